import { engineTons, freeSinks, halfTons, sideTorsoSlots } from '../construction/engine.ts';
import { mechStructure } from '../construction/mech-structure.ts';
import type { Engine, HeatSinkType, Unit } from '../unit.ts';
import { breach, type ConstructionRule, NOTHING, sum } from './finding.ts';
import { armorKind, bulkOf, countsApart, type Fitted, fittedOn } from './mass.ts';

const MANUAL = 'TechManual, BattleMech construction';

const SUPERHEAVY = 100;

const isMech = ({ kind }: Unit): boolean => kind === 'mech';

/** Frames and sizes that these rules do not build. */
const isOrdinary = ({ frame, tons, engine }: Unit): boolean =>
  tons <= SUPERHEAVY && (frame === 'biped' || frame === 'quad') && engine !== undefined;

const STRUCTURE_SHARE: Readonly<Record<string, number>> = {
  Standard: 0.1,
  'Endo Steel': 0.05,
  'Endo Steel Prototype': 0.05,
  'Endo-Composite': 0.075,
  Composite: 0.05,
  Reinforced: 0.2,
  Industrial: 0.2,
};

const GYRO: Readonly<Record<string, readonly [factor: number, slots: number]>> = {
  Standard: [1, 4],
  XL: [0.5, 6],
  Compact: [1.5, 2],
  'Heavy Duty': [2, 4],
  None: [0, 0],
};

const COCKPIT: Readonly<Record<string, number>> = {
  Standard: 3,
  Small: 2,
  'Torso-Mounted': 4,
  'Command Console': 6,
  Primitive: 5,
  'Primitive Industrial': 5,
  Industrial: 3,
  'Industrial (AFC)': 3,
  Interface: 4,
};

const SINK_TONS: Readonly<Record<HeatSinkType, number>> = { Single: 1, Double: 1, Laser: 1, Prototype: 1, Compact: 1.5 };

function sinkTons({ heatSinks, engine }: Unit): number {
  if (!heatSinks || !engine) return 0;
  return Math.max(0, heatSinks.count - freeSinks(engine.type)) * SINK_TONS[heatSinks.type];
}

/** Mass of everything, or undefined when a part of it is unknown. */
function massOf(unit: Unit, engine: Engine): number | undefined {
  const share = STRUCTURE_SHARE[unit.structure.type];
  const gyro = GYRO[unit.gyro ?? 'Standard'];
  const cockpit = COCKPIT[unit.cockpit ?? 'Standard'];
  const power = engineTons(engine);
  const plates = armorKind(unit);
  if (share === undefined || !gyro || cockpit === undefined || power === undefined || !plates) return undefined;
  const armor = halfTons((sum(unit.armor.front) + sum(unit.armor.rear)) / plates.pointsPerTon);
  const frame = halfTons(unit.tons * share) + power + Math.ceil(engine.rating / 100) * gyro[0] + cockpit;
  let load = 0;
  for (const fitted of fittedOn(unit)) {
    if (countsApart(fitted.item)) continue;
    const bulk = bulkOf(unit, fitted);
    if (!bulk) return undefined;
    load += bulk.tons;
  }
  return frame + armor + sinkTons(unit) + load + amplifiers(unit, engine);
}

/** Energy weapons of a 'Mech without a reactor need amplifiers of a tenth of their mass. */
function amplifiers(unit: Unit, { type }: Engine): number {
  if (freeSinks(type) >= 5) return 0;
  const energy = fittedOn(unit).reduce(
    (tons, { item }) => (item.kind === 'weapon' && item.traits.has('energy') && item.ammo === '' ? tons + item.tons : tons),
    0,
  );
  return halfTons(energy / 10);
}

const ROOM: Readonly<Record<string, number>> = { HD: 6, CT: 12, LT: 12, RT: 12, LA: 12, RA: 12 };
const LEG_ROOM = 6;

const roomAt = (at: string): number => ROOM[at] ?? LEG_ROOM;

/** Slots that every 'Mech gives to its own parts; arms at their barest. */
function fixedSlots(unit: Unit, engine: Engine): Record<string, number> {
  const gyro = GYRO[unit.gyro ?? 'Standard']?.[1] ?? 4;
  const core = (engine.type === 'Compact' ? 3 : 6) + (engine.large ? 2 : 0);
  const side = sideTorsoSlots(engine);
  const head = unit.cockpit === 'Small' ? 4 : unit.cockpit === 'Command Console' ? 6 : unit.cockpit === 'Torso-Mounted' ? 2 : 5;
  const limbs = unit.frame === 'quad' ? { FLL: 4, FRL: 4, RLL: 4, RRL: 4 } : { LA: 2, RA: 2, LL: 4, RL: 4 };
  return { HD: head, CT: core + gyro, LT: side, RT: side, ...limbs };
}

const ENDO_SLOTS: Readonly<Record<string, readonly [innerSphere: number, clan: number]>> = {
  'Endo Steel': [14, 7],
  'Endo Steel Prototype': [16, 16],
  'Endo-Composite': [7, 4],
};

const SINK_SLOTS: Readonly<Record<HeatSinkType, readonly [innerSphere: number, clan: number]>> = {
  Single: [1, 1],
  Double: [3, 2],
  Laser: [2, 2],
  Prototype: [3, 3],
  Compact: [0.5, 0.5],
};

const sideOf = ({ tech }: Unit): 0 | 1 => (tech.base === 'clan' ? 1 : 0);

/** Sinks for which the engine has no room. */
function outerSinks({ heatSinks, engine }: Unit): number {
  const inside = Math.floor((engine?.rating ?? 0) / 25) * (heatSinks?.type === 'Compact' ? 2 : 1);
  return Math.max(0, (heatSinks?.count ?? 0) - inside);
}

/** A part of many slots that may be anywhere. */
export interface SpreadPart {
  readonly name: string;
  readonly slots: number;
}

/** Structure and armor that fill slots. */
export function spreadParts(unit: Unit): SpreadPart[] {
  const clan = sideOf(unit);
  const endo = ENDO_SLOTS[unit.structure.type]?.[clan] ?? 0;
  const plates = armorKind(unit);
  return [
    { name: `${clan ? 'Clan' : 'IS'} ${unit.structure.type}`, slots: endo },
    { name: plates?.id ?? '', slots: plates?.mechSlots ?? 0 },
  ].filter(({ slots }) => slots > 0);
}

/** Slots of structure, armor and sinks outside the engine. */
function spreadSlots(unit: Unit): number {
  const parts = spreadParts(unit).reduce((slots, part) => slots + part.slots, 0);
  const each = unit.heatSinks ? SINK_SLOTS[unit.heatSinks.type][unit.tech.mixed ? 1 : sideOf(unit)] : 0;
  return parts + Math.ceil(outerSinks(unit) * each);
}

const slotsOf = (unit: Unit, fitted: Fitted): number => fitted.mount.slots ?? bulkOf(unit, fitted)?.slots ?? 0;

/** Slots by location of everything that is not spread; what may lie in two locations counts for none. */
function usedSlots(unit: Unit): { readonly at: Readonly<Record<string, number>>; readonly all: number } {
  const at: Record<string, number> = {};
  let all = 0;
  for (const fitted of fittedOn(unit)) {
    if (countsApart(fitted.item)) continue;
    const slots = slotsOf(unit, fitted);
    all += slots;
    if (fitted.mount.alsoAt === undefined && !(fitted.item.kind === 'equipment' && fitted.item.spreadable))
      at[fitted.mount.at] = (at[fitted.mount.at] ?? 0) + slots;
  }
  return { at, all };
}

const HEAD_ARMOR = 9;

export const MECH_RULES: readonly ConstructionRule[] = [
  {
    id: 'TM-weight',
    cite: MANUAL,
    check: unit => {
      if (!isMech(unit) || !isOrdinary(unit)) return NOTHING;
      const mass = massOf(unit, unit.engine!);
      if (mass === undefined || mass <= unit.tons + 0.001) return NOTHING;
      return breach(`weighs ${mass} tons, ${mass - unit.tons} more than its ${unit.tons}`);
    },
  },
  {
    id: 'TM-engine-rating',
    cite: MANUAL,
    check: unit => {
      if (!isMech(unit) || !unit.engine || unit.tons > SUPERHEAVY) return NOTHING;
      const needed = unit.tons * unit.movement.walk;
      const primitive = unit.cockpit?.startsWith('Primitive') ?? false;
      if (unit.engine.rating === needed || primitive || unit.armor.type === 'Primitive') return NOTHING;
      return breach(`has an engine of ${unit.engine.rating}; walking ${unit.movement.walk} with ${unit.tons} tons takes ${needed}`);
    },
  },
  {
    id: 'TM-armor-max',
    cite: MANUAL,
    check: unit => {
      if (!isMech(unit)) return NOTHING;
      const { HD = 3, ...structure } = mechStructure(unit.tons, unit.frame === 'quad' || unit.frame === 'quadvee');
      const limits: Record<string, number> = { ...structure, ...(unit.frame === 'tripod' ? { CL: structure['LL'] ?? 0 } : {}) };
      const worn = (at: string): number => (unit.armor.front[at] ?? 0) + (unit.armor.rear[at] ?? 0);
      const head = HD > 3 ? HEAD_ARMOR + 3 : HEAD_ARMOR;
      const heads = worn('HD') > head ? breach(`has ${worn('HD')} points of armor on its head; ${head} is the most`, 'HD') : NOTHING;
      const rest = Object.entries(limits).flatMap(([at, points]) =>
        worn(at) > points * 2 ? breach(`has ${worn(at)} points of armor at ${at}; ${points * 2} is the most`, at) : NOTHING,
      );
      return [...heads, ...rest];
    },
  },
  {
    id: 'TM-heatsinks',
    cite: MANUAL,
    check: unit => {
      if (!isMech(unit) || !unit.engine || !unit.heatSinks || unit.tons > SUPERHEAVY) return NOTHING;
      const least = freeSinks(unit.engine.type);
      return unit.heatSinks.count < least ? breach(`has ${unit.heatSinks.count} heat sinks; its engine comes with ${least}`) : NOTHING;
    },
  },
  {
    id: 'TM-jump',
    cite: MANUAL,
    check: unit => {
      if (!isMech(unit)) return NOTHING;
      const improved = unit.mounts.some(({ item }) => /Improved ?Jump ?Jet/.test(item));
      const jets = unit.mounts.filter(({ item }) => /Jump ?Jet/.test(item)).length;
      const most = improved ? unit.movement.walk + ((unit.movement.walk + 1) >> 1) : unit.movement.walk;
      return jets > most ? breach(`has ${jets} jump jets; ${most} is the most at its speed`) : NOTHING;
    },
  },
  {
    id: 'TM-slots',
    cite: MANUAL,
    check: unit => {
      if (!isMech(unit) || !isOrdinary(unit)) return NOTHING;
      const fixed = fixedSlots(unit, unit.engine!);
      const used = usedSlots(unit);
      const full = Object.entries(fixed).flatMap(([at, own]) => {
        const need = own + (used.at[at] ?? 0);
        return need > roomAt(at) ? breach(`needs ${need} slots at ${at}, where there are ${roomAt(at)}`, at) : NOTHING;
      });
      const room = Object.keys(fixed).reduce((total, at) => total + roomAt(at), 0);
      const need = sum(fixed) + used.all + spreadSlots(unit);
      return need > room ? [...full, ...breach(`needs ${need} slots and has ${room}`)] : full;
    },
  },
];
