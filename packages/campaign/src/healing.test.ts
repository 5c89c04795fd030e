import type { PrintedCard } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { atWork, enlisted, refusing, spent, worked } from './campaign.fixture.ts';
import { type CrewKind, KINDS, type UnitType } from './kind.ts';
import type { Army, Crew, Unit } from './shape.ts';

function hurt(
  mine: Partial<PrintedCard> = {},
  change: Partial<Unit> = {},
  army: Partial<Army> = {},
  others: Parameters<typeof atWork>[0] = [],
) {
  const plain = atWork([enlisted(mine), ...others], change, { army });
  const crews = plain.state.crews.map((crew): Crew => (crew.id === 0 ? { ...crew, health: 'wounded' } : crew));
  return atWork([enlisted(mine), ...others], change, { army, state: { crews } });
}
/** One healing: points, the number beyond the technicians', hours of work and days of rest. */
const healed = (...about: Parameters<typeof hurt>) => {
  const game = hurt(...about);
  game.does(0, { type: 'heal', crew: 0 }, 6, 6);
  const roll = game.events.find(event => event.type === 'rolled');
  return [spent(game), roll?.type === 'rolled' ? roll.needs.total - 7 : 0, worked(game) / 60, game.state.crews[0]!.rest / 24];
};

describe('healing', () => {
  rule('ASC-heal-process', 'the wounded alone are healed: paid first, then two dice against the medics', () => {
    const game = hurt();
    game.does(0, { type: 'heal', crew: 0 }, 3, 4);
    expect(game.state.crews[0]).toMatchObject({ health: 'wounded', rest: 48 });
    expect(spent(game)).toBe(10);
    expect(refusing(hurt({}, {}, {}, [enlisted()]), { type: 'heal', crew: 1 })).toEqual(['ASC-heal-process']);
    expect(refusing(hurt(), { type: 'heal', crew: 1 })).toEqual(['ASC-heal-process']);
  });
  rule('ASC-heal-time', 'it takes its days: a crew that rests longer than the interval is still wounded in the next mission', () => {
    const rests = (hours: number) => {
      const game = atWork([enlisted()], {}, { state: { hours } });
      const tired = atWork(
        [enlisted()],
        {},
        { state: { hours, crews: game.state.crews.map(crew => ({ ...crew, health: 'wounded' as const })) } },
      );
      tired.does(0, { type: 'heal', crew: 0 }, 6, 6);
      expect(refusing(tired, { type: 'heal', crew: 0 })).toEqual(['ASC-heal-time']);
      tired.does(0, { type: 'next' });
      tired.does(0, { type: 'next' });
      const { health, rest } = tired.state.crews[0]!;
      return [health, rest];
    };
    expect(rests(48)).toEqual(['fit', 0]);
    expect(rests(47)).toEqual(['wounded', 1]);
  });
  rule('ASC-heal-failure', 'a failure is final until after the next mission', () => {
    const game = hurt();
    game.does(0, { type: 'heal', crew: 0 }, 3, 3);
    expect(game.state.crews[0]).toMatchObject({ health: 'wounded', rest: 0 });
    expect(refusing(game, { type: 'heal', crew: 0 })).toEqual(['ASC-heal-failure']);
  });
  rule('ASC-tbl-healing', 'points, roll, hours and days by who is hurt', () => {
    expect(healed({ type: 'BM' })).toEqual([10, 0, 8, 2]);
    expect(healed({ type: 'AF', move: '6a' })).toEqual([10, 0, 8, 2]);
    expect(healed({ type: 'CV' })).toEqual([40, 1, 24, 3]);
    expect(healed({ type: 'SV', specials: ['CRW3'] })).toEqual([120, 1, 24, 3]);
    expect(healed({ type: 'DS', specials: ['CRW2'] })).toEqual([60, 2, 30, 7]);
    expect(healed({ type: 'JS' })).toEqual([30, 2, 30, 7]);
    expect(healed({ type: 'WS', specials: ['CRW5'] })).toEqual([200, 3, 40, 7]);
    expect(healed({ type: 'SS' })).toEqual([40, 3, 40, 7]);
    expect(healed({ type: 'MS', specials: ['CRW4'] })).toEqual([100, 4, 30, 7]);
    expect(healed({ type: 'BA' }, { lostArmor: 4, lostStructure: 2 })).toEqual([20, -2, 16, 3]);
    expect(healed({ type: 'CI' }, { lostArmor: 4, lostStructure: 2 })).toEqual([120, -1, 24, 7]);
    const kinds: { readonly [T in UnitType]?: CrewKind } = {
      BM: 'pilot',
      CV: 'crew',
      SC: 'crew',
      DS: 'ship',
      WS: 'great',
      MS: 'structure',
      BA: 'armor',
      CI: 'infantry',
      PM: 'proto',
    };
    for (const [type, kind] of Object.entries(kinds)) expect(KINDS[type as UnitType].crew).toBe(kind);
  });
  rule('ASC-tbl-healing-conditions', 'a field hospital, a defence at home, and the medicine of Clans and Star League', () => {
    const mash = [enlisted({ specials: ['MASH3'] })];
    expect(healed({}, {}, {}, mash)).toEqual([5, -2, 6, 1.5]);
    expect(healed({ type: 'CV' }, {}, { stance: 'defensive', home: true })).toEqual([30, 0, 21.6, 65 / 24]);
    expect(healed({ type: 'CV' }, {}, { stance: 'defensive' })).toEqual([40, 1, 24, 3]);
    expect(healed({ type: 'CV' }, {}, { affiliations: ['clan'] })).toEqual([20, -1, 18, 2.25]);
    expect(healed({ type: 'CV' }, {}, { affiliations: ['star-league'] })).toEqual([20, -1, 18, 2.25]);
    // Two halves off leave a tenth: nobody heals for nothing.
    expect(healed({ type: 'CV' }, {}, { affiliations: ['clan'] }, mash)).toEqual([4, -3, 12, 1.5]);
  });
});
