import type { Way } from '@sortie/kernel';
import type { Laid } from '@sortie/scene';
import type { Draft, Drafting } from '../../analysis/drafting.ts';
import type { Outlook } from '../../analysis/usual.ts';
import { aimedAt, outlook, type Stood } from './stand.ts';

/** What a unit and one enemy can do to each other. */
export interface Exchange {
  readonly foe: string;
  readonly dealt: Outlook;
  readonly taken: Outlook;
}

/** A unit against each of its enemies, both ways, each with its guns turned as far as they go. */
export function exchanges(drafting: Drafting, draft: Draft, unit: Stood, foes: readonly Stood[]): readonly Exchange[] {
  const laid = drafting.bench.lay(draft);
  if (!laid.ok) return [];
  return foes.map(foe => ({
    foe: foe.id,
    dealt: outlook(drafting, aimedAt(drafting, draft, laid.value, unit.id, unit.at, foe.at), unit.id, foe.id),
    taken: outlook(drafting, aimedAt(drafting, draft, laid.value, foe.id, foe.at, unit.at), foe.id, unit.id),
  }));
}

/** Two who are looked at: the position with the first one's guns turned, and all its ways. */
export interface Duel {
  readonly laid: Laid;
  readonly ways: readonly Way[];
}

export function duel(drafting: Drafting, draft: Draft, laid: Laid, from: Stood, to: Stood): Duel {
  const aimed = aimedAt(drafting, draft, laid, from.id, from.at, to.at);
  return { laid: aimed, ways: aimed.ways(from.id, to.id) };
}
