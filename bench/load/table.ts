import { type Game, keyOf, SeededDice, type Shape, seedFrom } from '@sortie/kernel';
import type { TableCard } from '@sortie/wire';
import { LoadGuest } from './guest.ts';

/** One table of two people who play at random, with a pause for thought between their commands. */
export interface LoadTable {
  readonly guests: readonly [LoadGuest, LoadGuest];
  readonly luck: SeededDice;
}

export async function sitDown(base: string, number: number, game: Game<Shape>): Promise<LoadTable> {
  const [ada, bob] = await Promise.all([cookieFor(base, `Ada ${number}`), cookieFor(base, `Bob ${number}`)]);
  const scenario = game.scenarios[number % game.scenarios.length]!;
  const plan = { game: game.ruleset.id, scenario: scenario.id, seats: [{ kind: 'me' }, { kind: 'open' }], dice: 'seeded' };
  const card = (await (await ask(base, 'POST', 'tables', ada, plan)).json()) as TableCard;
  const invite = card.inviteLinks![0]!.path.replace('/join/', 'invites/');
  await ask(base, 'POST', invite, bob);
  const guests = await Promise.all([ada, bob].map(cookie => LoadGuest.connect(base, card.id, cookie, game)));
  for (const guest of guests) await guest.say({ type: 'ready', ready: true });
  for (const guest of guests) await guest.heardOf(1);
  return { guests: [guests[0]!, guests[1]!], luck: new SeededDice(keyOf(seedFrom(`load ${number}`)), 0) };
}

export interface Tally {
  readonly took: number[];
  readonly refusals: string[];
  measuring: boolean;
}

/** Plays until told to stop or until the game is over. */
export async function play({ guests, luck }: LoadTable, pause: number, tally: Tally, goesOn: () => boolean): Promise<void> {
  await sleep(luck.below(pause + 1));
  while (goesOn() && !guests[0].over) {
    const mover = guests.map(guest => ({ guest, command: guest.choose(luck) })).find(({ command }) => command !== undefined);
    if (!mover) throw new Error('nobody is asked and the game is not over');
    const after = mover.guest.entries;
    const { took, refusal } = await mover.guest.say({ type: 'command', after, command: mover.command });
    if (refusal !== undefined) tally.refusals.push(refusal);
    else if (tally.measuring) tally.took.push(took);
    if (refusal === undefined) await Promise.all(guests.map(guest => guest.heardOf(after + 1)));
    await sleep(pause / 2 + luck.below(pause + 1));
  }
}

const sleep = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

async function cookieFor(base: string, name: string): Promise<string> {
  const answer = await ask(base, 'PUT', 'me', '', { name });
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

async function ask(base: string, method: string, path: string, cookie: string, body?: object): Promise<Response> {
  const answer = await fetch(`${base}/api/${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
