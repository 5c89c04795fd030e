import { boardOf, terrainAt } from '@sortie/board';
import { nth, type RuleId } from '@sortie/kernel';
import { byHexes } from '../movement/moved.ts';
import type { Aim, Bracket } from '../questions.ts';
import { CITE, type ClassicRule, structural } from '../rule.ts';
import type { Blow, Mode, Unit, UnitId } from '../shape.ts';
import { isArm, type Style } from '../sheet/sheet.ts';
import { isCovered } from '../sight/cover.ts';
import { hasCover } from '../sight/sight.ts';
import { actuator, isAirborne, isAloft, isImmobile, isTroop, isWhole, lostParts, placed, sheetFor } from '../state.ts';
import { BRACKETS, binOf } from './aim.ts';
import { isMortar } from './guides.ts';

const adds = (id: RuleId, toHit: (aim: Aim) => number | undefined): ClassicRule => ({ id, cite: CITE, kind: 'core', adds: { toHit } });

/** The roll is a step of `attack`. */
export const gunnery: ClassicRule = {
  id: 'TW-tohit-base',
  cite: CITE,
  kind: 'core',
  base: { toHit: ({ attacker }) => attacker.pilot.gunnery },
};

export const modeOf = ({ moved }: Unit): Mode => moved?.mode ?? 'stand';

/** What a unit's own movement adds to its attacks, with weapons as with fists. */
const attackerMoved = (id: RuleId, mode: Mode, value: number): ClassicRule => ({
  id,
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: ({ attacker }) => (modeOf(attacker) === mode ? value : undefined),
    blow: ({ attacker, blow }) => (modeOf(attacker) === mode && blow.kind !== 'charge' ? value : undefined),
  },
});

/** Nobody who lies or is shut down has moved out of the way; the hexes still count. */
const targetMoved: ClassicRule = {
  id: 'TW-th-tmm',
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: ({ target }) => byHexes(target.moved?.hexes ?? 0) || undefined,
    blow: ({ target }) => byHexes(target.moved?.hexes ?? 0) || undefined,
    evasion: ({ hexes }) => byHexes(hexes) || undefined,
  },
};

const targetJumped: ClassicRule = {
  id: 'TW-th-tjump',
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: ({ target }) => (modeOf(target) === 'jump' ? 1 : undefined),
    blow: ({ target }) => (modeOf(target) === 'jump' ? 1 : undefined),
    evasion: ({ mode }) => (mode === 'jump' ? 1 : undefined),
  },
};

const immobile: ClassicRule = {
  id: 'TW-th-immobile',
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: ({ target }) => (isImmobile(target) ? -4 : undefined),
    blow: ({ target }) => (isImmobile(target) ? -4 : undefined),
  },
};

const stuck: ClassicRule = {
  id: 'TW-th-tstuck',
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: ({ target }) => (target.stuck ? -2 : undefined),
    blow: ({ target }) => (target.stuck ? -2 : undefined),
  },
};

const heatLevel = (heat: number): number => (heat >= 24 ? 4 : heat >= 17 ? 3 : heat >= 13 ? 2 : heat >= 8 ? 1 : 0);

/** A quad on sound legs fires lying down as well as standing (TW-prone-fire). */
const propped = (unit: Unit): boolean => {
  const { quad, legs } = sheetFor(unit);
  return quad && legs.every(leg => !unit.gone.includes(leg) && actuator(unit, leg, 'hip') === 'whole');
};

const armOf = ({ weapon, attacker }: Aim) => (isArm(weapon.at) && !sheetFor(attacker).quad ? weapon.at : null);

const shoulder = adds('TW-th-shoulder', aim => {
  const arm = armOf(aim);
  return arm && actuator(aim.attacker, arm, 'shoulder') === 'struck' ? 4 : undefined;
});

const armActuators = adds('TW-th-armact', aim => {
  const arm = armOf(aim);
  if (!arm || actuator(aim.attacker, arm, 'shoulder') === 'struck') return undefined;
  const struck = (['upperArm', 'lowerArm'] as const).filter(part => actuator(aim.attacker, arm, part) === 'struck').length;
  return struck > 0 ? struck : undefined;
});

const bracket = (id: RuleId, name: Bracket, value: number): ClassicRule => adds(id, aim => (aim.bracket === name ? value : undefined));

/** Barrels that a computer steers: single shots, and those that follow each other, but nothing that scatters (TWR-50). */
const STEERED: ReadonlySet<Style> = new Set(['single', 'ultra', 'rotary']);

/** A hyper-assault rifle is steered as well, except where it fills the sky with fragments. */
const isSteered = ({ weapon, target }: Aim): boolean =>
  weapon.direct && !weapon.flamer && (STEERED.has(weapon.style) || (weapon.ammo === 'HAG' && !isAirborne(target)));

const targeting = adds('TW-th-targcomp', aim => {
  const { attacker, sheet, shot } = aim;
  const fitted = sheet.gear.some(({ kind }, i) => kind === 'targeting' && isWhole(attacker, 'gear', i));
  return fitted && isSteered(aim) && shot.aim === undefined && !isSpread(aim) ? -1 : undefined;
});

/** Does this shot scatter? Bins of cluster ammunition make an LB-X autocannon a shotgun. */
export function isSpread({ attacker, weapon, shot }: Pick<Aim, 'attacker' | 'weapon' | 'shot'>): boolean {
  if (weapon.ammo !== 'AC_LBX') return weapon.style === 'spread';
  const bin = binOf(placed(attacker), weapon, shot);
  return bin !== null && nth(sheetFor(attacker).bins, bin).munition === 'CLUSTER';
}

/** Aimed at a location: with a targeting computer at anybody, without one at those who cannot move. */
const aimedByComputer = adds('TW-th-tcaim', ({ shot, target, attacker, sheet }) => {
  if (shot.aim === undefined || isImmobile(target)) return undefined;
  return sheet.gear.some(({ kind }, i) => kind === 'targeting' && isWhole(attacker, 'gear', i)) ? 3 : undefined;
});

/** The head is +3 instead of the −4 for a target that cannot move. */
const aimedAtHead = adds('TW-aim-immobile', ({ shot, target }) => (shot.aim === 'HD' && isImmobile(target) ? 7 : undefined));

const times = (count: number, each: number): number | undefined => (count > 0 ? count * each : undefined);

const woodsAndSmoke = adds('TW-th-woods', ({ sight: { tally } }) =>
  times(tally.lightWoods + tally.lightSmoke + 2 * (tally.heavyWoods + tally.heavySmoke) + 3 * tally.ultraWoods, 1),
);

const fields = adds('TW-los-fields', ({ sight: { tally } }) => times(Math.floor(tally.fields / 2) + tally.industry, 1));
/** Crops hide men. */
const inFields: ClassicRule = {
  id: 'TW-house-fields',
  cite: 'house',
  kind: 'core',
  adds: {
    toHit: ({ state, target }) =>
      target.at && isTroop(target) && !isAirborne(target) && terrainAt(boardOf(state.board), target.at, 'fields') ? 1 : undefined,
  },
};

const sameBuilding = adds('TW-los-bldg-same', ({ sight: { tally } }) => times(tally.rooms, 1));

const inWoods: ClassicRule = {
  id: 'TW-th-twoods',
  cite: CITE,
  kind: 'core',
  covers: ['TW-los-target-woods'],
  adds: {
    toHit: ({ sight }) => times(sight.targetWoods, 1),
    blow: ({ sight }) => times(sight.targetWoods, 1),
  },
};

/** Blows that what stands before the target is in the way of; nobody comes down through it. */
const COVERED: ReadonlySet<Blow['kind']> = new Set<Blow['kind']>(['punch', 'kick', 'push', 'club', 'charge']);

const cover: ClassicRule = {
  id: 'TW-th-cover',
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: aim => (isCovered(aim) ? 1 : undefined),
    blow: ({ sight, target, blow }) => (COVERED.has(blow.kind) && hasCover(sight, placed(target)) ? 1 : undefined),
  },
};

/** Only of fighters nobody is too near (TWR-49). */
const tooNear = adds('TW-th-min', ({ weapon, range, attacker, target }) =>
  weapon.minimum > 0 && range <= weapon.minimum && !isAloft(target) && !attacker.flight ? weapon.minimum - range + 1 : undefined,
);

const weaponsOwn = adds('TW-th-weapon', ({ weapon, bracket: now }) => weapon.toHit[BRACKETS.indexOf(now)] || undefined);

/** Autocannons that take shells of several kinds. */
const SHELLS: ReadonlySet<string> = new Set(['AC', 'LAC', 'PAC', 'AC_IMP']);

const ammunition = adds('TW-th-ammo', aim => {
  const { weapon, attacker, shot } = aim;
  if (weapon.ammo === 'AC_LBX') return isSpread(aim) ? -1 : undefined;
  if (weapon.ammo === 'SBGAUSS') return -1;
  if (!SHELLS.has(weapon.ammo)) return undefined;
  const bin = binOf(placed(attacker), weapon, shot);
  return bin !== null && nth(sheetFor(attacker).bins, bin).munition === 'ARMOR_PIERCING' ? 1 : undefined;
});

/** What a spotter adds: indirect fire itself, the spotter's movement, and its own attacks. */
const indirect = adds('TW-if-mods', ({ spotter, attacker, target, unseen }) => {
  if (!spotter) return unseen ? 1 : undefined;
  // Its own movement counts once, and its mast does not fire (TOE-vtol-mast-spotting).
  if (spotter.id === attacker.id) return 1;
  const moved = isTroop(spotter) ? 0 : { stand: 0, walk: 1, run: 2, jump: 3 }[modeOf(spotter)];
  return 1 + moved + (isBusy(spotter, target.id) ? 1 : 0);
});

/** Does a spotter attack anything? To point out what it spots is no attack. */
function isBusy(spotter: Unit, target: UnitId): boolean {
  if (!spotter.fire) return false;
  const { shots, batters = [], barrages = [] } = spotter.fire;
  const { weapons } = sheetFor(spotter);
  return batters.length + barrages.length > 0 || shots.some(shot => shot.target !== target || !weapons[shot.weapon]?.tag);
}

const spotting: ClassicRule = {
  id: 'TW-th-spotting',
  cite: CITE,
  kind: 'core',
  adds: {
    toHit: ({ attacker }) => (attacker.fire?.spots != null ? 1 : undefined),
    blow: ({ attacker }) => (attacker.fire?.spots != null ? 1 : undefined),
  },
};

/** Mortars are made to fire over things: straight ahead is harder, and where nobody spots as well. */
const mortars = adds('TW-th-mortar', ({ weapon, spotter, unseen }) => {
  if (!isMortar(weapon) || spotter) return undefined;
  return unseen ? 2 : 3;
});

/** Nobody misses a DropShip on the ground easily. */
const HUGE = -4;

export const toHitRules: readonly ClassicRule[] = [
  structural('TW-tohit-order', 'the terms of a to-hit number are shown in the order of their letters'),
  attackerMoved('TW-th-stand', 'stand', 0),
  attackerMoved('TW-th-walk', 'walk', 1),
  attackerMoved('TW-th-run', 'run', 2),
  attackerMoved('TW-th-jump', 'jump', 3),
  structural('TW-mode-attack', 'a heading over the lines for each mode'),
  adds('TW-th-prone', ({ attacker }) => (attacker.prone && !propped(attacker) ? 2 : undefined)),
  adds('TW-th-heat', ({ attacker }) => heatLevel(attacker.heat) || undefined),
  adds('TW-th-sensor1', ({ attacker }) => (lostParts(attacker, 'sensors') === 1 ? 2 : undefined)),
  shoulder,
  armActuators,
  adds('TW-th-secfront', ({ secondary }) => (secondary === 'ahead' ? 1 : undefined)),
  // Suits look every way alike.
  adds('TW-th-secside', ({ secondary, sheet }) => (secondary === 'aside' ? (sheet.kind === 'battleArmor' ? 1 : 2) : undefined)),
  spotting,
  targeting,
  aimedByComputer,
  aimedAtHead,
  targetMoved,
  targetJumped,
  adds('TW-th-tproneadj', ({ target, range }) => (target.prone && range <= 1 ? -2 : undefined)),
  adds('TW-th-tprone', ({ target, range }) => (target.prone && range > 1 ? 1 : undefined)),
  immobile,
  stuck,
  adds('TW-th-tlarge', ({ target }) => (sheetFor(target).large ? -1 : undefined)),
  adds('TW-th-tdropship', ({ target }) => (sheetFor(target).dropShip ? HUGE : undefined)),
  bracket('TW-th-short', 'short', 0),
  bracket('TW-th-med', 'medium', 2),
  bracket('TW-th-long', 'long', 4),
  tooNear,
  woodsAndSmoke,
  fields,
  sameBuilding,
  inFields,
  inWoods,
  cover,
  weaponsOwn,
  ammunition,
  indirect,
  mortars,
  structural('TW-if-who', 'the table of weapons says which of them fire indirectly'),
  structural('TW-if-table', 'indirect hits are placed as seen from whoever fires'),
  structural('TW-range-count', 'range is the distance of the geometry'),
  structural('TW-range-atm', 'the brackets of a load are in the table of ammunition'),
  structural('TW-water-weapons', 'the ranges under water are columns of the table of weapons'),
];
