import { useState } from 'react';
import { useT } from '../i18n/index.ts';

interface Props {
  readonly label: string;
  /** How many runs cost so many points, by points. */
  readonly damage: readonly number[];
  readonly runs: number;
  readonly seat: number;
}

const [WIDE, HIGH, FOOT] = [300, 84, 14];
const MOST_BARS = 60;

/** Points gathered into at most so many bars. */
function barsOf(damage: readonly number[]): readonly { readonly from: number; readonly to: number; readonly runs: number }[] {
  const each = Math.max(1, Math.ceil(damage.length / MOST_BARS));
  const count = Math.max(1, Math.ceil(damage.length / each));
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [i * each, Math.min(damage.length, (i + 1) * each) - 1];
    return { from, to: Math.max(from, to), runs: damage.slice(from, from + each).reduce((sum, runs) => sum + runs, 0) };
  });
}

const percent = (share: number): string => (share > 0 && share < 0.001 ? '< 0.1' : (share * 100).toFixed(share < 0.1 ? 1 : 0));

/** How much damage was done in how many of the runs; pointing at a bar says how likely it or more is. */
export function Histogram({ label, damage, runs, seat }: Props) {
  const t = useT();
  const [over, setOver] = useState<number>();
  const bars = barsOf(damage);
  const most = Math.max(1, ...bars.map(bar => bar.runs));
  const width = WIDE / bars.length;
  const pointed = over === undefined ? undefined : bars[over];
  const orMore = pointed ? damage.slice(pointed.from).reduce((sum, count) => sum + count, 0) / runs : 0;
  const mean = damage.reduce((sum, count, points) => sum + count * points, 0) / Math.max(1, runs);
  const words = pointed
    ? t('{points} damage or more: {percent} %', { points: pointed.from, percent: percent(orMore) })
    : t('{mean} damage on average', { mean: (Math.round(mean * 10) / 10).toFixed(1) });
  const x = (points: number): number => ((points + 0.5) / Math.max(1, damage.length)) * WIDE;
  return (
    <figure className="histogram">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={`${label}: ${words}`} onPointerLeave={() => setOver(undefined)}>
        {bars.map((bar, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars never change their places.
          <g key={i} onPointerEnter={() => setOver(i)}>
            <rect x={i * width} y={0} width={width} height={HIGH - FOOT} fill="transparent" />
            <rect
              className="histogram-bar"
              data-seat={seat}
              data-over={(over !== undefined && i >= over) || undefined}
              x={i * width + Math.min(1, width * 0.1)}
              y={(HIGH - FOOT) * (1 - bar.runs / most)}
              width={Math.max(0.5, width - Math.min(2, width * 0.2))}
              height={(HIGH - FOOT) * (bar.runs / most)}
            />
          </g>
        ))}
        <path className="histogram-mean" d={`M${x(mean).toFixed(1)} 0V${HIGH - FOOT}`} />
        <path className="histogram-axis" d={`M0 ${HIGH - FOOT}H${WIDE}`} />
        <text className="histogram-word" x={0} y={HIGH - 3}>
          0
        </text>
        <text className="histogram-word" x={WIDE} y={HIGH - 3} textAnchor="end">
          {Math.max(0, damage.length - 1)}
        </text>
      </svg>
      <figcaption>{words}</figcaption>
    </figure>
  );
}
