import type { Kind, Motive, Unit } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { against, changed, mech, only, platoon, tank, valued, withMounts } from '../designs.fixture.ts';
import { papers } from '../papers/papers.ts';
import { price } from '../price/price.ts';
import { recordOf } from '../record/record.ts';
import { levelOf } from './level.ts';

const bay = (type: string, extra?: string) => ({ type, size: 1000, doors: 1, number: 1, ...(extra === undefined ? {} : { extra }) });
const hull = (kind: Kind, more: Partial<Unit>): Unit => ({ ...tank(), kind, ...more });
const blamed = (id: string, ...units: readonly Unit[]): readonly boolean[] => units.map(unit => against(unit).includes(id));

rule(
  'TOE-naval-repair-facilities-any#1',
  'stations, WarShips and JumpShips have any number of repair facilities, each with a facing',
  () => {
    const yard = (kind: Kind, ...facings: readonly (string | undefined)[]): Unit =>
      hull(kind, { bays: facings.map(facing => bay('navalrepairpressurized', facing)) });
    const id = 'TOE-naval-repair-facilities-any';
    for (const kind of ['space-station', 'warship', 'jumpship'] as const)
      expect(blamed(id, yard(kind, 'f0', 'f0', 'f3'), yard(kind, 'f0', undefined))).toEqual([false, true]);
    expect(blamed(id, yard('dropship', 'f0'))).toEqual([true]);
  },
);

rule('TOE-docking-collar-location#1', 'a collar has a place on a moving building alone', () => {
  const docked = (kind: Kind, extra?: string): Unit => hull(kind, { tons: 60_000, bays: [bay('dockingcollar', extra)] });
  expect(blamed('TOE-docking-collar-location', docked('mobile-structure'), docked('mobile-structure', 'B'), docked('jumpship'))).toEqual([
    true,
    false,
    false,
  ]);
});

rule('TOE-sv-satellite-fuel#1', 'fuel for its station comes with a satellite of up to 300 tons', () => {
  const satellite = (tons: number, fuel: number): Unit =>
    hull('support-vehicle', { motive: 'station-keeping', tons, craft: { structuralIntegrity: 1, fuel } });
  expect(blamed('TOE-sv-satellite-fuel', satellite(300, 0), satellite(301, 0), satellite(301, 10))).toEqual([false, true, false]);
});

rule('TOE-beast-infantry-squads#1', 'each very large beast is a squad by itself', () => {
  const riders = (beast: string, squadSize: number): Unit => platoon({ motive: 'beast' }, { beast, squadSize });
  expect(
    blamed('TOE-beast-infantry-squads', riders('Elephant', 2), riders('Elephant', 1), riders('Hipposaur', 4), riders('Horse', 7)),
  ).toEqual([true, false, true, false]);
});

rule('TOE-scuba-mechanized-table#1', 'divers on sleds: five to a squad, four squads, three points', () => {
  const divers = (squads: number, squadSize: number, walk: number): Unit => platoon({ motive: 'submarine', walk }, { squads, squadSize });
  const id = 'TOE-scuba-mechanized-table';
  expect(blamed(id, divers(4, 5, 3), divers(4, 6, 3), divers(5, 5, 3), divers(4, 5, 2))).toEqual([false, true, true, true]);
  expect(blamed(id, platoon({ motive: 'foot', walk: 1 }, { squads: 4, squadSize: 7 }))).toEqual([false]);
});

rule('TOE-non-fusion-mech-restrictions#2', 'a BattleMech that burns or splits something is an experiment, on either side', () => {
  for (const tech of ['inner-sphere', 'clan'] as const) {
    expect(levelOf(mech({ tech, engine: [200, 'ICE'] }))).toMatchObject({
      level: 'experimental',
      rule: 'TOE-non-fusion-mech-restrictions',
    });
    expect(levelOf(mech({ tech, engine: [200, 'Fission'] })).level).toBe('experimental');
    expect(levelOf(mech({ tech })).level).not.toBe('experimental');
  }
});

const CHASSIS = [
  'AmphibiousChassis',
  'ConvertibleChassisMod',
  'Environmental Sealing',
  'ExternalPowerPickupChassisMod',
  'OmniChassisMod',
  'PropChassisMod',
  'SnowmobileChassis',
  'SV Chassis Mod [Tractor]',
  'SV Chassis Mod [Trailer]',
  'UltraLightChassisMod',
];
table('TOE-sv-chassis-mod-tech-column#1', 'each chassis modification of a support vehicle has its rating', row => {
  const item = CHASSIS[row.number('row') - 1]!;
  const mount = { kind: 'equipment', item, at: 'BD' } as const;
  expect(papers(withMounts(hull('support-vehicle', {}), mount))[0]!.rating).toEqual({
    rule: 'TOE-sv-chassis-mod-tech-column',
    text: row.at('tech_and_availability'),
  });
});

rule('TOE-t409-mech-mortar-dates#1', 'mortars are as old as their entry says, and no older', () => {
  const [mortar] = papers(mech({ weapons: 'IS Mech Mortar-4@RT' }));
  expect(mortar!.introduced).toMatchObject({ total: 2531, terms: [{ rule: 'TOE-mech-mortar-dates' }] });
});

rule('TOE-t411-supercharger-sv#1', 'on a support vehicle a supercharger costs by the tons of the engine', () => {
  const truck = changed('Shackleton AESV');
  const more = withMounts(truck, { kind: 'equipment', item: 'Supercharger', at: 'BD' });
  const cost = (unit: Unit): number => price(unit)!.terms.find(({ note }) => note?.startsWith('Supercharger'))!.value;
  // Ten thousand for each ton, where other machines pay it for each point of the rating.
  expect(cost(more) % 5000).toBe(0);
  expect(cost(more)).toBeLessThan(10_000 * 50);
  expect(cost(withMounts(tank(), { kind: 'equipment', item: 'Supercharger', at: 'BD' }))).toBe(2_000_000);
});

const ship = (mounts: Unit['mounts'], tech: 'inner-sphere' | 'clan' = 'inner-sphere'): Unit => ({
  ...changed('Fox Corvette (3057)'),
  tech: { ...changed('Fox Corvette (3057)').tech, base: tech },
  mounts,
});
const launcher = { kind: 'weapon', item: 'Sub-Capital Missile Launcher (Piranha)', at: 'NOS' } as const;
for (const [id, tech] of [
  ['TOE-bv-is-subcap-ammo#1', 'inner-sphere'],
  ['TOE-bv-clan-subcap-ammo#1', 'clan'],
] as const)
  rule(id, 'missiles below capital size are valued by the shot', () => {
    const bins = (shots: number) => only(ship([launcher, { kind: 'ammo', item: 'Ammo Piranha', at: 'NOS', shots }], tech), 'binValue');
    expect([bins(1), bins(2), bins(5)]).toEqual([71, 142, 355]);
  });

rule('TOE-bv-clan-capital-totals#1', 'a bay is worth what is in it, and nothing itself', () => {
  const laser = { kind: 'weapon', item: 'Naval Laser 55', at: 'NOS' } as const;
  const bayed = { kind: 'weapon', item: 'Capital Laser Bay', at: 'NOS' } as const;
  const weapons = (unit: Unit) =>
    valued(unit)
      .steps.filter(({ name }) => name === 'weapon')
      .map(({ answer }) => answer.total);
  expect(weapons(ship([laser, bayed], 'clan'))).toEqual(weapons(ship([laser], 'clan')));
  expect(weapons(ship([laser], 'clan'))[0]).toBeGreaterThan(0);
});

const SKILLS = { gunnery: 4, piloting: 5 };
rule('TOE-ppc-capacitor-bays#1', 'on a ship with bays a capacitor is always charged', () => {
  const guns: Unit['mounts'] = [
    { kind: 'weapon', item: 'PPC', at: 'NOS' },
    { kind: 'equipment', item: 'PPC Capacitor', at: 'NOS' },
  ];
  const row = (unit: Unit) => recordOf(unit, SKILLS).rows.find(({ name }) => name === 'PPC');
  expect(row(hull('dropship', { mounts: guns }))).toMatchObject({ damage: '15', heat: '15', rules: ['TOE-ppc-capacitor-bays'] });
  expect(row(hull('dropship', { mounts: guns.slice(0, 1) }))).toMatchObject({ damage: '10', heat: '10' });
  expect(row(hull('fighter', { mounts: guns }))).toMatchObject({ damage: '10', heat: '10' });
});

rule('TOE-subcap-missile-firing#1', 'launchers below capital size are listed like all others, one by one or in bays', () => {
  const [row] = recordOf(ship([launcher, launcher]), SKILLS).rows;
  expect(row).toMatchObject({ count: 2, toHit: '0', rules: expect.arrayContaining(['TOE-subcap-missile-firing']) });
});

rule('TOE-jormungand-torpedo-example#1', 'a vessel with six torpedo launchers has four of them in the third hex of its body', () => {
  const tubes = (at: string, count: number) => Array.from({ length: count }, () => ({ kind: 'weapon', item: 'CLSRT6', at }) as const);
  const vessel = { ...changed('Broadback Carrier'), mounts: [...tubes('B1', 2), ...tubes('B3', 4)] };
  const rows = recordOf(vessel, SKILLS).rows.map(({ count, at, rules }) => [count, at, rules]);
  expect(rows).toEqual([
    [2, 'B1', ['TOE-jormungand-torpedo-example']],
    [4, 'B3', ['TOE-jormungand-torpedo-example']],
  ]);
});

rule('TOE-paramedics-capacity#1', 'each paramedic tends five wounded, from the next turn on', () => {
  const facts = (squads: number, specialization: number) => recordOf(platoon({}, { squads, specialization }), SKILLS).facts.join();
  expect(facts(2, 256)).toContain('Paramedics 4: 20 wounded from the next turn on');
  expect(facts(4, 256)).toContain('Paramedics 8: 40 wounded');
  expect(facts(4, 0)).not.toContain('Paramedics');
});

const OPEN = { FR: 10, LS: 10, RS: 10, RR: 10 };
rule('TOE-sv-flat-cars#1', 'wheels and tracks carry a flat bed, nothing else does', () => {
  const flat = (motive: Motive): Unit => tank({ motive, armor: OPEN, build: { flatBed: true } });
  expect(blamed('TOE-sv-flat-cars', flat('wheeled'), flat('tracked'), flat('hover'), flat('vtol'), tank({ motive: 'hover' }))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

rule('TOE-sv-flat-cars#2', 'it has neither turret nor closed hold', () => {
  const flat = (more: Partial<Unit>): Unit => ({ ...tank({ motive: 'wheeled', armor: OPEN, build: { flatBed: true } }), ...more });
  expect(blamed('TOE-sv-flat-cars', flat({ armor: tank().armor }), flat({ bays: [bay('cargobay')] }), flat({}))).toEqual([
    true,
    true,
    false,
  ]);
});
