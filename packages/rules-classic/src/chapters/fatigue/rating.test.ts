import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { type Placed, start, WITNESS } from '../../testing/table.fixture.ts';

function tired(unit: Partial<Placed>, turn: number): number {
  const play = start({ turn, units: [{ at: '0805', facing: 3, ...unit } as Placed, WITNESS], rules: ['TOE-fatigue-rating'] });
  const { terms } = play.book.ask('piloting', { state: play.state, unit: play.state.units[0]!, cause: 'skid', causes: [], depth: 0 });
  return terms.find(term => term.rule === 'TOE-fatigue-rating')?.value ?? 0;
}
const SQUAD = 'Elemental Battle Armor [Laser](Sqd5)';
/** The first turn in which a crew is tired. */
const lasts = (unit: Partial<Placed>): number => Array.from({ length: 40 }, (_, turn) => turn).find(turn => tired(unit, turn) > 0)!;

rule('TOE-fatigue-rating#1', 'the better of gunnery and Anti-’Mech Skill tells how long troops hold out', () => {
  expect([
    lasts({ design: SQUAD, gunnery: 5, piloting: 3 }),
    lasts({ design: SQUAD, gunnery: 3, piloting: 5 }),
    lasts({ design: SQUAD, gunnery: 3, piloting: 3 }),
  ]).toEqual([18, 18, 18]);
  expect(lasts({ design: SQUAD, gunnery: 5, piloting: 5 })).toBeLessThan(18);
});
rule(
  'TOE-fatigue-rating#2',
  'green crews last eleven turns, three more for each better rating; then one for every three turns, three at most',
  () => {
    expect([5, 4, 3, 2].map(gunnery => lasts({ gunnery }))).toEqual([12, 15, 18, 21]);
    expect([11, 12, 14, 15, 18, 21, 90].map(turn => tired({ gunnery: 5 }, turn))).toEqual([0, 1, 1, 2, 3, 3, 3]);
  },
);
