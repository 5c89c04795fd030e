import './curve.css';
import { useT } from '../../i18n/index.ts';

interface Props {
  readonly title: string;
  /** One value for each side at each moment. */
  readonly moments: readonly (readonly number[])[];
  /** The largest value there can be; absent: the largest there is. */
  readonly most?: number;
  /** The moment to be marked. */
  readonly marked?: number | undefined;
  readonly name: (seat: number) => string;
  readonly format: (value: number) => string;
}

const [WIDE, HIGH, LEFT, FOOT] = [320, 110, 6, 16];

/** How something went for both sides, turn by turn: one line is whole, the other dashed, and each ends in the mark of its side. */
export function Curve({ title, moments, most, marked, name, format }: Props) {
  const t = useT();
  const top = most ?? Math.max(1, ...moments.flat());
  const x = (at: number): number => LEFT + (at / Math.max(1, moments.length - 1)) * (WIDE - LEFT - 14);
  const y = (value: number): number => 6 + (1 - value / top) * (HIGH - FOOT - 12);
  const seats = (moments[0] ?? []).map((_, seat) => seat);
  const last = moments.at(-1) ?? [];
  const words = seats.map(seat => `${name(seat)} ${format(last[seat] ?? 0)}`).join(', ');
  return (
    <figure className="curve">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={`${title}: ${words}`}>
        <path className="curve-axis" d={`M${LEFT} 4V${HIGH - FOOT}H${WIDE - 4}`} />
        {marked !== undefined && (
          <g>
            <rect className="curve-mark" x={x(marked - 1)} y={4} width={x(marked) - x(marked - 1)} height={HIGH - FOOT - 4} />
            <text className="curve-word" x={(x(marked) + x(marked - 1)) / 2} y={HIGH - 4} textAnchor="middle">
              {t('Turn {turn}', { turn: marked })}
            </text>
          </g>
        )}
        {seats.map(seat => (
          <polyline
            key={seat}
            className="curve-line"
            data-seat={seat}
            points={moments.map((values, i) => `${x(i).toFixed(1)},${y(values[seat] ?? 0).toFixed(1)}`).join(' ')}
          />
        ))}
        {seats.map(seat => {
          const [cx, cy] = [x(moments.length - 1), y(last[seat] ?? 0)];
          return seat === 0 ? (
            <circle key={seat} className="curve-end" data-seat={seat} cx={cx} cy={cy} r="4.5" />
          ) : (
            <path key={seat} className="curve-end" data-seat={seat} d={`M${cx} ${cy - 6}l6 6l-6 6l-6 -6z`} />
          );
        })}
      </svg>
    </figure>
  );
}
