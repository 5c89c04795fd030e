import type { Card } from './card.ts';

/** Length, width and height of what has no base of the usual size, in inches. */
export interface Template {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

const AIRSHIPS: readonly Template[] = [
  { length: 4, width: 1.5, height: 1.5 },
  { length: 6, width: 2.5, height: 2.5 },
  { length: 9, width: 3.5, height: 3.5 },
];
const SHIPS: readonly Template[] = [
  { length: 6, width: 2, height: 5 },
  { length: 12, width: 3, height: 7 },
  { length: 18, width: 4, height: 10 },
];

const WINGS: readonly Template[] = [
  { length: 5, width: 4, height: 3 },
  { length: 8, width: 6, height: 5 },
  { length: 12, width: 8, height: 7 },
];
const BALLS: readonly Template[] = [
  { length: 4, width: 4, height: 6 },
  { length: 8, width: 8, height: 10 },
  { length: 12, width: 12, height: 14 },
];
const SMALL_WINGS: Template = { length: 3, width: 2.5, height: 2 };
const SMALL_BALL: Template = { length: 2, width: 2, height: 3 };

/** The template of an airship, a vessel, a train or a grounded ship; nothing for everything that has a base like others. */
export function templateOf({ type, size, moves, specials }: Card): Template | undefined {
  const code = moves[0]?.code;
  const ball = code === 'p';
  if (type === 'DS' || type === 'DA') return (ball || type === 'DS' ? BALLS : WINGS)[Math.max(1, Math.min(3, size)) - 1];
  if (type === 'SC') return specials.includes('LG') ? (ball ? SMALL_BALL : SMALL_WINGS) : undefined;
  if (type !== 'SV') return undefined;
  if (code === 'r') return { length: Math.max(1, Math.round(size / 2)), width: 1, height: 1.25 };
  const grade = ['LG', 'VLG', 'SLG'].findIndex(one => specials.includes(one));
  if (grade < 0) return undefined;
  return code === 'i' ? AIRSHIPS[grade] : code === 'n' ? SHIPS[grade] : undefined;
}
