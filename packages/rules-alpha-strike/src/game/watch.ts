import { table as terrain } from '@sortie/board';
import { type Ground, type Note, nth, type Watch } from '@sortie/kernel';
import { bracketOf } from '../attack/range.ts';
import { firepower } from '../attack/value.ts';
import type { Event } from '../event.ts';
import { MOST_FROM_OUTSIDE, SHUTDOWN } from '../heat/rules.ts';
import { EDITIONS } from '../ruleset.ts';
import type { AlphaStrike, Entry, Setup, State, Unit, UnitId } from '../shape.ts';
import { alive, callSign, distanceBetween, INCH, isImmobile, isOn, marked, type Standing, stoodStill, unitAt } from '../state.ts';
import { giftRulesOf } from './gifts.ts';

/** Two dice never show more. */
const HIGHEST_ROLL = 12;
/** Side of a cell in pictures of the table. */
const CELL = 2 * INCH;

const lance: readonly Entry[] = ['Bulwark', 'Sentinel', 'Marauder Hawk', 'Harrier'].map((card, i) => ({
  card,
  ...(i === 0 && { commander: 'force' as const }),
}));

const even: Ground<AlphaStrike> = {
  id: 'even',
  title: 'Even lances',
  summary: 'The same four units on both sides.',
  roles: ['South', 'North'],
  rules: EDITIONS['corrected-2013'] ?? [],
  setup: { table: { scene: 'hills', seed: 1 }, forces: [lance, lance], zone: 6, limit: 20 },
};

/** Two forces that meet, and the same with the ends of the table changed: the first force is that of whoever sits first. */
export const meeting = (a: readonly Entry[], b: readonly Entry[]) => {
  const of = (forces: Setup['forces']) => ({ rules: [...even.rules, ...giftRulesOf({ forces })], setup: { ...even.setup, forces } });
  return { scenario: of([a, b]), swapped: of([b, a]) };
};

const SCENES = ['hills', 'plains', 'forest'] as const;

/** Tables grown from other seeds; whoever brings a table of their own keeps it. */
const onMap = (setup: Setup, n: number): Setup =>
  'scene' in setup.table ? { ...setup, table: { ...setup.table, scene: nth(SCENES, n % SCENES.length), seed: n + 1 } } : setup;

function notes(before: State, events: readonly Event[]): readonly Note[] {
  const found: Note[] = [];
  const struck = new Map<UnitId, UnitId>();
  for (const event of events) {
    if (event.type === 'attacked' && event.hit) struck.set(event.target, event.unit);
    const note = noteOf(before, event, struck);
    if (note) found.push(note);
  }
  return found;
}

function noteOf(before: State, event: Event, struck: ReadonlyMap<UnitId, UnitId>): Note | undefined {
  switch (event.type) {
    case 'attacked': {
      const { unit, target, toHit, hit } = event;
      return { kind: 'shot', unit, target, possible: toHit.total <= HIGHEST_ROLL, hit };
    }
    case 'damaged':
      return { kind: 'harm', unit: event.unit, by: struck.get(event.unit) ?? null, points: event.armor + event.structure };
    case 'destroyed':
      if (event.fate === 'destroyed') return { kind: 'lost', unit: event.unit, by: struck.get(event.unit) ?? null };
      return { kind: 'left', unit: event.unit, meant: event.rule === 'AS-aero-exit' || isLeaving(unitAt(before, event.unit)) };
    case 'shutDown':
      return { kind: 'shutDown', unit: event.unit, own: isOwnDoing(unitAt(before, event.unit), event.rule) };
    case 'generatorFired':
      return { kind: 'shutDown', unit: event.unit, own: true };
    case 'turnEnded':
      return { kind: 'turnEnded' };
    default:
      return undefined;
  }
}

const isLeaving = (unit: Unit): boolean => marked(unit, 'routed') || marked(unit, 'withdrawing');

/** Would it be running if it had not wanted more of its weapons than they give cold? */
function isOwnDoing({ heat, heatFrom, overheated }: Unit, rule: string): boolean {
  if (rule === 'AS-heat-voluntary') return true;
  return overheated > 0 && heat + Math.min(MOST_FROM_OUTSIDE, heatFrom) < SHUTDOWN;
}

/** Whether it could hurt somebody so far away. */
function reaches(unit: Standing, foe: Standing): boolean {
  const bracket = bracketOf(distanceBetween(unit, foe));
  if (bracket === undefined) return false;
  const { points, minimal } = firepower(unit, 'standard', bracket);
  return points > 0 || minimal;
}

const armed = (unit: Unit): boolean => unit.card.damage.some(({ points, minimal }) => points > unit.weaponHits || minimal);

function standsAbout(state: State, unit: Standing): boolean {
  if (!stoodStill(unit)) return false;
  if (unit.hidden || !armed(unit) || isImmobile(unit) || unit.moves.every(({ value }) => value === 0) || isLeaving(unit)) return false;
  if (terrain.groundAt(state.table, unit.at).pieces.some(({ kind }) => kind === 'woods' || kind === 'building')) return false;
  return !state.units.some(foe => isOn(foe) && foe.seat !== unit.seat && reaches(unit, foe));
}

export const alphaStrikeWatch: Watch<AlphaStrike> = {
  grounds: [even],
  onMap,
  turn: ({ turn }) => turn,
  field: ({ table: { width, height } }) => ({ width: Math.ceil(width / CELL), height: Math.ceil(height / CELL) }),
  units: state =>
    state.units.map(unit => ({
      id: unit.id,
      seat: unit.seat,
      name: callSign(state, unit.id),
      points: unit.pv,
      left: alive(unit) ? (unit.armor + unit.structure) / (unit.card.armor + unit.card.structure) : 0,
      at: isOn(unit) ? cellOf(state, unit) : null,
      fighting: alive(unit),
    })),
  notes,
  bystanders: state => state.units.filter((unit): unit is Standing => isOn(unit) && standsAbout(state, unit)).map(({ id }) => id),
  ranOut: ({ result }) => result?.reason === 'points',
};

const cellOf = ({ table }: State, { at }: Standing) => ({
  x: Math.min(Math.ceil(table.width / CELL) - 1, Math.floor(at.x / CELL)),
  y: Math.min(Math.ceil(table.height / CELL) - 1, Math.floor(at.y / CELL)),
});
