import type { PrintedCard } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { army, atWork, book, card, enlisted, opened, refusing, report, spent, WON } from './campaign.fixture.ts';
import type { CrewKind, Platoon, UnitType } from './kind.ts';
import { ruleset } from './ruleset.ts';
import type { Army, BattleResult, Command, Crew, Enlisted } from './shape.ts';

const RICH = 1_000_000;
const upgrading = (units: readonly Enlisted[] = [enlisted()], side: Partial<Army> = {}, more: Parameters<typeof atWork>[2] = {}) => {
  const game = atWork(units, {}, { sp: RICH, army: side, ...more });
  game.does(0, { type: 'next' });
  return game;
};
const paid = (command: Command, side: Partial<Army> = {}): number => {
  const game = upgrading([enlisted()], side);
  game.does(0, command);
  return spent(game, RICH);
};
const price = (mine: Partial<PrintedCard>, more: Partial<Enlisted> = {}): number => paid({ type: 'buy', unit: enlisted(mine, more) });
/** On to the next mission and through it. */
function mission(
  game: ReturnType<typeof upgrading>,
  result: BattleResult = 'victory',
  more: { readonly retreated?: readonly number[]; readonly hours?: number } = {},
): void {
  while (game.state.sides[0].stage !== 'done') game.does(0, { type: 'next' });
  while (game.state.sides[1].stage !== 'done') game.does(1, { type: 'next' });
  game.does(0, { type: 'battle', report: report([], { result, ...(more.retreated && { retreated: more.retreated }) }) }, ...WON);
  game.does(game.state.leader, { type: 'interval', hours: more.hours ?? 24 });
}

describe('the time for upgrades', () => {
  rule('ASC-camp-upgrade-access#1', 'only if the interval allows it, and after the repairs', () => {
    const buy: Command = { type: 'buy', unit: enlisted() };
    const early = atWork([enlisted()], {}, { sp: RICH });
    for (const command of [buy, { type: 'hire', kind: 'pilot', name: 'Ada' }, { type: 'advance', crew: 0 }] as const)
      expect(refusing(early, command)).toContain('ASC-camp-upgrade-access');
    const short = upgrading();
    mission(short, 'victory', { hours: 100 });
    expect(short.state.sides[0].upgrade).toBe(false);
    expect(refusing(short, buy)).toContain('ASC-camp-upgrade-access');
    const long = upgrading();
    mission(long, 'victory', { hours: 600 });
    long.does(0, { type: 'next' });
    long.does(0, buy);
  });
  rule('ASC-camp-upgrade-access#2', 'then losses are replaced and skills advanced', () => {
    const game = upgrading();
    game.does(0, { type: 'buy', unit: enlisted() });
    game.does(0, { type: 'hire', kind: 'pilot', name: 'Ada' });
    game.does(0, { type: 'advance', crew: 0 });
    expect(game.state.orders).toHaveLength(2);
    expect(game.state.crews[0]!.skill).toBe(3);
  });
});

describe('replacements', () => {
  rule('ASC-camp-purchase#1', 'what is paid for is had, without a roll, and nobody buys on credit', () => {
    const game = upgrading();
    const events = [...game.does(0, { type: 'buy', unit: enlisted() }), ...game.does(0, { type: 'hire', kind: 'pilot', name: 'Ada' })];
    expect(events.map(({ type }) => type)).toEqual(['spent', 'ordered', 'spent', 'ordered']);
    expect(spent(game, RICH)).toBe(1030);
    expect(refusing(upgrading(undefined, {}, { sp: 999 }), { type: 'buy', unit: enlisted() })).toEqual(['ASC-camp-purchase']);
    expect(refusing(upgrading(undefined, {}, { sp: 29 }), { type: 'hire', kind: 'pilot', name: 'Ada' })).toEqual(['ASC-camp-purchase']);
    expect(refusing(game, { type: 'buy', unit: enlisted({ type: 'CI' }) })).toEqual(['ASC-camp-purchase']);
  });
  rule('ASC-camp-purchase-arrival#1', 'it is there after two more missions, whatever the days', () => {
    for (const hours of [12, 720]) {
      const game = upgrading();
      game.does(0, { type: 'buy', unit: enlisted({ name: 'New' }) });
      game.does(0, { type: 'hire', kind: 'pilot', name: 'Ada' });
      mission(game, 'victory', { hours });
      expect(game.state.units).toHaveLength(2);
      mission(game, 'victory', { hours });
      expect(game.state.orders).toEqual([]);
      expect(game.state.units[2]).toMatchObject({ seat: 0, crew: null, condition: 'sound', card: { name: 'New' } });
      game.does(0, { type: 'assign', crew: 2, unit: 2 });
      expect(game.state.units[2]!.crew).toBe(2);
      expect(refusing(game, { type: 'assign', crew: 2, unit: 0 })).toEqual(['ASC-camp-purchase']);
    }
  });
  rule('ASC-camp-purchase-cancelled#1', 'a defeat or a retreat before that turns the transports back', () => {
    const left = (...missions: readonly Parameters<typeof mission>[]) => {
      const game = upgrading();
      game.does(0, { type: 'buy', unit: enlisted() });
      for (const [, result, more] of missions) mission(game, result, more);
      return [game.state.orders.length, game.state.units.length];
    };
    const none = undefined as never;
    expect(left([none, 'victory'], [none, 'victory'])).toEqual([0, 3]);
    expect(left([none, 'defeat'])).toEqual([0, 2]);
    expect(left([none, 'victory'], [none, 'defeat'])).toEqual([0, 2]);
    expect(left([none, 'victory', { retreated: [0] }])).toEqual([0, 2]);
    expect(left([none, 'victory', { retreated: [1] }])).toEqual([1, 2]);
    expect(left([none, 'draw'])).toEqual([1, 2]);
  });

  const arrived = (command: Command) => {
    const game = upgrading();
    game.does(0, command);
    mission(game);
    mission(game);
    return game.state.crews.at(-1)!;
  };
  rule('ASC-camp-new-personnel#1', 'new people are green', () => {
    expect(arrived({ type: 'hire', kind: 'pilot', name: 'Ada' })).toMatchObject({ name: 'Ada', skill: 5, kind: 'pilot' });
    const platoon = arrived({ type: 'hire', kind: 'infantry', name: 'Third', platoon: 'foot', card: card({ type: 'CI' }) });
    expect(platoon.skill).toBe(5);
  });
  rule('ASC-camp-new-personnel#2', 'for more points they come as regulars, at the price of training without a battle', () => {
    expect(arrived({ type: 'hire', kind: 'pilot', name: 'Ada', trained: true }).skill).toBe(4);
    expect(paid({ type: 'hire', kind: 'pilot', name: 'Ada', trained: true })).toBe(30 + 3 * 200);
    expect(paid({ type: 'hire', kind: 'crew', name: 'Ada', trained: true })).toBe(60 + 3 * 100);
  });

  const TYPE_OF: { readonly [unit: string]: readonly UnitType[] } = {
    BattleMech: ['BM'],
    IndustrialMech: ['IM'],
    ProtoMech: ['PM'],
    'Combat Vehicle': ['CV'],
    'Support Vehicle': ['SV'],
    'Battle Armor Unit': ['BA'],
    'Aerospace Fighter': ['AF'],
    'Conventional Fighter': ['CF'],
    'Small Craft': ['SC'],
    DropShip: ['DS', 'DA'],
    'JumpShip or Space Station': ['JS', 'SS'],
    WarShip: ['WS'],
    'Mobile Structure': ['MS'],
  };
  table('ASC-tbl-purchase#1', 'machines by type and Size', row => {
    const text = row.at('sp');
    const each = Number(text.replace(/^Size x /, ''));
    for (const type of TYPE_OF[row.at('unit')]!)
      for (const size of [1, 4]) expect(price({ type, size }), type).toBe(text.startsWith('Size') ? size * each : each);
  });
  rule('ASC-tbl-purchase#2', 'suits come without their troopers', () => {
    const game = upgrading();
    game.does(0, { type: 'buy', unit: enlisted({ type: 'BA' }) });
    mission(game);
    mission(game);
    expect(game.state.units.at(-1)).toMatchObject({ type: 'BA', crew: null });
    expect(paid({ type: 'hire', kind: 'armor', name: 'Squad' })).toBe(25);
  });
  rule('ASC-tbl-purchase-multipliers#1', 'Clan machines cost twice as much', () => {
    expect([price({ size: 1 }), price({ size: 1 }, { clan: true }), price({ type: 'SC' }, { clan: true })]).toEqual([500, 1000, 1500]);
  });
  /** Whoever has lost one asks for another of the same kind, and for one of another kind. */
  const again = (quirk: string) => {
    const game = atWork([enlisted({}, { quirks: [quirk] }), enlisted()], { condition: 'lost', crew: null }, { sp: RICH });
    game.does(0, { type: 'next' });
    const order = (name: string): Command => ({ type: 'buy', unit: enlisted({ name }, { quirks: [quirk] }) });
    expect(refusing(game, order('Ram'))).toHaveLength(1);
    game.does(0, order('Goat'));
  };
  rule('ASC-tbl-purchase-multipliers#2', 'illegal designs cost five times as much, and a lost one is not replaced by its like', () => {
    expect(price({ size: 1 }, { quirks: ['illegal-design'] })).toBe(2500);
    again('illegal-design');
  });
  rule('ASC-tbl-purchase-multipliers#3', 'obsolete ones three times as much, and a lost one is not replaced by its like', () => {
    expect([
      price({ size: 1 }, { quirks: ['obsolete'] }),
      price({ size: 1 }, { clan: true, quirks: ['obsolete', 'illegal-design'] }),
    ]).toEqual([1500, 15_000]);
    again('obsolete');
  });

  const HIRED: { readonly [personnel: string]: readonly [CrewKind, Platoon?] } = {
    'MechWarrior or Fighter Pilot': ['pilot'],
    'ProtoMech Pilot (Clan only)': ['proto'],
    'Battle Armor Squad/Point': ['armor'],
    'DropShip or JumpShip Crew': ['ship'],
    'Vehicle or Small Craft Crew': ['crew'],
    'Conventional Infantry Unit (Foot)': ['infantry', 'foot'],
    'Conventional Infantry Unit (Motorized)': ['infantry', 'motorized'],
    'Conventional Infantry Unit (Jump)': ['infantry', 'jump'],
    'WarShip or Space Station Crew': ['great'],
  };
  table('ASC-tbl-hiring#1', 'people by what they do', row => {
    const [kind, platoon] = HIRED[row.at('personnel')]!;
    const command: Command = { type: 'hire', kind, name: 'Ada', ...(platoon && { platoon, card: card({ type: 'CI' }) }) };
    expect(paid(command, { affiliations: kind === 'proto' ? ['clan'] : [] })).toBe(row.number('sp'));
  });
  rule('ASC-tbl-hiring#2', 'only Clans hire ProtoMech pilots', () => {
    const hire: Command = { type: 'hire', kind: 'proto', name: 'Ada' };
    expect(refusing(upgrading(), hire)).toEqual(['ASC-camp-purchase']);
    expect(refusing(upgrading([enlisted()], { affiliations: ['inner-sphere'] }), hire)).toEqual(['ASC-camp-purchase']);
    upgrading([enlisted()], { affiliations: ['clan'] }).does(0, hire);
    expect(refusing(upgrading(), { type: 'hire', kind: 'structure', name: 'Ada' })).toEqual(['ASC-camp-purchase']);
    expect(refusing(upgrading(), { type: 'hire', kind: 'infantry', name: 'Ada' })).toEqual(['ASC-camp-purchase']);
    expect(refusing(upgrading(), { type: 'hire', kind: 'pilot', name: 'Ada', card: card() })).toEqual(['ASC-camp-purchase']);
  });
});

describe('skills', () => {
  const learning = (one: Enlisted = enlisted(), change: Partial<Crew> = {}, units: readonly Enlisted[] = [one]) => {
    const crews = opened(army(units)).crews.map(crew => (crew.id === 0 ? { ...crew, fought: true, ...change } : crew));
    const game = atWork(units, {}, { sp: RICH, state: { crews } });
    game.does(0, { type: 'next' });
    return game;
  };
  rule('ASC-camp-skill-advance#1', 'a point better each time, down to 0', () => {
    const game = learning();
    game.does(0, { type: 'advance', crew: 0 });
    expect(game.state.crews[0]!.skill).toBe(3);
    expect(refusing(learning(enlisted({}, { skill: 0 })), { type: 'advance', crew: 0 })).toEqual(['ASC-camp-skill-advance']);
    const best = learning(enlisted({}, { skill: 1 }));
    best.does(0, { type: 'advance', crew: 0 });
    expect(best.state.crews[0]!.skill).toBe(0);
  });
  rule('ASC-camp-skill-triple#1', 'whoever did not fight pays three times as much', () => {
    const cost = (fought: boolean) => {
      const game = learning(enlisted(), { fought });
      game.does(0, { type: 'advance', crew: 0 });
      return spent(game, RICH);
    };
    expect([cost(true), cost(false)]).toEqual([200, 600]);
  });
  rule('ASC-camp-skill-limit#1', 'one point between two missions', () => {
    const game = learning();
    game.does(0, { type: 'advance', crew: 0 });
    expect(refusing(game, { type: 'advance', crew: 0 })).toEqual(['ASC-camp-skill-limit']);
    mission(game, 'victory', { hours: 720 });
    game.does(0, { type: 'next' });
    game.does(0, { type: 'advance', crew: 0 });
    expect(game.state.crews[0]!.skill).toBe(2);
  });
  rule('ASC-camp-skill-limit#2', 'nobody gets points for unlearning', () => {
    const game = learning();
    const before = game.state.sides[0].sp;
    game.does(0, { type: 'advance', crew: 0 });
    expect(game.state.sides[0].sp).toBeLessThan(before);
    expect(game.state.crews[0]!.skill).toBeLessThan(4);
    expect(ruleset.readCommand({ type: 'worsen', crew: 0 }).ok).toBe(false);
  });
  const KIND_OF: { readonly [crew: string]: readonly UnitType[] } = {
    'MechWarrior or Fighter Pilot': ['BM', 'IM', 'AF', 'CF'],
    'ProtoMech Unit': ['PM'],
    'Vehicle or Small Craft Crew': ['CV', 'SV', 'SC'],
    'Battle Armor Unit': ['BA'],
    'Conventional Infantry Unit': ['CI'],
    'DropShip, JumpShip, or WarShip Crew': ['DS', 'DA', 'JS', 'WS'],
  };
  table('ASC-tbl-skill-advance#1', 'a point by the kind of crew', row => {
    for (const type of KIND_OF[row.at('crew')]!) {
      const game = learning(enlisted({ type }));
      game.does(0, { type: 'advance', crew: 0 });
      expect(spent(game, RICH), type).toBe(row.number('sp'));
    }
  });
  const tech = (game: ReturnType<typeof learning>) => book.ask('techSkill', { state: game.state, seat: 0 }).total;
  rule('ASC-camp-support-skill-update#1', 'the staff is rated anew after every advance', () => {
    const game = learning(enlisted(), {}, [enlisted(), enlisted({}, { skill: 3 })]);
    expect(tech(game)).toBe(7);
    game.does(0, { type: 'advance', crew: 0 });
    expect(tech(game)).toBe(6);
  });
  rule('ASC-camp-support-skill-update#2', 'and pays nothing for it', () => {
    const game = learning(enlisted());
    game.does(0, { type: 'advance', crew: 0 });
    expect([tech(game), spent(game, RICH)]).toEqual([6, 200]);
  });
});
