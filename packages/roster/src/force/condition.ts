import { type Faults, list, oneOf, record, text, whole } from './checks.ts';

/** What is left of a location, where it is less than whole. */
export interface LocationState {
  readonly armor?: number;
  readonly rear?: number;
  readonly structure?: number;
  readonly lost?: (typeof LOSSES)[number];
  /** Critical hits: parts of a 'Mech by the number of their slot, from 1; what is mounted by its name in the tables. */
  readonly hits?: readonly (number | string)[];
}

export const LOSSES = ['destroyed', 'blown-off', 'breached'] as const;

/** A bin with other shots than the design gives it. Bins of one location come in the order of its slots. */
export interface BinState {
  readonly at: string;
  readonly item: string;
  readonly shots: number;
}

/** What a unit brings along from earlier battles. */
export interface Condition {
  readonly locations?: { readonly [location: string]: LocationState };
  readonly bins?: readonly BinState[];
  /** Hits that the crew has taken; six have killed it. */
  readonly crewHits?: number;
  /** Motive damage of a vehicle, and what it adds to driving. */
  readonly motive?: { readonly damage: number; readonly penalty: number };
  /** Hits on things that have no slot: `sensors`, `engine`, `avionics`. */
  readonly systems?: { readonly [name: string]: number };
  /** Structural Integrity and fuel that are left. */
  readonly integrity?: number;
  readonly fuel?: number;
}

const MOST_POINTS = 10_000;
const MOST_SLOTS = 100;
const MOST_LOCATIONS = 60;
const LONGEST = 100;
export const DEAD = 6;

type Json = Readonly<Record<string, unknown>>;

const entriesOf = (value: unknown, path: string, faults: Faults): readonly (readonly [string, unknown])[] => {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    faults(path, 'an object was expected');
    return [];
  }
  return Object.entries(value).slice(0, MOST_LOCATIONS);
};

function readLocation(value: unknown, path: string, faults: Faults): LocationState {
  const json: Json = record(value, path, ['armor', 'rear', 'structure', 'lost', 'hits'], faults) ?? {};
  const points = (name: 'armor' | 'rear' | 'structure') =>
    json[name] === undefined ? {} : { [name]: whole(json[name], `${path}.${name}`, 0, MOST_POINTS, faults) };
  const lost = json['lost'] === undefined ? undefined : oneOf(json['lost'], `${path}.lost`, LOSSES, faults);
  return {
    ...points('armor'),
    ...points('rear'),
    ...points('structure'),
    ...(lost && { lost }),
    ...(json['hits'] !== undefined && {
      hits: list(json['hits'], `${path}.hits`, MOST_SLOTS, faults).map((hit, i) =>
        typeof hit === 'string'
          ? text(hit, `${path}.hits[${i}]`, LONGEST, faults)
          : whole(hit, `${path}.hits[${i}]`, 1, MOST_SLOTS, faults),
      ),
    }),
  };
}

function readBin(value: unknown, path: string, faults: Faults): BinState {
  const json: Json = record(value, path, ['at', 'item', 'shots'], faults) ?? {};
  return {
    at: text(json['at'], `${path}.at`, LONGEST, faults),
    item: text(json['item'], `${path}.item`, LONGEST, faults),
    shots: whole(json['shots'], `${path}.shots`, 0, MOST_POINTS, faults),
  };
}

/** The condition of a member of a force file. */
export function readCondition(value: unknown, path: string, faults: Faults): Condition {
  const json: Json = record(value, path, ['locations', 'bins', 'crewHits', 'motive', 'systems', 'integrity', 'fuel'], faults) ?? {};
  const within = (name: string): string => `${path}.${name}`;
  const motive: Json | undefined =
    json['motive'] === undefined ? undefined : record(json['motive'], within('motive'), ['damage', 'penalty'], faults);
  const figure = (name: 'integrity' | 'fuel') =>
    json[name] === undefined ? {} : { [name]: whole(json[name], within(name), 0, 1_000_000, faults) };
  const locations = entriesOf(json['locations'], within('locations'), faults);
  const systems = entriesOf(json['systems'], within('systems'), faults);
  return {
    ...(locations.length > 0 && {
      locations: Object.fromEntries(locations.map(([name, one]) => [name, readLocation(one, `${within('locations')}.${name}`, faults)])),
    }),
    ...(json['bins'] !== undefined && {
      bins: list(json['bins'], within('bins'), MOST_SLOTS, faults).map((one, i) => readBin(one, `${within('bins')}[${i}]`, faults)),
    }),
    ...(json['crewHits'] !== undefined && { crewHits: whole(json['crewHits'], within('crewHits'), 0, DEAD, faults) }),
    ...(motive && {
      motive: {
        damage: whole(motive['damage'], `${within('motive')}.damage`, 0, LONGEST, faults),
        penalty: whole(motive['penalty'], `${within('motive')}.penalty`, 0, LONGEST, faults),
      },
    }),
    ...(systems.length > 0 && {
      systems: Object.fromEntries(systems.map(([name, hits]) => [name, whole(hits, `${within('systems')}.${name}`, 0, LONGEST, faults)])),
    }),
    ...figure('integrity'),
    ...figure('fuel'),
  };
}
