import type { SeededDice } from '@sortie/kernel';
import { fromGuest, PROTOCOL } from '@sortie/wire';
import { OPERATIONS } from '../../apps/server/src/docs/operations.ts';

const pick = <T>(luck: SeededDice, list: readonly T[]): T => list[luck.below(list.length)] as T;
const ODD: readonly unknown[] = [
  null,
  -1,
  0,
  1e9,
  1.5,
  '',
  'x',
  [],
  {},
  true,
  { __proto__: { admin: true } },
  'ё'.repeat(50),
  '../../etc/passwd',
  "' or 1=1 --",
];
/** Everything that may be asked of a table, and something that may not. */
const TYPES: readonly string[] = [...fromGuest.options[1].shape.message.options.map(({ shape }) => shape.type.value), 'nonsense'];
const COMMANDS = ['move', 'fire', 'declare', 'endTurn', 'deploy', 'choose'];

function forgedCommand(luck: SeededDice): unknown {
  const command: Record<string, unknown> = { type: pick(luck, COMMANDS) };
  for (let n = luck.below(6); n > 0; n--)
    command[pick(luck, ['unit', 'to', 'target', 'weapon', 'steps', 'mode', 'facing', 'as'])] = pick(luck, ODD);
  return command;
}

/** Something that a stranger might send over a line: nonsense, somebody else's words, words of before, or too many of them. */
export function forgedMessage(luck: SeededDice, table: string, seen: readonly string[]): string {
  switch (luck.below(10)) {
    case 0:
      return String.fromCharCode(...Array.from({ length: 1 + luck.below(200) }, () => 32 + luck.below(90)));
    case 1:
      return seen.length > 0 ? pick(luck, seen) : '{}';
    case 2:
      return JSON.stringify({ type: 'say', ref: 'big', message: { type: 'chat', text: 'x'.repeat(10_000 + luck.below(150_000)) } });
    case 3:
      return JSON.stringify({ type: 'hello', v: pick(luck, [PROTOCOL, 0, 99]), since: luck.below(2000), facing: luck.below(4) - 1 });
    case 4:
      return '['.repeat(1 + luck.below(5000));
    case 5: {
      const whole = JSON.stringify({
        type: 'say',
        ref: 'cut',
        message: { type: 'command', after: luck.below(100), command: forgedCommand(luck) },
      });
      return whole.slice(0, luck.below(whole.length));
    }
    default: {
      const message: Record<string, unknown> = { type: pick(luck, TYPES), after: luck.below(60), command: forgedCommand(luck) };
      if (luck.below(2) === 0) message['as'] = pick(luck, [0, 1, -1, 99]);
      if (luck.below(3) === 0) message['text'] = pick(luck, ODD);
      if (luck.below(3) === 0) message['yes'] = true;
      if (luck.below(4) === 0) message['ready'] = pick(luck, ODD);
      if (luck.below(4) === 0) message['seat'] = luck.below(3);
      const { type, ...rest } = message;
      // Half of them have just the fields that belong to them, so that they get past the door.
      const fields =
        luck.below(2) === 0 ? rest : Object.fromEntries(Object.entries(rest).filter(([name]) => BELONGS[String(type)]?.includes(name)));
      return JSON.stringify({ type: 'say', ref: `r${luck.below(50)}`, table, message: { type, ...fields } }).replace(
        luck.below(4) > 0 ? `"table":"${table}",` : ' ',
        '',
      );
    }
  }
}

const BELONGS: Readonly<Record<string, readonly string[]>> = {
  ready: ['ready'],
  hand: ['seat'],
  command: ['after', 'command', 'as'],
  undo: ['after'],
  answer: ['yes'],
  chat: ['text'],
};

export interface Forged {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

/** Everything that can be asked over HTTP, by whatever name it is asked for, and some of what cannot. */
const PATHS = [
  ...new Set(OPERATIONS.map(({ path }) => path.replace(/\/(tables|lobby\/tables)\/\{id\}/, '/$1/TABLE').replace(/\{\w+\}/g, 'SOME'))),
  '/admin',
  '/admin/players',
  '/metrics',
  '/..%2f..%2fetc/passwd',
  '/assets/../../../../etc/passwd',
  '/api/%00',
];

/** `own`: the cookie of somebody who is known to the house and has nothing to do with the table. */
export function forgedRequest(luck: SeededDice, table: string, own: string): Forged {
  const method = pick(luck, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);
  const path = pick(luck, PATHS)
    .replace('TABLE', luck.below(3) === 0 ? pick(luck, ['x', '%27', '..', table.toLowerCase()]) : table)
    .replace('SOME', pick(luck, ['x', table, '%27', '..', '__proto__', 'quick-start', '0'.repeat(300)]));
  const headers: Record<string, string> = {
    cookie: luck.below(2) === 0 ? own : `sortie=${pick(luck, ['x', 'y'.repeat(200), '', 'a'.repeat(24)])}`,
    'content-type': pick(luck, [
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'text/html',
      'application/json; charset=utf-7',
    ]),
    host: pick(luck, ['127.0.0.1', '127.0.0.1', 'evil.example', 'localhost']),
    ...(luck.below(3) === 0 && { origin: pick(luck, ['http://evil.example', 'null', 'http://127.0.0.1']) }),
    ...(luck.below(3) === 0 && { 'x-forwarded-for': '10.0.0.1', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }),
  };
  const body = method === 'GET' || method === 'OPTIONS' ? undefined : forgedBody(luck);
  return { method, path, headers, body };
}

function forgedBody(luck: SeededDice): string {
  switch (luck.below(9)) {
    case 6:
      return JSON.stringify({
        plan: { game: 'quick-start', scenario: pick(luck, ['two-each', 'x']), seats: [{ kind: 'me' }, { kind: 'open' }], dice: 'seeded' },
        listing: { pace: pick(luck, ['quick', 'days', 'x']), language: 'any', points: pick(luck, [...ODD, 300]) },
      });
    case 7:
      return JSON.stringify({ since: luck.below(5), entries: [{ id: `device-${luck.below(9999)}`, body: pick(luck, ['{}', ...ODD]) }] });
    case 8:
      return JSON.stringify(
        pick(luck, [
          { name: 'x', game: 'quick-start', scenario: 'two-each', kind: 'swiss', pace: 'days', lists: luck.below(2) === 0 },
          { list: Array.from({ length: luck.below(50) }, () => pick(luck, ODD)) },
          { round: luck.below(3), pairing: luck.below(3), score: pick(luck, [0, 0.5, 1, 2]) },
          { to: 'x', table: 'x' },
        ]),
      );
    case 0:
      return '{'.repeat(luck.below(2000));
    case 1:
      return 'x'.repeat(luck.below(1_200_000));
    case 2:
      return JSON.stringify({ login: pick(luck, ['ada', 'admin', 'x']), password: 'a wrong password', code: '0'.repeat(20) });
    case 3:
      return JSON.stringify({
        game: pick(luck, ['quick-start', 'classic', 'impact', 'x']),
        setup: { units: Array.from({ length: luck.below(200) }, () => pick(luck, ODD)) },
        seats: [{ kind: 'me' }, { kind: 'open' }],
        dice: 'seeded',
      });
    case 4:
      return JSON.stringify(Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`k${n}`, pick(luck, ODD)])));
    default:
      return JSON.stringify({ name: pick(luck, ODD) });
  }
}
