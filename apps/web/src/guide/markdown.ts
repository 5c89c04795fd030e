/** A piece of a line of text. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly line: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly line: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | { readonly kind: 'code'; readonly text: string };

const PIECE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)/g;

/** Code, strong and emphasised words and links of a line; nothing is nested. */
export function inlineOf(line: string): readonly Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of line.matchAll(PIECE)) {
    if (match.index > at) found.push({ kind: 'text', text: line.slice(at, match.index) });
    at = match.index + match[0].length;
    const [, code, strong, em, text = '', to = ''] = match;
    if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else found.push({ kind: 'link', text, to });
  }
  if (at < line.length) found.push({ kind: 'text', text: line.slice(at) });
  return found;
}

const ITEM = /^(?:(\d+)\.|-) /;
const cellsOf = (row: string): readonly (readonly Inline[])[] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => inlineOf(cell.trim()));

function listOf(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', ordered: /^\d/.test(lines[0] ?? ''), items: items.map(inlineOf) };
}

function blockOf(part: string): Block {
  const lines = part.split('\n');
  const [first = ''] = lines;
  const heading = /^(#+) (.*)$/.exec(first);
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, line: inlineOf(heading[2] ?? '') };
  if (first.startsWith('|')) return { kind: 'table', rows: lines.filter(line => !/^\|[\s|:-]+\|$/.test(line)).map(cellsOf) };
  if (ITEM.test(first)) return listOf(lines);
  return { kind: 'paragraph', line: inlineOf(lines.join(' ')) };
}

/** The part of Markdown that the guide is written in: blank lines between blocks, fenced code. */
export function blocksOf(text: string): readonly Block[] {
  return text.split(/^```.*\n([\s\S]*?)^```$/m).flatMap((part, i): readonly Block[] =>
    i % 2 === 1
      ? [{ kind: 'code', text: part.trimEnd() }]
      : part
          .split(/\n{2,}/)
          .map(block => block.trim())
          .filter(block => block !== '')
          .map(blockOf),
  );
}
