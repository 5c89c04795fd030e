import { type Answer, perform, SeededDice, seedFrom } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { EDITIONS, ruleset } from '../ruleset.ts';
import { ATTACKER, DEFENDER, fire, hold, table } from '../testing/table.fixture.ts';

const PLAIN = EDITIONS['quick-start'] ?? [];

/** The Target Number of a Griffin in 0812 that fires its first weapon at a Wolverine north of it. */
function numberAt(at: string, rules = [...PLAIN, 'QS-house-point-blank'] as typeof PLAIN): Answer {
  const units = [
    { mech: 'GRF-1N', side: 'defender', at: '0812' },
    { mech: 'WVR-6R', side: 'attacker', at },
  ] as const;
  const play = scene(ruleset, table({ phase: 'attack', units }), rules);
  play.does(DEFENDER, fire(0, 1, 0));
  const done = perform(ruleset, play.book, play.state, ATTACKER, hold(1), new SeededDice(seedFrom('any dice'), 1));
  const shot = done.ok ? done.events.find(event => event.type === 'fired') : undefined;
  if (shot?.type !== 'fired') throw new Error('no shot was rolled');
  return shot.toHit;
}

rule('QS-house-point-blank', 'an attack on a ’Mech in the next hex is at -1, one hex farther as ever, and nowhere without the rule', () => {
  expect(numberAt('0811').total).toBe(numberAt('0811', PLAIN).total - 1);
  expect(numberAt('0811').terms).toContainEqual({ rule: 'QS-house-point-blank', value: -1 });
  expect(numberAt('0810')).toEqual(numberAt('0810', PLAIN));
});
