import type { Heading } from '@sortie/geometry';
import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { duel, strengthOf, termOf } from '../../testing/field.fixture.ts';

const BEHIND = 'MAAS-house-from-behind';
const ARC = 'MAAS-14.9-facing-arc';
const WAYS: readonly Heading[] = [0, 1, 2, 3, 4, 5];

/** What the rule adds to a shot from H-10 at somebody on H-15, by the way that he faces. */
const added = (extra: readonly RuleId[]) => WAYS.map(facing => termOf(duel({ facing: 1 }, { facing }, {}, extra), BEHIND));

rule('MAAS-house-from-behind', 'whoever is hit in the back is hit harder by one, and nobody else', () => {
  // The shot goes along the border of the second and the third heading.
  expect(added([ARC, BEHIND])).toEqual([undefined, 1, 1, undefined, undefined, undefined]);
  expect(added([ARC])).toEqual(WAYS.map(() => undefined));
});

rule('MAAS-house-from-behind', 'the strength of the attack is one more', () => {
  const strength = (extra: readonly RuleId[]) => strengthOf(duel({ facing: 1 }, { facing: 1 }, {}, extra));
  expect(strength([ARC, BEHIND]) - strength([ARC])).toBe(1);
});

rule('MAAS-house-from-behind', 'a sentry fires all around and has no back', () =>
  expect(termOf(duel({ facing: 1 }, { facing: 1, type: 'sentry' }, {}, [ARC, BEHIND]), BEHIND)).toBeUndefined(),
);
