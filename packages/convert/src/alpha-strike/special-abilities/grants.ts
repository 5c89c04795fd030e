import type { RuleId, Term } from '@sortie/kernel';
import { type Brackets, printSpecial, type Special, type SpecialValue } from '../card.ts';
import { termOf } from '../working.ts';

interface Entry {
  value: SpecialValue | undefined;
  readonly terms: Term[];
}

/** Special abilities collected for a card, an arc or a turret. */
export class Grants {
  private readonly entries = new Map<string, Entry>();

  private entry(code: string, rule: RuleId, value: number, note?: string): Entry {
    let entry = this.entries.get(code);
    if (!entry) {
      entry = { value: undefined, terms: [] };
      this.entries.set(code, entry);
    }
    entry.terms.push(termOf(rule, value, note));
    return entry;
  }

  /** An ability without a number. */
  flag(code: string, rule: RuleId, note?: string): void {
    this.entry(code, rule, 1, note);
  }

  /** An ability whose number grows. */
  add(code: string, rule: RuleId, amount: number, note?: string): void {
    const entry = this.entry(code, rule, amount, note);
    const old = entry.value?.kind === 'number' ? entry.value : undefined;
    entry.value = { kind: 'number', value: (old?.value ?? 0) + amount, ...(old?.doors === undefined ? {} : { doors: old.doors }) };
  }

  /** Bay doors of a transport ability. */
  doors(code: string, doors: number, hyphen = false): void {
    const entry = this.entries.get(code);
    if (entry?.value?.kind !== 'number') return;
    entry.value = { ...entry.value, doors: (entry.value.doors ?? 0) + doors, ...(hyphen ? { hyphen: true } : {}) };
  }

  /** Decks or pads of a transport ability. */
  mark(code: string, mark: 'decks' | 'pads', count: number): void {
    const entry = this.entries.get(code);
    if (entry?.value?.kind === 'number') entry.value = { ...entry.value, [mark]: count };
  }

  damage(code: string, rule: RuleId, brackets: Brackets, note?: string): void {
    this.entry(code, rule, brackets[0]?.points ?? 0, note).value = { kind: 'damage', brackets };
  }

  set(code: string, rule: RuleId, value: SpecialValue): void {
    this.entry(code, rule, 1).value = value;
  }

  has(code: string): boolean {
    return this.entries.has(code);
  }

  number(code: string): number {
    const value = this.entries.get(code)?.value;
    return value?.kind === 'number' ? value.value : 0;
  }

  remove(code: string): void {
    this.entries.delete(code);
  }

  /** Multiplies a number. */
  times(code: string, factor: number): void {
    const entry = this.entries.get(code);
    if (entry?.value?.kind === 'number') entry.value = { ...entry.value, value: entry.value.value * factor };
  }

  /** Another name for an ability. */
  rename(code: string, name: string): void {
    const entry = this.entries.get(code);
    if (!entry) return;
    this.entries.delete(code);
    this.entries.set(name, entry);
  }

  /** Writes how many things give an ability. */
  tally(code: string): void {
    const entry = this.entries.get(code);
    if (entry) entry.value = { kind: 'number', value: entry.terms.length };
  }

  /** Writes all doors with a hyphen. */
  hyphenate(): void {
    for (const entry of this.entries.values())
      if (entry.value?.kind === 'number' && entry.value.doors !== undefined) entry.value = { ...entry.value, hyphen: true };
  }

  /** Cuts a number to the nearest whole. */
  round(code: string): void {
    const entry = this.entries.get(code);
    if (entry?.value?.kind === 'number') entry.value = { ...entry.value, value: Math.floor(entry.value.value + 0.5) };
  }

  isEmpty(): boolean {
    return this.entries.size === 0;
  }

  list(): Special[] {
    const listed: { readonly special: Special; readonly text: string }[] = [];
    for (const [code, { value, terms }] of this.entries) {
      const special = value ? { code, value, terms } : { code, terms };
      listed.push({ special, text: printSpecial(special) });
    }
    return listed.sort((a, b) => (a.text < b.text ? -1 : 1)).map(({ special }) => special);
  }
}
