/**
 * Many tables with an ace each on one node: people are answered as if nobody thought, every thought that was cut short is marked, and no table waits
 * much longer than the others.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Game, keyOf, SeededDice, type Shape, seedFrom } from '@sortie/kernel';
import { quickStart } from '@sortie/rules-quick-start';
import { deaf, hearEntry } from '@sortie/table';
import type { TableCard } from '@sortie/wire';
import { Client } from '../support/client.ts';
import { machine, quantile, sleep, startNode } from '../support/node.ts';
import { ask, cookieFor } from '../support/table.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '80' },
    seconds: { type: 'string', default: '60' },
    json: { type: 'boolean', default: false },
  },
});
const [count, seconds] = [Number(values.tables), Number(values.seconds)];
const game = quickStart as unknown as Game<Shape>;
const folder = mkdtempSync(join(tmpdir(), 'sortie-aces-'));
const node = await startNode(['--data', folder], 0, text => process.stderr.write(text));
const took: number[] = [];
let going = true;

interface AceTable {
  readonly client: Client;
  readonly luck: SeededDice;
  /** How long each move of the ace took, in milliseconds. */
  readonly waits: number[];
}

async function sit(number: number): Promise<AceTable> {
  const cookie = await cookieFor(node.base, `Ada ${number}`);
  const scenario = game.scenarios.find(({ id }) => id === 'two-each') ?? game.scenarios[0];
  const plan = {
    game: game.ruleset.id,
    scenario: scenario?.id,
    seats: [{ kind: 'me' }, { kind: 'opponent', level: 'ace' }],
    dice: 'seeded',
  };
  const card = (await (await ask(node.base, 'POST', 'tables', cookie, plan)).json()) as TableCard;
  const client = new Client(() => [node.base], card.id, cookie, `127.0.3.${1 + (number % 200)}`);
  client.connect();
  await client.until(() => client.entries > 0);
  return { client, luck: new SeededDice(keyOf(seedFrom(`ace ${number}`)), 0), waits: [] };
}

/** Who is asked at a table, and what the person would do. */
function turn({ client, luck }: AceTable): { readonly mine: boolean; readonly command?: unknown } | undefined {
  const { outlook } = client;
  if (!outlook || outlook.ended) return undefined;
  const { view, book } = outlook.entries.reduce(
    (hearing, entry) => hearEntry(game.ruleset, hearing, entry),
    deaf(game.ruleset, outlook.first, outlook.terms),
  );
  const [asked] = game.ruleset.awaiting(view);
  if (!asked) return undefined;
  if (asked.seat !== outlook.facing) return { mine: false };
  return { mine: true, command: game.ruleset.sample(view, outlook.facing, book, most => luck.below(most)) };
}

async function play(table: AceTable): Promise<void> {
  const { client, waits } = table;
  while (going) {
    const now = turn(table);
    if (!now) return;
    const after = client.entries;
    const started = performance.now();
    if (now.mine) {
      const answer = await client.say({ type: 'command', after, command: now.command });
      if (answer.ok) took.push(performance.now() - started);
      await client.until(() => client.entries > after);
      await sleep(500);
    } else if (await client.until(() => client.entries > after, 120_000)) waits.push(performance.now() - started);
  }
}

const tables: AceTable[] = [];
for (let n = 0; n < count; n += 10)
  tables.push(...(await Promise.all(Array.from({ length: Math.min(10, count - n) }, (_, i) => sit(n + i)))));
console.error(`${count} tables, ${machine()}`);
const playing = tables.map(play);
await sleep(seconds * 1000);
going = false;
await Promise.all(playing);
const text = await (await fetch(`${node.base}/metrics`)).text();
const thoughts = (outcome: string): number =>
  Number(new RegExp(`sortie_thought_seconds_count\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
const marks = tables.flatMap(({ client }) => client.outlook?.marks ?? []).filter(({ kind }) => kind === 'rushed');
const means = tables.map(({ waits }) => waits.reduce((sum, one) => sum + one, 0) / Math.max(1, waits.length)).filter(mean => mean > 0);
const share = means.reduce((sum, one) => sum + one, 0) / Math.max(1, means.length);
const sorted = took.toSorted((a, b) => a - b);
const result = {
  tables: count,
  seconds,
  humanP50: Math.round(quantile(sorted, 0.5) * 10) / 10,
  humanP99: Math.round(quantile(sorted, 0.99) * 10) / 10,
  commands: took.length,
  thoughts: { whole: thoughts('whole'), short: thoughts('short'), failed: thoughts('failed') },
  marks: marks.length,
  unmarked: Math.max(0, thoughts('short') - marks.length),
  /** The table that waited longest on average, by the average of all. */
  worstShare: Math.round((Math.max(...means) / share) * 100) / 100,
  machine: machine(),
};
for (const { client } of tables) client.close();
await node.stop();
rmSync(folder, { recursive: true, force: true });
const ok = result.unmarked === 0 && result.thoughts.failed === 0 && result.humanP99 < 100 && result.worstShare <= 2;
console.log(values.json ? JSON.stringify(result) : result);
process.exit(ok ? 0 : 1);
