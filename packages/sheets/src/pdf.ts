import { PDFDocument, type PDFFont, type PDFPage, type RGB, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { Drawing, Ink, Mark } from './drawing.ts';
import { COLOUR, type Palette } from './palette.ts';

/** Tenths of a millimetre to points. */
const POINT = 72 / 254;

interface Pen {
  readonly page: PDFPage;
  readonly height: number;
  readonly plain: PDFFont;
  readonly bold: PDFFont;
  readonly colour: (ink: Ink) => RGB | undefined;
}

/** Pages as a PDF with vector text: one drawing a page. */
export async function toPdf(pages: readonly Drawing[], palette: Palette = COLOUR): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(pages[0]?.title ?? 'Sortie');
  document.setProducer('Sortie');
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const colour = (ink: Ink): RGB | undefined => (palette[ink] === 'none' ? undefined : hex(palette[ink]));
  for (const { width, height, marks } of pages) {
    const page = document.addPage([width * POINT, height * POINT]);
    for (const mark of marks) draw({ page, height, plain, bold, colour }, mark);
  }
  return document.save();
}

function hex(text: string): RGB {
  const part = (at: number): number => Number.parseInt(text.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}

function draw(pen: Pen, mark: Mark): void {
  const { page, height, colour } = pen;
  switch (mark.mark) {
    case 'box':
      page.drawSvgPath(roundedBox(mark.w, mark.h, mark.round ?? 0), {
        x: mark.x * POINT,
        y: (height - mark.y) * POINT,
        scale: POINT,
        ...paint(pen, mark),
      });
      return;
    case 'dot':
      page.drawCircle({ x: mark.x * POINT, y: (height - mark.y) * POINT, size: mark.r * POINT, ...paint(pen, mark, POINT) });
      return;
    case 'line':
      page.drawLine({
        start: { x: mark.x1 * POINT, y: (height - mark.y1) * POINT },
        end: { x: mark.x2 * POINT, y: (height - mark.y2) * POINT },
        thickness: mark.width * POINT,
        ...ifSet('color', colour(mark.edge)),
      });
      return;
    case 'shape':
      page.drawSvgPath(`M ${mark.points.map(([x, y]) => `${x} ${y}`).join(' L ')} Z`, {
        x: 0,
        y: height * POINT,
        scale: POINT,
        ...paint(pen, mark),
      });
      return;
    case 'words':
      write(pen, mark);
  }
}

function write({ page, height, plain, bold, colour }: Pen, mark: Extract<Mark, { readonly mark: 'words' }>): void {
  const font = mark.bold ? bold : plain;
  const size = mark.size * POINT;
  const text = printable(mark.text, font);
  const wide = font.widthOfTextAtSize(text, size);
  const back = mark.align === 'end' ? wide : mark.align === 'middle' ? wide / 2 : 0;
  page.drawText(text, { x: mark.x * POINT - back, y: (height - mark.y) * POINT, size, font, ...ifSet('color', colour(mark.ink)) });
}

/** The standard fonts lack most of the world's letters: one that cannot be set loses its marks or becomes a question mark. */
function printable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  const has = (letter: string): boolean => known.has(letter.codePointAt(0) ?? 0);
  return [...text].map(letter => [letter, letter.normalize('NFD').charAt(0), '?'].find(has) ?? '').join('');
}

function paint(
  { colour }: Pen,
  { fill, edge, width = 2 }: { readonly fill: Ink; readonly edge?: Ink; readonly width?: number },
  scale = 1,
) {
  const line = edge && colour(edge);
  return { ...ifSet('color', colour(fill)), ...(line && { borderColor: line, borderWidth: width * scale }) };
}

const ifSet = <K extends string>(key: K, value: RGB | undefined): Partial<Record<K, RGB>> =>
  value ? ({ [key]: value } as Record<K, RGB>) : {};

function roundedBox(w: number, h: number, r: number): string {
  if (r === 0) return `M 0 0 L ${w} 0 L ${w} ${h} L 0 ${h} Z`;
  return `M ${r} 0 L ${w - r} 0 Q ${w} 0 ${w} ${r} L ${w} ${h - r} Q ${w} ${h} ${w - r} ${h} L ${r} ${h} Q 0 ${h} 0 ${h - r} L 0 ${r} Q 0 0 ${r} 0 Z`;
}
