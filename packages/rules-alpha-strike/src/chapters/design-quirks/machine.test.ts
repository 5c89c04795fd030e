import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { JUMPED, patch, type Sketch, setPiece, sketch } from '../../set-piece.ts';
import type { Entry, Unit } from '../../shape.ts';
import {
  attack,
  done,
  moving,
  needs,
  one,
  opened,
  pair,
  placed,
  play,
  plus,
  refusedBy,
  unmoved,
  walk,
} from '../special-pilot-abilities/pilots.fixture.ts';
import { built, entry, id, strike } from './quirks.fixture.ts';

rule('ASC-quirk-battlefists', 'its fists are one easier, its charge is not', () => {
  const rules = plus('ASC-quirk-battlefists');
  expect([
    needs(rules, pair(0, {}, {}, built('battlefists')), strike),
    needs(rules, pair(0, {}, {}, built('battlefists')), { how: 'charge' }),
  ]).toEqual([4, 7]);
});
for (const [quirk, value] of [
  ['easy-to-pilot', -1],
  ['hard-to-pilot', 1],
  ['cramped-cockpit', 1],
] as const)
  rule(id(quirk), 'fists and Control Rolls', () => {
    const rules = plus(id(quirk), 'AS-bog');
    expect(needs(rules, pair(0, {}, {}, built(quirk)), strike)).toBe(5 + value);
    const swamp = [patch('swamp', 10, 30, 30, 39)];
    const game = play(rules, unmoved(pair(20, {}, {}, built(quirk))), moving, swamp);
    game.does(0, walk(0, 20, 38), 2, 2);
    const roll = game.events.find(event => event.type === 'rolled');
    expect(roll?.type === 'rolled' && roll.needs?.total).toBe(4 + value);
  });
const swarm = (quirk: string) =>
  needs(plus(id(quirk)), pair(0, { type: 'BA', specials: 'AM', damage: '2/1/-' }, {}, {}, built(quirk)), { how: 'antimech' });
rule('ASC-quirk-protected-actuators', 'swarming it is one harder', () => expect(swarm('protected-actuators') - swarm('cowl')).toBe(1));
rule('ASC-quirk-exposed-actuators', 'swarming it is one easier', () => expect(swarm('exposed-actuators') - swarm('cowl')).toBe(-1));
const dfa = (quirk: string, dice: readonly number[]) => {
  const game = play(plus(id(quirk)), pair(0, { armor: 9 }, { armor: 20 }, { moved: JUMPED, quirks: [quirk] }));
  game.does(0, attack({ how: 'dfa' }), ...dice);
  return game;
};
rule('ASC-quirk-reinforced-legs', 'coming down on somebody costs it a point less', () => {
  // It needs 10; a hit brings a critical roll.
  expect([
    9 - dfa('reinforced-legs', [6, 5, 4, 4]).state.units[0]!.armor,
    9 - dfa('reinforced-legs', [1, 1]).state.units[0]!.armor,
  ]).toEqual([2, 4]);
});
rule('ASC-quirk-weak-legs', 'its legs may break, whether it hits or not', () => {
  const waits = (dice: readonly number[]) => dfa('weak-legs', dice).state.units[0]!.waiting.map(({ kind }) => kind);
  expect([waits([1, 1, 4, 4]), waits([1, 1, 4, 3]), waits([6, 5, 4, 4, 5, 3])]).toEqual([['mp'], [], ['mp']]);
});
rule('ASC-quirk-combat-computer', 'overheating by two heats by one, by one still by one', () => {
  const heat = (overheat: number) => {
    const game = play(plus(id('combat-computer')), pair(3, { overheat: 3 }, {}, built('combat-computer')));
    game.does(0, attack({ overheat }), 1, 1);
    game.does(0, done);
    game.does(1, done, 6, 6, 1, 1);
    return game.state.units[0]!.heat;
  };
  expect([heat(1), heat(2), heat(3)]).toEqual([1, 1, 2]);
});
const lance = (quirks: readonly string[], others: number): readonly Entry[] => [
  { card: sketch(), quirks, commander: 'force' },
  ...Array.from({ length: others }, () => ({ card: sketch() })),
];
const initiative = (rules: ReturnType<typeof plus>, force: readonly Entry[]) => {
  const state = placed(opened(rules, force, [{ card: sketch() }]), [...force.map((_, i) => [10 + 4 * i, 40] as const), [20, 5] as const]);
  return play(rules, [])
    .book.ask('initiative', { state, seat: 0 })
    .terms.filter(({ rule: line, outdoneBy }) => line.startsWith('ASC-quirk') && !outdoneBy)
    .map(({ value }) => value);
};
rule('ASC-quirk-battle-computer', 'two for a machine that leads four, and no more with another', () => {
  const rules = plus('ASC-quirk-battle-computer', 'ASC-quirk-command-battlemech');
  expect([
    initiative(rules, lance(['battle-computer'], 3)),
    initiative(rules, lance(['battle-computer'], 2)),
    initiative(rules, lance(['battle-computer', 'command-battlemech'], 3)),
  ]).toEqual([[2], [], [2]]);
});
rule('ASC-quirk-command-battlemech', 'one', () => {
  const rules = plus('ASC-quirk-command-battlemech');
  expect([initiative(rules, lance(['command-battlemech'], 3)), initiative(rules, lance(['command-battlemech'], 1))]).toEqual([[1], []]);
});
rule('ASC-quirk-battle-computer-bi', 'and two points of headquarters', () => {
  expect(
    opened(plus('ASC-quirk-battle-computer-bi'), [entry({}, 'battle-computer'), entry({}, 'battle-computer')], [entry({})]).ratings,
  ).toEqual([2, 0]);
});
rule('ASC-quirk-command-battlemech-bi', 'one point, none beside a battle computer', () => {
  const rules = plus('ASC-quirk-battle-computer-bi', 'ASC-quirk-command-battlemech-bi');
  expect([
    opened(rules, [entry({}, 'command-battlemech'), entry({}, 'command-battlemech')], [entry({})]).ratings,
    opened(rules, [entry({}, 'command-battlemech'), entry({}, 'battle-computer')], [entry({})]).ratings,
  ]).toEqual([
    [1, 0],
    [2, 0],
  ]);
});
const COMPACT = plus('ASC-quirk-compact-mech');
const small: Partial<Unit> = { marks: [{ kind: 'compact', until: 0 }] };
/** May somebody get on where others are aboard already? */
const aboard = (specials: string, riders: readonly (readonly [Sketch, Partial<Unit>])[], card: Sketch, more: Partial<Unit>) =>
  refusedBy(
    COMPACT,
    setPiece(
      unmoved([
        one(0, 20, 40, { type: 'SV', move: '8"t', specials, size: 4 }),
        one(0, 20, 40 - 318 / 254, card, more),
        ...riders.map(([own, marks]) => one(0, 20, 38, own, { ...marks, fate: 'riding', rides: 0, at: null })),
        one(1, 50, 5),
      ]),
      moving,
    ),
    { ...walk(0, 20, 41), mounts: [1] },
  );
rule('ASC-quirk-compact-mech#2', 'two of a Size share a bay', () => {
  expect(opened(COMPACT, [entry({}, 'compact-mech')], [entry({})]).units[0]!.marks).toEqual([{ kind: 'compact', until: 0 }]);
  expect([aboard('MT1', [[{}, small]], {}, small), aboard('MT1', [[{}, small]], {}, {}), aboard('MT1', [[{}, {}]], {}, small)]).toEqual([
    [],
    ['AS-mount'],
    ['AS-mount'],
  ]);
  expect(aboard('MT1', [[{ size: 1 }, small]], { size: 2 }, small)).toEqual(['AS-mount']);
  expect(
    aboard(
      'MT1',
      [
        [{}, small],
        [{}, small],
      ],
      {},
      small,
    ),
  ).toEqual(['AS-mount']);
});
rule('ASC-quirk-compact-mech#3', 'in bays for ’Mechs and in no other room', () => {
  expect([
    aboard('MT1', [[{}, small]], {}, small),
    aboard('VTS1', [[{}, small]], {}, small),
    aboard('CT90', [[{}, small]], {}, small),
  ]).toEqual([[], ['AS-mount'], ['AS-mount']]);
});
rule('ASC-quirk-compact-mech#4', 'a door lets out one at a time, compact or not', () => {
  const out = (more: Partial<Unit>, ...drops: readonly number[]) => {
    const rider: Partial<Unit> = { ...more, fate: 'riding', rides: 0, at: null };
    const state = setPiece(
      unmoved([
        one(0, 20, 40, { type: 'SV', move: '8"t', specials: 'MT2-D1', size: 4 }),
        one(0, 20, 38, {}, rider),
        one(0, 20, 38, {}, rider),
        one(1, 50, 5),
      ]),
      moving,
    );
    return refusedBy(COMPACT, state, { ...walk(0, 20, 41), drops });
  };
  expect([out(small, 1), out(small, 1, 2), out({}, 1, 2)]).toEqual([[], ['AS-sua-d'], ['AS-sua-d']]);
});
rule('ASC-quirk-compact-mech#5', 'a Leopard of four bays takes five, two of them compact', () => {
  const three = [{}, {}, {}].map((own): readonly [Sketch, Partial<Unit>] => [own, {}]);
  expect([
    aboard('MT4', [...three, [{}, small]], {}, small),
    aboard('MT4', [...three, [{}, small]], {}, {}),
    aboard('MT4', [...three, [{}, {}]], {}, {}),
  ]).toEqual([[], ['AS-mount'], ['AS-mount']]);
});
rule('ASC-quirk-oversized-buildings', 'a house hurts it, and it hurts the house twice', () => {
  const rules = plus('ASC-quirk-oversized-buildings');
  expect(opened(rules, [entry({}, 'oversized')], [entry({})]).units[0]!.marks).toEqual([{ kind: 'oversized', until: 0 }]);
  const house = [patch('building', 18, 34, 22, 38, { height: 508, cf: 60, level: 1 })];
  const game = play(
    rules,
    unmoved(pair(30, { move: '14"', armor: 9 }, {}, { quirks: ['oversized'], marks: [{ kind: 'oversized', until: 0 }] })),
    moving,
    house,
  );
  game.does(0, walk(0, 20, 33));
  const piece = game.state.table.pieces[0];
  expect([9 - game.state.units[0]!.armor, 60 - (piece?.cf ?? 0)]).toEqual([2, 8]);
});
rule('ASC-quirk-oversized-drop', 'it lands on 6', () => {
  const rules = plus('ASC-quirk-oversized-drop');
  const drop = (quirks: Unit['quirks'], dice: readonly number[]) => {
    const ship = { type: 'SV', move: '10"v', specials: 'MT1', size: 4 } as const;
    const rider: Partial<Unit> = { fate: 'riding', rides: 0, at: null, quirks };
    const game = play(
      rules,
      unmoved([one(0, 20, 40, ship, { airborne: true, z: 508 }), one(0, 20, 40, { move: '8"j', size: 3 }, rider), one(1, 50, 5)]),
      moving,
    );
    game.does(0, walk(0, 20, 36, { drops: [1], height: 2 }), ...dice);
    return 5 - game.state.units[1]!.armor;
  };
  expect([drop(['oversized'], [3, 2]), drop([], [3, 2]), drop(['oversized'], [3, 3])]).toEqual([1, 0, 0]);
});
rule('ASC-quirk-trailer-hitch', 'it tows', () => {
  expect(
    opened(plus('ASC-quirk-trailer-hitch'), [entry({ type: 'CV', move: '8"w' }, 'trailer-hitch')], [entry({})]).units[0]!.card.specials,
  ).toEqual(['HTC']);
});
rule('ASC-quirk-no-minimal-arms', 'it neither climbs nor lifts', () => {
  const rules = plus('ASC-quirk-no-minimal-arms', 'ASC-cargo-capacity', 'AS-climb');
  const state = setPiece([one(0, 20, 40, {}, built('no-minimal-arms')), one(0, 20, 40 - 318 / 254, { size: 1 })]);
  expect(refusedBy(rules, state, { type: 'lift', unit: 0, target: 1 })).toEqual(['ASC-quirk-no-minimal-arms']);
  const { book } = play(rules, []);
  const clamber = (unit: Unit) => book.ask('clamber', { unit, mode: 'ground', up: true, rate: 1 }).terms.length;
  expect([clamber(state.units[0]!), clamber(state.units[1]!)]).toEqual([0, 1]);
});
rule('ASC-quirk-poor-performance', 'its speed protects it one less', () => {
  const hit = (move: string) => needs(plus(id('poor-performance')), pair(3, {}, { move }, {}, built('poor-performance')));
  expect([hit('10"'), hit('4"')]).toEqual([5, 4]);
});
