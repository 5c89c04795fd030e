import { has } from '../card/specials.ts';
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

const TOUCHING = ['strike', 'melee', 'charge', 'dfa', 'antimech', 'fall', 'board'];

const forbidden = (reason: (seen: Seen) => string | undefined): NonNullable<AlphaRule['forbids']> => ({
  attack: (state, command) => {
    // Whoever may fire without a spotter fires at what it does not see.
    if (TOUCHING.includes(command.how) || (command.how === 'indirect' && command.spotter === undefined)) return undefined;
    if (command.with?.includes('overhead-arms')) return undefined;
    const seen = seenIn(state, command);
    return seen && reason(seen);
  },
});

export const sightRules: readonly AlphaRule[] = [
  core('AS-los-basis', { covers: ['ASC-term-los', 'ASC-tbl-plos-size'] }),
  core('AS-los-thirds', {
    forbids: forbidden(({ hidden }) => (hidden ? 'less than a third of the target shows' : undefined)),
    covers: ['AS-los-block'],
  }),
  core('AS-los-woods', {
    forbids: forbidden(({ dimmed }) => (dimmed > MOST_WOODS ? 'more than 6 inches of woods or smoke are in the way' : undefined)),
  }),
  core('AS-los-occupied', { covers: ['ASC-occupied-terrain', 'ASC-intervening-terrain'] }),
  core('AS-los-air'),
  core('AS-underwater', {
    forbids: forbidden(({ parted }) => (parted ? 'one of the two is under water and the other is not in it' : undefined)),
    adds: {
      // Half of it, at least a point; torpedoes and guns without ammunition lose nothing.
      taken: ({ attacker, target, how, dealt, kind }) =>
        kind === 'weapon' && dealt > 1 && isSubmerged(target) && how !== 'TOR' && !has(attacker, 'ENE')
          ? Math.floor(dealt / 2) - dealt
          : undefined,
    },
    covers: ['AS-los-water'],
  }),
  core('AS-los-cover-who', {
    waives: { toHit: ({ target }) => (isMech(target) ? undefined : ['AS-to-hit-cover', 'AS-to-hit-cover-ce']) },
  }),
];
