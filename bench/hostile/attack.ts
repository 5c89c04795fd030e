import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { keyOf, SeededDice, seedFrom } from '@sortie/kernel';
import { PROTOCOL } from '@sortie/wire';
import { WebSocket } from 'ws';
import { forgedMessage, forgedRequest } from './forge.ts';

export interface Attack {
  readonly kind: 'messages' | 'requests' | 'spectators' | 'bodies' | 'bombs';
  readonly base: string;
  readonly table: string;
  readonly watch: string;
  readonly count: number;
}

export interface Struck {
  readonly done: number;
  readonly answers: number;
  /** Answers that held something secret. */
  readonly leaks: number;
  /** Answers that said the server itself had failed. */
  readonly faults: number;
  /** Connections that should have been ended and were not. */
  readonly left: number;
}

const text = await new Promise<string>(resolve => {
  let input = '';
  process.stdin.on('data', (chunk: Buffer) => {
    input += chunk.toString();
  });
  process.stdin.on('end', () => resolve(input));
});
const { attack, secrets } = JSON.parse(text) as { readonly attack: Attack; readonly secrets: readonly string[] };
const { base, table, watch, count, kind } = attack;
const luck = new SeededDice(keyOf(seedFrom(`hostile ${kind}`)), 0);
let [done, answers, leaks, faults, left] = [0, 0, 0, 0, 0];
const sleep = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));
/** Attackers have many addresses. */
const address = (n: number): string => `127.0.${10 + (n % 40)}.${1 + (Math.floor(n / 40) % 250)}`;

function looksAt(answer: string): void {
  answers++;
  if (secrets.some(secret => answer.includes(secret))) leaks++;
  if (answer.includes('"code":"fault"')) faults++;
}

const kinds: Readonly<Record<Attack['kind'], () => Promise<void>>> = { messages, requests, spectators, bodies, bombs };
await kinds[kind]();
process.stdout.write(JSON.stringify({ done, answers, leaks, faults, left } satisfies Struck));
process.exit(0);

function line(n: number, path = `tables/${table}/socket?watch=${watch}`): Promise<WebSocket | undefined> {
  return new Promise(resolve => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/${path}`, {
      localAddress: address(n),
      handshakeTimeout: 20_000,
    });
    socket.on('message', data => looksAt(data.toString()));
    socket.on('open', () => resolve(socket));
    socket.on('error', () => resolve(undefined));
  });
}

/** Over sockets that come and go: those of spectators, of strangers, of people who do not exist, and of those who are in the lobby. */
async function messages(): Promise<void> {
  const elsewhere = [`tables/${table}/socket?watch=nothing`, `tables/${table}/socket`, 'lobby/socket'];
  const lane = async (n: number): Promise<void> => {
    while (done < count) {
      const socket = await line(n + 40 * luck.below(100), luck.below(5) === 0 ? elsewhere[luck.below(elsewhere.length)] : undefined);
      if (!socket) {
        await sleep(50);
        continue;
      }
      const seen: string[] = [];
      if (luck.below(10) > 0) socket.send(JSON.stringify({ type: 'hello', v: PROTOCOL }));
      for (let i = 0; i < 400 && done < count && socket.readyState === WebSocket.OPEN; i++) {
        const message = forgedMessage(luck, table, seen);
        seen.push(message);
        socket.send(message);
        done++;
        // As fast as a line takes it, without filling our own memory.
        if (i % 40 === 39) await sleep(5);
      }
      // What was sent gets there before the line ends, and most of what is said to it is heard.
      for (let waited = 0; waited < 50 && socket.readyState === WebSocket.OPEN && (waited < 3 || socket.bufferedAmount > 0); waited++)
        await sleep(20);
      socket.terminate();
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, n) => lane(n)));
}

/** The cookie of a new guest. Guests are forgotten by some of what is asked in their name, and there is always another. */
async function newGuest(): Promise<string> {
  const answer = await fetch(`${base}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Mallory"}',
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function requests(): Promise<void> {
  const lane = async (n: number): Promise<void> => {
    let own = '';
    for (let asked = 0; done < count; asked++) {
      if (asked % 50 === 0) own = await newGuest();
      const { method, path, headers, body } = forgedRequest(luck, table, own);
      done++;
      await new Promise<void>(resolve => {
        const to = new URL(base);
        const asked = httpRequest(
          { host: to.hostname, port: to.port, method, path, headers, localAddress: address(n * 97 + done), timeout: 20_000 },
          answer => {
            let got = '';
            answer.on('data', (chunk: Buffer) => {
              if (got.length < 100_000) got += chunk.toString();
            });
            answer.on('end', () => {
              looksAt(got);
              if ((answer.statusCode ?? 0) >= 500 && answer.statusCode !== 503) faults++;
              resolve();
            });
            answer.on('error', () => resolve());
          },
        );
        asked.on('error', () => resolve());
        asked.on('timeout', () => asked.destroy());
        asked.end(body);
      });
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, n) => lane(n)));
}

/** A crowd that talks, asks for everything again and again, and stays. */
async function spectators(): Promise<void> {
  const crowd: WebSocket[] = [];
  for (let n = 0; n < count; n += 20) {
    const some = await Promise.all(Array.from({ length: Math.min(20, count - n) }, (_, i) => line(n + i)));
    crowd.push(...some.filter(one => one !== undefined));
  }
  for (let round = 0; round < 20; round++) {
    for (const socket of crowd) {
      if (socket.readyState !== WebSocket.OPEN) continue;
      socket.send(JSON.stringify({ type: 'hello', v: PROTOCOL }));
      socket.send(JSON.stringify({ type: 'say', ref: `s${round}`, message: { type: 'chat', text: 'x'.repeat(400) } }));
      done += 2;
    }
    await sleep(250);
  }
  for (const socket of crowd) socket.terminate();
}

/** Bodies that never end: they hold a connection each until the server has had enough. */
async function bodies(): Promise<void> {
  const { port } = new URL(base);
  const open = new Set<number>();
  for (let n = 0; n < count; n++) {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: address(n) });
    open.add(n);
    socket.on('connect', () => {
      socket.write('PUT /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"name":"');
      const drip = setInterval(() => socket.write('x'), 1000);
      socket.on('close', () => clearInterval(drip));
    });
    socket.on('data', chunk => looksAt(chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(n));
    done++;
  }
  for (let waited = 0; open.size > 0 && waited < 60; waited++) await sleep(1000);
  left = open.size;
}

/** Frames that were packed small and unpack to very much, and bodies that say they are packed. */
async function bombs(): Promise<void> {
  const packed = gzipSync(Buffer.alloc(64 * 1024 * 1024));
  const nothing = Buffer.alloc(64 * 1024 * 1024);
  for (let n = 0; n < count; n++) {
    const answer = await fetch(`${base}/api/replays`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'content-encoding': 'gzip' },
      body: packed,
    });
    looksAt(await answer.text());
    if (answer.status >= 500) faults++;
    const socket = await line(n);
    if (!socket) continue;
    const closed = new Promise<void>(resolve => socket.once('close', () => resolve()));
    socket.send(nothing, { binary: false, compress: true });
    done += 2;
    // The server hangs up as soon as it has unpacked more than a frame may hold.
    const late = setTimeout(() => {
      left++;
      socket.terminate();
    }, 30_000);
    await closed;
    clearTimeout(late);
  }
}
