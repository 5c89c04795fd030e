import type { Answer, RuleId } from '@sortie/kernel';
import { BOOK } from '../rules.ts';
import {
  type CapturePlan,
  capturePlan,
  type Fault,
  fieldPlan,
  type MoverPlan,
  moverPlan,
  type TrainPlan,
  trainFaults,
  trainPlan,
} from './ground-plan.ts';
import type { Docked, Networked, Operations, Relay, Yard } from './operations.ts';
import { BRACKETS } from './rules.ts';

type Bracket = 'short' | 'medium' | 'long' | 'extreme';

/** What comes of operations in space and on the ground. */
export interface OperationsPlan {
  /** Tons of tug and target, and the thrust of both together: safe, and at most. */
  readonly tows: readonly { readonly name: string; readonly mass: Answer; readonly safe: Answer; readonly most: Answer }[];
  readonly scans: readonly { readonly name: string; readonly range: Answer; readonly number: Answer }[];
  readonly fleets: readonly { readonly name: string; readonly initiative: Answer }[];
  /** The bracket of a shot through a network; `null` where the weapon does not reach its target. */
  readonly shots: readonly { readonly name: string; readonly range: Answer; readonly bracket: Bracket | null }[];
  /** What is added to the number of whoever fires at a ship that docks. */
  readonly approaches: readonly { readonly name: string; readonly toHit: Answer }[];
  readonly trains: readonly TrainPlan[];
  readonly movers: readonly MoverPlan[];
  readonly captures: readonly CapturePlan[];
  readonly fields: readonly ReturnType<typeof fieldPlan>[];
  readonly faults: readonly Fault[];
}

const NAMES = ['short', 'medium', 'long'] as const;

function bracketOf({ scale, range, reach }: Networked, counted: number): Bracket | null {
  if (range > reach) return null;
  const at = BRACKETS[scale].findIndex(most => counted <= most);
  return NAMES[at] ?? 'extreme';
}

const LARGE: ReadonlySet<Docked['kind']> = new Set(['jumpship', 'space-station', 'warship']);
const MOST_DROPSHIPS = 2;

/** One large ship or two DropShips, within its tons; nothing that has bays of its own. */
function yardFaults({ name, capacity, docked }: Yard): readonly Fault[] {
  const rule: RuleId = 'TOE-naval-repair-capacity';
  const small = docked.filter(({ kind }) => !LARGE.has(kind) && kind !== 'dropship');
  const large = docked.filter(({ kind }) => LARGE.has(kind)).length;
  const dropships = docked.filter(({ kind }) => kind === 'dropship').length;
  const tons = docked.reduce((sum, one) => sum + one.tons, 0);
  const crowded = large > 1 || dropships > MOST_DROPSHIPS || (large > 0 && dropships > 0);
  return [
    ...small.map(({ kind }) => ({ what: name, problem: `a ${kind} docks in a bay, not in a repair facility`, rule })),
    ...(crowded ? [{ what: name, problem: 'it takes one JumpShip, station or WarShip, or two DropShips', rule }] : []),
    ...(tons > capacity ? [{ what: name, problem: `${tons} tons are more than its ${capacity}`, rule }] : []),
  ];
}

const PARTNERS = 2;

const relayFaults = ({ name, unmanned, partners }: Relay): readonly Fault[] =>
  unmanned && partners.length !== PARTNERS
    ? [
        {
          what: name,
          problem: 'without a crew it speaks with two other generators, and turns to no others',
          rule: 'TOE-mobile-hpg-satellite',
        },
      ]
    : [];

/** Work operations out. */
export function planOperations({
  tows = [],
  yards = [],
  scans = [],
  fleets = [],
  shots = [],
  approaches = [],
  relays = [],
  trains = [],
  movers = [],
  captures = [],
  fields = [],
}: Operations): OperationsPlan {
  return BOOK.told({
    tows: tows.map(tow => ({
      name: tow.name,
      mass: BOOK.ask('towMass', tow),
      safe: BOOK.ask('towedThrust', { ...tow, full: false }),
      most: BOOK.ask('towedThrust', { ...tow, full: true }),
    })),
    scans: scans.map(scan => ({ name: scan.name, range: BOOK.ask('detection', scan), number: BOOK.ask('detectionNumber', scan) })),
    fleets: fleets.map(fleet => ({ name: fleet.name, initiative: BOOK.ask('spaceInitiative', fleet) })),
    shots: shots.map(shot => {
      const range = BOOK.ask('networkRange', shot);
      return { name: shot.name, range, bracket: bracketOf(shot, range.total) };
    }),
    approaches: approaches.map(one => ({ name: one.name, toHit: BOOK.ask('approach', one) })),
    trains: trains.map(trainPlan),
    movers: movers.map(moverPlan),
    captures: captures.map(capturePlan),
    fields: fields.map(fieldPlan),
    faults: [...yards.flatMap(yardFaults), ...relays.flatMap(relayFaults), ...trains.flatMap(trainFaults)],
  });
}
