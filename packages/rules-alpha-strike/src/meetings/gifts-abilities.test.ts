import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import {
  attack,
  dealt,
  done,
  endTurn,
  gifted,
  moving,
  needs,
  one,
  pair,
  play,
  plus,
  refusedBy,
  ruleset,
  STILL,
  stay,
  unmoved,
  waiting,
  walk,
} from '../chapters/special-pilot-abilities/pilots.fixture.ts';
import { JUMPED, patch, type Sketch, setPiece } from '../set-piece.ts';
import type { State, Unit } from '../shape.ts';

// Where what pilots, machines and commands can do meets: each scene is reasoned from the books.

const mine = (...commands: readonly string[]): Partial<State> => ({ commands: [commands, []] });
const both = (...rules: readonly RuleId[]) => plus(...rules);
const termsOf = (game: ReturnType<typeof play>) => {
  const made = game.events.findLast(event => event.type === 'attacked');
  return made?.type === 'attacked' ? made.toHit : undefined;
};

rule('ASC-spa-sniper#2', 'a sniper among Sharp Shooters halves what range adds to them: nothing is halved twice', () => {
  // Sharp Shooters have +3 at Long range in place of +4; the sniper takes half of the usual +4 off.
  const rules = both('ASC-spa-sniper', 'ASC-sca-sharp-shooters');
  expect([needs(rules, pair(30, {}, {}, gifted('sniper'))), needs(rules, pair(30), {}, mine('sharp-shooters'))]).toEqual([7, 8]);
});
rule('ASC-spa-range-master#2', 'a Range Master for Long range and improved targeting at Long range add up', () => {
  const rules = both('ASC-spa-range-master', 'ASC-quirk-improved-targeting-long');
  const shot = (inches: number) =>
    needs(rules, pair(inches, {}, {}, { ...gifted('range-master:long'), quirks: ['improved-targeting-long'] }));
  expect([shot(3), shot(30)]).toEqual([9, 4]);
});
rule('ASC-spa-sniper#2', 'stealth at Long range hides its target from a sniper as from everybody', () => {
  const rules = both('ASC-spa-sniper');
  const shot = (abilities: readonly string[], specials: string) => needs(rules, pair(30, {}, { specials }, { abilities }));
  const hidden = shot([], 'STL') - shot([], '');
  expect([hidden > 0, shot(['sniper'], 'STL') - shot(['sniper'], '')]).toEqual([true, hidden]);
});
rule('ASC-spa-sniper#2', 'a bracket lent by a network is the one that the sniper halves', () => {
  const rules = both('ASC-spa-sniper');
  const shot = (abilities: readonly string[]) =>
    needs(rules, [...pair(30, { specials: 'C3I' }, {}, { abilities }), one(0, 30, 25, { specials: 'C3I' })]);
  // Lent Medium range: +2, halved +1.
  expect([shot([]), shot(['sniper'])]).toEqual([7, 6]);
});
rule('ASC-spa-jumping-jack#2', 'a Jumping Jack in hot armor: jump, heat and ability each count once', () => {
  const rules = both('ASC-spa-jumping-jack', 'ASC-spa-hot-dog');
  expect(needs(rules, pair(3, {}, {}, { ...gifted('jumping-jack', 'hot-dog'), moved: JUMPED, heat: 4 }))).toBe(5 + 2 - 1 + 4);
});
rule('ASC-spa-lucky#3', 'the second roll of luck is judged by a weapon that is accurate', () => {
  // It needs 5. Both rolls miss; the second by one, which the accurate weapon turns into its points.
  const rules = both('ASC-spa-lucky', 'ASC-quirk-accurate-weapon');
  const game = play(rules, pair(3, {}, {}, { ...gifted('lucky'), quirks: ['accurate-weapon:2'] }));
  game.does(0, attack({ with: ['lucky'] }), 1, 1, 2, 2);
  expect([20 - game.state.units[1]!.armor, game.state.units[0]!.spent]).toEqual([2, ['lucky']]);
});
rule('ASC-spa-lucky#2', 'luck and a marksman’s shot do not go together in one breath, but the marksman may be lucky', () => {
  const rules = both('ASC-spa-lucky', 'ASC-spa-marksman');
  const game = play(rules, pair(3, {}, {}, waiting('lucky', 'marksman')));
  game.does(0, attack({ with: ['lucky', 'marksman'] }), 1, 1, 5, 4, 4, 4);
  expect([20 - game.state.units[1]!.armor, game.state.units[1]!.waiting.length, game.state.units[0]!.spent]).toEqual([1, 1, ['lucky']]);
});
rule('ASC-spa-lucky#2', 'promised to a drone it is no luck at all', () => {
  const rules = both('ASC-spa-lucky');
  expect(
    refusedBy(
      rules,
      setPiece([...pair(3, { specials: 'RBT' }, {}, { ...gifted('lucky'), marks: [{ kind: 'aggression', until: 0, mode: 'defensive' }] })]),
      attack({ with: ['lucky'] }),
    ),
  ).toEqual(['ASC-spa-lucky']);
});
rule('ASC-spa-lucky#4', 'the cowl’s second critical roll is not the attacker’s to repeat', () => {
  const rules = both('ASC-spa-lucky', 'ASC-quirk-cowl');
  const game = play(rules, pair(3, {}, { armor: 0, structure: 9 }, gifted('lucky:4'), { quirks: ['cowl'] }));
  game.does(0, attack({ with: ['lucky'] }), 6, 4, 6, 6, 4, 5);
  expect([game.state.units[0]!.spent, game.state.units[1]!.spent, game.state.units[1]!.waiting]).toEqual([[], ['cowl'], []]);
});
rule('ASC-spa-marksman#4', 'an extra critical roll against a prototype brings two hits', () => {
  const rules = both('ASC-spa-marksman', 'ASC-quirk-prototype');
  const game = play(rules, pair(3, {}, {}, waiting('marksman'), { quirks: ['prototype'] }));
  game.does(0, attack({ with: ['marksman'] }), 6, 5, 4, 4, 3, 4);
  expect([20 - game.state.units[1]!.armor, game.state.units[1]!.waiting.map(({ kind }) => kind)]).toEqual([1, ['weapon', 'mp']]);
});
rule('ASC-spa-sharpshooter#2', 'infantry has nothing a sharpshooter could break', () => {
  const game = play(both('ASC-spa-sharpshooter'), pair(3, {}, { type: 'BA', move: '4"f' }, waiting('sharpshooter')));
  game.does(0, attack(), 6, 5);
  expect(game.state.units[1]!.waiting).toEqual([]);
});
rule('ASC-spa-weapon-specialist#2', 'a specialist’s half, and a cluster hitter’s point on top', () => {
  const rules = both('ASC-spa-weapon-specialist', 'ASC-spa-cluster-hitter');
  expect(
    dealt(rules, pair(3, { damage: '4/4/4', specials: 'SRM2/2' }, {}, waiting('weapon-specialist', 'cluster-hitter')), {
      with: ['weapon-specialist'],
    }),
  ).toBe(3);
});
rule('ASC-spa-multi-tasker#3', 'a divided attack and armor against missiles: each half is lowered for itself', () => {
  const rules = both('ASC-spa-multi-tasker');
  const game = play(rules, [
    ...pair(3, { damage: '4/4/4', specials: 'SRM2/2' }, { specials: 'AMS' }, gifted('multi-tasker')),
    one(1, 24, 36, { armor: 20 }),
  ]);
  game.does(0, attack({ with: ['multi-tasker'] }), 6, 5);
  game.does(0, attack({ target: 2, with: ['multi-tasker'] }), 6, 5);
  expect(game.state.units.slice(1).map(({ armor }) => 20 - armor)).toEqual([1, 2]);
});
rule('ASC-spa-blood-stalker#4', 'the first of two divided attacks is on the prey, the second pays for it', () => {
  const rules = both('ASC-spa-blood-stalker', 'ASC-spa-multi-tasker');
  const game = play(rules, [
    ...pair(
      3,
      { damage: '4/4/4' },
      {},
      { ...gifted('blood-stalker', 'multi-tasker'), marks: [{ kind: 'stalks', until: 0, by: 1, byPlayer: true }] },
    ),
    one(1, 24, 36, { armor: 20 }),
  ]);
  game.does(0, attack({ with: ['multi-tasker'] }), 1, 1);
  const first = termsOf(game)?.total;
  game.does(0, attack({ target: 2, with: ['multi-tasker'] }), 1, 1);
  expect([first, termsOf(game)?.total]).toEqual([4, 7]);
});
rule('ASC-spa-antagonizer#4', 'an enraged Blood Stalker attacks the one who enraged it, prey or not', () => {
  const rules = both('ASC-spa-antagonizer', 'ASC-spa-blood-stalker');
  const hunter: Partial<Unit> = {
    ...gifted('blood-stalker'),
    marks: [
      { kind: 'stalks', until: 0, by: 2, byPlayer: true },
      { kind: 'enraged', until: 0, by: 1 },
    ],
  };
  const placed = [...pair(3, {}, {}, hunter, gifted('antagonizer')), one(1, 24, 36, { armor: 20 })];
  expect([refusedBy(rules, setPiece(placed), attack({ target: 2 })), needs(rules, placed)]).toEqual([['ASC-spa-antagonizer'], 7]);
});
rule('ASC-spa-demoralizer#2', 'an Antagonizer stands up to a Demoralizer better than others', () => {
  const rules = both('ASC-spa-demoralizer', 'ASC-spa-antagonizer-iron-will');
  const shaken = (abilities: readonly string[]) => {
    const game = play(rules, pair(3, {}, {}, { abilities }, gifted('demoralizer')));
    game.does(0, attack(), 4, 3, 1, 1);
    return game.state.units[0]!.marks.some(({ kind }) => kind === 'cowed');
  };
  expect([shaken([]), shaken(['antagonizer'])]).toEqual([true, false]);
});
rule('ASC-spa-demoralizer#3', 'who is frightened and confused by the enemy’s commander goes half of what is left', () => {
  const rules = both('ASC-spa-demoralizer', 'ASC-sca-comm-disruption');
  const state = setPiece(
    pair(
      3,
      { move: '12"' },
      {},
      {
        marks: [
          { kind: 'cowed', until: 2, by: 1 },
          { kind: 'confused', until: 1 },
        ],
      },
    ),
  );
  expect(play(rules, []).book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total).toBe(4);
});
rule('ASC-spa-street-fighter#2', 'a Street Fighter strikes before an anti-’Mech attack of battle armor too', () => {
  const rules = both('ASC-spa-street-fighter');
  const game = play(rules, pair(0, { type: 'BA', move: '4"f', specials: 'AM', armor: 20 }, {}, {}, gifted('street-fighter')));
  game.does(0, attack({ how: 'antimech' }), 1, 1, 1, 1);
  expect(game.events.flatMap(event => (event.type === 'attacked' ? [event.unit] : []))).toEqual([1, 0]);
});
rule('ASC-spa-street-fighter#5', 'its first blow gets what Melee Master adds, and nothing of Fist Fire', () => {
  const rules = both('ASC-spa-street-fighter', 'ASC-spa-melee-master', 'ASC-spa-fist-fire');
  const game = play(rules, pair(0, { armor: 20 }, {}, {}, gifted('street-fighter', 'melee-master', 'fist-fire')));
  game.does(0, attack(), 6, 5, 1, 1);
  // Size 3, 3 at Short range, half its Size rounded up.
  expect(20 - game.state.units[0]!.armor).toBe(8);
});
rule('ASC-spa-dodge#2', 'a Melee Specialist in battlefists against one who dodges: all three count', () => {
  const rules = both('ASC-spa-dodge', 'ASC-spa-melee-specialist', 'ASC-quirk-battlefists');
  const blow = (how: 'strike' | 'melee') =>
    needs(rules, pair(0, { specials: 'MEL' }, {}, { ...gifted('melee-specialist'), quirks: ['battlefists'] }, gifted('dodge')), { how });
  expect([blow('strike'), blow('melee')]).toEqual([5 + 2 - 1 - 1, 6 + 2 - 1]);
});
rule('ASC-spa-zweihander#2', 'a blow with both hands on armor against blows', () => {
  expect(dealt(both('ASC-spa-zweihander'), pair(0, {}, { specials: 'IRA' }, gifted('zweihander')), { how: 'strike' })).toBe(3);
});
rule('ASC-spa-zweihander#2', 'and on reflective armor, which breaks under blows', () => {
  expect(dealt(both('ASC-spa-zweihander'), pair(0, {}, { specials: 'RFA' }, gifted('zweihander')), { how: 'strike' })).toBe(8);
});
rule('ASC-spa-slugger#4', 'a club is no sword: what a Swordsman knows needs a weapon on the card', () => {
  const rules = both('ASC-spa-slugger', 'ASC-spa-swordsman');
  expect(dealt(rules, pair(0, {}, {}, { ...gifted('slugger', 'swordsman'), marks: [{ kind: 'club', until: 0 }] }), { how: 'melee' })).toBe(
    4,
  );
});
rule('ASC-spa-speed-demon#2', 'a Speed Demon carried away by fear has half of the faster Move', () => {
  const rules = both('ASC-spa-speed-demon', 'ASC-spa-animal-mimicry-intimidate');
  const state = setPiece(pair(3, {}, {}, { ...gifted('speed-demon'), marks: [{ kind: 'cowed', until: 2, by: 1 }] }));
  expect(play(rules, []).book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total).toBe(5);
});
rule('ASC-spa-speed-demon#2', 'and a magnetic pulse takes two inches off it', () => {
  const state = setPiece(pair(3, {}, {}, { ...gifted('speed-demon'), marks: [{ kind: 'magpulse', until: 1 }] }));
  expect(play(both('ASC-spa-speed-demon'), []).book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total).toBe(8);
});
rule('ASC-spa-terrain-master-forest-ranger#2', 'a superheavy ranger gets an inch off for its bulk and one for its skill', () => {
  const woods = [patch('woods', 10, 20, 30, 39, { level: 3 })];
  const inches = (card: Sketch, abilities: readonly string[], to: number) =>
    refusedBy(
      both('ASC-spa-terrain-master-forest-ranger'),
      setPiece(unmoved(pair(30, { move: '7"', ...card }, {}, { abilities })), moving, woods),
      walk(0, 20, to),
    );
  // An inch of grass, then 1 + 3 - 1 - 1 for each inch: three inches of six.
  const giant: Sketch = { size: 4, specials: 'LG' };
  expect([
    inches(giant, ['terrain-master-forest-ranger'], 36),
    inches(giant, ['terrain-master-forest-ranger'], 35.9),
    inches(giant, [], 36),
  ]).toEqual([[], ['AS-move-spend'], ['AS-move-spend']]);
});
rule('ASC-spa-stand-aside#2', 'who slips through enemies is not held by a zone of control either', () => {
  const rules = both('ASC-spa-stand-aside', 'ASC-sca-zoc-establish', 'ASC-sca-zoc-effect');
  const held = (abilities: readonly string[]) =>
    refusedBy(
      rules,
      setPiece(
        unmoved([
          one(0, 20, 40, {}, { abilities, marks: [{ kind: 'controlled', until: 1, by: 1 }] }),
          one(1, 20, 40 - 318 / 254, {}, { marks: [{ kind: 'controls', until: 1 }] }),
        ]),
        { ...moving, commands: [[], ['zone-of-control']] },
      ),
      walk(0, 26, 40),
    );
  expect([held([]), held(['stand-aside'])]).toEqual([['AS-move-spend'], []]);
});
rule('ASC-spa-hot-dog#2', 'emergency coolant does not wait for a Hot Dog to shut down', () => {
  // At heat 4 it runs on; the coolant works at heat 4 all the same.
  const game = play(both('ASC-spa-hot-dog'), pair(3, { specials: 'ECS', overheat: 2 }, {}, { ...gifted('hot-dog'), heat: 2 }));
  game.does(0, attack({ overheat: 2 }), 1, 1);
  game.does(0, { type: 'order', unit: 0, order: 'emergencyCool' });
  endTurn(game, 4);
  expect([game.state.units[0]!.heat, game.state.units[0]!.shutdown]).toEqual([2, false]);
});
rule('ASC-spa-combat-intuition#3', 'what acts on intuition cannot strike before a Street Fighter that it touches', () => {
  const rules = both('ASC-spa-combat-intuition', 'ASC-spa-street-fighter');
  const game = scene(
    ruleset,
    setPiece(unmoved([...pair(0, { armor: 20 }, {}, gifted('combat-intuition'), gifted('street-fighter')), one(1, 60, 5)]), {
      ...moving,
      initiative: 0,
    }),
    rules,
  );
  game.does(0, stay(0, { with: ['combat-intuition'] }));
  game.does(0, attack(), 1, 1, 1, 1);
  expect(game.events.flatMap(event => (event.type === 'attacked' ? [event.unit] : []))).toEqual([1, 0]);
});
rule('ASC-spa-oblique-attacker#4', 'an observer is of no use to one who fires without a spotter', () => {
  const rules = both('ASC-spa-oblique-attacker', 'ASC-spa-forward-observer');
  const placed = [...pair(12, { specials: 'IF2' }, {}, gifted('oblique-attacker')), one(0, 36, 30, {}, gifted('forward-observer'))];
  expect([needs(rules, placed, { how: 'indirect' }), needs(rules, placed, { how: 'indirect', spotter: 2 })]).toEqual([10, 8 - 1 - 2]);
});
rule('ASC-spa-urban-guerrilla-defense#3', 'one point of damage on a guerrilla in the rubble is none', () => {
  const squad = pair(3, { damage: '1/1/1' }, { type: 'CI', move: '4"f' }, {}, gifted('urban-guerrilla'));
  expect(dealt(both('ASC-spa-urban-guerrilla-defense'), squad, {}, [6, 5], {}, [patch('rubble', 18, 34, 22, 38)])).toBe(0);
});
rule('ASC-spa-terrain-master-nightwalker#2', 'night vision and a specialist of the night are not both counted', () => {
  const rules = both('ASC-spa-terrain-master-nightwalker', 'ASC-spa-environmental-specialist');
  const dark: Partial<State> = { weather: { light: 'night', fog: 0, hail: 0, vacuum: false, wind: 0 } };
  const shot = (...abilities: readonly string[]) => needs(rules, pair(3, { type: 'PM' }, {}, { abilities }), {}, dark);
  expect([shot('terrain-master-nightwalker'), shot('environmental-specialist:night'), shot()]).toEqual([5, 6, 7]);
  expect(shot('terrain-master-nightwalker', 'environmental-specialist:night')).toBe(5);
});
rule('ASC-spa-tactical-genius#2', 'a genius does not roll against a win that was saved up', () => {
  const rules = both('ASC-spa-tactical-genius', 'ASC-sca-banking-yield', 'ASC-sca-banking-bank');
  const game = play(rules, pair(20, {}, {}, { commander: 'force', ...gifted('tactical-genius') }), {
    commands: [[], ['initiative-banking']],
    standing: [[], [{ kind: 'yielded', until: 0, value: 2 }]],
  });
  game.does(0, done);
  game.does(1, { type: 'ability', ability: 'initiative-banking', choice: 'spend' });
  game.does(1, done);
  expect(game.state.initiative).toBe(1);
});
rule('ASC-spa-shaky-stick#2', 'a shaky stick against trained gunners on the ground', () => {
  const rules = both('ASC-spa-shaky-stick', 'ASC-sca-anti-aircraft');
  const flyer: Sketch = { type: 'CV', move: '8"v' };
  const shot = (theirs: readonly string[], ...commands: readonly string[]) =>
    needs(rules, pair(3, {}, flyer, {}, { airborne: true, z: 508, abilities: theirs }), {}, mine(...commands));
  expect(shot(['shaky-stick'], 'anti-aircraft-specialists') - shot([])).toBe(1 - 2);
});
rule('ASC-spa-jumping-jack#2', 'standing still and jumping exclude each other: a Jumping Jack is no marksman in the same turn', () => {
  const rules = both('ASC-spa-jumping-jack', 'ASC-spa-marksman');
  expect([
    refusedBy(rules, setPiece(pair(3, {}, {}, { ...gifted('jumping-jack', 'marksman'), moved: JUMPED })), attack({ with: ['marksman'] })),
    refusedBy(rules, setPiece(pair(3, {}, {}, { ...gifted('marksman'), ...STILL })), attack({ with: ['marksman'] })),
  ]).toEqual([['ASC-spa-marksman'], []]);
});
