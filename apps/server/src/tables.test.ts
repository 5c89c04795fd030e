import { readGame } from '@sortie/kernel';
import { skirmish } from '@sortie/testkit';
import { type GameOffer, type Invite, PROTOCOL, type ReplayCard, type TableCard } from '@sortie/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyGame } from './games.ts';
import { Person, type TableLine } from './person.test-support.ts';
import { layTable } from './routes/lay.ts';
import { forget, serve, type TestServer } from './server.test-support.ts';

const game = skirmish as unknown as AnyGame;
let server: TestServer;
beforeAll(async () => {
  server = await serve({ games: [game] });
});
afterAll(async () => {
  await server.stop();
  forget(server.data);
  expect(server.problems).toEqual([]);
});

const plan = { game: 'skirmish', scenario: 'plain', seats: [{ kind: 'me' }, { kind: 'open' }], dice: 'seeded' };

interface Pair {
  readonly ada: Person;
  readonly bob: Person;
  readonly card: TableCard;
  readonly watch: string;
  readonly a: TableLine;
  readonly b: TableLine;
}

/** Two people at a table whose game has begun. */
async function pair(extra: object = {}): Promise<Pair> {
  const [ada, bob] = [await Person.named(server.base, 'Ada'), await Person.named(server.base, 'Bob')];
  const card = await ada.ask<TableCard>('POST', 'tables', { ...plan, ...extra });
  await bob.ask('POST', `invites/${tokenOf(card.inviteLinks![0]!.path)}`);
  const [a, b] = [await ada.line(card.id), await bob.line(card.id)];
  expect([await a.say({ type: 'ready', ready: true }), await b.say({ type: 'ready', ready: true })]).toEqual(['ok', 'ok']);
  await a.next('news', ({ news }) => news.some(({ what }) => what.kind === 'entry'));
  return { ada, bob, card, watch: tokenOf(card.watchLink!), a, b };
}

const tokenOf = (path: string): string => path.split('/')[2]!;
const awaited = (line: TableLine): number => game.ruleset.awaiting(line.hearing(game).view)[0]!.seat;
const mover = ({ a, b }: Pair): TableLine => (awaited(a) === 0 ? a : b);
const waiter = ({ a, b }: Pair): TableLine => (awaited(a) === 0 ? b : a);

describe('laying and coming to a table', () => {
  test('the house says what it offers, and refuses what a game does not accept', async () => {
    const ada = await Person.named(server.base, 'Ada');
    const offers = await ada.ask<GameOffer[]>('GET', 'games');
    expect(offers).toMatchObject([
      { id: 'skirmish', seats: 2, scenarios: [{ id: 'plain' }, { id: 'all' }], levels: ['recruit', 'regular', 'veteran', 'ace'] },
    ]);
    for (const wrong of [
      { game: 'chess' },
      { scenario: 'nowhere' },
      { seats: [{ kind: 'me' }] },
      { seats: [{ kind: 'open' }, { kind: 'open' }] },
      { seats: [{ kind: 'me' }, { kind: 'opponent', level: 'godlike' }] },
      { rules: ['SK-nothing'] },
      { setup: { units: [] } },
      { dice: 'loaded' },
    ])
      expect(await ada.refused('POST', 'tables', { ...plan, ...wrong })).toMatch(/^(400 malformed|404 not-found)$/);
  });

  test('an invite link seats one person; the rest of the world sees nothing', async () => {
    const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map(name => Person.named(server.base, name)));
    const card = await ada!.ask<TableCard>('POST', 'tables', plan);
    expect(card).toMatchObject({
      stage: 'waiting',
      title: 'Plain',
      mine: [0],
      seats: [{ kind: 'human', name: 'Ada', role: 'left' }, { kind: 'open' }],
    });
    const token = tokenOf(card.inviteLinks![0]!.path);
    expect(await bob!.ask<Invite>('GET', `invites/${token}`)).toMatchObject({ seat: 1, taken: false, table: { mine: [] } });
    expect(JSON.stringify(await bob!.ask<Invite>('GET', `invites/${token}`))).not.toContain(tokenOf(card.watchLink!));
    expect(await bob!.ask<TableCard>('POST', `invites/${token}`)).toMatchObject({ mine: [1] });
    // Twice is the same as once for him, and too late for her.
    expect(await bob!.ask<TableCard>('POST', `invites/${token}`)).toMatchObject({ mine: [1] });
    expect(await eve!.refused('POST', `invites/${token}`)).toBe('409 no-seat');
    expect(await eve!.ask<Invite>('GET', `invites/${token}`)).toMatchObject({ taken: true });
    expect(await eve!.refused('GET', 'invites/guessed')).toBe('404 not-found');
    expect(await eve!.refused('GET', `tables/${card.id}`)).toBe('404 not-found');
    expect(await eve!.ask<TableCard[]>('GET', 'tables')).toEqual([]);
    // Bob changes his mind before the game begins: the link works again.
    await bob!.ask('POST', `tables/${card.id}/leave`);
    expect(await eve!.ask<TableCard>('POST', `invites/${token}`)).toMatchObject({ mine: [1] });
  });

  test('against oneself at one screen the game begins at once', async () => {
    const ada = await Person.named(server.base, 'Ada');
    const card = await ada.ask<TableCard>('POST', 'tables', { ...plan, seats: [{ kind: 'me' }, { kind: 'me', name: 'Grandma' }] });
    expect(card).toMatchObject({ stage: 'playing', mine: [0, 1], seats: [{ name: 'Ada' }, { name: 'Grandma' }] });
  });
});

describe('playing over a line', () => {
  test('both hear the same game, each with their own eyes, and the end shows the seed', async () => {
    const two = await pair();
    const { a, b, ada, bob, card, watch } = two;
    expect(await mover(two).command({ type: 'endTurn' })).toBe('ok');
    expect(await mover(two).say({ type: 'chat', text: 'hello' })).toBe('ok');
    expect(await a.say({ type: 'concede' })).toBe('ok');
    await b.next('news', ({ news }) => news.some(({ ended }) => ended));
    const units = [a, b].map(line => (line.hearing(game).view as unknown as { readonly units: readonly { readonly at: number }[] }).units);
    expect(units.map(one => one.map(({ at }) => at === 0))).toEqual([
      [false, false, false, true],
      [false, false, true, false],
    ]);
    expect(a.outlook!.ended).toEqual(b.outlook!.ended);
    expect(await bob.ask<TableCard>('GET', `tables/${card.id}`)).toMatchObject({ stage: 'over', outcome: 'Ada conceded', winners: [1] });
    expect(await ada.ask('GET', `tables/${card.id}/verdict`)).toMatchObject({ ok: true, entries: 2 });

    const file = await new Person(server.base).ask<string>('GET', `tables/${card.id}/file?watch=${watch}`);
    expect(readGame(skirmish.ruleset, file)).toMatchObject({ ok: true, value: { seed: a.outlook!.ended!.seed } });
    const kept = await ada.ask<ReplayCard>('POST', 'replays', file);
    expect(kept).toMatchObject({ game: 'skirmish', seats: ['Ada', 'Bob'], entries: 2 });
    expect(await ada.ask<ReplayCard[]>('GET', 'replays')).toEqual([kept]);
    expect(await new Person(server.base).ask<string>('GET', `replays/${kept.id}/file`)).toBe(file);
    expect(await ada.refused('POST', 'replays', file.replace('Ada', 'Eva'))).toBe('400 malformed');
    expect(await bob.refused('GET', 'replays/guessed')).toBe('404 not-found');
  });

  test('a guest that comes back is told exactly what it missed', async () => {
    const two = await pair();
    const first = mover(two);
    const person = first === two.a ? two.ada : two.bob;
    const other = waiter(two);
    await other.hangUp();
    const before = other.outlook!;
    expect(await first.command({ type: 'endTurn' })).toBe('ok');
    expect(await first.say({ type: 'chat', text: 'where are you?' })).toBe('ok');
    const back = await (person === two.ada ? two.bob : two.ada).line(two.card.id, { hello: false });
    back.outlook = before;
    back.send({ type: 'hello', v: PROTOCOL, since: before.seq, facing: before.facing });
    const { news } = await back.next('news');
    expect(news.map(({ seq }) => seq)).toEqual([before.seq + 1, before.seq + 2]);
    expect(back.outlook).toMatchObject({ seq: first.outlook!.seq, entries: { length: 2 }, talk: [{ text: 'where are you?' }] });
    // Nothing missed is an answer as well; nonsense gets everything.
    back.send({ type: 'hello', v: PROTOCOL, since: back.outlook.seq, facing: before.facing });
    expect((await back.next('news')).news).toEqual([]);
    back.send({ type: 'hello', v: PROTOCOL, since: 9999, facing: before.facing });
    expect((await back.next('outlook')).outlook.seq).toBe(first.outlook!.seq);
  });

  test('two windows of the same guest stay in step, and presence is told', async () => {
    const two = await pair();
    const second = await two.ada.line(two.card.id);
    expect(await second.say({ type: 'chat', text: 'from the other window' })).toBe('ok');
    await two.a.next('news', ({ news }) => news.some(({ what }) => what.kind === 'talk'));
    expect(two.a.outlook).toEqual(second.outlook);
    const watcher = await new Person(server.base).line(two.card.id, { watch: two.watch });
    await two.b.next('presence', ({ seats, spectators }) => seats.every(Boolean) && spectators === 1);
    await Promise.all([two.a.hangUp(), second.hangUp()]);
    await two.b.next('presence', ({ seats }) => !seats[0]);
    await watcher.hangUp();
  });

  test('a fallen flag ends the game without anybody’s message', async () => {
    const ada = await Person.named(server.base, 'Ada');
    const { player } = (await server.house.players.bySession(ada.cookie.split('=')[1]!))!;
    const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
    const { table } = await layTable(server.house, player, {
      game: 'skirmish',
      scenario: 'plain',
      dice: 'seeded',
      seats,
      clock: { main: 80, increment: 0 },
    });
    const line = await ada.line(table.id);
    // On a busy machine it may have fallen before anybody looks.
    const ended = line.outlook!.ended ?? (await line.next('news', one => one.news.some(one => one.ended))).news[0]!.ended;
    expect(ended).toMatchObject({ how: 'flagged' });
    const outcome = expect.stringMatching(/^Ada( 2)? ran out of time$/);
    expect(await ada.ask<TableCard>('GET', `tables/${table.id}`)).toMatchObject({ stage: 'over', outcome });
  });
});

describe('nobody can do, see or read what is not theirs', () => {
  test('strangers, with or without a name, reach nothing', async () => {
    const { card } = await pair();
    for (const stranger of [new Person(server.base), await Person.named(server.base, 'Eve')]) {
      for (const path of [`tables/${card.id}`, `tables/${card.id}/file`, `tables/${card.id}/verdict`, `tables/${card.id}/file?watch=guess`])
        expect(await stranger.refused('GET', path)).toBe('404 not-found');
      expect(await stranger.refused('POST', `tables/${card.id}/leave`)).toBe('404 not-found');
      for (const watch of ['', 'guess']) {
        const line = await stranger.line(card.id, { watch, hello: false });
        line.send({ type: 'hello', v: PROTOCOL });
        expect(await line.next('refusal')).toMatchObject({ code: 'not-found' });
        await expect(line.next('outlook')).rejects.toThrow('closed with 4404');
        expect(line.heard).toHaveLength(1);
      }
    }
    const forged = new Person(server.base);
    forged.cookie = 'sortie=made-up';
    expect(await forged.refused('GET', `tables/${card.id}`)).toBe('404 not-found');
  });

  test('a spectator sees what everybody may see, and moves nothing', async () => {
    const two = await pair();
    const watcher = await new Person(server.base).line(two.card.id, { watch: two.watch });
    expect(watcher.outlook).toMatchObject({ mine: [], facing: -1 });
    // Both hidden soldiers walk; the spectator learns that somebody acted and nothing else.
    const seat = awaited(two.a);
    expect(await mover(two).command({ type: 'move', unit: 2 + seat, to: 11 })).toBe('ok');
    const { news } = await watcher.next('news');
    expect(news).toMatchObject([{ what: { kind: 'entry', entry: { kind: 'command', seat, events: [] } } }]);
    const all = JSON.stringify(watcher.heard);
    expect(all).not.toContain('"to":11');
    expect(
      (watcher.hearing(game).view as unknown as { readonly units: readonly { readonly at: number }[] }).units.map(({ at }) => at === 0),
    ).toEqual([false, false, true, true]);
    for (const message of [
      { type: 'command', after: 2, command: { type: 'endTurn' } },
      { type: 'undo', after: 2 },
      { type: 'concede' },
      { type: 'pause' },
      { type: 'resume' },
      { type: 'ready', ready: true },
      { type: 'hand', seat: 0 },
      { type: 'answer', yes: true },
    ] as const)
      expect(await watcher.say(message)).toBe('no-seat');
    const file = await new Person(server.base).ask<string>('GET', `tables/${two.card.id}/file?watch=${two.watch}`);
    const room = await server.house.rooms.room(two.card.id);
    for (const text of [file, all, JSON.stringify(two.b.heard), JSON.stringify(await two.bob.ask('GET', `tables/${two.card.id}`))]) {
      expect(text).not.toContain(room.host.current().seed!);
      for (const entry of room.host.current().match!.entries) expect(text).not.toContain(entry.hash);
      for (const held of room.host.current().seats) if (held.kind === 'human') expect(text).not.toContain(held.guest.id);
    }
  });

  test('a seat acts for itself alone and hears no secret of the other', async () => {
    const two = await pair();
    const [mine, other] = [mover(two), waiter(two)];
    const seat = awaited(two.a);
    expect(await other.command({ type: 'endTurn' })).toBe('out-of-turn');
    expect(await other.say({ type: 'hand', seat })).toBe('no-seat');
    expect(await mine.command({ type: 'move', unit: 2 + seat, to: 13 })).toBe('ok');
    await other.next('news', ({ news }) => news.some(({ what }) => what.kind === 'entry' && what.entry.n === 1));
    expect(JSON.stringify(other.heard)).not.toContain('"to":13');
    expect(JSON.stringify(mine.heard)).toContain('"to":13');
    const files = await Promise.all([two.ada, two.bob].map(person => person.ask<string>('GET', `tables/${two.card.id}/file`)));
    expect(files.map(text => text.includes('"to":13'))).toEqual([seat === 0, seat === 1]);
    // Another person's table is no way in either.
    const elsewhere = await pair();
    expect(await elsewhere.ada.refused('GET', `tables/${two.card.id}`)).toBe('404 not-found');
  });
});
