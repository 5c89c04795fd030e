import { expect, test } from 'vitest';
import { explainEvent } from './explain.ts';

test('numbers and rolls of an event are told with their rules', () => {
  const event = {
    type: 'fired',
    toHit: {
      total: 5,
      terms: [
        { rule: 'QS-to-hit-base-gunnery', value: 4, stage: 'base' },
        { rule: 'QS-to-hit-attacker-walked', value: 1 },
        { rule: 'QS-to-hit-light-woods-target', value: 1, waivedBy: 'HOUSE-probe' },
      ],
    },
    groups: [{ roll: { rule: 'QS-hit-location-roll', faces: [3, 5], total: 8 } }],
  };
  expect(explainEvent(event)).toEqual([
    'toHit 5',
    '     4  Base TN is Gunnery Skill, default 4 [QS-to-hit-base-gunnery]',
    '    +1  Attacker walked [QS-to-hit-attacker-walked]',
    '    +1  Target in Light Woods [QS-to-hit-light-woods-target] - set aside by HOUSE-probe',
    'rolled 3 + 5 = 8: Hit location roll [QS-hit-location-roll]',
  ]);
});
