import { hashOf, keyOf, type Seed, SeededDice, type Shape, SPECTATOR, seedFrom } from '@sortie/kernel';
import { accept, fileFor, lay, newsSince, outlookOf, type Table, takeSeat } from '@sortie/table';
import type { AnyGame } from '../games.ts';

/**
 * A table that differs from another only in what one side keeps secret. As long as the others have heard the same at both, they must be told the
 * same of what they may do, letter by letter, with the same reasons for refusals.
 */
export interface Twin {
  readonly table: Table<Shape>;
  /** Whose secret it is. */
  readonly seat: number;
}

const COMMANDS = 30;
const TRIED = 12;
const MOST = 2;
export const guest = (seat: number) => ({ id: `guest ${seat}`, name: `Guest ${seat}` });

export function begun(game: AnyGame, scenario: AnyGame['scenarios'][number], rules: readonly string[], seed: Seed): Table<Shape> {
  const { ruleset } = game;
  const terms = {
    game: ruleset.id,
    version: ruleset.version,
    rules: [...scenario.rules, ...(rules as typeof scenario.rules)],
    setup: scenario.setup,
    seats: Array.from({ length: ruleset.seats }, () => ({ kind: 'open' as const })),
    dice: 'seeded' as const,
  };
  let { table } = lay(game, terms, seed, 0);
  for (let seat = 0; seat < ruleset.seats; seat++) ({ table } = takeSeat(table, seat, guest(seat), 0));
  for (let seat = 0; seat < ruleset.seats; seat++) ({ table } = accept(table, guest(seat), { type: 'ready', ready: true }, 0));
  return table;
}

/** Everybody but whose secret it is: the other seats, and whoever watches. */
const others = ({ seats }: Table<Shape>, seat: number): readonly { readonly id: string; readonly facing: number }[] => [
  ...[...seats.keys()].filter(one => one !== seat).map(one => ({ id: guest(one).id, facing: one })),
  { id: 'watcher', facing: SPECTATOR },
];

/** What the others hear of everything after a record: what came before was the same. */
const heardBy = (table: Table<Shape>, seat: number, since: number): string =>
  JSON.stringify(
    others(table, seat).map(({ id, facing }) => newsSince(table, id, since, facing)),
    (key, value: unknown) => (key === 'standing' ? undefined : value),
  );

/** The other table, if it is another and nobody else could tell them apart by what they heard after a record. */
function twinOf(table: Table<Shape>, other: Table<Shape> | undefined, seat: number, since: number): Table<Shape> | undefined {
  if (!table.match || !other?.match || table.ended || other.ended) return undefined;
  if (heardBy(table, seat, since) !== heardBy(other, seat, since) || looks(table, seat) !== looks(other, seat)) return undefined;
  return hashOf(table.match.state) === hashOf(other.match.state) ? undefined : other;
}

/** What the others see. */
const looks = ({ game, match, seats }: Table<Shape>, seat: number): string =>
  hashOf([SPECTATOR, ...seats.keys()].filter(one => one !== seat).map(one => game.ruleset.view(match!.state, one)));

/** Another command that leads somewhere else, of which nobody else hears anything else. */
function otherwise(table: Table<Shape>, chosen: Table<Shape>, seat: number): Table<Shape> | undefined {
  const { match, game } = table;
  if (!match) return undefined;
  for (const command of take(game.ruleset.options(game.ruleset.view(match.state, seat), seat, match.book), TRIED)) {
    const done = accept(table, guest(seat), { type: 'command', after: match.entries.length, command }, 0);
    const twin = done.refusal ? undefined : twinOf(chosen, done.table, seat, table.records.length - 1);
    if (twin) return twin;
  }
  return undefined;
}

type Path = readonly string[];
type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Where a state holds something that a view of it does not. */
function hidden(state: unknown, view: unknown, path: Path = []): readonly Path[] {
  if (state === view || JSON.stringify(state) === JSON.stringify(view)) return [];
  if (!isObject(state) || !isObject(view)) return [path];
  return Object.keys(state).flatMap(key => hidden(state[key], view[key], [...path, key]));
}

const at = (state: unknown, path: Path): unknown => path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), state);

function put<T>(state: T, [key, ...rest]: Path, value: unknown): T {
  if (key === undefined) return value as T;
  if (Array.isArray(state)) return state.map((one, n) => (String(n) === key ? put(one, rest, value) : one)) as T;
  return { ...state, [key]: put((state as Json)[key], rest, value) } as T;
}

/** The same table with two secrets of one side in each other's place: two cards, two notes, two places. */
function exchanged(table: Table<Shape>, seat: number, luck: SeededDice): Table<Shape> | undefined {
  const { match, game } = table;
  if (!match) return undefined;
  const kind = (path: Path): string => path.map(key => (/^\d+$/.test(key) ? '#' : key)).join('.');
  const all = hidden(match.state, game.ruleset.view(match.state, seat === 0 ? 1 : 0));
  for (let tries = 0; tries < TRIED && all.length > 1; tries++) {
    const [one, two] = [all[luck.below(all.length)]!, all[luck.below(all.length)]!];
    if (kind(one) !== kind(two) || JSON.stringify(at(match.state, one)) === JSON.stringify(at(match.state, two))) continue;
    const state = put(put(match.state, one, at(match.state, two)), two, at(match.state, one));
    const twin = twinOf(table, { ...table, match: { ...match, state } }, seat, table.records.length - 1);
    if (twin) return twin;
  }
  return undefined;
}

/** What the others are told of what they may do, and why not: it must not hang on what they cannot know. */
export function told(table: Table<Shape>, seat: number): readonly string[] {
  const { match, game } = table;
  if (!match) return [];
  return others(table, seat).flatMap(({ id, facing }) => {
    const { standing } = outlookOf(table, id);
    const said = [JSON.stringify(standing), ...(match.entries.length % 10 === 0 ? [String(fileFor(table, id))] : [])];
    if (facing === SPECTATOR) return said;
    const view = game.ruleset.view(match.state, facing);
    const luck = new SeededDice(keyOf(seedFrom('asks')), match.entries.length);
    const asks = [
      { type: 'nonsense' },
      game.ruleset.sample(view, facing, match.book, most => luck.below(most)),
      ...take(game.ruleset.options(view, facing, match.book), 5),
    ];
    const after = match.entries.length;
    for (const message of [...asks.map(command => ({ type: 'command', after, command }) as const), { type: 'undo', after } as const]) {
      const { refusal } = accept(table, guest(facing), message, 0);
      // What is allowed may show what was hidden, as an event; what is refused may not.
      said.push(JSON.stringify(refusal ?? 'allowed'));
    }
    return said;
  });
}

function* take<T>(all: Iterable<T>, most: number): Generator<T> {
  let n = 0;
  for (const one of all) {
    if (n++ >= most) return;
    yield one;
  }
}

/** A table and its twin, after the same commands. */
export interface Pair extends Twin {
  readonly twin: Table<Shape>;
  /** It has just become one. */
  readonly isFresh: boolean;
}

/** Plays by chance; where something is secret a twin plays on in which it is otherwise, as long as nobody has heard of it. */
export function* twinsIn(game: AnyGame, scenario: AnyGame['scenarios'][number], rules: readonly string[], seed: Seed): Generator<Pair> {
  const { ruleset } = game;
  const luck = new SeededDice(keyOf(seedFrom(`${seed} luck`)), 0);
  let table = begun(game, scenario, rules, seed);
  let twins: Twin[] = [];
  for (let n = 0; n < COMMANDS && table.match && !table.ended; n++) {
    const { match } = table;
    const asked = ruleset.awaiting(match.state)[0];
    if (!asked) return;
    const command = ruleset.sample(ruleset.view(match.state, asked.seat), asked.seat, match.book, most => luck.below(most));
    const give = (to: Table<Shape>): Table<Shape> | undefined => {
      const done = accept(to, guest(asked.seat), { type: 'command', after: match.entries.length, command }, 0);
      return done.refusal ? undefined : done.table;
    };
    const next = give(table);
    if (!next) return;
    const old = twins.flatMap(({ seat, table: twin }) => {
      const same = twinOf(next, give(twin), seat, table.records.length - 1);
      return same ? [{ seat, table: same }] : [];
    });
    const fresh = [otherwise(table, next, asked.seat), exchanged(next, asked.seat, luck)]
      .flatMap(twin => (twin ? [{ seat: asked.seat, table: twin }] : []))
      .slice(0, MOST - old.length);
    twins = [...old, ...fresh];
    for (const { seat, table: twin } of twins) yield { table: next, twin, seat, isFresh: fresh.some(one => one.table === twin) };
    table = next;
  }
}

/** Where sides have secrets of their own. Everything lies open in Quick-Start and in space. */
export const SECRETIVE: readonly { readonly game: string; readonly scenarios: readonly string[]; readonly rules?: readonly string[] }[] = [
  { game: 'alpha-strike', scenarios: ['secret-commander', 'reconnaissance', 'hide-and-seek', 'easter-egg-hunt', 'city-fight'] },
  { game: 'impact', scenarios: ['crossed-wires', 'the-spillway', 'glow-line', 'twin-hammers'] },
  { game: 'classic', scenarios: ['pairs', 'lances'], rules: ['TOE-sensor-blips'] },
];
