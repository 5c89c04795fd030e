/**
 * The notes of an evening at a real table: a list of entries that everybody adds to. The host puts them into one order, and whoever folds them
 * in that order sees the same table. What a device has noted and not yet sent comes last on that device.
 */
export type System = 'alpha-strike' | 'classic';

/** Boxes that are crossed off: armor of a location, structure, ammunition, a kind of critical hit. */
export interface Track {
  readonly id: string;
  readonly label: string;
  readonly max: number;
  readonly kind: 'armor' | 'structure' | 'ammo' | 'critical' | 'pilot';
}

/** A unit as it came to the table. */
export interface Brought {
  readonly id: string;
  readonly owner: string;
  /** What it is called in the catalogue, or in somebody's own files. */
  readonly unit: string;
  readonly name: string;
  readonly system: System;
  readonly skill: number;
  readonly tracks: readonly Track[];
  /** The top of its heat scale; 0 without one. */
  readonly heat: number;
  /** Figures that matter in play: move, damage, TMM. */
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly points: number;
}

export type Deed =
  | { readonly type: 'open'; readonly title: string; readonly system: System }
  | { readonly type: 'join'; readonly player: string }
  | { readonly type: 'bring'; readonly unit: Brought }
  | { readonly type: 'remove'; readonly unit: string }
  /** Crosses off so many boxes of a track, or gives them back. */
  | { readonly type: 'mark'; readonly unit: string; readonly track: string; readonly by: number }
  | { readonly type: 'heat'; readonly unit: string; readonly by: number }
  | { readonly type: 'done'; readonly unit: string; readonly what: Act; readonly yes: boolean }
  | { readonly type: 'lost'; readonly unit: string; readonly yes: boolean }
  | { readonly type: 'initiative'; readonly player: string; readonly roll: number }
  | { readonly type: 'turn' }
  | { readonly type: 'roll'; readonly player: string; readonly faces: readonly number[]; readonly why: string }
  | { readonly type: 'note'; readonly player: string; readonly text: string }
  | { readonly type: 'undo'; readonly entry: string }
  | { readonly type: 'end'; readonly winner: string };

export type Act = 'moved' | 'attacked';

export interface Entry {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly deed: Deed;
}

export interface Tracked extends Brought {
  /** Boxes crossed off, by track. */
  readonly marked: { readonly [track: string]: number };
  readonly hot: number;
  readonly acted: readonly Act[];
  readonly lost: boolean;
}

export interface Evening {
  readonly title: string;
  readonly system: System;
  readonly players: readonly string[];
  readonly units: readonly Tracked[];
  readonly turn: number;
  /** The rolls of this turn: whoever rolled less moves first. */
  readonly initiative: { readonly [player: string]: number };
  readonly winner: string | undefined;
  /** What happened, oldest first, without what was taken back. */
  readonly told: readonly { readonly entry: Entry; readonly turn: number }[];
}

export const EMPTY: Evening = {
  title: '',
  system: 'alpha-strike',
  players: [],
  units: [],
  turn: 1,
  initiative: {},
  winner: undefined,
  told: [],
};

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

const changed = (evening: Evening, id: string, change: (unit: Tracked) => Tracked): Evening => ({
  ...evening,
  units: evening.units.map(unit => (unit.id === id ? change(unit) : unit)),
});

function marked(unit: Tracked, track: string, by: number): Tracked {
  const max = unit.tracks.find(({ id }) => id === track)?.max;
  if (max === undefined) return unit;
  return { ...unit, marked: { ...unit.marked, [track]: between((unit.marked[track] ?? 0) + by, 0, max) } };
}

const withPlayer = (evening: Evening, player: string): Evening =>
  evening.players.includes(player) ? evening : { ...evening, players: [...evening.players, player] };

function after(evening: Evening, deed: Deed): Evening {
  switch (deed.type) {
    case 'open':
      return { ...evening, title: deed.title, system: deed.system };
    case 'join':
      return withPlayer(evening, deed.player);
    case 'bring': {
      if (evening.units.some(({ id }) => id === deed.unit.id)) return evening;
      const fresh: Tracked = { ...deed.unit, marked: {}, hot: 0, acted: [], lost: false };
      return { ...withPlayer(evening, deed.unit.owner), units: [...evening.units, fresh] };
    }
    case 'remove':
      return { ...evening, units: evening.units.filter(({ id }) => id !== deed.unit) };
    case 'mark':
      return changed(evening, deed.unit, unit => marked(unit, deed.track, deed.by));
    case 'heat':
      return changed(evening, deed.unit, unit => ({ ...unit, hot: between(unit.hot + deed.by, 0, unit.heat) }));
    case 'done':
      return changed(evening, deed.unit, unit => {
        const others = unit.acted.filter(act => act !== deed.what);
        return { ...unit, acted: deed.yes ? [...others, deed.what] : others };
      });
    case 'lost':
      return changed(evening, deed.unit, unit => ({ ...unit, lost: deed.yes }));
    case 'initiative':
      return { ...evening, initiative: { ...evening.initiative, [deed.player]: deed.roll } };
    case 'turn':
      return { ...evening, turn: evening.turn + 1, initiative: {}, units: evening.units.map(unit => ({ ...unit, acted: [] })) };
    case 'end':
      return { ...evening, winner: deed.winner };
    // Rolls, notes and what another version knows change no sheet.
    default:
      return evening;
  }
}

/** What was taken back: taking back a taking back brings a thing again. The latest word counts. */
function takenBack(entries: readonly Entry[]): ReadonlySet<string> {
  const gone = new Set<string>();
  for (const { id, deed } of entries.toReversed()) if (deed.type === 'undo' && !gone.has(id)) gone.add(deed.entry);
  return gone;
}

/** The table as these entries leave it. */
export function fold(entries: readonly Entry[]): Evening {
  const gone = takenBack(entries);
  const told: { entry: Entry; turn: number }[] = [];
  let evening = EMPTY;
  for (const entry of entries) {
    if (gone.has(entry.id)) continue;
    evening = after(evening, entry.deed);
    if (entry.deed.type !== 'undo') told.push({ entry, turn: evening.turn });
  }
  return { ...evening, told };
}

/** The last thing that this device did and that still stands. */
export function lastOf(entries: readonly Entry[], by: string): Entry | undefined {
  const gone = takenBack(entries);
  return entries.findLast(entry => entry.by === by && entry.deed.type !== 'undo' && entry.deed.type !== 'open' && !gone.has(entry.id));
}

/** In the order in which sides act: the lower initiative first; without rolls as they came. */
export const inOrder = ({ players, initiative }: Evening): readonly string[] =>
  players.toSorted((a, b) => (initiative[a] ?? 99) - (initiative[b] ?? 99));
