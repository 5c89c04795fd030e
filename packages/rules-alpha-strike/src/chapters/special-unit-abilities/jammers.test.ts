import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { networkOf } from '../../electronics/c3.ts';
import { able, at, BASE, done, hit, lasting, refused, ruleset, slow, term } from '../../scene.fixture.ts';
import { type Placed, patch, setPiece } from '../../set-piece.ts';
import type { MoveCommand, State, Unit } from '../../shape.ts';
import type { Standing } from '../../state.ts';

/** The core book and the Companion say the same. */
const both = (ids: readonly string[], sentence: string, body: () => void): void => {
  for (const id of ids) rule(id, sentence, body);
};

const still: Partial<Unit> = { moved: { mode: 'stand', length: 0, from: null } };
const stands = (unit: number, more: Partial<MoveCommand> = {}): MoveCommand => ({
  type: 'move',
  unit,
  mode: 'stand',
  path: [],
  facing: { dx: 0, dy: -1 },
  ...more,
});
/** The first unit switches its jammer on; everybody else has moved. */
const jam = (specials: string, others: readonly Placed[], dice: readonly number[] = [], pieces: Parameters<typeof setPiece>[2] = []) => {
  const state = setPiece([able(specials, 0, 20, 40, { moved: null }), ...others], { phase: 'movement', active: 0 }, pieces);
  const game = scene(ruleset, state);
  game.does(0, stands(0, { stance: 'jam' }), ...dice);
  return game;
};
const foe = (specials: string, y = 30, seat: 0 | 1 = 1) => able(specials, seat, 20, y, still);
const kinds = (state: State, id: number) => state.units[id]!.marks.map(({ kind }) => kind);
const next = (game: ReturnType<typeof jam>, ...dice: readonly number[]) => {
  game.does(game.state.active, done);
  game.does(game.state.active, done, 6, 6, 1, 1);
  const waiting = game.state.units.filter(unit => unit.fate === 'fighting' && !unit.moved).map(({ id }) => id);
  while (game.state.phase === 'movement') {
    const id = waiting.find(one => game.state.units[one]!.seat === game.state.active && !game.state.units[one]!.moved)!;
    const last = waiting.filter(one => !game.state.units[one]!.moved).length === 1;
    game.does(game.state.active, stands(id), ...(last ? dice : []));
  }
};

both(['ASC-sua-jammer-activation#1', 'AS-sua-dj#1'], 'a jammer is switched on with its unit’s move', () => {
  expect(kinds(jam('DJ', [foe('')]).state, 0)).toEqual(['jammer']);
  const combat = setPiece([able('DJ', 0, 20, 40), foe('ECM')]);
  expect(refused(combat, stands(0, { stance: 'jam' }))).toContain('AS-turn');
  const without = setPiece([able('', 0, 20, 40, { moved: null }), foe('ECM')], { phase: 'movement' });
  expect(refused(without, stands(0, { stance: 'jam' }))).toEqual(['ASC-sua-jammer-activation']);
});
both(['ASC-sua-jammer-activation#2', 'AS-sua-dj#2'], 'it reaches 34 inches in sight', () => {
  const at34 = 40 - 34 - BASE;
  expect(kinds(jam('DJ', [foe('ECM', at34)], [4, 4]).state, 1)).toEqual(['jammedEcm']);
  expect(kinds(jam('DJ', [foe('ECM', at34 - 0.1)]).state, 1)).toEqual([]);
  const wall = [patch('building', 15, 34, 25, 36, { height: 6 * 254, cf: 40 })];
  expect(kinds(jam('DJ', [foe('ECM')], [], wall).state, 1)).toEqual([]);
});
both(['ASC-sua-jammer-activation#3', 'AS-sua-dj#2', 'AS-sua-hj#3'], 'friend and foe alike', () => {
  const game = jam('DJ', [foe('ECM'), at({ specials: 'ECM' }, 0, 26, 40, still)], [4, 4, 4, 4]);
  expect([kinds(game.state, 1), kinds(game.state, 2)]).toEqual([['jammedEcm'], ['jammedEcm']]);
});
both(['ASC-sua-jammer-activation#4', 'AS-sua-dj#1'], 'for five turns, and nobody switches it off', () => {
  const game = jam('DJ', [foe('ECM'), at({}, 1, 60, 5, still)], [4, 4]);
  expect(game.state.units[0]!.marks).toEqual([{ kind: 'jammer', until: 5 }]);
  for (const turn of [2, 3, 4, 5]) {
    next(game);
    expect([turn, kinds(game.state, 0), kinds(game.state, 1)]).toEqual([turn, ['jammer'], ['jammedEcm']]);
  }
  next(game);
  expect([game.state.turn, kinds(game.state, 0), kinds(game.state, 1)]).toEqual([6, [], []]);
});
both(['ASC-sua-jammer-activation#5', 'AS-sua-dj#3'], 'it ends early with its unit, destroyed or shut down', () => {
  const start = jam('DJ', [foe('ECM'), at({}, 0, 60, 40, still)], [4, 4]).state;
  const after = (change: Partial<Unit>) => {
    const game = scene(ruleset, { ...start, units: start.units.map(unit => (unit.id === 0 ? { ...unit, ...change } : unit)) });
    game.does(game.state.active, done);
    game.does(game.state.active, done, 6, 6, 1, 1);
    return kinds(game.state, 1);
  };
  expect([
    after({}),
    after({ shutdown: true, marks: [...start.units[0]!.marks, { kind: 'asleep', until: 0, value: 9 }] }),
    after({ structure: 0 }),
  ]).toEqual([['jammedEcm'], [], []]);
});
both(['ASC-sua-jammer-activation#6', 'AS-sua-dj#1'], 'and is used up', () => {
  const spent = setPiece([able('DJ', 0, 20, 40, { moved: null, spent: ['jammer'] }), foe('ECM')], { phase: 'movement' });
  expect(refused(spent, stands(0, { stance: 'jam' }))).toEqual(['ASC-sua-jammer-activation']);
  expect(jam('DJ', [foe('')]).state.units[0]!.spent).toEqual(['jammer']);
});
both(['ASC-sua-dj#1', 'AS-sua-dj#2'], 'less than 9 costs a unit its screens and its stealth as long as the jammer works', () => {
  for (const code of ['AECM', 'ECM', 'LECM', 'STL', 'WAT'])
    expect([code, kinds(jam('DJ', [foe(code)], [4, 4]).state, 1)]).toEqual([code, ['jammedEcm']]);
  expect(kinds(jam('DJ', [foe('TAG')]).state, 1)).toEqual([]);
  // What it had stops nobody: a drone obeys again, and stealth hides nobody.
  const jammed: Partial<Unit> = { marks: [{ kind: 'jammedEcm', until: 5 }] };
  const obeys = (more: Partial<Unit>) =>
    refused(setPiece([...slow(3, { specials: 'DRO' }), able('DCC1', 0, 50, 44), able('ECM', 1, 24, 36, more)]), hit());
  expect([obeys({}), obeys(jammed)]).toEqual([['AS-drone'], []]);
  const hides = (more: Partial<Unit>) => term(setPiece(slow(12, {}, { specials: 'STL' }, {}, more)), 'AS-to-hit-stl');
  expect([hides({}), hides(jammed)]).toEqual([1, undefined]);
});
both(['ASC-sua-dj#2', 'AS-sua-dj#2'], '9 resists it', () => {
  expect(kinds(jam('DJ', [foe('ECM')], [4, 5]).state, 1)).toEqual([]);
});
const silenced: Partial<Unit> = { marks: [{ kind: 'jammedC3', until: 5 }] };
both(['ASC-sua-hj#1', 'AS-sua-hj#1'], 'less than 9, and it points at nobody', () => {
  for (const how of ['TAG', 'LTAG'] as const) {
    expect([how, kinds(jam('HJ', [foe(how)], [4, 4]).state, 1)]).toEqual([how, ['jammedC3']]);
    const points = (more: Partial<Unit>) => refused(setPiece(slow(3, { specials: how }, {}, more)), hit({ how }));
    expect([points({}), points(silenced)]).toEqual([[], ['ASC-sua-hj']]);
  }
});
/** A pair of linked friends, the second of them near the target; is the first lent a bracket? */
const lent = (mine: string, theirs: string, more: Partial<Unit>, friend: Partial<Unit> = {}, others: readonly Placed[] = []) => {
  const state = setPiece([...lasting(20, { specials: mine }, {}, more), able(theirs, 0, 20, 23, friend), ...others]);
  return networkOf(state, state.units[0] as Standing).length;
};
both(['ASC-sua-hj#2', 'AS-sua-hj#1'], 'none of its networks works, whatever their kind', () => {
  for (const [mine, theirs] of [
    ['C3BSM', 'C3BSS'],
    ['C3BSS', 'C3BSM'],
    ['C3EM', 'C3M'],
    ['C3I', 'C3I'],
    ['C3M', 'C3S'],
    ['C3S', 'C3M'],
  ] as const) {
    expect([mine, kinds(jam('HJ', [foe(mine)], [4, 4]).state, 1)]).toEqual([mine, ['jammedC3']]);
    expect([mine, lent(mine, theirs, {}), lent(mine, theirs, silenced)]).toEqual([mine, 2, 0]);
  }
  // Nor does it launch sensors.
  expect(kinds(jam('HJ', [foe('C3RS')], [4, 4]).state, 1)).toEqual(['jammedC3']);
  const launch = (more: Partial<Unit>) =>
    refused(setPiece(slow(20, { specials: 'C3RS' }, {}, more)), {
      type: 'deed',
      unit: 0,
      deed: 'shootSensor',
      at: { x: 20 * 254, y: 38 * 254 },
    });
  expect([launch({}), launch(silenced)]).toEqual([[], ['ASC-sua-hj']]);
  // And it helps nobody else's.
  expect([lent('C3I', 'C3I', {}), lent('C3I', 'C3I', {}, silenced)]).toEqual([2, 1]);
});
both(['ASC-sua-hj#3', 'AS-sua-hj#1'], 'nor does NOVA', () => {
  expect(kinds(jam('HJ', [foe('NOVA')], [4, 4]).state, 1)).toEqual(['jammedC3']);
  expect([lent('NOVA', 'NOVA', {}), lent('NOVA', 'NOVA', silenced), lent('NOVA', 'NOVA', {}, silenced)]).toEqual([2, 0, 1]);
});
both(['ASC-sua-hj#4', 'AS-sua-hj#2'], 'missiles and beacons are one harder to aim', () => {
  for (const [specials, how] of [
    ['SRM1/1', 'standard'],
    ['LRM1/1/1', 'LRM'],
    ['SRM1/1', 'SRM'],
    ['IATM1/1/1', 'IATM'],
    ['CNARC1', 'CNARC'],
    ['SNARC1', 'SNARC'],
  ] as const)
    expect([specials, term(setPiece(slow(3, { specials }, {}, silenced)), 'ASC-sua-hj', { how })]).toEqual([specials, 1]);
  expect(term(setPiece(slow(3, { specials: 'AC1/1/-' }, {}, silenced)), 'ASC-sua-hj')).toBeUndefined();
  expect(term(setPiece(slow(3, { specials: 'SRM1/1' })), 'ASC-sua-hj')).toBeUndefined();
});
both(['ASC-sua-hj#5', 'AS-sua-hj#1'], '9 resists it', () => {
  expect(kinds(jam('HJ', [foe('C3I')], [5, 4]).state, 1)).toEqual([]);
});
rule('ASC-sua-nova#1', 'it is a screen and a probe', () => {
  const drone = (specials: string) =>
    refused(setPiece([...slow(3, { specials: 'DRO' }), able('DCC1', 0, 50, 44), able(specials, 1, 24, 36)]), hit());
  expect([drone('NOVA'), drone('')]).toEqual([['AS-drone'], []]);
  const finds = (specials: string, y: number) => {
    const state = setPiece([able(specials, 0, 20, 40, { moved: null }), able('', 1, 20, y, { hidden: true }), able('', 1, 60, 3, still)], {
      phase: 'movement',
    });
    const game = scene(ruleset, state);
    game.does(0, { type: 'move', unit: 0, mode: 'ground', path: [{ x: 20 * 254, y: 36 * 254 }], facing: { dx: 0, dy: -1 } });
    return !game.state.units[1]!.hidden;
  };
  expect([finds('NOVA', 36 - 18 - BASE), finds('PRB', 36 - 18 - BASE), finds('NOVA', 36 - 18.1 - BASE), finds('', 24)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
/** How much easier the first unit shoots for its network; whoever stands near the target is the last of its members. */
const easier = (mine: string, theirs: string, between: readonly Placed[]) => {
  const number = (placed: readonly Placed[]) => {
    const [event] = scene(ruleset, setPiece(placed)).does(0, hit(), 1, 1);
    return event?.type === 'attacked' ? event.toHit.total : Number.NaN;
  };
  return number(lasting(20, { specials: mine })) - number([...lasting(20, { specials: mine }), ...between, able(theirs, 0, 20, 23)]);
};
rule('ASC-sua-nova#2', 'it links up to three', () => {
  const peers = (count: number) =>
    easier(
      'NOVA',
      'NOVA',
      Array.from({ length: count - 2 }, (_, i) => able('NOVA', 0, 30 + 4 * i, 44)),
    );
  expect([peers(2), peers(3), peers(4)]).toEqual([2, 2, 0]);
  expect(easier('NOVA', 'C3I', [])).toBe(0);
});
rule('ASC-sua-nova#3', 'only a hostile NOVA disturbs it', () => {
  const near = (specials: string, x = 24) => easier('NOVA', 'NOVA', [able(specials, 1, x, 40)]);
  expect([near('ECM'), near('LECM', 22), near('WAT'), near('AECM'), near('NOVA')]).toEqual([2, 2, 2, 2, 0]);
  expect([near('NOVA', 20 + 12 + BASE), near('NOVA', 20 + 12.1 + BASE)]).toEqual([0, 2]);
});
rule('ASC-sua-nova#4', 'whoever is disturbed has no network and lends the others nothing', () => {
  // The hostile set stands beside the friend near the target.
  const game = (foes: readonly Placed[]) => setPiece([...lasting(20, { specials: 'NOVA' }), able('NOVA', 0, 20, 23), ...foes]);
  const bracket = (state: State) => {
    const play = scene(ruleset, state);
    const [event] = play.does(0, hit(), 1, 1);
    return event?.type === 'attacked' && event.toHit.total;
  };
  const alone = bracket(setPiece(lasting(20, { specials: 'NOVA' })));
  expect([Number(alone) - Number(bracket(game([]))), Number(alone) - Number(bracket(game([able('NOVA', 1, 24, 23)])))]).toEqual([2, 0]);
});
