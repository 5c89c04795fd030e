/** A row of a printed table. To look for a column that it does not have is a mistake of the test. */
export class Row {
  private readonly cells: ReadonlyMap<string, string>;

  constructor(cells: ReadonlyMap<string, string>) {
    this.cells = cells;
  }

  has(column: string): boolean {
    return this.cells.has(column);
  }

  /** What stands in a column, as printed. */
  at(column: string): string {
    const cell = this.cells.get(column);
    if (cell === undefined) throw new Error(`the table has no column ${column}: its columns are ${[...this.cells.keys()].join(', ')}`);
    return cell;
  }

  /** The number that stands in a column, with or without its sign. */
  number(column: string): number {
    const text = this.at(column).replace('−', '-');
    if (!/^[+-]?\d+(\.\d+)?$/.test(text)) throw new Error(`${column} is "${text}", which is no number`);
    return Number(text);
  }

  toString(): string {
    return [...this.cells.values()].join(',');
  }
}

/** Reads a table: the first row names the columns; quoted cells may hold commas and quotes. */
export function readTable(text: string): readonly Row[] {
  const [head, ...rows] = text.split(/\r?\n/).filter(line => line !== '');
  if (head === undefined) throw new Error('an empty table');
  const columns = cellsOf(head);
  return rows.map(line => {
    const cells = cellsOf(line);
    if (cells.length !== columns.length) throw new Error(`${cells.length} cells under ${columns.length} columns: ${line}`);
    return new Row(new Map(columns.map((column, i) => [column, cells[i] ?? ''])));
  });
}

function cellsOf(line: string): readonly string[] {
  const cells: string[] = [];
  for (const [, quoted, plain] of `${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*)),/g))
    cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
  return cells;
}
