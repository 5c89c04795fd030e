import { Rulebook } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, book, lost, point, refused, ruleset, standard, suits } from '../../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../../set-piece.ts';
import type { Command } from '../../shape.ts';

const house = (more: object) => [patch('building', 18, 34, 22, 38, { cf: 20, height: 9 * 254, ...more })];
const far = at({}, 1, 60, 4);
const raze: Command = { type: 'demolish', unit: 0, piece: 'building' };
/** What is left of a building that somebody has fired at, out of the south unless something else is said. */
const fired = (more: object, times = 1, y = 44, who: Partial<Sketch> = {}) => {
  const game = scene(
    ruleset,
    setPiece([at({ damage: '4/4/4', ...who }, 0, 20, y, { facing: { dx: 0, dy: y > 36 ? -1 : 1 } }), far], {}, house(more)),
  );
  game.does(0, raze, 6, 5);
  let [piece] = game.state.table.pieces;
  for (let i = 1; i < times; i++) {
    const next = scene(ruleset, setPiece([at({ damage: '4/4/4' }, 0, 20, y), far], {}, [piece!]));
    next.does(0, raze, 6, 5);
    [piece] = next.state.table.pieces;
  }
  return piece!;
};

rule('ASC-armored-building-armor#1', 'each wall and the roof begin with the same', () => {
  expect([fired({ armor: 5 }).faces, fired({ armor: 7 }, 1, 28).faces]).toEqual([
    [5, 5, 1, 5, 5],
    [3, 7, 7, 7, 7],
  ]);
});
rule('ASC-armored-building-armor#2', 'no more of it than the building has points', () => {
  const trouble = (armor: number) => {
    const table = { width: 72 * 254, height: 48 * 254, pieces: house({ armor }) };
    const forces = [[{ card: sketch() }], [{ card: sketch() }]] as const;
    return Rulebook.compile(ruleset, standard)
      .checkSetup({ table, forces, zone: 6, limit: 9 })
      .map(one => one.rule);
  };
  expect([trouble(20), trouble(21)]).toEqual([[], ['ASC-armored-building-armor']]);
});
rule('ASC-armored-building-armor#3', 'what one wall has lost the others have not', () => {
  expect([fired({ armor: 10 }, 2).faces, fired({ armor: 10, faces: [10, 10, 2, 10, 10] }, 1, 28).faces]).toEqual([
    [10, 10, 2, 10, 10],
    [6, 10, 2, 10, 10],
  ]);
});

const walk = (card: Sketch, faces?: readonly number[], armor = 5) =>
  refused(
    setPiece(
      [at({ move: '12"', ...card }, 0, 20, 40, { moved: null }), far],
      { phase: 'movement' },
      house({ armor, height: 254, ...(faces && { faces }) }),
    ),
    { type: 'move', unit: 0, mode: 'ground', path: [point(20, 36)], facing: { dx: 0, dy: -1 } },
  );
rule('ASC-armored-building-entry#1', 'no machine enters or passes through a wall that has armor', () => {
  expect([walk({}), walk({ type: 'CV', move: '12"t' }), walk({}, [0, 0, 0, 0, 0], 0)]).toEqual([
    ['AS-move-prohibited', 'ASC-armored-building-entry'],
    ['AS-move-prohibited', 'ASC-armored-building-entry'],
    [],
  ]);
  // Bare in the south, where it comes from; bare in the north alone is of no use to it.
  expect([walk({}, [5, 5, 0, 5, 5]), walk({}, [0, 5, 5, 5, 5])]).toEqual([[], ['ASC-armored-building-entry']]);
});
rule('ASC-armored-building-entry#2', 'an attack on it hurts neither the building nor anybody inside', () => {
  const shot = (armor: number) => {
    const inside: Placed = at({ type: 'BA', move: '4"f' }, 1, 20, 36);
    const game = scene(ruleset, setPiece([at({ damage: '5/5/5' }, 0, 20, 44), inside], {}, house({ armor, height: 4 * 254 })));
    game.does(0, { type: 'attack', unit: 0, target: 1, how: 'standard' }, 6, 5);
    return [lost(game), game.state.table.pieces[0]!.cf];
  };
  expect([shot(9), shot(0)]).toEqual([
    [0, 20],
    [2, 17],
  ]);
  expect([fired({ armor: 5 }).cf, fired({ armor: 0 }).cf]).toEqual([20, 16]);
});
rule('ASC-armored-building-entry#3', 'infantry gets in, and fights whoever holds it as aboard a ship', () => {
  expect(
    [walk({ type: 'BA', move: '12"f' }), walk(suits('MEC'), undefined, 20)].map(ids => ids.includes('ASC-armored-building-entry')),
  ).toEqual([false, false]);
  expect(walk({ type: 'BA', move: '12"f' })).toEqual([]);
});
rule('ASC-armored-building-damage#1', 'what is more than its armor goes to the building', () =>
  expect([fired({ armor: 3 }).faces, fired({ armor: 3 }).cf, fired({ armor: 4 }).cf]).toEqual([[3, 3, 0, 3, 3], 19, 20]),
);
rule('ASC-armored-building-damage#2', 'it comes down without points, whatever armor the other walls have', () =>
  expect([fired({ armor: 3, cf: 1 }).kind, fired({ armor: 3, cf: 2 }).kind]).toEqual(['rubble', 'building']),
);

/** Points that it costs somebody to be in a building of so many inches, or on it, when it comes down. */
const buried = (inches: number, above: boolean, armored: boolean) => {
  const piece = patch('building', 18, 34, 22, 38, {
    cf: 1,
    height: Math.round(inches * 254),
    ...(armored && { armor: 1, faces: [0, 0, 0, 0, 0] }),
  });
  const state = setPiece(
    [at({ damage: '9/9/9' }, 0, 20, 44), at({ type: 'BA', move: '4"f' }, 1, 20, 36, above ? { z: Math.round(inches * 254) } : {})],
    {},
    [piece],
  );
  const game = scene(ruleset, state);
  game.does(0, raze, 6, 5);
  expect(game.state.table.pieces[0]!.kind).toBe('rubble');
  return lost(game);
};
rule('ASC-armored-building-collapse#1', 'a point for every two whole inches, and one at least', () =>
  expect([buried(9, false, true), buried(4, false, true), buried(3.5, false, true), buried(1, false, true)]).toEqual([4, 2, 1, 1]),
);
rule('ASC-armored-building-collapse#2', 'two more on the roof', () =>
  expect([buried(9, true, true), buried(4, true, true)]).toEqual([6, 4]),
);
rule('ASC-armored-building-collapse#3', 'twice what a standard building does', () => {
  const both = (inches: number) =>
    [true, false].map(armored => {
      const piece = patch('building', 18, 34, 22, 38, { height: inches * 254, ...(armored && { armor: 5 }) });
      return book.ask('collapse', { piece, above: false }).total;
    });
  expect([both(8), both(16)]).toEqual([
    [4, 2],
    [8, 4],
  ]);
});
