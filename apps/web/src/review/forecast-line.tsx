import './review.css';
import type { Frame } from '../battle/replay/frames.ts';
import type { Recording } from '../battle/replay/recording.ts';
import { useT } from '../i18n/index.ts';
import { useForecast } from './use-forecast.ts';

interface Props {
  readonly recording: Recording;
  readonly frames: readonly Frame[];
  readonly at: number;
}

const [WIDE, HIGH] = [1000, 100];

/** The expected result over the whole game: above the middle the first side is ahead. */
export function ForecastLine({ recording, frames, at }: Props) {
  const t = useT();
  const points = useForecast(recording, frames);
  if (points.length < 2) return null;
  const x = (frame: number): number => (frame / Math.max(1, frames.length - 1)) * WIDE;
  const line = points.map(({ at: frame, chance }) => `${x(frame).toFixed(1)},${(HIGH * (1 - chance)).toFixed(1)}`).join(' ');
  const now = points.findLast(point => point.at <= at) ?? points[0];
  const percent = Math.round(100 * (now?.chance ?? 0.5));
  const [first = '', second = ''] = recording.names;
  return (
    <figure className="forecast">
      <figcaption>
        <span>{t('Expected result')}</span>
        <span className="forecast-now">{t('{first} {percent} %, {second} {rest} %', { first, percent, second, rest: 100 - percent })}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('Expected result: {first} {percent} %, {second} {rest} %', { first, percent, second, rest: 100 - percent })}
      >
        <polygon className="forecast-area" points={`0,${HIGH / 2} ${line} ${WIDE},${HIGH / 2}`} />
        <line className="forecast-middle" x1={0} x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} />
        <polyline className="forecast-line" points={line} />
        <line className="forecast-at" x1={x(at)} x2={x(at)} y1={0} y2={HIGH} />
      </svg>
    </figure>
  );
}
