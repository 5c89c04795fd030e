import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { json, sortie } from '../../test/run-sortie.ts';
import { commandOf, isProgram } from './lines.ts';

const examples = resolve(import.meta.dirname, '../../../../examples/bots');
const folder = mkdtempSync(join(tmpdir(), 'bots-'));

/** A program that answers questions as it is told, as a file. */
function botThat(name: string, decide: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
const say = message => console.log(JSON.stringify(message));
let asked = 0;
createInterface({ input: process.stdin }).on('line', line => {
  const message = JSON.parse(line);
  if (message.type === 'hello') say({ type: 'ready', name: '${name}' });
  if (message.type === 'quit') process.exit(0);
  if (message.type !== 'decide') return;
  const { id, options } = message;
  asked++;
  ${decide}
});`,
  );
  return file;
}

interface Told {
  readonly games: number;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  readonly faultsA: number;
  readonly faultsB: number;
  readonly detail: { readonly slipsA: Slips; readonly slipsB: Slips; readonly a: string };
}
type Slips = { readonly crashed: number; readonly late: number; readonly unreadable: number; readonly refused: number };
const NONE: Slips = { crashed: 0, late: 0, unreadable: 0, refused: 0 };

const meet = async (a: string, ...more: readonly string[]): Promise<Told> =>
  json(
    await sortie([
      'arena',
      '--game',
      'quick-start',
      '--scenario',
      'training',
      '--a',
      a,
      '--b',
      'random',
      '--games',
      '2',
      '--json',
      ...more,
    ]),
  ) as Told;

test.each(['first.py', 'sprinter.js'])('%s plays whole games without a slip', async name => {
  const told = await meet(join(examples, name), '--budget-a', '20000');
  expect(told.games).toBe(2);
  expect(told.winsA + told.winsB + told.draws).toBe(2);
  expect([told.detail.slipsA, told.detail.slipsB]).toEqual([NONE, NONE]);
});

test('a command of its own is as good as the number of an option', async () => {
  const own = await meet(botThat('own', `say({ type: 'command', id, command: options[0] });`), '--budget-a', '20000');
  expect(own.detail.slipsA).toEqual(NONE);
});

test('a program that ends is counted, started again, and the game goes on', async () => {
  const crashes = botThat('crashes', `if (asked === 3) process.exit(7); say({ type: 'command', id, option: 0 });`);
  const { games, detail, faultsA } = await meet(crashes, '--budget-a', '20000');
  expect(games).toBe(2);
  expect(detail.slipsA.crashed).toBeGreaterThan(1);
  expect(detail.slipsA).toMatchObject({ late: 0, unreadable: 0, refused: 0 });
  expect(faultsA).toBeGreaterThanOrEqual(detail.slipsA.crashed);
});

test('one that is not there loses nobody the game', async () => {
  const { games, detail } = await meet(join(folder, 'nobody-home'));
  expect([games, detail.slipsA.crashed > 0]).toEqual([2, true]);
});

test('one that thinks too long is late, and its answer to an old question counts for nothing', async () => {
  const slow = botThat(
    'slow',
    `if (asked === 2) setTimeout(() => say({ type: 'command', id, option: 0 }), 400); else say({ type: 'command', id, option: 0 });`,
  );
  const { games, detail } = await meet(slow, '--budget-a', '150');
  expect(games).toBe(2);
  expect(detail.slipsA.late).toBeGreaterThan(0);
  expect(detail.slipsA).toMatchObject({ crashed: 0, unreadable: 0, refused: 0 });
});

test('nonsense and what the rules refuse are told apart', async () => {
  const rubbish = botThat(
    'rubbish',
    `if (asked === 1) console.log('{]'); else if (asked === 2) say({ type: 'command', id, option: -1 });
     else if (asked === 3) say({ type: 'command', id, command: { type: 'no such thing', unit: [] } });
     else if (asked === 4) console.log(JSON.stringify([1, 2]));
     else say({ type: 'command', id, option: 0 });`,
  );
  const { detail } = await meet(rubbish, '--budget-a', '20000');
  expect(detail.slipsA.unreadable + detail.slipsA.refused).toBe(4);
  expect(detail.slipsA.unreadable).toBeGreaterThanOrEqual(3);
  expect(detail.slipsA).toMatchObject({ crashed: 0, late: 0 });
});

test('the same lines go over a socket', async () => {
  const heard: string[] = [];
  const server = createServer(socket => {
    let rest = '';
    socket.on('data', data => {
      const lines = (rest + data).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const message = JSON.parse(line) as { type: string; id: number };
        heard.push(message.type);
        if (message.type === 'hello') socket.write('{"type":"ready","name":"far away"}\n');
        if (message.type === 'decide') socket.write(`{"type":"command","id":${message.id},"option":0}\n`);
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    const { games, detail } = await meet(`tcp://127.0.0.1:${port}`, '--budget-a', '20000');
    expect([games, detail.slipsA]).toEqual([2, NONE]);
    expect(heard.slice(0, 3)).toEqual(['hello', 'game', 'decide']);
    await expect.poll(() => heard.at(-1)).toBe('quit');
    expect(heard.filter(type => type === 'over')).toHaveLength(2);
  } finally {
    server.close();
  }
});

test('levels are words, programs have a path, words or an address', () => {
  expect(['veteran', './bot', 'bot.py', 'tcp://localhost:7000', 'python3 bot'].map(isProgram)).toEqual([false, true, true, true, true]);
  expect(commandOf('python3 -u bots/one.py')).toEqual(['python3', '-u', 'bots/one.py']);
  expect(commandOf('./one.py --loud')).toEqual(['python3', resolve('./one.py'), '--loud']);
});
