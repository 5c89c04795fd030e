import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import type { UnitType } from '../../card/card.ts';
import { type Sketch, sketch } from '../../set-piece.ts';
import type { Entry } from '../../shape.ts';
import { dealt, needs, pair, plus, ruleset, STANDARD } from '../special-pilot-abilities/pilots.fixture.ts';
import { quirkCounsel, quirkPoints } from './budget.ts';
import { built, entry } from './quirks.fixture.ts';

const TYPES: readonly UnitType[] = ['BM', 'IM', 'PM', 'CV', 'SV', 'BA', 'CI', 'AF', 'CF', 'SC', 'DS', 'DA'];
const card = (type: UnitType): Sketch => ({
  type,
  move:
    type === 'CV' || type === 'SV'
      ? '8"t'
      : type === 'BA' || type === 'CI'
        ? '4"f'
        : ['AF', 'CF', 'SC', 'DA'].includes(type)
          ? '6a'
          : type === 'DS'
            ? '6p'
            : '8"',
  specials: 'LRM1/1/1',
});
/** May a match begin with machines like these, where the line is in force? */
const accepts = (line: RuleId | null, ...entries: readonly Entry[]): boolean => {
  const book = Rulebook.compile(ruleset, line ? plus(line) : STANDARD);
  const read = ruleset.readSetup(
    { table: { scene: 'hills', seed: 4 }, forces: [entries, [{ card: { ...sketch(), name: 'Other' } }]], zone: 6, limit: 9 },
    '',
  );
  return read.ok && book.checkSetup(read.value).length === 0;
};

const MECHS: readonly UnitType[] = ['BM', 'IM'];
const MACHINES: readonly UnitType[] = ['BM', 'IM', 'CV', 'SV'];
const CRAFT: readonly UnitType[] = ['AF', 'CF', 'SC', 'DS', 'DA'];
const JETS: readonly UnitType[] = ['BM', 'IM', 'AF', 'CF'];
const except = (...types: readonly UnitType[]) => TYPES.filter(type => !types.includes(type));
const OPEN: readonly (readonly [quirk: string, name: string, types: readonly UnitType[], written?: string])[] = [
  ['anti-aircraft-targeting', 'Anti-Aircraft Targeting', MACHINES],
  ['battle-computer', 'Battle Computer', MACHINES],
  ['battlefists', 'Battlefists', MECHS],
  ['combat-computer', 'Combat Computer', JETS],
  ['command-battlemech', 'Command BattleMech', MECHS],
  ['compact-mech', "Compact 'Mech", MECHS],
  ['cowl', 'Cowl', MECHS],
  ['distracting', 'Distracting', ['BM', 'IM', 'PM', 'BA', 'CV', 'SV', 'CF', 'AF']],
  ['easy-to-pilot', 'Easy to Pilot', except('CV', 'SV')],
  ['extended-torso-twist', 'Extended Torso Twist', ['BM', 'IM', 'PM']],
  ['hyper-extending-actuators', 'Hyper-Extending Actuators', MECHS],
  ['improved-communications', 'Improved Communications', TYPES],
  ['improved-sensors', 'Improved Sensors', ['BM', 'IM', 'PM', 'CV', 'SV']],
  ['improved-targeting-short', 'Improved Targeting (Short)', except('BA')],
  ['improved-targeting-medium', 'Improved Targeting (Medium)', except('BA')],
  ['improved-targeting-long', 'Improved Targeting (Long)', except('BA')],
  ['internal-bomb-bay', 'Internal Bomb Bay', CRAFT],
  ['multi-trac', 'Multi-Trac', MECHS],
  ['narrow-low-profile', 'Narrow/Low Profile', MACHINES],
  ['overhead-arms', 'Overhead Arms', MECHS],
  ['protected-actuators', 'Protected Actuators', MECHS],
  ['reinforced-legs', 'Reinforced Legs', MECHS],
  ['searchlight', 'Searchlight', MACHINES],
  ['trailer-hitch', 'Trailer Hitch', ['CV']],
  ['variable-range-targeting', 'Variable Range Targeting', ['BM', 'IM', 'PM']],
  ['ammunition-feed-problem', 'Ammunition Feed Problem', TYPES],
  ['cooling-system-flaws', 'Cooling System Flaws', MECHS],
  ['cramped-cockpit', 'Cramped Cockpit', JETS],
  ['difficult-ejection', 'Difficult Ejection', JETS],
  ['em-interference', 'EM Interference', ['BM', 'IM', 'CV', 'SV', 'BA', ...CRAFT]],
  ['exposed-actuators', 'Exposed Actuators', MECHS],
  ['exposed-weapon-linkage', 'Exposed Weapon Linkage', ['BM', 'IM', 'PM', 'CV', 'SV']],
  ['fragile-fuel-tank', 'Fragile Fuel Tank', ['IM', 'CV', 'SV', ...CRAFT]],
  ['hard-to-pilot', 'Hard to Pilot', TYPES],
  ['illegal-design', 'Illegal Design', TYPES],
  ['inaccurate-weapon', 'Inaccurate Weapon', TYPES],
  ['low-mounted-arms', 'Low-Mounted Arms', MECHS],
  ['no-minimal-arms', 'No/Minimal Arms', MECHS],
  ['no-ejection-system', 'No Ejection System', JETS],
  ['no-torso-twist', 'No Torso Twist', ['BM', 'IM', 'PM']],
  ['oversized', 'Oversized', MACHINES],
  ['poor-life-support', 'Poor Life Support', JETS],
  ['poor-performance', 'Poor Performance', ['BM', 'IM', 'PM', 'CV', 'SV', ...CRAFT]],
  ['poor-sealing', 'Poor Sealing', ['BM', 'IM', 'PM', 'CV', 'SV', 'BA']],
  ['poor-targeting-short', 'Poor Targeting (Short)', TYPES],
  ['poor-targeting-medium', 'Poor Targeting (Medium)', TYPES],
  ['poor-targeting-long', 'Poor Targeting (Long)', TYPES],
  ['poor-workmanship', 'Poor Workmanship', TYPES],
  ['prototype', 'Prototype', TYPES],
  ['sensor-ghosts', 'Sensor Ghosts', TYPES],
  ['static-ammo-feed', 'Static Ammo Feed', TYPES],
  ['unstreamlined', 'Unstreamlined', ['AF', 'SC', 'DS', 'DA']],
  ['weak-legs', 'Weak Legs', MECHS],
  ['weak-undercarriage', 'Weak Undercarriage', CRAFT],
];
for (const [quirk, name, types] of OPEN)
  rule(`ASC-quirk-${quirk}#1`, `${name} occurs on ${types.length === TYPES.length ? 'all units' : types.join(', ')}`, () => {
    const line: RuleId = `ASC-quirk-${quirk}`;
    const found = TYPES.filter(type => accepts(line, entry(card(type), quirk)));
    expect(found).toEqual(TYPES.filter(type => types.includes(type)));
  });
rule('ASC-quirk-trailer-hitch#1', 'on tracks or wheels alone', () => {
  const hitch = (move: string) => accepts('ASC-quirk-trailer-hitch', entry({ type: 'CV', move }, 'trailer-hitch'));
  expect(['8"t', '8"w', '8"h', '8"v', '8"g'].map(hitch)).toEqual([true, true, false, false, false]);
});

const apart = (line: RuleId, a: string, b: string): boolean =>
  accepts(line, entry({}, a)) && accepts(line, entry({}, b)) && !accepts(line, entry({}, a, b)) && !accepts(line, entry({}, b, a));
rule('ASC-quirk-battlefists#4', 'no fists without arms', () =>
  expect(apart('ASC-quirk-battlefists', 'battlefists', 'no-minimal-arms')).toBe(true),
);
for (const range of ['short', 'medium', 'long'] as const) {
  const improved = `improved-targeting-${range}`;
  rule(`ASC-quirk-${improved}#${range === 'short' ? 4 : 3}`, 'it does not go with targeting that varies', () =>
    expect(apart(`ASC-quirk-${improved}`, improved, 'variable-range-targeting')).toBe(true),
  );
  const poor = `poor-targeting-${range}`;
  rule(`ASC-quirk-${poor}#3`, 'it goes neither with targeting that varies nor with any that is improved', () => {
    for (const other of ['variable-range-targeting', 'improved-targeting-short', 'improved-targeting-medium', 'improved-targeting-long'])
      expect([other, apart(`ASC-quirk-${poor}`, poor, other)]).toEqual([other, true]);
  });
}
rule('ASC-quirk-variable-range-targeting#3', 'it does not go with targeting improved at one range', () => {
  for (const other of ['improved-targeting-short', 'improved-targeting-medium', 'improved-targeting-long'])
    expect(apart('ASC-quirk-variable-range-targeting', 'variable-range-targeting', other)).toBe(true);
});
rule('ASC-quirk-oversized#3', 'small machines are not oversized', () => {
  expect([1, 2, 3, 4].map(size => accepts('ASC-quirk-oversized', entry({ size }, 'oversized')))).toEqual([false, false, true, true]);
});
rule('ASC-quirk-oversized#4', 'nor are compact or narrow ones', () => {
  expect([
    apart('ASC-quirk-oversized', 'oversized', 'compact-mech'),
    apart('ASC-quirk-oversized', 'oversized', 'narrow-low-profile'),
  ]).toEqual([true, true]);
});
rule('ASC-quirk-ammunition-feed-problem#2', 'only what is fed with ammunition has trouble with it', () => {
  const feeds = (specials: string) => accepts('ASC-quirk-ammunition-feed-problem', entry({ specials }, 'ammunition-feed-problem'));
  for (const specials of ['ARTT-1', 'AC1/1/-', 'FLK1/1', 'IF1', 'LRM1/1/1', 'SRM1/1', 'TOR1/1/1'])
    expect([specials, feeds(specials)]).toEqual([specials, true]);
  expect([feeds(''), feeds('ENE'), feeds('TAG,ECM')]).toEqual([false, false, false]);
});
const points = (line: RuleId, own: Entry) => (accepts(line, own) ? quirkPoints(own) : Number.NaN);
rule('ASC-quirk-accurate-weapon#1', 'every unit may have one, for a point for each point of damage', () => {
  const line = 'ASC-quirk-accurate-weapon';
  expect(TYPES.every(type => accepts(line, entry({ ...card(type), damage: '3/3/3' }, 'accurate-weapon:1')))).toBe(true);
  expect([1, 2, 4].map(level => points(line, entry({ damage: '6/6/6' }, `accurate-weapon:${level}`)))).toEqual([1, 2, 4]);
});
rule('ASC-quirk-accurate-weapon#3', 'it does less than the unit does at Short range', () => {
  const gun = (level: number) => accepts('ASC-quirk-accurate-weapon', entry({ damage: '3/5/5' }, `accurate-weapon:${level}`));
  expect([1, 2, 3, 4].map(gun)).toEqual([true, true, false, false]);
});
rule('ASC-quirk-anti-aircraft-targeting#4', 'it costs a point for each point of the highest damage', () => {
  expect(
    ['3/3/3', '2/4/1', '0/0/0'].map(damage => points('ASC-quirk-anti-aircraft-targeting', entry({ damage }, 'anti-aircraft-targeting'))),
  ).toEqual([3, 4, 0]);
});
rule('ASC-quirk-variable-range-targeting#4', 'it costs two for each point of the highest damage', () => {
  expect(
    ['3/3/3', '2/4/1'].map(damage => points('ASC-quirk-variable-range-targeting', entry({ damage }, 'variable-range-targeting'))),
  ).toEqual([6, 8]);
});
rule('ASC-quirk-inaccurate-weapon#1', 'and counts a point less for each point of damage', () => {
  expect([1, 3].map(level => points('ASC-quirk-inaccurate-weapon', entry({}, `inaccurate-weapon:${level}`)))).toEqual([-1, -3]);
});

rule('ASC-quirk-general-unlisted#1', 'a quirk of other books that is not listed here does nothing', () => {
  const odd = built('rugged', 'ubiquitous');
  expect(accepts(null, entry({}, 'rugged'))).toBe(true);
  expect([
    needs(STANDARD, pair(3, {}, {}, odd, odd)),
    dealt(STANDARD, pair(3, {}, {}, odd, odd)),
    quirkPoints(entry({}, 'rugged')),
  ]).toEqual([5, 3, 0]);
});
rule('ASC-quirk-general-unlisted#2', 'one that is listed works as it is written here', () => {
  const rules = plus('ASC-quirk-sensor-ghosts');
  expect([needs(rules, pair(3, {}, {}, built('sensor-ghosts'))), needs(STANDARD, pair(3, {}, {}, built('sensor-ghosts')))]).toEqual([6, 5]);
});
rule('ASC-quirk-general-balance#1', 'a machine has as many as its kind allows', () => {
  const many = ['battlefists', 'combat-computer', 'cowl', 'searchlight', 'hard-to-pilot', 'prototype', 'obsolete'];
  expect([accepts(null, entry({}, ...many)), accepts(null, entry({}, ...many, 'trailer-hitch'))]).toEqual([true, false]);
});
const counsel = (...quirks: readonly string[]) =>
  accepts(null, entry({}, ...quirks)) ? quirkCounsel(entry({}, ...quirks)).map(({ rule: id }) => id) : ['refused'];
rule('ASC-quirk-general-balance#2', 'what helps should be outweighed by what hinders', () => {
  expect([
    counsel('battlefists'),
    counsel('battlefists', 'hard-to-pilot'),
    counsel('battlefists', 'obsolete'),
    counsel('cowl', 'hard-to-pilot'),
  ]).toEqual([['ASC-quirk-general-balance'], [], [], ['ASC-quirk-general-balance']]);
});
rule('ASC-quirk-general-balance#3', 'three and three against two, two and two', () => {
  const book = ['extended-torso-twist', 'improved-sensors', 'cramped-cockpit', 'hard-to-pilot', 'prototype'];
  expect([
    quirkPoints(entry({}, ...book)),
    counsel(...book),
    quirkPoints(entry({}, ...book.slice(0, 2))),
    quirkPoints(entry({}, ...book.slice(2))),
  ]).toEqual([0, [], 6, -6]);
});
rule('ASC-quirk-general-fit#1', 'nothing bulky should be narrow', () => {
  const narrow = (specials: string) => {
    const own = entry({ specials }, 'narrow-low-profile', 'obsolete');
    return accepts(null, own) ? quirkCounsel(own).map(({ rule: id }) => id) : ['refused'];
  };
  expect([narrow(''), narrow('LG')]).toEqual([[], ['ASC-quirk-general-fit']]);
});
rule('ASC-quirk-general-fit#2', 'and nothing without ammunition has trouble with it', () => {
  expect([
    accepts(null, entry({}, 'ammunition-feed-problem')),
    accepts(null, entry({ specials: 'AC1/1/-' }, 'ammunition-feed-problem')),
  ]).toEqual([false, true]);
});
