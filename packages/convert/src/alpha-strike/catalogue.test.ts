import { CATALOGUE, find, KINDS, nameOf } from '@sortie/roster';
import { describe, expect, it } from 'vitest';
import type { Card } from './card.ts';
import { printMoves } from './card.ts';
import { toCard } from './convert.ts';
import { COMPANION, CURRENT } from './editions.ts';
import stored from './special-abilities/abilities.json' with { type: 'json' };

function codesOf({ specials, arcs }: Card): string[] {
  const all = [...specials, ...Object.values(arcs ?? {}).flatMap(arc => arc.specials)];
  const turning = specials.flatMap(({ value }) => (value?.kind === 'turret' ? value.specials : []));
  return [...all, ...turning].map(({ code }) => code);
}

/** Doors stand on no card by themselves: they follow the bay that they belong to. */
const NOWHERE = new Set(['D']);

describe('the built-in catalogue', () => {
  it('has at least 120 designs of every kind but weapons held in hands, all of different names', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(120);
    const kinds = new Set(CATALOGUE.map(({ kind }) => kind));
    expect(KINDS.filter(kind => !kinds.has(kind))).toEqual(['handheld-weapon']);
    expect(new Set(CATALOGUE.map(nameOf)).size).toBe(CATALOGUE.length);
  });

  it.each([COMPANION, CURRENT])('becomes cards in the edition $name', edition => {
    for (const unit of CATALOGUE) {
      const card = toCard(unit, edition);
      expect(card?.pv, nameOf(unit)).toBeGreaterThan(0);
      expect(card!.why.pv?.total, nameOf(unit)).toBe(card!.pv);
    }
  });

  it('shows every special ability somewhere', () => {
    const shown = new Set([COMPANION, CURRENT].flatMap(edition => CATALOGUE.flatMap(unit => codesOf(toCard(unit, edition)!))));
    const missing = stored.rows
      .map(row => row.split('\t')[0] ?? '')
      .filter(code => !shown.has(code) && !(code === 'ARTX-' && shown.has('ARTLT-')) && !NOWHERE.has(code));
    expect(missing).toEqual([]);
  });
});

describe('worked examples of the book on whole designs', () => {
  const card = (name: string): Card => toCard(find(name)!, COMPANION)!;

  it.each([
    ['Panther PNT-10K', '8"j'],
    ['Jenner JR7-D', '14"/10"j'],
    ['Barghest BGS-1T', '10"'],
    ['Pegasus Scout Hover Tank', '16"h'],
    ['Sasquatch SQS-TH-002', '8"'],
    ['Aquagladius AQS-3', '12"/10"s'],
  ])('%s moves %s', (name, moves) => expect(printMoves(card(name).moves)).toBe(moves));

  it('Mad Cat Mk II does 6.49, 7 and 4.2 before heat, rounded up', () => {
    const { damage, why } = card('Mad Cat Mk II');
    const raw = (['short', 'medium', 'long'] as const).map(range =>
      (why[range]?.terms ?? []).filter(({ stage }) => stage === undefined).reduce((sum, { value }) => sum + value, 0),
    );
    expect(raw.map(value => Math.round(value * 100) / 100)).toEqual([6.49, 7, 4.2]);
    expect(damage.map(({ points }) => points)).toEqual([7, 7, 5, 0]);
  });
});
