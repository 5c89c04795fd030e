import type { Drawing, Ink, Mark } from './drawing.ts';
import { COLOUR, type Palette } from './palette.ts';

/** A drawing as a stand-alone SVG document, with its size in millimetres and a title for screen readers. */
export function toSvg(drawing: Drawing, palette: Palette = COLOUR): string {
  const { width, height, title, marks } = drawing;
  const body = marks.map(mark => element(mark, palette)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 10}mm" height="${height / 10}mm" viewBox="0 0 ${width} ${height}" role="img" font-family="Helvetica, Arial, sans-serif"><title>${escaped(title)}</title>${body}</svg>`;
}

function element(mark: Mark, palette: Palette): string {
  switch (mark.mark) {
    case 'box':
      return `<rect x="${n(mark.x)}" y="${n(mark.y)}" width="${n(mark.w)}" height="${n(mark.h)}"${mark.round ? ` rx="${n(mark.round)}"` : ''}${paint(mark, palette)}/>`;
    case 'dot':
      return `<circle cx="${n(mark.x)}" cy="${n(mark.y)}" r="${n(mark.r)}"${paint(mark, palette)}/>`;
    case 'line':
      return `<line x1="${n(mark.x1)}" y1="${n(mark.y1)}" x2="${n(mark.x2)}" y2="${n(mark.y2)}" stroke="${palette[mark.edge]}" stroke-width="${n(mark.width)}"/>`;
    case 'shape':
      return `<polygon points="${mark.points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}"${paint(mark, palette)}/>`;
    case 'words': {
      const anchor = mark.align && mark.align !== 'start' ? ` text-anchor="${mark.align}"` : '';
      return `<text x="${n(mark.x)}" y="${n(mark.y)}" font-size="${n(mark.size)}"${mark.bold ? ' font-weight="700"' : ''}${anchor} fill="${palette[mark.ink]}">${escaped(mark.text)}</text>`;
    }
  }
}

function paint({ fill, edge, width = 2 }: { readonly fill: Ink; readonly edge?: Ink; readonly width?: number }, palette: Palette): string {
  return ` fill="${palette[fill]}"${edge ? ` stroke="${palette[edge]}" stroke-width="${n(width)}"` : ''}`;
}

const n = (value: number): string => `${Math.round(value * 100) / 100}`;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
