/** What can go wrong with a program from outside: it ends, it is late, it talks nonsense, or it wants what the rules refuse. */
export const SLIPS = ['crashed', 'late', 'unreadable', 'refused'] as const;
export type Slip = (typeof SLIPS)[number];

/** How often each of them happened. */
export type Slips = Readonly<Record<Slip, number>>;

export const NO_SLIPS: Slips = { crashed: 0, late: 0, unreadable: 0, refused: 0 };

export const slipped = (slips: Slips, slip: Slip): Slips => ({ ...slips, [slip]: slips[slip] + 1 });

export const allSlips = (slips: Slips): number => SLIPS.reduce((sum, slip) => sum + slips[slip], 0);
