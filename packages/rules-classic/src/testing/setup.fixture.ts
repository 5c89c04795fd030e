import { type Read, type RuleId, readSetupFor } from '@sortie/kernel';
import { EDITIONS, RULES, ruleset } from '../ruleset.ts';
import type { Setup } from '../shape.ts';

/** What goes together of the rules that a table can choose. */
export const chosen = RULES.filter(({ id, kind }) => kind === 'advanced' && !/tornado|flammable/.test(id));
export const everything: readonly RuleId[] = [...(EDITIONS['classic'] ?? []), ...chosen.map(({ id }) => id)];

/** Reads a set-up for a game in which all of that is in force. */
export const readSetup: Read<Setup> = readSetupFor(ruleset, everything);
