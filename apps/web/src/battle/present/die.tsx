import './die.css';
import { DIE_PIPS } from '@sortie/board-view';

const MIDDLE = 16;
const APART = 9;

/** A die that has come to rest. */
export const Die = ({ face, size = 32 }: { readonly face: number; readonly size?: number }) => (
  <svg className="die" role="img" aria-label={String(face)} width={size} height={size} viewBox="0 0 32 32">
    <rect x="1" y="1" width="30" height="30" rx="6" className="die-face" />
    {(DIE_PIPS[face] ?? []).map(([x, y]) => (
      <circle key={`${x}/${y}`} cx={MIDDLE + x * APART} cy={MIDDLE + y * APART} r="3" className="die-pip" />
    ))}
    {face > 6 && (
      <text x="16" y="22" textAnchor="middle" className="die-number">
        {face}
      </text>
    )}
  </svg>
);
