import type { Way } from '@sortie/kernel';
import { useState } from 'react';
import type { Drafting } from './drafting.ts';

export const keyOf = ({ ask }: Way): string => JSON.stringify(ask);

/** Which ways are taken when the dice are rolled. */
export interface Picks {
  chosen(attacker: string, ways: readonly Way[]): ReadonlySet<string>;
  toggle(attacker: string, ways: readonly Way[], way: Way): void;
}

const isOpen = ({ found }: Way): boolean => 'answer' in found;

/** What somebody would do who says nothing: everything that may hit, or the best there is. */
function usual(ways: readonly Way[], { single, rolls }: Drafting): readonly string[] {
  const able = ways.filter(way => isOpen(way) && rolls(way.ask.kind));
  if (!single) return able.filter(({ ask, found }) => ask.kind === 'fire' && 'answer' in found && (found.chance ?? 1) > 0).map(keyOf);
  const [best] = able.toSorted((a, b) => (b.expected ?? 0) - (a.expected ?? 0));
  return best ? [keyOf(best)] : [];
}

export function usePicks(drafting: Drafting): Picks {
  const [said, setSaid] = useState<{ readonly [attacker: string]: readonly string[] }>({});
  const chosen = (attacker: string, ways: readonly Way[]): ReadonlySet<string> => {
    const open = new Set(ways.filter(isOpen).map(keyOf));
    const own = said[attacker];
    const kept = own?.filter(key => open.has(key));
    // Somebody who can no longer do what was chosen does what is usual.
    return new Set(own && (own.length === 0 || (kept?.length ?? 0) > 0) ? kept : usual(ways, drafting));
  };
  const toggle = (attacker: string, ways: readonly Way[], way: Way) => {
    const [before, key] = [chosen(attacker, ways), keyOf(way)];
    if (drafting.single) return setSaid({ ...said, [attacker]: before.has(key) ? [] : [key] });
    if (before.has(key)) return setSaid({ ...said, [attacker]: [...before].filter(one => one !== key) });
    // Weapons and blows belong to different phases.
    const alike = ways.filter(one => before.has(keyOf(one)) && (one.ask.kind === 'fire') === (way.ask.kind === 'fire'));
    setSaid({ ...said, [attacker]: [...alike.map(keyOf), key] });
  };
  return { chosen, toggle };
}
