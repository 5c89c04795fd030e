import { nth } from '@sortie/kernel';
import { outcomeAt } from '../cards/outcome.ts';
import type { Unit } from '../model/state.ts';
import { BOXES } from '../units/types.ts';
import { damageOf } from '../units/unit.ts';
import type { Stake } from './stakes.ts';
import { LEFT, SHAKEN } from './worth.ts';

const STRONGEST = 10;

/** What an attack of each strength does to somebody in one condition: how likely it is the end, and what share it takes otherwise. */
interface Odds {
  readonly fatal: readonly number[];
  readonly taken: readonly number[];
}

const known = new Map<number, Odds>();

function oddsFor(damage: number, armored: boolean, steady: boolean): Odds {
  const condition = damage * 4 + (armored ? 2 : 0) + (steady ? 1 : 0);
  const before = known.get(condition);
  if (before) return before;
  const all = Array.from({ length: STRONGEST + 1 }, (_, strength) => oddsAt(strength, damage, armored, steady));
  const odds: Odds = { fatal: all.map(([fatal]) => fatal), taken: all.map(([, taken]) => taken) };
  known.set(condition, odds);
  return odds;
}

function oddsAt(strength: number, damage: number, armored: boolean, steady: boolean): readonly [number, number] {
  let [fatal, taken] = [0, 0];
  const before = nth(LEFT, damage) * (steady ? 1 : SHAKEN);
  for (let d12 = 1; d12 <= 12; d12++) {
    const { boxes, shock, eliminated } = outcomeAt(strength, d12);
    const total = damage + boxes;
    if (eliminated || (boxes > 0 && (!armored || total > BOXES))) fatal += 1;
    else taken += Math.max(0, before - nth(LEFT, total) * (steady && (!shock || total === BOXES) ? 1 : SHAKEN));
  }
  return [fatal / 12, taken / 12];
}

/** Expected loss by an attack of some strength, in build points. */
export function harm(strength: number, target: Unit, { end, whole }: Stake): number {
  if (strength < 1) return 0;
  const armored = target.kind === 'armored';
  const damage = armored ? Math.min(BOXES, damageOf(target)) : 0;
  const { fatal, taken } = oddsFor(damage, armored, target.morale === 'good');
  const top = Math.min(STRONGEST, strength);
  const extra = strength > STRONGEST ? (strength - STRONGEST) * 0.05 * end : 0;
  return Math.min(end, nth(fatal, top) * end + nth(taken, top) * whole + extra);
}
