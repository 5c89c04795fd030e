import { has } from '../card/specials.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { Motive, Unit, UnitId } from '../shape.ts';
import { isVehicle, motive, unitAt } from '../state.ts';
import { motiveEffects } from './effects.ts';

const motiveAt = (total: number): Motive | null =>
  total <= 8 ? null : total <= 10 ? 'motiveSlow' : total === 11 ? 'motiveHalf' : 'motiveStop';

const mayBreak = (unit: Unit): boolean => isVehicle(unit) && unit.structure > 0 && unit.moves.some(({ value }) => value > 0);

/** After every hit that does damage. */
function rollMotive(play: Table, id: UnitId): void {
  const unit = unitAt(play.state, id);
  if (!mayBreak(unit)) return;
  const needs = play.ask('motive', { unit });
  const roll = play.roll(2, 6, 'AS-motive');
  const kind = motiveAt(roll.total + needs.total);
  play.emit({ type: 'rolled', unit: id, rule: 'AS-motive', what: kind ?? 'no motive damage', needs, roll, good: kind === null });
  if (kind) play.emit({ type: 'criticalMarked', unit: id, hit: { kind, rule: 'AS-motive' } });
}

export const motiveRules: readonly AlphaRule[] = [
  core('AS-motive', {
    adds: {
      motive: ({ unit }) => {
        const code = motive(unit);
        if (code === 'v' || code === 'g') return 2;
        return code.startsWith('w') || code === 'h' ? 1 : undefined;
      },
    },
    steps: { suffering: [{ name: 'motive', insteadOf: 'motive', run: (play, { unit }) => rollMotive(play, unit) }], effect: motiveEffects },
    covers: ['AS-motive-trigger', 'AS-motive-min', 'ASC-term-modified-roll'],
  }),
  core('AS-sua-ars', { adds: { motive: ({ unit }) => (has(unit, 'ARS') ? -1 : undefined) } }),
  core('AS-motive-ce', {
    base: {
      tmmLoss: ({ tmm, by }) => (by === 'motiveSlow' ? 1 : by === 'motiveHalf' ? Math.max(1, tmm - Math.floor(tmm / 2)) : undefined),
    },
  }),
];
