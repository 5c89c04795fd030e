/** A number from a text, the same for the same text. */
function numberOf(text: string): number {
  let sum = 2166136261;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return sum;
}

const SKIN = ['#f1d3b8', '#d9a878', '#b57a4b', '#8a5a38', '#5f3d27'] as const;
const HAIR = ['#2a2320', '#5b3b22', '#a06a35', '#8f8f8f', '#c9a45b', '#7a2f22'] as const;
const SUIT = ['#3b5b7d', '#5b6b3c', '#7d3b3b', '#4d4a6b', '#6b5a3b'] as const;
/** Own drawings: hair as an outline above the face, from shaven to long. */
const CUTS = [
  'M14 18a10 10 0 0 1 20 0l-2-3H16z',
  'M13 21c-1-9 4-13 11-13s12 4 11 13l-3-6c-4 1-12 1-16 0z',
  'M12 30c-2-14 3-22 12-22s14 8 12 22l-3-13c-5 2-13 2-18 0z',
  'M15 15c3-6 15-6 18 0-5-2-13-2-18 0z',
] as const;

/** A face for a name, drawn by the program: the same name always looks the same. Decoration only. */
export function Portrait({ name, size = 40 }: { readonly name: string; readonly size?: number }) {
  const seed = numberOf(name);
  const pick = <T,>(list: readonly T[], shift: number): T | undefined => list[(seed >>> shift) % list.length];
  const scarred = seed % 7 === 0;
  const visor = seed % 5 === 1;
  return (
    <svg aria-hidden="true" className="portrait" width={size} height={size} viewBox="0 0 48 48">
      <rect width="48" height="48" rx="8" fill="#20262d" />
      <path d="M6 48c2-10 9-13 18-13s16 3 18 13z" fill={pick(SUIT, 3)} />
      <path d="M20 32h8v6a4 4 0 0 1-8 0z" fill={pick(SKIN, 7)} />
      <ellipse cx="24" cy="23" rx="9" ry="11" fill={pick(SKIN, 7)} />
      <path d={pick(CUTS, 11)} fill={pick(HAIR, 15)} />
      {visor ? (
        <path d="M14 20h20v4c-4 3-16 3-20 0z" fill="#e0a83a" opacity="0.9" />
      ) : (
        <g fill="#1b1b1b">
          <circle cx="20.4" cy="22.5" r="1.3" />
          <circle cx="27.6" cy="22.5" r="1.3" />
        </g>
      )}
      {scarred && <path d="M29 18l2 8" stroke="#a3453a" strokeWidth="1.2" />}
      <path d={`M21 ${29 + (seed % 2)}q3 ${seed % 3} 6 0`} stroke="#5a2f28" strokeWidth="1.2" fill="none" />
    </svg>
  );
}
