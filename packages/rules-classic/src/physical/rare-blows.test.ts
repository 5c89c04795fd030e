import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { ruleset } from '../ruleset.ts';
import { NORTH, start, strike } from '../testing/table.fixture.ts';

describe('blows that not every table plays', () => {
  rule('TW-trip', 'tripping and grappling are not among the blows', () => {
    expect(ruleset.readCommand({ type: 'strike', unit: 0, blows: [{ kind: 'thrash', target: 1 }] }).ok).toBe(false);
    const play = start({ phase: 'physical', units: [{ at: '0808', facing: 3 }, { at: '0809' }] });
    for (const kind of ['trip', 'grapple'] as const)
      expect(play.refuses(NORTH, strike(0, { kind, target: 1 })).map(one => one.rule)).toContain('TW-house-rare-blows');
  });
});
