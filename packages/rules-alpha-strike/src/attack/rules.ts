import { hasArcs, MOST_VOLLEYS, volleyLeft, volleysOf } from '../aerospace/arcs.ts';
import { specialsOf } from '../card/specials.ts';
import { type AlphaRule, core } from '../rule.ts';
import type { State, Unit } from '../shape.ts';
import { isOn, marked, otherSeat } from '../state.ts';
import { aimOf, kindOf } from './aim.ts';
import { EXTRA } from './extra.ts';
import { firepowerBy, isSome } from './value.ts';

/** Has the unit used its one attack, or all it has on its several sides? */
export const spentAttack = (unit: Unit): boolean =>
  hasArcs(unit) ? volleysOf(unit).length >= MOST_VOLLEYS : unit.did.some(what => !EXTRA.includes(what));

/** A rear shot and a forward one may go together. */
const goesWith = (unit: Unit, how: string): boolean =>
  unit.did.every(
    what =>
      EXTRA.includes(what) ||
      (what === 'rear' && (how === 'standard' || how === 'turret')) ||
      (how === 'rear' && (what === 'standard' || what === 'turret')),
  );

const count: AlphaRule = core('AS-attack-count', {
  forbids: {
    attack: (state, command, _seat, book) => {
      const { unit: id, how, target, with: using = [] } = command;
      const unit = state.units[id];
      if (!unit) return undefined;
      const arc = unit.card.arcs ? aimOf(state, command)?.arc : undefined;
      if (arc) return volleyLeft(unit, how, arc) ? undefined : 'these weapons have already fired this turn';
      if (EXTRA.includes(how)) return devicesLeft(unit, how) ? undefined : 'it has used that this turn';
      if (goesWith(unit, how) && !unit.did.includes(how)) return undefined;
      return book.ask('again', { unit, target, how, with: using }).total > 0 ? undefined : 'it has already attacked this turn';
    },
    demolish: ({ units }, { unit }) => (units[unit] && spentAttack(units[unit]) ? 'it has already attacked this turn' : undefined),
    bombard: ({ units }, { unit }) => (units[unit] && spentAttack(units[unit]) ? 'it has already attacked this turn' : undefined),
    deed: ({ units }, { unit, deed }) =>
      units[unit] && (deed === 'spot' ? units[unit].did.includes('spot') : spentAttack(units[unit]))
        ? 'it has already acted this turn'
        : undefined,
  },
  covers: ['AS-phys-count'],
});

function devicesLeft(unit: Unit, how: string): boolean {
  const special = specialsOf(unit.card).get(how);
  if (!special) return false;
  const used = unit.did.filter(what => what === how).length;
  const perTurn = how === 'BTAS' || how === 'TSEMP-O' ? 1 : special.count;
  if (used >= Math.max(1, perTurn)) return false;
  return how === 'BTAS' || how === 'TSEMP-O' ? unit.spent.filter(what => what === how).length < special.count : true;
}

const enemies: AlphaRule = core('AS-damage', {
  forbids: {
    attack: ({ units }, { unit, target }) => {
      const foe = units[target];
      if (!isOn(foe) || foe.hidden) return 'there is no such target';
      // A robot that has gone berserk knows no friends.
      if (units[unit] && marked(units[unit], 'berserk') && foe.id !== unit) return undefined;
      return foe.seat === otherSeat(units[unit]?.seat ?? 0) ? undefined : 'that is no enemy';
    },
  },
  base: { damage: ({ value, kind }) => (kind === 'weapon' ? value.points : undefined) },
  atLeast: { damage: () => 0, taken: () => 0 },
  covers: ['ASC-term-armor-structure', 'AS-damage-infantry'],
});

const passes: AlphaRule = core('AS-damage-order', { base: { taken: ({ dealt }) => dealt } });

const reach: AlphaRule = core('AS-range-nodamage', {
  forbids: {
    attack: (state, command, _seat, book) => {
      if (kindOf(command.how) === 'physical') return undefined;
      const aim = aimOf(state, command);
      if (!aim) return 'the target is out of range';
      if (aim.kind === 'device')
        return aim.bracket <= DEVICE_REACH[command.how as keyof typeof DEVICE_REACH] ? undefined : 'the target is out of range';
      return isSome(firepowerBy(book, aim.attacker, aim.how, aim.bracket, aim.arc)) ? undefined : 'it does no damage at that range';
    },
  },
  covers: ['AS-attack-special'],
});

/** The last bracket a device reaches: 0 Short, 1 Medium. */
const DEVICE_REACH = { TAG: 1, LTAG: 0, CNARC: 0, SNARC: 1, INARC: 1, BTAS: 0, MTAS: 0, TSEMP: 1, 'TSEMP-O': 1 } as const;

const possible: AlphaRule = core('AS-dice', {
  forbids: {
    attack: (state, command, _seat, book) => {
      const aim = aimOf(state, command);
      return aim && book.ask('toHit', aim).total > 12 ? 'no roll is high enough' : undefined;
    },
  },
  covers: ['ASC-term-d6', 'ASC-term-target-number', 'ASC-term-modifiers', 'ASC-term-modified-tn'],
});

const indirect: AlphaRule = core('AS-if', {
  forbids: {
    attack: (state, { how, spotter, unit }, _seat, book) => {
      if (how !== 'indirect') return spotter === undefined ? undefined : 'only indirect fire has a spotter';
      if (spotter === undefined && state.units[unit] && book.ask('blind', { unit: state.units[unit] }).total > 0) return undefined;
      return spotterTrouble(state, state.units[unit], spotter === undefined ? undefined : state.units[spotter]);
    },
  },
  covers: ['AS-if-spotter', 'AS-sua-if', 'ASC-sua-iatm-indirect'],
});

function spotterTrouble(_state: State, attacker: Unit | undefined, spotter: Unit | undefined): string | undefined {
  if (!isOn(spotter) || spotter.seat !== attacker?.seat || spotter.id === attacker?.id) return 'indirect fire needs a friend who spots';
  if (spotter.shutdown || marked(spotter, 'stunned')) return 'a spotter has to be awake';
  return marked(spotter, 'routed') ? 'a routed unit does not spot' : undefined;
}

export const attackRules: readonly AlphaRule[] = [
  count,
  enemies,
  passes,
  reach,
  possible,
  indirect,
  core('AS-attack-overheat'),
  core('AS-round', { covers: ['ASC-term-round-up', 'ASC-term-round-down', 'ASC-term-round-normally', 'ASC-term-multipliers'] }),
];
