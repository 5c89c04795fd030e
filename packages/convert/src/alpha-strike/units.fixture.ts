import { equipment, equipmentNamed, type Mount, mechStructure, runningSpeed, type Unit, vehicleStructure } from '@sortie/roster';
import { type Card, printArc, printMoves, printSpecial } from './card.ts';
import { toCard } from './convert.ts';
import { COMPANION, CURRENT } from './editions.ts';

/** `Medium Laser@RA`, `Medium Laser@CT(R)`, `IS Ammo LRM-10@RT:12`, `Cargo@BD#2.5`, each with `*n` to repeat. */
export function mounts(...lines: readonly string[]): Mount[] {
  return lines.flatMap(line => {
    const { name, at, rear, shots, size, times } =
      /^(?<name>.+?)@(?<at>[A-Za-z0-9 ]+)(?<rear>\(R\))?(?::(?<shots>\d+))?(?:#(?<size>[\d.]+))?(?:\*(?<times>\d+))?$/.exec(line)?.groups ??
      {};
    const item = equipment(name ?? '') ?? equipmentNamed(name ?? '');
    if (!item || !at) throw new Error(`Not a mount: ${line}`);
    const mount: Mount = {
      kind: item.kind,
      item: item.id,
      at,
      ...(shots ? { shots: Number(shots) } : {}),
      ...(size ? { size: Number(size) } : {}),
      ...(rear ? { rear: true } : {}),
    };
    return Array.from({ length: Number(times ?? 1) }, () => mount);
  });
}

type Loose = Omit<Partial<Unit>, 'mounts'> & { readonly mounts?: readonly Mount[]; readonly walk?: number; readonly jump?: number };

function finish(base: Unit, { walk, jump, ...over }: Loose): Unit {
  const pace = walk ?? base.movement.walk;
  return { ...base, movement: { walk: pace, run: runningSpeed(pace), jump: jump ?? 0 }, ...over };
}

const plain = { chassis: 'Sample', model: '', year: 3050, tech: { base: 'inner-sphere', mixed: false } } as const;

/** A 50-ton Inner Sphere BattleMech with 120 points of armor, unless told otherwise. */
export function mech(over: Loose = {}): Unit {
  const tons = over.tons ?? 50;
  const quad = over.frame === 'quad' || over.frame === 'quadvee';
  return finish(
    {
      kind: 'mech',
      ...plain,
      tons,
      frame: 'biped',
      motive: quad ? 'quad' : 'biped',
      movement: { walk: 4, run: 6, jump: 0 },
      engine: { type: 'Fusion', rating: 200 },
      heatSinks: { count: 30, type: 'Double' },
      armor: { type: 'Standard', tech: 'inner-sphere', front: { CT: 120 }, rear: {} },
      structure: { type: 'Standard', points: mechStructure(tons, quad) },
      mounts: [],
    },
    over,
  );
}

/** A 60-ton tracked combat vehicle with 120 points of armor. */
export function vehicle(over: Loose = {}): Unit {
  const points = vehicleStructure(over.tons ?? 60);
  return finish(
    {
      kind: 'vehicle',
      ...plain,
      tons: 60,
      motive: 'tracked',
      movement: { walk: 4, run: 6, jump: 0 },
      engine: { type: 'Fusion', rating: 240 },
      armor: { type: 'Standard', tech: 'inner-sphere', front: { FR: 40, RS: 25, LS: 25, RR: 30 }, rear: {} },
      structure: { type: 'Standard', points: { FR: points, RS: points, LS: points, RR: points } },
      mounts: [],
    },
    over,
  );
}

export const support = (over: Loose = {}): Unit => vehicle({ kind: 'support-vehicle', ...over });

export function protomech(over: Loose = {}): Unit {
  return finish(
    {
      kind: 'protomech',
      ...plain,
      tech: { base: 'clan', mixed: false },
      tons: 5,
      frame: 'biped',
      motive: 'biped',
      movement: { walk: 5, run: 8, jump: 0 },
      engine: { type: 'Fusion', rating: 40 },
      armor: { type: 'Standard ProtoMech', tech: 'clan', front: { T: 20 }, rear: {} },
      structure: { type: 'Standard', points: { T: 5 } },
      mounts: [],
    },
    over,
  );
}

export function suits(over: Loose & { readonly troopers?: number } = {}): Unit {
  const { troopers = 4, ...rest } = over;
  return finish(
    {
      kind: 'battle-armor',
      ...plain,
      tons: troopers,
      motive: 'foot',
      movement: { walk: 1, run: 1, jump: 0 },
      armor: {
        type: 'BA Standard (Basic)',
        tech: 'inner-sphere',
        front: Object.fromEntries(Array.from({ length: troopers }, (_, index) => [`Trooper ${index + 1}`, 5])),
        rear: {},
      },
      structure: { type: 'Standard', points: {} },
      mounts: [],
      squad: { troopers, weightClass: 2, body: 'biped' },
    },
    rest,
  );
}

export function platoon(over: Loose = {}): Unit {
  return finish(
    {
      kind: 'infantry',
      ...plain,
      tons: 3,
      motive: 'foot',
      movement: { walk: 1, run: 1, jump: 0 },
      armor: { type: 'None', tech: 'inner-sphere', front: {}, rear: {} },
      structure: { type: 'None', points: { TPRS: 28 } },
      mounts: [],
      platoon: { squads: 4, squadSize: 7, primary: 'InfantryAssaultRifle', secondaries: 0 },
    },
    over,
  );
}

/** An aerospace fighter of 65 tons and thrust 6. */
export function fighter(over: Loose = {}): Unit {
  return finish(
    {
      kind: 'fighter',
      ...plain,
      tons: 65,
      motive: 'aerodyne',
      movement: { walk: 6, run: 9, jump: 0 },
      engine: { type: 'Fusion', rating: 260 },
      heatSinks: { count: 30, type: 'Double' },
      armor: { type: 'Standard', tech: 'inner-sphere', front: { NOS: 60, LWG: 50, RWG: 50, AFT: 50 }, rear: {} },
      structure: { type: 'Standard', points: {} },
      mounts: [],
      craft: { structuralIntegrity: 6, fuel: 400 },
    },
    over,
  );
}

/** A spheroid DropShip of 3,500 tons. */
export function ship(over: Loose = {}): Unit {
  return finish(
    {
      kind: 'dropship',
      ...plain,
      tons: 3500,
      motive: 'spheroid',
      movement: { walk: 4, run: 6, jump: 0 },
      engine: { type: 'Fusion', rating: 400 },
      heatSinks: { count: 500, type: 'Double' },
      armor: { type: 'Standard Aerospace', tech: 'inner-sphere', front: { NOS: 240, LS: 210, RS: 210, AFT: 210 }, rear: {} },
      structure: { type: 'Standard', points: {} },
      mounts: [],
      craft: { structuralIntegrity: 15, fuel: 4000 },
    },
    over,
  );
}

export const companion = (unit: Unit): Card => toCard(unit, COMPANION)!;
export const current = (unit: Unit): Card => toCard(unit, CURRENT)!;

export const move = (card: Card): string => printMoves(card.moves);
export const specials = (card: Card): string[] => card.specials.map(printSpecial);
export const damage = (card: Card): string => card.damage.map(({ points, minimal }) => (minimal ? '0*' : `${points}`)).join('/');
export const arc = (card: Card, name: 'front' | 'left' | 'right' | 'rear'): string => printArc(card.arcs![name]!);

/** Whether a card lists each of these abilities: `AT6D2` exactly, or `AT` with any figures. */
export const lists = (card: Card, ...codes: readonly string[]): boolean[] => {
  const printed = specials(card);
  return codes.map(code => printed.includes(code) || card.specials.some(special => special.code === code));
};

/** Rules that speak for a field of a card. */
export const rulesOf = (card: Card, field: keyof Card['why']): string[] => (card.why[field]?.terms ?? []).map(term => term.rule);

/** What the weapons of a card add up to at a range, before heat and rounding. */
export const raw = (card: Card, range: 'short' | 'medium' | 'long'): number => {
  const terms = (card.why[range]?.terms ?? []).filter(term => term.stage === undefined);
  return Math.round(terms.reduce((sum, term) => sum + term.value, 0) * 1000) / 1000;
};
