import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimAt } from '../../attack/aim.ts';
import { movedBy } from '../../movement/moved.ts';
import { type Standing, withUnit } from '../../state.ts';
import { numberOf, type Placed, start, WITNESS } from '../../testing/table.fixture.ts';

const COVER = 'TOE-infantry-cover-no-shielding-stack';
const RULES = [COVER, 'TOE-infantry-cover-conventional-attacks'] as const;
const MEN = 'Foot Platoon (Rifle)';
const unit = (at: string, design: string): Placed => ({ at, design });
const FRIEND = unit('0812', 'LCT-1V');
/** Is the cover worth anything against a shot? */
const covers = (units: readonly Placed[], expected: number): boolean =>
  numberOf({ units, rules: RULES }, 0, expected).terms.some(one => one.rule === COVER && one.value > 0 && !one.waivedBy);

rule(COVER, 'a machine of their side in their hex covers troops, and one that shields them no more than once', () => {
  expect(covers([unit('0808', 'GRF-1N'), unit('0812', MEN), WITNESS], 4)).toBe(false);
  expect(covers([unit('0808', 'GRF-1N'), unit('0812', MEN), FRIEND], 5)).toBe(true);
  const SHIELD = 'TOE-shielding-mp-and-penalty';
  const { state, book } = start({ units: [unit('0808', 'GRF-1N'), unit('0812', MEN), FRIEND], rules: [...RULES, SHIELD], phase: 'weapon' });
  const shielded = withUnit(state, 2, { moved: { ...movedBy('walk', 1), manner: 'shield' } });
  const [attacker, target] = shielded.units as readonly Standing[];
  const aim = aimAt(shielded, attacker!, target!, { weapon: 0, target: 1 }, { shots: [] }, { twist: 0, flip: false });
  const given = book.ask('toHit', aim).terms.filter(one => (one.rule === COVER || one.rule === SHIELD) && one.value > 0);
  expect(given.map(one => one.rule)).toEqual([SHIELD]);
});

rule('TOE-infantry-cover-conventional-attacks', 'men on foot see past it', () => {
  expect(covers([unit('0810', MEN), unit('0812', MEN), FRIEND], 6)).toBe(false);
});
