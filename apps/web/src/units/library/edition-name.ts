import type { ForceEdition } from '@sortie/roster';

export type EditionName = ForceEdition;

/** Without the rules themselves: addresses are read before any of them is fetched. */
export const isEdition = (text: unknown): text is EditionName => text === 'current' || text === 'companion';
