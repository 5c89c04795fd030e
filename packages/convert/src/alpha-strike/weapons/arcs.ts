import type { RuleId } from '@sortie/kernel';
import { ONE, roundedNearest, roundedUp } from '../amount.ts';
import type { Arc, ArcName, Arcs, Brackets } from '../card.ts';
import { type HeatBudget, tracksHeat } from '../heat/heat.ts';
import { heatFactor, ROUNDED_UP } from '../heat/modified.ts';
import { page, READING, type RuleHead } from '../rule.ts';
import { ART_CODES } from '../special-abilities/artillery.ts';
import { Grants } from '../special-abilities/grants.ts';
import type { Subject } from '../subject.ts';
import type { Gun } from './gun.ts';
import { otherHeat } from './standard.ts';

/** Share of a location's weapons in an arc, in halves. */
type Shares = Readonly<Partial<Record<ArcName, Readonly<Record<string, 1 | 2>>>>>;

export interface ArcRule extends RuleHead {
  readonly arcs: (subject: Subject) => Shares | undefined;
}

const isSpheroid = ({ unit }: Subject): boolean => unit.motive === 'spheroid';

/** Three sections of the hull have arcs of their own on stations and satellites. */
const isStation = ({ type, unit }: Subject): boolean => type === 'SS' || (type === 'SV' && unit.motive === 'station-keeping');

const TABLE: RuleId = 'ASC-tbl-firing-arcs';

/** Rear-facing weapons of a side are written as its letters with a minus. */
export const ARC_RULES: readonly ArcRule[] = [
  {
    id: 'ASC-conv-weap-ws-arcs',
    cite: page(104),
    covers: ['ASC-conv-weap-ws-types', 'ASC-conv-weap-pd-ws', 'ASC-conv-weap-large-attack-types', TABLE],
    arcs: ({ type }) =>
      type === 'WS'
        ? { front: { NOS: 2, FLS: 2, FRS: 2 }, left: { LBS: 2, ALS: 2 }, right: { RBS: 2, ARS: 2 }, rear: { AFT: 2 } }
        : undefined,
  },
  {
    id: 'ASC-conv-weap-sat-ss-arcs',
    cite: page(104),
    covers: ['ASC-conv-weap-sat-ss-types', TABLE],
    arcs: subject =>
      isStation(subject)
        ? {
            front: { NOS: 2 },
            'fore-left': { FLS: 2 },
            'fore-right': { FRS: 2 },
            'aft-left': { ALS: 2 },
            'aft-right': { ARS: 2 },
            rear: { AFT: 2 },
          }
        : undefined,
  },
  { id: 'HOUSE-as-station-four-arcs', cite: READING, replaces: ['ASC-conv-weap-sat-ss-arcs'], arcs: () => undefined },
  {
    id: 'ASC-conv-weap-sv-arcs',
    cite: page(103),
    covers: [
      'ASC-conv-weap-sv-front',
      'ASC-conv-weap-sv-sides',
      'ASC-conv-weap-sv-rear',
      'ASC-conv-weap-sv-turrets',
      'ASC-conv-weap-multi-turret-large',
      TABLE,
    ],
    arcs: ({ type, size, unit }) =>
      type === 'SV' && size >= 3 && !unit.craft
        ? {
            front: { FR: 2, BD: 2 },
            left: { LS: 2, FRLS: 2, RRLS: 2 },
            right: { RS: 2, FRRS: 2, RRRS: 2 },
            rear: { RR: 2 },
          }
        : undefined,
  },
  { id: 'HOUSE-as-sv-one-attack', cite: READING, replaces: ['ASC-conv-weap-sv-arcs'], arcs: () => undefined },
  {
    id: 'ASC-conv-weap-ms-arcs',
    cite: page(103),
    covers: [
      'ASC-conv-weap-ms-capital',
      'ASC-conv-weap-ms-turrets',
      'ASC-conv-weap-ms-other-arcs',
      'ASC-conv-weap-multi-turret-large',
      TABLE,
    ],
    arcs: ({ type }) => (type === 'MS' ? { front: { FRONT: 2 }, left: { LEFT: 2 }, right: { RIGHT: 2 }, rear: { REAR: 2 } } : undefined),
  },
  {
    id: 'ASC-conv-weap-aerodyne-arcs',
    cite: page(101),
    covers: ['ASC-conv-weap-aerodyne-rear-wing', 'ASC-conv-weap-large-attack-types', TABLE],
    arcs: subject =>
      (subject.type === 'DA' || subject.type === 'SC') && !isSpheroid(subject)
        ? { front: { NOS: 2 }, left: { LS: 2 }, right: { RS: 2 }, rear: { AFT: 2, 'LS-': 2, 'RS-': 2 } }
        : undefined,
  },
  {
    id: 'ASC-conv-weap-spheroid-nose',
    cite: page(101),
    covers: [
      'ASC-conv-weap-spheroid-sides',
      'ASC-conv-weap-spheroid-aft',
      'ASC-conv-weap-sc-four-arcs',
      'ASC-conv-weap-large-attack-types',
      'ASC-conv-weap-pd-sc',
      TABLE,
      'ASC-conv-weap-arc-multi-types',
    ],
    arcs: ({ type }) => {
      if (type === 'DS' || type === 'SC') {
        return {
          front: { NOS: 2, LS: 1, RS: 1 },
          left: { LS: 1, 'LS-': 1 },
          right: { RS: 1, 'RS-': 1 },
          rear: { AFT: 2, 'LS-': 1, 'RS-': 1 },
        };
      }
      return type === 'JS' || type === 'SS'
        ? { front: { NOS: 2, FLS: 1, FRS: 1 }, left: { FLS: 1, ALS: 1 }, right: { FRS: 1, ARS: 1 }, rear: { AFT: 2, ALS: 1, ARS: 1 } }
        : undefined;
    },
  },
];

const placeOf = (at: string, rear: boolean | undefined): string => (rear ? `${at}-` : at);

interface Ship {
  readonly subject: Subject;
  readonly guns: readonly Gun[];
  readonly factor: readonly [num: number, den: number];
  readonly shares: Readonly<Record<string, 1 | 2>>;
}

const shareOf = ({ shares }: Ship, at: string, rear: boolean | undefined): number => shares[placeOf(at, rear)] ?? 0;

const CLASSES = ['CAP', 'SCAP', 'MSL'] as const;

type Class = (typeof CLASSES)[number] | 'standard';

type Sums = [short: number, medium: number, long: number, extreme: number];

/** What the guns of an arc do by class, and how much of it is flak. */
interface Salvo {
  readonly byClass: Readonly<Record<Class, Sums>>;
  readonly flak: Sums;
}

function addTo(sums: Sums, { values: [short, medium, long, extreme] }: Gun, share: number): void {
  sums[0] += (short * share) / 2;
  sums[1] += (medium * share) / 2;
  sums[2] += (long * share) / 2;
  sums[3] += (extreme * share) / 2;
}

function salvoOf(ship: Ship): Salvo {
  const byClass: Record<Class, Sums> = { standard: [0, 0, 0, 0], CAP: [0, 0, 0, 0], SCAP: [0, 0, 0, 0], MSL: [0, 0, 0, 0] };
  const flak: Sums = [0, 0, 0, 0];
  for (const gun of ship.guns) {
    const { mount, row } = gun;
    const share = ship.subject.type === 'MS' && mount.turret ? 0 : shareOf(ship, mount.at, mount.rear);
    if (share === 0) continue;
    addTo(byClass[CLASSES.find(name => row.notes.has(name)) ?? 'standard'], gun, share);
    if (row.notes.has('FLK')) addTo(flak, gun, share);
  }
  return { byClass, flak };
}

const damageOf = ({ factor: [num, den] }: Ship, sums: Sums, round = roundedUp): Brackets => sums.map(value => round({ value, num, den }));

function arcSpecials(ship: Ship, salvo: Salvo): Grants {
  const grants = new Grants();
  const { subject, factor } = ship;
  const flak = damageOf(ship, salvo.flak, roundedNearest);
  if (flak.some(({ points, minimal }) => points > 0 || minimal)) grants.damage('FLK', 'ASC-sua-assign-flk', flak);
  let defense = 0;
  let explosive = false;
  for (const { mount, item } of subject.fittings) {
    const share = shareOf(ship, mount.at, mount.rear);
    if (share === 0) continue;
    if ((item.kind === 'ammo' && !item.traits.has('inert')) || item.traits.has('explosive')) explosive = true;
    if (item.kind !== 'weapon') continue;
    if (item.traits.has('ams')) defense += (3 * ONE * share) / 20;
    const code = ART_CODES[item.id];
    if (code !== undefined) grants.add(`ART${code}-`, 'ASC-sua-assign-art', 1, item.name);
  }
  for (const gun of ship.guns) {
    const share = shareOf(ship, gun.mount.at, gun.mount.rear);
    if (share === 0) continue;
    if (gun.row.notes.has('PNT')) defense += (gun.values[0] * share) / 2;
    if (gun.row.notes.has('TELE')) grants.flag('TELE', 'ASC-sua-assign-tele');
  }
  if (defense > 0)
    grants.add('PNT', 'ASC-sua-assign-pnt', Math.max(1, roundedUp({ value: defense, num: factor[0], den: factor[1] }).points));
  if (!explosive) grants.flag('ENE', 'ASC-sua-assign-ene');
  return grants;
}

/** Attack values of large craft by arc and class, lowered by heat alike. */
export function arcsOf(rules: readonly ArcRule[], subject: Subject, guns: readonly Gun[], budget: HeatBudget): Arcs | undefined {
  for (const rule of rules) {
    const shares = rule.arcs(subject);
    if (!shares) continue;
    const heat = guns.reduce((total, gun) => total + budget.gunHeat(gun), budget.base + budget.defense + otherHeat(subject, budget, guns));
    const factor = tracksHeat(subject) ? heatFactor(heat, budget.capacity) : ([1, 1] as const);
    if (factor[1] !== 1) subject.work.term('short', 'ASC-conv-heat-by-class', factor[0] / factor[1], 'heat of all weapons', 'multiply');
    subject.work.term('short', rule.id, 1, 'arcs', 'base');
    subject.work.speaks(ROUNDED_UP);
    const build = (places: Readonly<Record<string, 1 | 2>>): Arc => {
      const ship: Ship = { subject, guns, factor, shares: places };
      const salvo = salvoOf(ship);
      return {
        standard: damageOf(ship, salvo.byClass.standard),
        capital: damageOf(ship, salvo.byClass.CAP),
        subCapital: damageOf(ship, salvo.byClass.SCAP),
        missiles: damageOf(ship, salvo.byClass.MSL),
        specials: arcSpecials(ship, salvo).list(),
      };
    };
    return Object.fromEntries(Object.entries(shares).map(([name, places]) => [name, build(places)]));
  }
  return undefined;
}
