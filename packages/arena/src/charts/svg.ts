import type { Drawing, Mark } from './drawing.ts';

/** A drawing as text. */
export const svgOf = ({ title, summary, width, height, marks }: Drawing): string =>
  `<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(`${title}. ${summary}`)}">${marks.map(markOf).join('')}</svg>`;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function markOf(mark: Mark): string {
  switch (mark.kind) {
    case 'box': {
      const { x, y, width, height, ink, strength = 1 } = mark;
      return `<rect class="fill-${ink}" x="${x}" y="${y}" width="${width}" height="${height}" opacity="${strength}"/>`;
    }
    case 'stroke': {
      const dash = mark.dashed ? ' stroke-dasharray="6 4"' : '';
      return `<polyline class="stroke-${mark.ink}" points="${mark.points.map(([x, y]) => `${x},${y}`).join(' ')}"${dash}/>`;
    }
    case 'dot': {
      const { x, y, ink, diamond } = mark;
      if (!diamond) return `<circle class="fill-${ink}" cx="${x}" cy="${y}" r="4"/>`;
      return `<path class="fill-${ink}" d="${diamondAt(x, y)}"/>`;
    }
    case 'word':
      return `<text class="fill-${mark.ink}" x="${mark.x}" y="${mark.y}" text-anchor="${mark.anchor ?? 'start'}">${escaped(mark.text)}</text>`;
  }
}

export const diamondAt = (x: number, y: number): string => `M${x} ${y - 5}l5 5l-5 5l-5 -5z`;
