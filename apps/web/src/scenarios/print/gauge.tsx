import { figureSizes, measured } from '@sortie/rules-impact';
import { useT } from '../../i18n/index.ts';

const INCHES = 10;
const WAYS = [1, 2, 3, 4, 5, 6];

/** A ruler of points with the six ways of a d6 at its end: range finder and movement gauge in one (17.2). */
export function Gauge() {
  const t = useT();
  const { point } = figureSizes();
  const marks = Array.from({ length: INCHES + 1 }, (_, i) => i);
  return (
    <div className="stack">
      {[t('Range finder'), t('Movement gauge')].map((name, row) => (
        <svg
          key={name}
          className="print-gauge"
          width={`${point * INCHES}mm`}
          height="18mm"
          viewBox={`0 0 ${point * INCHES} 18`}
          role="img"
          aria-label={name}
        >
          <rect x="0" y="0" width={point * INCHES} height="18" />
          {marks.map(mark => (
            <g key={mark}>
              <line x1={mark * point} y1="0" x2={mark * point} y2={mark % 5 === 0 ? 8 : 5} />
              <text x={mark * point + 1} y="12">
                {row === 0 ? mark : t('{n} m', { n: measured({ points: mark }).metres })}
              </text>
            </g>
          ))}
          <text x="2" y="17">
            {name}
          </text>
        </svg>
      ))}
      <svg className="print-gauge" width="60mm" height="60mm" viewBox="-30 -30 60 60" role="img" aria-label={t('The six ways of a d6')}>
        <circle r="29" />
        {WAYS.map(way => (
          <g key={way} transform={`rotate(${(way - 1) * 60})`}>
            <path d="M0 -12 L3 -20 L0 -28 L-3 -20 Z" />
            <text y="-6" textAnchor="middle">
              {way}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
