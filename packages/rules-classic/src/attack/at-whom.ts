import { nth, tell } from '@sortie/kernel';
import { rangeBetween } from '../aerospace/range.ts';
import { inFiringArc, type Pose } from '../arcs/arcs.ts';
import { type Book, CITE, type ClassicRule } from '../rule.ts';
import type { Shot, Unit } from '../shape.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { sightBetween } from '../sight/sight.ts';
import { callSign, isFighting, isImmobile, isTroop, isWhole, type OnMap, sheetFor } from '../state.ts';
import { binOf, bracketOf, dampened, isWet, loadedFor } from './aim.ts';
import { type Declaration, eachShot } from './each-shot.ts';
import { guideFor } from './guides.ts';
import { isSpread } from './to-hit.ts';
import { runsThroughWater } from './torpedoes.ts';

/** Coolant does friends good. */
const helps = (unit: OnMap, shot: Shot): boolean => {
  const weapon = sheetFor(unit).weapons[shot.weapon];
  const bin = weapon?.flamer ? binOf(unit, weapon, shot) : null;
  return bin !== null && nth(sheetFor(unit).bins, bin).munition === 'COOLANT';
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

const poseOf = ({ twist, flip, turret, fore }: Declaration, { wear }: Unit): Pose => {
  const turned = turret ?? wear?.turret;
  const ahead = fore ?? wear?.fore;
  return {
    twist,
    flip: flip === true,
    ...(turned === undefined ? {} : { turret: turned }),
    ...(ahead === undefined ? {} : { fore: ahead }),
  };
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
      const far = rangeBetween(unit, target);
      if (far === 0) return isTroop(unit) ? undefined : tell('nobody fires into its own hex');
      return reaches(book, dampened(view, unit, loadedFor(unit, weapon, shot)), far)
        ? undefined
        : tell('the {weapon} does not reach so far', { weapon: weapon.name });
    }),
  },
};

/** Within its last bracket, or as far as the rules in force let it reach. */
export const reaches = (book: Book, weapon: Weapon, far: number): boolean =>
  bracketOf(weapon, far) !== 'beyond' || far <= book.ask('reach', { weapon }).total;

const sight: ClassicRule = {
  id: 'TW-los-block-hill',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: eachShot((view, unit, shot, weapon, _command, book) => {
      const target = view.units[shot.target];
      if (!isFighting(target) || sightBetween(view, unit, target).canSee) return undefined;
      const loaded = loadedFor(unit, weapon, shot);
      if (loaded.indirect && guideFor({ state: view, book, unit, target }, loaded, shot)) return undefined;
      return tell('the {unit} does not see the {target}', { unit: callSign(view, unit.id), target: callSign(view, target.id) });
    }),
  },
};

/** Legs are not to be seen past the cover one stands behind; what fires under water fires through it. */
const coverAttacker: ClassicRule = {
  id: 'TW-cover-attacker',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: eachShot((view, unit, shot, weapon) => {
      const target = view.units[shot.target];
      if (!isFighting(target) || unit.prone || !sheetFor(unit).legs.includes(weapon.at)) return undefined;
      return sightBetween(view, unit, target).attackerCover && !(isWet(view, unit, weapon) && runsThroughWater(view, unit, target))
        ? tell('the {weapon} points into the cover', { weapon: weapon.name })
        : undefined;
    }),
  },
};

/** Single shots only, at whoever cannot move or with a targeting computer; the latter not at heads and not with pulse lasers. */
const aiming: ClassicRule = {
  id: 'TW-aim-tc',
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: eachShot((view, unit, shot, weapon) => {
      const { aim, target, rate } = shot;
      if (aim === undefined) return undefined;
      const args = { weapon: weapon.name };
      const scatters = isSpread({ attacker: unit, weapon, shot });
      if (weapon.style !== 'single' || weapon.missile || scatters || (rate ?? 1) > 1)
        return tell('the {weapon} cannot be aimed at a location', args);
      const victim = view.units[target];
      if (!victim || isImmobile(victim)) return undefined;
      return hasComputer(unit) && weapon.direct && !weapon.pulse && aim !== 'HD'
        ? undefined
        : tell('the {weapon} cannot be aimed at that location', args);
    }),
  },
};

const hasComputer = (unit: Unit): boolean => sheetFor(unit).gear.some(({ kind }, i) => kind === 'targeting' && isWhole(unit, 'gear', i));

/** At whom may be fired: in the arc, within range, in sight. */
export const atWhomRules: readonly ClassicRule[] = [targets, arc, range, sight, coverAttacker, aiming];
