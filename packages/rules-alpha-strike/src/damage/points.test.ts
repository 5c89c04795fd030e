import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { bookOf, CE } from '../movement/move.fixture.ts';
import { at, dealt, done, hit, lasting, lost, pair, refused, ruleset, slow, standard } from '../scene.fixture.ts';
import { patch, type Sketch, setPiece } from '../set-piece.ts';
import type { AttackCommand, Unit, Weather } from '../shape.ts';

const away: Partial<Unit> = { facing: { dx: 0, dy: -1 } };
const minimal: Sketch = { damage: '0*/-/-' };
const tank: Sketch = { type: 'CV', move: '4"t' };

rule('AS-damage#1', 'the bracket’s value less a weapon hit, plus overheat, plus the rear, less a shield', () => {
  expect([
    dealt({ damage: '4/3/2' }, {}),
    dealt({ damage: '4/3/2' }, {}, {}, {}, [], standard, 12),
    dealt({ damage: '4/3/2', overheat: 2 }, {}, { overheat: 2 }),
  ]).toEqual([4, 3, 6]);
  expect([dealt({ overheat: 1 }, {}, { overheat: 1 }, away), dealt({ overheat: 1 }, { specials: 'SHLD' }, { overheat: 1 }, away)]).toEqual([
    5, 4,
  ]);
  const game = scene(ruleset, setPiece(slow(3, {}, {}, { weaponHits: 1 })));
  game.does(0, hit(), 6, 5);
  expect(lost(game)).toBe(2);
});
rule('AS-damage#2', 'two points of armor, then one of structure', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 2, structure: 5 })));
  game.does(0, hit(), 6, 4, 4, 5);
  expect([game.state.units[1]?.armor, game.state.units[1]?.structure]).toEqual([0, 4]);
});
rule('AS-damage#3', 'at 0 it is gone in the End Phase, at 1 it is not', () => {
  const end = (structure: number, ...dice: readonly number[]) => {
    const game = scene(ruleset, setPiece([...pair(3, {}, { armor: 0, structure }), at({}, 1, 60, 4)]));
    game.does(0, hit(), 6, 4, ...dice);
    game.does(0, done);
    game.does(1, done, 1, 1, 6, 6);
    return game.state.units[1]?.fate;
  };
  expect([end(3), end(4, 4, 5)]).toEqual(['destroyed', 'fighting']);
});
rule('AS-damage-order#1', 'the shield takes its point before the armor halves or doubles the rest', () => {
  const beam = (specials: string, damage: string) => dealt({ damage, specials: 'ENE' }, { specials });
  expect([beam('RFA', '5/5/5'), beam('SHLD,RFA', '5/5/5')]).toEqual([2, 2]);
  const blow = (specials: string) => {
    const game = scene(ruleset, setPiece(slow(0, {}, { specials })));
    game.does(0, hit({ how: 'strike' }), 6, 5);
    return lost(game);
  };
  expect([blow(''), blow('RFA'), blow('SHLD,RFA')]).toEqual([3, 6, 4]);
  const salvo = (a: Sketch, specials: string, more: Partial<AttackCommand> = {}) =>
    dealt({ damage: '2/2/2', specials: 'SRM2/2', overheat: 1, ...a }, { specials }, more, away);
  // Two, one of overheat, one from behind: four; the defence does not look back, the armor takes half of the missiles.
  expect([salvo({}, '', { overheat: 1 }), salvo({}, 'RCA', { overheat: 1 })]).toEqual([4, 3]);
});
rule('AS-damage-order#2', 'AMS leaves a point, a shield leaves nothing', () => {
  const salvo = (specials: string, damage: string) => dealt({ damage, specials: 'SRM2/2' }, { specials });
  expect([salvo('AMS', '3/3/3'), salvo('AMS', '1/1/1'), salvo('SHLD', '1/1/1'), salvo('AMS,SHLD', '2/2/2')]).toEqual([2, 1, 0, 0]);
});
rule('AS-damage-timing#1', 'a motive and a critical hit are marked now and felt in the End Phase', () => {
  const game = scene(ruleset, setPiece(slow(3, {}, { ...tank, armor: 0, structure: 9, move: '8"t' })));
  game.does(0, hit(), 6, 5, 2, 2, 6, 3);
  const before = game.state.units[1];
  expect([before?.structure, before?.fireHits, before?.moves[0]?.value]).toEqual([6, 0, 8]);
  game.does(0, done);
  game.does(1, done, 1, 1, 6, 6);
  expect([game.state.units[1]?.fireHits, game.state.units[1]?.moves[0]?.value]).toEqual([1, 6]);
});
rule('AS-damage-timing#2', 'whoever is shot down this turn still shoots', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 1, structure: 2 })));
  game.does(0, hit(), 6, 4);
  expect(game.state.units[1]?.fate).toBe('fighting');
  game.does(0, done);
  game.does(1, hit({ unit: 1, target: 0 }), 6, 5);
  expect(game.state.units[0]?.armor).toBe(2);
});
rule('AS-damage-timing#3', 'a mine kills where it lies', () => {
  const state = setPiece(
    [
      at({ armor: 0, structure: 1, move: '8"' }, 0, 20, 40, { moved: null }),
      at({}, 0, 50, 40, { moved: null }),
      at({}, 1, 60, 4, { moved: null }),
    ],
    {
      phase: 'movement',
      mines: [{ id: 1, at: { x: 20 * 254, y: 36 * 254 }, radius: 254, density: 5, kind: 'conventional', seat: 1 }],
    },
  );
  const game = scene(ruleset, state);
  game.does(0, { type: 'move', unit: 0, mode: 'ground', path: [{ x: 20 * 254, y: 34 * 254 }], facing: { dx: 0, dy: -1 } }, 6, 6);
  expect([game.state.phase, game.state.units[0]?.fate]).toEqual(['movement', 'destroyed']);
});
rule('AS-damage-minimal#1', 'a point on 4, nothing on 3', () =>
  expect([4, 3].map(die => dealt(minimal, {}, {}, {}, [die]))).toEqual([1, 0]),
);
rule('AS-damage-minimal#2', 'nothing done, nothing rolled: neither critical nor motive', () => {
  const rolls = (die: number, ...dice: readonly number[]) => {
    const game = scene(ruleset, setPiece(slow(3, minimal, { ...tank, armor: 0, structure: 9 })));
    return game.does(0, hit(), 6, 5, die, ...dice).filter(event => event.type === 'rolled').length;
  };
  expect([rolls(3), rolls(4, 3, 3, 3, 3)]).toEqual([1, 3]);
});
rule('AS-damage-minimal#3', 'but without air, or under water, the hull may be breached', () => {
  const weather: Weather = { light: 'day', fog: 0, hail: 0, vacuum: true, wind: 0 };
  const game = scene(ruleset, setPiece(slow(3, minimal), { weather }));
  const rolled = game.does(0, hit(), 6, 5, 3, 4, 5).flatMap(event => (event.type === 'rolled' ? [event.rule] : []));
  expect([lost(game), rolled]).toEqual([0, ['AS-damage-minimal', 'AS-tbl-critical-mech']]);
  const deep = [patch('water', 10, 10, 30, 48, { depth: 1016 })];
  const sunk = scene(ruleset, setPiece(slow(2, minimal, {}, { z: -1016 }, { z: -1016 }), {}, deep));
  expect(sunk.does(0, hit(), 6, 5, 3, 4, 5).filter(event => event.type === 'rolled')).toHaveLength(2);
});
rule('AS-damage-minimal#4', 'a fist of a unit with 0* does its Size', () => {
  const game = scene(ruleset, setPiece(slow(0, { ...minimal, size: 2 })));
  game.does(0, hit({ how: 'strike' }), 6, 5);
  expect(lost(game)).toBe(2);
});
const burner: Sketch = { specials: 'HT2/1/-' };
const heated = (a: Sketch, b: Sketch, more: Partial<AttackCommand> = {}, dice: readonly number[] = [6, 5], rules = standard) => {
  const game = scene(ruleset, setPiece(slow(3, a, b)), rules);
  game.does(0, hit(more), ...dice);
  game.does(0, done);
  game.does(1, done, 1, 1, 6, 6);
  return [game.state.units[1]?.heat, lost(game)];
};
rule('AS-damage-ht#1', 'two points of heat for a ’Mech, in the End Phase, beside the damage', () =>
  expect(heated(burner, {})).toEqual([2, 3]),
);
rule('AS-damage-ht#2', 'two points of damage more for a ProtoMech or troops', () => {
  expect([heated(burner, { type: 'PM' }), heated(burner, { type: 'CI' })]).toEqual([
    [0, 5],
    [0, 5],
  ]);
});
rule('AS-damage-ht#3', 'two attackers with 2 each make 2 in all', () => {
  const game = scene(ruleset, setPiece([...slow(3, burner), at(burner, 0, 22, 40)]));
  game.does(0, hit(), 6, 5);
  game.does(0, hit({ unit: 2 }), 6, 5);
  expect(game.state.units[1]?.heatFrom).toBe(4);
  game.does(0, done);
  game.does(1, done, 1, 1, 6, 6);
  expect(game.state.units[1]?.heat).toBe(2);
});
rule('AS-damage-ht#4', 'in the Commander’s Edition alone where there is no damage: heat for a ’Mech, points for others', () => {
  const flamer: Sketch = { damage: '-/-/-', specials: 'HT2/1/-' };
  expect(refused(setPiece(slow(3, flamer)), hit(), bookOf(CE))).toContain('AS-range-nodamage');
  expect([heated(flamer, {}, { how: 'HT' }, [6, 5], CE), heated(flamer, { type: 'PM' }, { how: 'HT' }, [6, 5], CE)]).toEqual([
    [2, 0],
    [0, 2],
  ]);
});
rule('AS-damage-ht#5', 'a miss heats nobody, and what is fire-resistant stays cool', () => {
  expect([heated(burner, {}, {}, [1, 1]), heated(burner, { specials: 'FR' }), heated(burner, { type: 'PM', specials: 'FR' })]).toEqual([
    [0, 0],
    [0, 3],
    [0, 3],
  ]);
});
rule('AS-sua-ht#1', 'heat for those who track it, damage for the others', () =>
  expect([heated(burner, {}), heated(burner, { type: 'PM' })]).toEqual([
    [2, 3],
    [0, 5],
  ]),
);
rule('AS-sua-ht#2', 'alone in the Commander’s Edition', () =>
  expect(heated({ damage: '-/-/-', specials: 'HT2/1/-' }, {}, { how: 'HT' }, [6, 5], CE)).toEqual([2, 0]),
);
rule('AS-sua-fr#1', 'no heat from flamers', () => expect([heated(burner, {})[0], heated(burner, { specials: 'FR' })[0]]).toEqual([2, 0]));
rule('AS-sua-fr#2', 'their damage all the same', () => expect(heated(burner, { specials: 'FR' })[1]).toBe(3));
rule('AS-damage-infantry#1', 'no critical roll for troops and suits that lose structure, none for a natural 12', () => {
  const rolls = (b: Sketch, dice: readonly number[], more: readonly number[] = []) => {
    const game = scene(ruleset, setPiece(slow(3, { damage: '1/1/1' }, { armor: 0, structure: 9, ...b })));
    return game.does(0, hit(), ...dice, ...more).filter(event => event.type === 'rolled').length;
  };
  expect([rolls({ type: 'CI' }, [6, 6]), rolls({ type: 'BA' }, [6, 6]), rolls({}, [6, 5], [4, 5])]).toEqual([0, 0, 1]);
});
rule('AS-damage-infantry#2', 'nothing more from behind', () =>
  expect([dealt({}, { type: 'CI' }, {}, away), dealt({}, { type: 'BA' }, {}, away), dealt({}, {}, {}, away)]).toEqual([3, 3, 4]),
);
rule('AS-range-nodamage#1', 'no attack where the card has a dash or a 0', () =>
  expect([
    refused(setPiece(slow(30, { damage: '3/3/-' })), hit()),
    refused(setPiece(slow(30, { damage: '3/3/0' })), hit()),
    refused(setPiece(slow(30)), hit()),
  ]).toEqual([['AS-range-nodamage'], ['AS-range-nodamage'], []]),
);
rule('AS-range-nodamage#2', '0* is enough to try', () => {
  expect(refused(setPiece(slow(3, minimal)), hit())).toEqual([]);
  expect(dealt(minimal, {}, {}, {}, [5])).toBe(1);
});
rule('AS-attack-count#1', 'a gun or a fist, once', () => {
  const after = (first: AttackCommand['how']) => {
    const game = scene(ruleset, setPiece(lasting(0)));
    game.does(0, hit({ how: first }), 1, 1);
    return (['standard', 'strike'] as const).map(how => game.refuses(0, hit({ how }))[0]?.rule);
  };
  expect([after('standard'), after('strike')]).toEqual([
    ['AS-attack-count', 'AS-attack-count'],
    ['AS-attack-count', 'AS-attack-count'],
  ]);
});
rule('AS-attack-count#2', 'beacons, tasers, pulses and a designator besides, each once or as often as its number says', () => {
  for (const how of ['CNARC', 'SNARC', 'INARC', 'MTAS', 'TSEMP', 'TAG', 'LTAG'] as const) {
    const after = setPiece(lasting(3, { specials: `${how}1` }, {}, { did: ['standard'] }));
    const again = setPiece(lasting(3, { specials: `${how}1` }, {}, { did: ['standard', how] }));
    expect([how, refused(after, hit({ how })), refused(again, hit({ how }))]).toEqual([how, [], ['AS-attack-count']]);
  }
  expect(refused(setPiece(lasting(3, { specials: 'TSEMP2' }, {}, { did: ['TSEMP'] })), hit({ how: 'TSEMP' }))).toEqual([]);
});
rule('AS-attack-count#3', 'every ProtoMech for itself, and a large craft once with each class of each side, four times at most', () => {
  const protos = scene(ruleset, setPiece([...lasting(3, { type: 'PM' }), at({ type: 'PM' }, 0, 22, 40)]));
  protos.does(0, hit(), 1, 1);
  expect(refused(protos.state, hit({ unit: 2 }))).toEqual([]);
  const values = [3, 3, 2].map(points => ({ points, minimal: false }));
  const arc = { standard: values, capital: values, missiles: values };
  const ship = setPiece(lasting(3, { type: 'DS', move: '3p', specials: 'LG' }, {}, { airborne: false }));
  const [craft, foe] = ship.units;
  if (!craft || !foe) throw new Error('nobody');
  const fired = (did: readonly string[]) => ({
    ...ship,
    units: [{ ...craft, did, card: { ...craft.card, arcs: { front: arc, left: arc, right: arc, rear: arc } } }, foe],
  });
  expect([
    refused(fired([]), hit()),
    refused(fired(['standard@front']), hit()),
    refused(fired(['standard@front']), hit({ how: 'CAP' })),
  ]).toEqual([[], ['AS-attack-count'], []]);
  expect(refused(fired(['standard@left', 'CAP@left', 'standard@rear', 'CAP@rear']), hit())).toEqual(['AS-attack-count']);
});
rule('AS-attack-count#4', 'suits that fire a gun of their own do nothing else in that turn', () => {
  const suits: Sketch = { type: 'BA', move: '4"f', specials: 'ARTBA-1,TAG,SRM1/1' };
  const state = (did: readonly string[]) => setPiece(lasting(3, suits, {}, { did }));
  const shell = { type: 'bombard', unit: 0, weapon: 'ART-BA', at: { x: 5080, y: 35 * 254 } } as const;
  expect([
    refused(state([]), shell),
    refused(state(['TAG']), shell),
    refused(state(['artillery']), hit({ how: 'TAG' })),
    refused(state([]), hit({ how: 'TAG' })),
  ]).toEqual([[], ['AS-attack-count'], ['AS-attack-count'], []]);
});
