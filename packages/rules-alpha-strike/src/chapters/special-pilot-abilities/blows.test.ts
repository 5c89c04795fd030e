import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { JUMPED, patch, type Sketch, setPiece } from '../../set-piece.ts';
import type { How } from '../../shape.ts';
import { attack, dealt, done, gifted, moving, needs, pair, play, plus, refusedBy, stay, unmoved, walk } from './pilots.fixture.ts';

const BLOWS: readonly How[] = ['strike', 'melee', 'charge', 'dfa'];
const armed: Sketch = { specials: 'MEL' };
/** The number for a blow of the first at the second, after a jump where it needs one. */
const number = (rules: ReturnType<typeof plus>, how: How, mine: readonly string[], theirs: readonly string[] = []) =>
  needs(rules, pair(0, armed, {}, { abilities: mine, ...(how === 'dfa' && { moved: JUMPED }) }, gifted(...theirs)), { how });
/** Points that a blow does beyond those of a plain pilot. */
const more = (rules: ReturnType<typeof plus>, how: How, ability: string, card: Sketch = armed) => {
  const blow = (...abilities: readonly string[]) =>
    dealt(
      rules,
      pair(0, card, { size: 1 }, { abilities, ...(how === 'dfa' && { moved: JUMPED }) }),
      { how },
      how === 'dfa' ? [6, 6, 4, 5, 4, 5] : [6, 5],
    );
  return blow(ability) - blow();
};

rule('ASC-spa-dodge#2', 'blows of every kind are two harder to land on it, shots are not', () => {
  const rules = plus('ASC-spa-dodge');
  for (const how of BLOWS) expect([how, number(rules, how, [], ['dodge']) - number(rules, how, [])]).toEqual([how, 2]);
  expect(number(rules, 'standard', [], ['dodge'])).toBe(number(rules, 'standard', []));
  // It is the one who is struck that dodges.
  expect(number(rules, 'strike', ['dodge'])).toBe(number(rules, 'strike', []));
});
rule('ASC-spa-melee-specialist#2', 'its own blows of every kind are one easier, its shots are not', () => {
  const rules = plus('ASC-spa-melee-specialist');
  for (const how of BLOWS) expect([how, number(rules, how, ['melee-specialist']) - number(rules, how, [])]).toEqual([how, -1]);
  expect(number(rules, 'standard', ['melee-specialist'])).toBe(number(rules, 'standard', []));
  expect(number(rules, 'strike', [], ['melee-specialist'])).toBe(number(rules, 'strike', []));
});
rule('ASC-spa-melee-master#2', 'every blow does half its Size more, rounded up', () => {
  const rules = plus('ASC-spa-melee-master');
  for (const how of BLOWS) expect([how, more(rules, how, 'melee-master')]).toEqual([how, 2]);
  expect([1, 2, 3, 4].map(size => more(rules, 'strike', 'melee-master', { size }))).toEqual([1, 1, 2, 2]);
  expect(more(rules, 'standard', 'melee-master')).toBe(0);
});
rule('ASC-spa-zweihander#2', 'fists and melee weapons do a point more, beside what muscles and weapon add', () => {
  const rules = plus('ASC-spa-zweihander');
  expect([more(rules, 'strike', 'zweihander'), more(rules, 'melee', 'zweihander')]).toEqual([1, 1]);
  // Size 3, a point for the hatchet, one for the muscles, one for both hands.
  expect(dealt(rules, pair(0, { specials: 'MEL,TSM' }, {}, { ...gifted('zweihander'), heat: 1 }), { how: 'melee' })).toBe(6);
});
rule('ASC-spa-zweihander#3', 'charges and Death from Above do not', () => {
  const rules = plus('ASC-spa-zweihander');
  expect([more(rules, 'charge', 'zweihander'), more(rules, 'dfa', 'zweihander')]).toEqual([0, 0]);
});

const fistFire = plus('ASC-spa-fist-fire');
rule('ASC-spa-fist-fire#2', 'fists and melee weapons do half the damage at Short range more, rounded up', () => {
  const half = (damage: string) => (['strike', 'melee'] as const).map(how => more(fistFire, how, 'fist-fire', { ...armed, damage }));
  expect([half('3/1/1'), half('4/1/1'), half('1/5/5'), half('0/4/4')]).toEqual([
    [2, 2],
    [2, 2],
    [1, 1],
    [0, 0],
  ]);
});
rule('ASC-spa-fist-fire#3', 'charges and Death from Above do not', () => {
  expect([more(fistFire, 'charge', 'fist-fire'), more(fistFire, 'dfa', 'fist-fire')]).toEqual([0, 0]);
});
rule('ASC-spa-fist-fire#4', 'a fighter that strikes first does not fire with the fist as well', () => {
  const rules = plus('ASC-spa-fist-fire', 'ASC-spa-street-fighter');
  const first = (...abilities: readonly string[]) => {
    const game = play(rules, pair(0, { armor: 20 }, {}, {}, gifted(...abilities)));
    game.does(0, attack({ how: 'strike' }), 6, 5, 1, 1);
    return 20 - game.state.units[0]!.armor;
  };
  // Size 3 and 3 at Short range.
  expect([first('street-fighter'), first('street-fighter', 'fist-fire')]).toEqual([6, 6]);
});

const swordsman = plus('ASC-spa-swordsman');
rule('ASC-spa-swordsman#2', 'a point more, or a critical roll through the armor, but not both', () => {
  const cut = (using: readonly string[], dice: readonly number[]) => {
    const game = play(swordsman, pair(0, armed, {}, gifted('swordsman')));
    game.does(0, attack({ how: 'melee', ...(using.length > 0 && { with: using }) }), 6, 5, ...dice);
    return [20 - game.state.units[1]!.armor, game.state.units[1]!.waiting.length];
  };
  expect([cut([], []), cut(['swordsman'], [4, 4])]).toEqual([
    [5, 0],
    [4, 1],
  ]);
  expect([more(swordsman, 'strike', 'swordsman'), more(swordsman, 'charge', 'swordsman')]).toEqual([0, 0]);
});
rule('ASC-spa-swordsman#3', 'without a weapon in the hand it knows nothing', () => {
  expect(more(swordsman, 'strike', 'swordsman', {})).toBe(0);
  const bare = setPiece(pair(0, {}, {}, gifted('swordsman')));
  expect(refusedBy(swordsman, bare, attack({ how: 'strike', with: ['swordsman'] }))).toEqual(['ASC-spa-swordsman']);
  expect(refusedBy(swordsman, setPiece(pair(0, armed, {}, gifted('swordsman'))), attack({ how: 'melee', with: ['swordsman'] }))).toEqual(
    [],
  );
});

const street = plus('ASC-spa-street-fighter');
/** Somebody with 20 points of armor attacks a street fighter: who has attacked, and with what. */
const brawl = (
  apart: number,
  dice: readonly number[],
  fighter: Sketch = {},
  theirs: ReturnType<typeof gifted> = {},
  how: How = 'standard',
) => {
  const game = play(street, pair(apart, { armor: 20 }, fighter, {}, { ...gifted('street-fighter'), ...theirs }));
  game.does(0, attack({ how }), ...dice);
  const order = game.events.flatMap(event => (event.type === 'attacked' ? [[event.unit, event.how, event.toHit.total] as const] : []));
  return { game, order, lost: 20 - game.state.units[0]!.armor };
};
rule('ASC-spa-street-fighter#2', 'it strikes before an enemy that touches it attacks, unless it has attacked already', () => {
  expect(brawl(0, [6, 5, 1, 1]).order.map(([unit]) => unit)).toEqual([1, 0]);
  expect(brawl(0, [6, 5, 1, 1], {}, {}, 'strike').order.map(([unit]) => unit)).toEqual([1, 0]);
  expect(brawl(1, [1, 1]).order.map(([unit]) => unit)).toEqual([0]);
  expect(brawl(0, [1, 1], {}, { did: ['standard'] }).order.map(([unit]) => unit)).toEqual([0]);
  expect(brawl(0, [1, 1], {}, { shutdown: true }).order.map(([unit]) => unit)).toEqual([0]);
  const held = play(street, pair(0, {}, {}, {}, gifted('street-fighter')), { active: 1 });
  held.does(1, { type: 'ability', ability: 'street-fighter', unit: 1 });
  expect(held.state.units[1]!.marks).toEqual([{ kind: 'holdsBack', until: 1 }]);
  const calm = brawl(0, [1, 1], {}, { marks: [{ kind: 'holdsBack', until: 1 }] });
  expect(calm.order.map(([unit]) => unit)).toEqual([0]);
});
rule('ASC-spa-street-fighter#3', 'that blow is one harder', () => {
  expect(brawl(0, [1, 1, 1, 1]).order[0]).toEqual([1, 'strike', 6]);
  expect(number(street, 'strike', ['street-fighter'])).toBe(5);
});
rule('ASC-spa-street-fighter#4', 'and is all that it does this turn', () => {
  const { game } = brawl(0, [1, 1, 1, 1]);
  game.does(0, done);
  expect(game.refuses(1, attack({ unit: 1, target: 0 })).map(({ rule: id }) => id)).toContain('AS-attack-count');
  expect(game.refuses(1, attack({ unit: 1, target: 0, how: 'strike' })).map(({ rule: id }) => id)).toContain('AS-attack-count');
});
rule('ASC-spa-street-fighter#5', 'it does what its guns do at Short range and what its blow does, in one', () => {
  expect([
    brawl(0, [6, 5, 1, 1]).lost,
    brawl(0, [6, 5, 1, 1], { specials: 'MEL' }).lost,
    brawl(0, [6, 5, 1, 1], { specials: 'MEL,TSM' }, { heat: 1 }).lost,
    brawl(0, [6, 5, 1, 1], { damage: '5/1/1' }).lost,
  ]).toEqual([6, 7, 8, 8]);
});
rule('ASC-spa-street-fighter#6', 'whoever does not outlive it does not attack', () => {
  const game = play(street, pair(0, { armor: 1, structure: 3 }, {}, {}, gifted('street-fighter')));
  game.does(0, attack(), 6, 6);
  expect([game.state.units[0]!.fate, game.state.units[1]!.armor]).toEqual(['destroyed', 20]);
  expect(game.events.filter(({ type }) => type === 'attacked')).toHaveLength(1);
});

const slugger = plus('ASC-spa-slugger');
const club = { with: ['slugger'] };
const start = (card: Sketch = {}, ...abilities: readonly string[]) => unmoved(pair(8, card, {}, { abilities }));
const seeking = (kind: 'woods' | 'jungle' | 'rubble' | 'building' | 'rough' | 'water', to: number) =>
  refusedBy(
    slugger,
    setPiece(start({}, 'slugger'), moving, [patch(kind, 15, 34, 25, 39, { level: 1, cf: 20, height: 254 })]),
    walk(0, 20, to, club),
  );
rule('ASC-spa-slugger#2', 'two inches more in woods, jungle, rubble or a house find it a weapon', () => {
  for (const kind of ['woods', 'jungle', 'rubble', 'building'] as const) expect([kind, seeking(kind, 38)]).toEqual([kind, []]);
  for (const kind of ['rough'] as const) expect([kind, seeking(kind, 38)]).toEqual([kind, ['ASC-spa-slugger']]);
  // Half an inch to the edge, five in the woods at two each, and no two left of eight: three inches in cost six, and two.
  const to = (y: number, more1 = club) =>
    refusedBy(slugger, setPiece(start({}, 'slugger'), moving, [patch('woods', 15, 30, 25, 39)]), walk(0, 20, y, more1));
  expect([to(36.6), to(36.1), to(36.1, {} as typeof club)]).toEqual([[], ['AS-move-spend'], []]);
  expect(refusedBy(slugger, setPiece(start(), moving, [patch('woods', 15, 34, 25, 39)]), walk(0, 20, 38, club))).toEqual([
    'ASC-spa-slugger',
  ]);
});
const found = () => {
  const game = play(slugger, start({}, 'slugger'), moving, [patch('woods', 15, 34, 25, 41)]);
  game.does(0, stay(0, { mode: 'ground', ...club }));
  return game;
};
rule('ASC-spa-slugger#3', 'no die is rolled for it', () => {
  expect(found().state.units[0]!.marks).toEqual([{ kind: 'club', until: 0 }]);
});
rule('ASC-spa-slugger#4', 'with it the unit attacks like one that was built with a melee weapon', () => {
  const mine = { ...gifted('slugger'), marks: [{ kind: 'club', until: 0 }] } as const;
  expect(dealt(slugger, pair(0, {}, {}, mine), { how: 'melee' })).toBe(4);
  expect(refusedBy(slugger, setPiece(pair(0, {}, {}, gifted('slugger'))), attack({ how: 'melee' }))).not.toEqual([]);
});
rule('ASC-spa-slugger#5', 'whoever has one already finds none', () => {
  const woods = [patch('woods', 15, 34, 25, 39)];
  expect(refusedBy(slugger, setPiece(start(armed, 'slugger'), moving, woods), walk(0, 20, 38, club))).toEqual(['ASC-spa-slugger']);
});
