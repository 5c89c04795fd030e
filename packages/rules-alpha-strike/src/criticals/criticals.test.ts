import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { firepower, wearGently } from '../attack/value.ts';
import { book, ce, done, hit, pair, ruleset, standard } from '../scene.fixture.ts';
import { type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { Unit } from '../shape.ts';

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
/** Two dice for every roll from 2 to 12. */
const ROLLS: readonly (readonly [number, number])[] = Array.from({ length: 11 }, (_, i) => (i < 6 ? [1, 1 + i] : [i - 4, 6]));
const column = (b: Sketch, ...motive: readonly number[]) =>
  ROLLS.map(faces => {
    const game = scene(ruleset, setPiece(pair(3, {}, { armor: 0, structure: 9, ...b })));
    game.does(0, hit(), 6, 4, ...faces, ...motive);
    return game.state.units[1]!.waiting[0]?.kind ?? null;
  });
rule('AS-tbl-critical-mech', 'the whole column', () => {
  const upTo6 = ['ammo', 'engine', 'fireControl', null, 'weapon'];
  expect(column({})).toEqual([...upTo6, 'mp', 'weapon', null, 'fireControl', 'engine', 'destroyed']);
});
rule('AS-tbl-critical-proto', 'the whole column', () => {
  const upTo6 = ['weapon', 'weapon', 'fireControl', 'mp', null];
  expect(column({ type: 'PM' })).toEqual([...upTo6, 'mp', null, 'mp', 'destroyed', 'weapon', 'weapon']);
});
rule('AS-tbl-critical-vehicle', 'the whole column', () => {
  const upTo6 = ['ammo', 'stunned', 'fireControl', 'fireControl', null];
  expect(column({ type: 'CV', move: '8"t' }, 1, 1)).toEqual([...upTo6, null, null, 'weapon', 'weapon', 'crewKilled', 'engine']);
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
  expect([cebook.holds('fades', { unit }), book.holds('fades', { unit })]).toEqual(['AS-crit-weapon-ce', undefined]);
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
  still.does(1, done, 5, 5, 2, 2);
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
