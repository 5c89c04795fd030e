import type { PrintedCard } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { atWork, enlisted, refusing, spent } from './campaign.fixture.ts';
import { TYPES, type UnitType } from './kind.ts';
import { sizeFor } from './salvage.ts';
import type { Enlisted, Unit } from './shape.ts';

/** A wreck on the field, and what a check of regular technicians (7) makes of it. */
const wreck = (skill = 4) =>
  atWork([enlisted(), enlisted({}, { skill })], { condition: 'fallen', crew: null, lostArmor: 6, lostStructure: 3 });
const checked = (a: number, b: number, skill = 4) => {
  const game = wreck(skill);
  game.does(0, { type: 'salvage', unit: 0 }, a, b);
  return game;
};
/** What a unit brings in as scrap. */
const scrapped = (mine: Partial<PrintedCard>, change: Partial<Unit> = {}, rest: Partial<Enlisted> = {}): number => {
  const game = atWork([enlisted(mine, rest), enlisted()], change);
  game.does(0, { type: 'scrap', unit: 0 });
  return 0 - spent(game);
};

describe('salvage', () => {
  rule('ASC-salvage-check', 'whoever holds the field rolls against its own technicians, once for each wreck', () => {
    expect(checked(3, 4).state.units[0]!.condition).toBe('wreck');
    // Veterans need 6.
    expect(checked(3, 3, 3).state.units[0]!.condition).toBe('wreck');
    expect(refusing(checked(6, 6), { type: 'salvage', unit: 0 })).toEqual(['ASC-salvage-check']);
    expect(refusing(wreck(), { type: 'salvage', unit: 1 })).toEqual(['ASC-salvage-check']);
  });
  rule('ASC-salvage-recoverable', 'two more than needed: it can be repaired', () => {
    const game = checked(4, 5);
    expect(game.state.units[0]!.condition).toBe('salvage');
    game.does(0, { type: 'repair', unit: 0 }, 6, 6, 6, 6);
    expect(game.state.units[0]!.condition).toBe('sound');
  });
  rule('ASC-salvage-scrap-only', 'just enough, or one more: scrap and nothing else', () => {
    for (const [a, b] of [
      [3, 4],
      [4, 4],
    ] as const) {
      const game = checked(a, b);
      expect(game.state.units[0]!.condition).toBe('wreck');
      expect(refusing(game, { type: 'repair', unit: 0 })).toContain('ASC-repair-eligible');
      game.does(0, { type: 'scrap', unit: 0 });
      expect(spent(game)).toBe(-100);
    }
  });
  rule('ASC-salvage-worthless', 'less than needed: not even scrap', () => {
    const game = checked(3, 3);
    expect(game.state.units[0]!.condition).toBe('lost');
    expect(refusing(game, { type: 'scrap', unit: 0 })).toEqual(['ASC-scrap']);
  });
});

describe('scrap', () => {
  rule('ASC-scrap', 'own and salvaged units become points, and never units again', () => {
    const game = atWork([enlisted()]);
    game.does(0, { type: 'scrap', unit: 0 });
    expect(spent(game)).toBe(-500);
    expect(game.state.units[0]).toMatchObject({ condition: 'scrapped', crew: null });
    for (const type of ['scrap', 'repair', 'salvage'] as const) game.refuses(0, { type, unit: 0 });
    expect(scrapped({}, { condition: 'salvage', crew: null })).toBe(500);
    expect(refusing(atWork([enlisted()]), { type: 'scrap', unit: 1 })).toEqual(['ASC-scrap']);
  });
  rule('ASC-scrap-damaged', 'less what the repairs would cost, never less than nothing', () => {
    expect(scrapped({}, { lostArmor: 4, hits: { engine: 1 } })).toBe(500 - 70);
    expect(scrapped({}, { lostArmor: 4, tried: ['armor'] })).toBe(500 - 40);
    expect(scrapped({ type: 'SV', size: 1 }, { hits: { weapon: 2 } })).toBe(0);
  });
  rule('ASC-scrap-destroyed-salvage', 'a fifth, rounded up, whatever the repairs would cost', () => {
    expect(scrapped({ type: 'IM', size: 1 }, { condition: 'wreck', lostArmor: 6, lostStructure: 3 })).toBe(25);
    expect(scrapped({ type: 'BM', size: 3 }, { condition: 'wreck', lostArmor: 6 })).toBe(150);
    expect(scrapped({ type: 'SC' }, { condition: 'wreck' })).toBe(75);
    expect(scrapped({ type: 'CV', size: 1 }, { condition: 'wreck' }, {})).toBe(20);
  });
  rule('ASC-scrap-infantry', 'infantry is worth the same in any state', () => {
    expect(scrapped({ type: 'CI' }, { lostArmor: 2, lostStructure: 1 })).toBe(100);
    expect(scrapped({ type: 'BA' }, { lostArmor: 2, lostStructure: 1 })).toBe(50);
  });
  rule('ASC-tbl-base-scrap', 'every type has its worth, many by Size', () => {
    const rows: { readonly [T in UnitType]: number } = {
      BM: 500,
      IM: 250,
      PM: 200,
      CV: 200,
      SV: 100,
      BA: 50,
      CI: 100,
      AF: 500,
      CF: 250,
      SC: 375,
      DS: 2500,
      DA: 2500,
      JS: 12_500,
      SS: 12_500,
      WS: 25_000,
      MS: 7500,
    };
    for (const type of TYPES) expect(scrapped({ type }), type).toBe(rows[type]);
  });
  rule('ASC-scrap-clan-double', "Clan 'Mechs, tanks, fighters and DropShips are worth double", () => {
    for (const type of ['BM', 'CV', 'AF', 'DS']) expect(scrapped({ type }, {}, { clan: true }), type).toBe(2 * scrapped({ type }));
    for (const type of ['IM', 'PM', 'BA', 'SC', 'JS']) expect(scrapped({ type }, {}, { clan: true }), type).toBe(scrapped({ type }));
  });
  rule('ASC-scrap-size-multiplier', 'Size 1 to 4, double, four and eight times for large units', () => {
    const size = (of: number, ...specials: readonly string[]) => sizeFor(enlisted({ size: of, specials }));
    expect([size(1), size(4), size(4, 'LG'), size(3, 'VLG'), size(2, 'SLG')]).toEqual([1, 4, 8, 12, 16]);
    expect(scrapped({ type: 'SV', size: 2, specials: ['VLG'] })).toBe(400);
  });
});
