import { type Telling, tell } from '@sortie/kernel';
import { isShip } from '../card/craft.ts';
import { ringOf } from '../map/sectors.ts';
import { asc, type Book, type RadarRule, type Seen } from '../rule.ts';
import { outOfTurn } from '../sequence/turn.ts';
import type { Bomb, Engage, Unit } from '../shape.ts';
import { sharesZone } from '../state.ts';
import { clashing, isAskedFor } from './clash.ts';
import { bearing } from './exchange.ts';
import { isUp } from './up.ts';
import { attacksLeft, hasGuns, slotOf, usableIn } from './weapons.ts';

/** The two that a command names, if they are what it takes. */
const pair = (view: Seen, { unit, target }: Engage): readonly [Unit, Unit] | undefined => {
  const [one, two] = [view.units[unit], view.units[target]];
  return one && two ? [one, two] : undefined;
};

const initiate: RadarRule = asc('ASC-space-engagement-initiate', 77, {
  forbids: {
    engage: (view, command, seat) => {
      const late = outOfTurn(view, 'combat', view.units[command.unit], seat);
      if (late) return late;
      const both = pair(view, command);
      if (!both || both[1].seat === seat || both[1].fate !== 'fighting') return tell('that is not an enemy on the map');
      if (!isUp(view, both[0])) return tell('that craft does not act now');
      return both[1].turn.late ? tell('it has come too late for this turn') : undefined;
    },
  },
  covers: ['ASC-space-combat-declaration-order', 'ASC-space-attack-sequence'],
});

const sameZone: RadarRule = asc('ASC-space-engagement-attack-range', 76, {
  forbids: {
    engage: (view, command) => {
      const both = pair(view, command);
      return both && !sharesZone(...both) ? tell('they are not in the same zone of one map') : undefined;
    },
  },
  covers: ['ASC-space-los', 'ASC-space-los-capital', 'ASC-space-attack-eligibility'],
});

const onceEach: RadarRule = asc('ASC-space-engagement-return-fire', 77, {
  forbids: {
    engage: (view, { unit, target }) => (view.units[unit]?.turn.met.includes(target) ? tell('these two have met this turn') : undefined),
    answer: (view, _command, seat) => (isAskedFor(view, 'answer', seat) ? undefined : tell('that is not asked now')),
  },
});

/** Why it cannot fire what it says. */
const unfit = (unit: Unit, bomb: Bomb | undefined, book: Book): Telling | undefined => {
  if (bomb === undefined) return hasGuns(book, unit) ? undefined : tell('it has nothing left to fire');
  return unit.bombs.includes(bomb) ? undefined : tell('it carries no such missile');
};

const limits: RadarRule = asc('ASC-space-attacks-per-unit', 77, {
  affirms: { attacks: ({ clash, who }) => who === 0 || clash.returns === true },
  forbids: {
    engage: (view, command, _seat, book) => {
      const unit = view.units[command.unit];
      if (!unit) return undefined;
      if (book.holds('unarmed', { command }) !== undefined)
        return command.bomb === undefined && !command.overheat ? undefined : tell('it does not fire');
      return attacksLeft(unit) <= 0 ? tell('it has made all its attacks') : unfit(unit, command.bomb, book);
    },
    answer: (view, { fire, bomb }, _seat, book) => {
      const unit = view.clash ? view.units[view.clash.units[1]] : undefined;
      if (!unit) return undefined;
      return fire ? unfit(unit, bomb, book) : bomb && tell('it does not fire');
    },
  },
  covers: ['ASC-tbl-large-craft-attack-limits'],
});

const periphery: RadarRule = asc('ASC-space-peripheral-combat-limits', 74, {
  forbids: {
    engage: (view, { unit: id }) => {
      const unit = view.units[id];
      if (!unit || ringOf(unit.sector) !== 'peripheral') return undefined;
      return isShip(unit) ? tell('there it fights only from afar') : tell('it does not fight in the Peripheral Zone');
    },
  },
  covers: ['ASC-space-peripheral-zone'],
});

const HOTTEST = 4;
/** Overheating is said with the attack, before it is rolled. */
const overheating = (unit: Unit | undefined, overheat: number, bomb: boolean): Telling | undefined => {
  if (!unit || overheat === 0) return undefined;
  if (bomb) return tell('overheating does nothing for missiles carried outside');
  if (overheat > unit.card.overheat) return tell('it cannot overheat that far');
  return unit.heat + overheat > HOTTEST ? tell('it is too hot for that') : undefined;
};

const overheat: RadarRule = asc('ASC-space-overheat', 77, {
  forbids: {
    engage: ({ units }, { unit, overheat: used = 0, bomb }) => overheating(units[unit], used, bomb !== undefined),
    answer: ({ units, clash }, { overheat: used = 0, bomb, fire }) =>
      !fire && used > 0 ? tell('it does not fire') : overheating(clash ? units[clash.units[1]] : undefined, used, bomb !== undefined),
  },
  adds: {
    damage: ({ overheat: used, bracket, bomb }) =>
      used > 0 && bomb === null && (bracket === 'short' || bracket === 'medium') ? used : undefined,
  },
  covers: ['ASC-space-overheat-limits'],
});

/** Which weapons fire: each class of the side once a turn, within the limit of the craft. */
const once: RadarRule = asc('ASC-space-multi-attack-once-each', 78, {
  forbids: {
    fire: (view, { weapons, helper }, seat, book) => {
      const { clash } = view;
      if (!clash || !isAskedFor(view, 'fire', seat)) return tell('that is not asked now');
      const unit = clashing(view, clash, clash.who);
      const [arc, bracket] = bearing(clash, clash.who);
      if (weapons.length > attacksLeft(unit)) return tell('it has not so many attacks left');
      if (new Set(weapons.map(weapon => slotOf(arc, weapon))).size < weapons.length) return tell('each class of weapons fires once a turn');
      const usable = usableIn(book, unit, arc, bracket);
      if (weapons.some(weapon => !usable.includes(weapon))) return tell('those weapons do nothing there');
      return helper === undefined || isHelper(book, unit, view.units[helper]) ? undefined : tell('that craft does not join in');
    },
  },
  covers: ['ASC-space-weapon-classes'],
});

const isHelper = (book: Book, unit: Unit, helper: Unit | undefined): boolean =>
  helper !== undefined && book.holds('helps', { unit, helper }) !== undefined;

/** The first target is the primary one; whatever is left over goes to others at a price. */
const secondary: RadarRule = asc('ASC-space-multi-attack-targets', 78, {
  adds: { toHit: ({ secondary: second }) => (second ? 1 : undefined) },
  covers: ['ASC-space-tohit-secondary'],
});

export const engageRules: readonly RadarRule[] = [initiate, sameZone, onceEach, limits, periphery, overheat, once, secondary];
