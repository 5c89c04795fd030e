import type { Remarks } from '../draft.ts';

/** A line of text with its place in the file. */
export interface Entry {
  readonly line: number;
  readonly text: string;
}

/** The lines between `<name>` and `</name>`. */
export interface Block {
  readonly line: number;
  readonly name: string;
  readonly entries: readonly Entry[];
}

const nameIn = (text: string): string | undefined =>
  text.startsWith('<') && text.endsWith('>') && text.length > 2 ? text.slice(1, -1) : undefined;

/** A .blk file as blocks by their names in small letters; the first of a name counts. */
export class Blocks {
  readonly all: ReadonlyMap<string, Block>;
  private readonly asked = new Set<string>();

  constructor(all: ReadonlyMap<string, Block>) {
    this.all = all;
  }

  block(name: string): Block | undefined {
    this.asked.add(name);
    return this.all.get(name);
  }

  entries(name: string): readonly Entry[] {
    return this.block(name)?.entries ?? [];
  }

  /** First line of a block, empty when there is none. */
  text(name: string): string {
    return this.block(name)?.entries[0]?.text ?? '';
  }

  lines(name: string): string[] {
    return this.entries(name).map(entry => entry.text);
  }

  /** A number, or `otherwise` when the block is missing or says something else. */
  number(name: string, otherwise = 0): number {
    const text = this.text(name);
    const value = text === '' ? Number.NaN : Number.parseFloat(text);
    return Number.isFinite(value) ? value : otherwise;
  }

  numbers(name: string): number[] {
    return this.entries(name).map(entry => Number.parseInt(entry.text, 10) || 0);
  }

  lineOf(name: string): number {
    return this.all.get(name)?.line ?? 0;
  }

  /** Blocks that no reader asked for. */
  unasked(): Block[] {
    return [...this.all].filter(([name]) => !this.asked.has(name)).map(([, block]) => block);
  }
}

/** Cuts a file into blocks. A block that is never closed ends where the next one starts. */
export function readBlocks(text: string, remarks: Remarks): Blocks {
  const all = new Map<string, Block>();
  let open: { line: number; name: string; entries: Entry[] } | undefined;
  const close = () => {
    if (open && !all.has(open.name.toLowerCase())) all.set(open.name.toLowerCase(), open);
    open = undefined;
  };
  let start = 0;
  for (let line = 1; start <= text.length; line++) {
    const end = text.indexOf('\n', start);
    const content = text.slice(start, end < 0 ? text.length : end).trim();
    start = end < 0 ? text.length + 1 : end + 1;
    if (content === '' || content.startsWith('#')) continue;
    const name = nameIn(content);
    if (name?.startsWith('/')) {
      if (open && name.length > 2 && name.slice(1).trim().toLowerCase() === open.name.toLowerCase()) close();
    } else if (name !== undefined && name.length > 1 && (!open || isOpening(text, start, open.name))) {
      if (open) remarks.add(open.line, open.name, 'this block is not closed');
      close();
      open = { line, name, entries: [] };
    } else if (open) open.entries.push({ line, text: content });
    else remarks.add(line, '', `unexpected line "${content.slice(0, 60)}"`);
  }
  if (open) remarks.add(open.line, open.name, 'this block is not closed');
  close();
  return new Blocks(all);
}

/** Inside an open block a tag is text, unless the block is never closed. */
const isOpening = (text: string, from: number, openName: string): boolean => !text.includes(`</${openName}>`, from);
