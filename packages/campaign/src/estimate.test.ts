import { expect, test } from 'vitest';
import { army, atWork, book, card, enlisted, opened } from './campaign.fixture.ts';
import { healEstimate, hireEstimate, repairEstimate, scrapEstimate, supplyEstimate } from './estimate.ts';
import { healBill } from './healing.ts';
import { repairBill } from './repair.ts';
import { scrapValue } from './salvage.ts';
import type { Unit } from './shape.ts';
import { supplyBill } from './supply.ts';
import { hirePrice } from './upgrade.ts';

const added = (answers: readonly { readonly total: number }[]): number => answers.reduce((sum, { total }) => sum + total, 0);

const HURT: Partial<Unit> = {
  lostArmor: 3,
  lostStructure: 1,
  hits: { weapon: 2, engine: 1 },
  condition: 'damaged',
  dry: true,
  empty: true,
};

test.each([
  ['a plain machine', enlisted({ specials: ['SRM2/2', 'EE'] })],
  ['an OMNI machine', enlisted({ specials: ['OMNI', 'LRM1/1/1'] })],
  ['one that nobody likes to mend', enlisted({}, { quirks: ['difficult-to-maintain', 'modular-weapons'] })],
])('estimates of %s come to the same as the bills', (_, one) => {
  const { state } = atWork([one], HURT);
  const unit = state.units[0]!;
  const rows = repairEstimate(book, state, 0, unit);
  expect(rows.map(({ what }) => what)).toEqual(['armor', 'structure', 'engine', 'weapon']);
  expect({ sp: added(rows.map(({ sp }) => sp)), minutes: added(rows.map(({ minutes }) => minutes)) }).toEqual(
    repairBill(book, state, 0, unit),
  );
  for (const alternative of [false, true]) {
    const { sp, minutes } = supplyEstimate(unit, alternative);
    expect({ sp: sp.total, minutes: minutes.total }).toEqual(supplyBill(unit, alternative));
  }
  for (const condition of ['damaged', 'wreck', 'sound'] as const) {
    const scrap = { ...unit, condition };
    expect(scrapEstimate(book, state, 0, scrap).total).toBe(scrapValue(book, state, 0, scrap));
  }
});

test('what healing and hiring cost is the same before and after', () => {
  const wounded = (type: string, specials: readonly string[] = []) => {
    const state = opened(army([{ card: card({ type, specials }), skill: 4 }], { stance: 'defensive', home: true }));
    const crew = { ...state.crews[0]!, health: 'wounded' as const };
    return { crew, state: { ...state, units: state.units.map(unit => ({ ...unit, lostArmor: 2, lostStructure: 1 })) } };
  };
  for (const [type, specials] of [
    ['BM', []],
    ['CV', ['CRW4']],
    ['CI', []],
    ['BA', []],
  ] as const) {
    const { state, crew } = wounded(type, specials);
    const { sp, minutes, rest } = healEstimate(book, state, crew);
    expect({ sp: sp.total, minutes: minutes.total, rest: rest.total }).toEqual(healBill(book, state, crew));
  }
  for (const trained of [false, true]) {
    const command = { type: 'hire', kind: 'pilot', name: 'Ada', trained } as const;
    expect(hireEstimate(command).total).toBe(hirePrice(command));
  }
});
