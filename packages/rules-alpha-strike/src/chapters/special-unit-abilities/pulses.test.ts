import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../../attack/aim.ts';
import { at, book, done, hit, slow as pair, refused, ruleset } from '../../scene.fixture.ts';
import { type Placed, setPiece } from '../../set-piece.ts';
import type { AttackCommand, Command, Unit } from '../../shape.ts';

// Jammers and pulses
const stance = (specials: string, what: 'jam' | 'chargeHpg', others: readonly Placed[], dice: readonly number[]) => {
  const state = setPiece([at({ specials }, 0, 20, 40, { moved: null }), ...others], { phase: 'movement', active: 0 });
  const game = scene(ruleset, state);
  game.does(0, { type: 'move', unit: 0, mode: 'stand', path: [], facing: { dx: 0, dy: -1 }, stance: what }, ...dice);
  return game;
};
const marks = (unit: Unit | undefined) => unit!.marks.map(({ kind }) => kind);
const foe = (specials: string, y = 30) => at({ specials }, 1, 24, y, { moved: { mode: 'stand', length: 0, from: null } });
rule('ASC-sua-jammer-activation', 'it runs five turns, reaches 34 inches, once', () => {
  const game = stance('DJ', 'jam', [foe('ECM')], [4, 4]);
  expect([
    marks(game.state.units[0]),
    game.state.units[0]!.marks[0]!.until,
    game.state.units[0]!.spent,
    marks(game.state.units[1]),
  ]).toEqual([['jammer'], 5, ['jammer'], ['jammedEcm']]);
  expect(marks(stance('DJ', 'jam', [foe('ECM', 4)], []).state.units[1])).toEqual([]);
});
rule('ASC-sua-dj', '9 resists; less loses its screen', () =>
  expect([
    marks(stance('DJ', 'jam', [foe('ECM')], [4, 5]).state.units[1]),
    marks(stance('DJ', 'jam', [foe('ECM')], [4, 4]).state.units[1]),
  ]).toEqual([[], ['jammedEcm']]),
);
rule('AS-sua-dj', 'stealth goes as well', () =>
  expect(
    book
      .ask('toHit', aimOf(setPiece(pair(12, {}, { specials: 'STL' }, {}, { marks: [{ kind: 'jammedEcm', until: 5 }] })), hit())!)
      .terms.some(one => one.rule === 'AS-to-hit-stl'),
  ).toBe(false),
);
rule('ASC-sua-hj', 'no TAG, and missiles aim worse', () => {
  const silenced: Partial<Unit> = { marks: [{ kind: 'jammedC3', until: 5 }] };
  expect(refused(setPiece(pair(3, { specials: 'TAG' }, {}, silenced)), hit({ how: 'TAG' }))).toEqual(['ASC-sua-hj']);
  expect(
    book.ask('toHit', aimOf(setPiece(pair(3, { specials: 'SRM1/1' }, {}, silenced)), hit())!).terms.find(one => one.rule === 'ASC-sua-hj')
      ?.value,
  ).toBe(1);
});
rule('AS-sua-hj', 'rolled for like the other', () =>
  expect(marks(stance('HJ', 'jam', [foe('TAG')], [4, 4]).state.units[1])).toEqual(['jammedC3']),
);
const pulsing = (value: number, did: readonly string[] = []) => {
  const game = scene(
    ruleset,
    setPiece([
      at({ type: 'SV', size: 2, specials: 'HPG' }, 0, 20, 40, {
        moved: { mode: 'stand', length: 0, from: null },
        did,
        marks: [{ kind: 'hpg', until: 0, value }],
      }),
      foe('', 30),
      foe('', 10),
      at({}, 0, 60, 44),
    ]),
  );
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  return game;
};
rule('ASC-sua-hpg-charge', 'two turns without moving or firing, then a turn asleep', () => {
  expect(pulsing(0).state.units[0]!.marks).toMatchObject([{ kind: 'hpg', value: 1 }]);
  expect(pulsing(1).state.units[0]!.shutdown).toBe(true);
  expect(refused(setPiece(pair(3, { specials: 'HPG' }, {}, { marks: [{ kind: 'hpg', until: 0, value: 0 }] })), hit())).toEqual([
    'ASC-sua-hpg-charge',
  ]);
});
rule('ASC-sua-hpg-radius', 'sixteen inches', () =>
  expect([marks(pulsing(1).state.units[1]), marks(pulsing(1).state.units[2])]).toEqual([['pulsed'], []]),
);
rule('ASC-sua-hpg-effect', 'four worse for weapons, not for fists', () => {
  const dazzled: Partial<Unit> = { marks: [{ kind: 'pulsed', until: 6 }] };
  const value = (how: AttackCommand['how']) =>
    book.ask('toHit', aimOf(setPiece(pair(0, {}, {}, dazzled)), hit({ how }))!).terms.find(one => one.rule === 'ASC-sua-hpg-effect')?.value;
  expect([value('standard'), value('strike')]).toEqual([4, undefined]);
});
rule('ASC-sua-hpg-use', 'once in six turns', () => {
  const state = setPiece([at({ specials: 'HPG' }, 0, 20, 40, { moved: null, marks: [{ kind: 'hpgWait', until: 6 }] }), foe('')], {
    phase: 'movement',
  });
  expect(refused(state, { type: 'move', unit: 0, mode: 'stand', path: [], facing: { dx: 0, dy: -1 }, stance: 'chargeHpg' })).toEqual([
    'ASC-sua-hpg-charge',
  ]);
});
rule('AS-sua-hpg', 'only with a generator', () => {
  const state = (specials: string) => setPiece([at({ specials }, 0, 20, 40, { moved: null }), foe('')], { phase: 'movement' });
  const charge: Command = { type: 'move', unit: 0, mode: 'stand', path: [], facing: { dx: 0, dy: -1 }, stance: 'chargeHpg' };
  expect([refused(state('HPG'), charge), refused(state(''), charge)]).toEqual([[], ['ASC-sua-hpg-charge']]);
});
rule('ASC-sua-vr', 'inside a screen no shots, and fists two worse', () => {
  const state = setPiece([...pair(0, { specials: 'VR' }), foe('ECM', 36)]);
  expect(refused(state, hit())).toEqual(['ASC-sua-vr']);
  expect(book.ask('toHit', aimOf(state, hit({ how: 'strike' }))!).terms.find(one => one.rule === 'ASC-sua-vr')?.value).toBe(2);
});
rule('AS-drone', 'a drone obeys its controller outside a screen', () => {
  const drone = (others: readonly Placed[]) => refused(setPiece([...pair(3, { specials: 'DRO' }), ...others]), hit());
  expect([drone([at({ specials: 'DCC1' }, 0, 40, 44)]), drone([]), drone([at({ specials: 'DCC1' }, 0, 40, 44), foe('ECM', 34)])]).toEqual([
    [],
    ['AS-drone'],
    ['AS-drone'],
  ]);
});
rule('AS-sua-dcc', 'a controller that is shut down controls nothing', () =>
  expect(refused(setPiece([...pair(3, { specials: 'DRO' }), at({ specials: 'DCC1' }, 0, 40, 44, { shutdown: true })]), hit())).toEqual([
    'AS-drone',
  ]),
);
const dazed = (specials: string, given: Unit['marks'] = [{ kind: 'linked', until: 0 }]) => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 0, structure: 9, specials }, {}, { marks: given })));
  game.does(0, hit(), 6, 5, 2, 2);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  return marks(game.state.units[1]);
};
rule('ASC-sua-dn', 'a fire control hit stuns a pilot with implants', () =>
  expect([dazed('DN'), dazed(''), dazed('DN', [])]).toEqual([['linked', 'stunned'], ['linked'], []]),
);
rule('AS-sua-dn', 'for the whole next turn', () => expect(dazed('DN')).toContain('stunned'));
const robots = (...force: readonly string[]) =>
  book.ask('initiative', { state: setPiece(force.map((specials, i) => at({ specials }, 0, 20 + 10 * i, 40))), seat: 0 }).total;
rule('ASC-sua-sdcs', 'superior robots lose one on initiative', () => expect(robots('SDCS')).toBe(-1));
rule('AS-sua-sdcs', 'only where no man is with them', () => expect([robots('SDCS'), robots('SDCS', '')]).toEqual([-1, 0]));
rule('ASC-sua-rbt', 'plain ones two', () => expect(robots('RBT')).toBe(-2));
