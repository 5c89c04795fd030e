import { outcomeAt } from '../cards/outcome.ts';
import type { Unit } from '../model/state.ts';
import { BOXES } from '../units/types.ts';
import { damageOf } from '../units/unit.ts';

/** What one box and one shock are worth, as shares of the unit they befall. */
const BOX = 0.16;
const SHOCK = 0.12;
const DOWN = 0.3;

const STRONGEST = 10;

/** Expected harm by strength, worked out once for every condition a target can be in. */
const tables = new Map<number, readonly number[]>();

function tableFor(condition: number, damage: number, armored: boolean, steady: boolean): readonly number[] {
  const known = tables.get(condition);
  if (known) return known;
  const table = Array.from({ length: STRONGEST + 1 }, (_, strength) => expected(strength, damage, armored, steady));
  tables.set(condition, table);
  return table;
}

function expected(strength: number, damage: number, armored: boolean, steady: boolean): number {
  let sum = 0;
  for (let d12 = 1; d12 <= 12; d12++) {
    const { boxes, shock, eliminated } = outcomeAt(strength, d12);
    const total = damage + boxes;
    const fatal = eliminated || (boxes > 0 && (!armored || total > BOXES));
    sum += fatal ? 1 : boxes * BOX + (shock && steady ? SHOCK : 0) + (boxes > 0 && total === BOXES ? DOWN : 0);
  }
  return Math.min(1, sum / 12);
}

/** Expected harm of an attack of some strength, as a share of the unit it is aimed at. */
export function harm(strength: number, target: Unit): number {
  if (strength < 1) return 0;
  const armored = target.kind === 'armored';
  const damage = armored ? damageOf(target) : 0;
  const steady = target.morale === 'good' && damage < BOXES;
  const condition = damage * 4 + (armored ? 2 : 0) + (steady ? 1 : 0);
  const base = tableFor(condition, damage, armored, steady)[Math.min(STRONGEST, strength)]!;
  return strength <= STRONGEST ? base : Math.min(1, base + (strength - STRONGEST) * 0.05);
}
