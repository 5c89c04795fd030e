import {
  list,
  misread,
  nth,
  oneOf,
  optional,
  type Reading,
  type RecordOf,
  record,
  type Staged,
  tell,
  text,
  textOr,
  whole,
} from '@sortie/kernel';
import type { PrintedCard } from '@sortie/roster';
import { cardNamed } from '../card/cards.ts';
import { AWAY, sectorNamed } from '../map/sectors.ts';
import { NOWHERE } from '../map/zones.ts';
import { card, zone } from '../read.ts';
import type { Book } from '../rule.ts';
import { ruleset } from '../ruleset.ts';
import { CAPITAL, CENTRES, type Radar, type State, type Unit } from '../shape.ts';
import { FRESH_TURN } from '../state.ts';

const MOST = 10_000;

/** A craft of a scene. What is left out has its ordinary value. */
const SCENE_UNIT = {
  id: text(60),
  side: oneOf(0, 1),
  unit: textOr<PrintedCard>(text(80), card),
  /** A sector of the Capital Map by its name, such as `M3`. */
  sector: text(8),
  /** The zone of the sector's Engagement Map: 0 in the middle, 8 to 19 in the Outer Ring. Left out, the craft is on the Capital Map. */
  zone: optional(zone),
  skill: optional(whole(0, 8)),
  armor: optional(whole(0, MOST)),
  structure: optional(whole(0, MOST)),
  heat: optional(whole(0, 4)),
  engine: optional(whole(0, 9)),
  fireControl: optional(whole(0, 9)),
  thruster: optional(whole(0, 9)),
  crew: optional(whole(0, 9)),
} as const;
type SceneUnit = RecordOf<typeof SCENE_UNIT>;

const scene = record({ centre: optional(oneOf(...CENTRES)), units: list(record(SCENE_UNIT), 48), turn: optional(whole(1, 99)) });

function placed(raw: SceneUnit, bare: Unit): Unit {
  const { engine = 0, fireControl = 0, thruster = 0, crew = 0 } = raw;
  return {
    ...bare,
    fate: 'fighting',
    sector: sectorNamed(raw.sector),
    zone: raw.zone ?? NOWHERE,
    armor: Math.min(raw.armor ?? bare.armor, bare.card.armor),
    structure: Math.min(raw.structure ?? bare.structure, bare.card.structure),
    heat: raw.heat ?? 0,
    hits: { ...bare.hits, engine, fireControl, thruster, crew },
    turn: { ...FRESH_TURN, moved: true },
  };
}

function fault(units: readonly SceneUnit[]): Reading<never> | undefined {
  for (const [i, { id, unit, sector }] of units.entries()) {
    const at = `units[${i}]`;
    if (units.findIndex(one => one.id === id) < i)
      return misread(tell('two units are called {unit}: give each an id of its own', { unit: id }), at);
    if (typeof unit === 'string' && !cardNamed(unit)) return misread(tell('there is no craft called {unit}', { unit }), `${at}.unit`);
    if (sectorNamed(sector) === AWAY) return misread(tell('there is no sector {sector}: write one such as M3', { sector }), `${at}.sector`);
  }
  return undefined;
}

/** The map of whoever acts: an Engagement Map by its sector, or the Capital Map. */
export const mapOf = ({ sector, zone: at }: Unit): number => (at === NOWHERE ? CAPITAL : sector);

/** A scene as a position in which everybody has moved. */
export function stage(raw: unknown, book: Book): Reading<Staged<Radar>> {
  const read = scene(raw);
  if (!read.ok) return read;
  const units = read.value.units.toSorted((one, other) => one.side - other.side);
  const wrong = fault(units);
  if (wrong) return wrong;
  const force = (side: 0 | 1) =>
    units.filter(unit => unit.side === side).map(({ unit, skill }) => ({ craft: unit, ...(skill === undefined ? {} : { skill }) }));
  const bare = ruleset.setup({ centre: read.value.centre ?? 'space', forces: [force(0), force(1)], turns: 99, goal: 'rout' });
  const crafts = units.map((unit, i) => placed(unit, nth(bare.units, i)));
  const state: State = {
    ...bare,
    turn: read.value.turn ?? 1,
    phase: 'combat',
    map: crafts[0] ? mapOf(crafts[0]) : CAPITAL,
    maps: [],
    active: 0,
    queue: [0, 1],
    initiative: 0,
    units: crafts,
  };
  return { ok: true, value: { state, names: units.map(({ id }) => id), book } };
}
