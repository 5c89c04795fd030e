import { hasArcs, MOST_VOLLEYS, volleyLeft, volleysOf } from '../aerospace/arcs.ts';
import { countOf, deviceOf, specialsOf } from '../card/specials.ts';
import { type AlphaRule, core, option } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { hasJumped, isInfantry, isOn, isWithin, marked, otherSeat, stoodStill } from '../state.ts';
import { aimOf, reachOf } from './aim.ts';
import { EXTRA } from './extra.ts';
import { kindOf } from './kind.ts';
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

/** A unit with several guns of a kind fires all of them, and nothing else. */
const gunsSpent = (unit: Unit, weapon: string): boolean => {
  const fired = unit.did.filter(what => !EXTRA.includes(what));
  return spentAttack(unit) && !(fired.every(what => what === 'artillery') && fired.length < countOf(unit, weapon));
};

/** Suits that have fired a gun of their own do nothing besides. */
const shelledAlone = (unit: Unit): boolean => isInfantry(unit) && unit.did.includes('artillery');
const SHELLED = 'whoever fires artillery on foot makes no other attack';

const count: AlphaRule = core('AS-attack-count', {
  forbids: {
    attack: (state, command, _seat, book) => {
      const { unit: id, how, target, with: using = [] } = command;
      const unit = state.units[id];
      if (!unit) return undefined;
      const arc = unit.card.arcs ? aimOf(state, command)?.arc : undefined;
      if (arc) return volleyLeft(unit, how, arc) ? undefined : 'these weapons have already fired this turn';
      if (shelledAlone(unit)) return SHELLED;
      if (EXTRA.includes(how)) return devicesLeft(unit, how) ? undefined : 'it has used that this turn';
      if (goesWith(unit, how) && !unit.did.includes(how)) return undefined;
      return book.holds('again', { unit, target, how, with: using }) ? undefined : 'it has already attacked this turn';
    },
    demolish: ({ units }, { unit }) => (units[unit] && spentAttack(units[unit]) ? 'it has already attacked this turn' : undefined),
    bombard: ({ units }, { unit: id, weapon }) => {
      const unit = units[id];
      return unit && (gunsSpent(unit, weapon) || (isInfantry(unit) && unit.did.length > 0))
        ? 'it has already attacked this turn'
        : undefined;
    },
    deed: ({ units }, { unit, deed }, _seat, book) =>
      !book.permits('deed', deed)
        ? 'the players have not agreed on that'
        : units[unit] && (deed === 'spot' ? units[unit].did.includes('spot') : spentAttack(units[unit]))
          ? 'it has already acted this turn'
          : undefined,
  },
  covers: ['AS-phys-count'],
});

function devicesLeft(unit: Unit, how: string): boolean {
  const special = deviceOf(unit.card, how);
  if (!special) return false;
  const used = unit.did.filter(what => what === how).length;
  const perTurn = how === 'BTAS' || how === 'TSEMP-O' ? 1 : special.count;
  if (used >= Math.max(1, perTurn)) return false;
  return how === 'BTAS' || how === 'TSEMP-O' ? unit.spent.filter(what => what === how).length < special.count : true;
}

const enemies: AlphaRule = core('AS-damage', {
  forbids: {
    attack: ({ units }, { unit: id, target }, _seat, book) => {
      const [unit, foe] = [units[id], units[target]];
      if (!isOn(foe) || foe.hidden) return 'there is no such target';
      return unit && book.holds('hostile', { unit, target: foe }) ? undefined : 'that is no enemy';
    },
  },
  affirms: { hostile: ({ unit, target }) => target.seat === otherSeat(unit.seat) },
  base: { damage: ({ value, kind }) => (kind === 'weapon' ? value.points : undefined) },
  atLeast: { damage: () => 0, taken: () => 0, soaked: () => 0 },
  covers: ['ASC-term-armor-structure', 'AS-damage-infantry'],
});

const passes: AlphaRule = core('AS-damage-order', { base: { taken: ({ dealt }) => dealt, soaked: ({ dealt }) => dealt } });

const reach: AlphaRule = core('AS-range-nodamage', {
  forbids: {
    attack: (state, command, _seat, book) => {
      const kind = kindOf(command.how);
      if (kind === 'physical') return undefined;
      // Most shots are out of reach: that is seen from the range, before anybody looks along the line.
      const reach = reachOf(state, command);
      if (!reach) return 'the target is out of range';
      const { attacker, bracket, arc } = reach;
      if (kind === 'device')
        return bracket <= DEVICE_REACH[command.how as keyof typeof DEVICE_REACH] ? undefined : 'the target is out of range';
      return isSome(firepowerBy(book, attacker, command.how, bracket, arc)) ? undefined : 'it does no damage at that range';
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
      if (spotter === undefined && state.units[unit] && book.holds('blind', { unit: state.units[unit] })) return undefined;
      return spotterTrouble(state.units[unit], spotter === undefined ? undefined : state.units[spotter]);
    },
  },
  covers: ['AS-sua-if', 'ASC-sua-iatm-indirect'],
});

/** An option: a spotter is near enough, and its own way of moving counts as well. */
const aces: AlphaRule = option('AS-if-spotter-aces', {
  forbids: {
    attack: ({ units }, { how, spotter, target }) => {
      const [friend, foe] = [spotter === undefined ? undefined : units[spotter], units[target]];
      if (how !== 'indirect' || !isOn(friend) || !isOn(foe)) return undefined;
      return isWithin(friend, foe, SPOTTING_REACH) ? undefined : 'the spotter is more than 42 inches from the target';
    },
  },
  adds: {
    toHit: ({ spotter }) => {
      if (!spotter || isInfantry(spotter)) return undefined;
      return hasJumped(spotter) ? 2 : stoodStill(spotter) ? -1 : undefined;
    },
  },
});
const SPOTTING_REACH = 42;

function spotterTrouble(attacker: Unit | undefined, spotter: Unit | undefined): string | undefined {
  if (!isOn(spotter) || spotter.seat !== attacker?.seat || spotter.id === attacker?.id) return 'indirect fire needs a friend who spots';
  return spotter.shutdown || marked(spotter, 'stunned') ? 'a spotter has to be awake' : undefined;
}

export const attackRules: readonly AlphaRule[] = [
  count,
  enemies,
  passes,
  reach,
  possible,
  indirect,
  aces,
  core('AS-attack-overheat', { structural: 'an attack names its overheat before anybody rolls' }),
  core('AS-sua-tur', {
    forbids: {
      attack: ({ units }, { unit, how }) =>
        how === 'turret' && units[unit] && !specialsOf(units[unit].card).has('TUR') ? 'it has no turret' : undefined,
    },
  }),
  core('AS-round', {
    structural: 'every number says itself how it is rounded',
    covers: ['ASC-term-round-up', 'ASC-term-round-down', 'ASC-term-round-normally', 'ASC-term-multipliers'],
  }),
];
