import { rule, table } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { atWork, book, enlisted, refusing, spent } from './campaign.fixture.ts';
import type { UnitType } from './kind.ts';
import { scrapValue } from './salvage.ts';
import type { Enlisted, Unit } from './shape.ts';

const FALLEN: Partial<Unit> = { condition: 'fallen', lostArmor: 6, lostStructure: 3, crew: null, end: 'damage' };
const checked = (...dice: readonly number[]) => {
  const game = atWork([enlisted(), enlisted()], FALLEN);
  game.does(0, { type: 'salvage', unit: 0 }, ...dice);
  return game;
};
/** What a unit brings as scrap. */
const brings = (one: Enlisted, change: Partial<Unit> = {}): number => {
  const game = atWork([one, enlisted()], change);
  game.does(0, { type: 'scrap', unit: 0 });
  expect(game.state.units[0]!.condition).toBe('scrapped');
  return 0 - spent(game);
};

describe('wrecks', () => {
  rule('ASC-salvage-check#1', 'whoever holds the field rolls two dice against its technicians, for each wreck', () => {
    const game = checked(3, 4);
    expect(game.events.find(({ type }) => type === 'rolled')).toMatchObject({
      needs: { total: 7 },
      roll: { faces: [3, 4], total: 7 },
      good: true,
    });
    expect(refusing(game, { type: 'salvage', unit: 0 })).toEqual(['ASC-salvage-check']);
    expect(refusing(atWork([enlisted(), enlisted()], FALLEN), { type: 'salvage', unit: 1 })).toEqual(['ASC-salvage-check']);
    expect(spent(game)).toBe(0);
  });
  rule('ASC-salvage-recoverable#1', 'two more than needed make it a machine again, to be repaired or scrapped', () => {
    for (const dice of [
      [4, 5],
      [6, 6],
    ] as const)
      expect(checked(...dice).state.units[0]!.condition).toBe('salvage');
    const game = checked(4, 5);
    game.does(0, { type: 'repair', unit: 0 }, 6, 6, 6, 6);
    expect(game.state.units[0]!.condition).toBe('sound');
    checked(4, 5).does(0, { type: 'scrap', unit: 0 });
  });
  rule('ASC-salvage-scrap-only#1', 'as much as needed, or one more, is good for scrap alone', () => {
    for (const dice of [
      [3, 4],
      [4, 4],
    ] as const) {
      const game = checked(...dice);
      expect(game.state.units[0]!.condition).toBe('wreck');
      expect(refusing(game, { type: 'repair', unit: 0 })).toContain('ASC-repair-eligible');
      game.does(0, { type: 'scrap', unit: 0 });
    }
  });
  rule('ASC-salvage-worthless#1', 'less leaves nothing of any worth', () => {
    const game = checked(3, 3);
    expect(game.state.units[0]!.condition).toBe('lost');
    expect(refusing(game, { type: 'scrap', unit: 0 })).toEqual(['ASC-scrap']);
  });
});

describe('scrap', () => {
  rule('ASC-scrap#1', 'units of its own and salvage alike bring points', () => {
    expect([brings(enlisted()), brings(enlisted(), { condition: 'salvage', crew: null })]).toEqual([500, 500]);
    const other = atWork([enlisted()], {});
    expect(refusing(other, { type: 'scrap', unit: 1 })).toEqual(['ASC-scrap']);
  });
  rule('ASC-scrap#2', 'it is gone for good, and only a new one replaces it', () => {
    const game = atWork([enlisted(), enlisted()]);
    game.does(0, { type: 'scrap', unit: 0 });
    for (const type of ['scrap', 'repair', 'supply'] as const) expect(refusing(game, { type, unit: 0 }).length).toBeGreaterThan(0);
    expect(game.state.units[0]).toMatchObject({ condition: 'scrapped', crew: null });
    game.does(0, { type: 'next' });
    game.does(0, { type: 'buy', unit: enlisted() });
    expect(game.state.orders).toHaveLength(1);
  });
  rule('ASC-scrap-damaged#1', 'less what its repairs would cost', () => {
    // Three points of armor at 10, a point of structure at 20 and an engine at 30.
    expect(brings(enlisted(), { condition: 'damaged', lostArmor: 3, lostStructure: 1, hits: { engine: 1 } })).toBe(500 - 80);
    // What has been tried in vain would still have to be paid.
    expect(brings(enlisted(), { condition: 'damaged', lostArmor: 3, tried: ['armor'] })).toBe(470);
  });
  rule('ASC-scrap-damaged#2', 'and never less than nothing', () => {
    expect(brings(enlisted(), { condition: 'damaged', hits: { kfDrive: 2 } })).toBe(0);
  });
  rule('ASC-scrap-destroyed-salvage#1', 'a wreck brings a fifth, rounded up', () => {
    expect([
      brings(enlisted(), { condition: 'wreck' }),
      brings(enlisted({ type: 'SC' }), { condition: 'wreck' }),
      brings(enlisted({ type: 'IM', size: 1 }), { condition: 'wreck' }),
    ]).toEqual([100, 75, 25]);
    expect(brings(enlisted({ type: 'CF', size: 1 }), { condition: 'wreck' })).toBe(25);
    // A fifth of 375 is whole; a fifth of a hundred and one would not be: see the next.
    expect(
      book.ask('scrapValue', { unit: { ...atWork([enlisted()], { condition: 'wreck' }).state.units[0]! }, base: 101, repairs: 0 }).total,
    ).toBe(21);
  });
  rule('ASC-scrap-destroyed-salvage#2', 'nothing is taken off for repairs', () => {
    expect(brings(enlisted(), { condition: 'wreck', lostArmor: 6, lostStructure: 3, hits: { engine: 2 } })).toBe(100);
  });
  rule('ASC-scrap-infantry#1', 'infantry brings all of it, whatever has become of it', () => {
    const platoon = enlisted({ type: 'CI', armor: 2, structure: 1 });
    const squad = enlisted({ type: 'BA', armor: 2, structure: 2 });
    expect([brings(platoon), brings(platoon, { condition: 'damaged', lostArmor: 2, lostStructure: 1 })]).toEqual([100, 100]);
    expect([
      brings(squad, { condition: 'damaged', lostArmor: 2, lostStructure: 1 }),
      brings(squad, { condition: 'wreck', lostArmor: 2, lostStructure: 2 }),
    ]).toEqual([50, 50]);
  });

  const TYPE_OF: { readonly [unit: string]: readonly UnitType[] } = {
    BattleMech: ['BM'],
    IndustrialMech: ['IM'],
    ProtoMech: ['PM'],
    'Combat Vehicle': ['CV'],
    'Support Vehicle': ['SV'],
    'Battle Armor Unit': ['BA'],
    'Conventional Infantry Unit': ['CI'],
    'Aerospace Fighter': ['AF'],
    'Conventional Fighter': ['CF'],
    'Small Craft': ['SC'],
    DropShip: ['DS', 'DA'],
    'JumpShip or Space Station': ['JS', 'SS'],
    WarShip: ['WS'],
    'Mobile Structure': ['MS'],
  };
  const printed = (text: string, size: number): number => Number(text.replace(/^Size x /, '')) * (text.startsWith('Size') ? size : 1);
  table('ASC-tbl-base-scrap#1', 'a whole unit by its type and Size', row => {
    for (const type of TYPE_OF[row.at('unit')]!)
      for (const size of [1, 3]) expect(brings(enlisted({ type, size })), type).toBe(printed(row.at('base_scrap_sp'), size));
  });
  rule('ASC-scrap-clan-double#1', "'Mechs, vehicles, fighters and DropShips of Clan design bring twice as much, others not", () => {
    const clan = (type: string) => brings(enlisted({ type, size: 1 }, { clan: true }));
    expect(['BM', 'CV', 'AF', 'DS', 'DA'].map(clan)).toEqual([500, 200, 500, 5000, 5000]);
    expect(['IM', 'PM', 'SV', 'BA', 'CI', 'CF', 'SC', 'JS', 'SS', 'WS', 'MS'].map(clan)).toEqual([
      125, 200, 50, 50, 100, 125, 375, 12_500, 12_500, 25_000, 7500,
    ]);
    // Repairs are not doubled, and a wreck is a fifth of the double.
    expect(brings(enlisted({ size: 1 }, { clan: true }), { condition: 'damaged', lostArmor: 2 })).toBe(480);
    expect(brings(enlisted({ size: 1 }, { clan: true }), { condition: 'wreck' })).toBe(100);
  });
  rule('ASC-scrap-size-multiplier#1', 'Size is 1 to 4, twice for LG, four times for VLG, eight times for SLG', () => {
    const sized = (size: number, ...specials: readonly string[]) => brings(enlisted({ type: 'SV', size, specials })) / 50;
    expect([sized(1), sized(4), sized(5), sized(0), sized(2, 'LG'), sized(2, 'VLG'), sized(3, 'SLG')]).toEqual([1, 4, 4, 1, 4, 8, 24]);
    const { state } = atWork([enlisted({ size: 4, specials: ['LG'] })]);
    expect(scrapValue(book, state, 0, state.units[0]!).total).toBe(2000);
  });
});
