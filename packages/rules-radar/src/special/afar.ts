import { type Handler, type Telling, tell } from '@sortie/kernel';
import type { Arc, WeaponClass } from '../card/card.ts';
import { ARCS } from '../card/card.ts';
import { isShip, keepsStation } from '../card/craft.ts';
import { attack } from '../combat/shoot.ts';
import { isUp } from '../combat/up.ts';
import { damageAt, readyIn } from '../combat/weapons.ts';
import { strike } from '../damage/apply.ts';
import { areAdjacent, ringOf } from '../map/sectors.ts';
import { isAdrift, thrustOf } from '../movement/thrust.ts';
import type { Aim } from '../questions.ts';
import { asc, type Book, type RadarRule, type Seen, type Table } from '../rule.ts';
import { outOfTurn } from '../sequence/turn.ts';
import type { Command, Radar, State, Unit } from '../shape.ts';
import { isEngaged, isFighting } from '../state.ts';

type Launch = Extract<Command, { readonly type: 'launch' }>;
type Pass = Extract<Command, { readonly type: 'pass' }>;

const isPeripheral = (unit: Unit): boolean => ringOf(unit.sector) === 'peripheral';

/** In the same sector or in one that touches it; from the Peripheral Zone never along it. */
const reaches = (unit: Unit, target: Unit): boolean => {
  if (unit.sector === target.sector) return true;
  return areAdjacent(unit.sector, target.sector) && !(isPeripheral(unit) && isPeripheral(target));
};

const isMark = (unit: Unit, target: Unit | undefined): target is Unit =>
  isFighting(target) && target.seat !== unit.seat && isShip(target) && !target.sunk;

/** Not in a fight of its own, outside of any atmosphere, and with an attack to spare. */
const isFree = (state: State, unit: Unit): boolean =>
  isShip(unit) && !unit.sunk && !unit.turn.afar && !isEngaged(state, unit.id) && isUp(state, unit);

const launchable = (unit: Unit, arc: Arc): boolean =>
  readyIn(unit, arc).includes('missiles') && damageAt(unit, arc, 'missiles', 'extreme') > 0;

/** What a ship could do from afar now. */
export function* afarOptions(view: State, unit: Unit, book: Book): Generator<Launch | Pass> {
  if (!isFree(view, unit)) return;
  const marks = view.units.filter(one => isMark(unit, one) && reaches(unit, one));
  if (marks.length === 0) return;
  for (const arc of ARCS) {
    for (const { id } of marks) if (launchable(unit, arc)) yield { type: 'launch', unit: unit.id, target: id, arc };
    if (!isPeripheral(unit) || keepsStation(unit) || thrustOf(book, unit) <= 0) continue;
    for (const weapon of passing(unit, arc))
      for (const mark of marks) if (mark.sector === unit.sector) yield { type: 'pass', unit: unit.id, target: mark.id, arc, weapon };
  }
}

export const mayFireAfar = (view: State, unit: Unit, book: Book): boolean => afarOptions(view, unit, book).next().done !== true;

/** Capital weapons with a value at extreme range. */
const passing = (unit: Unit, arc: Arc): readonly WeaponClass[] =>
  readyIn(unit, arc).filter(weapon => weapon !== 'standard' && damageAt(unit, arc, weapon, 'extreme') > 0);

/** The same objections for both ways of firing from afar. */
const each = (say: (view: Seen, unit: Unit, target: Unit | undefined) => Telling | undefined): NonNullable<RadarRule['forbids']> => ({
  launch: (view, { unit, target }) => (view.units[unit] ? say(view, view.units[unit], view.units[target]) : undefined),
  pass: (view, { unit, target }) => (view.units[unit] ? say(view, view.units[unit], view.units[target]) : undefined),
});

const declaration: RadarRule = asc('ASC-acm-declaration', 83, {
  forbids: {
    launch: (view, { unit }, seat) => declared(view, view.units[unit], seat),
    pass: (view, { unit }, seat) => declared(view, view.units[unit], seat),
  },
});

function declared(view: Seen, unit: Unit | undefined, seat: number): Telling | undefined {
  const late = outOfTurn(view, 'combat', unit, seat);
  if (late || !unit) return late;
  if (!isUp(view, unit)) return tell('that craft does not act now');
  if (unit.turn.afar) return tell('it has fired from afar this turn');
  return isEngaged(view, unit.id) ? tell('it is engaged') : undefined;
}

const eligible: RadarRule = asc('ASC-acm-eligible', 83, {
  forbids: each((_view, unit) => (isShip(unit) ? undefined : tell('only ships fire from afar'))),
});

const position: RadarRule = asc('ASC-acm-firing-position', 83, {
  forbids: each((_view, unit) => (unit.sunk ? tell('not inside of an atmosphere') : undefined)),
});

const targeting: RadarRule = asc('ASC-acm-targeting', 83, {
  forbids: {
    ...each((_view, unit, target) => {
      if (!isMark(unit, target)) return tell('that is not an enemy ship in space');
      return unit.sector === target.sector || areAdjacent(unit.sector, target.sector) ? undefined : tell('it is too far away');
    }),
    launch: (view, { unit: id, target: other, arc }) => {
      const [unit, target] = [view.units[id], view.units[other]];
      if (!unit) return undefined;
      if (!isMark(unit, target)) return tell('that is not an enemy ship in space');
      if (!launchable(unit, arc)) return tell('it has no capital missiles ready on that side');
      return unit.sector === target.sector || areAdjacent(unit.sector, target.sector) ? undefined : tell('it is too far away');
    },
  },
});

const peripheral: RadarRule = asc('ASC-acm-peripheral', 83, {
  forbids: {
    launch: ({ units }, { unit, target }) => {
      const [one, two] = [units[unit], units[target]];
      return one && two && isPeripheral(one) && isPeripheral(two) && one.sector !== two.sector
        ? tell('nobody reaches from one peripheral sector into the next')
        : undefined;
    },
  },
});

const noOwnEngagement: RadarRule = asc('ASC-acm-no-own-engagement', 83, {
  forbids: {
    engage: ({ units }, { unit }) => (units[unit]?.turn.afar ? tell('it has fired from afar, and begins no engagement') : undefined),
  },
});

const acmToHit: RadarRule = asc('ASC-acm-to-hit', 84, {
  adds: { toHit: ({ way, attacker, target }) => (way === 'launch' && attacker.sector !== target.sector ? 2 : undefined) },
});

/** Missiles that have found their mark strike in the End Phase, from a side that the die names. */
const acmDamage: RadarRule = asc('ASC-acm-damage', 84, {
  steps: {
    attack: [
      {
        name: 'flight',
        after: 'effect',
        run: (play, { aim, hit, damage }) => {
          if (aim.way === 'engage' || !hit) return;
          play.emit({ type: 'launched', strike: { by: aim.attacker.id, target: aim.target.id, damage } });
        },
      },
    ],
    aftermath: [{ name: 'missiles', insteadOf: 'missiles', run: arrive }],
  },
});

const FACES: readonly Arc[] = ['front', 'right', 'right', 'rear', 'left', 'left'];

function arrive(play: Table): void {
  for (const { by, target, damage } of play.state.strikes) {
    const roll = play.roll(1, 6, 'ASC-acm-facing');
    const arc = FACES[roll.total - 1]!;
    play.emit({ type: 'located', unit: target, roll, arc });
    const unit = play.state.units[target]!;
    strike(play, target, damage + (arc === 'rear' && !keepsStation(unit) ? 1 : 0), arc, by);
  }
  if (play.state.strikes.length > 0) play.emit({ type: 'struck', strikes: [] });
}

const highSpeed: RadarRule = asc('ASC-hsa-location-target', 86, {
  forbids: {
    pass: ({ units }, { unit, target }) => {
      const [one, two] = [units[unit], units[target]];
      return one && two && isPeripheral(one) && one.sector === two.sector ? undefined : tell('only within one peripheral sector');
    },
  },
});

const speedNeeded: RadarRule = asc('ASC-hsa-thrust-needed', 87, {
  forbids: {
    pass: ({ units }, { unit }, _seat, book) =>
      units[unit] && (keepsStation(units[unit]) || thrustOf(book, units[unit]) <= 0) ? tell('it has no Thrust to pass with') : undefined,
  },
});

const highSpeedBasis: RadarRule = asc('ASC-hsa-basis', 86, {
  forbids: {
    pass: ({ units }, { unit, arc, weapon }) =>
      units[unit] && !passing(units[unit], arc).includes(weapon) ? tell('those weapons do not reach so far') : undefined,
  },
});

/** Faster than the mark: a point for each point of Thrust. Slower: two points less for each. At least one is left. */
const highSpeedDamage: RadarRule = asc('ASC-hsa-damage', 87, {
  adds: { damage: ({ way, lead }) => (way === 'pass' ? (lead >= 0 ? lead : 2 * lead) || undefined : undefined) },
  atLeast: { damage: ({ way }) => (way === 'pass' ? 1 : undefined) },
});

export const afarRules: readonly RadarRule[] = [
  asc('ASC-acm-overview', 83, { covers: ['ASC-acm-no-control-roll'] }),
  declaration,
  eligible,
  position,
  targeting,
  peripheral,
  noOwnEngagement,
  asc('ASC-acm-attack-budget', 83),
  acmToHit,
  asc('ASC-acm-other-modifiers', 84),
  acmDamage,
  asc('ASC-acm-facing', 84),
  highSpeedBasis,
  highSpeed,
  speedNeeded,
  asc('ASC-hsa-to-hit', 87, { adds: { toHit: ({ way }) => (way === 'pass' ? 8 : undefined) } }),
  asc('ASC-hsa-ignores-pnt-scr', 87),
  highSpeedDamage,
];

/** A shot from outside of any engagement. */
export const aimFrom = (
  play: Pick<Table, 'state' | 'book'>,
  unit: Unit,
  target: Unit,
  arc: Arc,
  weapon: WeaponClass,
  way: 'launch' | 'pass',
): Aim => ({
  state: play.state,
  attacker: unit,
  target,
  weapon,
  bomb: null,
  arc,
  struck: 'front',
  bracket: 'extreme',
  way,
  tailing: false,
  secondary: false,
  overheat: 0,
  adrift: isAdrift(play.book, target),
  lead: way === 'pass' ? thrustOf(play.book, unit) - thrustOf(play.book, target) : 0,
});

const fireFrom = (play: Table, id: number, other: number, arc: Arc, weapon: WeaponClass, way: 'launch' | 'pass'): void => {
  attack(play, aimFrom(play, play.state.units[id]!, play.state.units[other]!, arc, weapon, way), false);
  play.emit({ type: 'exchanged' });
};

export const launch: Handler<Radar, 'launch'> = (play, { unit, target, arc }) => fireFrom(play, unit, target, arc, 'missiles', 'launch');
export const pass: Handler<Radar, 'pass'> = (play, { unit, target, arc, weapon }) => fireFrom(play, unit, target, arc, weapon, 'pass');
