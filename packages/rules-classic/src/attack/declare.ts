import { distance } from '@sortie/geometry';
import { type Handler, type Seat, type Telling, tell } from '@sortie/kernel';
import { inFiringArc, type Pose } from '../arcs/arcs.ts';
import { type Book, CITE, type ClassicRule, type Seen, told } from '../rule.ts';
import { outOfTurn } from '../sequence/turn.ts';
import type { Classic, Command, Mech, Shot, State } from '../shape.ts';
import { linkedTo } from '../sheet/arrays.ts';
import { ARMS, isArm, needsPower, type Weapon } from '../sheet/sheet.ts';
import { sightBetween } from '../sight/sight.ts';
import { callSign, canAct, isFighting, isImmobile, isTroop, isWhole, lostParts, type Standing, sheetFor } from '../state.ts';
import { binOf, binsFor, bracketOf, dampened, isTorpedo, loadedFor, spotterFor, takesSeveral } from './aim.ts';
import { runsThroughWater } from './torpedoes.ts';

type Declaration = Extract<Command, { readonly type: 'declare' }>;

/** A declaration's shots, one by one, with a reason against them. */
const eachShot =
  (objection: (view: Seen, unit: Standing, shot: Shot, weapon: Weapon, command: Declaration, book: Book) => Telling | undefined) =>
  (view: Seen, command: Declaration, _seat: Seat, book: Book): Telling | undefined => {
    const unit = view.units[command.unit];
    if (!isFighting(unit)) return undefined;
    for (const shot of command.shots) {
      const weapon = sheetFor(unit).weapons[shot.weapon];
      const reason = weapon ? objection(view, unit, shot, weapon, command, book) : tell('it has no such weapon');
      if (reason) return reason;
    }
    return undefined;
  };

const poseOf = ({ twist, flip, turret }: Declaration, { wear }: Mech): Pose => {
  const turned = turret ?? wear?.turret;
  return { twist, flip: flip === true, ...(turned === undefined ? {} : { turret: turned }) };
};

const declareFirst: ClassicRule = {
  id: 'TW-fire-declare',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: (view, { unit, shots }, seat) => {
      const now = view.phase === 'weapon';
      const wrong = outOfTurn(now, 'attacks are declared in the Weapon Attack Phase', view.active === seat, view.units[unit], seat);
      if (wrong) return wrong;
      if (view.units[unit]!.fire) return tell('that unit has already declared this turn');
      return new Set(shots.map(({ weapon }) => weapon)).size < shots.length ? tell('each weapon fires once') : undefined;
    },
  },
  follows: { declared: () => [{ type: 'callNext' }] },
};

/** Whoever is able may fire: not the shut down, the unconscious, the blind or those who charge. */
const able: ClassicRule = {
  id: 'TW-unconscious',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: (view, { unit: id, shots, spots }) => {
      const unit = view.units[id];
      if (!unit || (shots.length === 0 && spots === undefined)) return undefined;
      if (!canAct(unit)) return tell('the {unit} cannot act', { unit: callSign(view, id) });
      return unit.moved?.assault ? tell('the {unit} is busy with its assault', { unit: callSign(view, id) }) : undefined;
    },
  },
};

const blind: ClassicRule = {
  id: 'TW-th-sensor2',
  cite: CITE,
  kind: 'core',
  covers: ['TW-crit-sensor'],
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      return unit && shots.length > 0 && lostParts(unit, 'sensors') >= 2
        ? tell('the {unit} has lost its sensors', { unit: callSign(view, id) })
        : undefined;
    },
  },
};

const working: ClassicRule = {
  id: 'TW-house-working',
  cite: 'house',
  kind: 'core',
  forbids: {
    declare: eachShot((_view, unit, shot, weapon) => {
      const args = { weapon: weapon.name };
      if (!weapon.fires) return tell('the {weapon} is not fired this way', args);
      if (!isWhole(unit, 'weapon', shot.weapon)) return tell('the {weapon} is destroyed', args);
      if (unit.jammed.includes(shot.weapon)) return tell('the {weapon} is jammed', args);
      return unit.spent.includes(shot.weapon) ? tell('the {weapon} is empty', args) : undefined;
    }),
  },
};

/** Coolant does friends good. */
const helps = (unit: Standing, shot: Shot): boolean => {
  const weapon = sheetFor(unit).weapons[shot.weapon];
  const bin = weapon?.flamer ? binOf(unit, weapon, shot) : null;
  return bin !== null && sheetFor(unit).bins[bin]!.munition === 'COOLANT';
};

const targets: ClassicRule = {
  id: 'TW-house-targets',
  cite: 'house',
  kind: 'core',
  forbids: {
    declare: eachShot((view, unit, shot) => {
      const target = view.units[shot.target];
      if (!isFighting(target)) return tell('there is no such target');
      return target.seat === unit.seat && !helps(unit, shot) ? tell('friends are no targets') : undefined;
    }),
  },
};

const arc: ClassicRule = {
  id: 'TW-arc-front',
  cite: CITE,
  kind: 'core',
  covers: ['TW-arc-larm', 'TW-arc-rarm', 'TW-arc-rear'],
  forbids: {
    declare: eachShot((view, unit, shot, weapon, command) => {
      const target = view.units[shot.target];
      if (!isFighting(target) || inFiringArc(unit, weapon, target, poseOf(command, unit))) return undefined;
      return tell('the {weapon} does not bear on the {target}', { weapon: weapon.name, target: callSign(view, target.id) });
    }),
  },
};

const range: ClassicRule = {
  id: 'TW-range-beyond',
  cite: CITE,
  kind: 'core',
  base: { reach: ({ weapon }) => weapon.long },
  forbids: {
    declare: eachShot((view, unit, shot, weapon, _command, book) => {
      const target = view.units[shot.target];
      if (!isFighting(target)) return undefined;
      const far = distance(unit.at, target.at);
      if (far === 0) return isTroop(unit) ? undefined : tell('nobody fires into its own hex');
      return reaches(book, dampened(view, unit, loadedFor(unit, weapon, shot)), far)
        ? undefined
        : tell('the {weapon} does not reach so far', { weapon: weapon.name });
    }),
  },
};

/** Within its last bracket, or as far as the rules in force let it reach. */
const reaches = (book: Book, weapon: Weapon, far: number): boolean =>
  bracketOf(weapon, far) !== 'beyond' || far <= book.ask('reach', { weapon }).total;

const sight: ClassicRule = {
  id: 'TW-los-block-hill',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: eachShot((view, unit, shot, weapon) => {
      const target = view.units[shot.target];
      if (!isFighting(target) || sightBetween(view, unit, target).canSee) return undefined;
      if (loadedFor(unit, weapon, shot).indirect && spotterFor(view, unit, target)) return undefined;
      return tell('the {unit} does not see the {target}', { unit: callSign(view, unit.id), target: callSign(view, target.id) });
    }),
  },
};

/** Shots of one bin that a declaration uses up. */
function need(unit: Standing, shots: readonly Shot[]): ReadonlyMap<number, number> {
  const used = new Map<number, number>();
  for (const shot of shots) {
    const weapon = sheetFor(unit).weapons[shot.weapon];
    const bin = weapon ? binOf(unit, weapon, shot) : null;
    if (bin !== null) used.set(bin, (used.get(bin) ?? 0) + (shot.rate ?? 1) * (weapon?.linked ?? 1));
  }
  return used;
}

const ammunition: ClassicRule = {
  id: 'TW-onebin',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: (view, command) => {
      const unit = view.units[command.unit];
      if (!isFighting(unit)) return undefined;
      for (const shot of command.shots) {
        const weapon = sheetFor(unit).weapons[shot.weapon];
        if (weapon && weapon.ammo !== '' && binOf(unit, weapon, shot) === null)
          return tell('the {weapon} has no ammunition', { weapon: weapon.name });
      }
      for (const [bin, shots] of need(unit, command.shots))
        if (shots > unit.ammo[bin]!) return tell('there are only {left} shots left in a bin', { left: unit.ammo[bin]! });
      return undefined;
    },
  },
};

/** Shots that a weapon fires at most by itself. */
export const rateOf = ({ style }: Weapon): number => (style === 'ultra' ? 2 : style === 'rotary' ? 6 : 1);

/** Field guns are served only where a rule says how. */
const rates: ClassicRule = {
  id: 'TW-house-rates',
  cite: 'house',
  kind: 'core',
  base: { rate: ({ weapon }) => (weapon.crew > 0 ? 0 : rateOf(weapon)) },
  forbids: {
    declare: eachShot((_view, _unit, { rate, hot }, weapon, _command, book) => {
      const most = weapon.crew > 0 || (rate ?? 1) > 1 ? book.ask('rate', { weapon }).total : 1;
      if ((rate ?? 1) > most) return tell('the {weapon} fires at most {most} times', { weapon: weapon.name, most });
      return hot && !weapon.flamer ? tell('only flamers heat their target up') : undefined;
    }),
  },
};

/** Legs are not to be seen past the cover one stands behind. */
const coverAttacker: ClassicRule = {
  id: 'TW-cover-attacker',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: eachShot((view, unit, shot, weapon) => {
      const target = view.units[shot.target];
      if (!isFighting(target) || unit.prone || !sheetFor(unit).legs.includes(weapon.at)) return undefined;
      return sightBetween(view, unit, target).attackerCover
        ? tell('the {weapon} points into the cover', { weapon: weapon.name })
        : undefined;
    }),
  },
};

/** A biped that lies props itself up on one arm: no legs, and only one arm, fires. */
const lying: ClassicRule = {
  id: 'TW-prone-fire',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!unit?.prone || shots.length === 0 || sheetFor(unit).quad) return undefined;
      if (ARMS.some(arm => unit.gone.includes(arm))) return tell('without both arms nothing is fired lying down');
      const places = shots.map(({ weapon }) => sheetFor(unit).weapons[weapon]?.at);
      if (places.some(at => at && sheetFor(unit).legs.includes(at))) return tell('legs fire nothing lying down');
      return new Set(places.filter(at => at && isArm(at))).size > 1 ? tell('it lies on one arm and fires with the other') : undefined;
    },
  },
};

const spotting: ClassicRule = {
  id: 'TW-if-spot',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: (view, { unit: id, spots }) => {
      const [unit, target] = [view.units[id], spots === undefined ? undefined : view.units[spots]];
      if (spots === undefined || !isFighting(unit)) return undefined;
      if (!isFighting(target) || target.seat === unit.seat) return tell('there is nothing to spot');
      return sightBetween(view, unit, target).canSee ? undefined : tell('it does not see what it spots');
    },
  },
};

/** Single shots only, at whoever cannot move or with a targeting computer; the latter not at heads and not with pulse lasers. */
const aiming: ClassicRule = {
  id: 'TW-aim-tc',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: eachShot((view, unit, { aim, target, rate }, weapon) => {
      if (aim === undefined) return undefined;
      const args = { weapon: weapon.name };
      if (weapon.style !== 'single' || weapon.missile || (rate ?? 1) > 1) return tell('the {weapon} cannot be aimed at a location', args);
      const victim = view.units[target];
      if (!victim || isImmobile(victim)) return undefined;
      return hasComputer(unit) && weapon.direct && !weapon.pulse && aim !== 'HD'
        ? undefined
        : tell('the {weapon} cannot be aimed at that location', args);
    }),
  },
};

const hasComputer = (unit: Mech): boolean => sheetFor(unit).gear.some(({ kind }, i) => kind === 'targeting' && isWhole(unit, 'gear', i));

/** Guns of an array do not fire beside it. */
const arrays: ClassicRule = {
  id: 'TW-mga',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!unit || shots.length < 2) return undefined;
      const fired = shots.flatMap(({ weapon }) => sheetFor(unit).weapons[weapon] ?? []);
      const twice = fired.some(array => array.linked !== undefined && fired.some(gun => linkedTo(array, gun)));
      return twice ? tell('guns of an array fire with it alone') : undefined;
    },
  },
};

/** Is a gun part of an array that works? */
const isLinked = (unit: Standing, weapons: readonly Weapon[], gun: Weapon): boolean =>
  weapons.some((array, i) => array.linked !== undefined && linkedTo(array, gun) && isReady(unit, array, i));

export const declareRules: readonly ClassicRule[] = [
  arrays,
  declareFirst,
  able,
  blind,
  working,
  targets,
  arc,
  range,
  sight,
  ammunition,
  rates,
  coverAttacker,
  lying,
  spotting,
  aiming,
  told('TW-sec-primary'),
];

/** What is declared beside the shots goes on as it is. */
export const declare: Handler<Classic, 'declare'> = (play, { type: _declare, unit, twist, flip, turret, shots, spots, ...more }) =>
  play.emit({
    type: 'declared',
    unit,
    twist,
    flip: flip === true,
    turret: turret ?? play.state.units[unit]!.wear?.turret ?? 0,
    shots,
    spots: spots ?? null,
    ...more,
  });

/** Weapons of a unit that could be fired at a target, held this way. */
export function weaponsFor(state: State, unit: Standing, target: Standing, pose: Pose, book: Book): readonly number[] {
  const far = distance(unit.at, target.at);
  if (far === 0 && !isTroop(unit)) return [];
  const { weapons, legs } = sheetFor(unit);
  if (weapons.every(weapon => far > 2 * Math.max(weapon.long, weapon.underwater[2]))) return [];
  const direct = sightBetween(state, unit, target);
  const spotted = direct.canSee || spotterFor(state, unit, target) !== null;
  if (!spotted) return [];
  const found: number[] = [];
  for (let i = 0; i < weapons.length; i++) {
    const weapon = weapons[i]!;
    if (!suiting(unit, weapon, loaded => (direct.canSee || loaded.indirect) && reaches(book, dampened(state, unit, loaded), far))) continue;
    if (legs.includes(weapon.at) && (unit.prone || direct.attackerCover)) continue;
    if (isTorpedo(weapon) && !runsThroughWater(state, unit, target)) continue;
    if (weapon.crew > 0 && book.ask('rate', { weapon }).total === 0) continue;
    if (isReady(unit, weapon, i) && !isLinked(unit, weapons, weapon) && inFiringArc(unit, weapon, target, pose)) found.push(i);
  }
  return found;
}

/** Does a weapon suit, with something that it can be loaded with? */
const suiting = (unit: Standing, weapon: Weapon, suits: (weapon: Weapon) => boolean): boolean =>
  takesSeveral(weapon) ? binOf(unit, weapon, ANY_SHOT, suits) !== null : suits(weapon);

const ANY_SHOT: Shot = { weapon: 0, target: 0 };

/** What a weapon must be loaded with to be fired at a target: it has to reach it, and to be seen or spotted. */
export function suitsFor(state: State, unit: Standing, target: Standing, book: Book): (weapon: Weapon) => boolean {
  const far = distance(unit.at, target.at);
  const { canSee } = sightBetween(state, unit, target);
  return weapon => (canSee || weapon.indirect) && reaches(book, dampened(state, unit, weapon), far);
}

/** Whole, powered and loaded. */
const isReady = (unit: Standing, weapon: Weapon, i: number): boolean =>
  weapon.fires &&
  !(unit.wear?.engine && needsPower(weapon)) &&
  isWhole(unit, 'weapon', i) &&
  !unit.jammed.includes(i) &&
  !unit.spent.includes(i) &&
  !unit.condition?.off?.includes(i) &&
  (weapon.ammo === '' || binsFor(unit, weapon).length > 0);
