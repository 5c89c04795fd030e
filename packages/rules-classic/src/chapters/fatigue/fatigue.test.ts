import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { type Placed, start, WITNESS } from '../../testing/table.fixture.ts';

/** What is added to a roll of a unit in a turn. */
function tired(unit: Partial<Placed>, turn: number): number {
  const units = [{ at: '0805', facing: 3, ...unit } as Placed, WITNESS];
  const play = start({ turn, units, rules: ['TOE-fatigue-rating'] });
  const [one] = play.state.units;
  const { terms } = play.book.ask('piloting', { state: play.state, unit: one!, cause: 'skid', causes: [], depth: 0 });
  return terms.find(term => term.rule === 'TOE-fatigue-rating')?.value ?? 0;
}

describe('long fights', () => {
  rule('TOE-fatigue-rating', 'tire troops by the better of two skills, and machines by their gunnery', () => {
    const SQUAD = 'Elemental Battle Armor [Laser](Sqd5)';
    expect([14, 15, 18].map(turn => tired({ design: SQUAD, gunnery: 4, piloting: 5 }, turn))).toEqual([0, 1, 2]);
    expect([17, 18].map(turn => tired({ design: SQUAD, gunnery: 5, piloting: 3 }, turn))).toEqual([0, 1]);
    expect([17, 18].map(turn => tired({ design: SQUAD, gunnery: 3, piloting: 5 }, turn))).toEqual([0, 1]);
    expect([11, 12, 90].map(turn => tired({ gunnery: 5, piloting: 2 }, turn))).toEqual([0, 1, 3]);
  });
});
