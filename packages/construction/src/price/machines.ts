import { type EngineType, freeSinks, halfTons, needsNoAir, type Unit } from '@sortie/roster';
import { MANUAL, type Rule, type Said } from '../rule.ts';
import { isFighter, isIndustrial, isMech, type Subject } from '../subject.ts';
import { armorByKind, armorNamed, energyTons, isPowered } from '../weight/common.ts';

const ENGINES: Partial<Readonly<Record<EngineType, number>>> = {
  Fusion: 5000,
  XL: 20_000,
  Light: 15_000,
  Compact: 10_000,
  XXL: 100_000,
  ICE: 1250,
  'Fuel Cell': 3500,
  Fission: 7500,
};

const enginePrice = ({ engine, tons }: Unit): Said[] => {
  if (!engine) return [];
  const each = (ENGINES[engine.type] ?? 0) * (engine.large ? 2 : 1);
  return [{ value: (each * engine.rating * tons) / 75, note: 'engine' }];
};

function armorPrice(subject: Subject): Said[] {
  return [...armorByKind(subject)].flatMap(([name, points]) => {
    const kind = armorNamed(subject, name);
    return kind && points > 0 && kind.pointsPerTon > 0
      ? [{ value: halfTons(points / kind.pointsPerTon) * kind.cost, note: `armor, ${name}` }]
      : [];
  });
}

const STRUCTURES: Readonly<Record<string, number>> = {
  Standard: 400,
  'Endo Steel': 1600,
  'Endo Steel Prototype': 4800,
  Composite: 1600,
  'Endo-Composite': 3200,
  Reinforced: 6400,
  Industrial: 300,
};

/** Price of a ton of gyro, and tons for each hundred of the engine's rating. */
const GYROS: Readonly<Record<string, readonly [price: number, tons: number]>> = {
  Standard: [300_000, 1],
  XL: [750_000, 0.5],
  Compact: [400_000, 1.5],
  'Heavy Duty': [500_000, 2],
  Superheavy: [500_000, 2],
  None: [0, 0],
};

function gyroPrice({ gyro, engine }: Unit): number {
  const [price, tons] = GYROS[gyro ?? 'Standard'] ?? [300_000, 1];
  return price * tons * Math.ceil((engine?.rating ?? 0) / 100);
}

const FULL_HEAD_EJECTION = 1_725_000;

const ejection = ({ lore }: Unit): number =>
  lore?.some(([field, text]) => /^ejection$/i.test(field) && /full head/i.test(text)) ? FULL_HEAD_EJECTION : 0;

const COCKPITS: Readonly<Record<string, number>> = {
  Small: 175_000,
  'Torso-Mounted': 750_000,
  'Command Console': 700_000,
  Industrial: 100_000,
  Primitive: 100_000,
  'Primitive Industrial': 100_000,
  Interface: 1_500_000,
  Tripod: 400_000,
  Superheavy: 300_000,
};

/** How many arms or legs have this actuator; every one where the sheet does not say. */
function actuators({ unit }: Subject, name: RegExp, places: readonly string[]): number {
  if (!unit.slots) return places.length;
  return places.filter(at => unit.slots?.[at]?.some(text => name.test(text))).length;
}

const ARMS = ['LA', 'RA'] as const;

function limbs(subject: Subject): number {
  const { frame } = subject.unit;
  const legs = frame === 'quad' || frame === 'quadvee' ? 4 : frame === 'tripod' ? 3 : 2;
  const arms =
    legs === 4
      ? 0
      : 100 * actuators(subject, /Upper Arm/i, ARMS) + 50 * actuators(subject, /Lower Arm/i, ARMS) + 80 * actuators(subject, /Hand/i, ARMS);
  return arms + legs * (150 + 80 + 120);
}

const muscle = (subject: Subject): number => (subject.has('tsm') ? 16_000 : subject.has('industrial-tsm') ? 12_000 : 2000);

function jumpPrice(subject: Subject): number {
  const jets = subject.gear.filter(({ item }) => item.traits.has('jump-jet'));
  const each = jets.some(({ item }) => item.id.includes('Improved')) ? 500 : 200;
  return subject.unit.tons * jets.length * jets.length * each;
}

function sinkPrice({ unit }: Subject): number {
  const { heatSinks, engine } = unit;
  if (!heatSinks) return 0;
  const free = heatSinks.type === 'Single' ? freeSinks(engine?.type ?? 'None') : 0;
  const each = { Single: 2000, Double: 6000, Laser: 6000, Compact: 3000, Prototype: 18_000 }[heatSinks.type];
  return Math.max(0, heatSinks.count - free) * each;
}

const parts = (...rows: readonly (readonly [note: string, value: number])[]): Said[] =>
  rows.flatMap(([note, value]) => (value === 0 ? [] : [{ value, note }]));

const mechPrice = (subject: Subject): Said[] => {
  const { unit } = subject;
  return [
    ...parts(
      ['cockpit', COCKPITS[unit.cockpit ?? 'Standard'] ?? 200_000],
      ['life support', 50_000],
      ['sensors', 2000 * unit.tons],
      ['myomer', muscle(subject) * unit.tons],
      ['structure', (STRUCTURES[unit.structure.type] ?? 400) * unit.tons],
      ['actuators', limbs(subject) * unit.tons],
      ['gyro', gyroPrice(unit)],
      ['ejecting head', ejection(unit)],
      ['jump jets', jumpPrice(subject)],
      ['heat sinks', sinkPrice(subject)],
    ),
    ...enginePrice(unit),
    ...armorPrice(subject),
  ];
};

/** What a vehicle's weight is divided by to raise its price. */
const MOTIVES: Readonly<Record<string, number>> = {
  hover: 50,
  hydrofoil: 75,
  naval: 200,
  submarine: 50,
  tracked: 100,
  vtol: 30,
  wheeled: 200,
  wige: 25,
};

const LIFTED: ReadonlySet<string> = new Set(['hover', 'wige', 'hydrofoil', 'submarine']);

const inTurrets = (subject: Subject): number =>
  ['TU', 'FT', 'T2'].reduce((tons, at) => {
    const load = subject.fittings.reduce(
      (sum, { mount, item }) => (mount.at === at && item.kind !== 'ammo' && 'tons' in item ? sum + (item.tons ?? 0) : sum),
      0,
    );
    return tons + halfTons(load / 10);
  }, 0);

function vehiclePrice(subject: Subject): Said[] {
  const { unit } = subject;
  const heat = subject.weapons.filter(isPowered).reduce((sum, { item }) => sum + item.heat, 0);
  const reactor = needsNoAir(unit.engine?.type ?? 'None');
  const lift = LIFTED.has(unit.motive) ? 20_000 : unit.motive === 'vtol' ? 40_000 : 0;
  return [
    ...parts(
      ['structure', 10_000 * halfTons(unit.tons / 10)],
      ['controls', 10_000 * halfTons(unit.tons / 20)],
      ['lift', lift * halfTons(unit.tons / 10)],
      ['turrets', 5000 * inTurrets(subject)],
      ['power amplifiers', reactor ? 0 : 20_000 * halfTons(energyTons(subject) / 10)],
      ['heat sinks', 2000 * Math.max(0, heat - (reactor ? 10 : 0))],
    ),
    ...enginePrice(unit),
    ...armorPrice(subject),
  ];
}

function fighterPrice(subject: Subject): Said[] {
  const { unit } = subject;
  return [
    ...parts(
      ['cockpit', unit.cockpit === 'Small' ? 175_000 : unit.cockpit === 'Primitive' ? 100_000 : 200_000],
      ['life support', 50_000],
      ['sensors', 2000 * unit.tons],
      ['structure', 50_000 * (unit.craft?.structuralIntegrity ?? 0)],
      ['landing gear', 25_000 + 10 * unit.tons],
      ['fuel tanks', (200 * (unit.craft?.fuel ?? 0)) / 80],
      ['heat sinks', sinkPrice(subject)],
    ),
    ...enginePrice(unit),
    ...armorPrice(subject),
  ];
}

/** Heavier machines cost more than their parts, Omnis a quarter more again. */
function share(subject: Subject): Said | undefined {
  const { unit } = subject;
  const divisor = isMech(subject)
    ? isIndustrial(subject)
      ? 400
      : 100
    : unit.kind === 'vehicle'
      ? MOTIVES[unit.motive]
      : unit.kind === 'fighter'
        ? 200
        : undefined;
  return divisor === undefined ? undefined : { value: 1 + unit.tons / divisor, note: 'by weight' };
}

export const MACHINE_PRICES: readonly Rule[] = [
  { id: 'HOUSE-price-mech', cite: MANUAL, adds: { price: subject => (isMech(subject) ? mechPrice(subject) : undefined) } },
  {
    id: 'HOUSE-price-vehicle',
    cite: MANUAL,
    adds: { price: subject => (subject.unit.kind === 'vehicle' ? vehiclePrice(subject) : undefined) },
  },
  {
    id: 'HOUSE-price-fighter',
    cite: MANUAL,
    adds: { price: subject => (isFighter(subject) ? fighterPrice(subject) : undefined) },
  },
  { id: 'HOUSE-price-by-weight', cite: MANUAL, multiplies: { price: share } },
  { id: 'HOUSE-price-omni', cite: MANUAL, multiplies: { price: ({ unit }) => (unit.omni ? { value: 1.25, note: 'Omni' } : undefined) } },
];
