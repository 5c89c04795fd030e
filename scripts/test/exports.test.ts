import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOARD_VERSION, readBoard, table } from '@sortie/board';
import { campaign } from '@sortie/campaign';
import { loadGames } from '@sortie/games';
import { GAME_FILE_FORMAT, type Ruleset, readGame, SCENARIO_FILE_FORMAT, type Shape } from '@sortie/kernel';
import { FORCE_VERSION, readForce } from '@sortie/roster';
import { HEARD_FILE_FORMAT, readHeard } from '@sortie/table';
import { expect, test } from 'vitest';
import { openScenario } from '../../apps/web/src/scenarios/file.ts';
import { root } from '../shell.ts';

const folder = join(root, 'golden', 'exports');
const games = await loadGames();
const quickStart = games.find(({ ruleset }) => ruleset.id === 'quick-start');

/** The version of the campaign rules that was last given out: what comes after it may still change. */
const GIVEN_OUT = 1;

/** Files that people took away, one for every version that a program of ours has written; whatever we change, they open. */
const EXPORTS: Readonly<Record<string, { readonly version: number; readonly ending: string; readonly opens: (text: string) => unknown }>> =
  {
    board: { version: BOARD_VERSION, ending: 'json', opens: text => readBoard(text) },
    table: { version: table.TABLE_VERSION, ending: 'json', opens: text => table.readTable(text) },
    force: { version: FORCE_VERSION, ending: 'json', opens: text => readForce(text) },
    scenario: { version: SCENARIO_FILE_FORMAT, ending: 'json', opens: text => openScenario(text) },
    campaign: { version: GIVEN_OUT, ending: 'jsonl', opens: text => readGame(campaign as unknown as Ruleset<Shape>, text) },
    heard: { version: HEARD_FILE_FORMAT, ending: 'jsonl', opens: text => quickStart && readHeard(quickStart, text) },
  };

for (const [name, { version, ending, opens }] of Object.entries(EXPORTS))
  test(`a ${name} file of every version opens`, async () => {
    for (let one = 1; one <= version; one++) {
      const file = join(folder, `${name}-${one}.${ending}`);
      expect([file, existsSync(file)], 'keep a file of every version in golden/exports').toEqual([file, true]);
      expect(await opens(readFileSync(file, 'utf8'))).toMatchObject({ ok: true });
    }
  });

test('every file in golden/exports is opened by a test', () => {
  const known = [...Object.keys(EXPORTS), 'house', 'browser'];
  expect(readdirSync(folder).filter(file => !known.some(name => new RegExp(`^${name}-\\d+\\.`).test(file)))).toEqual([]);
  expect([GAME_FILE_FORMAT, campaign.version >= GIVEN_OUT]).toEqual([1, true]);
});
