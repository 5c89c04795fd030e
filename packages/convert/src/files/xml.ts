/** An element of an XML text: its name, its attributes and the elements within it. What is written between them is left out. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  /** The line that it begins in. */
  readonly line: number;
}

export type XmlReading =
  | { readonly ok: true; readonly root: Element }
  | { readonly ok: false; readonly line: number; readonly reason: string };

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** `&amp;`, `&#233;` and `&#xe9;` as the letters they stand for; what is no entity stays as it is. */
const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex: string, number: string, name: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = hex === undefined ? Number(number) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What stands between an opening and a closing bracket, or that there is no closing one. */
interface Tag {
  readonly inside: string | undefined;
  readonly line: number;
}

/** The tags of a text, without comments and instructions to programs. */
function* tagsOf(source: string): Generator<Tag> {
  let line = 1;
  let counted = 0;
  for (let start = source.indexOf('<'); start >= 0; ) {
    for (; counted < start; counted++) if (source.charCodeAt(counted) === 10) line++;
    const skipped = source.startsWith('<!--', start) ? '-->' : source.startsWith('<?', start) ? '?>' : undefined;
    const end = source.indexOf(skipped ?? '>', start);
    if (end < 0 || !skipped) yield { inside: end < 0 ? undefined : source.slice(start + 1, end), line };
    if (end < 0) return;
    start = source.indexOf('<', end);
  }
}

interface Open extends Element {
  readonly children: Element[];
}

/** Nobody nests deeper; a text that does is not meant to be read. */
const DEEPEST = 40;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const attributesIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, key = '', double, single]) => [key, unescaped(double ?? single ?? '')]));

/** Opens or closes an element; a text if that is not possible. */
function take({ inside, line }: Tag, stack: Open[], top: Element[]): string | undefined {
  if (inside === undefined) return 'the text ends within an element';
  if (inside.startsWith('!')) return 'declarations of its own are not read';
  if (inside.startsWith('/')) {
    const name = inside.slice(1).trim();
    return stack.pop()?.name === name ? undefined : `</${name}> closes nothing`;
  }
  const name = /^[\w:.-]+/.exec(inside)?.[0];
  if (name === undefined) return 'an element has no name';
  const element: Open = { name, attributes: attributesIn(inside), children: [], line };
  (stack.at(-1)?.children ?? top).push(element);
  if (inside.endsWith('/')) return undefined;
  stack.push(element);
  return stack.length > DEEPEST ? 'elements are nested too deeply' : undefined;
}

/** Reads the elements of an XML text. Comments and whatever stands between elements are passed over. */
export function readXml(source: string): XmlReading {
  const stack: Open[] = [];
  const top: Element[] = [];
  let last = 1;
  for (const tag of tagsOf(source)) {
    last = tag.line;
    const reason = take(tag, stack, top);
    if (reason !== undefined) return { ok: false, line: last, reason };
  }
  const [unclosed] = stack;
  if (unclosed) return { ok: false, line: unclosed.line, reason: `<${unclosed.name}> is not closed` };
  const [root] = top;
  return root ? { ok: true, root } : { ok: false, line: last, reason: 'there is no element in it' };
}
