import { engineTons, halfTons, needsNoAir } from '../construction/engine.ts';
import { vehicleRating } from '../construction/vehicle.ts';
import type { Motive } from '../kind.ts';
import type { Engine, Unit } from '../unit.ts';
import { breach, type ConstructionRule, NOTHING, sum } from './finding.ts';
import { armorKind, bulkOf, countsApart, fittedOn } from './mass.ts';

const MANUAL = 'TechManual, combat vehicle construction';

const MOST_TONS: Partial<Readonly<Record<Motive, number>>> = {
  tracked: 100,
  wheeled: 80,
  hover: 50,
  vtol: 30,
  wige: 80,
  naval: 300,
  hydrofoil: 100,
  submarine: 300,
};

/** Motive systems that lift, dive or turn a rotor take a tenth of the mass. */
const LIFTED: ReadonlySet<Motive> = new Set(['hover', 'vtol', 'wige', 'hydrofoil', 'submarine']);

const TURRETS: ReadonlySet<string> = new Set(['TU', 'FT', 'T2']);

const isOrdinary = (unit: Unit): boolean =>
  unit.kind === 'vehicle' && unit.engine !== undefined && !unit.build?.superheavy && !unit.build?.trailer;

const HEAT_FREE = 10;

/** Sinks for the heat of energy weapons, beyond the ten that come with a reactor. */
function sinkTons(unit: Unit, engine: Engine): number {
  const heat = fittedOn(unit).reduce(
    (total, { item }) => (item.kind === 'weapon' && item.traits.has('energy') && item.ammo === '' ? total + item.heat : total),
    0,
  );
  return Math.max(0, heat - (needsNoAir(engine.type) ? HEAT_FREE : 0));
}

function amplifierTons(unit: Unit, engine: Engine): number {
  if (needsNoAir(engine.type)) return 0;
  const energy = fittedOn(unit).reduce(
    (tons, { item }) => (item.kind === 'weapon' && item.traits.has('energy') && item.ammo === '' ? tons + item.tons : tons),
    0,
  );
  return halfTons(energy / 10);
}

/** Mass of everything but what the rules here do not know; undefined when there is such a thing. */
function massOf(unit: Unit, engine: Engine): number | undefined {
  const power = engineTons(engine);
  const plates = armorKind(unit);
  if (power === undefined || !plates || plates.pointsPerTon === 0 || unit.omni) return undefined;
  const shielded = needsNoAir(engine.type) ? halfTons(power * 1.5) : power;
  let load = 0;
  let turret = 0;
  for (const fitted of fittedOn(unit)) {
    if (countsApart(fitted.item)) continue;
    const bulk = bulkOf(unit, fitted);
    if (!bulk) return undefined;
    load += bulk.tons;
    if (TURRETS.has(fitted.mount.at) && fitted.item.kind !== 'ammo') turret += bulk.tons;
  }
  const tenth = halfTons(unit.tons / 10);
  const controls = halfTons(unit.tons / 20);
  const lift = LIFTED.has(unit.motive) ? tenth : 0;
  const armor = halfTons((sum(unit.armor.front) + sum(unit.armor.rear)) / plates.pointsPerTon);
  const bays = (unit.bays ?? []).reduce((tons, bay) => tons + bay.size, 0);
  return (
    tenth + shielded + controls + lift + armor + load + halfTons(turret / 10) + sinkTons(unit, engine) + amplifierTons(unit, engine) + bays
  );
}

export const VEHICLE_RULES: readonly ConstructionRule[] = [
  {
    id: 'TM-vehicle-weight',
    cite: MANUAL,
    check: unit => {
      if (!isOrdinary(unit)) return NOTHING;
      const mass = massOf(unit, unit.engine!);
      if (mass === undefined || mass <= unit.tons + 0.001) return NOTHING;
      return breach(`weighs ${mass} tons, ${mass - unit.tons} more than its ${unit.tons}`);
    },
  },
  {
    id: 'TM-vehicle-most-tons',
    cite: MANUAL,
    check: unit => {
      const most = MOST_TONS[unit.motive];
      if (!isOrdinary(unit) || most === undefined || unit.tons <= most) return NOTHING;
      return breach(`weighs ${unit.tons} tons; ${most} is the most on its motive system`);
    },
  },
  {
    id: 'TM-vehicle-engine-rating',
    cite: MANUAL,
    check: unit => {
      if (!isOrdinary(unit)) return NOTHING;
      const needed = vehicleRating(unit.motive, unit.tons, unit.movement.walk);
      return unit.engine!.rating < needed
        ? breach(`has an engine of ${unit.engine!.rating}; cruising ${unit.movement.walk} with ${unit.tons} tons takes ${needed}`)
        : NOTHING;
    },
  },
  {
    id: 'TM-vehicle-armor-max',
    cite: MANUAL,
    check: unit => {
      if (!isOrdinary(unit)) return NOTHING;
      const most = Math.floor(unit.tons * 3.5) + 40;
      const worn = sum(unit.armor.front) + sum(unit.armor.rear);
      const rotor = unit.armor.front['RO'] ?? 0;
      const all = worn > most ? breach(`has ${worn} points of armor; ${most} is the most`) : NOTHING;
      return unit.motive === 'vtol' && rotor > 2
        ? [...all, ...breach(`has ${rotor} points of armor on its rotor; 2 is the most`, 'RO')]
        : all;
    },
  },
  {
    id: 'TM-vehicle-slots',
    cite: MANUAL,
    check: unit => {
      if (!isOrdinary(unit)) return NOTHING;
      const room = 5 + Math.floor(unit.tons / 5);
      const kinds = new Set<string>();
      let need = armorKind(unit)?.vehicleSlots ?? 0;
      for (const { item, mount } of fittedOn(unit)) {
        if (item.kind === 'weapon') need++;
        else if (item.kind === 'ammo') kinds.add(`${item.type}/${item.rack}`);
        else if (item.kind === 'equipment' && !countsApart(item) && item.slots !== 0 && mount.at !== 'BD') need++;
      }
      need += kinds.size + (unit.bays?.length ? 1 : 0);
      return need > room ? breach(`needs ${need} slots and has ${room}`) : NOTHING;
    },
  },
];
