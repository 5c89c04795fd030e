import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { usual as at, book, ce, dealt, hit, pair, ruleset, term } from '../scene.fixture.ts';
import { type Placed, type Sketch, setPiece } from '../set-piece.ts';
import type { AttackCommand, Unit } from '../shape.ts';

const marksAfter = (how: AttackCommand['how'], a: Sketch, b: Sketch = {}, dice: readonly number[] = []): readonly string[] => {
  const game = scene(ruleset, setPiece(pair(3, a, { armor: 20, move: '4"', ...b })));
  game.does(0, hit({ how }), 6, 5, ...dice);
  return game.state.units[1]!.marks.map(({ kind }) => kind);
};

// Electronics
rule('AS-tag', 'paints for a turn, without damage and beside the attack', () => {
  expect(marksAfter('TAG', { specials: 'TAG' })).toEqual(['tagged']);
  const game = scene(ruleset, setPiece(pair(3, { specials: 'TAG' }, { armor: 20 })));
  game.does(0, hit({ how: 'TAG' }), 6, 5);
  game.does(0, hit(), 6, 4);
  expect(game.state.units[1]!.armor).toBe(17);
});
rule('AS-sua-tag', 'at Medium range as well', () => {
  expect(book.check(ruleset.view(setPiece(pair(12, { specials: 'TAG' })), 0), hit({ how: 'TAG' }), 0)).toEqual([]);
});
rule('AS-sua-ltag', 'a light one at Short only', () => {
  const rules = (apart: number) =>
    book.check(ruleset.view(setPiece(pair(apart, { specials: 'LTAG' })), 0), hit({ how: 'LTAG' }), 0).map(one => one.rule);
  expect([rules(3), rules(12)]).toEqual([[], ['AS-range-nodamage']]);
});
const beaconed: Partial<Unit> = { marks: [{ kind: 'narc', until: 0, seat: 0 }] };
rule('AS-narc', 'a beacon adds one to missiles fired alone', () => {
  expect([dealt({ specials: 'SRM2/2' }, {}, { how: 'SRM' }, beaconed), dealt({ specials: 'SRM2/2' }, {}, {}, beaconed)]).toEqual([3, 3]);
  expect(marksAfter('SNARC', { specials: 'SNARC' })).toEqual(['narc']);
});
rule('AS-damage-narc-ce', 'in the Commander’s Edition to every attack with missiles', () => {
  expect([dealt({ specials: 'SRM2/2' }, {}, {}, beaconed, [], ce), dealt({}, {}, {}, beaconed, [], ce)]).toEqual([4, 3]);
});
rule('AS-sua-snarc', 'not under the target’s own screen', () => {
  expect(dealt({ specials: 'SRM2/2' }, { specials: 'ECM' }, { how: 'SRM' }, beaconed)).toBe(2);
});
rule('AS-sua-cnarc', 'reaches Short', () => {
  const rules = (apart: number) =>
    book.check(ruleset.view(setPiece(pair(apart, { specials: 'CNARC' })), 0), hit({ how: 'CNARC' }), 0).map(one => one.rule);
  expect([rules(3), rules(12)]).toEqual([[], ['AS-range-nodamage']]);
});
rule('AS-sua-inarc', 'reaches Medium', () => {
  expect(book.check(ruleset.view(setPiece(pair(12, { specials: 'INARC' })), 0), hit({ how: 'INARC' }), 0)).toEqual([]);
});
const networked = (own: string, friend: string, more: readonly Placed[] = []) =>
  term(setPiece([...pair(30, { specials: own }, { move: '4"' }), at(friend, 0, 24, 12), ...more]), 'AS-to-hit-range');
/** Whether a network of two is broken by somebody so far up the table from its slave. */
const screened = (specials: string, y: number, seat: 0 | 1 = 1, boosted = '') =>
  networked(boosted ? 'C3BSS' : 'C3I', boosted ? 'C3BSM' : 'C3I', [at(specials, seat, 20, y)]) === 4;
rule('AS-ecm', 'reaches twelve inches, from base to base', () =>
  expect([screened('ECM', 40 - 13.25), screened('ECM', 40 - 13.27)]).toEqual([true, false]),
);
rule('AS-sua-ecm', 'concerns enemies only', () => expect([screened('ECM', 36), screened('ECM', 36, 0)]).toEqual([true, false]));
rule('AS-sua-lecm', 'a light one reaches two', () => expect([screened('LECM', 36.8), screened('LECM', 36)]).toEqual([true, false]));
rule('AS-sua-aecm', 'an angel stops boosted systems too', () =>
  expect([screened('AECM', 30, 1, 'BS'), screened('ECM', 30, 1, 'BS')]).toEqual([true, false]),
);
rule('AS-sua-wat', 'a watchdog screens like ECM', () => expect([screened('WAT', 30), screened('', 30)]).toEqual([true, false]));
rule('AS-c3', 'a network lends the range of the member nearest to the target', () =>
  expect([networked('C3S', 'C3M'), networked('', 'C3M'), networked('C3S', '')]).toEqual([0, 4, 4]),
);
rule('AS-sua-c3m', 'a jammed master takes the whole net down', () => expect(networked('C3S', 'C3M', [at('ECM', 1, 30, 8)])).toBe(4));
rule('AS-sua-c3s', 'a slave without a master is alone', () => expect(networked('C3S', 'C3S')).toBe(4));
rule('AS-sua-c3i', 'peers need no master', () => expect(networked('C3I', 'C3I')).toBe(0));
rule('AS-sua-c3bsm', 'boosted masters do not mind a plain screen', () =>
  expect(networked('C3BSS', 'C3BSM', [at('ECM', 1, 30, 8)])).toBe(0),
);
rule('AS-sua-c3bss', 'but mind an angel', () => expect(networked('C3BSS', 'C3BSM', [at('AECM', 1, 30, 8)])).toBe(4));
rule('AS-sua-nova', 'three units of their own network', () => expect(networked('NOVA', 'NOVA')).toBe(0));
rule('ASC-sua-nova', 'a plain screen does not reach it', () => expect(networked('NOVA', 'NOVA', [at('ECM', 1, 30, 8)])).toBe(0));
rule('AS-sua-btas', 'a taser on a suit: 8 after -2 stuns, less shakes', () => {
  expect([
    marksAfter('BTAS', { type: 'BA', specials: 'BTAS1' }, { type: 'CV', move: '4"t' }, [5, 5]),
    marksAfter('BTAS', { type: 'BA', specials: 'BTAS1' }, { type: 'CV', move: '4"t' }, [5, 4]),
  ]).toEqual([['stunned'], ['shaken']]);
});
rule('AS-sua-mtas', 'a taser on a ’Mech: no -2, but -2 against BattleMechs', () => {
  expect([
    marksAfter('MTAS', { specials: 'MTAS1' }, {}, [5, 5]),
    marksAfter('MTAS', { specials: 'MTAS1' }, {}, [5, 4]),
    marksAfter('MTAS', { specials: 'MTAS1' }, { type: 'BA' }, [3, 3]),
  ]).toEqual([['stunned'], ['shaken'], ['stunned']]);
});
rule('AS-sua-aba', 'ablation shrugs tasers off', () => expect(marksAfter('MTAS', { specials: 'MTAS1' }, { specials: 'ABA' })).toEqual([]));
rule('ASC-sua-aba', 'of suits as well', () =>
  expect(marksAfter('BTAS', { type: 'BA', specials: 'BTAS1' }, { specials: 'ABA' })).toEqual([]),
);
rule('ASC-sua-tsemp-effect', '8 after -1 for a BattleMech shuts it down', () => {
  expect([
    marksAfter('TSEMP', { specials: 'TSEMP1' }, {}, [5, 4]),
    marksAfter('TSEMP', { specials: 'TSEMP1' }, {}, [4, 4]),
    marksAfter('TSEMP', { specials: 'TSEMP1' }, { type: 'SV', move: '4"t' }, [3, 3]),
  ]).toEqual([['stunned'], ['shaken'], ['stunned']]);
  expect(marksAfter('TSEMP', { specials: 'TSEMP1' }, { type: 'CI' })).toEqual([]);
});
rule('ASC-sua-tsemp-attacks', 'at Short and Medium, as often as its number', () => {
  const rules = (apart: number) =>
    book
      .check(ruleset.view(setPiece(pair(apart, { specials: 'TSEMP1' }, { move: '4"' })), 0), hit({ how: 'TSEMP' }), 0)
      .map(one => one.rule);
  expect([rules(12), rules(30)]).toEqual([[], ['AS-range-nodamage']]);
});
rule('ASC-sua-tsemp-stacking', 'a second hit shakes no more than the first', () => {
  const shaken = setPiece(pair(3, {}, {}, { marks: [{ kind: 'shaken', until: 2, value: 1 }] }));
  expect(term(shaken, 'AS-sua-btas')).toBe(1);
});
rule('AS-sua-tsemp', 'a turn has one shot of TSEMP1', () => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'TSEMP1' })));
  game.does(0, hit({ how: 'TSEMP' }), 1, 1);
  expect(game.refuses(0, hit({ how: 'TSEMP' }))[0]!.rule).toBe('AS-attack-count');
});
rule('AS-sua-tsemp-o', 'a scenario has one shot of TSEMP-O1', () => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'TSEMP-O1' })));
  game.does(0, hit({ how: 'TSEMP-O' }), 1, 1);
  expect(game.state.units[0]!.spent).toEqual(['TSEMP-O']);
});
const robot = (mine: string, others: readonly Placed[]) => term(setPiece([...pair(3, { specials: mine }), ...others]), 'AS-sua-atac');
rule('AS-sua-atac', 'a controller helps robots and nobody else', () =>
  expect([robot('RBT', [at('ATAC1', 0, 30, 44)]), robot('', [at('ATAC1', 0, 30, 44)])]).toEqual([-1, undefined]),
);
rule('ASC-sua-atac', 'as many as its number', () => expect(robot('RBT', [at('ATAC1', 0, 30, 44), at('RBT', 0, 40, 44)])).toBe(-1));
rule('AS-sua-rbt', 'a robot without a controller has no help', () =>
  expect([robot('RBT', [at('ATAC1', 0, 30, 44)]), robot('RBT', [])]).toEqual([-1, undefined]),
);
rule('AS-sua-jam', 'a jammer cancels it', () => expect(robot('RBT', [at('ATAC1', 0, 30, 44), at('JAM', 1, 30, 10)])).toBeUndefined());
rule('ASC-sua-jam', 'within Extreme range', () => expect(robot('RBT', [at('ATAC1', 0, 30, 44), at('JAM', 1, 20, 2)])).toBeUndefined());
rule('AS-sua-dro', 'a drone aims one worse', () => expect(term(setPiece(pair(3, { specials: 'DRO' })), 'AS-to-hit-drone')).toBe(1));
