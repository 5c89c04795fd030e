import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { able, at, book, hit, moving, pass, ruleset } from '../../scene.fixture.ts';
import { type Placed, type Sketch, setPiece } from '../../set-piece.ts';
import type { Unit } from '../../shape.ts';

/** Both ratings, as they are told when a turn begins. */
const told = (a: readonly Placed[], b: readonly Placed[] = [at({}, 1, 60, 4)]): readonly number[] => {
  const game = scene(ruleset, setPiece([...a, ...b]));
  pass(game, 5, 5, 2, 2);
  return game.state.ratings ?? [0, 0];
};
const rated = (card: Sketch, more: Partial<Unit> = {}): number => told([at(card, 0, 20, 40, more), at({}, 0, 30, 40)])[0]!;
const fly: Partial<Unit> = { fate: 'aloft', at: null, airborne: true, flight: { ring: 1 } };
const bonus = (a: readonly Placed[], b: readonly Placed[] = [at({}, 1, 60, 4)], seat = 0): number =>
  book.ask('initiative', { state: setPiece([...a, ...b]), seat }).total;
const crowd = (count: number, specials = ''): readonly Placed[] =>
  Array.from({ length: count }, (_, i) => able(specials, 0, 5 + 3 * i, 44));

rule('ASC-bi-score#1', 'what the units of a side are worth is added up', () =>
  expect(told([able('RCN', 0, 20, 40), able('MHQ3', 0, 24, 40), able('RCN', 0, 28, 40), at({}, 0, 32, 40)])).toEqual([7, 0]),
);
rule(
  'ASC-bi-score#2',
  'whoever is off the table counts as long as it is part of the force and no farther than the radar map reaches',
  () => {
    expect(rated({ specials: 'RCN' }, { fate: 'offTable', at: null, offTable: 40 })).toBe(2);
    expect(rated({ type: 'AF', move: '7a' }, { ...fly, flight: { ring: 3 } })).toBe(1);
    expect(rated({ specials: 'RCN' }, { fate: 'withdrawn', at: null })).toBe(0);
  },
);
rule('ASC-bi-score#3', 'it takes the place of the older rule: a scout alone is no bonus against a better informed enemy', () => {
  const scouts = [able('RCN', 0, 20, 40)];
  expect([bonus(scouts), bonus(scouts, [able('MHQ4', 1, 60, 4)])]).toEqual([1, 0]);
  expect(book.has('AS-init-mods')).toBe(false);
});
rule('ASC-bi-score#4', 'what is destroyed, shut down or abandoned knows nothing', () =>
  expect([
    rated({ specials: 'RCN' }),
    rated({ specials: 'RCN' }, { fate: 'destroyed', at: null }),
    rated({ specials: 'MHQ3' }, { marks: [{ kind: 'abandoned', until: 0 }] }),
    rated({ specials: 'RCN' }, { shutdown: true, heat: 4, marks: [{ kind: 'asleep', until: 0, value: 9 }] }),
  ]).toEqual([2, 0, 0, 0]),
);
rule('ASC-tbl-bi-rating#1', 'a ground unit with RCN is worth 2, one without nothing', () =>
  expect([rated({ specials: 'RCN' }), rated({}), rated({ type: 'CV', move: '8"t', specials: 'RCN' })]).toEqual([2, 0, 2]),
);
rule('ASC-tbl-bi-rating#2', 'a fighter or Small Craft is worth 1', () =>
  expect([
    rated({ type: 'AF', move: '7a' }, fly),
    rated({ type: 'CF', move: '7a' }, fly),
    rated({ type: 'SC', move: '5p', specials: '' }, fly),
  ]).toEqual([1, 1, 1]),
);
rule('ASC-tbl-bi-rating#3', 'with RCN it is worth 2', () => expect(rated({ type: 'AF', move: '7a', specials: 'RCN' }, fly)).toBe(2));
rule('ASC-tbl-bi-rating#4', 'a DropShip is worth 2, with eyes or without', () =>
  expect([
    rated({ type: 'DS', move: '4p', size: 1 }, fly),
    rated({ type: 'DA', move: '4a', size: 1 }, fly),
    rated({ type: 'DS', move: '4p', size: 1, specials: 'RCN' }, fly),
  ]).toEqual([2, 2, 2]),
);
rule('ASC-tbl-bi-rating#5', 'each point of MHQ on the battlefield is worth 1', () =>
  expect([
    rated({ specials: 'MHQ6' }),
    rated({ specials: 'MHQ2,RCN' }),
    rated({ specials: 'MHQ6' }, { fate: 'offTable', at: null }),
  ]).toEqual([6, 4, 0]),
);
rule('ASC-bi-timing#3', 'at the start of every turn the scores are compared anew', () => {
  const game = scene(ruleset, moving([able('MHQ4', 0, 20, 40), at({}, 0, 30, 40), at({}, 1, 20, 4)]));
  const stand = (unit: number, seat: 0 | 1) => game.does(seat, { type: 'move', unit, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } });
  const turn = (...dice: readonly number[]) => {
    for (let i = 0; i < 3; i++) {
      const seat = game.state.active as 0 | 1;
      stand(game.state.units.find(unit => unit.seat === seat && unit.moved === null)!.id, seat);
    }
    pass(game, ...dice);
  };
  turn(2, 2, 5, 5);
  const bonuses = () => game.events.flatMap(event => (event.type === 'initiativeRolled' ? [event.totals.map(({ total }) => total)] : []));
  expect(bonuses()).toEqual([[2, 0]]);
  turn(2, 2, 5, 5);
  expect(bonuses()).toEqual([
    [2, 0],
    [2, 0],
  ]);
});
rule('ASC-bi-timing#4', 'a headquarters that is lost in a turn counts no more from the next one on', () => {
  const state = setPiece(
    [at({ damage: '9/9/9' }, 0, 20, 40), able('MHQ4', 1, 20, 36, {}, { armor: 1, structure: 2, move: '4"' }), at({}, 1, 60, 4)],
    {
      ratings: [0, 4],
    },
  );
  const game = scene(ruleset, state);
  game.does(0, hit(), 5, 5);
  expect(game.state.ratings).toEqual([0, 4]);
  pass(game, 5, 5, 2, 2);
  expect(game.state.ratings).toEqual([0, 0]);
  const rolled = game.events.flatMap(event => (event.type === 'initiativeRolled' ? [event.totals[1]!.total] : []));
  expect(rolled).toEqual([0]);
});
rule('ASC-bi-init-bonus-award#1', 'MHQ4 is worth one, MHQ3 is not', () =>
  expect([bonus([...crowd(5), able('MHQ4', 0, 30, 40)]), bonus([...crowd(5), able('MHQ3', 0, 30, 40)])]).toEqual([1, 0]),
);
rule('ASC-bi-init-bonus-award#2', 'a scout for every four units is worth one', () =>
  expect([bonus([...crowd(3), able('RCN', 0, 30, 40)]), bonus([...crowd(4), able('RCN', 0, 30, 40)])]).toEqual([1, 0]),
);
rule('ASC-bi-init-bonus-award#3', 'a post of MHQ1 for every four units is worth one', () =>
  expect([bonus([...crowd(3), able('MHQ1', 0, 30, 40)]), bonus([...crowd(4), able('MHQ1', 0, 30, 40)])]).toEqual([1, 0]),
);
rule('ASC-bi-init-bonus-award#4', 'three at most, however many there are', () =>
  expect(bonus([...crowd(4, 'RCN'), able('MHQ6', 0, 30, 40), able('MHQ6', 0, 34, 40), able('MHQ6', 0, 38, 40)])).toBe(3),
);
rule('ASC-bi-init-bonus-award#5', 'one unit may hold several of them', () =>
  expect(bonus([able('MHQ4,RCN', 0, 30, 40), ...crowd(3)])).toBe(3),
);
const company: readonly Placed[] = [
  able('MHQ6', 0, 10, 40),
  able('C3M', 0, 30, 40),
  able('C3S', 0, 40, 44),
  able('C3S', 0, 44, 44),
  able('C3S', 0, 48, 44),
  able('RCN', 0, 52, 44),
  ...crowd(6),
];
rule('ASC-bi-init-bonus-award#6', 'twelve units with a headquarters of six, a C3 master, three slaves and one scout have two', () =>
  expect(bonus(company)).toBe(2),
);
rule('ASC-bi-init-bonus-loss#1', 'a bonus is gone with the unit that held it', () => {
  const [hq, ...rest] = company;
  const gone = { ...hq!, more: { ...hq!.more, fate: 'destroyed' as const, at: null } };
  expect([bonus(company), bonus([gone, ...rest])]).toEqual([2, 1]);
  // Who sleeps is neither lost nor jammed; the rating of the side comes from others then.
  const asleep = [able('MHQ4', 0, 30, 40, { shutdown: true }), able('RCN', 0, 34, 40), ...crowd(7)];
  expect(bonus(asleep)).toBe(1);
});
const screen = (x: number, y: number): readonly Placed[] => [able('ECM', 1, x, y)];
rule('ASC-bi-init-bonus-loss#2', 'inside an enemy’s ECM it does not count, outside it does', () => {
  const alone = [able('MHQ4', 0, 30, 40), ...crowd(4)];
  expect([bonus(alone, screen(30, 34)), bonus(alone, screen(30, 26))]).toEqual([0, 1]);
});
rule('ASC-bi-init-bonus-loss#3', 'a unit that is lost or jammed loses all that it holds', () => {
  const holder = (more: Partial<Unit> = {}) => [able('MHQ4,RCN', 0, 30, 40, more), ...crowd(3)];
  expect([bonus(holder()), bonus(holder(), screen(30, 34)), bonus(holder({ fate: 'destroyed', at: null }))]).toEqual([3, 0, 0]);
});
rule('ASC-bi-init-bonus-loss#4', 'a free headquarters and a C3 master inside an enemy’s ECM make one', () =>
  expect([bonus(company, screen(30, 35)), bonus(company, screen(60, 4))]).toEqual([1, 2]),
);
