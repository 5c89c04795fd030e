import type { table as terrain } from '@sortie/board';
import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../attack/aim.ts';
import { firepower, wearGently } from '../attack/value.ts';
import { alphaStrike } from '../index.ts';
import { chargeDamage } from '../physical/rules.ts';
import { EDITIONS } from '../rules.ts';
import { JUMPED, type Placed, patch, type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { AttackCommand, Command, State, Unit } from '../shape.ts';
import { fromBehind, inForwardArc } from '../sight/arcs.ts';
import type { Standing } from '../state.ts';

const { ruleset } = alphaStrike;
const standard = EDITIONS['corrected-2013']!;
const ce = EDITIONS['commanders-edition']!;
const book = Rulebook.compile(ruleset, standard);
const pair = (apart: number, a: Sketch = {}, b: Sketch = {}, mine: Partial<Unit> = {}, theirs: Partial<Unit> = {}): readonly Placed[] => [
  { card: sketch(a), seat: 0, x: 20, y: 40, more: mine },
  { card: sketch(b), seat: 1, x: 20, y: 40 - apart - 318 / 254, more: theirs },
];
const hit = (more: Partial<AttackCommand> = {}): AttackCommand => ({ type: 'attack', unit: 0, target: 1, how: 'standard', ...more });
const refused = (state: State, command: Command, seat = 0): readonly RuleId[] =>
  book.check(ruleset.view(state, seat), command, seat).map(refusal => refusal.rule);
const done: Command = { type: 'done' };
rule('AS-damage', 'armor goes before structure', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 2, structure: 5 })));
  game.does(0, hit(), 6, 4, 4, 5);
  expect([game.state.units[1]!.armor, game.state.units[1]!.structure]).toEqual([0, 4]);
  expect(
    refused(
      setPiece([
        { card: sketch(), seat: 0, x: 20, y: 40 },
        { card: sketch(), seat: 0, x: 20, y: 36 },
      ]),
      hit(),
    ),
  ).toContain('AS-damage');
});
rule('AS-damage-timing', 'whoever is shot down this turn still shoots, and is gone after the End Phase', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 1, structure: 2 })));
  game.does(0, hit(), 6, 4);
  expect([game.state.units[1]!.structure, game.state.units[1]!.fate]).toEqual([0, 'fighting']);
  game.does(0, done);
  game.does(1, hit({ unit: 1, target: 0 }), 1, 2);
  game.does(1, done);
  expect(game.state.units[1]!.fate).toBe('destroyed');
});
rule('AS-destroyed', 'no structure, no unit; the last side standing has won', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 0, structure: 1 })));
  game.does(0, hit(), 6, 4);
  game.does(0, done);
  game.does(1, done);
  expect(game.state.result?.winners).toEqual([0]);
});
rule('AS-damage-minimal', '0* deals a point on 4 and more, nothing and no consequence on less', () => {
  const bad = scene(ruleset, setPiece(pair(3, { damage: '0*/-/-' }, { type: 'CV', move: '8"t', armor: 0 })));
  bad.does(0, hit(), 6, 4, 3);
  expect(bad.state.units[1]!.structure).toBe(4);
  const good = scene(ruleset, setPiece(pair(3, { damage: '0*/-/-' })));
  good.does(0, hit(), 6, 4, 4);
  expect(good.state.units[1]!.armor).toBe(4);
});
rule('ASC-minimal-damage-roll', '1 to 3 deals nothing although the attack hit', () => {
  const game = scene(ruleset, setPiece(pair(3, { damage: '0*/-/-' })));
  game.does(0, hit(), 6, 4, 3);
  expect(game.state.units[1]!.armor).toBe(5);
});
rule('ASC-minimal-damage-side-effects', 'no motive roll follows a 0* that did nothing', () => {
  const game = scene(ruleset, setPiece(pair(3, { damage: '0*/-/-' }, { type: 'CV', move: '8"t' })));
  expect(game.does(0, hit(), 6, 4, 2).some(event => event.type === 'rolled' && event.rule === 'AS-motive')).toBe(false);
});
rule('AS-range-nodamage', 'no attack where the card has a dash, nor out of range', () => {
  expect(refused(setPiece(pair(30, { damage: '3/3/-' })), hit())).toEqual(['AS-range-nodamage']);
  expect(
    refused(
      setPiece([
        { card: sketch(), seat: 0, x: 2, y: 46 },
        { card: sketch(), seat: 1, x: 70, y: 2 },
      ]),
      hit(),
    ),
  ).toContain('AS-range-nodamage');
});
rule('AS-attack-count', 'one attack a turn', () => {
  const game = scene(ruleset, setPiece(pair(3)));
  game.does(0, hit(), 1, 1);
  expect(game.refuses(0, hit())[0]!.rule).toBe('AS-attack-count');
});
rule('AS-phys-count', 'a fist instead of a gun, not both', () => {
  expect(refused(setPiece(pair(0, {}, {}, { did: ['standard'] })), hit({ how: 'strike' }))).toContain('AS-attack-count');
});
rule('AS-attack-special', 'a part of the weapons may be fired alone with its own values', () => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'AC1/1/-' })));
  game.does(0, hit({ how: 'AC' }), 6, 4);
  expect(game.state.units[1]!.armor).toBe(4);
  expect(refused(setPiece(pair(3)), hit({ how: 'LRM' }))).toContain('AS-range-nodamage');
});
rule('AS-if', 'indirect fire needs a friend who sees the target, and deals its own value', () => {
  const wall = [patch('hill', 10, 35, 24, 36, { height: 1500 })];
  const placed = [...pair(8, { specials: 'IF2' }), { card: sketch(), seat: 0 as const, x: 30, y: 32 }];
  const state = setPiece(placed, {}, wall);
  expect(refused(state, hit())).toContain('AS-los-thirds');
  expect(refused(state, hit({ how: 'indirect' }))).toContain('AS-if');
  const game = scene(ruleset, state);
  game.does(0, hit({ how: 'indirect', spotter: 2 }), 6, 5);
  expect(game.state.units[1]!.armor).toBe(3);
});
rule('AS-if-spotter', 'nobody spots who is shut down or routed', () => {
  const placed = (more: Partial<Unit>) =>
    setPiece([...pair(8, { specials: 'IF2' }), { card: sketch(), seat: 0 as const, x: 30, y: 32, more }]);
  const command = hit({ how: 'indirect', spotter: 2 });
  expect([
    refused(placed({ shutdown: true }), command),
    refused(placed({ marks: [{ kind: 'routed', until: 0 }] }), command),
    refused(placed({}), command),
  ]).toEqual([['AS-if'], ['AS-if'], []]);
});
rule('AS-sua-if', 'the number counts at every range', () => {
  const game = scene(
    ruleset,
    setPiece([...pair(30, { specials: 'IF2' }, { move: '4"' }), { card: sketch(), seat: 0 as const, x: 30, y: 20 }]),
  );
  game.does(0, hit({ how: 'indirect', spotter: 2 }), 6, 5);
  expect(game.state.units[1]!.armor).toBe(3);
});
rule('ASC-sua-iatm-indirect', 'iATM2 fires indirectly like IF2', () => {
  const game = scene(
    ruleset,
    setPiece([...pair(12, { specials: 'IATM2' }, { move: '4"' }), { card: sketch(), seat: 0 as const, x: 30, y: 30 }]),
  );
  game.does(0, hit({ how: 'indirect', spotter: 2 }), 6, 5);
  expect(game.state.units[1]!.armor).toBe(3);
});

// Sight
rule('AS-los-thirds', 'a ridge as high as a ’Mech hides it, half as high does not', () => {
  const behind = (height: number) => refused(setPiece(pair(8), {}, [patch('hill', 10, 34, 30, 35, { height })]), hit());
  expect([behind(600), behind(254)]).toEqual([['AS-los-thirds'], []]);
});
rule('AS-los-block', 'buildings and large units block', () => {
  expect(refused(setPiece(pair(8), {}, [patch('building', 18, 34, 22, 36, { height: 900, cf: 10 })]), hit())).toEqual(['AS-los-thirds']);
  const big = { card: sketch({ type: 'SV', specials: 'SLG' }), seat: 1 as const, x: 20, y: 35 };
  expect(refused(setPiece([...pair(12), big]), hit())).toEqual(['AS-los-thirds']);
  expect(refused(setPiece([...pair(12), { ...big, card: sketch() }]), hit())).toEqual([]);
});
rule('AS-los-woods', 'six inches of woods may be shot through, more may not', () => {
  const through = (top: number) => refused(setPiece(pair(12, {}, { move: '4"' }), {}, [patch('woods', 18, top, 22, 36)]), hit());
  expect([through(30), through(29.9)]).toEqual([[], ['AS-los-woods']]);
});
rule('AS-los-occupied', 'a base that touches woods is in them', () => {
  const at = (left: number) => book.ask('toHit', aim(setPiece(pair(8), {}, [patch('woods', left, 39, 24, 41)]))).total;
  expect(at(20.62) - at(20.64)).toBe(2);
});
rule('ASC-occupied-terrain', 'so is the target’s', () => {
  const at = (left: number) => book.ask('toHit', aim(setPiece(pair(8), {}, [patch('woods', left, 28, 24, 33)]))).total;
  expect(at(20.62) - at(20.64)).toBe(2);
});
rule('ASC-intervening-terrain', 'the attacker’s own woods count though the line leaves them at once', () => {
  const total = book.ask('toHit', aim(setPiece(pair(8), {}, [patch('woods', 18, 40.2, 22, 43)]))).total;
  expect(total - book.ask('toHit', aim(setPiece(pair(8)))).total).toBe(2);
});
const aim = (state: State, more: Partial<AttackCommand> = {}) => {
  const made = aimOf(state, hit(more));
  if (!made) throw new Error('out of range');
  return made;
};
rule('AS-los-air', 'a VTOL in the air and the ground see each other over hills', () => {
  expect(
    refused(
      setPiece(pair(8, {}, { type: 'CV', move: '12"v' }, {}, { airborne: true, z: 508 }), {}, [
        patch('hill', 10, 34, 30, 35, { height: 2000 }),
      ]),
      hit(),
    ),
  ).toEqual([]);
});
rule('AS-underwater', 'what is under water is attacked only from the water', () => {
  const deep = [patch('water', 10, 20, 30, 34, { depth: 1016 })];
  expect(refused(setPiece(pair(8, {}, {}, {}, { z: -1016 }), {}, deep), hit())).toContain('AS-underwater');
});
rule('AS-los-water', 'a ’Mech up to its waist in water has cover', () => {
  const terms = book.ask(
    'toHit',
    aim(setPiece(pair(8, {}, {}, {}, { z: -254 }), {}, [patch('water', 10, 20, 30, 34, { depth: 254 })])),
  ).terms;
  expect(terms.find(term => term.rule === 'AS-to-hit-cover')?.value).toBe(2);
});
rule('AS-los-cover-who', 'only ’Mechs profit from partial cover', () => {
  const low = [patch('hill', 10, 33.5, 30, 34, { height: 130 })];
  const answer = book.ask(
    'toHit',
    aim(setPiece(pair(8, {}, { type: 'CV', move: '8"t' }), {}, [patch('hill', 10, 32.2, 30, 32.5, { height: 160 })])),
  );
  expect(answer.terms.find(term => term.rule === 'AS-to-hit-cover')?.waivedBy).toBe('AS-los-cover-who');
  expect(low).toHaveLength(1);
});
rule('AS-arc-front', 'nobody shoots behind himself but infantry and turrets', () => {
  const turned = { facing: { dx: 0, dy: 1 } };
  expect(refused(setPiece(pair(8, {}, {}, turned)), hit())).toEqual(['AS-arc-front']);
  expect(refused(setPiece(pair(4, { type: 'BA' }, {}, turned)), hit())).toEqual([]);
  expect(refused(setPiece(pair(8, { type: 'CV', move: '8"t', specials: 'TUR(2/2/-)' }, {}, turned)), hit({ how: 'turret' }))).toEqual([]);
  const flank = setPiece([
    { card: sketch(), seat: 0, x: 20, y: 40 },
    { card: sketch(), seat: 1, x: 30, y: 40 },
  ]).units as readonly Standing[];
  expect(inForwardArc(flank[0]!, flank[1]!)).toBe(true);
});
rule('AS-arc-rear', 'a hit from behind does one more, infantry has no rear', () => {
  const away = { facing: { dx: 0, dy: -1 } };
  const game = scene(ruleset, setPiece(pair(8, {}, {}, {}, away)));
  game.does(0, hit(), 6, 5);
  expect(game.state.units[1]!.armor).toBe(1);
  const soldiers = setPiece(pair(8, {}, { type: 'CI' }, {}, away)).units as readonly Standing[];
  expect(fromBehind(soldiers[0]!, soldiers[1]!)).toBe(false);
});
rule('AS-sua-tur', 'a turret fires all round with its own values', () => {
  const game = scene(
    ruleset,
    setPiece(pair(3, { type: 'CV', move: '8"t', damage: '4/4/-', specials: 'TUR(2/2/-)' }, {}, { facing: { dx: 0, dy: 1 } })),
  );
  game.does(0, hit({ how: 'turret' }), 6, 4);
  expect(game.state.units[1]!.armor).toBe(3);
  expect(refused(setPiece(pair(3)), hit({ how: 'turret' }))).toContain('AS-sua-tur');
});

// Criticals
const criticals = (
  faces: readonly [number, number],
  a: Sketch = {},
  b: Sketch = {},
  rules: readonly RuleId[] = standard,
  natural: readonly [number, number] = [6, 4],
) => {
  const game = scene(ruleset, setPiece(pair(3, a, { armor: 0, structure: 9, ...b })), rules);
  game.does(0, hit(), ...natural, ...faces);
  game.does(0, done);
  return game;
};
const after = (
  faces: readonly [number, number],
  b: Sketch = {},
  endDice: readonly number[] = [],
  rules: readonly RuleId[] = standard,
  a: Sketch = {},
): Unit => {
  const game = criticals(faces, a, b, rules);
  game.does(1, done, ...endDice, 5, 5, 2, 2);
  return game.state.units[1]!;
};
rule('AS-crit-trigger', 'structure that is marked off causes a roll, armor does not', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 5 })));
  game.does(0, hit(), 6, 4);
  expect(game.state.units[1]!.waiting).toEqual([]);
  expect(criticals([4, 4]).state.units[1]!.waiting.map(({ kind }) => kind)).toEqual(['weapon']);
});
rule('AS-dice-natural-12', 'a natural 12 causes one through armor', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 9 })));
  game.does(0, hit(), 6, 6, 4, 4);
  expect(game.state.units[1]!.waiting.map(({ kind }) => kind)).toEqual(['weapon']);
});
rule('AS-tbl-critical-mech', 'the whole column', () => {
  const rolls: readonly [number, number][] = [
    [1, 1],
    [1, 2],
    [2, 2],
    [2, 3],
    [3, 3],
    [3, 4],
    [4, 4],
    [4, 5],
    [5, 5],
    [5, 6],
    [6, 6],
  ];
  expect(rolls.map(faces => criticals(faces).state.units[1]!.waiting[0]?.kind ?? null)).toEqual([
    'ammo',
    'engine',
    'fireControl',
    null,
    'weapon',
    'mp',
    'weapon',
    null,
    'fireControl',
    'engine',
    'destroyed',
  ]);
});
rule('AS-tbl-critical-proto', 'the whole column', () => {
  const rolls: readonly [number, number][] = [
    [1, 1],
    [2, 2],
    [2, 3],
    [3, 3],
    [3, 4],
    [4, 4],
    [4, 5],
    [5, 5],
    [5, 6],
    [6, 6],
  ];
  expect(rolls.map(faces => criticals(faces, {}, { type: 'PM' }).state.units[1]!.waiting[0]?.kind ?? null)).toEqual([
    'weapon',
    'fireControl',
    'mp',
    null,
    'mp',
    null,
    'mp',
    'destroyed',
    'weapon',
    'weapon',
  ]);
});
rule('AS-tbl-critical-vehicle', 'the whole column', () => {
  const rolls: readonly [number, number][] = [
    [1, 1],
    [1, 2],
    [2, 2],
    [2, 3],
    [3, 3],
    [4, 4],
    [4, 5],
    [5, 5],
    [5, 6],
    [6, 6],
  ];
  const kinds = rolls.map(faces => {
    const game = scene(ruleset, setPiece(pair(3, {}, { type: 'CV', move: '8"t', armor: 0, structure: 9 })));
    game.does(0, hit(), 6, 4, ...faces, 1, 1);
    return game.state.units[1]!.waiting[0]?.kind ?? null;
  });
  expect(kinds).toEqual(['ammo', 'stunned', 'fireControl', 'fireControl', null, null, 'weapon', 'weapon', 'crewKilled', 'engine']);
});
rule('AS-crit-ammo', 'an ammunition hit destroys, and CASE turns it into one point', () => {
  expect(after([1, 1], { specials: 'CASE' }, [3, 2]).structure).toBe(5);
  const game = criticals([1, 1]);
  game.does(1, done);
  expect(game.state.units[1]!.fate).toBe('destroyed');
});
rule('AS-sua-case', 'one point instead of destruction', () => {
  expect(after([1, 1], { specials: 'CASE', armor: 0, structure: 8 }, [3, 2]).fate).toBe('fighting');
});
rule('AS-sua-caseii', 'nothing happens', () => {
  expect(after([1, 1], { specials: 'CASEII' }).structure).toBe(6);
});
rule('AS-sua-ene', 'no ammunition, no explosion', () => {
  expect(after([1, 1], { specials: 'ENE' }).structure).toBe(6);
});
rule('AS-sua-casep', 'saved by 3 and more', () => {
  expect(after([1, 1], { specials: 'CASEP' }, [3]).structure).toBe(6);
});
rule('ASC-sua-casep', 'lost by 2', () => {
  const game = criticals([1, 1], {}, { specials: 'CASEP' });
  game.does(1, done, 2);
  expect(game.state.units[1]!.fate).toBe('destroyed');
});
rule('AS-crit-engine-mech', 'an engine hit heats a ’Mech that fires, and the second destroys it', () => {
  const game = criticals([1, 2]);
  game.does(1, hit({ unit: 1, target: 0 }), 1, 1);
  game.does(1, done, 5, 5, 2, 2);
  expect([game.state.units[1]!.engineHits, game.state.units[1]!.heat]).toEqual([1, 0]);
  const again = scene(ruleset, setPiece(pair(3, {}, { armor: 0, structure: 9 }, {}, { engineHits: 1 }), { active: 1, initiative: 0 }));
  again.does(1, hit({ unit: 1, target: 0 }), 1, 1);
  again.does(1, done, 5, 5, 2, 2);
  expect(again.state.units[1]!.heat).toBe(1);
  const twice = scene(ruleset, setPiece(pair(3, {}, { armor: 0, structure: 9 }, {}, { engineHits: 1 })));
  twice.does(0, hit(), 6, 4, 1, 2);
  twice.does(0, done);
  twice.does(1, done);
  expect(twice.state.units[1]!.fate).toBe('destroyed');
});
rule('AS-crit-engine-vee', 'a vehicle loses half its Move and damage', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { type: 'CV', move: '9"t', armor: 0, structure: 9 })));
  game.does(0, hit(), 6, 4, 6, 6, 1, 1);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[1]!.moves[0]!.value).toBe(4);
  expect(firepower(game.state.units[1]!, 'standard', 0).points).toBe(1);
});
rule('AS-crit-weapon', 'every damage value is one less', () => {
  const unit = after([3, 3]);
  expect([0, 1].map(bracket => firepower(unit, 'standard', bracket as 0 | 1).points)).toEqual([2, 2]);
});
rule('AS-crit-weapon-ce', 'one becomes 0*, and 0* nothing', () => {
  const worn = (damage: string, hits: number) =>
    firepower({ ...setPiece(pair(3, { damage })).units[0]!, weaponHits: hits }, 'standard', 0, wearGently);
  expect([worn('1/-/-', 1), worn('1/-/-', 2), worn('0*/-/-', 1), worn('3/-/-', 1)]).toEqual([
    { points: 0, minimal: true },
    { points: 0, minimal: false },
    { points: 0, minimal: false },
    { points: 2, minimal: false },
  ]);
  const cebook = Rulebook.compile(ruleset, ce);
  const unit = { ...setPiece(pair(3)).units[0]!, weaponHits: 1 };
  expect([cebook.ask('wear', { unit }).total, book.ask('wear', { unit }).total]).toEqual([1, 0]);
});
rule('AS-crit-mp', 'half the Move is lost, rounded normally, at least 2: 6, 3, 1, 0', () => {
  const lose = (inches: number) => inches - book.ask('loss', { inches }).total;
  expect([6, 3, 1].map(lose)).toEqual([3, 1, 0]);
  expect(after([3, 4], { move: '10"j' }).moves.map(({ value }) => value)).toEqual([5, 5]);
});
rule('AS-crit-mp-ce', '10 inches and TMM 2 become 5 and 1, then 2 and 0', () => {
  const cebook = Rulebook.compile(ruleset, ce);
  const lose = (inches: number) => inches - cebook.ask('loss', { inches }).total;
  const tmm = (value: number) => value - cebook.ask('tmmLoss', { tmm: value, by: 'mp' }).total;
  expect([lose(10), lose(5), tmm(2), tmm(1)]).toEqual([5, 2, 1, 0]);
});
rule('AS-crit-crew-stunned', 'a stunned crew sits out the whole next turn', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { type: 'CV', move: '8"t', armor: 0, structure: 9 })));
  game.does(0, hit(), 6, 4, 1, 2, 1, 1);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[1]!.marks).toEqual([{ kind: 'stunned', until: 2 }]);
  expect(game.state.active).toBe(0);
});
rule('AS-crit-crew-killed', 'a vehicle without a crew is lost', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { type: 'CV', move: '8"t', armor: 0, structure: 9 })));
  game.does(0, hit(), 6, 4, 5, 6, 1, 1);
  game.does(0, done);
  game.does(1, done);
  expect(game.state.units[1]!.fate).toBe('destroyed');
});
rule('AS-crit-unit-destroyed', 'a twelve destroys a ’Mech', () => {
  const game = criticals([6, 6]);
  game.does(1, done);
  expect(game.state.units[1]!.fate).toBe('destroyed');
});
rule('AS-crit-na', 'a result that cannot be suffered is a point of damage', () => {
  const still = scene(ruleset, setPiece(pair(3, {}, { armor: 0, structure: 9 }, {}, { moves: [{ code: '', value: 0 }] })));
  still.does(0, hit(), 6, 4, 3, 4);
  still.does(0, done);
  still.does(1, done, 2, 3, 5, 5, 2, 2);
  expect(still.state.units[1]!.structure).toBe(5);
});
rule('AS-crit-repeat', 'several criticals of one turn all count', () => {
  const game = scene(ruleset, setPiece([...pair(3, {}, { armor: 0, structure: 20 }), { card: sketch(), seat: 0, x: 25, y: 38 }]));
  game.does(0, hit(), 6, 4, 2, 2);
  game.does(0, hit({ unit: 2 }), 6, 4, 2, 2);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[1]!.fireHits).toBe(2);
});
rule('AS-crit-mods', 'critical-resistant structure takes two off the roll', () => {
  expect(criticals([1, 2], {}, { specials: 'CR' }).state.units[1]!.waiting).toEqual([]);
  expect(criticals([4, 4], {}, { specials: 'CR' }).state.units[1]!.waiting.map(({ kind }) => kind)).toEqual(['weapon']);
});
rule('AS-sua-cr', 'one off only, against re-engineered lasers', () => {
  expect(criticals([1, 2], { specials: 'REL' }, { specials: 'CR' }).state.units[1]!.waiting.map(({ kind }) => kind)).toEqual(['ammo']);
});
rule('AS-sua-ira', 'impact-resistant armor adds one: thirteen is an engine hit', () => {
  expect(criticals([6, 6], {}, { specials: 'IRA' }).state.units[1]!.waiting.map(({ kind }) => kind)).toEqual(['engine']);
});
rule('ASC-sua-ira-criticals', 'the roll is one higher', () => {
  expect(criticals([3, 3], {}, { specials: 'IRA' }).state.units[1]!.waiting.map(({ kind }) => kind)).toEqual(['mp']);
});
rule('AS-sua-bar', 'a thin hull is pierced by any damage', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 9, specials: 'BAR' })));
  game.does(0, hit(), 6, 4, 4, 4);
  expect(game.state.units[1]!.waiting).toHaveLength(1);
});
rule('AS-sua-arm', 'armored components stop the first critical and no other', () => {
  const game = scene(
    ruleset,
    setPiece([...pair(3, {}, { armor: 0, structure: 20, specials: 'ARM' }), { card: sketch(), seat: 0, x: 25, y: 38 }]),
  );
  game.does(0, hit(), 6, 4);
  game.does(0, hit({ unit: 2 }), 6, 4, 4, 4);
  expect([game.state.units[1]!.spent, game.state.units[1]!.waiting.length]).toEqual([['ARM'], 1]);
});
rule('AS-damage-infantry', 'infantry takes no criticals', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { type: 'CI', armor: 0, structure: 9 })));
  game.does(0, hit(), 6, 4);
  expect(game.state.units[1]!.structure).toBe(6);
});

// Motive systems
const motive = (move: string, faces: readonly [number, number], specials = '', rules: readonly RuleId[] = standard): Unit => {
  const game = scene(
    ruleset,
    setPiece(pair(3, {}, { type: 'CV', move, tmm: 2, armor: 9, specials }, {}, move.endsWith('v') ? { airborne: true, z: 508 } : {})),
    rules,
  );
  game.does(0, hit(), 6, 5, ...faces);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  return game.state.units[1]!;
};
rule('AS-motive', '9 and 10 cost two inches, 11 half, 12 the rest', () => {
  expect(
    [motive('10"t', [4, 4]), motive('10"t', [4, 5]), motive('10"t', [5, 6]), motive('10"t', [6, 6])].map(unit => unit.moves[0]!.value),
  ).toEqual([10, 8, 5, 0]);
  expect([motive('10"w', [4, 4]), motive('10"h', [4, 4])].map(unit => unit.moves[0]!.value)).toEqual([8, 8]);
});
rule('AS-motive-trigger', 'every hit that does damage, armor included', () => {
  expect(motive('10"t', [5, 5]).armor).toBe(6);
});
rule('AS-motive-min', 'Move never falls below nothing', () => {
  expect(motive('1"t', [5, 5]).moves[0]!.value).toBe(0);
});
rule('AS-motive-airborne', 'a VTOL that loses its Move crashes for a point', () => {
  const unit = motive('10"v', [5, 6]);
  expect([unit.airborne, unit.armor]).toEqual([false, 5]);
});
rule('AS-motive-ce', 'the printed modifier falls as well', () => {
  expect([motive('10"t', [4, 5], '', ce).tmm, motive('10"t', [5, 6], '', ce).tmm, motive('10"t', [4, 5]).tmm]).toEqual([1, 1, 2]);
});
rule('AS-sua-ars', 'armored motive systems take one off', () => {
  expect(motive('10"t', [4, 5], 'ARS').moves[0]!.value).toBe(10);
});

// Heat
const heated = (
  overheat: number,
  more: Partial<Unit> = {},
  specials = '',
  dice: readonly number[] = [],
  pieces: readonly terrain.Piece[] = [],
): Unit => {
  const game = scene(ruleset, setPiece(pair(3, { overheat: 2, specials }, { armor: 20 }, more), {}, pieces));
  if (overheat >= 0) game.does(0, hit(overheat > 0 ? { overheat } : {}), 1, 1);
  game.does(0, done);
  game.does(1, done, ...dice, 5, 5, 2, 2);
  return game.state.units[0]!;
};
rule('AS-heat-ov', 'overheating adds to damage and heat, up to the card’s value', () => {
  const game = scene(ruleset, setPiece(pair(3, { overheat: 2 })));
  game.does(0, hit({ overheat: 2 }), 6, 4);
  expect(game.state.units[1]!.armor).toBe(0);
  expect(refused(setPiece(pair(3, { overheat: 2 })), hit({ overheat: 3 }))).toEqual(['AS-heat-ov']);
  expect(refused(setPiece(pair(0, { overheat: 2 })), hit({ how: 'strike', overheat: 1 }))).toContain('AS-heat-ov');
});
rule('AS-sua-ovl', 'at Long range only with the ability', () => {
  expect(refused(setPiece(pair(30, { overheat: 2 }, { move: '4"' })), hit({ overheat: 1 }))).toEqual(['AS-sua-ovl']);
  expect(refused(setPiece(pair(30, { overheat: 2, specials: 'OVL' }, { move: '4"' })), hit({ overheat: 1 }))).toEqual([]);
});
rule('AS-heat-add', 'heat comes in the End Phase', () => {
  expect([heated(2).heat, heated(1, { heat: 1 }).heat]).toEqual([2, 2]);
});
rule('AS-heat-cool', 'holding fire cools to nothing, firing without overheating keeps it, water takes one', () => {
  expect([heated(-1, { heat: 3 }).heat, heated(0, { heat: 2 }).heat]).toEqual([0, 2]);
  expect(heated(1, { heat: 1, z: -254 }, '', [], [patch('water', 10, 35, 30, 45, { depth: 254 })]).heat).toBe(1);
});
rule('AS-heat-shutdown', 'four is a shutdown for the whole next turn, then it starts cold', () => {
  const game = scene(ruleset, setPiece(pair(3, { overheat: 2 }, { armor: 20 }, { heat: 2 })));
  game.does(0, hit({ overheat: 2 }), 1, 1);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect([game.state.units[0]!.shutdown, game.state.units[0]!.heat, game.state.active]).toEqual([true, 4, 1]);
  game.does(1, { type: 'move', unit: 1, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } });
  expect([game.state.phase, game.state.active]).toEqual(['combat', 1]);
  game.does(1, done, 5, 5, 2, 2);
  expect([game.state.units[0]!.shutdown, game.state.units[0]!.heat]).toEqual([false, 0]);
});
rule('AS-heat-voluntary', 'a pilot shuts down and restarts by order', () => {
  const game = scene(ruleset, setPiece(pair(3)));
  game.does(0, { type: 'order', unit: 0, order: 'shutDown' });
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[0]!.shutdown).toBe(true);
});
rule('ASC-deliberate-overheating', 'a ’Mech without overheat value may run hot on purpose', () => {
  const game = scene(ruleset, setPiece(pair(3)));
  game.does(0, { type: 'order', unit: 0, order: 'overheat' });
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[0]!.heat).toBe(1);
  expect(refused(setPiece(pair(3, { overheat: 1 })), { type: 'order', unit: 0, order: 'overheat' })).toEqual([
    'ASC-deliberate-overheating',
  ]);
});
rule('ASC-sua-rhs', 'radical heat sinks take one off, and break on a 1', () => {
  const flush = (die: number) => {
    const game = scene(ruleset, setPiece(pair(3, { specials: 'RHS' }, {}, { heat: 2 })));
    game.does(0, hit(), 1, 1);
    game.does(0, { type: 'order', unit: 0, order: 'flush' });
    game.does(0, done);
    game.does(1, done, die, 5, 5, 2, 2);
    return [game.state.units[0]!.heat, game.state.units[0]!.spent];
  };
  expect([flush(2), flush(1)]).toEqual([
    [1, []],
    [2, ['RHS']],
  ]);
});
rule('ASC-sua-ecs', 'emergency coolant takes two off a shutdown, or breaks the engine', () => {
  const cool = (die: number) => {
    const game = scene(ruleset, setPiece(pair(3, { overheat: 2, specials: 'ECS' }, { armor: 20 }, { heat: 2 })));
    game.does(0, hit({ overheat: 2 }), 1, 1);
    game.does(0, { type: 'order', unit: 0, order: 'emergencyCool' });
    game.does(0, done);
    game.does(1, done, die, 5, 5, 2, 2);
    return [game.state.units[0]!.heat, game.state.units[0]!.engineHits];
  };
  expect([cool(2), cool(1)]).toEqual([
    [2, 0],
    [4, 1],
  ]);
});

// Physical attacks
const fist = (
  how: AttackCommand['how'],
  a: Sketch = {},
  mine: Partial<Unit> = {},
  dice: readonly number[] = [6, 6, 5, 5],
  rules: readonly RuleId[] = standard,
  b: Sketch = {},
) => {
  const game = scene(ruleset, setPiece(pair(0, a, { armor: 20, move: '4"', ...b }, mine)), rules);
  const events = game.does(0, hit({ how }), ...dice);
  const attacked = events.find(event => event.type === 'attacked');
  return { game, needs: attacked?.type === 'attacked' ? attacked.toHit.total : 0, dealt: 20 - game.state.units[1]!.armor };
};
const ran = { moved: { mode: 'ground', length: 10 * 254, from: null } } as const;
rule('AS-tbl-physical', 'fist +0 for Size, melee +1 for one more, charge +2, death from above +3', () => {
  expect([fist('strike', {}, {}, [6, 5]).needs, fist('strike', {}, {}, [6, 5]).dealt]).toEqual([4, 3]);
  expect([fist('melee', { specials: 'MEL' }, {}, [6, 5]).needs, fist('melee', { specials: 'MEL' }, {}, [6, 5]).dealt]).toEqual([5, 4]);
  expect([fist('charge', { size: 4, armor: 9 }, ran, [6, 5]).needs, fist('charge', { size: 4, armor: 9 }, ran, [6, 5]).dealt]).toEqual([
    6, 5,
  ]);
  expect(fist('dfa', { move: '8"j', armor: 9 }, { moved: JUMPED }, [6, 5, 3, 2]).needs).toBe(9);
});
rule('AS-phys-charge-table', 'Size 3 over 6 inches does 2, Size 4 over 10 does 5, Size 1 over 3 nothing', () => {
  const charge = (size: number, inches: number) =>
    chargeDamage({ ...setPiece(pair(0, { size })).units[0]!, moved: { mode: 'ground', length: inches * 254, from: null } });
  expect([charge(3, 6), charge(4, 10), charge(1, 3)]).toEqual([2, 5, 0]);
});
rule('AS-tbl-physical-ce', 'Size 2 with TMM 2 charges for 3 and falls for 4', () => {
  expect(fist('charge', { size: 2, tmm: 2, armor: 9 }, ran, [6, 5], ce, { tmm: 0 })).toMatchObject({ needs: 5, dealt: 3 });
  expect(fist('dfa', { size: 2, tmm: 2, move: '8"j', armor: 9 }, { moved: JUMPED }, [6, 5, 3, 2], ce, { tmm: 0 })).toMatchObject({
    needs: 7,
    dealt: 4,
  });
  expect(
    fist('dfa', { size: 1, tmm: 3, move: '8"j', armor: 9, specials: 'JMPS2' }, { moved: JUMPED }, [6, 5, 3, 2], ce, { tmm: 0 }).dealt,
  ).toBe(4);
});
rule('AS-phys-who', '’Mechs strike, charge and fall; vehicles charge; infantry does neither', () => {
  expect(refused(setPiece(pair(0, { type: 'CV', move: '8"t' })), hit({ how: 'strike' }))).toContain('AS-phys-who');
  expect(refused(setPiece(pair(0, { type: 'BA' })), hit({ how: 'charge' }))).toContain('AS-phys-who');
  expect(refused(setPiece(pair(0)), hit({ how: 'melee' }))).toContain('AS-phys-who');
  expect(refused(setPiece(pair(0)), hit({ how: 'strike' }))).toEqual([]);
});
rule('AS-phys-height', 'bases touch and heights overlap', () => {
  expect(refused(setPiece(pair(0.1)), hit({ how: 'strike' }))).toContain('AS-phys-height');
  expect(refused(setPiece(pair(0, {}, {}, {}, { z: 508 })), hit({ how: 'strike' }))).toContain('AS-phys-height');
});
rule('AS-phys-charge-move', 'a charge needs a move on the ground', () => {
  expect(refused(setPiece(pair(0, {}, {}, { moved: { mode: 'stand', length: 0, from: null } })), hit({ how: 'charge' }))).toContain(
    'AS-phys-charge-move',
  );
});
rule('AS-phys-dfa-req', 'death from above needs a jump and always rolls a critical', () => {
  expect(refused(setPiece(pair(0, { move: '8"j' })), hit({ how: 'dfa' }))).toContain('AS-phys-dfa-req');
  const { game } = fist('dfa', { move: '8"j', armor: 9 }, { moved: JUMPED }, [6, 5, 4, 4]);
  expect(game.state.units[1]!.waiting.map(({ kind }) => kind)).toEqual(['weapon']);
});
rule('AS-phys-charge-self', 'a charge costs the Size of its target', () => {
  expect(fist('charge', { size: 4, armor: 9 }, ran, [6, 5]).game.state.units[0]!.armor).toBe(6);
});
rule('AS-phys-tsm', 'hot muscle strikes harder', () => {
  expect([fist('strike', { specials: 'TSM' }, { heat: 1 }, [6, 5]).dealt, fist('strike', { specials: 'TSM' }, {}, [6, 5]).dealt]).toEqual([
    4, 3,
  ]);
});
rule('AS-sua-tsmx', 'prototype muscle always does', () => {
  expect(fist('strike', { specials: 'TSMX' }, {}, [6, 5]).dealt).toBe(4);
});
rule('ASC-sua-tsmx', 'in every physical attack', () => {
  expect(fist('charge', { size: 4, armor: 9, specials: 'TSMX' }, ran, [6, 5]).dealt).toBe(6);
});
rule('AS-sua-i-tsm', 'industrial muscle strikes harder and aims worse', () => {
  expect(fist('strike', { specials: 'I-TSM' }, {}, [6, 5])).toMatchObject({ needs: 6, dealt: 4 });
});
rule('AS-sua-mel', 'a melee weapon does one more', () => {
  expect(fist('melee', { specials: 'MEL' }, {}, [6, 5]).dealt).toBe(4);
});
rule('AS-phys-rear', 'a fist from behind does one more too', () => {
  const game = scene(ruleset, setPiece(pair(0, {}, { armor: 20, move: '4"' }, {}, { facing: { dx: 0, dy: -1 } })));
  game.does(0, hit({ how: 'strike' }), 6, 5);
  expect(game.state.units[1]!.armor).toBe(16);
});
rule('AS-phys-am', 'infantry swarms at +1, conventional at +4, for Short damage and a critical', () => {
  const swarm = fist('antimech', { type: 'BA', damage: '2/-/-', specials: 'AM' }, {}, [6, 5, 4, 4]);
  expect([swarm.needs, swarm.dealt, swarm.game.state.units[1]!.waiting.length]).toEqual([5, 2, 1]);
  expect(fist('antimech', { type: 'CI', damage: '2/-/-', specials: 'AM' }, {}, [6, 5, 4, 4]).needs).toBe(8);
});
rule('AS-sua-am', 'only with the ability, and not against other infantry', () => {
  expect(refused(setPiece(pair(0, { type: 'BA' })), hit({ how: 'antimech' }))).toContain('AS-phys-who');
  expect(refused(setPiece(pair(0, { type: 'BA', specials: 'AM' }, { type: 'CI' })), hit({ how: 'antimech' }))).toContain('AS-phys-am');
});
