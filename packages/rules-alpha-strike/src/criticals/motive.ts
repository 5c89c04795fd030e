import { has } from '../card/specials.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { Motive, UnitId } from '../shape.ts';
import { motive } from '../state.ts';

const motiveAt = (total: number): Motive | null =>
  total <= 8 ? null : total <= 10 ? 'motiveSlow' : total === 11 ? 'motiveHalf' : 'motiveStop';

/** After every hit that does damage. */
export function rollMotive(play: Table, id: UnitId): void {
  const unit = play.state.units[id]!;
  const needs = play.ask('motive', { unit });
  const roll = play.roll(2, 6, 'AS-motive');
  const kind = motiveAt(roll.total + needs.total);
  play.emit({ type: 'rolled', unit: id, rule: 'AS-motive', what: kind ?? 'no motive damage', needs, roll, good: kind === null });
  if (kind)
    play.emit({
      type: 'changed',
      unit: id,
      rule: 'AS-motive',
      what: kind,
      change: { waiting: [...unit.waiting, { kind, rule: 'AS-motive' }] },
    });
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
    covers: ['AS-motive-trigger', 'AS-motive-min', 'ASC-term-modified-roll'],
  }),
  core('AS-sua-ars', { adds: { motive: ({ unit }) => (has(unit, 'ARS') ? -1 : undefined) } }),
  core('AS-motive-ce', {
    base: {
      tmmLoss: ({ tmm, by }) => (by === 'motiveSlow' ? 1 : by === 'motiveHalf' ? Math.max(1, tmm - Math.floor(tmm / 2)) : undefined),
    },
  }),
  core('AS-motive-airborne'),
];
