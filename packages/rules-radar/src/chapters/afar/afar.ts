import { type Handler, nth, type Telling, tell } from '@sortie/kernel';
import { ARCS, type Arc, type WeaponClass } from '../../card/card.ts';
import { isShip, keepsStation } from '../../card/craft.ts';
import type { Asking } from '../../combat/clash.ts';
import { attack } from '../../combat/shoot.ts';
import { isUp } from '../../combat/up.ts';
import { attacksLeft, damageAt, readyIn } from '../../combat/weapons.ts';
import { strike } from '../../damage/apply.ts';
import { areAdjacent, ringOf } from '../../map/sectors.ts';
import { isAdrift, thrustOf } from '../../movement/thrust.ts';
import type { Aim, Asked } from '../../questions.ts';
import { asc, type RadarRule, type Seen, type Table } from '../../rule.ts';
import { outOfTurn } from '../../sequence/turn.ts';
import type { Radar, State, Unit } from '../../shape.ts';
import { fighting, isEngaged, isFighting } from '../../state.ts';
import type { AfarCommands } from './shape.ts';

type Launch = AfarCommands['launch'];
type Pass = AfarCommands['pass'];

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

/** Enemies that a ship could fire at from afar now. */
const marksOf = (view: State, unit: Unit): readonly Unit[] =>
  isFree(view, unit) ? view.units.filter(one => isMark(unit, one) && reaches(unit, one)) : [];

function* launches({ view, unit }: Asked & { readonly unit: Unit }): Generator<Launch> {
  for (const { id } of marksOf(view, unit))
    for (const arc of ARCS) if (launchable(unit, arc)) yield { type: 'launch', unit: unit.id, target: id, arc };
}

function* passes({ view, unit }: Asked & { readonly unit: Unit }): Generator<Pass> {
  if (!isPeripheral(unit)) return;
  for (const mark of marksOf(view, unit))
    for (const arc of ARCS)
      for (const weapon of passing(unit, arc))
        if (mark.sector === unit.sector) yield { type: 'pass', unit: unit.id, target: mark.id, arc, weapon };
}

/** Capital weapons with a value at extreme range. */
const passing = (unit: Unit, arc: Arc): readonly WeaponClass[] =>
  readyIn(unit, arc).filter(weapon => weapon !== 'standard' && damageAt(unit, arc, weapon, 'extreme') > 0);

/** The same objections for both ways of firing from afar. */
const each = (
  say: (view: Seen, unit: Unit, target: Unit | undefined, command: Launch | Pass) => Telling | undefined,
): NonNullable<RadarRule['forbids']> => {
  const objection = (view: Seen, command: Launch | Pass): Telling | undefined => {
    const unit = view.units[command.unit];
    return unit && say(view, unit, view.units[command.target], command);
  };
  return { launch: objection, pass: objection };
};

const declaration: RadarRule = asc('ASC-acm-declaration', 83, {
  permits: { command: ['launch'] },
  forbids: {
    launch: (view, { unit }, seat) => declared(view, view.units[unit], seat),
    pass: (view, { unit }, seat) => declared(view, view.units[unit], seat),
  },
  offers: { attacks: launches },
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
  forbids: each((_view, unit, target, command) => {
    if (!isMark(unit, target)) return tell('that is not an enemy ship in space');
    if (command.type === 'launch' && !launchable(unit, command.arc)) return tell('it has no capital missiles ready on that side');
    return unit.sector === target.sector || areAdjacent(unit.sector, target.sector) ? undefined : tell('it is too far away');
  }),
});

const budget: RadarRule = asc('ASC-acm-attack-budget', 83, {
  forbids: each((_view, unit) => (attacksLeft(unit) <= 0 ? tell('it has made all its attacks') : undefined)),
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

const isWatched = ({ state, attacker, target }: Aim): boolean =>
  fighting(state).some(({ id, seat, sector, sunk }) => id !== attacker.id && seat === attacker.seat && sector === target.sector && !sunk);

const spotted: RadarRule = {
  id: 'ASC-house-radar-spotted-missiles',
  cite: 'house',
  kind: 'advanced',
  waives: { toHit: aim => (aim.way === 'launch' && isWatched(aim) ? ['ASC-acm-to-hit'] : undefined) },
};

const acmToHit: RadarRule = asc('ASC-acm-to-hit', 84, {
  adds: { toHit: ({ way, attacker, target }) => (way === 'launch' && attacker.sector !== target.sector ? 2 : undefined) },
});

/** Missiles that have found their mark strike in the End Phase. */
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

/** A die names the side that they strike. */
const acmFacing: RadarRule = asc('ASC-acm-facing', 84, {
  base: { sideStruck: ({ rolled }) => ARCS.indexOf(nth(FACES, rolled - 1)) },
});

function arrive(play: Table): void {
  for (const { by, target, damage } of play.state.strikes) {
    const roll = play.roll(1, 6, 'ASC-acm-facing');
    const arc = nth(ARCS, play.ask('sideStruck', { rolled: roll.total }).total);
    play.emit({ type: 'located', unit: target, roll, arc });
    const unit = nth(play.state.units, target);
    strike(play, target, damage + play.ask('behind', { target: unit, struck: arc }).total, arc, by, true);
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
  permits: { command: ['pass'] },
  forbids: {
    pass: ({ units }, { unit, arc, weapon }) =>
      units[unit] && !passing(units[unit], arc).includes(weapon) ? tell('those weapons do not reach so far') : undefined,
  },
  offers: { attacks: passes },
});

/** What is added for speed stands for range, and for what helps to aim. */
const highSpeedToHit: RadarRule = asc('ASC-hsa-to-hit', 87, {
  adds: { toHit: ({ way }) => (way === 'pass' ? 8 : undefined) },
  waives: { toHit: ({ way }) => (way === 'pass' ? ['ASC-tbl-aero-range-mods', 'ASC-sa-nc3', 'ASC-sa-tele'] : undefined) },
});

/** Neither point defence nor screens are of use against what passes so fast. */
const tooFast: RadarRule = asc('ASC-hsa-ignores-pnt-scr', 87, {
  waives: { toHit: ({ way }) => (way === 'pass' ? ['ASC-space-tohit-point-defense', 'ASC-sa-scr'] : undefined) },
  denies: { stopped: ({ way }) => way === 'pass' },
});

/** Faster than the mark: a point for each point of Thrust. Slower: two points less for each. At least one is left. */
const highSpeedDamage: RadarRule = asc('ASC-hsa-damage', 87, {
  adds: { damage: ({ way, lead }) => (way === 'pass' ? (lead >= 0 ? lead : 2 * lead) || undefined : undefined) },
  atLeast: { damage: ({ way }) => (way === 'pass' ? 1 : undefined) },
});

export const afarRules: readonly RadarRule[] = [
  asc('ASC-acm-overview', 83, { structural: 'a launch is one shot, outside of any exchange', covers: ['ASC-acm-no-control-roll'] }),
  declaration,
  eligible,
  position,
  targeting,
  peripheral,
  noOwnEngagement,
  budget,
  acmToHit,
  spotted,
  asc('ASC-acm-other-modifiers', 84, { structural: 'a launch asks for its to-hit number like any shot' }),
  acmDamage,
  acmFacing,
  highSpeedBasis,
  highSpeed,
  speedNeeded,
  highSpeedToHit,
  tooFast,
  highSpeedDamage,
];

/** A shot from outside of any engagement. */
export const aimFrom = ({ state, book }: Asking, unit: Unit, target: Unit, arc: Arc, weapon: WeaponClass, way: 'launch' | 'pass'): Aim => ({
  state,
  attacker: unit,
  target,
  weapon,
  bomb: null,
  arc,
  struck: 'front',
  bracket: 'extreme',
  counted: 'extreme',
  way,
  tailing: false,
  secondary: false,
  overheat: 0,
  adrift: isAdrift(book, target),
  lead: way === 'pass' ? thrustOf(book, unit) - thrustOf(book, target) : 0,
});

function fireFrom(play: Table, { type, unit, target, arc }: Launch | Pass, weapon: WeaponClass): void {
  attack(play, aimFrom(play, nth(play.state.units, unit), nth(play.state.units, target), arc, weapon, type), false);
  play.emit({ type: 'exchanged' });
}

export const launch: Handler<Radar, 'launch'> = (play, command) => fireFrom(play, command, 'missiles');
export const pass: Handler<Radar, 'pass'> = (play, command) => fireFrom(play, command, command.weapon);
