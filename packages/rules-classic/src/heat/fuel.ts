import type { ClassicRule, Play } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import { isMech, sheetFor, unitAt } from '../state.ts';

const BEYOND_DICE = 12;

/** Fuel in a hot machine goes up like ammunition: by the same numbers, and with the machine. */
function fuel(play: Play, { unit: id }: { readonly unit: UnitId }): void {
  const unit = unitAt(play.state, id);
  const { engine, industrial } = sheetFor(unit);
  if (!isMech(unit) || industrial || engine !== 'ICE') return;
  const needed = play.ask('ammoNumber', { heat: unit.heat, unit }).total;
  if (needed === 0) return;
  const burns = needed > BEYOND_DICE || play.roll(2, 6, 'TOE-non-fusion-mech-heat').total < needed;
  if (burns) play.emit({ type: 'destroyed', unit: id, by: 'TOE-non-fusion-mech-heat' });
}

/** Machines of war heat up by moving whatever drives them, and those that burn fuel may burn. */
const burning: ClassicRule = {
  id: 'TOE-non-fusion-mech-heat',
  cite: 'TOE',
  kind: 'core',
  covers: ['TOE-non-fusion-mech-restrictions'],
  steps: { heat: [{ name: 'fuel', after: 'ammunition', run: fuel }] },
};

export const fuelRules: readonly ClassicRule[] = [burning];
