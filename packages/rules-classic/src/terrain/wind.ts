import type { Aim } from '../questions.ts';

/** What a wind adds to shots: missiles are blown about first, then shells; beams and what troops carry are not. */
const WINDS = {
  moderate: { missiles: 1, shells: 0 },
  strong: { missiles: 2, shells: 1 },
} as const;

export function blownBy(wind: keyof typeof WINDS, { weapon }: Aim): number | undefined {
  const { missiles, shells } = WINDS[wind];
  if (weapon.style === 'troop' || weapon.energy) return undefined;
  return (weapon.missile ? missiles : shells) || undefined;
}
