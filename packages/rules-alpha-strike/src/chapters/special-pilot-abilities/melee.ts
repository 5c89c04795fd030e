import { table as terrain } from '@sortie/board';
import { NOT_NOW } from '../../abilities/use.ts';
import { aimOf } from '../../attack/aim.ts';
import { newAttack } from '../../attack/attack.ts';
import { has } from '../../card/specials.ts';
import { rollCritical } from '../../criticals/roll.ts';
import { find } from '../../movement/terrain.ts';
import type { Aim, Strike } from '../../questions.ts';
import type { AlphaRule, Table } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { canAct, inContact, isInfantry, isOn, marked, unitAt } from '../../state.ts';
import { shortDamage, uses } from './aiming.ts';
import { knows } from './knows.ts';
import { calls, saidWithAttack, saidWithMove, spa } from './spa.ts';

const isFist = ({ kind }: Pick<Aim, 'kind'>): boolean => kind === 'physical';
/** Blows with hand, foot or a weapon in the hand; not with the whole machine. */
const isBlow = ({ how }: Pick<Strike, 'how'>): boolean => how === 'strike' || how === 'melee';
const BODILY = ['strike', 'melee', 'charge', 'dfa'];

const PREEMPTS = 'street-fighter';

/** May the target strike first? It has done nothing yet, is touched by its attacker, and does not hold its fists back. */
function forestalls({ attacker, target }: Aim): boolean {
  return (
    knows(target, PREEMPTS) &&
    !knows(attacker, PREEMPTS) &&
    isOn(attacker) &&
    isOn(target) &&
    canAct(target) &&
    target.did.length === 0 &&
    target.structure > 0 &&
    attacker.structure > 0 &&
    !marked(target, 'holdsBack') &&
    inContact(attacker, target)
  );
}

/** The blow before the blow; whatever it does is felt at once. */
function forestall(play: Table, provoked: Aim): void {
  if (!forestalls(provoked)) return;
  const { target: fighter, attacker } = provoked;
  const how = has(fighter, 'MEL') ? 'melee' : 'strike';
  const aim = aimOf(play.state, { type: 'attack', unit: fighter.id, target: attacker.id, how, with: [PREEMPTS] });
  if (!aim) return;
  play.run('attack', newAttack(aim));
  play.run('settling', { unit: attacker.id });
}

const CLUBS = ['woods', 'jungle', 'rubble', 'building'] as const;
const findsClub = (state: State, unit: Unit, path: readonly { readonly x: number; readonly y: number }[]): boolean => {
  const at = path.at(-1) ?? unit.at;
  return at !== null && find(terrain.groundAt(state.table, at), ...CLUBS) !== undefined;
};

export const meleeRules: readonly AlphaRule[] = [
  spa('dodge', { adds: { toHit: aim => (isFist(aim) && knows(aim.target, 'dodge') ? 2 : undefined) } }),
  spa('melee-specialist', { adds: { toHit: aim => (isFist(aim) && knows(aim.attacker, 'melee-specialist') ? -1 : undefined) } }),
  spa('melee-master', {
    adds: {
      damage: ({ attacker, how }) =>
        BODILY.includes(how) && knows(attacker, 'melee-master') ? Math.ceil(attacker.card.size / 2) : undefined,
    },
  }),
  spa('zweihander', { adds: { damage: strike => (isBlow(strike) && knows(strike.attacker, 'zweihander') ? 1 : undefined) } }),
  spa('fist-fire', {
    adds: {
      damage: strike =>
        isBlow(strike) && knows(strike.attacker, 'fist-fire') && !uses(strike, PREEMPTS)
          ? Math.ceil(shortDamage(strike.attacker) / 2) || undefined
          : undefined,
    },
  }),
  spa('swordsman', {
    forbids: {
      attack: ({ units }, { unit, how, with: using }) =>
        using?.includes('swordsman') && units[unit] && !(how === 'melee' && knows(units[unit], 'swordsman'))
          ? 'nobody aboard can do that'
          : undefined,
    },
    ...saidWithAttack('swordsman', unit => knows(unit, 'swordsman'), ['melee']),
    adds: {
      damage: strike => (strike.how === 'melee' && knows(strike.attacker, 'swordsman') && !uses(strike, 'swordsman') ? 1 : undefined),
    },
    steps: {
      attack: [
        {
          name: 'a thrust through the armor',
          after: 'apply',
          run: (play, { aim, hit }) => {
            const target = unitAt(play.state, aim.target.id);
            if (hit && uses(aim, 'swordsman') && !isInfantry(target) && target.structure > 0)
              rollCritical(play, target.id, aim.attacker.id);
          },
        },
      ],
    },
  }),
  spa('street-fighter', {
    covers: ['ASC-spa-street-fighter-duel'],
    adds: {
      toHit: aim => (uses(aim, PREEMPTS) ? 1 : undefined),
      damage: strike => (uses(strike, PREEMPTS) ? shortDamage(strike.attacker) || undefined : undefined),
    },
    ...calls(PREEMPTS, unit => knows(unit, PREEMPTS)),
    forbids: {
      ability: ({ units }, { ability, unit: id }) => {
        const unit = id === undefined ? undefined : units[id];
        return ability === PREEMPTS && !(unit && knows(unit, PREEMPTS) && !marked(unit, 'holdsBack')) ? NOT_NOW : undefined;
      },
      attack: (_view, { with: using }) => (using?.includes(PREEMPTS) ? 'it strikes first only when it is attacked' : undefined),
    },
    steps: {
      provoking: [{ name: 'strike first', after: 'begin', run: forestall }],
      using: [
        {
          name: 'hold back',
          after: 'begin',
          run: (play, { ability, unit: id }) => {
            if (ability !== PREEMPTS || id === undefined) return;
            play.emit({ type: 'fistsHeldBack', unit: id, until: play.state.turn });
          },
        },
      ],
    },
  }),
  spa('slugger', {
    forbids: {
      move: (view, { unit: id, path, mode, with: using }) => {
        const unit = view.units[id];
        if (!unit || !using?.includes('slugger')) return undefined;
        if (!knows(unit, 'slugger') || has(unit, 'MEL') || marked(unit, 'club')) return 'it needs no such weapon';
        return mode !== 'jump' && findsClub(view, unit, path) ? undefined : 'there is nothing to swing there';
      },
    },
    affirms: { wields: ({ unit }) => marked(unit, 'club') },
    ...saidWithMove('slugger', unit => knows(unit, 'slugger')),
    adds: { toll: ({ command }) => (command.with?.includes('slugger') ? 2 : undefined) },
    steps: {
      heeding: [
        {
          name: 'a club',
          after: 'begin',
          run: (play, { unit: id, with: using }) => {
            if (!using.includes('slugger')) return;
            play.emit({ type: 'clubFound', unit: id });
          },
        },
      ],
    },
  }),
];
