const L = 7;
const M = 16;
const R = 25;

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[M, M]],
  [
    [L, L],
    [R, R],
  ],
  [
    [L, L],
    [M, M],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [L, R],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [M, M],
    [L, R],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [L, M],
    [R, M],
    [L, R],
    [R, R],
  ],
];

/** A die that has come to rest. */
export const Die = ({ face, size = 32 }: { readonly face: number; readonly size?: number }) => (
  <svg className="die" role="img" aria-label={String(face)} width={size} height={size} viewBox="0 0 32 32">
    <rect x="1" y="1" width="30" height="30" rx="6" className="die-face" />
    {(PIPS[face] ?? []).map(([x, y]) => (
      <circle key={`${x}/${y}`} cx={x} cy={y} r="3" className="die-pip" />
    ))}
    {face > 6 && (
      <text x="16" y="22" textAnchor="middle" className="die-number">
        {face}
      </text>
    )}
  </svg>
);
