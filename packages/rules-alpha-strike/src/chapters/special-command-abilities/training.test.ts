import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { patch, type Sketch, setPiece, sketch } from '../../set-piece.ts';
import type { State, Unit } from '../../shape.ts';
import {
  attack,
  done,
  moving,
  needs,
  one,
  opened,
  pair,
  play,
  plus,
  refusedBy,
  unmoved,
  walk,
} from '../special-pilot-abilities/pilots.fixture.ts';
import { commandsOf } from './list.ts';

const mine = (...commands: readonly string[]): Partial<State> => ({ commands: [commands, []] });
const at = (rules: ReturnType<typeof plus>, command: string) => [3, 12, 30].map(inches => needs(rules, pair(inches), {}, mine(command)));

rule('ASC-sca-sharp-shooters', '+1, +2, +3 in the place of +0, +2, +4; a lance of them if so written', () => {
  const rules = plus('ASC-sca-sharp-shooters');
  expect([at(rules, 'sharp-shooters'), at(rules, 'brawlers')]).toEqual([
    [6, 7, 8],
    [5, 7, 9],
  ]);
  expect([
    needs(rules, pair(3), {}, mine('sharp-shooters:lance=1')),
    needs(rules, pair(3, {}, {}, { lance: 1 }), {}, mine('sharp-shooters:lance=1')),
  ]).toEqual([5, 6]);
});
rule('ASC-sca-brawlers', '−1, +2, +5', () => {
  expect(at(plus('ASC-sca-brawlers'), 'brawlers')).toEqual([4, 7, 10]);
});
const flyer: Sketch = { type: 'CV', move: '8"v' };
const aloft: Partial<Unit> = { airborne: true, z: 508 };
rule('ASC-sca-anti-aircraft', 'two easier against what flies, one harder against the rest', () => {
  const rules = plus('ASC-sca-anti-aircraft');
  const up = (commands: Partial<State>) => needs(rules, pair(3, {}, flyer, {}, aloft), {}, commands);
  const down = (commands: Partial<State>) => needs(rules, pair(3, {}, flyer), {}, commands);
  expect([up(mine('anti-aircraft-specialists')) - up({}), down(mine('anti-aircraft-specialists')) - down({})]).toEqual([-2, 1]);
});
rule('ASC-sca-ground-attack', 'for those who fly: two easier against the ground, one harder in the air', () => {
  const rules = plus('ASC-sca-ground-attack');
  const shot = (card: Sketch, me: Partial<Unit>, them: Partial<Unit>, commands: Partial<State>) =>
    needs(rules, pair(3, card, flyer, me, them), {}, commands);
  const change = (card: Sketch, me: Partial<Unit>, them: Partial<Unit>) =>
    shot(card, me, them, mine('ground-attack-specialists')) - shot(card, me, them, {});
  expect([change(flyer, aloft, {}), change(flyer, aloft, aloft), change({}, {}, {})]).toEqual([-2, 1, 0]);
});
const listening = (rules: ReturnType<typeof plus>, dice: readonly number[], card: Sketch = {}) => {
  const placed = [one(0, 20, 45, card), one(1, 20, 5, { move: '8"j' }, { lance: 0 }), one(1, 30, 5, { move: '3"' }, { lance: 1 })];
  const game = play(rules, placed, mine('communications-disruption'));
  game.does(0, done);
  game.does(1, done, 6, 6, 1, 1, ...dice);
  return game.state.units.slice(1).map(unit => game.book.ask('move', { state: game.state, unit, mode: 'ground' }).total);
};
rule('ASC-sca-comm-disruption', 'on a six one lance of the enemy is four inches slower, never below one', () => {
  const rules = plus('ASC-sca-comm-disruption');
  expect([listening(rules, [5]), listening(rules, [6, 1]), listening(rules, [6, 2])]).toEqual([
    [8, 3],
    [4, 3],
    [8, 1],
  ]);
});
rule('ASC-sca-comm-disruption', 'a confused fighter has one Thrust less', () => {
  const { book } = play(plus('ASC-sca-comm-disruption'), []);
  const thrust = (marks: Unit['marks']) =>
    book.ask('thrust', { unit: setPiece([one(0, 0, 0, { type: 'AF', move: '7a' }, { marks })]).units[0]! }).total;
  expect([thrust([{ kind: 'confused', until: 1 }]), thrust([])]).toEqual([6, 7]);
});
rule('ASC-sca-comm-disruption-bi', 'only for whoever knows twice as much', () => {
  const rules = plus('ASC-sca-comm-disruption', 'ASC-sca-comm-disruption-bi');
  expect([listening(rules, []), listening(rules, [6, 1], { specials: 'RCN' })]).toEqual([
    [8, 3],
    [4, 3],
  ]);
});

const ZONE = plus('ASC-sca-zoc-establish', 'ASC-sca-zoc-effect', 'ASC-spa-stand-aside');
/** Seat 0 comes into contact with seat 1, which stands at y 36; then it is their turn. */
const pinned = (card: Sketch = {}, theirs: Partial<Unit> = {}, foe: Sketch = {}, to = 36 + 318 / 254, mover: Partial<Unit> = {}) => {
  const placed = unmoved([one(0, 20, 40, card, mover), one(1, 20, 36, { move: '8"', ...foe }, theirs), one(1, 60, 5)]);
  const game = play(ZONE, placed, { ...moving, ...mine('zone-of-control') });
  game.does(0, walk(0, 20, to));
  return game;
};
const flight = (game: ReturnType<typeof pinned>, x: number, y: number, more = {}) =>
  game.book.check(game.state as Parameters<typeof game.book.check>[0], walk(1, x, y, more), 1).map(({ rule: id }) => id);
rule('ASC-sca-zoc-establish', 'whoever ends its move in contact with two inches to spare pins those in front who have not moved', () => {
  const held = (game: ReturnType<typeof pinned>) => game.state.units[1]!.marks.some(({ kind }) => kind === 'controlled');
  const slow = { move: '4"' };
  expect([
    held(pinned()),
    held(pinned(slow)),
    held(pinned({}, {}, {}, 38)),
    held(pinned({}, { moved: { mode: 'stand', length: 0, from: null } })),
  ]).toEqual([true, false, false, false]);
});
rule('ASC-sca-zoc-effect', 'four inches more, except straight away or by jumping', () => {
  const game = pinned({}, {}, { move: '8"j' });
  // Five inches to the side would cost nine, six away cost six.
  expect([flight(game, 25, 36), flight(game, 20, 30), flight(game, 23.5, 36), flight(game, 25, 36, { mode: 'jump' })]).toEqual([
    ['AS-move-spend'],
    [],
    [],
    [],
  ]);
});
rule('ASC-sca-zoc-infantry', 'infantry pins infantry only', () => {
  const squad: Sketch = { type: 'BA', move: '8"f' };
  const held = (foe: Sketch) => pinned(squad, {}, foe, 36 + 318 / 254).state.units[1]!.marks.some(({ kind }) => kind === 'controlled');
  expect([held({}), held({ type: 'CI', move: '4"f' })]).toEqual([false, true]);
});
rule('ASC-spa-stand-aside-zoc', 'whoever slips past others is not held', () => {
  expect(flight(pinned({}, { abilities: ['stand-aside'] }), 25, 36)).toEqual([]);
});

const woods = [patch('woods', 0, 0, 72, 30)];
const SPECIAL = plus(
  'ASC-sca-env-spec-condition',
  'ASC-sca-env-spec-penalty',
  'ASC-sca-env-improved-initiative',
  'ASC-sca-env-improved-combat',
  'ASC-sca-env-improved-mobility',
);
const initiative = (rules: ReturnType<typeof plus>, skill: number, change: Partial<State>, pieces: Parameters<typeof setPiece>[2] = []) =>
  play(rules, []).book.ask('initiative', { state: setPiece([{ ...one(0, 20, 40), skill }, one(1, 20, 10)], change, pieces), seat: 0 })
    .total;
const woodsmen = (benefits: string) => mine(`environmental-specialization:woods:${benefits}`);
rule('ASC-sca-env-spec-condition', 'one kind of ground or one weather, named before the game', () => {
  const night = {
    ...mine('environmental-specialization:night:initiative'),
    weather: { light: 'night', fog: 0, hail: 0, vacuum: false, wind: 0 },
  } as const;
  expect([initiative(SPECIAL, 4, night), initiative(SPECIAL, 4, { ...night, weather: { ...night.weather, light: 'day' } })]).toEqual([
    1, -1,
  ]);
});
rule('ASC-sca-env-spec-benefits', 'none for the Green, one for Regulars, two, three', () => {
  const both = woodsmen('combat,initiative');
  expect([5, 4, 3].map(skill => initiative(SPECIAL, skill, both, woods))).toEqual([0, 0, 1]);
  expect(initiative(SPECIAL, 1, woodsmen('initiative,initiative,combat'), woods)).toBe(2);
});
rule('ASC-sca-env-spec-penalty', 'one less where there is nothing of the kind, even for the Green', () => {
  expect([
    initiative(SPECIAL, 5, woodsmen('')),
    initiative(SPECIAL, 4, woodsmen('initiative')),
    initiative(SPECIAL, 5, woodsmen(''), woods),
  ]).toEqual([-1, -1, 0]);
});
rule('ASC-sca-env-improved-initiative', 'one more where it covers half of the table', () => {
  expect([
    initiative(SPECIAL, 4, woodsmen('initiative'), woods),
    initiative(SPECIAL, 4, woodsmen('initiative'), [patch('woods', 0, 0, 72, 20)]),
  ]).toEqual([1, 0]);
});
const shot = (commands: Partial<State>, pieces: Parameters<typeof setPiece>[2]) => needs(SPECIAL, pair(3), {}, commands, pieces);
const copse = [patch('woods', 18, 34, 22, 38)];
rule('ASC-sca-env-improved-combat', 'one easier into the woods, and never better than in the open', () => {
  expect([shot(woodsmen('combat'), copse) - shot({}, copse), shot(woodsmen('combat'), []) - shot({}, [])]).toEqual([-1, 0]);
});
/** What an inch of woods costs those who are at home there, and the others. */
function inWoods(benefits: string): (seat: 0 | 1, level: number) => number {
  const state = opened(SPECIAL, [{ card: sketch(), commander: 'force' }], [{ card: sketch() }], {
    commands: [[`environmental-specialization:woods:${benefits}`], []],
  });
  const { book } = play(SPECIAL, []);
  const weather = { light: 'day', fog: 0, hail: 0, vacuum: false, wind: 0 } as const;
  return (seat, level) => {
    const ground = { elevation: 0, depth: 0, pieces: [patch('woods', 0, 0, 9, 9, { level })] };
    return book.ask('surcharge', { unit: state.units[seat]!, mode: 'ground', ground, weather }).total;
  };
}
rule('ASC-sca-env-improved-mobility', 'an inch of woods costs one less, never less than an inch', () => {
  const price = inWoods('mobility');
  expect([price(0, 1), price(0, 2), price(1, 1)]).toEqual([0, 1, 1]);
});
rule('ASC-tbl-env-spec-benefits', 'mobility, combat and initiative each help with what they are called, and with nothing else', () => {
  const gains = ['mobility', 'combat', 'initiative'].map(benefit => [
    inWoods(benefit)(0, 2),
    shot(woodsmen(benefit), copse) - shot({}, copse),
    initiative(SPECIAL, 4, woodsmen(benefit), woods),
  ]);
  expect(gains).toEqual([
    [1, 0, 0],
    [2, -1, 0],
    [2, 0, 1],
  ]);
});
const TACTICS = plus('ASC-sca-tac-spec-rules', 'ASC-sca-tac-attack', 'ASC-sca-tac-defense', 'ASC-sca-tac-scenario');
const tactic = (what: string, skill: number, change: Partial<State>) =>
  initiative(TACTICS, skill, { ...mine(`tactical-specialization:${what}`), ...change });
rule('ASC-sca-tac-attack', 'one more attacking, one less defending', () => {
  expect([tactic('attack', 4, { attacker: 0 }), tactic('attack', 4, { attacker: 1 })]).toEqual([1, -1]);
});
rule('ASC-sca-tac-defense', 'one more defending, one less attacking', () => {
  expect([tactic('defense', 4, { attacker: 1 }), tactic('defense', 4, { attacker: 0 })]).toEqual([1, -1]);
});
rule('ASC-sca-tac-scenario', 'one more in the kind of fight it knows, one less in all others', () => {
  expect([
    tactic('scenario=raid', 4, { occasion: { scenario: 'raid' } }),
    tactic('scenario=raid', 4, { occasion: { scenario: 'siege' } }),
  ]).toEqual([1, -1]);
});
rule('ASC-tbl-tac-spec-benefits', 'attackers, defenders and those who know the kind of fight, each for good and for ill', () => {
  const raid = { scenario: 'raid' };
  const gains = ['attack', 'defense', 'scenario=raid', 'scenario=siege'].map(benefit => [
    tactic(benefit, 4, { attacker: 0, occasion: raid }),
    tactic(benefit, 4, { attacker: 1, occasion: raid }),
  ]);
  expect(gains).toEqual([
    [1, -1],
    [-1, 1],
    [1, 1],
    [-1, -1],
  ]);
});
rule('ASC-sca-tac-spec-rules', 'as many as its Skill allows; the Green have only what is bad about it', () => {
  expect([
    tactic('attack,attack', 4, { attacker: 0 }),
    tactic('attack,attack', 3, { attacker: 0 }),
    tactic('attack', 5, { attacker: 0 }),
    tactic('attack', 5, { attacker: 1 }),
  ]).toEqual([1, 2, 0, -1]);
});
rule('ASC-sca-tac-spec-cancel', 'twice Attack and once Defense is Attack once', () => {
  expect([tactic('attack,defense', 3, { attacker: 0 }), tactic('attack,attack,defense', 1, { attacker: 0 })]).toEqual([0, 1]);
});
const ENEMY = plus('ASC-sca-enemy-focus', 'ASC-sca-enemy-initiative');
const against = (what: string, skill: number, faction: string) =>
  initiative(ENEMY, skill, { ...mine(`enemy-specialization:${what}`), occasion: { factions: ['Davion', faction] } });
rule('ASC-sca-enemy-focus', 'it has one enemy in mind', () => {
  expect([against('Kurita', 4, 'Kurita'), against('Kurita', 4, 'Marik')]).toEqual([1, -1]);
});
rule('ASC-sca-enemy-initiative', 'Veterans know two enemies, or hate one twice; the Green only miss theirs', () => {
  expect([
    against('Kurita:double', 3, 'Kurita'),
    against('Kurita:double', 3, 'Marik'),
    against('Kurita,Liao', 3, 'Liao'),
    against('Kurita,Liao', 3, 'Marik'),
    against('Kurita,Liao', 4, 'Liao'),
  ]).toEqual([2, -2, 1, -1, -1]);
  expect([against('Kurita', 5, 'Kurita'), against('Kurita', 5, 'Marik')]).toEqual([0, -1]);
});
rule('ASC-sca-enemy-elite', 'Elite forces take a command from their enemy, Heroic ones two, and nothing from others', () => {
  const left = (skill: number, faction: string) => {
    const commands = [['enemy-specialization:Kurita:negate=brawlers+overrun-combat'], ['brawlers', 'overrun-combat']];
    const placed = [{ ...one(0, 20, 40), skill }, one(1, 20, 10)];
    return commandsOf(setPiece(placed, { commands, occasion: { factions: ['Davion', faction] } }), 1);
  };
  expect([left(2, 'Kurita'), left(1, 'Kurita'), left(3, 'Kurita'), left(1, 'Marik')]).toEqual([
    ['overrun-combat'],
    [],
    ['brawlers', 'overrun-combat'],
    ['brawlers', 'overrun-combat'],
  ]);
  expect(refusedBy(ENEMY, setPiece(pair(3)), attack())).toEqual([]);
});
