import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { isImmobile } from '../../state.ts';

/** What a target that stays where it is gives away (the book's number is not in its errata). */
const STOOD_STILL = -1;

const stoodStill = ({ moved }: Unit): boolean => moved === null || (moved.mode === 'stand' && moved.spent === 0);

const given = (target: Unit): number | undefined => (stoodStill(target) && !isImmobile(target) ? STOOD_STILL : undefined);

/** Easier to hit; whoever cannot move at all is easier still, and not both. */
const still = advanced('TOE-standing-still-no-stack-immobile', {
  adds: { toHit: ({ target }) => given(target), blow: ({ target }) => given(target) },
});

/** What an attacker gains that takes its time. */
const STEADY = -1;

const steady: ClassicRule = {
  id: 'TW-house-steady-aim',
  cite: 'house',
  kind: 'optional',
  term: tell('steady aim'),
  adds: { toHit: ({ attacker }) => (stoodStill(attacker) && !isImmobile(attacker) ? STEADY : undefined) },
};

export const standingStillRules: readonly ClassicRule[] = [still, steady];
