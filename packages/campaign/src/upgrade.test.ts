import type { PrintedCard } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { atWork, card, enlisted, refusing, report, spent, WON } from './campaign.fixture.ts';
import { KINDS, TYPES, type UnitType } from './kind.ts';
import type { Army, BattleResult, Command, Enlisted } from './shape.ts';
import { techSkillOf } from './support.ts';

const upgrading = (units: readonly Enlisted[] = [enlisted()], army: Partial<Army> = {}, more: Parameters<typeof atWork>[2] = {}) => {
  const game = atWork(units, {}, { sp: 1_000_000, army, ...more });
  game.does(0, { type: 'next' });
  return game;
};
const paid = (command: Command, army: Partial<Army> = {}): number => {
  const game = upgrading([enlisted()], army);
  game.does(0, command);
  return spent(game, 1_000_000);
};
const price = (mine: Partial<PrintedCard>, more: Partial<Enlisted> = {}): number => paid({ type: 'buy', unit: enlisted(mine, more) });
/** On to the next mission and through it. */
function mission(game: ReturnType<typeof upgrading>, result: BattleResult = 'victory', retreated: readonly number[] = []): void {
  while (game.state.sides[0].stage !== 'done') game.does(0, { type: 'next' });
  while (game.state.sides[1].stage !== 'done') game.does(1, { type: 'next' });
  game.does(0, { type: 'battle', report: report([], { result, retreated }) }, ...WON);
  game.does(game.state.leader, { type: 'interval', hours: 24 });
}

describe('replacements', () => {
  rule('ASC-camp-purchase', 'what is paid for is had; infantry is hired, and nobody buys on credit', () => {
    const game = upgrading();
    game.does(0, { type: 'buy', unit: enlisted() });
    game.does(0, { type: 'hire', kind: 'pilot', name: 'Ada' });
    expect(spent(game, 1_000_000)).toBe(1030);
    expect(game.state.orders).toHaveLength(2);
    expect(refusing(game, { type: 'buy', unit: enlisted({ type: 'CI' }) })).toEqual(['ASC-camp-purchase']);
    expect(refusing(upgrading(undefined, {}, { sp: 999 }), { type: 'buy', unit: enlisted() })).toEqual(['ASC-camp-purchase']);
    expect(refusing(upgrading([enlisted()], { affiliations: ['mercenary'] }), { type: 'buy', unit: enlisted({ type: 'WS' }) })).toContain(
      'ASC-camp-mercenary-availability',
    );
  });
  rule('ASC-camp-purchase-arrival', 'it is there after two more missions, and the new crew mans the new machine', () => {
    const game = upgrading();
    game.does(0, { type: 'buy', unit: enlisted({ name: 'New' }) });
    game.does(0, { type: 'hire', kind: 'pilot', name: 'Ada' });
    mission(game);
    expect(game.state.units).toHaveLength(2);
    mission(game);
    expect(game.state.orders).toEqual([]);
    expect(game.state.units[2]).toMatchObject({ seat: 0, crew: null, condition: 'sound', card: { name: 'New' } });
    game.does(0, { type: 'assign', crew: 2, unit: 2 });
    expect(game.state.units[2]!.crew).toBe(2);
    expect(refusing(game, { type: 'assign', crew: 2, unit: 0 })).toEqual(['ASC-camp-purchase']);
  });
  rule('ASC-camp-purchase-cancelled', 'a defeat or a retreat before that turns the transports back', () => {
    for (const lost of [() => 'defeat' as const, () => 'victory' as const]) {
      const game = upgrading();
      game.does(0, { type: 'buy', unit: enlisted() });
      mission(game);
      mission(game, lost(), lost() === 'victory' ? [0] : []);
      expect([game.state.orders.length, game.state.units.length]).toEqual([0, 2]);
    }
  });
  rule('ASC-camp-new-personnel', 'new people have Skill 5, or 4 for the price of a lesson', () => {
    const game = upgrading();
    game.does(0, { type: 'hire', kind: 'crew', name: 'Green' });
    game.does(0, { type: 'hire', kind: 'crew', name: 'Regular', trained: true });
    expect(spent(game, 1_000_000)).toBe(60 + 60 + 100);
    mission(game);
    mission(game);
    expect(game.state.crews.slice(2).map(({ skill }) => skill)).toEqual([5, 4]);
  });
  rule('ASC-tbl-purchase', 'every type has its price, many by Size', () => {
    const rows: { readonly [T in UnitType]?: number } = {
      BM: 1000,
      IM: 500,
      PM: 375,
      CV: 400,
      SV: 200,
      BA: 100,
      AF: 1000,
      CF: 500,
      SC: 750,
      DS: 50_000,
      DA: 50_000,
      JS: 200_000,
      SS: 200_000,
      WS: 500_000,
      MS: 50_000,
    };
    for (const type of TYPES) if (type !== 'CI') expect(price({ type }), type).toBe(rows[type]);
    expect(KINDS.CI.price).toBeUndefined();
    expect(price({ size: 4 })).toBe(2000);
    expect(price({ type: 'SV', size: 3, specials: ['LG'] })).toBe(600);
  });
  rule('ASC-tbl-purchase-multipliers', 'Clan designs cost double, illegal ones five times, obsolete ones three times', () => {
    expect([price({}, { clan: true }), price({}, { quirks: ['illegal-design'] }), price({}, { quirks: ['obsolete'] })]).toEqual([
      2000, 5000, 3000,
    ]);
    expect(price({}, { clan: true, quirks: ['obsolete'] })).toBe(6000);
  });
  rule('ASC-tbl-hiring', 'people have their price as well; ProtoMech pilots come to Clans only', () => {
    const hire = (kind: Extract<Command, { type: 'hire' }>['kind'], army: Partial<Army> = {}) =>
      paid({ type: 'hire', kind, name: 'New' }, army);
    expect([hire('pilot'), hire('armor'), hire('ship'), hire('crew'), hire('great')]).toEqual([30, 25, 200, 60, 2000]);
    expect(hire('proto', { affiliations: ['clan'] })).toBe(500);
    expect(refusing(upgrading(), { type: 'hire', kind: 'proto', name: 'New' })).toEqual(['ASC-camp-purchase']);
    const platoon = (platoon: 'foot' | 'motorized' | 'jump') =>
      paid({ type: 'hire', kind: 'infantry', name: 'New', platoon, card: card({ type: 'CI' }) });
    expect([platoon('foot'), platoon('motorized'), platoon('jump')]).toEqual([100, 200, 300]);
    expect(refusing(upgrading(), { type: 'hire', kind: 'infantry', name: 'New' })).toEqual(['ASC-camp-purchase']);
    const game = upgrading();
    game.does(0, { type: 'hire', kind: 'infantry', name: 'Foot', platoon: 'foot', card: card({ type: 'CI' }) });
    mission(game);
    mission(game);
    expect(game.state.units[2]).toMatchObject({ type: 'CI', crew: 2 });
  });
});

describe('training', () => {
  const lessons = (type: string, fought = true): number => {
    const plain = upgrading([enlisted({ type })]);
    const game = upgrading([enlisted({ type })], {}, { state: { crews: plain.state.crews.map(crew => ({ ...crew, fought })) } });
    game.does(0, { type: 'advance', crew: 0 });
    expect(game.state.crews[0]!.skill).toBe(3);
    return 1_000_000 - game.state.sides[0].sp;
  };
  rule('ASC-camp-skill-advance', 'a point of Skill for points of support, down to 0', () => {
    expect(lessons('BM')).toBe(200);
    expect(refusing(upgrading([enlisted({}, { skill: 0 })]), { type: 'advance', crew: 0 })).toEqual(['ASC-camp-skill-advance']);
    expect(refusing(upgrading([enlisted()], {}, { sp: 599 }), { type: 'advance', crew: 0 })).toEqual(['ASC-camp-skill-advance']);
    expect(refusing(upgrading(), { type: 'advance', crew: 1 })).toEqual(['ASC-camp-skill-advance']);
  });
  rule('ASC-tbl-skill-advance', 'what a lesson costs, by who learns', () => {
    expect(['BM', 'AF', 'PM', 'CV', 'SC', 'BA', 'CI', 'DS', 'JS', 'WS'].map(type => lessons(type))).toEqual([
      200, 200, 400, 100, 100, 800, 500, 1000, 1000, 1000,
    ]);
  });
  rule('ASC-camp-skill-triple', 'who sat the last mission out pays three times', () => {
    expect(lessons('BM', false)).toBe(600);
  });
  rule('ASC-camp-skill-limit', 'one point between two missions, and no way back', () => {
    const game = upgrading();
    game.does(0, { type: 'advance', crew: 0 });
    expect(refusing(game, { type: 'advance', crew: 0 })).toEqual(['ASC-camp-skill-limit']);
    mission(game);
    expect(game.state.crews[0]!.trained).toBe(false);
  });
  rule('ASC-camp-support-skill-update', 'the staff learns with the army, for nothing', () => {
    const game = upgrading();
    expect(techSkillOf(game.state, 0)).toBe(7);
    game.does(0, { type: 'advance', crew: 0 });
    expect(techSkillOf(game.state, 0)).toBe(6);
    expect(spent(game, 1_000_000)).toBe(600);
  });
});
