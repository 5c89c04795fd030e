/** Advance widths of Helvetica in thousandths of the size, for the printable ASCII characters from the space on. */
const WIDTHS =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number);

/** How wide some words come out; bold runs about a fifteenth wider. */
export function widthOf(text: string, size: number, bold = false): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum += WIDTHS[text.charCodeAt(i) - 32] ?? 600;
  return (sum * size * (bold ? 1.07 : 1)) / 1000;
}

/** The largest size, up to the one wished for, at which the words fit into a width. */
export function fitting(text: string, size: number, width: number, bold = false): number {
  const needed = widthOf(text, size, bold);
  return needed <= width ? size : Math.max(8, (size * width) / needed);
}

/** Words set in lines no wider than the width. A word that is wider than a line stands alone. */
export function wrapped(text: string, size: number, width: number, between = ' '): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(between)) {
    const longer = line === '' ? word : `${line}${between}${word}`;
    if (line !== '' && widthOf(longer, size) > width) {
      lines.push(line + between.trimEnd());
      line = word;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  return lines;
}
