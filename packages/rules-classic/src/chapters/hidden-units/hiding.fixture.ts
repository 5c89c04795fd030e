import type { RuleId } from '@sortie/kernel';
import { ruleset } from '../../ruleset.ts';
import type { Command, Unit } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { type Placed, start } from '../../testing/table.fixture.ts';

export const HIDING: readonly RuleId[] = ['TW-house-hidden-units', 'TW-probe'];
export const AMBUSH: readonly RuleId[] = [...HIDING, 'TW-house-point-blank'];
export const LURKS = { hides: true, veil: 'hidden' } as const;
const HELD = { shots: [], spots: null, numbers: null, resolved: true } as const;

/** The first unit moves, the second hides in a wood, a third stands far away and has done all it does. */
export const lurking = (mover: Partial<Placed>, lurker: Partial<Placed> = {}, rules: readonly RuleId[] = HIDING) =>
  start({
    blind: true,
    rules,
    ground: { '0809': 'w', '0405': 'w' },
    units: [
      { at: '0805', facing: 3, ...mover } as Placed,
      { at: '0809', ...LURKS, ...lurker } as Placed,
      { at: '0117', design: 'LCT-1V', moved: ['stand', 0], fire: HELD },
    ],
  });
export const isHidden = (play: ReturnType<typeof lurking>, id = 1): boolean => unitAt(play.state, id).veil !== undefined;
export const known = (play: ReturnType<typeof lurking>, seat: number, id: number): Unit => unitAt(ruleset.view(play.state, seat), id);
export const pounce = (unit: number, ...weapons: readonly number[]): Command => ({
  type: 'pounce',
  unit,
  twist: 0,
  shots: weapons.map(weapon => ({ weapon, target: 0 })),
});
