import type { RuleId } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { goesBy, type Way } from './books.ts';
import { clauseOf, isClause, isKnown, lineOf, readRules } from './clauses.ts';
import { type Row, readTable } from './csv.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The ledger line or clause this test speaks for; the proof reporter collects it. */
    rule?: string;
    /** How it went by the line; absent where it merely claims to. */
    way?: Way | 'table';
  }
}

type Body = () => void | Promise<void>;

/**
 * A test that speaks for one clause of the ledger, or for a line as a whole. What passes is recorded in `rules/proven.json`, from which the
 * coverage report is derived; nothing else can make a line proven. An id that the ledger does not know fails the test, and so does a test for a
 * clause that has neither played a game with the line in force nor had an answer that names it.
 */
export function rule(id: string, sentence: string, body: Body, timeout?: number): void {
  prove(id, sentence, timeout, async () => {
    const way = await goesBy([lineOf(id) as RuleId], body);
    if (isClause(id)) expect(way, `${id}: ${IDLE}`).toBeDefined();
    return way;
  });
}

const IDLE =
  'no command was sent, no question asked and no legality checked in a game with this line in force, and no answer of the product named it';

/**
 * A test that speaks for a clause which stands for a printed table: it is run for every row of the table, and for every row it has to ask the
 * game or the product.
 */
export function table(id: string, sentence: string, body: (row: Row) => void | Promise<void>, timeout?: number): void {
  prove(id, sentence, timeout, async () => {
    const rows = rowsOf(id);
    expect(rows.length, `${id}: the table has no rows`).toBeGreaterThan(0);
    for (const row of rows) {
      try {
        const lines = [lineOf(id), ...(row.has(NAMED) ? [row.at(NAMED)] : [])] as RuleId[];
        const way = await goesBy(lines, () => body(row));
        expect(way, IDLE).toBeDefined();
      } catch (problem) {
        if (problem instanceof Error) problem.message = `${id}, row ${row}: ${problem.message}`;
        throw problem;
      }
    }
    return 'table';
  });
}

/** The column in which a table of examples names the line that each of them belongs to. */
const NAMED = 'rule_id';

/** The rows that a clause stands for. */
function rowsOf(id: string): readonly Row[] {
  const { table: file, rows: only = {} } = clauseOf(id) ?? {};
  if (file === undefined) throw new Error(`${id} stands for no table`);
  return readTable(readRules(`tables/${file}`)).filter(row => Object.entries(only).every(([column, value]) => row.at(column) === value));
}

function prove(id: string, sentence: string, timeout: number | undefined, run: () => Promise<Way | 'table' | undefined>): void {
  const options = { meta: { rule: id }, ...(timeout === undefined ? {} : { timeout }) };
  test(`${id}: ${sentence}`, options, async ({ task }) => {
    expect(isKnown(id), `${id} is not a ${isClause(id) ? 'clause' : 'line'} of the ledger in rules/`).toBe(true);
    const way = await run();
    if (way) task.meta.way = way;
  });
}
