import type { Way } from '@sortie/kernel';
import { useState } from 'react';
import type { Drafting } from './drafting.ts';
import { isOpen, keyOf, usual } from './usual.ts';

/** Which ways are taken when the dice are rolled. */
export interface Picks {
  chosen(attacker: string, ways: readonly Way[]): ReadonlySet<string>;
  toggle(attacker: string, ways: readonly Way[], way: Way): void;
}

export function usePicks(drafting: Pick<Drafting, 'single' | 'rolls'>): Picks {
  const [said, setSaid] = useState<{ readonly [attacker: string]: readonly string[] }>({});
  const chosen = (attacker: string, ways: readonly Way[]): ReadonlySet<string> => {
    const open = new Set(ways.filter(isOpen).map(keyOf));
    const own = said[attacker];
    const kept = own?.filter(key => open.has(key));
    // Somebody who can no longer do what was chosen does what is usual.
    return new Set(own && (own.length === 0 || (kept?.length ?? 0) > 0) ? kept : usual(ways, drafting).map(keyOf));
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
