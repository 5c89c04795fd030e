import { Rulebook } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { quickStart } from '../game.ts';
import { EDITIONS, ruleset } from '../ruleset.ts';
import type { State } from '../shape.ts';
import { ATTACKER, DEFENDER, table, woods } from '../testing/table.fixture.ts';
import { damageAt, volleyOf } from './gunnery.ts';

const book = Rulebook.compile(ruleset, EDITIONS['quick-start']!);
const weigh = (state: State, seat: number) => quickStart.tactics.candidates(ruleset.view(state, seat), seat, book);
const best = (state: State, seat: number) => weigh(state, seat)[0]!.command;
const after = (state: State, seat: number) => {
  const stop = best(state, seat);
  if (stop.type !== 'move') throw new Error('no move');
  return stop;
};

describe('candidates', () => {
  const positions: readonly [string, State, number][] = [
    [
      'movement',
      table({
        units: [
          { mech: 'GRF-1N', at: '0810' },
          { mech: 'WVR-6R', at: '0804' },
        ],
      }),
      DEFENDER,
    ],
    [
      'attack',
      table({
        phase: 'attack',
        units: [
          { mech: 'TDR-5S', at: '0810' },
          { mech: 'WVR-6R', at: '0804', moved: ['run', 7] },
        ],
      }),
      DEFENDER,
    ],
    [
      'damage',
      {
        ...table({
          phase: 'attack',
          units: [
            { mech: 'GRF-1N', at: '0810' },
            { mech: 'WVR-6R', at: '0804', armor: { LT: 8 } },
          ],
        }),
        pending: {
          kind: 'damage',
          unit: 0,
          target: 1,
          hits: [
            { weapon: 0, location: 'LT', damage: 10 },
            { weapon: 1, location: 'LA', damage: 5 },
          ],
        },
      },
      DEFENDER,
    ],
  ];
  for (const [name, state, seat] of positions) {
    test(`of ${name} are options, best first`, () => {
      const listed = new Set([...ruleset.options(ruleset.view(state, seat), seat, book)].map(command => JSON.stringify(command)));
      const found = weigh(state, seat);
      expect(found.length).toBeGreaterThan(0);
      for (const { command } of found) expect(listed.has(JSON.stringify(command)), JSON.stringify(command)).toBe(true);
      expect(found[0]!.worth).toBe(Math.max(...found.map(({ worth }) => worth)));
    });
  }

  test('the tables of expected damage are those of the rules', () => {
    const griffin = table({ units: [{ mech: 'GRF-1N', at: '0810' }] }).units[0]!;
    // PPC and LRM 10 at four hexes: 4 to hit; ten missiles do 6.2 or so when they hit.
    expect(damageAt(volleyOf(book, griffin), 4, 0)).toBeCloseTo((33 / 36) * (10 + 227 / 36), 6);
    expect(damageAt(volleyOf(book, { ...griffin, armor: { ...griffin.armor, RA: 0 } }), 4, 0)).toBeCloseTo((33 / 36) * (227 / 36), 6);
    expect(damageAt(volleyOf(book, griffin), 21, 9)).toBe(0);
  });
});

describe('a sensible opponent', () => {
  test('as last mover goes where it can shoot and is not shot at', () => {
    const state = table({
      initiative: DEFENDER,
      active: DEFENDER,
      units: [
        { mech: 'GRF-1N', side: 'defender', at: '0810', facing: 3 },
        { mech: 'WVR-6R', side: 'attacker', at: '0807', facing: 3, moved: ['walk', 2] },
      ],
    });
    const command = after(state, DEFENDER);
    const moved = ruleset.evolve(state, {
      type: 'moved',
      unit: 0,
      mode: command.mode,
      steps: '',
      from: { q: 0, r: 0 },
      ...landing(state, command),
      hexes: 0,
      spent: 0,
      die: { colour: 'white', number: 6 },
    });
    const [own, foe] = [moved.units[0]!, moved.units[1]!];
    const ready = { ...moved, phase: 'attack' as const };
    expect(
      book.allows(
        ruleset.view({ ...ready, active: DEFENDER }, DEFENDER),
        { type: 'declare', unit: own.id, shots: [{ weapon: 0, target: foe.id }] },
        DEFENDER,
      ),
    ).toBe(true);
    expect(
      book.allows(
        ruleset.view({ ...ready, active: ATTACKER }, ATTACKER),
        { type: 'declare', unit: foe.id, shots: [{ weapon: 0, target: own.id }] },
        ATTACKER,
      ),
    ).toBe(false);
  });

  test('closes in when nobody is in reach', () => {
    const state = table({
      units: [
        { mech: 'LCT-1V', at: '0817' },
        { mech: 'LCT-1E', at: '0801' },
      ],
    });
    const { to } = landing(state, after(state, DEFENDER));
    expect(to.r).toBeLessThan(state.units[0]!.at!.r);
  });

  test('never leaves the map but to escape', () => {
    const corner = table({
      units: [
        { mech: 'LCT-1V', at: '0101', facing: 0 },
        { mech: 'TDR-5S', at: '0103', facing: 0 },
      ],
    });
    for (const { command } of weigh(corner, DEFENDER)) if (command.type === 'move') expect(leaves(corner, command)).toBe(false);
    const out = table({
      scenario: 'breakthrough',
      initiative: DEFENDER,
      active: ATTACKER,
      units: [
        { mech: 'GRF-1N', at: '0805' },
        { mech: 'WVR-6R', at: '0815', facing: 3 },
      ],
    });
    expect(leaves(out, after(out, ATTACKER))).toBe(true);
  });

  test('fires all that can hit at the target that matters most, and nothing that cannot', () => {
    const state = table({
      phase: 'attack',
      units: [
        { mech: 'GRF-1N', side: 'defender', at: '0812' },
        { mech: 'WVR-6R', side: 'attacker', at: '0807' },
        { mech: 'WVR-6R', side: 'attacker', at: '0907', armor: { CT: 4, LT: 3 } },
      ],
    });
    expect(best(state, DEFENDER)).toMatchObject({ type: 'declare', shots: [{ target: 2 }, { target: 2 }] });
    const hopeless = table({
      phase: 'attack',
      rows: woods({ '0810': 'h', '0807': 'h' }),
      units: [
        { mech: 'WVR-6R', side: 'defender', at: '0812', moved: ['jump', 5] },
        { mech: 'LCT-1V', side: 'attacker', at: '0807', moved: ['run', 10] },
      ],
    });
    expect(best(hopeless, DEFENDER)).toEqual({ type: 'declare', unit: 0, shots: [] });
  });

  test('moves what cannot move first, and keeps the rest for when it knows more', () => {
    const state = table({
      units: [
        { mech: 'GRF-1N', side: 'defender', at: '0810' },
        { mech: 'GRF-1S', side: 'defender', at: '0510', armor: { LL: 0 } },
        { mech: 'WVR-6R', side: 'attacker', at: '0804' },
      ],
    });
    expect(best(state, DEFENDER)).toEqual({ type: 'move', unit: 1, mode: 'stand' });
  });
});

type MoveCommand = ReturnType<typeof after>;

/** Where a move ends, as the rules carry it out. */
function landing(state: State, command: MoveCommand) {
  let place = { to: state.units[command.unit]!.at!, facing: state.units[command.unit]!.facing };
  const emit = (event: Parameters<typeof ruleset.evolve>[1]) => {
    if (event.type === 'moved') place = { to: event.to, facing: event.facing };
  };
  const ask = book.ask.bind(book) as never;
  const never = () => {
    throw new Error('a move needs no dice');
  };
  ruleset.handlers.move({ state, book, seat: 0, ask, roll: never, emit, run: never }, command);
  return place;
}

const leaves = (state: State, command: MoveCommand): boolean => {
  const { to } = landing(state, command);
  return to.q < 0 || to.q >= state.board.width || to.r + (to.q >> 1) < 0 || to.r + (to.q >> 1) >= state.board.height;
};

test('the strongest judge fire by what it takes, with weights that are complete', () => {
  const { weights, tuned } = quickStart.tactics;
  expect(Object.keys(tuned!)).toEqual(Object.keys(weights));
  expect([weights['toll'], tuned!['toll']]).toEqual([0, 1]);
  const position = table({
    phase: 'attack',
    units: [
      { mech: 'GRF-1N', side: 'defender', at: '0812' },
      { mech: 'WVR-6R', side: 'attacker', at: '0807', armor: { CT: 3 } },
    ],
  });
  const state = ruleset.view(position, DEFENDER);
  const hope = (by: typeof weights) => quickStart.tactics.value(state, DEFENDER, by, book) - quickStart.tactics.value(state, DEFENDER, by);
  // Half of a turn's fire may end it: that is worth more than the damage.
  expect(hope(tuned!)).toBeGreaterThan(hope(weights));
  expect(hope({ ...weights, toll: 0.5 })).toBeCloseTo((hope(weights) + hope({ ...weights, toll: 1 })) / 2, 6);
});

test('whoever presses on fears less for every turn of the evening without harm', () => {
  const units = [
    { mech: 'GRF-1N', side: 'defender', at: '0812', facing: 3 },
    { mech: 'WVR-6R', side: 'attacker', at: '0807', facing: 3 },
  ] as const;
  const fear = (turn: number, pressing: number) => {
    const state = ruleset.view(table({ phase: 'attack', turn, units }), DEFENDER);
    const by = { ...quickStart.tactics.weights, pressing };
    return quickStart.tactics.value(state, DEFENDER, by) - quickStart.tactics.value(state, DEFENDER, by, book);
  };
  expect(fear(2, 1)).toBeGreaterThan(0);
  expect(fear(2, 1)).toBe(fear(2, 0));
  expect(fear(12, 1)).toBe(fear(2, 1));
  expect(fear(22, 1)).toBeLessThan(0.5 * fear(2, 1));
  expect(fear(22, 0)).toBe(fear(2, 0));
});
