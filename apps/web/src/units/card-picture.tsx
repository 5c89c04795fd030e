import { COLOUR, type Drawing, type Ink, type Mark, type Palette } from '@sortie/sheets';
import { memo } from 'react';

interface Props {
  readonly drawing: Drawing;
  readonly palette?: Palette;
  readonly className?: string;
}

/** A drawing of a card on the screen, with its words as text. */
export const CardPicture = memo(({ drawing, palette = COLOUR, className = 'card-picture' }: Props) => (
  <svg className={className} viewBox={`0 0 ${drawing.width} ${drawing.height}`} role="img" aria-label={drawing.title}>
    {drawing.marks.map((mark, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a drawing never change their places.
      <Shape key={i} mark={mark} palette={palette} />
    ))}
  </svg>
));

const paint = ({ fill, edge, width = 2 }: { readonly fill: Ink; readonly edge?: Ink; readonly width?: number }, palette: Palette) => ({
  fill: palette[fill],
  ...(edge && { stroke: palette[edge], strokeWidth: width }),
});

function Shape({ mark, palette }: { readonly mark: Mark; readonly palette: Palette }) {
  switch (mark.mark) {
    case 'box':
      return <rect x={mark.x} y={mark.y} width={mark.w} height={mark.h} rx={mark.round} {...paint(mark, palette)} />;
    case 'dot':
      return <circle cx={mark.x} cy={mark.y} r={mark.r} {...paint(mark, palette)} />;
    case 'line':
      return <line x1={mark.x1} y1={mark.y1} x2={mark.x2} y2={mark.y2} stroke={palette[mark.edge]} strokeWidth={mark.width} />;
    case 'shape':
      return <polygon points={mark.points.map(([x, y]) => `${x},${y}`).join(' ')} {...paint(mark, palette)} />;
    case 'words':
      return (
        <text
          x={mark.x}
          y={mark.y}
          fontSize={mark.size}
          fontWeight={mark.bold ? 700 : undefined}
          textAnchor={mark.align ?? 'start'}
          fill={palette[mark.ink]}
        >
          {mark.text}
        </text>
      );
  }
}
