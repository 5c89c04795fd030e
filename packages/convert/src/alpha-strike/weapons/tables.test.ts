import { equipment, type Unit, type Weapon } from '@sortie/roster';
import { type Row, table } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Card } from '../card.ts';
import { arc, companion, fighter, mech, mounts, ship, specials, suits } from '../units.fixture.ts';
import { PRINTED } from './table.ts';

/** What our tables of equipment call the things that the book calls otherwise. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'Thumper Artillery Cannon': 'ISThumperCannon',
  'Sniper Artillery Cannon': 'ISSniperCannon',
  'Long Tom Artillery Cannon': 'ISLongTomCannon',
  'MagShot Gauss Rifle': 'ISMagshotGR',
  'Hyper-Velocity AC/2': 'Hyper Velocity Auto Cannon/2',
  'Hyper-Velocity AC/5': 'Hyper Velocity Auto Cannon/5',
  'Hyper-Velocity AC/10': 'Hyper Velocity Auto Cannon/10',
  'Nail Gun/Rivet Gun': 'Nail/Rivet Gun',
  'Light Rifle': 'Rifle (Cannon, Light)',
  'Medium Rifle': 'Rifle (Cannon, Medium)',
  'Heavy Rifle': 'Rifle (Cannon, Heavy)',
  // Those recovered last have no entry of their own: sheets call them by the names of the common ones.
  'Prototype LB 10-X Autocannon (3030)': 'ISLBXAC10',
  'Prototype Gauss Rifle (3038)': 'ISGaussRifle',
  'Large Variable-Speed Pulse Laser': 'ISLargeVSPLaser',
  'Med. Variable Speed-Pulse Laser': 'ISMediumVSPLaser',
  'Small Variable-Speed Pulse Laser': 'ISSmallVSPLaser',
  'Prototype Med. Pulse Laser (3031)': 'ISMediumPulseLaserRecovered',
  'Hyper-Assault Gauss (HAG) 20': 'CLHAG20',
  'Hyper-Assault Gauss (HAG) 30': 'CLHAG30',
  'Hyper-Assault Gauss (HAG) 40': 'CLHAG40',
  'Large ER Pulse Laser': 'CLERLargePulseLaser',
  'Medium ER Pulse Laser': 'CLERMediumPulseLaser',
  'Small ER Pulse Laser': 'CLERSmallPulseLaser',
  'Streak LRM (ProtoMech, per tube)': 'CLStreakLRM1',
};

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\(.*?\)/g, '')
    .replaceAll('autocannon', 'ac')
    .replaceAll(/[^a-z0-9]/g, '');

/** The weapon of a row, by its name among those of a table; a device that is joined to it is named after "w/". */
function weaponOf(row: Row, ...tables: readonly string[]): Weapon {
  const [name = ''] = row.at('weapon').split(/ w\/ (?=Cap|Laser)/);
  const all = [...PRINTED.values()].filter(one => tables.includes(one.table)).map(({ id }) => id);
  // Those of machines before those of suits, which have the same names.
  const ids = [...all.filter(id => !id.includes('BA')), ...all.filter(id => id.includes('BA'))];
  const known = OTHERWISE[name];
  const found =
    known ??
    ids.find(id => isCalled(id, name)) ??
    ids.find(id => isCalled(id, name, /^(IS|CL)(BA)?/)) ??
    ids.find(id => plain(equipment(id)?.name ?? '') === plain(name));
  const item = found === undefined ? undefined : equipment(found);
  if (item?.kind !== 'weapon') throw new Error(`no weapon is called ${name}`);
  return item;
}

/** By its own name with nothing in brackets, or by its id. */
function isCalled(id: string, name: string, without = /^$/): boolean {
  const item = equipment(id);
  const same = item !== undefined && plain(item.name) === plain(name) && item.name.includes('(') === name.includes('(');
  return same || plain(id.replace(without, '')) === plain(name);
}

const DEVICES: Readonly<Record<string, string>> = { 'w/ Capacitor': 'ISPPCCapacitor', 'w/ Laser Pulse Module': 'ISRISCLaserPulseModule' };

/** Rows that are misprinted: what they are read as. */
const MISPRINTS: Readonly<Record<string, readonly number[]>> = {
  // ASC-reading-36: Long range is printed as 1.
  'Improved ATM 6': [1.8, 1.2, 0.6],
};

/** A row of damage as an array; what is empty is nothing. */
const printed = (row: Row, suffix = ''): readonly number[] =>
  MISPRINTS[row.at('weapon')] ??
  ['short', 'medium', 'long'].map(range => (row.at(`${range}${suffix}`) === '' ? 0 : row.number(`${range}${suffix}`)));

/** What one weapon adds to a card at each range. */
const shown = (card: Card, times = 1): readonly number[] =>
  (['short', 'medium', 'long'] as const).map(range => {
    const terms = (card.why[range]?.terms ?? []).filter(term => term.stage === undefined);
    return Math.round((terms.reduce((sum, { value }) => sum + value, 0) / times) * 100_000) / 100_000;
  });

const tenth = (values: readonly number[]): readonly number[] => values.map(value => Math.round(value * 1.1 * 100_000) / 100_000);

/** So many of a weapon that its heat tells, however little it is. */
const MANY = 12;

/** The heat of one of many weapons, told by how much they lose with a single heat sink: 1 / (heat and 2 for running, less 4). */
function heatOf(card: Card): number {
  const lost = card.why.short?.terms.find(({ rule }) => rule === 'ASC-conv-heat-modified-formula')?.value;
  return lost === undefined ? 0 : (1 / lost + 2) / MANY;
}

const FLAGS = { ac: 'AC', flak: 'FLK', indirect_fire: 'IF', lrm: 'LRM', srm: 'SRM', iatm: 'IATM', rel: 'REL' } as const;

function standardRow(row: Row, clan: boolean): void {
  const weapon = weaponOf(row, ...(clan ? ['clan', 'proto', 'is'] : ['is']));
  const device = Object.entries(DEVICES).find(([mark]) => row.at('weapon').includes(mark))?.[1];
  const isCannon = row.at('artillery_code') !== '';
  const with_ = (count: number, sinks: number, ...more: readonly string[]): Card => {
    const lines = [`${weapon.id}@NOS*${count}`, ...(device === undefined ? [] : [`${device}@NOS*${count}`]), ...more];
    const over = { heatSinks: { count: sinks, type: 'Single' }, mounts: mounts(...lines) } as const;
    // Artillery cannons count in the air only.
    return companion(isCannon ? fighter(over) : mech({ ...over, tech: { base: clan ? 'clan' : 'inner-sphere', mixed: false } }));
  };
  expect(shown(with_(1, 500)), 'damage').toEqual(printed(row));
  expect(shown(with_(1, 500, 'ISTargeting Computer@NOS')), 'with a targeting computer').toEqual(
    row.at('tc_compatible') === 'Y' ? tenth(printed(row)) : printed(row),
  );
  if (row.at('short_fcs') !== '')
    expect(shown(with_(1, 500, weapon.ammo === 'MRM' ? 'ISApollo@NOS' : 'ISArtemisIV@NOS')), 'guided').toEqual(printed(row, '_fcs'));
  if (row.at('short_fcs_v') !== '') expect(shown(with_(1, 500, 'CLArtemisV@NOS')), 'guided by Artemis V').toEqual(printed(row, '_fcs_v'));
  if (!isCannon) expect(heatOf(with_(MANY, 1)), 'heat').toBeCloseTo(freeOfHeat(weapon) ? 0 : row.number('heat'), 3);
  const codes = with_(MANY, 5000).specials.map(({ code }) => code);
  // A note only makes a weapon eligible: most abilities need a point at Medium range.
  const reaches = (code: string): boolean => code === 'FLK' || code === 'IF' || row.at('medium') !== '';
  for (const [flag, code] of Object.entries(FLAGS)) expect(codes.includes(code), code).toBe(row.at(flag) === 'Y' && reaches(code));
  const guarded = specials(companion(fighter({ mounts: mounts(`${weapon.id}@NOS*4`) })));
  expect(
    guarded.some(code => code.startsWith('PNT')),
    'PNT',
  ).toBe(row.at('point_defense') === 'Y');
}

/** Rockets add no heat, whatever their row says. */
const freeOfHeat = ({ ammo }: Weapon): boolean => ammo === 'ROCKET_LAUNCHER';

table('ASC-tbl-weapons-is#1', 'a weapon of each row does what is printed, with and without its devices', row => standardRow(row, false));
table('ASC-tbl-weapons-clan#1', 'a weapon of each row does what is printed, with and without its devices', row => standardRow(row, true));

const suitNames: Readonly<Record<string, string>> = {
  '"Firedrake" Support Needler': 'ISBAFireDrakeNeedler',
  '"David" Light Gauss Rifle': 'BADavidLightGaussRifle',
  '"King David" Light Gauss Rifle': 'ISBAKingDavidLightGaussRifle',
  'MagShot Gauss Rifle': 'ISBAMagshotGaussRifle',
  'Tsunami Gauss Rifle': 'ISBATsunamiHeavyGaussRifle',
  'Light Recoilless Rifle': 'CLBALight Recoilless Rifle',
  'Medium Recoilless Rifle': 'CLBAMedium Recoilless Rifle',
  'Heavy Recoilless Rifle': 'CLBAHeavy Recoilless Rifle',
  'Man-Portable Plasma Rifle': 'ISBAPlasmaRifle',
  'Medium Variable-Speed Pulse Laser': 'ISBAMediumVSPLaser',
  'Small Variable-Speed Pulse Laser': 'ISBASmallVSPLaser',
  '"Bearhunter" Superheavy Autocannon': 'Machine Gun (Bearhunter AC)',
  'Medium ER Pulse Laser': 'BACLERMediumPulseLaser',
  'Small ER Pulse Laser': 'CLBAERSmallPulseLaser',
};

function suitRow(row: Row, ...tables: readonly string[]): void {
  const name = row.at('weapon');
  if (name === 'Anti-Personnel Weapon Mount') {
    // Twenty mounts of 0.05 are one point, times the factor of the squad.
    const card = companion(suits({ mounts: mounts('BAAPMount@Squad*20') }));
    expect(card.damage.map(({ points }) => points)).toEqual([Math.ceil(20 * row.number('short') * 3.5), 0, 0, 0]);
    return;
  }
  const known = suitNames[name];
  const id = known ?? weaponOf(row, ...tables).id;
  expect(shown(companion(suits({ mounts: mounts(`${id}@Squad`) })))).toEqual(printed(row));
  const once = equipment(`${id}OS`) ?? equipment(`${id} (OS)`);
  if (row.at('one_shot_available') === 'Y' && once)
    expect(shown(companion(suits({ mounts: mounts(`${once.id}@Squad`) })))[0]).toBeCloseTo(row.number('short') / 10, 5);
}

table('ASC-tbl-weapons-ba-is#1', 'one suit does what is printed', row => suitRow(row, 'ba-is', 'is'));
table('ASC-tbl-weapons-ba-clan#1', 'one suit does what is printed', row => suitRow(row, 'ba-clan', 'ba-is', 'clan'));

const naval = (name: string): string => {
  const short = name.replace(/ \((NAC\/\d+|NL\d+|SCL\/\d)\)$/, '').replace(/^Naval Autocannon\/(\d+)$/, 'Naval Autocannon (NAC/$1)');
  const [, size, kind] = /^(Light|Medium|Heavy) (Mass Driver|Naval Gauss|Naval PPC|Sub-Capital Cannon)$/.exec(short) ?? [];
  const tries = [
    short,
    `${kind} (${size})`,
    short.replace(/^Sub-Capital Laser\/(\d)$/, 'Sub-Capital Laser /$1'),
    ...['Capital Missile Launcher', 'Sub-Capital Missile Launcher', 'Tele-operated Missile'].map(launcher => `${launcher} (${short})`),
    'AR 10 Launcher' === short ? 'Capital Missile Launcher (AR10 Launcher)' : '',
    'Kraken-T' === short ? 'Tele-operated Missile (Kraken T)' : '',
  ];
  const found = tries.find(one => equipment(one)?.kind === 'weapon');
  if (found === undefined) throw new Error(`no weapon is called ${name}`);
  return found;
};

const CLASSES: Readonly<Record<string, string>> = { CAP: 'CAP', SCAP: 'SCAP', MSL: 'MSL' };

table('ASC-tbl-weapons-capital#1', 'a WarShip with one of them has its damage in its class', row => {
  const armed = (count: number, sinks: number): Unit =>
    ship({
      kind: 'warship',
      tons: 700_000,
      heatSinks: { count: sinks, type: 'Single' },
      mounts: mounts(`${naval(row.at('weapon'))}@NOS*${count}`),
    });
  const brackets = ['short', 'medium', 'long', 'extreme'].map(range => (row.at(range) === '' ? '-' : `${Math.ceil(row.number(range))}`));
  const front = arc(companion(armed(1, 5000)), 'front');
  expect(front).toContain(`${CLASSES[row.at('attack_class')]}${brackets.join('/')}`);
  expect(front.includes('TELE')).toBe(row.at('tele') === 'Y');
  const lost = companion(armed(4, 1)).why.short?.terms.find(({ rule }) => rule === 'ASC-conv-heat-by-class')?.value;
  expect(lost === undefined ? 0 : (1 / lost + 4) / 4).toBeCloseTo(4 * row.number('heat') - 1 >= 4 ? row.number('heat') : 0, 3);
});
