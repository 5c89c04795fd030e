import type { Unit } from '@sortie/roster';
import { table } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Card } from '../card.ts';
import {
  arc,
  companion,
  fighter,
  mech,
  mounts,
  platoon,
  protomech,
  raw,
  ship,
  specials,
  suits,
  support,
  vehicle,
} from '../units.fixture.ts';

const shown = (card: Card): readonly number[] => (['short', 'medium', 'long'] as const).map(range => raw(card, range));

const GUNS: Readonly<Record<string, string>> = {
  'Primitive Prototype Long Tom': 'ISPrimitiveLongTom',
  'Prototype Arrow IV': 'ProtoTypeArrowIV',
  'Arrow IV (Inner Sphere)': 'ISArrowIV',
  'Arrow IV (Clan)': 'CLArrowIV',
  Thumper: 'ISThumper',
  Sniper: 'ISSniper',
  'Long Tom': 'ISLongTom',
  'Cruise Missile/50': 'ISCruiseMissile50',
  'Cruise Missile/70': 'ISCruiseMissile70',
  'Cruise Missile/90': 'ISCruiseMissile90',
  'Cruise Missile/120': 'ISCruiseMissile120',
  'Thumper Cannon': 'ISThumperCannon',
  'Sniper Cannon': 'ISSniperCannon',
  'Long Tom Cannon': 'ISLongTomCannon',
};

/** Points for the radius beyond two inches, of pieces with a second damage value. */
const RADIUS = 4;

table('ASC-tbl-weapons-artillery#1', 'a piece gives its ability, its heat, and a price by its damage', row => {
  const id = GUNS[row.at('weapon')];
  const unit = (sinks: number): Unit =>
    id === undefined
      ? suits({ mounts: mounts('ISBATubeArtillery@Squad') })
      : mech({ heatSinks: { count: sinks, type: 'Single' }, mounts: mounts(`${id}@CT`, 'Medium Laser@RA') });
  const card = companion(unit(500));
  expect(specials(card)).toContain(`ART${row.at('ability_code').replace('ART-', '')}-1`);
  const worth = card.why.offense?.terms.find(({ rule }) => rule === 'ASC-pv-ground-art-factor')?.value;
  const outer = row.at('damage_outer') === '' ? 0 : row.number('damage_outer');
  expect(worth).toBe(row.number('damage_inner') * 4 + outer * 2 + (outer > 0 ? RADIUS : 0));
  if (row.at('heat') === '') return;
  const lost = companion(unit(1)).why.short?.terms.find(({ rule }) => rule === 'ASC-conv-heat-modified-formula')?.value ?? 0;
  // A laser makes 3 and running 2.
  expect(1 / lost + 4 - 5).toBeCloseTo(row.number('heat'), 3);
});

table('ASC-tbl-troop-factor#1', 'a squad of each size counts so much, and a platoon attacks as so many troopers', row => {
  for (const troopers of [row.number('min'), row.number('max')]) {
    const squad = companion(suits({ troopers, mounts: mounts('ISBAMediumLaser@Squad') }));
    const factor = squad.why.short?.terms.find(({ rule }) => rule === 'ASC-conv-weap-ba-troop-factor')?.value;
    expect(factor).toBe(row.number('battle_armor_troop_factor'));
    // An assault rifle does 0.52: the list says how much so many of them do.
    const men = companion(platoon({ platoon: { squads: 1, squadSize: troopers, primary: 'InfantryAssaultRifle', secondaries: 0 } }));
    expect(men.why.short?.terms[0]?.value).toBe(Math.round(row.number('troop_factor') * RIFLE) / 10);
  }
});

/** What an assault rifle of a trooper does. */
const RIFLE = 0.52;

const armed = (...lines: readonly string[]): Card => companion(mech({ mounts: mounts(...lines) }));
const squad = (...lines: readonly string[]): Card => companion(suits({ mounts: mounts(...lines) }));

/** A weapon of each class with few shots and with enough, or with and without the device. */
const CLASSED: Readonly<Record<string, (shots: number) => Card>> = {
  'ballistic or missile weapon (default)': shots => armed('ISGaussRifle@RA', `IS Gauss Ammo@RT:${shots}`),
  'Ultra autocannon': shots => armed('ISUltraAC10@RA', `IS Ultra AC/10 Ammo@RT:${shots}`),
  'Rotary autocannon': shots => armed('ISRotaryAC5@RA', `ISRotaryAC5 Ammo@RT:${shots}`),
  'MML (average of both ammo counts, rounded down)': shots =>
    armed('ISMML7@RA', `IS Ammo MML-7 LRM@RT:${shots}`, `IS Ammo MML-7 SRM@RT:${shots}`),
  'Battle armor missile launcher': shots => squad('ISBASRM2@Squad', `BA-SRM2 Ammo@Squad:${shots}`),
};

table('ASC-tbl-ammo-multipliers#1', 'the multiplier counts below so many shots and not from there on', row => {
  const name = row.at('weapon_class');
  const made = CLASSED[name];
  if (made) {
    const limit = row.number('threshold_shots_below');
    const [few, enough] = [made(limit - 1), made(limit)].map(card => shown(card)[0] ?? 0);
    expect((few ?? 0) / (enough ?? 1)).toBeCloseTo(row.number('multiplier'), 3);
  } else if (name === 'Rocket launcher') {
    expect(shown(armed('RL20@RA'))[0]).toBe(0.12);
    expect(shown(armed('RL20@RA', 'ISSRM6OS@RA'))[0]).toBe(0.2);
  } else if (name.startsWith('One-shot'))
    expect((shown(armed('ISSRM6OS@RA'))[0] ?? 0) / (shown(armed('SRM 6@RA'))[0] ?? 1)).toBeCloseTo(row.number('multiplier'), 5);
  else if (name.startsWith('Targeting computer')) {
    const [aimed, plainly] = [armed('PPC@RA', 'ISTargeting Computer@RT'), armed('PPC@RA')].map(card => shown(card)[1] ?? 0);
    expect((aimed ?? 0) / (plainly ?? 1)).toBeCloseTo(row.number('multiplier'), 5);
  } else {
    // Of a machine gun and a launcher with too few shots only the launcher does less.
    expect(shown(squad('CLBAMG@Squad', 'ISBASRM2@Squad', 'BA-SRM2 Ammo@Squad:20'))[0]).toBe(0.4);
    expect(shown(squad('CLBAMG@Squad', 'ISBASRM2@Squad', 'BA-SRM2 Ammo@Squad:2'))[0]).toBe(0.35);
  }
});

/** A squad of which every second trooper carries something with so many hexes of reach: three times its range. */
const WEAPONS: Readonly<Record<number, string>> = {
  0: 'Auto-Pistol',
  3: 'AA Weapon (Mk. 1, Light)',
  6: 'AA Weapon (Mk. 2, Man-Portable)',
  15: 'Laser Sniper Rifle (DWS L5L)',
  18: 'Sniper Rifle (Thorshammer)',
  21: 'Support Laser (ER Heavy, Clan)',
};
const BANDS: Readonly<Record<string, readonly number[]>> = { '0-3': [0, 3], '4-15': [6, 15], '16+': [18, 21] };

table('ASC-tbl-infantry-range#1', 'a platoon has its damage at every bracket that it reaches, and the same at each', row => {
  for (const hexes of BANDS[row.at('max_bt_range_hexes')] ?? []) {
    const men = { squads: 4, squadSize: 7, primary: 'InfantryAssaultRifle', secondary: WEAPONS[hexes] ?? '', secondaries: 2 };
    const { damage } = companion(platoon({ platoon: men }));
    const reached = row.at('brackets_receiving_damage').split(', ').length;
    expect(damage.map(({ points }) => points > 0)).toEqual([0, 1, 2, 3].map(bracket => bracket < reached));
    expect(new Set(damage.slice(0, reached).map(({ points }) => points)).size).toBe(1);
  }
});

/** The standard damage at medium range of each arc, in the order of the card. */
const sides = (unit: Unit): readonly (readonly [string, number])[] =>
  Object.entries(companion(unit).arcs ?? {}).map(([side, { standard }]) => [side, standard[1]?.points ?? 0]);
const guns = (...lines: readonly string[]) => mounts(...lines.map(line => `PPC@${line}`));
const LARGE = { tons: 150_000, heatSinks: { count: 9000, type: 'Double' } } as const;

/** One unit of each kind with a number of guns at each place, and what its arcs come to. */
const ARCS: Readonly<Record<string, () => void>> = {
  "'Mech / ProtoMech": () => {
    expect(raw(companion(mech({ mounts: guns('LL', 'HD', 'CT(R)') })), 'medium')).toBe(2);
    expect(raw(companion(mech({ mounts: guns('LL', 'CT(R)*3') })), 'medium')).toBe(3);
    expect(raw(companion(protomech({ mounts: guns('T', 'T(R)') })), 'medium')).toBe(1);
  },
  'Vehicle (standard size)': () => expect(raw(companion(vehicle({ mounts: guns('FR', 'LS', 'RS', 'TU', 'RR') })), 'medium')).toBe(4),
  'Aerospace / conventional fighter': () => {
    for (const kind of ['fighter', 'conventional-fighter'] as const)
      expect(raw(companion(fighter({ kind, mounts: guns('NOS', 'LWG', 'RWG', 'LWG(R)', 'AFT') })), 'medium')).toBe(3);
  },
  'Infantry (CI and BA)': () => {
    expect(raw(companion(suits({ mounts: mounts('ISBASmallLaser@Squad', 'ISBASmallLaser@Squad(R)') })), 'short')).toBe(0.6);
    expect(companion(platoon()).damage[0]?.points).toBe(1);
  },
  'Spheroid Small Craft / spheroid DropShip / JumpShip': () => {
    const round = guns('NOS', 'LS*4', 'RS*4', 'LS(R)*2', 'RS(R)*2', 'AFT');
    const arcs = [
      ['front', 5],
      ['left', 3],
      ['right', 3],
      ['rear', 3],
    ];
    expect(sides(ship({ mounts: round }))).toEqual(arcs);
    expect(sides(ship({ kind: 'small-craft', mounts: round }))).toEqual(arcs);
    const jumper = ship({ ...LARGE, kind: 'jumpship', mounts: guns('NOS', 'FLS*4', 'FRS*4', 'ALS*2', 'ARS*2', 'AFT') });
    expect(sides(jumper)).toEqual(arcs);
  },
  'Aerodyne Small Craft / aerodyne DropShip': () => {
    for (const kind of ['dropship', 'small-craft'] as const)
      expect(sides(ship({ kind, motive: 'aerodyne', mounts: guns('NOS', 'LS*2', 'RS*3', 'LS(R)', 'RS(R)', 'AFT') }))).toEqual([
        ['front', 1],
        ['left', 2],
        ['right', 3],
        ['rear', 3],
      ]);
  },
  'Large / Very Large / Super Large support vehicle': () => {
    const crawler = support({ motive: 'wheeled', tons: 150, mounts: guns('FR', 'FRLS', 'RRLS', 'FRRS', 'RR*3', 'TU*2') });
    expect(sides(crawler)).toEqual([
      ['front', 1],
      ['left', 2],
      ['right', 1],
      ['rear', 3],
    ]);
    expect(specials(companion(crawler))).toContain('TUR(2/2/2)');
  },
  'Mobile Structure': () => {
    const turret = guns('FRONT*2').map(mount => ({ ...mount, turret: 'mech' }) as const);
    const fortress = vehicle({ kind: 'mobile-structure', mounts: [...guns('FRONT*2', 'LEFT', 'RIGHT*3', 'REAR'), ...turret] });
    expect(sides(fortress)).toEqual([
      ['front', 2],
      ['left', 1],
      ['right', 3],
      ['rear', 1],
    ]);
    expect(arc(companion(fortress), 'front')).toContain('TUR(2/2/2)');
  },
  'Satellite / Space Station': () => {
    const places = guns('NOS', 'FLS*2', 'FRS*3', 'ALS*4', 'ARS*5', 'AFT*6');
    const six = [
      ['front', 1],
      ['fore-left', 2],
      ['fore-right', 3],
      ['aft-left', 4],
      ['aft-right', 5],
      ['rear', 6],
    ];
    expect(sides(ship({ ...LARGE, kind: 'space-station', mounts: places }))).toEqual(six);
    expect(sides(support({ motive: 'station-keeping', tons: 200, heatSinks: LARGE.heatSinks, mounts: places }))).toEqual(six);
  },
  WarShip: () => {
    const guns8 = guns('NOS', 'FLS*2', 'FRS', 'LBS', 'RBS*2', 'ALS*3', 'ARS', 'AFT*2');
    expect(sides(ship({ ...LARGE, kind: 'warship', mounts: guns8 }))).toEqual([
      ['front', 4],
      ['left', 4],
      ['right', 3],
      ['rear', 2],
    ]);
  },
};

table('ASC-tbl-firing-arcs#1', 'every kind of unit fires where the table says', row => {
  const check = ARCS[row.at('unit_type')];
  if (!check) throw new Error('nobody knows this kind of unit');
  check();
});
