import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { byLine, type Line, parseClauses, parseIndex, parseLines, parseReadings } from './index.ts';

const rules = new URL('../../../rules/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, rules), 'utf8');
const must = <T>(parsed: { ok: true; value: T } | { ok: false; line: number; reason: string }): T => {
  if (!parsed.ok) throw new Error(`line ${parsed.line}: ${parsed.reason}`);
  return parsed.value;
};

const { books, house, tables } = must(parseIndex(read('index.json')));
const linesOf = (book: string): readonly Line[] =>
  books.find(one => one.book === book)!.parts.flatMap(({ file }) => must(parseLines(read(file))));
const all = books.flatMap(({ book }) => linesOf(book));
const ids = new Set(all.map(({ id }) => id));

describe('the ledger in rules/', () => {
  test('holds every line of the seven books, each id once', () => {
    expect(Object.fromEntries(books.map(({ book }) => [book, linesOf(book).length]))).toEqual({
      QS: 190,
      MAAS: 468,
      AS: 425,
      ASC: 1688,
      TW: 428,
      TOE: 911,
      AW: 36,
    });
    expect(ids.size).toBe(all.length);
  });

  test('counts editorial lines apart, none of them in the Quick-Start', () => {
    const editorial = (book: string) => linesOf(book).filter(({ kind }) => kind === 'editorial').length;
    expect(books.map(({ book }) => [book, editorial(book)])).toEqual([
      ['QS', 0],
      ['MAAS', 0],
      ['AS', 2],
      ['ASC', 0],
      ['TW', 0],
      ['TOE', 103],
      ['AW', 1],
    ]);
  });

  test('names itself truthfully in the index', () => {
    for (const book of books) {
      expect(book.lines, book.book).toBe(linesOf(book.book).length);
      for (const { id } of linesOf(book.book)) expect(id.startsWith(book.prefix), id).toBe(true);
      for (const part of book.parts) expect(must(parseLines(read(part.file))).length, part.file).toBe(part.lines);
    }
    expect(
      readdirSync(new URL('tables', rules))
        .map(file => `tables/${file}`)
        .sort(),
    ).toEqual([...tables].sort());
  });

  test('keeps the rules of the house apart, under names that no book has', () => {
    const lines = must(parseLines(read(house.file)));
    expect(lines.length).toBe(house.lines);
    expect(lines.filter(({ id, page, area }) => ids.has(id) || page !== 'house' || area !== 'house')).toEqual([]);
    expect(lines.filter(({ id }) => !/^(HOUSE|[A-Z]+-(house|reading))-/.test(id))).toEqual([]);
  });

  test('refers only to lines and readings that exist', () => {
    const readings = new Set(books.flatMap(book => must(parseReadings(read(book.readings)))).map(({ id }) => id));
    const prefixes = new RegExp(`^(${books.map(({ prefix }) => prefix).join('|')})[^ :]+$`);
    for (const line of all) {
      expect(
        line.needs.filter(need => prefixes.test(need) && !ids.has(need)),
        line.id,
      ).toEqual([]);
      expect(
        (line.readings ?? []).filter(id => !readings.has(id)),
        line.id,
      ).toEqual([]);
    }
  });

  test('breaks every line that is a mechanic into clauses, numbered from 1', () => {
    const clauses = books.flatMap(({ parts }) => parts.flatMap(({ file }) => must(parseClauses(read(`clauses/${file}`)))));
    const lines = byLine(clauses);
    expect([...lines.keys()].filter(id => !ids.has(id))).toEqual([]);
    for (const { id, kind } of all) {
      const own = (lines.get(id) ?? []).map(clause => clause.id);
      expect(own, id).toEqual(own.map((_, i) => `${id}#${i + 1}`));
      expect(own.length > 0, id).toBe(kind !== 'editorial');
    }
  });

  test('has a row for some clause in every table that clauses stand for', () => {
    const clauses = books.flatMap(({ parts }) => parts.flatMap(({ file }) => must(parseClauses(read(`clauses/${file}`)))));
    for (const file of new Set(clauses.flatMap(({ table }) => table ?? []))) expect(tables).toContain(`tables/${file}`);
  });
});
