import { SLOT_HEADINGS } from './locations.ts';

/** A line of text with its place in the file. */
export interface Entry {
  readonly line: number;
  readonly text: string;
}

/** An .mtf file cut into fields and slot lists. */
export interface Pages {
  /** First value of each field, by its name in small letters. */
  readonly fields: ReadonlyMap<string, Entry>;
  /** Fields that may occur many times, in their order. */
  readonly repeated: readonly { readonly field: string; readonly entry: Entry }[];
  readonly slots: ReadonlyMap<string, readonly Entry[]>;
  /** Lines that are neither. */
  readonly stray: readonly Entry[];
}

const MAY_REPEAT: ReadonlySet<string> = new Set(['quirk', 'weaponquirk', 'systemmanufacturer', 'systemmode', 'nocrit']);

/** No location has more slots. */
const MOST_SLOTS = 12;

class Cutter implements Pages {
  readonly fields = new Map<string, Entry>();
  readonly repeated: { field: string; entry: Entry }[] = [];
  readonly slots = new Map<string, Entry[]>();
  readonly stray: Entry[] = [];
  /** Slot list being read, or the list of weapons, which repeats what the slots say. */
  private current: Entry[] | 'weapons' | undefined;

  blank(): void {
    this.current = undefined;
  }

  take(entry: Entry): void {
    const { text } = entry;
    const heading = text.endsWith(':') ? SLOT_HEADINGS[text.toLowerCase()] : undefined;
    if (heading !== undefined) {
      const list = this.slots.get(heading) ?? [];
      this.slots.set(heading, list);
      this.current = list;
    } else if (this.current === undefined || this.current === 'weapons') this.takeField(entry);
    else if (this.current.length < MOST_SLOTS || !text.includes(':')) this.current.push(entry);
    else this.takeField(entry);
  }

  private takeField({ line, text }: Entry): void {
    if (this.current === 'weapons') return;
    const colon = text.indexOf(':');
    if (colon < 0) {
      this.stray.push({ line, text });
      return;
    }
    const field = text.slice(0, colon).trim().toLowerCase();
    const entry = { line, text: text.slice(colon + 1).trim() };
    if (field === 'weapons') this.current = 'weapons';
    else if (MAY_REPEAT.has(field)) this.repeated.push({ field, entry });
    else if (!this.fields.has(field)) this.fields.set(field, entry);
  }
}

export function cut(text: string): Pages {
  const cutter = new Cutter();
  let start = 0;
  for (let line = 1; start <= text.length; line++) {
    const end = text.indexOf('\n', start);
    const content = text.slice(start, end < 0 ? text.length : end).trim();
    start = end < 0 ? text.length + 1 : end + 1;
    if (content === '') cutter.blank();
    else if (!content.startsWith('#')) cutter.take({ line, text: content });
  }
  return cutter;
}
