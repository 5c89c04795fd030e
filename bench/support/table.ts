import { type Game, keyOf, SeededDice, type Shape, seedFrom } from '@sortie/kernel';
import { type ClockTerms, deaf, type Hearing, hearEntry, type Outlook } from '@sortie/table';
import type { TableCard } from '@sortie/wire';
import { Client } from './client.ts';

/** One table of two people who play at random. */
export interface Pair {
  readonly id: string;
  readonly players: readonly [Client, Client];
  readonly luck: SeededDice;
  readonly watch: string;
}

export async function ask(base: string, method: string, path: string, cookie: string, body?: object): Promise<Response> {
  const answer = await fetch(`${base}/api/${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

export async function cookieFor(base: string, name: string): Promise<string> {
  const answer = await ask(base, 'PUT', 'me', '', { name });
  const set = answer.headers.getSetCookie()[0];
  if (set === undefined) throw new Error('no session');
  return set.split(';')[0] ?? '';
}

/** Two people sit down at a new table, each at another node, and are ready. */
export async function sitDown(
  nodes: () => readonly string[],
  number: number,
  game: Game<Shape>,
  from?: string,
  clock?: ClockTerms,
): Promise<Pair> {
  const base = nodes()[number % nodes().length] ?? '';
  const [ada, bob] = await Promise.all([cookieFor(base, `Ada ${number}`), cookieFor(base, `Bob ${number}`)]);
  const scenario = game.scenarios[number % game.scenarios.length];
  const plan = {
    game: game.ruleset.id,
    scenario: scenario?.id,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    dice: 'seeded',
    ...(clock && { clock }),
  };
  const card = (await (await ask(base, 'POST', 'tables', ada, plan)).json()) as TableCard;
  await ask(base, 'POST', (card.inviteLinks?.[0]?.path ?? '').replace('/join/', 'invites/'), bob);
  const turned = (by: number) => (): readonly string[] => {
    const all = nodes();
    return all.map((_, i) => all[(i + by) % all.length] ?? '');
  };
  const players = [new Client(turned(number), card.id, ada, from), new Client(turned(number + 1), card.id, bob, from)] as const;
  for (const player of players) {
    player.connect();
    if (!(await player.until(() => player.outlook !== undefined))) throw new Error('nobody answers');
    const ready = await player.say({ type: 'ready', ready: true });
    if (!ready.ok) throw new Error(ready.reason);
  }
  for (const player of players) await player.until(() => player.entries > 0);
  const luck = new SeededDice(keyOf(seedFrom(`table ${number}`)), 0);
  return { id: card.id, players, luck, watch: card.watchLink?.split('/')[2] ?? '' };
}

const known = new WeakMap<Client, Hearing<Shape>>();

/** What a guest sees, folded on from where it was folded last. Nobody takes anything back here, so that the past need not be kept. */
function look(client: Client, game: Game<Shape>, outlook: Outlook<Shape>): Hearing<Shape> {
  let hearing = known.get(client);
  if (!hearing || hearing.entries.length > outlook.entries.length) hearing = deaf(game.ruleset, outlook.first, outlook.terms);
  for (const entry of outlook.entries.slice(hearing.entries.length)) hearing = { ...hearEntry(game.ruleset, hearing, entry), before: [] };
  known.set(client, hearing);
  return hearing;
}

/** Who is asked, and something that it may do. */
export function nextMove({ players, luck }: Pair, game: Game<Shape>): { readonly client: Client; readonly command: unknown } | undefined {
  for (const client of players) {
    const { outlook } = client;
    if (!outlook || outlook.ended) continue;
    const { view, book } = look(client, game, outlook);
    if (!game.ruleset.awaiting(view).some(({ seat }) => seat === outlook.facing)) continue;
    const command = game.ruleset.sample(view, outlook.facing, book, n => luck.below(n));
    if (command !== undefined) return { client, command };
  }
  return undefined;
}
