import { type Box, circlesIn } from './circles.ts';

interface Props {
  readonly box: Box;
  readonly all: number;
  readonly left: number;
  /** Structure is drawn apart from armor. */
  readonly inner?: boolean;
}

/** Points of armor or structure as circles, those that are lost filled. */
export function Pips({ box, all, left, inner = false }: Props) {
  const { circles, radius } = circlesIn(box, all);
  return circles.map(({ x, y }, i) => (
    <circle
      key={`${x}/${y}`}
      cx={x}
      cy={y}
      r={radius}
      className={inner ? 'circle circle-inner' : 'circle'}
      data-gone={i >= left || undefined}
    />
  ));
}
