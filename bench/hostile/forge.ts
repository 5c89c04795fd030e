import type { SeededDice } from '@sortie/kernel';
import { PROTOCOL } from '@sortie/wire';

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
const TYPES = [
  'ready',
  'hand',
  'command',
  'faces',
  'withdraw',
  'undo',
  'answer',
  'concede',
  'pause',
  'resume',
  'chat',
  'hurry',
  'nonsense',
];
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

const PATHS = [
  '/api/me',
  '/api/session',
  '/api/account',
  '/api/account/password',
  '/api/account/recovery',
  '/api/account/data',
  '/api/account/sessions',
  '/api/tables',
  '/api/tables/TABLE',
  '/api/tables/TABLE/file',
  '/api/tables/TABLE/verdict',
  '/api/tables/TABLE/leave',
  '/api/tables/TABLE/report',
  '/api/invites/x',
  '/api/watch/x',
  '/api/replays',
  '/api/replays/x/file',
  '/admin',
  '/admin/players',
  '/metrics',
  '/..%2f..%2fetc/passwd',
  '/assets/../../../../etc/passwd',
  '/api/%00',
];

export function forgedRequest(luck: SeededDice, table: string): Forged {
  const method = pick(luck, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);
  const path = pick(luck, PATHS).replace('TABLE', luck.below(3) === 0 ? pick(luck, ['x', '%27', '..', table.toLowerCase()]) : table);
  const headers: Record<string, string> = {
    cookie: `sortie=${pick(luck, ['x', 'y'.repeat(200), '', 'a'.repeat(24)])}`,
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
  switch (luck.below(6)) {
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
