import { kindOf } from '../attack/kind.ts';
import { has } from '../card/specials.ts';
import type { Strike } from '../questions.ts';
import { type AlphaRule, core } from '../rule.ts';
import type { AttackCommand, State } from '../shape.ts';
import { INCH, isMech, isOn, isSubmerged } from '../state.ts';
import { type Seen, see } from './see.ts';

/** An inferred limit: more growth than this on a line ends it. */
export const MOST_WOODS = 6 * INCH;

/** What the one who aims sees: the spotter of an indirect attack, otherwise the attacker. */
export function seenIn(state: State, { unit, target, spotter, how }: AttackCommand): Seen | undefined {
  const foe = state.units[target];
  const watcher = state.units[how === 'indirect' && spotter !== undefined ? spotter : unit];
  return isOn(watcher) && isOn(foe) ? see(state, watcher, foe) : undefined;
}

const forbidden = (reason: (seen: Seen) => string | undefined): NonNullable<AlphaRule['forbids']> => ({
  attack: (state, command, _seat, book) => {
    // Whoever may fire without a spotter fires at what it does not see.
    if (kindOf(command.how) === 'physical' || (command.how === 'indirect' && command.spotter === undefined)) return undefined;
    if (book.holds('unseen', { command })) return undefined;
    const seen = seenIn(state, command);
    return seen && reason(seen);
  },
});

/** Does water take the force out of a shot? Torpedoes and guns without ammunition lose nothing. */
const isDamped = ({ attacker, target, how, kind }: Strike): boolean =>
  kind === 'weapon' && (isSubmerged(target) || isSubmerged(attacker)) && how !== 'TOR' && !has(attacker, 'ENE');

export const sightRules: readonly AlphaRule[] = [
  core('AS-los-basis', {
    structural: 'lines of sight run between the eyes of one figure and the body of the other',
    covers: ['ASC-term-los', 'ASC-tbl-plos-size'],
  }),
  core('AS-los-thirds', {
    forbids: forbidden(({ hidden }) => (hidden ? 'less than a third of the target shows' : undefined)),
    covers: ['AS-los-block'],
  }),
  core('AS-los-woods', {
    forbids: forbidden(({ dimmed }) => (dimmed > MOST_WOODS ? 'more than 6 inches of woods or smoke are in the way' : undefined)),
  }),
  core('AS-los-occupied', {
    structural: 'what a base touches, and what a line crosses, is asked of the table',
    covers: ['ASC-occupied-terrain', 'ASC-intervening-terrain'],
  }),
  core('AS-los-air', { structural: 'nothing but a roof or the water stands between the ground and what flies over it' }),
  core('AS-underwater', {
    forbids: forbidden(({ parted }) => (parted ? 'one of the two is under water and the other is not in it' : undefined)),
    // Half of it, at least a point.
    multiplies: { damage: strike => (isDamped(strike) ? 0.5 : undefined) },
    atLeast: { damage: strike => (isDamped(strike) && strike.value.points > 0 ? 1 : undefined) },
    covers: ['AS-los-water'],
  }),
  core('AS-los-cover-who', {
    waives: { toHit: ({ target }) => (isMech(target) ? undefined : ['AS-to-hit-cover', 'AS-to-hit-cover-ce']) },
  }),
];
