import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { ruleset } from '../../ruleset.ts';
import { A, B, dropShip, eventsOf, fighter, outpost, type Placed, position, termsOf } from '../../space.fixture.ts';

const SPOTTED = 'ASC-house-radar-spotted-missiles';
const ARCS = { front: { missiles: [5, 5, 5, 4] } } as const;

/** What another sector adds to missiles from I1 at a station in M1, with somebody else there. */
const added = (other: Placed, rules: readonly RuleId[]) => {
  const boat = dropShip({ at: 'I1', zone: -1, card: { thrust: 6, specials: [], arcs: ARCS } });
  const state = position({ units: [boat, outpost({ at: 'M1' }), other], turns: 1 });
  const play = scene(ruleset, state, [...(ruleset.editions['radar'] ?? []), ...rules]);
  const fired = eventsOf(play.does(A, { type: 'launch', unit: 0, target: 1, arc: 'front' }, 1, 1), 'fired')[0];
  return fired && termsOf(fired.toHit)['ASC-acm-to-hit'];
};

rule('ASC-house-radar-spotted-missiles', 'missiles fly into the next sector as surely as into their own where a friend watches', () => {
  expect(added(fighter({ seat: A, at: 'M1' }), [SPOTTED])).toBeUndefined();
  expect(added(fighter({ seat: A, at: 'I1' }), [SPOTTED])).toBe(2);
  expect(added(fighter({ seat: B, at: 'M1' }), [SPOTTED])).toBe(2);
  expect(added(fighter({ seat: A, at: 'M1' }), [])).toBe(2);
});
