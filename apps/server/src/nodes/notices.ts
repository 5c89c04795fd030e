/** A notice of PostgreSQL carries less than 8,000 bytes; some of them say what it belongs to. */
const MOST = 7_800;

/** Letters beyond ASCII take several bytes; written as JSON writes them for old readers, each takes as many as it has signs. */
const plain = (text: string): string => text.replace(/[\u0080-\uffff]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A message about a table, or about everything where the table is empty, as notices that each are short enough. `id` names the message. */
export function noticesOf(table: string, text: string, id: string, most = MOST): readonly string[] {
  const written = plain(text);
  const count = Math.max(1, Math.ceil(written.length / most));
  return Array.from({ length: count }, (_, n) => `${table} ${id} ${n}/${count} ${written.slice(n * most, (n + 1) * most)}`);
}

export interface Noticed {
  readonly table: string;
  readonly text: string;
}

/** Puts messages together again. Their notices come in their order; a message of which one is missing is forgotten. */
export class Notices {
  private readonly parts = new Map<string, string[]>();

  hears(payload: string): Noticed | undefined {
    const found = /^(\S*) (\S+) (\d+)\/(\d+) (.*)$/s.exec(payload);
    if (!found) return undefined;
    const [, table = '', id = '', number = '', count = '', part = ''] = found;
    const parts = this.parts.get(id) ?? [];
    if (Number(number) !== parts.length) {
      this.parts.delete(id);
      return undefined;
    }
    parts.push(part);
    if (parts.length < Number(count)) {
      this.parts.set(id, parts);
      return undefined;
    }
    this.parts.delete(id);
    return { table, text: parts.join('') };
  }

  /** The connection was lost: what had begun does not go on. */
  forget(): void {
    this.parts.clear();
  }
}
