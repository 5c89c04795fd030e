import { describe, expect, test } from 'vitest';
import { json, sortie, startSortie } from '../../test/run-sortie.ts';

describe('sortie rules show', () => {
  test('prints a line with its book, example and readings', async () => {
    const { code, out } = await sortie(['rules', 'show', 'qs-scenario-breakthrough-defender']);
    expect(code).toBe(0);
    expect(out).toContain('QS-scenario-breakthrough-defender  Breakthrough: defender force');
    expect(out).toContain('Quick-Start Rules, page 10 · scenario · rule');
    expect(out).toContain('QS-reading-05');
  });

  test('suggests what a mistyped id may mean and fails', async () => {
    const { code, err } = await sortie(['rules', 'show', 'QS-seq-initiative-tei']);
    expect(code).toBe(1);
    expect(err).toContain('Did you mean QS-seq-initiative-tie');
  });

  test('gives a program everything', async () => {
    expect(json(await sortie(['rules', 'show', 'TOE-ed-toc-p4', '--json']))).toMatchObject({
      book: 'TOE',
      line: { kind: 'editorial', alsoLines: [29, 30, 31, 32] },
      clauses: [],
      provenBy: [],
    });
    expect(json(await sortie(['rules', 'show', 'QS-seq-initiative-tie', '--json']))).toMatchObject({
      id: 'QS-seq-initiative-tie',
      title: 'Initiative ties are re-rolled',
      gist: expect.any(String),
      clauses: [{ id: 'QS-seq-initiative-tie#1', text: expect.any(String), proven: expect.any(Boolean), tests: expect.any(Array) }],
      readings: [],
      reach: expect.any(Array),
    });
  });
});

describe('sortie rules search', () => {
  test('finds lines by words, best first', async () => {
    const { code, out } = await sortie(['rules', 'search', 'initiative', 'tie', '--book', 'qs']);
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toContain('QS-seq-initiative-tie');
  });

  test('fails if nothing is found, and refuses a book or a limit that makes no sense', async () => {
    expect((await sortie(['rules', 'search', 'zeppelin', 'tennis'])).code).toBe(1);
    const { code, err } = await sortie(['rules', 'search', 'woods', '--book', 'XX']);
    expect(code).toBe(2);
    expect(err).toContain('QS    BattleTech Beginner Box');
    expect((await sortie(['rules', 'search', 'woods', '--limit', 'many'])).code).toBe(2);
  });
});

describe('sortie rules coverage', () => {
  test('counts the Quick-Start: 190 lines, none editorial', async () => {
    const { books } = json(await sortie(['rules', 'coverage', '--book', 'QS', '--json'])) as { books: Record<string, unknown>[] };
    expect(books).toHaveLength(1);
    expect(books[0]).toMatchObject({ book: 'QS', lines: 190, editorial: 0 });
    const fields =
      'book lines editorial implemented proven clauses clausesProven byPlay byTable reachable switchable mutants areas missing'.split(' ');
    for (const field of fields) expect(books[0], field).toHaveProperty(field);
    const { clauses, clausesProven, byPlay, byTable, mutants } = books[0] as Record<string, number>;
    expect(clauses).toBe(340);
    expect(clausesProven).toBe(byPlay! + byTable!);
    expect(mutants).toMatchObject({ killed: expect.any(Number), alive: expect.any(Number) });
  });

  test('prints every book as a table', async () => {
    const { code, out } = await sortie(['rules', 'coverage']);
    expect(code).toBe(0);
    expect(out).toMatch(/^TOE {2}Tactical Operations/m);
    expect(out).toMatch(/all +911 +103/);
  });
});

describe('sortie', () => {
  test('is a program whose exit code says how it went', () => {
    expect(startSortie([])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('sortie: say which command') });
  });

  test('explains itself', async () => {
    const { code, out } = await sortie(['--help']);
    expect(code).toBe(0);
    expect(out).toContain('Exit codes');
    expect((await sortie(['rules', 'show', '--help'])).out).toContain('Examples:');
  });

  test('refuses what it does not know', async () => {
    expect((await sortie([])).code).toBe(2);
    expect((await sortie(['rules', 'burn'])).code).toBe(2);
    expect((await sortie(['rules', 'show'])).err).toContain("missing required argument 'id'");
  });
});
