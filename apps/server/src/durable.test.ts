import { hashOf, keyOf, SeededDice, seedFrom } from '@sortie/kernel';
import type { HeardEntry } from '@sortie/table';
import type { TableCard } from '@sortie/wire';
import { afterEach, expect, test } from 'vitest';
import { games } from './games.ts';
import { Person, type TableLine } from './person.test-support.ts';
import { forget, newFolder } from './server.test-support.ts';
import { killAll, startProcess } from './testing/process.test-support.ts';

const game = games.find(({ ruleset }) => ruleset.id === 'quick-start')!;
afterEach(killAll);

const start = (data: string, port = '0') => startProcess({ SORTIE_DATA: data, PORT: port });
const again = (person: Person, base: string): Person => Object.assign(new Person(base), { cookie: person.cookie });

/** What one seat would do next, if anything is asked of it. */
function anyCommand(line: TableLine, luck: SeededDice): unknown {
  const { view, book } = line.hearing(game);
  const seat = line.outlook!.facing;
  if (!game.ruleset.awaiting(view).some(asked => asked.seat === seat)) return undefined;
  return game.ruleset.sample(view, seat, book, n => luck.below(n));
}

const shape = (entries: readonly HeardEntry<never>[]): readonly string[] => entries.map(entry => hashOf(entry));

test('a server killed at any moment has lost nothing that it acknowledged, and the game goes on', async () => {
  const data = newFolder();
  const luck = new SeededDice(keyOf(seedFrom('killed')), 0);
  let server = await start(data);
  let people = [await Person.named(server.base, 'Ada'), await Person.named(server.base, 'Bob')];
  const plan = { game: 'quick-start', scenario: game.scenarios[0]!.id, seats: [{ kind: 'me' }, { kind: 'open' }], dice: 'seeded' };
  const card = await people[0]!.ask<TableCard>('POST', 'tables', plan);
  await people[1]!.ask('POST', `invites/${card.inviteLinks![0]!.path.split('/')[2]!}`);
  let lines = await Promise.all(people.map(person => person.line(card.id)));
  for (const line of lines) expect(await line.say({ type: 'ready', ready: true })).toBe('ok');
  let acknowledged = 0;
  for (let kill = 0; kill < 3; kill++) {
    // How far a turn brings a game hangs on its dice, which are others each time.
    const wanted = acknowledged + 8 + luck.below(4);
    while (acknowledged < wanted && !lines[0]!.outlook!.ended) {
      for (const line of lines) {
        const command = anyCommand(line, luck);
        if (command !== undefined && (await line.command(command)) === 'ok') acknowledged++;
      }
      // Both hear of it before the next looks at the board.
      await Promise.all(lines.map(line => line.say({ type: 'resume' })));
    }
    // The blow falls while a message is under way.
    for (const line of lines) {
      const message = { type: 'command', after: line.outlook!.entries.length, command: anyCommand(line, luck) };
      line.send({ type: 'say', ref: 'last', message: message.command ? message : { type: 'chat', text: `blow ${kill}` } });
    }
    await new Promise(resolve => setTimeout(resolve, luck.below(4)));
    server.process.kill('SIGKILL');
    await server.ended;
    const known = lines.map(line => line.outlook!);
    server = await start(data);
    people = people.map(person => again(person, server.base));
    lines = await Promise.all(people.map(person => person.line(card.id)));
    for (const [seat, line] of lines.entries()) {
      const now = line.outlook!;
      expect(now.seq).toBeGreaterThanOrEqual(known[seat]!.seq);
      expect(shape(now.entries as never).slice(0, known[seat]!.entries.length)).toEqual(shape(known[seat]!.entries as never));
      // One command was under way: it may have arrived.
      expect([acknowledged + 1, acknowledged + 2]).toContain(now.entries.length);
      expect(now).toMatchObject({ facing: seat, commitment: known[seat]!.commitment });
    }
    acknowledged = lines[0]!.outlook!.entries.length - 1;
  }
  expect(acknowledged).toBeGreaterThanOrEqual(24);
  forget(data);
});

test('a polite end: guests are told, the process leaves with 0, and a port that is taken is named', async () => {
  const data = newFolder();
  const server = await start(data);
  const ada = await Person.named(server.base, 'Ada');
  const plan = { game: 'quick-start', scenario: game.scenarios[0]!.id, seats: [{ kind: 'me' }, { kind: 'me' }], dice: 'seeded' };
  const line = await ada.line((await ada.ask<TableCard>('POST', 'tables', plan)).id);
  const { port } = new URL(server.base);
  const second = newFolder();
  await expect(start(second, port)).rejects.toThrow(`Port ${port} is taken`);
  server.process.kill('SIGTERM');
  expect(await line.next('bye')).toMatchObject({ reason: 'the server is being restarted' });
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain(`Games are kept in ${data}`);
  forget(second);
  forget(data);
});

test('an opponent thinks in a thread of its own, visibly, and the server answers meanwhile', async () => {
  const data = newFolder();
  const server = await start(data);
  const ada = await Person.named(server.base, 'Ada');
  const seats = [{ kind: 'me' }, { kind: 'opponent', level: 'regular' }];
  const card = await ada.ask<TableCard>('POST', 'tables', { game: 'quick-start', scenario: game.scenarios[0]!.id, seats, dice: 'seeded' });
  const line = await ada.line(card.id);
  const luck = new SeededDice(keyOf(seedFrom('solo')), 0);
  const theirs = (): number => line.outlook!.entries.filter(entry => entry.kind === 'command' && entry.seat === 1).length;
  while (theirs() < 3) {
    const command = anyCommand(line, luck);
    if (command !== undefined) expect(await line.command(command)).toBe('ok');
    line.send({ type: 'ping' });
    await line.next('pong');
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  expect(line.heard.some(says => says.type === 'thinking' && says.seat === 1 && says.budget > 0)).toBe(true);
  server.process.kill('SIGTERM');
  await server.ended;
  forget(data);
});
