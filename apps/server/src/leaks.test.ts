import { keyOf, SeededDice, type Shape, seedFrom } from '@sortie/kernel';
import type { Table } from '@sortie/table';
import { type Message, PROTOCOL, type TableCard } from '@sortie/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnyGame, games } from './games.ts';
import { Person, type TableLine } from './person.test-support.ts';
import { forget, serve, type TestServer } from './server.test-support.ts';

/** Real games over real lines, with everything recorded that was said to anybody, over sockets and over HTTP. */
interface Trial {
  readonly game: string;
  readonly scenario?: string;
  /** Rules under which sides know less than the table. */
  readonly rules?: readonly string[];
  /** Whether something lies hidden there from the beginning. */
  readonly dark?: true;
}

const TRIALS: readonly Trial[] = [
  { game: 'quick-start' },
  { game: 'radar' },
  { game: 'classic' },
  { game: 'classic', rules: ['TOE-sensor-blips'], dark: true },
  { game: 'classic', rules: ['TOE-sensor-blips', 'TOE-sensor-roll-bands'], dark: true },
  { game: 'alpha-strike' },
  { game: 'alpha-strike', scenario: 'city-fight', dark: true },
  { game: 'alpha-strike', scenario: 'secret-commander' },
  { game: 'impact', scenario: 'the-spillway', dark: true },
  { game: 'impact', scenario: 'glow-line', dark: true },
];
const COMMANDS = 40;

let server: TestServer;
beforeAll(async () => {
  const fast = { perSecond: 1e6, burst: 1e6 };
  let made = 0;
  server = await serve({
    games,
    newSeed: () => seedFrom(`leaks ${made++}`),
    limits: { line: fast, players: fast, bystanders: fast, watchers: fast, hello: fast },
  });
});
afterAll(async () => {
  await server.stop();
  forget(server.data);
});

type Json = unknown;

/** Parts of the state that are not where the seat looks: places, cards, stocks. Only what is too particular to be met by chance counts. */
function hiddenIn(state: Json, view: Json, isKnown: (text: string) => boolean, found = new Set<string>()): ReadonlySet<string> {
  if (typeof state !== 'object' || state === null) return found;
  const seen = typeof view === 'object' && view !== null ? (view as Readonly<Record<string, Json>>) : {};
  for (const [key, value] of Object.entries(state)) {
    if (value === seen[key] || JSON.stringify(value) === JSON.stringify(seen[key])) continue;
    const text = /^\d+$/.test(key) ? JSON.stringify(value) : `${JSON.stringify(key)}:${JSON.stringify(value)}`;
    if (isParticular(value) && !isKnown(text)) found.add(text);
    else hiddenIn(value, seen[key], isKnown, found);
  }
  return found;
}

const isPlace = (value: object): boolean => ('q' in value && 'r' in value) || ('x' in value && 'y' in value);
const isParticular = (value: Json): boolean =>
  typeof value === 'number'
    ? value >= 100
    : typeof value === 'object' && value !== null && !Array.isArray(value) && (isPlace(value) || 'stars' in value);

/** Somebody at the table, and everything that was said to them since we last looked. */
interface Ear {
  readonly seat: number;
  readonly person: Person;
  readonly line: TableLine;
  searched: number;
  /** Every view that this seat has had: what was seen once is not forgotten. */
  readonly views: string[];
}

function saidTo(ear: Ear): string {
  const { person, line, searched } = ear;
  ear.searched = line.heard.length;
  return [...line.heard.slice(searched).map(says => JSON.stringify(says)), ...person.heard.splice(0)].join('\n');
}

interface Found {
  readonly leaks: string[];
  said: number;
  secrets: number;
}

/** A cookie, which nobody is told, or an id, which only its owner is. */
interface Private {
  readonly what: string;
  readonly of?: number;
}

/** Searches what each was told for what they may not know: the seed, fingerprints, ids of others, and where things are that they do not see. */
function search(ears: readonly Ear[], before: Table<Shape>, is: Table<Shape>, private_: readonly Private[], found: Found): void {
  const { match, ended, game, seed = 'no seed' } = is;
  for (const ear of ears) {
    const text = saidTo(ear);
    found.said += text.split('\n').length;
    for (const { what, of } of private_)
      if (of !== ear.seat && text.includes(what)) found.leaks.push(`somebody's id or cookie to ${ear.seat}`);
    if (ended) continue;
    if (text.includes(seed)) found.leaks.push('the seed');
    if (/"hash":"[0-9a-f]{8,}"/.test(text)) found.leaks.push('a fingerprint');
    if (!before.match || !match) continue;
    const view = game.ruleset.view(match.state, ear.seat);
    for (const state of statesBetween(before, is)) ear.views.push(JSON.stringify(game.ruleset.view(state, ear.seat)));
    const hidden = hiddenIn(match.state, view, text => ear.views.some(seen => seen.includes(text)));
    found.secrets += hidden.size;
    for (const secret of hidden) if (text.includes(secret)) found.leaks.push(`${secret} to ${ear.seat}: ${around(text, secret)}`);
  }
}

/** The table after each fact: somebody may have seen something for a moment. */
function statesBetween({ match: from, game }: Table<Shape>, { match: to }: Table<Shape>): readonly Shape['state'][] {
  if (!from || !to) return [];
  const states = [from.state, to.state];
  let { state } = from;
  for (const entry of to.entries.slice(from.entries.length))
    for (const event of 'events' in entry ? entry.events : []) {
      state = game.ruleset.evolve(state, event);
      states.push(state);
    }
  return states;
}

const around = (text: string, what: string): string => text.slice(Math.max(0, text.indexOf(what) - 150), text.indexOf(what) + 80);

async function seated(game: AnyGame, { scenario: id, rules = [] }: Trial) {
  const scenario = game.scenarios.find(one => one.id === id) ?? game.scenarios[0]!;
  const people = await Promise.all(['Ada', 'Bob', 'Eve'].map(name => Person.named(server.base, name)));
  const [ada, bob, eve] = people as [Person, Person, Person];
  const card = await ada.ask<TableCard>('POST', 'tables', {
    game: game.ruleset.id,
    scenario: scenario.id,
    rules: [...scenario.rules, ...rules],
    seats: [{ kind: 'me' }, { kind: 'open' }],
    dice: 'seeded',
  });
  await bob.ask('POST', `invites/${card.inviteLinks![0]!.path.split('/')[2]!}`);
  const watch = card.watchLink!.split('/')[2]!;
  const ears: readonly [Ear, Ear, Ear] = [
    { seat: 0, person: ada, line: await ada.line(card.id), searched: 0, views: [] },
    { seat: 1, person: bob, line: await bob.line(card.id), searched: 0, views: [] },
    { seat: -1, person: eve, line: await eve.line(card.id, { watch }), searched: 0, views: [] },
  ];
  for (const { line } of ears.slice(0, 2)) expect(await line.say({ type: 'ready', ready: true })).toBe('ok');
  const cookies = people.map(({ cookie }) => cookie.split('=')[1]!);
  const { host } = await server.house.rooms.room(card.id);
  const ids = host.current().seats.flatMap((held, seat): Private[] => (held.kind === 'human' ? [{ what: held.guest.id, of: seat }] : []));
  return { id: card.id, watch, ears, host, private_: [...cookies.map(what => ({ what })), ...ids] };
}

/** Cards, files and verdicts, what the house keeps of oneself and shows to all, what is refused, and the whole picture once more. */
async function askForEverything({ person, line, seat }: Ear, id: string, watch: string): Promise<void> {
  const by = seat < 0 ? `?watch=${watch}` : '';
  for (const path of ['', '/file', '/verdict']) await person.raw('GET', `tables/${id}${path}${by}`);
  for (const path of ['account/data', 'tables', 'lobby', `lobby/tables/${id}/watch`, 'tournaments', 'replays'])
    expect((await person.raw('GET', path)).status).toBeLessThan(500);
  await person.raw('POST', `tables/${id}/rematch${by}`);
  await person.raw('DELETE', `tables/${id}`);
  line.send({ type: 'hello', v: PROTOCOL });
  await line.next('outlook');
}

/** Plays by chance, with words out of turn, nonsense, undos, files, errors and reconnections between, and searches everything that was said. */
async function play(game: AnyGame, trial: Trial, name: string): Promise<Found> {
  const { id, watch, ears, host, private_ } = await seated(game, trial);
  const luck = new SeededDice(keyOf(seedFrom(`${name} luck`)), 0);
  const found: Found = { leaks: [], said: 0, secrets: 0 };
  const { ruleset } = game;
  for (let n = 0; n < COMMANDS && host.current().match && !host.current().ended; n++) {
    const before = host.current();
    const match = before.match!;
    const asked = ruleset.awaiting(match.state)[0];
    if (!asked) break;
    const after = match.entries.length;
    const command = ruleset.sample(ruleset.view(match.state, asked.seat), asked.seat, match.book, most => luck.below(most));
    const mine = ears[asked.seat as 0];
    const say = (ear: Ear, message: Message): Promise<string> => ear.line.say(message);
    // Refusals tell as little as everything else, to players and to those who watch.
    for (const ear of ears) if (ear !== mine) await say(ear, { type: 'command', after, command });
    await say(mine, { type: 'command', after, command: { type: 'nonsense' } });
    await say(mine, { type: 'command', after, command });
    if (luck.below(6) === 0) await say(mine, { type: 'undo', after: host.current().match!.entries.length });
    if (n % 10 === 0) for (const ear of ears) await askForEverything(ear, id, watch);
    search(ears, before, host.current(), private_, found);
  }
  await ears[0].line.say({ type: 'concede' });
  // When it is over everything may be known, except who the others are for the house.
  for (const { person } of ears.slice(0, 2)) {
    const file = await (await person.raw('GET', `tables/${id}/file`)).text();
    const kept = await person.ask<{ readonly id: string }>('POST', 'replays', file);
    await ears[2].person.raw('GET', `replays/${kept.id}/file`);
  }
  search(ears, host.current(), host.current(), private_, found);
  for (const { line } of ears) await line.hangUp();
  return found;
}

for (const trial of TRIALS)
  test(`${trial.game} ${trial.scenario ?? ''} ${trial.rules?.join(' ') ?? ''}: nothing that somebody may not know is in anything said to them`, async () => {
    const game = games.find(({ ruleset }) => ruleset.id === trial.game)!;
    let [said, secrets] = [0, 0];
    for (const name of ['a', 'b']) {
      const done = await play(game, trial, name);
      expect(done.leaks).toEqual([]);
      said += done.said;
      secrets += done.secrets;
    }
    expect(said).toBeGreaterThan(300);
    if (trial.dark) expect(secrets).toBeGreaterThan(20);
  });

test('every game is tried', () => {
  expect(new Set(TRIALS.map(({ game }) => game))).toEqual(new Set(games.map(({ ruleset }) => ruleset.id)));
});
