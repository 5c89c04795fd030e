import type { PrintedCard } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { homebound } from './battle.ts';
import { army, atWork, book, campaign, enlisted, lost, opened, refusing, report, spent, WON, worked } from './campaign.fixture.ts';
import { HIT_NAMES, type Hit } from './kind.ts';
import { mustered } from './muster.ts';
import { jobsFor, repairBill } from './repair.ts';
import type { Enlisted, Unit } from './shape.ts';
import { needsFuel, supplyBill } from './supply.ts';

const damaged = (
  mine: Partial<PrintedCard>,
  change: Partial<Unit>,
  rest: Partial<Enlisted> = {},
  more: Parameters<typeof atWork>[2] = {},
) => atWork([enlisted(mine, rest)], { condition: 'damaged', ...change }, more);
/** One job done: what it cost, how long it took and what it needed. */
const job = (mine: Partial<PrintedCard>, change: Partial<Unit>, rest: Partial<Enlisted> = {}, more: Parameters<typeof atWork>[2] = {}) => {
  const game = damaged(mine, change, rest, more);
  game.does(0, { type: 'repair', unit: 0 }, 6, 6);
  const roll = game.events.find(event => event.type === 'rolled');
  return { sp: spent(game, more.sp), hours: worked(game) / 60, needs: roll?.type === 'rolled' ? roll.needs.total - 7 : 0 };
};
const armor = (type: string) => job({ type }, { lostArmor: 2 });
const structure = (type: string) => job({ type }, { lostStructure: 2 });
const after = (change: Partial<Unit>, ...dice: readonly number[]) => {
  const game = damaged({}, change);
  game.does(0, { type: 'repair', unit: 0 }, ...dice);
  return game;
};

describe('repairs', () => {
  rule('ASC-repair-eligible', 'damaged machines and salvage of the own army are repaired; infantry, wrecks and others are not', () => {
    expect(refusing(damaged({ type: 'CI' }, { lostArmor: 1 }), { type: 'repair', unit: 0 })).toEqual(['ASC-repair-eligible']);
    expect(refusing(damaged({}, {}), { type: 'repair', unit: 0 })).toEqual(['ASC-repair-eligible']);
    expect(refusing(damaged({}, { lostArmor: 1, condition: 'wreck' }), { type: 'repair', unit: 0 })).toEqual(['ASC-repair-eligible']);
    expect(refusing(damaged({}, { lostArmor: 1, seat: 1 }), { type: 'repair', unit: 0 })).toEqual(['ASC-repair-eligible']);
    const salvage = damaged({}, { lostArmor: 1, condition: 'salvage', crew: null });
    salvage.does(0, { type: 'repair', unit: 0 }, 6, 6);
    expect(salvage.state.units[0]).toMatchObject({ condition: 'sound', lostArmor: 0 });
  });
  rule('ASC-repair-cost-tally', 'the bill of a unit is the sum of its jobs, and known before', () => {
    const state = opened(army([enlisted()]));
    const unit = { ...state.units[0]!, lostArmor: 3, lostStructure: 1, hits: { engine: 1 } };
    expect(repairBill(book, state, 0, unit)).toEqual({ sp: 30 + 20 + 30, minutes: (6 + 2 + 6) * 60 });
    expect(jobsFor(unit).map(({ work }) => work)).toEqual(['armor', 'structure', 'engine']);
  });
  rule('ASC-repair-roll', 'paid first, then one roll for every kind of work, however many points', () => {
    const game = after({ lostArmor: 3, hits: { weapon: 2 } }, 6, 6, 6, 6);
    expect(spent(game)).toBe(30 + 60);
    expect(game.events.filter(({ type }) => type === 'rolled')).toHaveLength(2);
  });
  rule('ASC-repair-result', 'the number is enough, one less is half a repair, and two less none', () => {
    // Regular technicians need 7, for a weapon no more and no less.
    expect(after({ hits: { weapon: 1 } }, 3, 4).state.units[0]).toMatchObject({ hits: {}, weaker: 0, condition: 'sound' });
    expect(after({ hits: { weapon: 1 } }, 3, 3).state.units[0]).toMatchObject({ hits: {}, weaker: 1 });
    expect(after({ hits: { weapon: 1 } }, 2, 3).state.units[0]).toMatchObject({ hits: { weapon: 1 }, weaker: 0, condition: 'damaged' });
  });
  rule('ASC-repair-retry', 'what has been tried waits until after the next mission', () => {
    const game = after({ hits: { weapon: 1 }, lostArmor: 1 }, 6, 6, 1, 1);
    expect(refusing(game, { type: 'repair', unit: 0 })).toEqual(['ASC-repair-retry']);
    game.does(0, { type: 'next' });
    game.does(0, { type: 'next' });
    game.does(0, { type: 'battle', report: report([]) }, ...WON);
    game.does(0, { type: 'interval', hours: 72 });
    game.does(0, { type: 'repair', unit: 0 }, 6, 6);
    expect(game.state.units[0]!.hits).toEqual({});
  });
  rule('ASC-tbl-repair-armor', 'armor and structure, by type: points, the roll and hours', () => {
    const rows: { readonly [type: string]: readonly [readonly number[], readonly number[]] } = {
      BM: [
        [20, 4, -2],
        [40, 4, 1],
      ],
      AF: [
        [20, 4, -2],
        [40, 4, 1],
      ],
      PM: [
        [50, 4, -2],
        [50, 4, 0],
      ],
      BA: [
        [6, 2, -2],
        [100, 10, 2],
      ],
      DS: [
        [40, 4, -2],
        [40, 4, 1],
      ],
      SC: [
        [40, 4, -2],
        [40, 4, 1],
      ],
      WS: [
        [80, 8, -2],
        [80, 8, 2],
      ],
      CV: [
        [10, 2, -2],
        [20, 2, 2],
      ],
      SV: [
        [10, 2, -2],
        [20, 2, 2],
      ],
    };
    for (const [type, [plate, frame]] of Object.entries(rows)) {
      const [a, b] = [armor(type), structure(type)];
      expect([a.sp, a.hours, a.needs], `${type} armor`).toEqual(plate);
      expect([b.sp, b.hours, b.needs], `${type} structure`).toEqual(frame);
    }
  });
  rule('ASC-tbl-repair-crits', 'every kind of hit has its price, its roll and its hours', () => {
    const rows: { readonly [H in Hit]: readonly number[] } = {
      collar: [50, 3, 2],
      door: [20, -3, 1],
      engine: [30, 1, 6],
      fireControl: [30, 0, 2.5],
      fuel: [10, -2, 3],
      kfBoom: [40, -1, 6],
      kfDrive: [1000, 5, 240],
      mp: [20, -1, 2],
      motive: [20, -1, 2],
      thruster: [30, -1, 1.5],
      weapon: [30, 0, 2],
      capital: [30, 0, 3],
      capitalMissile: [30, 0, 3],
    };
    for (const hit of HIT_NAMES) {
      const { sp, needs, hours } = job({}, { hits: { [hit]: 1 } });
      expect([sp, needs, hours], hit).toEqual(rows[hit]);
    }
  });
  rule('ASC-tbl-repair-conditions', 'what makes work dearer or cheaper, harder or easier, longer or shorter', () => {
    const with100 = (mine: Partial<PrintedCard>, quirks: readonly string[] = []) => {
      const { sp, needs, hours } = job({ armor: 20, ...mine }, { armor: 20, lostArmor: 10 }, { quirks });
      return [sp, needs + 2, hours];
    };
    expect(with100({})).toEqual([100, 0, 20]);
    expect(with100({ specials: ['OMNI'] })).toEqual([125, -2, 10]);
    expect(with100({ specials: ['MFB'] })).toEqual([75, -2, 10]);
    expect(with100({}, ['easy-to-maintain'])).toEqual([90, -1, 16]);
    expect(with100({}, ['modular-weapons'])).toEqual([90, -1, 10]);
    expect(with100({}, ['difficult-to-maintain'])).toEqual([125, 1, 25]);
    expect(with100({}, ['illegal-design'])).toEqual([200, 4, 40]);
    expect(with100({}, ['obsolete'])).toEqual([150, 2, 30]);
    // Percentages are added up, and a tenth of the time is the least.
    expect(with100({ specials: ['OMNI', 'MFB'] }, ['modular-weapons'])).toEqual([90, -5, 2]);
  });
  rule('ASC-repair-partial', 'half a repair of armor or structure costs a point for good', () => {
    // Armor needs 5, structure 8.
    expect(after({ lostArmor: 4 }, 2, 2).state.units[0]).toMatchObject({ armor: 5, lostArmor: 0 });
    const game = after({ lostStructure: 2 }, 3, 4);
    expect(game.state.units[0]).toMatchObject({ structure: 2, lostStructure: 0 });
    game.does(0, { type: 'next' });
    expect(mustered(game.state, 0)[0]!.card).toMatchObject({ armor: 6, structure: 2 });
  });
  rule('ASC-repair-partial-damage', 'half a repair of engine or weapons takes a point of damage at every range', () => {
    const game = after({ hits: { engine: 1, weapon: 1 } }, 4, 3, 3, 3);
    expect(game.state.units[0]!.weaker).toBe(2);
    expect(mustered(game.state, 0)[0]!.card.damage).toBe('1/1/0');
  });
  rule('ASC-repair-partial-fire-control', 'half a repair of the fire control tells in the next scenario, and in no other', () => {
    const game = after({ hits: { fireControl: 1 } }, 3, 3);
    expect(mustered(game.state, 0)[0]).toMatchObject({ worn: { fireControl: 0, misaligned: true } });
    game.does(0, { type: 'next' });
    game.does(0, { type: 'next' });
    game.does(0, { type: 'battle', report: report([lost(0)]) }, ...WON);
    expect(game.state.units[0]!.misaligned).toBe(false);
  });
  rule(
    'ASC-repair-partial-mp',
    'half a repair of the movement takes two inches of every Move, down to two; of aircraft a point of Thrust',
    () => {
      const slower = (mine: Partial<PrintedCard>) => {
        const game = damaged(mine, { hits: { mp: 1 } });
        game.does(0, { type: 'repair', unit: 0 }, 2, 3);
        return mustered(game.state, 0)[0]!.card.move;
      };
      expect(slower({ move: '8"/10"j' })).toBe('6"/8"j');
      expect(slower({ move: '2"f' })).toBe('2"f');
      expect(slower({ type: 'AF', move: '6a' })).toBe('5a');
    },
  );
  rule('ASC-repair-partial-other', 'half a repair of anything else costs as much again', () => {
    // A fuel tank needs 5.
    const game = after({ hits: { fuel: 2 } }, 2, 2);
    expect(spent(game)).toBe(40);
    expect(game.state.units[0]!.hits).toEqual({});
  });
});

describe('recovery', () => {
  rule('ASC-camp-recovery-choices', 'nobody has to repair anything', () => {
    const game = damaged({}, { lostArmor: 2 });
    game.does(0, { type: 'next' });
    expect(game.state.sides[0]).toMatchObject({ sp: 10_000, stage: 'upgrade' });
    expect(refusing(game, { type: 'repair', unit: 0 })).toContain('ASC-camp-recovery-choices');
  });
  rule('ASC-camp-deploy-damaged', 'the unrepaired fight on if they can move at all', () => {
    const state = opened(army([enlisted()]));
    const why = (change: Partial<Unit>) => homebound(state, { ...state.units[0]!, condition: 'damaged', ...change })?.rule;
    expect(why({ lostArmor: 6, hits: { weapon: 1 } })).toBeUndefined();
    expect(why({ immobile: true })).toBe('ASC-camp-deploy-damaged');
    const game = campaign(army([enlisted()]));
    game.does(0, { type: 'battle', report: report([lost(0, { immobile: true })]) }, ...WON);
    game.does(0, { type: 'interval', hours: 72 }, 6, 6);
    expect(game.state.units[0]!.hits).toEqual({ motive: 1 });
    game.does(0, { type: 'next' });
    game.does(1, { type: 'next' });
    expect(refusing(game, { type: 'battle', report: report([lost(0)]) })).toEqual(['ASC-camp-deploy-damaged']);
  });
  rule('ASC-camp-deploy-refuel', 'without fuel nobody is deployed', () => {
    const game = campaign(army([enlisted({ type: 'AF', move: '6a' })]));
    const fight = { type: 'battle' as const, report: report([lost(0)]) };
    game.does(0, fight, ...WON);
    game.does(0, { type: 'interval', hours: 72 });
    game.does(0, { type: 'next' });
    game.does(1, { type: 'next' });
    expect(refusing(game, fight)).toEqual(['ASC-camp-deploy-refuel']);
  });
  rule('ASC-repair-refuel-rearm', 'who has fought takes fuel and ammunition aboard, without a roll', () => {
    const game = damaged({ type: 'AF', move: '6a', specials: ['LRM1/1/1'] }, { dry: true, empty: true });
    game.does(0, { type: 'supply', unit: 0 });
    expect([spent(game), worked(game)]).toEqual([15, 60]);
    expect(refusing(game, { type: 'supply', unit: 0 })).toEqual(['ASC-repair-refuel-rearm']);
    const home = campaign(army([enlisted({ specials: ['LRM1/1/1'] }), enlisted({ specials: ['LRM1/1/1'] })]));
    home.does(0, { type: 'battle', report: report([lost(0)]) }, ...WON);
    expect(home.state.units.slice(0, 2).map(({ empty }) => empty)).toEqual([true, false]);
  });
  rule('ASC-tbl-refuel-rearm', 'fuel 5, a load 10, another kind of ammunition 50; half an hour each', () => {
    const { units } = opened(army([enlisted({ specials: ['LRM1/1/1', 'AC2/2/-'] })]));
    const bill = (change: Partial<Unit>, other = false) => supplyBill({ ...units[0]!, ...change }, other);
    expect(bill({ dry: true })).toEqual({ sp: 5, minutes: 30 });
    expect(bill({ empty: true })).toEqual({ sp: 20, minutes: 60 });
    expect(bill({ empty: true }, true)).toEqual({ sp: 100, minutes: 60 });
    expect(bill({})).toEqual({ sp: 0, minutes: 0 });
  });
  rule('ASC-repair-refuel-who', 'aircraft, airships, aeroplanes, ships, and engines that burn something', () => {
    const fuel = (type: 'AF' | 'SV' | 'SC' | 'DS' | 'JS' | 'WS' | 'CF' | 'BM' | 'CV', move: string, ...specials: readonly string[]) =>
      needsFuel({ type, card: { ...enlisted().card, move, specials } });
    for (const type of ['AF', 'CF', 'SC', 'DS', 'JS', 'WS'] as const) expect(fuel(type, '6a'), type).toBe(true);
    expect([fuel('SV', '4i'), fuel('SV', '6a'), fuel('SV', '10"w')]).toEqual([true, true, false]);
    expect([fuel('CV', '8"t'), fuel('CV', '8"t', 'EE'), fuel('BM', '8"', 'FC')]).toEqual([false, true, true]);
  });
  rule('ASC-repair-rearm-who', 'every system that uses something up is loaded for itself; who is not loaded goes without', () => {
    const { units } = opened(army([enlisted({ specials: ['AMS', 'SRM2/2', 'TUR(2/2/1,LRM1/1/1,TAG)', 'CASE'] })]));
    expect(supplyBill({ ...units[0]!, empty: true }).sp).toBe(30);
    const game = campaign(army([enlisted({ specials: ['IF1', 'CASE'] })]));
    game.does(0, { type: 'battle', report: report([lost(0)]) }, ...WON);
    expect(mustered(game.state, 0)[0]!.card.specials).toEqual(['CASE']);
  });
  rule('ASC-tbl-consumables', 'the systems of the table are loaded, others are not', () => {
    const loads = (special: string) => supplyBill({ ...opened(army([enlisted({ specials: [special] })])).units[0]!, empty: true }).sp / 10;
    const used = [
      'AMS',
      'ARTLT-1',
      'AC1/1/-',
      'BHJ',
      'BHJ2',
      'BHJ3',
      'FLK1/1/1',
      'IATM1/1/1',
      'INARC1',
      'IF2',
      'LRM1/1/1',
      'MSL4/4/4',
      'MDS2',
      'CNARC1',
      'SNARC',
      'SCR1',
      'SRM1/1',
      'MTAS1',
      'BTAS2',
      'TOR1/1',
      'DJ',
      'HJ',
      'RAMS',
    ];
    for (const special of used) expect(loads(special), special).toBe(1);
    for (const special of ['CASE', 'ENE', 'ECM', 'TAG', 'AM', 'ARM', 'MASH2', 'HT1/1/1']) expect(loads(special), special).toBe(0);
  });
});
