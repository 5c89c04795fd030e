import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { able, at, BASE, done, hit, lost, refused, ruleset, standard, term, usual } from '../scene.fixture.ts';
import { type Placed, patch, setPiece } from '../set-piece.ts';
import type { Unit } from '../shape.ts';

// Who talks to whom. Unit 0 fires at unit 1 at Long range; whoever of its friends stands at 24, 12 is at Short range of it.
const LONG = 4;
const SHORT = 0;
const gunner = (specials: string): Placed => usual(specials, 0, 20, 40);
const mark: Placed = at({ move: '4"' }, 1, 20, 40 - 30 - BASE);
const near = (specials: string, more: Partial<Unit> = {}): Placed => usual(specials, 0, 24, 12, more);
/** Members that are far away themselves. */
const far = (specials: string, count: number): readonly Placed[] =>
  Array.from({ length: count }, (_, i) => usual(specials, 0, 30 + 2 * i, 44));
const aim = (placed: readonly Placed[], pieces: Parameters<typeof setPiece>[2] = []): number | undefined =>
  term(setPiece(placed, {}, pieces), 'AS-to-hit-range');
const pairOf = (own: string, friend: string, ...others: readonly Placed[]): number | undefined =>
  aim([gunner(own), mark, near(friend), ...others]);
const jammer = (specials: string, x: number, y: number): Placed => usual(specials, 1, x, y);

rule('AS-c3#1', 'a master links three slaves, a further master for each link to spare; six C3I units, three with Nova', () => {
  // The gunner comes last in the roster: it is the fourth slave, or the third.
  const last = (slaves: number, ...more: readonly string[]) =>
    term(
      setPiece([
        usual('C3M', 0, 24, 12),
        mark,
        ...far('C3S', slaves),
        ...more.map((specials, i) => usual(specials, 0, 40 + 2 * i, 44)),
        gunner('C3S'),
      ]),
      'AS-to-hit-range',
      { unit: 2 + slaves + more.length },
    );
  expect([last(2), last(3), last(3, 'C3M')]).toEqual([SHORT, LONG, SHORT]);
  expect([last(11, 'C3M2', 'C3M', 'C3M'), last(14, 'C3M2', 'C3M2', 'C3M2')]).toEqual([SHORT, LONG]);
  const peer = (code: string, others: number) => aim([gunner(code), mark, ...far(code, others), near(code)]);
  expect([peer('C3I', 4), peer('C3I', 5), peer('NOVA', 1), peer('NOVA', 2)]).toEqual([SHORT, LONG, SHORT, LONG]);
});
rule('AS-sua-c3m#1', 'three slaves or further masters hang on one master, and no fourth', () => {
  const fourth = (third: string, own: string) =>
    term(setPiece([near('C3M'), mark, ...far('C3S', 2), usual(third, 0, 40, 44), gunner(own)]), 'AS-to-hit-range', { unit: 5 });
  expect([fourth('', 'C3S'), fourth('C3S', 'C3S'), fourth('', 'C3M')]).toEqual([SHORT, LONG, SHORT]);
});
rule('AS-sua-c3i#1', 'six units talk as peers without any master, and a seventh does not', () => {
  const seventh = (others: number) => aim([gunner('C3I'), mark, ...far('C3I', others), near('C3I')]);
  expect([seventh(0), seventh(4), seventh(5)]).toEqual([SHORT, SHORT, LONG]);
});
rule('AS-c3#2', 'the nearest member that sees the target lends its range, and none that does not see it', () => {
  const hill = [patch('hill', 21.5, 8, 22.5, 14, { height: 2000 })];
  expect([pairOf('C3S', 'C3M'), pairOf('', 'C3M'), aim([gunner('C3S'), mark, near('C3M')], hill)]).toEqual([SHORT, LONG, LONG]);
  expect(aim([gunner('C3S'), mark, usual('C3M', 0, 20, 26)])).toBe(2);
});
rule('AS-c3#3', 'what it does is the damage of its own range', () => {
  const strike = (own: string) => {
    const game = scene(ruleset, setPiece([at({ specials: own, damage: '5/4/2' }, 0, 20, 40), mark, near('C3M')]));
    game.does(0, hit(), 6, 6, 1, 1);
    return [game.events.find(one => one.type === 'attacked')?.toHit.total, lost(game)];
  };
  expect([strike('C3S'), strike('')]).toEqual([
    [4, 2],
    [8, 2],
  ]);
});
rule('AS-c3#4', 'a master inside an enemy screen takes everybody down, slaves among themselves too', () => {
  const net = (...others: readonly Placed[]) => aim([gunner('C3S'), mark, near('C3S'), usual('C3M', 0, 50, 44), ...others]);
  expect([net(), net(jammer('ECM', 50, 34)), net(jammer('ECM', 60, 10))]).toEqual([SHORT, LONG, SHORT]);
});
rule('AS-sua-c3m#3', 'one screen on the master silences its whole network', () => {
  expect([pairOf('C3S', 'C3M'), pairOf('C3S', 'C3M', jammer('ECM', 34, 8)), pairOf('C3S', 'C3M', jammer('ECM', 40, 2))]).toEqual([
    SHORT,
    LONG,
    SHORT,
  ]);
});
rule('AS-c3#5', 'a screen between master and slave cuts that slave alone', () => {
  // The screen lies between the master far to the right and the gunner, and reaches neither of them.
  const net = (...others: readonly Placed[]) => {
    const state = setPiece([gunner('C3S'), mark, near('C3S'), usual('C3M', 0, 68, 40), usual('C3S', 0, 68, 10), ...others]);
    return [term(state, 'AS-to-hit-range'), term(state, 'AS-to-hit-range', { unit: 4 })];
  };
  expect([net(), net(jammer('LECM', 44, 44)), net(jammer('LECM', 44, 40))]).toEqual([
    [SHORT, SHORT],
    [SHORT, SHORT],
    [LONG, SHORT],
  ]);
});
rule('AS-c3#6', 'a screen costs a C3I network only the unit inside it, and boosted systems mind the strongest alone', () => {
  const third = usual('C3I', 0, 60, 44);
  expect([pairOf('C3I', 'C3I', third, jammer('ECM', 60, 34)), pairOf('C3I', 'C3I', third, jammer('ECM', 20, 30))]).toEqual([SHORT, LONG]);
  expect([pairOf('C3BSS', 'C3BSM', jammer('ECM', 30, 8)), pairOf('C3BSS', 'C3BSM', jammer('AECM', 30, 8))]).toEqual([SHORT, LONG]);
});
rule('AS-sua-c3i#2', 'whoever is inside an enemy screen is out, and the others go on', () => {
  const third = usual('C3I', 0, 60, 44);
  expect([
    pairOf('C3I', 'C3I', third),
    pairOf('C3I', 'C3I', third, jammer('ECM', 60, 34)),
    pairOf('C3I', 'C3I', third, jammer('ECM', 34, 8)),
    pairOf('C3I', 'C3I', third, jammer('ECM', 20, 30)),
  ]).toEqual([SHORT, SHORT, LONG, LONG]);
});
rule('AS-sua-c3s#1', 'a slave answers to a master, plain or boosted, and to no other slave', () => {
  expect(['C3M', 'C3BSM', 'C3S', 'C3BSS', 'C3I'].map(friend => pairOf('C3S', friend))).toEqual([SHORT, SHORT, LONG, LONG, LONG]);
});
rule('AS-sua-c3bss#1', 'a boosted slave answers to a boosted master alone', () => {
  expect(['C3BSM', 'C3M', 'C3BSS'].map(friend => pairOf('C3BSS', friend))).toEqual([SHORT, LONG, LONG]);
});
rule(
  'AS-sua-c3bsm#1',
  'a plain screen does nothing to a boosted master, nor between boosted units; a plain slave of it still minds',
  () => {
    const plain = jammer('ECM', 30, 8);
    expect([pairOf('C3BSS', 'C3BSM', plain), pairOf('C3S', 'C3BSM', plain), pairOf('C3S', 'C3M', plain)]).toEqual([SHORT, LONG, LONG]);
    expect([pairOf('C3BSS', 'C3BSM', jammer('LECM', 22, 26)), pairOf('C3S', 'C3BSM', jammer('LECM', 22, 26))]).toEqual([SHORT, LONG]);
    expect(pairOf('C3BSS', 'C3BSM', jammer('AECM', 34, 8))).toBe(LONG);
  },
);
rule('AS-sua-c3em#1', 'an emergency master takes over once the master is lost or jammed, and not before', () => {
  const master = (more: Partial<Unit>) => usual('C3M', 0, 50, 44, more);
  const net = (...others: readonly Placed[]) => aim([gunner('C3S'), mark, near('C3EM'), ...others]);
  expect([net(), net(master({ fate: 'destroyed', at: null })), net(master({}), jammer('ECM', 50, 34))]).toEqual([LONG, SHORT, SHORT]);
  // With the master alive the emergency master is a slave like the others.
  expect(net(master({}))).toBe(SHORT);
  expect(aim([gunner('C3S'), mark, near('C3S'), master({ fate: 'destroyed', at: null })])).toBe(LONG);
});
rule('AS-sua-c3em#2', 'it stands in for two turns, and then no more', () => {
  const game = scene(
    ruleset,
    setPiece([gunner('C3S'), mark, near('C3EM'), usual('C3M', 0, 50, 44, { fate: 'destroyed', at: null })], { limit: 12 }),
  );
  const seen: (number | undefined)[] = [];
  for (let turn = 0; turn < 3; turn++) {
    seen.push(term(game.state, 'AS-to-hit-range'));
    while (game.state.phase !== 'combat')
      game.does(game.state.active, {
        type: 'move',
        unit: game.state.units.find(one => one.seat === game.state.active && one.moved === null && one.fate === 'fighting')!.id,
        mode: 'stand',
        path: [],
        facing: { dx: 0, dy: -1 },
      });
    game.does(game.state.active, done);
    game.does(game.state.active, done, 5, 5, 2, 2);
  }
  expect(seen).toEqual([SHORT, SHORT, LONG]);
});
rule('AS-sua-c3m#2', 'the master of a network points like TAG and counts five points of headquarters', () => {
  const tag = (specials: string) => refused(setPiece([gunner(specials), at({ move: '4"' }, 1, 20, 30)]), hit({ how: 'TAG' }));
  expect([tag('C3M'), tag('C3S'), tag('TAG')]).toEqual([[], ['AS-attack-count'], []]);
  const rules: readonly RuleId[] = standard;
  const first = (mine: string, theirs: string) => {
    const game = scene(ruleset, setPiece([gunner(mine), usual(theirs, 1, 20, 20)]), rules);
    game.does(0, done);
    game.does(1, done, 3, 3, 4, 3);
    return game.state.initiative;
  };
  // One point less on the dice: five points of headquarters against four are the better staff, and bring one bonus more than a plain one.
  expect([first('C3M', 'MHQ4'), first('MHQ4', 'MHQ5')]).toEqual([0, 1]);
});
rule('AS-sua-nova#1', 'Nova is a screen, a probe and a network of three in one', () => {
  expect([pairOf('NOVA', 'NOVA'), pairOf('NOVA', '')]).toEqual([SHORT, LONG]);
  expect([pairOf('C3S', 'C3M', jammer('NOVA', 34, 8)), pairOf('C3S', 'C3M', jammer('', 34, 8))]).toEqual([LONG, SHORT]);
  const finds = (specials: string, x: number) => {
    const state = setPiece(
      [able(specials, 0, 20, 40, { moved: null }), able('', 1, x, 36, { hidden: true, moved: null }), able('', 1, 60, 4, { moved: null })],
      { phase: 'movement' },
    );
    const game = scene(ruleset, state);
    game.does(0, { type: 'move', unit: 0, mode: 'ground', path: [{ x: 5080, y: 36 * 254 }], facing: { dx: 0, dy: -1 } });
    return !game.state.units[1]!.hidden;
  };
  expect([finds('NOVA', 39), finds('NOVA', 40), finds('', 39)]).toEqual([true, false, false]);
});
rule('AS-sua-nova#2', 'no plain, light or watchdog screen disturbs the network of Nova, an enemy Nova does', () => {
  const over = (specials: string) => [pairOf('NOVA', 'NOVA', jammer(specials, 30, 8)), pairOf('NOVA', 'NOVA', jammer(specials, 22, 39))];
  expect(['ECM', 'LECM', 'WAT', 'NOVA'].map(over)).toEqual([
    [SHORT, SHORT],
    [SHORT, SHORT],
    [SHORT, SHORT],
    [LONG, LONG],
  ]);
});
rule('AS-sua-nova#2', 'a peer that a homing jammer has silenced lends nothing', () => {
  const silenced: Partial<Unit> = { marks: [{ kind: 'jammedC3', until: 5 }] };
  expect([aim([gunner('NOVA'), mark, near('NOVA')]), aim([gunner('NOVA'), mark, near('NOVA', silenced)])]).toEqual([SHORT, LONG]);
});
