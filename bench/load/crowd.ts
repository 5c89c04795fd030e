/** People at some of the tables, in a process of their own: what it costs to be many is not measured as delay of those who answer. */
import type { Game, Shape } from '@sortie/kernel';
import { quickStart } from '@sortie/rules-quick-start';
import { sleep } from '../support/node.ts';
import { nextMove, type Pair, sitDown } from '../support/table.ts';
import { type Compared, compareWithDatabase } from './compare.ts';
import type { Place } from './house.ts';

/** What a crowd is told to do, one thing after the other. */
export type Order =
  | { readonly kind: 'sit'; readonly bases: readonly string[]; readonly from: number; readonly count: number }
  /** One command a table every so many milliseconds. */
  | { readonly kind: 'play'; readonly pause: number }
  | { readonly kind: 'measure' }
  | { readonly kind: 'tell' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'compare'; readonly place: Place };

/** What it has done: the delays of the commands since it was told to measure, and at the end whether everybody heard everything. */
export interface Told {
  readonly took: readonly number[];
  readonly commands: number;
  readonly refusals: readonly string[];
  readonly compared?: Compared;
}

const AT_ONCE = 8;
const PER_ADDRESS = 100;
const game = quickStart as unknown as Game<Shape>;
const pairs: Pair[] = [];
const playing: Promise<void>[] = [];
const refusals: string[] = [];
let took: number[] = [];
let commands = 0;
let measuring = false;
let going = true;

process.on('message', (order: Order) => {
  void carryOut(order).then(told => process.send?.(told));
});

async function carryOut(order: Order): Promise<Told> {
  if (order.kind === 'sit') await sit(order);
  if (order.kind === 'play') playing.push(...pairs.map(pair => play(pair, order.pause)));
  if (order.kind === 'measure' || order.kind === 'tell') measuring = order.kind === 'measure';
  if (order.kind === 'stop') {
    going = false;
    await Promise.all(playing);
  }
  if (order.kind === 'compare') {
    const compared = await compareWithDatabase(order.place, game, pairs);
    for (const { players } of pairs) for (const player of players) player.close();
    return { took: [], commands, refusals, compared };
  }
  const told = { took, commands, refusals };
  took = [];
  return told;
}

async function sit({ bases, from, count }: Extract<Order, { readonly kind: 'sit' }>): Promise<void> {
  for (let first = from; first < from + count; first += AT_ONCE)
    pairs.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, from + count - first) }, (_, i) =>
          sitDown(() => bases, first + i, game, addressFor(first + i)),
        ),
      )),
    );
}

/** Every hundred tables call from another address of this machine: one address may hold only so many lines. */
function addressFor(number: number): string {
  const group = Math.floor(number / PER_ADDRESS);
  return `127.0.${1 + Math.floor(group / 200)}.${1 + (group % 200)}`;
}

async function play(pair: Pair, pause: number): Promise<void> {
  await sleep(pair.luck.below(pause));
  while (going) {
    const due = performance.now() + pause;
    const move = nextMove(pair, game);
    if (!move) return;
    const after = move.client.entries;
    const started = performance.now();
    const answer = await move.client.say({ type: 'command', after, command: move.command });
    if (!answer.ok) refusals.push(`${answer.code}: ${answer.reason}`);
    else {
      commands++;
      if (measuring) took.push(performance.now() - started);
      for (const player of pair.players) await player.until(() => player.entries > after);
    }
    await sleep(Math.max(0, due - performance.now()));
  }
}
