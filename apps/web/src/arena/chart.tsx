import { type Drawing, diamondAt, type Mark } from '@sortie/arena';

/** A drawing of the arena in the colours of the page. */
export const Chart = ({ drawing: { title, summary, width, height, marks } }: { readonly drawing: Drawing }) => (
  <figure className="chart">
    <figcaption>{title}</figcaption>
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}. ${summary}`}>
      {marks.map((mark, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have no names and never change places
        <Drawn key={i} mark={mark} />
      ))}
    </svg>
  </figure>
);

function Drawn({ mark }: { readonly mark: Mark }) {
  switch (mark.kind) {
    case 'box': {
      const { x, y, width, height, ink, strength = 1 } = mark;
      return <rect className={`fill-${ink}`} x={x} y={y} width={width} height={height} opacity={strength} />;
    }
    case 'stroke':
      return (
        <polyline
          className={`stroke-${mark.ink}`}
          points={mark.points.map(point => point.join()).join(' ')}
          {...(mark.dashed && { strokeDasharray: '6 4' })}
        />
      );
    case 'dot':
      return mark.diamond ? (
        <path className={`fill-${mark.ink}`} d={diamondAt(mark.x, mark.y)} />
      ) : (
        <circle className={`fill-${mark.ink}`} cx={mark.x} cy={mark.y} r="4" />
      );
    case 'word':
      return (
        <text className={`fill-${mark.ink}`} x={mark.x} y={mark.y} textAnchor={mark.anchor ?? 'start'}>
          {mark.text}
        </text>
      );
  }
}
