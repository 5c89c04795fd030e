import type { ClassicRule } from '../../rule.ts';
import type { Mech } from '../../shape.ts';
import { isImmobile } from '../../state.ts';
import { advanced } from '../rule.ts';

/** What a target that stays where it is gives away (the book's number is not in its errata). */
const STOOD_STILL = -1;

const stoodStill = ({ moved }: Mech): boolean => moved === null || (moved.mode === 'stand' && moved.spent === 0);

const given = (target: Mech): number | undefined => (stoodStill(target) && !isImmobile(target) ? STOOD_STILL : undefined);

/** Easier to hit; whoever cannot move at all is easier still, and not both. */
const still = advanced('TOE-standing-still-no-stack-immobile', {
  adds: { toHit: ({ target }) => given(target), blow: ({ target }) => given(target) },
});

export const standingStillRules: readonly ClassicRule[] = [still];
