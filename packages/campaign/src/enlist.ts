import type { PrintedCard } from '@sortie/roster';
import { TYPES } from './kind.ts';
import type { Enlisted } from './shape.ts';

/** Somebody of a force, with card, crew and where the machine comes from. */
interface Recruited {
  readonly printed: PrintedCard;
  readonly member: {
    readonly skill: number;
    readonly pilot?: string;
    readonly abilities?: readonly string[];
    readonly quirks?: readonly string[];
  };
  readonly unit?: { readonly tech: { readonly base: string } } | undefined;
}

/** A member of a force as it enters a campaign; nothing for kinds that no campaign knows. */
export function enlist({ printed, member, unit }: Recruited): Enlisted | undefined {
  if (!(TYPES as readonly string[]).includes(printed.type)) return undefined;
  return {
    card: printed,
    skill: member.skill,
    ...(member.pilot && { pilot: member.pilot }),
    ...(member.abilities && { abilities: member.abilities }),
    ...(member.quirks && { quirks: member.quirks }),
    ...(unit?.tech.base === 'clan' && { clan: true }),
  };
}
