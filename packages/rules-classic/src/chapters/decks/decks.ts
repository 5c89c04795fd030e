import { isSwimmer } from '../../movement/swimming.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { isMech } from '../../state.ts';

/** A 'Mech with propellers that falls off a deck into deep enough water swims; in shallow water it strikes the bottom (TOE-reading-234). */
const swimmers = advanced('TOE-mounting-deck-umu', {
  affirms: { plunges: ({ unit }) => isMech(unit) && isSwimmer(unit) },
});

export const deckRules: readonly ClassicRule[] = [swimmers];
