import { Rulebook } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { areaDamage } from '../artillery/blast.ts';
import { able as at, done, lost, point, refused, ruleset, standard } from '../scene.fixture.ts';
import { patch, type Sketch, setPiece } from '../set-piece.ts';
import type { Unit } from '../shape.ts';

// Works
rule('AS-sua-brid', 'a bridge of CF 18 beside its builder, and none yet from infantry', () => {
  const build = (type: 'CV' | 'CI') => {
    const game = scene(ruleset, setPiece([at('BRID', 0, 20, 40, {}, { type, move: '4"' }), at('', 1, 60, 4)]));
    game.does(0, { type: 'deed', unit: 0, deed: 'bridge', at: point(20, 38) });
    return game.state.table.pieces[0]?.cf;
  };
  expect([build('CV'), build('CI')]).toEqual([18, undefined]);
});
rule('AS-sua-saw', 'woods are cut down a step', () => {
  const game = scene(ruleset, setPiece([at('SAW', 0, 20, 40), at('', 1, 60, 4)], {}, [patch('woods', 18, 37, 22, 39, { level: 2 })]));
  game.does(0, { type: 'deed', unit: 0, deed: 'clearWoods' });
  expect(game.state.table.pieces[0]!.level).toBe(1);
});
rule('AS-sua-eng', 'engineers clear rubble', () => {
  const game = scene(
    ruleset,
    setPiece([at('ENG', 0, 20, 40), at('', 1, 60, 4), ...[18, 22, 20].map((x, i) => at('ENG', 0, x, i === 2 ? 36 : 40))], {}, [
      patch('rubble', 18, 37, 22, 39),
    ]),
  );
  for (const unit of [0, 2, 3]) game.does(0, { type: 'deed', unit, deed: 'clearRubble' });
  expect(game.state.table.pieces).toHaveLength(1);
  game.does(0, { type: 'deed', unit: 4, deed: 'clearRubble' });
  expect(game.state.table.pieces).toEqual([]);
  expect(
    refused(setPiece([at('', 0, 20, 40), at('', 1, 60, 4)], {}, [patch('rubble', 18, 37, 22, 39)]), {
      type: 'deed',
      unit: 0,
      deed: 'clearRubble',
    }),
  ).toEqual(['AS-sua-eng']);
});
rule('AS-sua-ff', 'a fire goes out on 8, one less for each helper', () => {
  const fight = (helpers: number, dice: readonly number[]) => {
    const game = scene(
      ruleset,
      setPiece([at('FF', 0, 20, 40), at('', 1, 60, 4), ...Array.from({ length: helpers }, (_, i) => at('FF', 0, 17 + 6 * i, 38))], {}, [
        patch('fire', 18, 37, 22, 39),
      ]),
    );
    game.does(0, { type: 'deed', unit: 0, deed: 'extinguish' }, ...dice);
    return game.state.table.pieces.length;
  };
  expect([fight(0, [4, 4]), fight(0, [3, 4]), fight(1, [3, 4])]).toEqual([0, 1, 0]);
});
rule('AS-sua-ff', 'each turn before this one makes it easier, three in all with those who help', () => {
  const fire = patch('fire', 18, 37, 22, 39);
  const tired = (value: number) => ({ marks: [{ kind: 'fights', until: 2, fire: fire.id, value } as const] });
  const sums = (value: number, helpers: number) => {
    const others = Array.from({ length: helpers }, (_, i) => at('FF', 0, 17 + 6 * i, 38));
    const game = scene(ruleset, setPiece([at('FF', 0, 20, 40, tired(value)), at('', 1, 60, 4), ...others], {}, [fire]));
    game.does(0, { type: 'deed', unit: 0, deed: 'extinguish' }, 1, 1);
    return game.events.flatMap(event => (event.type === 'rolled' ? event.needs!.terms.map(({ rule: id, value: n }) => [id, n]) : []));
  };
  expect(sums(1, 0)).toEqual([
    ['AS-sua-ff', 8],
    ['AS-sua-ff', -1],
  ]);
  expect([sums(2, 1)[1], sums(3, 2)[1]]).toEqual([
    ['AS-sua-ff', -3],
    ['AS-sua-ff', -3],
  ]);
  const game = scene(ruleset, setPiece([at('FF', 0, 20, 40), at('', 1, 60, 4)], {}, [fire]));
  game.does(0, { type: 'deed', unit: 0, deed: 'extinguish' }, 1, 1);
  expect(game.state.units[0]!.marks).toEqual([{ kind: 'fights', until: 2, fire: fire.id, value: 1 }]);
});
rule('AS-sua-bt', 'a charge does Size times half the Move around it', () => {
  const game = scene(ruleset, setPiece([at('BT', 0, 20, 40, {}, { size: 2, move: '8"' }), at('', 1, 20, 38.5), at('', 0, 60, 40)]));
  game.does(0, { type: 'deed', unit: 0, deed: 'blowUp' });
  expect([game.state.units[0]!.fate, lost(game, 1)]).toEqual(['destroyed', 8]);
});
const boom = [...standard, 'ASC-engine-explosion-self-destruct'] as const;
rule('ASC-engine-explosion-self-destruct', 'announced in one End Phase, it goes off in the next', () => {
  const game = scene(ruleset, setPiece([at('', 0, 20, 40, {}, { size: 4 }), at('', 1, 20, 37), at('', 0, 60, 40)]), boom);
  game.does(0, { type: 'order', unit: 0, order: 'selfDestruct' });
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[0]!.fate).toBe('fighting');
});
const blast = (card: Sketch, y: number, pieces: Parameters<typeof setPiece>[2] = [], more: Partial<Unit> = {}): number => {
  const bomb = at('', 0, 20, 40, { marks: [{ kind: 'countdown', until: 0, value: 1 }], ...more }, card);
  const state = setPiece([bomb, at('', 1, 20, y), at('', 0, 60, 40)], {}, pieces);
  const game = scene(ruleset, state, boom);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  return lost(game, 1);
};
rule('ASC-engine-explosion-damage', 'Size to two inches, half to four, a quarter to six', () =>
  expect([blast({ size: 4 }, 38), blast({ size: 4 }, 36.5), blast({ size: 4 }, 34.5), blast({ size: 4 }, 32)]).toEqual([4, 2, 1, 0]),
);
rule('ASC-engine-explosion-size-multiplier', 'a large unit counts twice', () => expect(blast({ size: 3, specials: 'LG' }, 37.5)).toBe(6));
rule('ASC-engine-explosion-area', 'those inside a building are spared', () => {
  const house = patch('building', 19, 37, 21, 39, { cf: 40, height: 2000 });
  expect([blast({ size: 4 }, 38), blast({ size: 4 }, 38, [house])]).toEqual([4, 0]);
});
rule('ASC-engine-explosion-preempted', 'a unit destroyed before its time does not blow up', () =>
  expect([blast({}, 38), blast({}, 38, [], { structure: 0, armor: 0 })]).toEqual([3, 0]),
);
rule('ASC-engine-explosion-eligibility', 'infantry has no engine', () => {
  const rules = Rulebook.compile(ruleset, boom);
  const state = setPiece([at('', 0, 20, 40, {}, { type: 'CI' }), at('', 1, 20, 38)]);
  expect(rules.check(ruleset.view(state, 0), { type: 'order', unit: 0, order: 'selfDestruct' }, 0).map(one => one.rule)).toEqual([
    'ASC-engine-explosion-self-destruct',
  ]);
});
rule('AS-damage-order', 'area damage meets reactive and reflective armor', () => {
  const unit = (specials: string) => setPiece([at(specials, 0, 1, 1)]).units[0]!;
  expect([areaDamage(unit('RCA'), 5), areaDamage(unit('RFA'), 5), areaDamage(unit(''), 5)]).toEqual([2, 10, 5]);
});
rule('ASC-engine-explosion-unintentional', 'three points more than needed and a twelve: the engine goes up with the unit', () => {
  const shot = (damage: string, dice: readonly number[]) => {
    const state = setPiece([
      at('', 0, 20, 40, {}, { damage }),
      at('', 1, 20, 36, { armor: 0, structure: 1 }, { size: 4 }),
      at('', 1, 21.5, 36),
    ]);
    const game = scene(ruleset, state, [...standard, 'ASC-engine-explosion-unintentional']);
    game.does(0, { type: 'attack', unit: 0, target: 1, how: 'standard' }, 6, 5, ...dice);
    game.does(0, done);
    game.does(1, done, 5, 5, 2, 2);
    return lost(game, 2);
  };
  expect([shot('4/4/4', [6, 6]), shot('4/4/4', [6, 5]), shot('3/3/3', [])]).toEqual([4, 0, 0]);
});
