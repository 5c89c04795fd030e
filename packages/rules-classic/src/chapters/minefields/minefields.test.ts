import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { CUTTER } from '../../naval/vessel.fixture.ts';
import { readCommand } from '../../ruleset.ts';
import type { Command, Move, Setup } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import { at, eventsOf, hold, jump, NEXT, NORTH, type Placed, pair, SOUTH, start, stay, walk } from '../../testing/table.fixture.ts';
import { clearingRules } from './clearing.ts';
import { commandMineRules } from './command.ts';
import { minefieldRules } from './fields.ts';
import { layingRules } from './laying.ts';
import { minePriceRules } from './prices.ts';
import type { Laid, MineKind } from './shape.ts';

const RULES = [...minefieldRules, ...clearingRules, ...layingRules, ...commandMineRules, ...minePriceRules].map(({ id }) => id);
const field = (kind: MineKind, more: Partial<Laid> = {}): Laid => ({ kind, at: at('0809'), seat: SOUTH, density: 10, since: -1, ...more });
/** A design with something more bolted on. */
const fitted = (name: string, item: string, place: string, pieces = 1): Paper => {
  const unit = find(name)!;
  return { ...unit, mounts: [...unit.mounts, ...Array.from({ length: pieces }, () => ({ kind: 'equipment' as const, item, at: place }))] };
};
const TANK = 'Vedette Medium Tank';
const SUITS = 'Elemental Battle Armor [Laser](Sqd5)';

const minefield = (unit: Partial<Placed>, mines: readonly Laid[], rules = RULES, turn = 1) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117', moved: ['stand', 0] }], mines, rules, turn });
const lost = (events: Parameters<typeof eventsOf>[0]) => eventsOf(events, 'damaged').map(({ armor }) => armor);

describe('mines', () => {
  rule('TOE-minefield-damage-grouping#1', 'mines do their damage in groups of 5, to the legs of whoever stands', () => {
    const play = minefield({}, [field('standard')]);
    const events = play.does(NORTH, walk(0, 'F'), ...pair(9), 1, 6);
    expect(lost(events)).toEqual([5, 5]);
    expect(eventsOf(events, 'damaged').map(({ location }) => location)).toEqual(['RL', 'LL']);
    const dense = minefield({}, [field('active', { density: 25 })]);
    expect(lost(dense.does(NORTH, walk(0, 'F'), ...pair(7), 1, 1, 1, 6, 6, ...pair(12)))).toEqual([5, 5, 5, 5, 5]);
    expect(lost(minefield({}, [field('standard')], []).does(NORTH, walk(0, 'F')))).toEqual([]);
  });
  rule('TOE-minefield-damage-grouping#2', 'they go off on 9, from density 15 on 8, from 25 on 7, and lose five points', () => {
    const left = (density: number, rolled: number) => {
      const play = minefield({}, [field('inferno', { density })]);
      play.does(NORTH, walk(0, 'F'), ...pair(rolled));
      return play.state.mines![0]!.density;
    };
    expect([left(10, 8), left(10, 9)]).toEqual([10, 5]);
    expect([left(15, 7), left(15, 8), left(20, 8)]).toEqual([15, 10, 15]);
    expect([left(25, 6), left(25, 7)]).toEqual([25, 20]);
  });
  test('only active mines jump at who lands; infernos heat; a vibrabomb feels the weight', () => {
    minefield({}, [field('standard')]).does(NORTH, jump(0, '0809'));
    expect(lost(minefield({}, [field('active')]).does(NORTH, jump(0, '0809'), ...pair(9), 1, 1))).toEqual([5, 5]);
    const hot = minefield({}, [field('inferno')]);
    hot.does(NORTH, walk(0, 'F'), ...pair(9));
    expect(unitAt(hot.state, 0).built.external).toBe(4);
    expect(lost(minefield({}, [field('vibrabomb', { setting: 50 })]).does(NORTH, walk(0, 'F'), 1, 1))).toEqual([5, 5]);
    expect(lost(minefield({}, [field('vibrabomb', { setting: 60 })]).does(NORTH, walk(0, 'F')))).toEqual([]);
  });
});

describe('mines that wait for a command', () => {
  const blow = (more: Partial<Extract<Command, { readonly type: 'detonate' }>> = {}): Command => ({ type: 'detonate', field: 0, ...more });
  const near: Placed = { at: '0809', facing: 3 };
  rule('TOE-minefield-command-arming#1', 'what is laid in play is not armed in that turn, nor in the next', () => {
    const refusals = (since: number, turn: number) => {
      const play = start({ units: [{ at: '0101' }, near], mines: [field('command', { seat: NORTH, since })], rules: RULES, turn });
      return play.book.check(play.state as never, blow(), NORTH).map(one => one.rule);
    };
    const ARMING = ['TOE-minefield-command-arming'];
    expect([refusals(5, 5), refusals(5, 6), refusals(5, 7)]).toEqual([ARMING, ARMING, []]);
    // What was there before the game is armed from the first turn on.
    expect(refusals(-1, 1)).toEqual([]);
  });
  rule('TOE-minefield-command-arming#2', 'what is laid in turn two goes off in turn four at the earliest', () => {
    const own = field('command', { seat: NORTH, since: 2 });
    const early = start({ units: [{ at: '0101' }, near], mines: [own], rules: RULES, turn: 3 });
    expect(early.refuses(NORTH, blow()).map(one => one.rule)).toEqual(['TOE-minefield-command-arming']);
    const late = start({ units: [{ at: '0101' }, near], mines: [own], rules: RULES, turn: 4 });
    expect(lost(late.does(NORTH, blow(), 1, 6))).toEqual([5, 5]);
    expect(late.state.mines![0]!.density).toBe(0);
    expect(late.state.active).toBe(NORTH);
  });
  rule('TOE-minefield-command-interrupt#2', 'they are not set off while weapons are fired', () => {
    const at = (phase: 'weapon' | 'physical' | 'movement') => {
      const play = start({ units: [{ at: '0101' }, near], mines: [field('command', { seat: NORTH })], rules: RULES, phase });
      return play.book.check(play.state as never, blow(), NORTH).map(one => one.rule);
    };
    expect([at('weapon'), at('physical'), at('movement')]).toEqual([['TOE-minefield-command-interrupt'], [], []]);
  });
  rule('TOE-minefield-command-interrupt#1', 'they are set off in any other phase, and in the middle of a move', () => {
    const own = field('command', { seat: NORTH });
    const striking = start({ units: [{ at: '0808', facing: 3 }, near], mines: [own], rules: RULES, phase: 'physical' });
    expect(lost(striking.does(NORTH, blow(), 1, 6))).toEqual([5, 5]);
    // The trap is set before the enemy moves, and goes off under it although it wanted to go on.
    const trap = start({ units: [{ at: '0101' }, { at: '0810', facing: 0 }], mines: [own], rules: RULES });
    trap.does(NORTH, blow({ trap: true }));
    trap.does(NORTH, stay(0));
    expect(lost(trap.does(SOUTH, walk(1, 'FF'), 1, 6))).toEqual([5, 5]);
    expect(unitAt(trap.state, 1).at).toEqual(at('0808'));
    expect(trap.state.mines![0]!.density).toBe(0);
    expect(
      minefield({}, [field('command')])
        .refuses(NORTH, blow())
        .map(one => one.rule),
    ).toContain('TOE-minefield-command-interrupt');
    expect(readCommand(blow({ trap: true }), '').ok).toBe(true);
  });
  test('are refused where no rule knows them', () => {
    const play = minefield({}, [field('command', { seat: NORTH })], []);
    expect(play.refuses(NORTH, blow()).map(one => one.rule)).toEqual(['TW-house-tasks']);
  });
});

describe('clearing and laying', () => {
  const at9 = (design: Placed['design'], more: Partial<Placed> = {}): Partial<Placed> => ({
    at: '0809',
    ...(design ? { design } : {}),
    ...more,
  });
  const doing = (more: Partial<Extract<Move, { readonly mode: 'stand' }>>): Move => ({ type: 'move', unit: 0, mode: 'stand', ...more });
  const turn = (play: ReturnType<typeof minefield>, move: Move, ...dice: readonly number[]) => {
    play.does(NORTH, move);
    play.does(NORTH, hold(0));
    return play.does(SOUTH, hold(1), ...dice, ...NEXT);
  };
  const clear = (design: Placed['design'], ...dice: readonly number[]) => {
    const play = minefield(at9(design), [field('standard')]);
    const events = turn(play, doing({ task: 'clear' }), ...dice);
    return { left: play.state.mines![0]!.density, hits: lost(events).length };
  };
  const tools = fitted(SUITS, 'BABasicManipulatorMineClearance', 'Squad');
  rule('TOE-clear-minefield-ba#1', 'suits with the tools clear on 6 or more, bare hands on 10', () => {
    expect([clear(tools, ...pair(5)).left, clear(tools, ...pair(6)).left]).toEqual([10, 0]);
    expect([clear(SUITS, ...pair(9)).left, clear(SUITS, ...pair(10)).left]).toEqual([10, 0]);
    const refused = (unit: Partial<Placed>) =>
      minefield(unit, [field('standard')])
        .refuses(NORTH, doing({ task: 'clear' }))
        .map(one => one.rule);
    expect(refused(at9('GRF-1N'))).toContain('TOE-clear-minefield-ba');
    expect(refused({ design: SUITS })).toContain('TOE-clear-minefield-ba');
  });
  rule('TOE-clear-minefield-ba#2', 'the mines go off under the tools on a 2 alone, under bare hands up to 5', () => {
    expect([clear(tools, 1, 1, 1, 2), clear(tools, ...pair(3))]).toEqual([
      { left: 5, hits: 2 },
      { left: 10, hits: 0 },
    ]);
    expect([clear(SUITS, ...pair(5), 1, 2), clear(SUITS, ...pair(6))]).toEqual([
      { left: 5, hits: 2 },
      { left: 10, hits: 0 },
    ]);
  });
  rule('TOE-mine-dispensers-wording#1', 'wheels, tracks, hovercraft and WiGEs lay mines; legs, rotors and hulls do not', () => {
    const lays = (design: string, place: string) => {
      const play = minefield({ design: fitted(design, 'ISVehicularMineDispenser', place), mines: ['standard'] }, []);
      return play.book.check(play.state as never, doing({ task: 'lay' }), NORTH).map(one => one.rule);
    };
    const able = ['Vedette Medium Tank', 'Pegasus Scout Hover Tank', 'MASH Truck', 'Fensalir Combat WiGE'];
    expect(able.map(design => lays(design, 'BD'))).toEqual([[], [], [], []]);
    const unable = ['TOE-mine-dispensers-wording'];
    expect([lays('GRF-1N', 'LT'), lays('Warrior Attack Helicopter H-7', 'BD')]).toEqual([unable, unable]);
  });
  rule('TOE-mine-dispensers-wording#2', 'a dispenser lays ten points where the unit stands, and holds one field less', () => {
    const layer = minefield({ design: fitted(TANK, 'ISVehicularMineDispenser', 'RR'), mines: ['standard', 'inferno'] }, []);
    turn(layer, doing({ task: 'lay', lays: 1 }));
    expect(layer.state.mines).toEqual([{ kind: 'inferno', at: at('0808'), seat: NORTH, density: 10, since: 1 }]);
    expect(unitAt(layer.state, 0).mines).toEqual(['standard']);
    const legs = minefield({ design: fitted('GRF-1N', 'ISVehicularMineDispenser', 'LT'), mines: ['standard'] }, []);
    expect(legs.refuses(NORTH, doing({ task: 'lay' })).map(one => one.rule)).toEqual(['TOE-mine-dispensers-wording']);
    const empty = minefield({ design: fitted(TANK, 'ISVehicularMineDispenser', 'RR') }, []);
    expect(empty.refuses(NORTH, doing({ task: 'lay' })).map(one => one.rule)).toEqual(['TOE-mine-dispensers-wording']);
  });
  const layers = fitted(SUITS, 'ISBAMineDispenser', 'Squad');
  rule('TOE-mine-dispensers-ba#1', 'one suit of a squad lays in a turn, and the next in the next', () => {
    const play = minefield({ design: layers, mines: ['active', 'inferno'] }, []);
    turn(play, doing({ task: 'lay' }));
    expect(play.state.mines!.map(({ kind }) => kind)).toEqual(['active']);
    expect(unitAt(play.state, 0).mines).toEqual(['inferno']);
    expect(play.state.phase).toBe('movement');
  });
  rule('TOE-mine-dispensers-ba#2', 'each suit may carry another kind, one field each', () => {
    const play = minefield({ design: layers, mines: ['standard', 'active', 'inferno', 'standard', 'standard'] }, []);
    turn(play, doing({ task: 'lay', lays: 1 }));
    expect(play.state.mines!.map(({ kind }) => kind)).toEqual(['active']);
    const setup = (mines: readonly MineKind[]): Setup => ({
      map: 'hills',
      forces: [[{ design: layers, mines }], [{ design: TANK }]],
      turns: null,
    });
    expect(readSetup(setup(['active', 'inferno', 'standard', 'standard', 'standard']), '').ok).toBe(true);
    expect(JSON.stringify(readSetup(setup(Array.from({ length: 6 }, () => 'active' as const)), ''))).toContain('TOE-mine-dispensers-ba');
  });
});

describe('minesweepers', () => {
  const sweeper = fitted(TANK, 'ISMineSweeper', 'FR');
  const gear = 0;
  rule('TOE-minesweeper-active#2', 'it clears on 6 or more', () => {
    const left = (rolled: number) => {
      const on = minefield({ design: sweeper, settings: { [gear]: 'on' } }, [field('standard')]);
      on.does(NORTH, walk(0, 'F'), ...pair(8), ...pair(rolled));
      return on.state.mines![0]!.density;
    };
    expect([left(5), left(6)]).toEqual([10, 0]);
  });
  rule('TOE-minesweeper-active#1', 'it is switched on and off when a turn ends, and clears only while it is on', () => {
    const off = minefield({ design: sweeper }, [field('standard')]);
    expect(eventsOf(off.does(NORTH, walk(0, 'F'), ...pair(8)), 'minesSought')).toHaveLength(0);
    const on = minefield({ design: sweeper, settings: { [gear]: 'on' } }, [field('standard')]);
    expect(eventsOf(on.does(NORTH, walk(0, 'F'), ...pair(8), ...pair(6)), 'minesSought')[0]).toMatchObject({ cleared: true });
    expect(on.state.mines![0]!.density).toBe(0);
    const switching = minefield({ design: sweeper }, []);
    switching.does(NORTH, stay(0));
    switching.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], tunes: [{ gear, to: 'on' }] });
    expect(unitAt(switching.state, 0).settings?.[gear]).toBeUndefined();
    expect(eventsOf(switching.does(SOUTH, hold(1), ...NEXT), 'tuned')[0]).toMatchObject({ unit: 0, to: 'on' });
    expect(unitAt(switching.state, 0).settings?.[gear]).toBe('on');
    switching.does(NORTH, stay(0));
    switching.does(SOUTH, stay(1));
    switching.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], tunes: [{ gear, to: 'off' }] });
    expect(eventsOf(switching.does(SOUTH, hold(1), ...NEXT), 'tuned')[0]).toMatchObject({ unit: 0, to: 'off' });
  });
  rule('TOE-minesweeper-owner-roll', 'whose mines they are rolls whether they go off under it', () => {
    const on = minefield({ design: sweeper, settings: { [gear]: 'on' } }, [field('inferno')]);
    expect(eventsOf(on.does(NORTH, walk(0, 'F'), ...pair(9), ...pair(6)), 'minesTried')[0]).toMatchObject({ by: SOUTH, ok: true });
  });
  rule('TOE-minesweeper-per-hex', 'one for each hex that a vehicle fills', () => {
    const setup = (pieces: number): Setup => ({
      map: 'hills',
      forces: [[{ design: fitted(TANK, 'ISMineSweeper', 'FR', pieces) }], [{ design: TANK }]],
      turns: null,
    });
    expect([readSetup(setup(1), '').ok, JSON.stringify(readSetup(setup(2), '')).includes('TOE-minesweeper-per-hex')]).toEqual([true, true]);
    // A vessel of three hexes has room for three.
    const refused = (pieces: number) => {
      const mounts = Array.from({ length: pieces }, () => ({ kind: 'equipment' as const, item: 'ISMineSweeper', at: 'FR' }));
      const design: Paper = { ...CUTTER, mounts: [...CUTTER.mounts, ...mounts] };
      return JSON.stringify(readSetup({ map: 'hills', forces: [[{ design }], [{ design: TANK }]], turns: null }, '')).includes(
        'TOE-minesweeper-per-hex',
      );
    };
    expect([refused(3), refused(4)]).toEqual([false, true]);
  });
});

describe('what mines cost', () => {
  const setup = (kind: MineKind, density: number, mineBudget: number): Setup => ({
    map: 'hills',
    forces: [[{ design: TANK }], [{ design: TANK }]],
    turns: null,
    mines: [{ kind, at: at('0809'), seat: NORTH, density }],
    mineBudget,
  });
  for (const [id, kind, price] of [
    ['TOE-t415-standard-mine-cost', 'standard', 1250],
    ['TOE-t415-command-mine-cost', 'command', 1875],
    ['TOE-t415-vibrabomb-cost', 'vibrabomb', 2500],
    ['TOE-t415-active-mine-cost', 'active', 5000],
    ['TOE-t415-inferno-mine-cost', 'inferno', 1250],
  ] as const)
    rule(id, `${price} C-bills for five points: a sum buys so much and no more`, () => {
      expect([readSetup(setup(kind, 5, price), '').ok, readSetup(setup(kind, 5, price - 1), '').ok]).toEqual([true, false]);
      expect([readSetup(setup(kind, 20, 4 * price), '').ok, readSetup(setup(kind, 20, 4 * price - 1), '').ok]).toEqual([true, false]);
    });
});
