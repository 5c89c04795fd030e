import { find, type Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { readCommand, readSetup } from '../../read.ts';
import type { Command, Laid, MineKind, Move, Setup } from '../../shape.ts';
import { at, eventsOf, hold, jump, NEXT, NORTH, type Placed, pair, SOUTH, start, stay, walk } from '../../testing/table.fixture.ts';
import { clearingRules } from './clearing.ts';
import { commandMineRules } from './command.ts';
import { minefieldRules } from './fields.ts';
import { layingRules } from './laying.ts';
import { minePriceRules } from './prices.ts';

const RULES = [...minefieldRules, ...clearingRules, ...layingRules, ...commandMineRules, ...minePriceRules].map(({ id }) => id);
const field = (kind: MineKind, more: Partial<Laid> = {}): Laid => ({ kind, at: at('0809'), seat: SOUTH, density: 10, since: -1, ...more });
/** A design with something more bolted on. */
const fitted = (name: string, item: string, place: string, pieces = 1): Unit => {
  const unit = find(name)!;
  return { ...unit, mounts: [...unit.mounts, ...Array.from({ length: pieces }, () => ({ kind: 'equipment' as const, item, at: place }))] };
};
const TANK = 'Vedette Medium Tank';
const SUITS = 'Elemental Battle Armor [Laser](Sqd5)';

const minefield = (unit: Partial<Placed>, mines: readonly Laid[], rules = RULES, turn = 1) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117', moved: ['stand', 0] }], mines, rules, turn });
const lost = (events: Parameters<typeof eventsOf>[0]) => eventsOf(events, 'damaged').map(({ armor }) => armor);

describe('mines', () => {
  rule('TOE-minefield-damage-grouping', 'they go off from nine on, the denser the easier, in lots of five from below, and thin out', () => {
    const play = minefield({}, [field('standard')]);
    const events = play.does(NORTH, walk(0, 'F'), ...pair(9), 1, 6);
    expect(lost(events)).toEqual([5, 5]);
    expect(eventsOf(events, 'damaged').map(({ location }) => location)).toEqual(['RL', 'LL']);
    expect(play.state.mines![0]!.density).toBe(5);
    expect(lost(minefield({}, [field('standard')]).does(NORTH, walk(0, 'F'), ...pair(8)))).toEqual([]);
    const dense = minefield({}, [field('active', { density: 25 })]);
    expect(lost(dense.does(NORTH, walk(0, 'F'), ...pair(7), 1, 1, 1, 6, 6, ...pair(12)))).toHaveLength(5);
    expect(lost(minefield({}, [field('standard')], []).does(NORTH, walk(0, 'F')))).toEqual([]);
  });
  test('only active mines jump at who lands; infernos heat; a vibrabomb feels the weight', () => {
    minefield({}, [field('standard')]).does(NORTH, jump(0, '0809'));
    expect(lost(minefield({}, [field('active')]).does(NORTH, jump(0, '0809'), ...pair(9), 1, 1))).toEqual([5, 5]);
    const hot = minefield({}, [field('inferno')]);
    hot.does(NORTH, walk(0, 'F'), ...pair(9));
    expect(hot.state.units[0]!.built.external).toBe(4);
    expect(lost(minefield({}, [field('vibrabomb', { setting: 50 })]).does(NORTH, walk(0, 'F'), 1, 1))).toEqual([5, 5]);
    expect(lost(minefield({}, [field('vibrabomb', { setting: 60 })]).does(NORTH, walk(0, 'F')))).toEqual([]);
  });
});

describe('mines that wait for a command', () => {
  const blow = (more: Partial<Extract<Command, { readonly type: 'detonate' }>> = {}): Command => ({ type: 'detonate', field: 0, ...more });
  const near: Placed = { at: '0809', facing: 3 };
  rule('TOE-minefield-command-arming', 'what is laid in turn two goes off in turn four at the earliest', () => {
    const own = field('command', { seat: NORTH, since: 2 });
    const early = start({ units: [{ at: '0101' }, near], mines: [own], rules: RULES, turn: 3 });
    expect(early.refuses(NORTH, blow()).map(one => one.rule)).toEqual(['TOE-minefield-command-arming']);
    const late = start({ units: [{ at: '0101' }, near], mines: [own], rules: RULES, turn: 4 });
    expect(lost(late.does(NORTH, blow(), 1, 6))).toEqual([5, 5]);
    expect(late.state.mines![0]!.density).toBe(0);
    expect(late.state.active).toBe(NORTH);
  });
  rule('TOE-minefield-command-interrupt', 'at any time but while weapons are fired, and in the middle of a move', () => {
    const own = field('command', { seat: NORTH });
    const firing = start({ units: [{ at: '0101' }, near], mines: [own], rules: RULES, phase: 'weapon' });
    expect(firing.refuses(NORTH, blow()).map(one => one.rule)).toEqual(['TOE-minefield-command-interrupt']);
    const striking = start({ units: [{ at: '0808', facing: 3 }, near], mines: [own], rules: RULES, phase: 'physical' });
    expect(lost(striking.does(NORTH, blow(), 1, 6))).toEqual([5, 5]);
    // The trap is set before the enemy moves, and goes off under it although it wanted to go on.
    const trap = start({ units: [{ at: '0101' }, { at: '0810', facing: 0 }], mines: [own], rules: RULES });
    trap.does(NORTH, blow({ trap: true }));
    trap.does(NORTH, stay(0));
    expect(lost(trap.does(SOUTH, walk(1, 'FF'), 1, 6))).toEqual([5, 5]);
    expect(trap.state.units[1]!.at).toEqual(at('0808'));
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
  rule(
    'TOE-clear-minefield-ba',
    'suits with the tools clear on six and fail on two alone; bare hands need ten, and fail up to five',
    () => {
      const tools = fitted(SUITS, 'BABasicManipulatorMineClearance', 'Squad');
      expect([clear(tools, ...pair(6)), clear(tools, ...pair(5)), clear(tools, 1, 1, 1, 2)]).toEqual([
        { left: 0, hits: 0 },
        { left: 10, hits: 0 },
        { left: 5, hits: 2 },
      ]);
      expect([clear(SUITS, ...pair(9)).left, clear(SUITS, ...pair(10)).left, clear(SUITS, ...pair(5), 1, 2).left]).toEqual([10, 0, 5]);
      expect(
        minefield(at9('GRF-1N'), [field('standard')])
          .refuses(NORTH, doing({ task: 'clear' }))
          .map(one => one.rule),
      ).toContain('TOE-clear-minefield-ba');
      expect(
        minefield({ design: SUITS }, [field('standard')])
          .refuses(NORTH, doing({ task: 'clear' }))
          .map(one => one.rule),
      ).toContain('TOE-clear-minefield-ba');
    },
  );
  rule('TOE-mine-dispensers-wording', 'wheels, tracks and hovercraft lay mines, legs do not', () => {
    const layer = minefield({ design: fitted(TANK, 'ISVehicularMineDispenser', 'RR'), mines: ['standard', 'inferno'] }, []);
    turn(layer, doing({ task: 'lay', lays: 1 }));
    expect(layer.state.mines).toEqual([{ kind: 'inferno', at: at('0808'), seat: NORTH, density: 10, since: 1 }]);
    expect(layer.state.units[0]!.mines).toEqual(['standard']);
    const legs = minefield({ design: fitted('GRF-1N', 'ISVehicularMineDispenser', 'LT'), mines: ['standard'] }, []);
    expect(legs.refuses(NORTH, doing({ task: 'lay' })).map(one => one.rule)).toEqual(['TOE-mine-dispensers-wording']);
    const empty = minefield({ design: fitted(TANK, 'ISVehicularMineDispenser', 'RR') }, []);
    expect(empty.refuses(NORTH, doing({ task: 'lay' })).map(one => one.rule)).toEqual(['TOE-mine-dispensers-wording']);
  });
  rule('TOE-mine-dispensers-ba', 'one suit lays in a turn, and each may carry another kind', () => {
    const layers = fitted(SUITS, 'ISBAMineDispenser', 'Squad');
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
  rule('TOE-minesweeper-active', 'switched on when a turn ends; only then it clears', () => {
    const off = minefield({ design: sweeper }, [field('standard')]);
    expect(eventsOf(off.does(NORTH, walk(0, 'F'), ...pair(8)), 'minesSought')).toHaveLength(0);
    const on = minefield({ design: sweeper, settings: { [gear]: 'on' } }, [field('standard')]);
    expect(eventsOf(on.does(NORTH, walk(0, 'F'), ...pair(8), ...pair(6)), 'minesSought')[0]).toMatchObject({ cleared: true });
    expect(on.state.mines![0]!.density).toBe(0);
    const switching = minefield({ design: sweeper }, []);
    switching.does(NORTH, stay(0));
    switching.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], tunes: [{ gear, to: 'on' }] });
    expect(eventsOf(switching.does(SOUTH, hold(1), ...NEXT), 'tuned')[0]).toMatchObject({ unit: 0, to: 'on' });
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
