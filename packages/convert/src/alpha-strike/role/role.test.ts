import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { priced, type Sketch } from '../point-value/price.fixture.ts';
import { companion, fighter, mech, mounts, platoon, protomech, ship, suits, support, vehicle } from '../units.fixture.ts';

/** What role the rules find for a card of move 8", armor 6 and damage 3/3/0. */
const roleFor = (sketch: Sketch): string => priced({ damage: '3/3/0', ...sketch }).role;
const inTheAir = (sketch: Sketch): string => roleFor({ type: 'AF', move: '6a', ...sketch });
/** Damage that makes a card prefer a range. */
const PREFERS: Readonly<Record<string, string>> = { Short: '4/2/0', Medium: '3/3/0', Long: '2/2/2' };

rule('ASC-role-guideline-only#1', 'a stated role stands, whatever the figures say', () => {
  expect(companion(mech({ role: 'Scout', mounts: mounts('PPC@RA*3') })).role).toBe('Scout');
  expect(companion(mech({ mounts: mounts('PPC@RA*3') })).role).toBe('Sniper');
});
const EIGHT = ['Ambusher', 'Brawler', 'Juggernaut', 'Missile Boat', 'Scout', 'Skirmisher', 'Sniper', 'Striker'];
rule('ASC-role-ground-scope#1', 'whatever is armed and no infantry has one of the eight, also where it fits none', () => {
  const armed = [
    mech({ mounts: mounts('Medium Laser@RA*4') }),
    protomech({ mounts: mounts('CLERSmallLaser@T*2') }),
    vehicle({ mounts: mounts('Medium Laser@FR*4') }),
    support({ mounts: mounts('Medium Laser@FR*4', 'Basic Fire Control@BD') }),
  ];
  for (const unit of armed) expect(EIGHT).toContain(companion(unit).role);
  const roles = new Set<string>();
  for (const move of ['2', '6', '7', '8', '10', '16'])
    for (const armor of [0, 4, 5, 6, 7, 9])
      for (const damage of ['4/2/0', '3/3/0', '2/2/2', '1/0/0']) roles.add(roleFor({ move, armor, damage }));
  expect([...roles].filter(role => !EIGHT.includes(role))).toEqual([]);
  // Slow and thin, but best at medium range: nothing fits.
  expect([roleFor({ move: '6', armor: 4 }), roleFor({ move: '6', armor: 8 }), roleFor({ move: '12', armor: 9, damage: '4/2/0' })]).toEqual([
    'Ambusher',
    'Juggernaut',
    'Skirmisher',
  ]);
});
rule('ASC-role-support#1', 'the unarmed and the civilian are support', () => {
  const tool = mech({ structure: { type: 'Industrial', points: { CT: 16 } }, cockpit: 'Industrial' });
  expect([companion(mech()), companion(support()), companion(tool)].map(({ role }) => role)).toEqual(['Support', 'Support', 'Support']);
  expect(companion(support({ mounts: mounts('Medium Laser@FR*4') })).role).toBe('Support');
});
rule('ASC-role-infantry-none#1', 'troops have none', () => {
  expect([companion(platoon()).role, companion(suits({ mounts: mounts('ISBAMediumLaser@Squad') })).role]).toEqual(['None', 'None']);
});
rule('ASC-role-ambusher#1', 'slow, thin and close', () => {
  const short = { damage: '4/2/0' };
  for (const move of ['2', '6']) for (const armor of [0, 5]) expect(roleFor({ ...short, move, armor })).toBe('Ambusher');
  expect(roleFor({ ...short, move: '8', armor: 5 })).not.toBe('Ambusher');
  expect(roleFor({ move: '4', armor: 5, damage: '2/2/2' })).not.toBe('Ambusher');
  expect(roleFor({ ...short, move: '6', armor: 8 })).not.toBe('Ambusher');
});
rule('ASC-role-ambusher#2', 'no ability is needed', () =>
  expect(roleFor({ move: '4', armor: 3, damage: '4/2/0', specials: [] })).toBe('Ambusher'),
);
rule('ASC-role-brawler#1', 'from 7 to 12 inches, best at medium range, whatever its armor', () => {
  expect(['7', '8', '12'].map(move => roleFor({ move, armor: 9 }))).toEqual(['Brawler', 'Brawler', 'Brawler']);
  expect([roleFor({ move: '8', armor: 0 }), roleFor({ move: '8', armor: 12 })]).toEqual(['Brawler', 'Brawler']);
  expect([roleFor({ move: '6', armor: 9 }), roleFor({ move: '14', armor: 9 }), roleFor({ move: '8', damage: '2/2/2' })]).not.toContain(
    'Brawler',
  );
});
rule('ASC-role-juggernaut#1', 'slow, thick and close', () => {
  for (const move of ['2', '6']) expect(roleFor({ move, armor: 7, damage: '4/2/0' })).toBe('Juggernaut');
  expect(roleFor({ move: '6', armor: 5, damage: '4/2/0' })).toBe('Ambusher');
  expect(roleFor({ move: '8', armor: 7, damage: '4/2/0' })).not.toBe('Juggernaut');
});
rule('ASC-role-juggernaut#2', 'and able to strip its own armor in two attacks', () => {
  const card = (damage: string) => priced({ move: '6', armor: 8, damage });
  expect(card('4/2/0').role).toBe('Juggernaut');
  // One that is not is the nearest to a Juggernaut all the same, but by no rule of its own.
  expect(
    companion(
      mech({
        walk: 3,
        tons: 100,
        armor: { type: 'Standard', tech: 'inner-sphere', front: { CT: 300 }, rear: {} },
        mounts: mounts('Small Laser@RA*4'),
      }),
    ).because.role,
  ).toBe('ASC-role-ground-scope');
  expect(
    companion(
      mech({
        walk: 3,
        tons: 100,
        armor: { type: 'Standard', tech: 'inner-sphere', front: { CT: 300 }, rear: {} },
        mounts: mounts('Small Laser@RA*17'),
      }),
    ).because.role,
  ).toBe('ASC-role-juggernaut');
});
rule('ASC-role-missile-boat#1', 'a point at long range by indirect fire or artillery, and long range preferred', () => {
  expect(roleFor({ damage: '1/2/2', specials: ['LRM1/2/2', 'IF2'] })).toBe('Missile Boat');
  expect(roleFor({ damage: '1/2/2', specials: ['LRM1/2/2', 'IF0*'] })).not.toBe('Missile Boat');
  expect(roleFor({ damage: '5/5/1', specials: ['LRM1/1/1', 'IF1'] })).not.toBe('Missile Boat');
  expect(roleFor({ damage: '0/0/0', specials: ['ARTLT-1'] })).toBe('Missile Boat');
});
rule('ASC-role-missile-boat#2', 'LRM and IF, or ART', () => {
  expect(roleFor({ damage: '1/1/1', specials: ['ARTT-1'] })).toBe('Missile Boat');
  expect(roleFor({ damage: '1/2/2', specials: ['IF2'] })).toBe('Sniper');
});
rule('ASC-role-missile-boat#3', 'whatever it moves and wears', () => {
  for (const move of ['2', '8', '16'])
    for (const armor of [0, 12]) expect(roleFor({ move, armor, damage: '1/2/2', specials: ['LRM1/2/2', 'IF2'] })).toBe('Missile Boat');
});
rule('ASC-role-scout#1', 'fast, thin and close, with eyes', () => {
  const eyes = { damage: '2/1/0', specials: ['RCN'] };
  for (const move of ['9', '12', '20']) for (const armor of [0, 4]) expect(roleFor({ ...eyes, move, armor })).toBe('Scout');
  expect(roleFor({ ...eyes, move: '12', armor: 5 })).not.toBe('Scout');
  expect(roleFor({ ...eyes, move: '8', armor: 3 })).not.toBe('Scout');
});
rule('ASC-role-scout#2', 'more than a point at long range makes a poor one', () => {
  const scout = (damage: string) => roleFor({ move: '12', armor: 3, damage, specials: ['RCN'] });
  expect([scout('4/1/1'), scout('5/1/2')]).toEqual(['Scout', 'Striker']);
});
rule('ASC-role-skirmisher#1', 'fast, or 8" with jets', () => {
  expect(['9', '12', '20', '8j'].map(move => roleFor({ move, armor: 6 }))).toEqual([
    'Skirmisher',
    'Skirmisher',
    'Skirmisher',
    'Skirmisher',
  ]);
  expect([roleFor({ move: '8', armor: 6 }), roleFor({ move: '7j', armor: 6 })]).toEqual(['Brawler', 'Brawler']);
});
rule('ASC-role-skirmisher#2', 'with 4 to 8 points of armor and best at medium range', () => {
  expect([4, 8].map(armor => roleFor({ move: '10', armor }))).toEqual(['Skirmisher', 'Skirmisher']);
  expect([3, 9].map(armor => roleFor({ move: '10', armor }))).toEqual(['Brawler', 'Brawler']);
  expect(roleFor({ move: '10', armor: 5, damage: '4/2/0' })).toBe('Striker');
});
rule('ASC-role-sniper#1', 'a point at long range that is no LRM, and long range preferred', () => {
  expect(roleFor({ damage: '2/2/2' })).toBe('Sniper');
  expect(roleFor({ damage: '2/2/2', specials: ['LRM1/1/1'] })).toBe('Sniper');
  expect(roleFor({ damage: '1/1/1', specials: ['LRM1/1/1'] })).not.toBe('Sniper');
  expect(roleFor({ damage: '5/5/2' })).not.toBe('Sniper');
});
rule('ASC-role-sniper#2', 'whatever it moves and wears', () => {
  for (const move of ['2', '8', '16']) for (const armor of [0, 12]) expect(roleFor({ move, armor, damage: '2/2/2' })).toBe('Sniper');
});
rule('ASC-role-striker#1', 'fast, thin and close', () => {
  for (const move of ['9', '20']) for (const armor of [0, 5]) expect(roleFor({ move, armor, damage: '4/2/0' })).toBe('Striker');
  expect([roleFor({ move: '8', armor: 4, damage: '4/2/0' }), roleFor({ move: '12', armor: 6, damage: '4/2/0' })]).not.toContain('Striker');
});
const FIVE = ['Attack Fighter', 'Dogfighter', 'Fast Dogfighter', 'Fire Support', 'Interceptor'];
rule('ASC-role-aero-scope#1', 'armed fighters have one of five, also where they fit none', () => {
  const roles = new Set<string>();
  for (const type of ['AF', 'CF'] as const)
    for (const thrust of [2, 5, 6, 7, 9, 10, 14])
      for (const damage of Object.values(PREFERS)) roles.add(inTheAir({ type, move: `${thrust}a`, damage }));
  expect([...roles].sort()).toEqual(FIVE);
  expect(inTheAir({ move: '8a', damage: '2/2/2' })).toBe('Fast Dogfighter');
});
rule('ASC-role-aero-scope#2', 'ships and planes alike may be transports', () => {
  expect(inTheAir({ type: 'SV', threshold: 1, damage: '0/0/0', specials: ['IT6'] })).toBe('Transport');
  expect([
    inTheAir({ type: 'DS', specials: ['MT4'] }),
    inTheAir({ type: 'SC', specials: ['IT10'] }),
    inTheAir({ type: 'CF', damage: '0/0/0', specials: ['CT60'] }),
  ]).toEqual(['Transport', 'Transport', 'Transport']);
});
rule('ASC-role-air-support#1', 'unarmed aircraft and armed civilians', () => {
  expect(companion(fighter()).role).toBe('Air-Support');
  expect(companion(fighter({ kind: 'support-vehicle', mounts: mounts('Medium Laser@NOS*4') })).role).toBe('Air-Support');
});
rule('ASC-role-aero-by-type#1', 'ships, stations and satellites are what they are, or transports', () => {
  for (const kind of ['small-craft', 'dropship', 'jumpship', 'space-station', 'warship'] as const)
    expect(companion(ship({ kind, mounts: mounts('PPC@NOS*4') })).role, kind).toBe('None');
  expect(companion(support({ motive: 'station-keeping', tons: 90, mounts: mounts('PPC@NOS') })).role).toBe('None');
  expect(inTheAir({ type: 'DS', specials: ['MT4D4'] })).toBe('Transport');
});
rule('ASC-role-attack-fighter#1', 'thrust up to 5, close', () => {
  expect([2, 5].map(thrust => inTheAir({ move: `${thrust}a`, damage: '5/2/0' }))).toEqual(['Attack Fighter', 'Attack Fighter']);
  expect(inTheAir({ move: '6a', damage: '5/2/0' })).not.toBe('Attack Fighter');
});
rule('ASC-role-dogfighter#1', 'thrust 5 to 7, medium', () => {
  expect([5, 6].map(thrust => inTheAir({ move: `${thrust}a` }))).toEqual(['Dogfighter', 'Dogfighter']);
  expect([inTheAir({ move: '4a' }), inTheAir({ move: '8a' })]).not.toContain('Dogfighter');
});
rule('ASC-role-fast-dogfighter#1', 'thrust 7 to 9, medium', () => {
  expect([7, 9].map(thrust => inTheAir({ move: `${thrust}a` }))).toEqual(['Fast Dogfighter', 'Fast Dogfighter']);
  expect([inTheAir({ move: '6a' }), inTheAir({ move: '10a' })]).not.toContain('Fast Dogfighter');
});
rule('ASC-role-fire-support#1', 'thrust 5 to 7, long', () => {
  expect([5, 7].map(thrust => inTheAir({ move: `${thrust}a`, damage: '2/2/2' }))).toEqual(['Fire Support', 'Fire Support']);
  expect([inTheAir({ move: '4a', damage: '2/2/2' }), inTheAir({ move: '8a', damage: '2/2/2' })]).not.toContain('Fire Support');
});
rule('ASC-role-interceptor#1', 'thrust 10 and more, medium', () => {
  expect([10, 14].map(thrust => inTheAir({ move: `${thrust}a` }))).toEqual(['Interceptor', 'Interceptor']);
  expect(inTheAir({ move: '9a' })).not.toBe('Interceptor');
});
rule('ASC-role-transport#1', 'any of the ten abilities', () => {
  for (const code of ['CK1', 'CT60', 'IT6', 'AT2', 'PT5', 'VTM4', 'VTH2', 'VTS1', 'MT4', 'ST1'])
    expect(inTheAir({ damage: '0/0/0', specials: [code] }), code).toBe('Transport');
  expect(inTheAir({ damage: '0/0/0', specials: ['DT1'] })).toBe('Air-Support');
});
rule('ASC-role-transport#2', 'cargo alone needs 50 tons', () => {
  const carrying = (tons: number) => inTheAir({ damage: '0/0/0', specials: [`CT${tons}`] });
  expect([carrying(50), carrying(49)]).toEqual(['Transport', 'Air-Support']);
});
/** Abilities that some roles ask for, or usually have. */
const NEEDED: Readonly<Record<string, readonly string[]>> = { 'Missile Boat': ['LRM1/2/2', 'IF2'], Scout: ['RCN'] };
table('ASC-tbl-role-ground#1', 'the least and the most of each row', row => {
  const role = row.at('role');
  const most = (column: string, otherwise: number) => (row.at(column) === '' ? otherwise : row.number(column));
  const damage = role === 'Juggernaut' ? '6/2/0' : (PREFERS[row.at('preferred_range')] ?? '');
  for (const move of [most('move_min_in', 2), most('move_max_in', 20)])
    for (const armor of [most('armor_min', 0), most('armor_max', 9)]) {
      // A Brawler of more than 8 inches and middling armor is a Skirmisher, and a thin one no less fast a Skirmisher or none.
      if (role === 'Brawler' && move > 8 && armor >= 4 && armor <= 8) continue;
      expect(roleFor({ move: `${move}`, armor, damage, specials: NEEDED[role] ?? [] }), `${move}" ${armor}`).toBe(role);
    }
});
table('ASC-tbl-role-aero#1', 'the least and the most of each row', row => {
  const role = row.at('role');
  if (role === 'Transport') {
    expect(inTheAir({ damage: '0/0/0', specials: ['MT4'] })).toBe(role);
    return;
  }
  // Where two roles share a thrust at the same range, the faster one has it.
  const least = row.at('thrust_min') === '' ? 1 : row.number('thrust_min');
  const most = row.at('thrust_max') === '' ? 15 : role === 'Dogfighter' ? 6 : row.number('thrust_max');
  for (const thrust of [least, most]) expect(inTheAir({ move: `${thrust}a`, damage: PREFERS[row.at('preferred_range')] ?? '' })).toBe(role);
});
