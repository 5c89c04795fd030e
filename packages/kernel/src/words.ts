/**
 * A sentence with named gaps. The English text is the key of the message catalogue: a translation replaces the text and
 * keeps the gaps.
 */
export interface Telling {
  readonly text: string;
  readonly args?: { readonly [gap: string]: string | number };
}

export const tell = (text: string, args?: Telling['args']): Telling => (args ? { text, args } : { text });

/** The finished sentence; `translate` maps texts and those arguments that are words themselves. */
export function fill({ text, args }: Telling, translate: (text: string) => string = same): string {
  const template = translate(text);
  if (!args) return template;
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = args[name];
    return value === undefined ? gap : typeof value === 'string' ? translate(value) : String(value);
  });
}

/** A sentence as refusals carry it: finished for everybody, and with its gaps where it has any. */
export function finished(said: string | Telling): { readonly reason: string; readonly said?: Telling } {
  if (typeof said === 'string') return { reason: said };
  return said.args ? { reason: fill(said), said } : { reason: said.text };
}

const same = (text: string): string => text;
