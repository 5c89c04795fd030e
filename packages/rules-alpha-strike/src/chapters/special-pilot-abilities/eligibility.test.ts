import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { type Sketch, sketch } from '../../set-piece.ts';
import type { AlphaStrike, Entry } from '../../shape.ts';
import { plus, ruleset, STANDARD } from './pilots.fixture.ts';

/** What every game goes by: the budget of crews is no option. */
const USUAL: readonly RuleId[] = ['ASC-spa-general-budget', 'ASC-spa-general-compatibility', 'ASC-spa-general-transfer'];
const books = new Map<RuleId, Rulebook<AlphaStrike>>();
/** May a match begin with this crew, where the line is in force? */
const accepts = (line: RuleId, entry: Entry): boolean => {
  const book = books.get(line) ?? Rulebook.compile(ruleset, USUAL.includes(line) ? STANDARD : plus(line));
  books.set(line, book);
  const read = ruleset.readSetup({ table: { scene: 'hills', seed: 4 }, forces: [[entry], [{ card: sketch() }]], zone: 6, limit: 9 }, '');
  return read.ok && book.checkSetup(read.value).length === 0;
};
const crew = (card: Sketch, skill: number, ...abilities: readonly string[]): Entry => ({ card: sketch(card), skill, abilities });

const mech: Sketch = {};
const worker: Sketch = { type: 'IM' };
const proto: Sketch = { type: 'PM', move: '8"' };
const quad: Sketch = { specials: 'QUAD' };
const sword: Sketch = { specials: 'MEL' };
const tank: Sketch = { type: 'CV', move: '8"t' };
const truck: Sketch = { type: 'CV', move: '8"w' };
const hover: Sketch = { type: 'CV', move: '8"h' };
const boat: Sketch = { type: 'CV', move: '8"n' };
const wige: Sketch = { type: 'CV', move: '8"g' };
const vtol: Sketch = { type: 'CV', move: '8"v' };
const liftVtol: Sketch = { type: 'SV', move: '8"v' };
const carrier: Sketch = { type: 'SV', move: '8"t' };
const fighter: Sketch = { type: 'AF', move: '6a' };
const plane: Sketch = { type: 'CF', move: '6a' };
const shuttle: Sketch = { type: 'SC', move: '6a' };
const aerodyne: Sketch = { type: 'DA', move: '6a' };
const spheroid: Sketch = { type: 'DS', move: '6p' };
const squad: Sketch = { type: 'CI', move: '2"f' };
const cavalry: Sketch = { type: 'CI', move: '6"f' };
const jumpers: Sketch = { type: 'CI', move: '6"j' };
const suits: Sketch = { type: 'BA', move: '4"f' };

const ANY = [mech, worker, proto, tank, vtol, fighter, spheroid, squad, suits];
const GROUND = [mech, worker, proto, tank, wige, carrier, squad, suits];
const AIRCRAFT = [vtol, liftVtol, fighter, plane, shuttle];
const DROPSHIPS = [aerodyne, spheroid];

type Case = readonly [
  id: string,
  name: string,
  cost: number,
  whom: string,
  fits: readonly Sketch[],
  unfit: readonly Sketch[],
  choice?: string,
];
const anybody = (id: string, name: string, cost: number, choice?: string): Case =>
  [id, name, cost, 'any unit', ANY, [], ...(choice ? [choice] : [])] as unknown as Case;
const walkers = (id: string, name: string, cost: number): Case => [
  id,
  name,
  cost,
  "'Mechs and ProtoMechs",
  [mech, worker, proto],
  [tank, vtol, fighter, spheroid, squad, suits],
];
const mechs = (id: string, name: string, cost: number): Case => [
  id,
  name,
  cost,
  "'Mechs",
  [mech, worker],
  [proto, tank, vtol, fighter, squad, suits],
];
const grounded = (id: string, name: string): Case => [id, name, 3, 'any unit that is not airborne', GROUND, [...AIRCRAFT, ...DROPSHIPS]];
const aircraft = (id: string, name: string, cost: number): Case => [
  id,
  name,
  cost,
  'VTOLs, fighters and Small Craft',
  AIRCRAFT,
  [...GROUND, ...DROPSHIPS],
];
const airborne = (id: string, name: string, cost: number): Case => [
  id,
  name,
  cost,
  'any airborne unit',
  [...AIRCRAFT, ...DROPSHIPS],
  GROUND,
];

const CASES: readonly Case[] = [
  [
    'animal-mimicry',
    'Animal Mimicry',
    2,
    'four-legged machines',
    [quad, { ...quad, type: 'IM' }, { ...proto, ...quad }],
    [mech, proto, tank, { ...tank, ...quad }, squad],
  ],
  anybody('antagonizer', 'Antagonizer', 3),
  anybody('blood-stalker', 'Blood Stalker', 2),
  anybody('cluster-hitter', 'Cluster Hitter', 2),
  anybody('combat-intuition', 'Combat Intuition', 3),
  [
    'cross-country',
    'Cross-Country',
    2,
    'combat vehicles on the ground',
    [tank, truck, hover],
    [mech, carrier, boat, vtol, wige, squad, fighter],
  ],
  anybody('demoralizer', 'Demoralizer', 3),
  walkers('dodge', 'Dodge', 2),
  ['dust-off', 'Dust-Off', 2, 'VTOLs, fighters, Small Craft and DropShips', [...AIRCRAFT, ...DROPSHIPS], GROUND],
  anybody('eagles-eyes', "Eagle's Eyes", 2),
  anybody('environmental-specialist', 'Environmental Specialist', 2, 'night'),
  walkers('fist-fire', 'Fist Fire', 2),
  anybody('forward-observer', 'Forward Observer', 1),
  aircraft('golden-goose', 'Golden Goose', 3),
  aircraft('ground-hugger', 'Ground-Hugger', 2),
  mechs('heavy-lifter', 'Heavy Lifter', 1),
  mechs('hopper', 'Hopper', 1),
  ['hot-dog', 'Hot Dog', 2, "'Mechs and aerospace fighters", [mech, worker, fighter], [proto, plane, shuttle, spheroid, tank, squad]],
  anybody('human-tro', 'Human TRO', 1),
  anybody('iron-will', 'Iron Will', 2),
  walkers('jumping-jack', 'Jumping Jack', 2),
  anybody('maneuvering-ace', 'Maneuvering Ace', 2),
  anybody('marksman', 'Marksman', 2),
  walkers('melee-master', 'Melee Master', 2),
  walkers('melee-specialist', 'Melee Specialist', 1),
  anybody('multi-tasker', 'Multi-Tasker', 2),
  walkers('natural-grace', 'Natural Grace', 3),
  anybody('oblique-artilleryman', 'Oblique Artilleryman', 1),
  anybody('oblique-attacker', 'Oblique Attacker', 1),
  anybody('range-master', 'Range Master', 2, 'long'),
  anybody('sandblaster', 'Sandblaster', 2),
  airborne('shaky-stick', 'Shaky Stick', 2),
  anybody('sharpshooter', 'Sharpshooter', 4),
  mechs('slugger', 'Slugger', 1),
  anybody('sniper', 'Sniper', 3),
  anybody('speed-demon', 'Speed Demon', 2),
  anybody('stand-aside', 'Stand-Aside', 1),
  walkers('street-fighter', 'Street Fighter', 2),
  [
    'swordsman',
    'Swordsman',
    2,
    "'Mechs and ProtoMechs",
    [sword, { ...sword, type: 'IM' }, { ...proto, ...sword }],
    [{ ...tank, ...sword }, { ...suits, ...sword }, squad],
  ],
  anybody('tactical-genius', 'Tactical Genius', 3),
  [
    'terrain-master-drag-racer',
    'Drag Racer',
    3,
    'combat vehicles on tracks or wheels',
    [tank, truck],
    [hover, wige, vtol, carrier, mech, squad],
  ],
  grounded('terrain-master-forest-ranger', 'Forest Ranger'),
  walkers('terrain-master-frogman', 'Frogman', 3),
  grounded('terrain-master-mountaineer', 'Mountaineer'),
  grounded('terrain-master-nightwalker', 'Nightwalker'),
  grounded('terrain-master-swamp-beast', 'Swamp Beast'),
  anybody('weapon-specialist', 'Weapon Specialist', 3),
  airborne('wind-walker', 'Wind Walker', 2),
  mechs('zweihander', 'Zweihander', 2),
  ['light-horseman', 'Light Horseman', 2, 'mounted conventional infantry', [cavalry], [mech, suits, tank]],
  ['heavy-horse', 'Heavy Horse', 2, 'mounted conventional infantry', [cavalry], [mech, suits, tank]],
  ['foot-cavalry', 'Foot Cavalry', 1, 'conventional infantry on foot', [squad], [jumpers, suits, mech, { type: 'CI', move: '6"m' }]],
];

/** Two abilities of a Veteran are worth 4 points together: so much luck goes with one of this price, and not a point more. */
const withLuck = (written: string, luck: number): readonly string[] => (luck > 0 ? [written, `lucky:${luck}`] : [written]);

for (const [id, name, cost, whom, fits, unfit, choice] of CASES)
  rule(`ASC-spa-${id}#1`, `${name} costs ${cost} and is for ${whom}`, () => {
    const line: RuleId = `ASC-spa-${id}`;
    const written = choice ? `${id}:${choice}` : id;
    for (const card of fits) expect([card, accepts(line, crew(card, 3, written))]).toEqual([card, true]);
    for (const card of unfit) expect([card, accepts(line, crew(card, 3, written))]).toEqual([card, false]);
    const [card] = fits;
    expect(accepts(line, crew(card!, 3, ...withLuck(written, 4 - cost)))).toBe(true);
    expect(accepts(line, crew(card!, 3, ...withLuck(written, 5 - cost)))).toBe(false);
  });

rule('ASC-spa-lucky#1', 'luck costs as many points as it has turns, one to four, and is for any unit', () => {
  const line = 'ASC-spa-lucky';
  for (const card of ANY) expect(accepts(line, crew(card, 3, 'lucky:1'))).toBe(true);
  expect(['lucky', 'lucky:1', 'lucky:2', 'lucky:3', 'lucky:4', 'lucky:5', 'lucky:0'].map(luck => accepts(line, crew({}, 0, luck)))).toEqual(
    [true, true, true, true, true, false, false],
  );
  // A Heroic crew has 6 points: three of luck and three for the sniper, not four.
  expect([3, 4].map(points => accepts(line, crew({}, 1, 'sniper', `lucky:${points}`)))).toEqual([true, false]);
  expect(accepts(line, crew({}, 4, 'lucky:3'))).toBe(false);
});
rule('ASC-spa-urban-guerrilla-defense#1', 'Urban Guerrilla costs 1 and is for infantry on foot and in suits', () => {
  const line = 'ASC-spa-urban-guerrilla-defense';
  expect([squad, jumpers, suits, mech, proto, tank].map(card => accepts(line, crew(card, 3, 'urban-guerrilla')))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([3, 4].map(points => accepts(line, crew(squad, 3, 'urban-guerrilla', `lucky:${points}`)))).toEqual([true, false]);
});
rule('ASC-spa-environmental-specialist#1', 'and needs a condition of the table', () => {
  const line = 'ASC-spa-environmental-specialist';
  const named = ['night', 'fog', 'hail', 'vacuum', 'swamp', ''].map(one => accepts(line, crew({}, 4, `environmental-specialist:${one}`)));
  expect(named).toEqual([true, true, true, true, false, false]);
  expect(accepts(line, crew({}, 4, 'environmental-specialist'))).toBe(false);
  expect(accepts(line, crew({}, 3, 'environmental-specialist:fog', 'environmental-specialist:night'))).toBe(false);
});
rule('ASC-spa-range-master#4', 'Medium, Long and Extreme can be preferred, Short and Horizon cannot', () => {
  const named = ['medium', 'long', 'extreme', 'short', 'horizon'].map(one =>
    accepts('ASC-spa-range-master', crew({}, 4, `range-master:${one}`)),
  );
  expect(named).toEqual([true, true, true, false, false]);
});
rule('ASC-spa-general-budget#1', 'Green, Very Green and Wet Behind the Ears crews have no ability', () => {
  const line = 'ASC-spa-general-budget';
  expect([5, 6, 7].map(skill => accepts(line, crew({}, skill, 'slugger')))).toEqual([false, false, false]);
  expect([5, 6, 7].map(skill => accepts(line, crew({}, skill)))).toEqual([true, true, true]);
});
rule('ASC-spa-general-budget#2', 'a Regular crew has one ability, for up to 2 points', () => {
  const line = 'ASC-spa-general-budget';
  expect([accepts(line, crew({}, 4, 'slugger')), accepts(line, crew({}, 4, 'dodge')), accepts(line, crew({}, 4, 'sniper'))]).toEqual([
    true,
    true,
    false,
  ]);
  expect(accepts(line, crew({}, 4, 'slugger', 'hopper'))).toBe(false);
});
rule('ASC-spa-general-budget#3', 'Veterans and Elites have two different ones for 4 points', () => {
  const line = 'ASC-spa-general-budget';
  for (const skill of [3, 2])
    expect([
      accepts(line, crew({}, skill, 'dodge', 'hot-dog')),
      accepts(line, crew({}, skill, 'sniper', 'dodge')),
      accepts(line, crew({}, skill, 'dodge', 'dodge')),
      accepts(line, crew({}, skill, 'slugger', 'hopper', 'human-tro')),
    ]).toEqual([true, false, false, false]);
});
rule('ASC-spa-general-budget#4', 'Heroes and Legends have three different ones for 6 points', () => {
  const line = 'ASC-spa-general-budget';
  for (const skill of [1, 0])
    expect([
      accepts(line, crew({}, skill, 'dodge', 'hot-dog', 'iron-will')),
      accepts(line, crew({}, skill, 'sniper', 'dodge', 'hot-dog')),
      accepts(line, crew({}, skill, 'dodge', 'dodge', 'hot-dog')),
      accepts(line, crew({}, skill, 'slugger', 'hopper', 'human-tro', 'lucky')),
    ]).toEqual([true, false, false, false]);
});
rule('ASC-spa-general-compatibility#1', 'a crew is not given what its kind of machine has no use for', () => {
  const line = 'ASC-spa-general-compatibility';
  expect([mech, tank].map(card => accepts(line, crew(card, 4, 'dodge')))).toEqual([true, false]);
  expect([mech, vtol].map(card => accepts(line, crew(card, 4, 'dust-off')))).toEqual([false, true]);
});
rule('ASC-spa-general-transfer#3', 'an ability is known by the name that published pilots have it under', () => {
  const line = 'ASC-spa-general-transfer';
  expect(['sniper', 'blood-stalker', 'sharp-shooter', 'crack-shot'].map(name => accepts(line, crew({}, 3, name)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
