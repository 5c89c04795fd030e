import { has } from '../../card/specials.ts';
import type { Attack } from '../../questions.ts';
import { type AlphaRule, core, type Table } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { isProto, unitAt } from '../../state.ts';

const isGlider = (unit: Unit): boolean => isProto(unit) && has(unit, 'GLD');
const glided = (unit: Unit): boolean => unit.moved?.mode === 'glide' && isGlider(unit);

/** Just missed: the shot may have torn a wing. */
function clip(play: Table, { aim, hit, margin }: Attack): void {
  const target = unitAt(play.state, aim.target.id);
  if (hit || margin !== -1 || !isGlider(target)) return;
  const rule = 'ASC-unit-glider-wing-hit';
  const roll = play.roll(1, 6, rule);
  const torn = roll.total >= 5;
  play.emit({ type: 'rolled', unit: target.id, rule, what: torn ? 'a wing is torn' : 'the wings are whole', roll, good: !torn });
  if (!torn) return;
  const moves = target.moves.map(move => (move.code === 'g' ? { ...move, value: Math.max(0, move.value - 1) } : move));
  play.emit({ type: 'wingTorn', unit: target.id, moves });
}

const JUMPER = 2;

export const gliderRules: readonly AlphaRule[] = [
  core('ASC-unit-glider-movement', { structural: 'gliding is a way to move like any other, chosen with the move' }),
  core('ASC-unit-glider-vmm', {
    adds: { toHit: ({ attacker, target }) => (glided(target) ? 1 : 0) + (glided(attacker) ? JUMPER : 0) || undefined },
  }),
  core('ASC-unit-glider-wing-hit', { steps: { attack: [{ name: 'wings', after: 'roll', run: clip }] } }),
];
