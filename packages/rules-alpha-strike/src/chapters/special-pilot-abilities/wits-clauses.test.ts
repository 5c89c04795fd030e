import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { patch, setPiece, sketch } from '../../set-piece.ts';
import type { Command, Entry, State, Unit } from '../../shape.ts';
import {
  attack,
  dealt,
  done,
  endTurn,
  gifted,
  moving,
  needs,
  one,
  opened,
  pair,
  play,
  plus,
  refusedBy,
  ruleset,
  stay,
  unmoved,
  walk,
} from './pilots.fixture.ts';

const unit = (abilities: readonly string[], more: Partial<Entry> = {}, specials = ''): Entry => ({
  card: sketch({ specials }),
  abilities,
  ...more,
});
const plain: Entry = { card: sketch() };
const marksOf = (state: State, id = 0) => state.units[id]!.marks;

const stalker = plus('ASC-spa-blood-stalker');
const stalk = (target: number): Command => ({ type: 'ability', ability: 'blood-stalker', unit: 0, target });
const hunt = () => ({ ...opened(stalker, [unit(['blood-stalker'])], [plain, plain]), active: 0 });
rule('ASC-spa-blood-stalker#2', 'it has one prey from the start, and its player may name another one once', () => {
  const game = scene(ruleset, hunt(), stalker);
  expect(marksOf(game.state)).toEqual([{ kind: 'stalks', until: 0, by: 1, byPlayer: false }]);
  game.does(0, stalk(2));
  expect(marksOf(game.state)).toEqual([{ kind: 'stalks', until: 0, by: 2, byPlayer: true }]);
  expect([refusedBy(stalker, game.state, stalk(1)), refusedBy(stalker, hunt(), stalk(0))]).toEqual([
    ['ASC-spa-blood-stalker'],
    ['ASC-spa-blood-stalker'],
  ]);
});
const prey = (by: number): Partial<Unit> => ({ ...gifted('blood-stalker'), marks: [{ kind: 'stalks', until: 0, by, byPlayer: true }] });
const herd = (mine: Partial<Unit>) => [...pair(3, {}, {}, mine), one(1, 24, 36, { armor: 20 })];
rule('ASC-spa-blood-stalker#3', 'attacks on the prey are one easier', () => {
  expect([needs(stalker, herd(prey(1))), needs(stalker, herd({}))]).toEqual([4, 5]);
  expect(needs(stalker, pair(0, {}, {}, prey(1)), { how: 'strike' }) - needs(stalker, pair(0), { how: 'strike' })).toBe(-1);
});
rule('ASC-spa-blood-stalker#4', 'attacks on others are two harder until the prey is dead', () => {
  const start = setPiece(herd(prey(2)));
  const state = (fate: Unit['fate']): State => ({ ...start, units: start.units.map(one1 => (one1.id === 2 ? { ...one1, fate } : one1)) });
  const number = (fate: Unit['fate']) => {
    const [event] = scene(ruleset, state(fate), stalker).does(0, attack(), 1, 1);
    return event?.type === 'attacked' && event.toHit.total;
  };
  expect([number('fighting'), number('destroyed')]).toEqual([7, 5]);
});
rule('ASC-spa-blood-stalker#5', 'after its death another one is chosen', () => {
  const start = setPiece(herd(prey(2)));
  const game = scene(
    ruleset,
    { ...start, units: start.units.map(one1 => (one1.id === 2 ? { ...one1, fate: 'destroyed' as const, at: null } : one1)) },
    stalker,
  );
  endTurn(game);
  expect(marksOf(game.state)).toEqual([{ kind: 'stalks', until: 0, by: 1, byPlayer: false }]);
});

const intuition = plus('ASC-spa-combat-intuition');
const leap = stay(0, { with: ['combat-intuition'] });
const ready = (mine: Partial<Unit>, initiative: 0 | 1): State =>
  setPiece(unmoved([one(0, 20, 40, { damage: '9/9/9' }, mine), one(1, 20, 30), one(1, 50, 5)]), { ...moving, initiative });
rule('ASC-spa-combat-intuition#2', 'where its side has the initiative it may move and attack at once', () => {
  const game = scene(ruleset, ready(gifted('combat-intuition'), 0), intuition);
  game.does(0, leap);
  expect([ruleset.awaiting(game.state), game.state.phase]).toMatchObject([[{ seat: 0, question: 'attack' }], 'movement']);
  game.does(0, attack(), 1, 1);
  game.does(0, done);
  expect([game.state.active, game.state.pending]).toEqual([1, null]);
  expect([refusedBy(intuition, ready(gifted('combat-intuition'), 1), leap), refusedBy(intuition, ready({}, 0), leap)]).toEqual([
    ['ASC-spa-combat-intuition'],
    ['ASC-spa-combat-intuition'],
  ]);
});
rule('ASC-spa-combat-intuition#3', 'what it does is felt before anybody else acts', () => {
  const game = scene(ruleset, ready(gifted('combat-intuition'), 0), intuition);
  game.does(0, leap);
  game.does(0, attack(), 6, 4);
  expect([game.state.units[1]!.fate, game.state.phase]).toEqual(['destroyed', 'movement']);
});
rule('ASC-spa-combat-intuition#4', 'and again in the third turn after it, not before', () => {
  const game = scene(ruleset, ready(gifted('combat-intuition'), 0), intuition);
  game.does(0, leap);
  const later = (turn: number) =>
    refusedBy(intuition, { ...ready({ ...gifted('combat-intuition'), marks: marksOf(game.state) }, 0), turn }, leap);
  expect(marksOf(game.state)).toEqual([{ kind: 'insight', until: 3 }]);
  expect(later(2)).toEqual(['ASC-spa-combat-intuition']);
  // Marks go with the end of their last turn: turn 4 begins without it.
  const third = scene(
    ruleset,
    setPiece(pair(20, {}, {}, { ...gifted('combat-intuition'), marks: marksOf(game.state) }), { turn: 3 }),
    intuition,
  );
  endTurn(third);
  expect([third.state.turn, marksOf(third.state)]).toEqual([4, []]);
  const second = scene(
    ruleset,
    setPiece(pair(20, {}, {}, { ...gifted('combat-intuition'), marks: marksOf(game.state) }), { turn: 2 }),
    intuition,
  );
  endTurn(second);
  expect(marksOf(second.state)).toHaveLength(1);
});

const genius = plus('ASC-spa-tactical-genius');
const initiative = (mine: Partial<Unit>, dice: readonly number[], change: Partial<State> = {}) => {
  const game = play(genius, pair(20, {}, {}, { commander: 'force', ...gifted('tactical-genius'), ...mine }), change);
  game.does(0, done);
  game.does(1, done, ...dice);
  return game;
};
rule('ASC-spa-tactical-genius#2', 'whoever commands and is beaten rolls again', () => {
  expect([
    initiative({}, [2, 2, 4, 4, 6, 6]).state.initiative,
    initiative({}, [5, 5, 4, 4]).state.initiative,
    initiative({ commander: null }, [2, 2, 4, 4]).state.initiative,
    initiative({ abilities: [] }, [2, 2, 4, 4]).state.initiative,
  ]).toEqual([0, 0, 1, 1]);
  // Unless its player has said that the roll is to stand.
  const stands = play(genius, pair(20, {}, {}, { commander: 'force', ...gifted('tactical-genius') }));
  stands.does(0, { type: 'ability', ability: 'tactical-genius', unit: 0 });
  stands.does(0, done);
  stands.does(1, done, 2, 2, 4, 4);
  expect(stands.state.initiative).toBe(1);
});
rule('ASC-spa-tactical-genius#3', 'and keeps the second roll, even a worse one', () => {
  const game = initiative({}, [3, 4, 4, 4, 1, 1]);
  const rolled = game.events.findLast(event => event.type === 'initiativeRolled');
  expect([game.state.initiative, rolled?.type === 'initiativeRolled' && rolled.rolls.map(({ total }) => total)]).toEqual([1, [2, 8]]);
});
rule('ASC-spa-tactical-genius#4', 'then not in the next turn, but in the one after', () => {
  const first = initiative({}, [2, 2, 4, 4, 6, 6]);
  const marks = marksOf(first.state);
  expect([first.state.turn, marks]).toEqual([2, [{ kind: 'genius', until: 3 }]]);
  // The roll for the third turn, and the one for the fourth.
  const rests = initiative({ marks }, [2, 2, 4, 4], { turn: 2 });
  expect(rests.state.initiative).toBe(1);
  const again = initiative({ marks }, [2, 2, 4, 4, 6, 6], { turn: 3 });
  expect(again.state.initiative).toBe(0);
});

const tro = plus('ASC-spa-human-tro');
const reads = (abilities: readonly string[], to: number, theirs: Partial<Unit> = { veiled: true }) => {
  const game = play(tro, unmoved([one(0, 20, 40, { move: '12"' }, { abilities }), one(1, 20, 20, {}, theirs), one(1, 60, 2)]), moving);
  game.does(0, walk(0, 20, to));
  return game.state.units[1]!;
};
rule('ASC-spa-human-tro#2', 'it reads the card of every unit within twelve inches', () => {
  const edge = 32 + 318 / 254;
  expect([reads(['human-tro'], edge).veiled, reads(['human-tro'], edge + 0.1).veiled, reads([], 33).veiled]).toEqual([false, true, true]);
});
rule('ASC-spa-human-tro#3', 'but finds nobody who hides', () => {
  const hiding = reads(['human-tro'], 33, { hidden: true, veiled: true });
  expect([hiding.hidden, hiding.veiled]).toEqual([true, true]);
});

const eyes = plus('ASC-spa-eagles-eyes');
rule('ASC-spa-eagles-eyes#2', 'probes of every kind reach two inches farther', () => {
  const { book, state } = play(eyes, [
    one(0, 20, 40, {}, gifted('eagles-eyes')),
    ...['BH', 'PRB', 'LPRB'].flatMap(specials => [one(0, 10, 40, { specials }, gifted('eagles-eyes')), one(0, 30, 40, { specials })]),
  ]);
  const reach = (id: number) => book.ask('probe', { unit: state.units[id]! }).total;
  expect([1, 3, 5].map(id => reach(id) - reach(id + 1))).toEqual([2, 2, 2]);
});
rule('ASC-spa-eagles-eyes#3', 'and it is a scout without one', () => {
  expect([
    opened(eyes, [unit(['eagles-eyes'])], [plain]).units[0]!.card.specials,
    opened(eyes, [unit([])], [plain]).units[0]!.card.specials,
  ]).toEqual([['RCN'], []]);
});

const observer = plus('ASC-spa-forward-observer');
rule('ASC-spa-forward-observer#2', 'indirect fire and artillery that it spots for are two easier', () => {
  const shot = (abilities: readonly string[]) =>
    needs(observer, [...pair(12, { specials: 'IF2' }), one(0, 30, 36, {}, { abilities })], { how: 'indirect', spotter: 2 });
  expect(shot(['forward-observer']) - shot([])).toBe(-2);
  const { book } = play(observer, []);
  const shell = (abilities: readonly string[], direct = false) => {
    const state = setPiece([
      one(0, 20, 47, { specials: 'ARTT-1' }, { fate: 'offTable', at: null, offTable: 40 }),
      one(0, 30, 36, {}, { abilities }),
    ]);
    return book.ask('artillery', { state, unit: state.units[0]!, weapon: 'ART-T', direct, against: null, at: { x: 30 * 254, y: 20 * 254 } })
      .total;
  };
  expect([shell(['forward-observer']) - shell([]), shell(['forward-observer'], true) - shell([], true)]).toEqual([-2, 0]);
  const own = needs(observer, [...pair(12, { specials: 'IF2' }, {}, gifted('forward-observer')), one(0, 30, 36)], {
    how: 'indirect',
    spotter: 2,
  });
  expect(own - shot([])).toBe(0);
});

const gun = { specials: 'ARTT-1' };
const barrage = (rules: readonly RuleId[], abilities: readonly string[], ...dice: readonly number[]) => {
  const game = play(rules, [one(0, 20, 40, gun, { abilities }), one(1, 20, 10, { armor: 20 }), one(1, 60, 5)]);
  game.does(0, { type: 'bombard', unit: 0, weapon: 'ART-T', at: { x: 20 * 254, y: 10 * 254 } });
  game.does(0, done);
  game.does(1, done, ...dice, 6, 6, 1, 1);
  const [roll, landed] = [game.events.find(({ type }) => type === 'rolled'), game.events.find(({ type }) => type === 'shellLanded')];
  const astray = landed?.type === 'shellLanded' ? Math.round((Math.abs(landed.at.y - 2540) + Math.abs(landed.at.x - 20 * 254)) / 254) : -1;
  return [roll?.type === 'rolled' ? roll.needs?.total : undefined, astray];
};
const artillery = plus('ASC-spa-oblique-artilleryman');
rule('ASC-spa-oblique-artilleryman#2', 'its shells need one less', () => {
  expect([barrage(artillery, ['oblique-artilleryman'], 6, 5)[0], barrage(artillery, [], 6, 5)[0]]).toEqual([7, 8]);
});
rule('ASC-spa-oblique-artilleryman#3', 'and a miss goes two inches less astray, and never less than none', () => {
  // Two inches for each point by which it misses: 5 misses 7 by two points, 6 by one; without the ability 8 by three and two.
  expect([
    barrage(artillery, ['oblique-artilleryman'], 3, 2, 1)[1],
    barrage(artillery, ['oblique-artilleryman'], 3, 3, 1)[1],
    barrage(artillery, [], 3, 2, 1)[1],
  ]).toEqual([2, 0, 6]);
});
const counter = plus('ASC-spa-oblique-artilleryman-cb');
const answer = (abilities: readonly string[], ...dice: readonly number[]) => {
  const state = setPiece(
    [
      one(0, 20, 47, { ...gun, armor: 9 }, { abilities }),
      one(1, 20, 5, { ...gun, armor: 9 }, { fate: 'offTable', at: null, offTable: 20 }),
      one(1, 60, 5),
    ],
    { turn: 3, witnessed: [{ unit: 1, seat: 0, turn: 1 }] },
  );
  const game = scene(ruleset, state, counter);
  game.does(0, { type: 'bombard', unit: 0, weapon: 'ART-T', at: { x: 0, y: 0 }, against: 1 });
  game.does(0, done);
  game.does(1, done, ...dice, 6, 6, 1, 1);
  return 9 - game.state.units[1]!.armor;
};
// It needs 11: Skill 4, and 7 for a gun that nobody sees.
rule('ASC-spa-oblique-artilleryman-cb#1', 'an answer that misses by one does all its damage', () => {
  expect([answer(['oblique-artilleryman'], 5, 5), answer(['oblique-artilleryman'], 6, 5), answer([], 5, 5)]).toEqual([2, 2, 0]);
});
rule('ASC-spa-oblique-artilleryman-cb#2', 'one that misses by two or three does half', () => {
  expect([answer(['oblique-artilleryman'], 5, 4), answer(['oblique-artilleryman'], 4, 4)]).toEqual([1, 1]);
});
rule('ASC-spa-oblique-artilleryman-cb#3', 'one that misses by four does nothing', () => {
  expect(answer(['oblique-artilleryman'], 4, 3)).toBe(0);
});

const oblique = plus('ASC-spa-oblique-attacker');
const launcher = { specials: 'IF2' };
const hill = [patch('hill', 10, 32, 30, 36, { height: 6 * 254 })];
const lob = (abilities: readonly string[], spotter: boolean, more: Partial<Unit> = {}) =>
  needs(
    oblique,
    [...pair(12, launcher, {}, { abilities }), one(0, 36, 30, {}, more)],
    { how: 'indirect', ...(spotter && { spotter: 2 }) },
    {},
    hill,
  );
rule('ASC-spa-oblique-attacker#2', 'indirect fire and artillery are one easier', () => {
  expect(lob(['oblique-attacker'], true) - lob([], true)).toBe(-1);
  expect([barrage(oblique, ['oblique-attacker'], 6, 5)[0], barrage(oblique, [], 6, 5)[0]]).toEqual([7, 8]);
  expect(needs(oblique, pair(12, launcher, {}, gifted('oblique-attacker')))).toBe(7);
});
rule('ASC-spa-oblique-attacker#3', 'it fires indirectly without a spotter', () => {
  const shot = (abilities: readonly string[]) =>
    refusedBy(oblique, setPiece(pair(12, launcher, {}, { abilities }), {}, hill), attack({ how: 'indirect' }));
  expect([shot(['oblique-attacker']), shot([])]).toEqual([[], ['AS-if']]);
});
rule('ASC-spa-oblique-attacker#4', 'and is then two harder, in place of the one and of everything about a spotter', () => {
  // Skill 4, Medium range 2, a target movement modifier of 1, one for indirect fire.
  expect(lob(['oblique-attacker'], false)).toBe(10);
  // A spotter that attacks makes it one harder; without one nothing of the kind counts.
  const busy = lob(['oblique-attacker'], true, { did: ['standard'] });
  expect([busy - lob(['oblique-attacker'], true), lob(['oblique-attacker'], false, { did: ['standard'] })]).toEqual([1, 10]);
});

const shaky = plus('ASC-spa-shaky-stick');
const flyer = { type: 'CV', move: '8"v' } as const;
const up: Partial<Unit> = { airborne: true, z: 508 };
const flak = (mine: Partial<Unit>, theirs: readonly string[]) => needs(shaky, pair(3, flyer, flyer, mine, { ...up, abilities: theirs }));
rule('ASC-spa-shaky-stick#2', 'fire from the ground is one harder while it flies', () => {
  expect(flak({}, ['shaky-stick']) - flak({}, [])).toBe(1);
  const down = (abilities: readonly string[]) => needs(shaky, pair(3, {}, flyer, {}, { abilities }));
  expect(down(['shaky-stick']) - down([])).toBe(0);
});
rule('ASC-spa-shaky-stick#3', 'fire from the air is not', () => {
  expect(flak(up, ['shaky-stick']) - flak(up, [])).toBe(0);
});

const streets = plus('ASC-spa-urban-guerrilla-defense');
const squad = { type: 'CI', move: '4"f' } as const;
const rebels = (...abilities: readonly string[]) => pair(3, {}, squad, {}, { abilities });
const KINDS = ['building', 'rough', 'rubble', 'pavement', 'road', 'woods', 'swamp'] as const;
const at = (kind: (typeof KINDS)[number]) => [patch(kind, 18, 34, 22, 38, kind === 'building' ? { cf: 40, height: 508 } : {})];
rule('ASC-spa-urban-guerrilla-defense#2', 'one harder to hit among houses, rocks and rubble and on paved ground', () => {
  for (const kind of KINDS) {
    const { book, state } = play(streets, rebels('urban-guerrilla'), {}, at(kind));
    const [event] = scene(ruleset, state, streets).does(0, attack(), 1, 1);
    const term = event?.type === 'attacked' && event.toHit.terms.find(one1 => one1.rule === 'ASC-spa-urban-guerrilla-defense')?.value;
    expect([kind, term, book.rules.length > 0]).toEqual([kind, kind === 'woods' || kind === 'swamp' ? undefined : 1, true]);
  }
  expect(needs(streets, rebels('urban-guerrilla'))).toBe(needs(streets, rebels()));
});
rule('ASC-spa-urban-guerrilla-defense#3', 'and a hit there does a point less', () => {
  expect([
    dealt(streets, rebels('urban-guerrilla'), {}, [6, 5], {}, at('pavement')),
    dealt(streets, rebels(), {}, [6, 5], {}, at('pavement')),
    dealt(streets, rebels('urban-guerrilla')),
  ]).toEqual([2, 3, 3]);
});
const spawn = plus('ASC-spa-urban-guerrilla-spawn');
const town = [patch('building', 40, 40, 44, 44, { cf: 20, height: 508 })];
const call = { type: 'ability', ability: 'urban-guerrilla', unit: 0 } as const;
const leaders = (more: Partial<Unit> = {}, skill = 4) => pair(20, squad, {}, { ...gifted('urban-guerrilla'), skill, ...more });
const called = (skill = 4) => {
  const game = play(spawn, leaders({}, skill), {}, town);
  game.does(0, call);
  endTurn(game);
  return game;
};
rule('ASC-spa-urban-guerrilla-spawn#1', 'once, and only where there are houses, it calls up others for the End Phase', () => {
  expect([refusedBy(spawn, setPiece(leaders()), call), refusedBy(spawn, setPiece(leaders(), {}, town), call)]).toEqual([
    ['ASC-spa-urban-guerrilla-spawn'],
    [],
  ]);
  const game = play(spawn, leaders(), {}, town);
  game.does(0, call);
  expect(game.state.units).toHaveLength(2);
  endTurn(game);
  expect(game.state.units).toHaveLength(3);
  const later = { ...setPiece(leaders({ spent: game.state.units[0]!.spent }), {}, town), turn: 2 };
  expect(refusedBy(spawn, later, call)).toEqual(['ASC-spa-urban-guerrilla-spawn']);
  expect(refusedBy(spawn, setPiece(unmoved(leaders()), moving, town), call)).toEqual(['ASC-spa-urban-guerrilla-spawn']);
});
rule('ASC-spa-urban-guerrilla-spawn#2', 'they come up within six inches', () => {
  const [leader, , third] = called().state.units;
  const apart = Math.hypot(leader!.at!.x - third!.at!.x, leader!.at!.y - third!.at!.y) / 254;
  expect(apart).toBeLessThanOrEqual(6 + 318 / 254);
  expect(apart).toBeGreaterThan(0);
});
rule(
  'ASC-spa-urban-guerrilla-spawn#3',
  'soldiers on foot with 2 inches, a point of armor, one of structure and one of damage at Short range',
  () => {
    const third = called().state.units[2]!;
    expect([third.card.type, third.moves, third.armor, third.structure, third.card.damage.map(({ points }) => points)]).toEqual([
      'CI',
      [{ value: 2, code: 'f' }],
      1,
      1,
      [1, 0, 0],
    ]);
  },
);
rule('ASC-spa-urban-guerrilla-spawn#4', 'two points of Skill worse than who called them, and no worse than 8', () => {
  expect([2, 4, 6, 7].map(skill => called(skill).state.units[2]!.skill)).toEqual([4, 6, 8, 8]);
});
rule('ASC-spa-urban-guerrilla-spawn#5', 'and they act on their own', () => {
  const game = called();
  const third = game.state.units[2]!;
  expect([third.seat, third.fate, third.moved]).toEqual([0, 'fighting', null]);
  // Three moves of one side, and the new unit's is one of them.
  const order = scene(ruleset, { ...game.state, phase: 'movement', active: 0, exchange: { loser: 1, winner: 1 } }, spawn);
  order.does(0, stay(2));
  expect(order.state.units[2]!.moved?.mode).toBe('stand');
});

const lucky = plus('ASC-spa-lucky', 'AS-bog');
const bet = { with: ['lucky'] };
rule('ASC-spa-lucky#2', 'a failed attack or Control Roll is made again, once for each point', () => {
  const game = play(lucky, pair(3, {}, {}, gifted('lucky:2')));
  game.does(0, attack(bet), 1, 1, 6, 4);
  expect([20 - game.state.units[1]!.armor, game.state.units[0]!.spent]).toEqual([3, ['lucky']]);
  // What succeeds costs nothing.
  const sure = play(lucky, pair(3, {}, {}, gifted('lucky')));
  sure.does(0, attack(bet), 6, 4);
  expect(sure.state.units[0]!.spent).toEqual([]);
  const left = (luck: string, spent: readonly string[]) =>
    refusedBy(lucky, setPiece(pair(3, {}, {}, { abilities: [luck], spent })), attack(bet));
  expect([left('lucky:2', ['lucky']), left('lucky:2', ['lucky', 'lucky']), left('lucky', ['lucky'])]).toEqual([
    [],
    ['ASC-spa-lucky'],
    ['ASC-spa-lucky'],
  ]);
  const swamp = [patch('swamp', 10, 30, 30, 39)];
  const stuck = play(lucky, unmoved(pair(20, {}, {}, gifted('lucky'))), moving, swamp);
  stuck.does(0, walk(0, 20, 38, bet), 1, 1, 6, 6);
  expect([stuck.state.units[0]!.marks, stuck.state.units[0]!.spent]).toEqual([[], ['lucky']]);
});
rule('ASC-spa-lucky#3', 'and the second roll stands, even a worse one', () => {
  const game = play(lucky, pair(3, {}, {}, gifted('lucky:2')));
  game.does(0, attack(bet), 2, 2, 1, 1);
  const made = game.events.find(event => event.type === 'attacked');
  expect([made?.type === 'attacked' && made.roll.total, game.state.units[0]!.spent, game.state.units[1]!.armor]).toEqual([
    2,
    ['lucky'],
    20,
  ]);
});
rule('ASC-spa-lucky#4', 'critical hits, breaches, initiative and morale are rolled once', () => {
  // A hit on the structure with luck promised: the critical roll of 9 means nothing, and stays.
  const game = play(lucky, pair(3, {}, { armor: 0, structure: 9 }, gifted('lucky:4'), gifted('lucky:4')));
  game.does(0, attack(bet), 6, 4, 4, 5);
  expect([game.state.units[0]!.spent, game.state.units[1]!.spent]).toEqual([[], []]);
  // Under water, or without air, the breach is rolled once.
  const airless = play(lucky, pair(3, {}, {}, gifted('lucky:4')), { weather: { light: 'day', fog: 0, hail: 0, vacuum: true, wind: 0 } });
  airless.does(0, attack(bet), 6, 4, 1, 1);
  expect(airless.state.units[0]!.spent).toEqual([]);
  // A commander who loses the initiative, and a routed unit that fails to rally, have no second roll.
  const rout = play(
    plus('ASC-spa-lucky', 'ASC-morale-check', 'AS-withdraw'),
    pair(20, {}, {}, { ...gifted('lucky:4'), commander: 'force', marks: [{ kind: 'routed', until: 0 }] }),
  );
  rout.does(0, done);
  rout.does(1, done, 1, 1, 1, 1, 6, 6);
  expect([rout.state.units[0]!.marks, rout.state.initiative, rout.state.units[0]!.spent]).toEqual([[{ kind: 'routed', until: 0 }], 1, []]);
});

const hopper = plus('ASC-spa-hopper');
const limp = (mine: Partial<Unit>, dice: readonly number[]) => {
  const game = play(
    hopper,
    pair(20, {}, {}, { waiting: [{ kind: 'mp', rule: 'AS-crit-mp' }], moves: [{ value: 2, code: '' }], ...gifted('hopper'), ...mine }),
  );
  endTurn(game, ...dice);
  return game;
};
const inches = (game: ReturnType<typeof limp>) => game.state.units[0]!.moves[0]!.value;
rule('ASC-spa-hopper#2', 'where hits leave it an inch or less it rolls against Skill and two', () => {
  const game = limp({}, [3, 3]);
  const roll = game.events.find(event => event.type === 'rolled' && event.rule === 'ASC-spa-hopper');
  expect(roll?.type === 'rolled' && [roll.needs?.total, roll.good]).toEqual([6, true]);
  expect([inches(limp({}, [3, 2])), inches(limp({ moves: [{ value: 8, code: '' }] }, [])), inches(limp({ abilities: [] }, []))]).toEqual([
    0, 4, 0,
  ]);
});
rule('ASC-spa-hopper#3', 'a success leaves it two inches', () => {
  expect(inches(limp({}, [3, 3]))).toBe(2);
});
rule('ASC-spa-hopper#4', 'the next hit asks for a new roll', () => {
  const first = limp({}, [3, 3]).state.units[0]!;
  const second = (dice: readonly number[]) => limp({ moves: first.moves, mpHits: first.mpHits, spent: first.spent }, dice);
  expect([inches(second([3, 3])), inches(second([2, 3]))]).toEqual([2, 0]);
  // Without another hit nothing is rolled.
  const calm = play(hopper, pair(20, {}, {}, { ...gifted('hopper'), moves: [{ value: 0, code: '' }], mpHits: 1, spent: ['hop-1'] }));
  endTurn(calm);
  expect(calm.state.units[0]!.moves[0]!.value).toBe(0);
});
rule('ASC-spa-hopper#5', 'it does not free whoever is shut down or stuck', () => {
  const down = play(hopper, unmoved(pair(20, {}, {}, { ...gifted('hopper'), shutdown: true })), moving);
  expect(refusedBy(hopper, down.state, walk(0, 20, 38))).not.toEqual([]);
  const stuck = play(plus('ASC-spa-hopper', 'AS-bog'), pair(20, {}, {}, { ...gifted('hopper'), marks: [{ kind: 'bogged', until: 0 }] }));
  endTurn(stuck);
  expect(stuck.state.units[0]!.marks).toContainEqual({ kind: 'bogged', until: 0 });
});
