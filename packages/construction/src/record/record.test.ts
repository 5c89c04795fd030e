import type { Kind, Mount, Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect, it } from 'vitest';
import { changed, mech, suits, tank, withMounts } from '../designs.fixture.ts';
import { recordOf } from './record.ts';

const SKILLS = { gunnery: 4, piloting: 5 };
const record = (unit: Unit) => recordOf(unit, SKILLS);
const row = (unit: Unit, name: string) => record(unit).rows.find(one => one.name.includes(name))!;
const as = (kind: Kind, kindOfThing: Mount['kind'], item: string, at = 'NOS'): Unit =>
  withMounts({ ...tank(), kind }, { kind: kindOfThing, item, at });

it('a record sheet lists what is on board, with what each thing does', () => {
  expect(row(changed('GRF-1N'), 'PPC')).toMatchObject({
    count: 1,
    at: 'RA',
    type: 'DE',
    heat: '10',
    damage: '10',
    ranges: '3/6/12/18',
    toHit: '0',
  });
  expect(record(changed('GRF-1N')).locations.find(({ at }) => at === 'CT')).toMatchObject({ armor: 20, rear: 7, structure: 18 });
});

const cockpits = (unit: Unit): string => record(unit).warrior!.cockpits.join();
rule('TOE-record-sheet-mech-391', 'the warrior data of a ’Mech offer no cockpit for two', () => {
  expect(cockpits(changed('GRF-1N'))).toMatch(/Standard.*Command Console/);
  expect(cockpits({ ...changed('GRF-1N'), cockpit: 'Dual' })).not.toMatch(/Dual/);
});
rule('TOE-record-sheet-no-dual-cockpit-p12', 'nor does the sheet that is shown at the beginning', () =>
  expect(record({ ...mech(), cockpit: 'Dual' }).warrior!.cockpits).not.toContain('Dual'),
);
const quad = (): Unit => mech({ armor: { HD: 9, CT: [20, 5], LT: [15, 5], RT: [15, 5], FLL: 12, FRL: 12, RLL: 16, RRL: 16 } });
rule('TOE-record-sheet-392-replace', 'a ’Mech on four legs has a sheet of its own', () => {
  expect(record(quad())).toMatchObject({ body: 'quad', title: "Advanced four-legged 'Mech record sheet" });
  expect(record(quad()).locations.map(({ at }) => at)).toEqual(expect.arrayContaining(['FLL', 'FRL', 'RLL', 'RRL']));
  expect(record(mech()).body).toBe('biped');
});
rule('TOE-record-sheet-quad-392', 'which offers no cockpit for two either', () => {
  expect(cockpits({ ...quad(), cockpit: 'Dual' })).toMatch(/Command Console/);
  expect(cockpits({ ...quad(), cockpit: 'Dual' })).not.toMatch(/Dual/);
});
rule('TOE-record-sheet-satellite', 'satellites track no heat', () => {
  const craft = { structuralIntegrity: 1, fuel: 0 };
  const flying = (kind: Kind, motive: Unit['motive']): Unit => ({ ...tank(), kind, motive, craft });
  expect(record(flying('support-vehicle', 'station-keeping')).heat).toBeUndefined();
  expect(record(flying('support-vehicle', 'airship')).heat).toBeDefined();
  expect(record(flying('fighter', 'aerodyne')).heat).toBeDefined();
});

rule('TOE-t406-chaff-type', 'chaff pods burst', () => expect(row(tank({ gear: 'ISChaffPod@FR' }), 'Chaff').type).toMatch(/\bX\b/));
rule('TOE-t406-fluid-gun-type', 'fluid guns are DB, S', () =>
  expect(row(tank({ weapons: 'IS Fluid Gun@FR' }), 'Fluid').type).toBe('DB, S'),
);
rule('TOE-t408-mpod-type', 'M-pods are OS, C, V, X', () => expect(row(mech({ weapons: 'ISMPod@LT' }), 'M-Pod').type).toBe('OS, C, V, X'));
rule('TOE-t408-mobile-hpg-heat', 'a mobile generator of hyperpulses makes 40 points of heat', () =>
  expect(row(as('warship', 'equipment', 'ISMobileHPG'), 'Mobile').heat).toBe('40'),
);
rule('TOE-t408-ground-hpg-heat', 'one on the ground 20', () =>
  expect(row(tank({ gear: 'ISGroundMobileHPG@BD' }), 'Ground').heat).toBe('20'),
);
rule('TOE-t410-piranha-tohit', 'Piranhas are no easier to aim than others', () =>
  expect(row(as('warship', 'weapon', 'Sub-Capital Missile Launcher (Piranha)'), 'Piranha')).toMatchObject({
    toHit: '0',
    rules: expect.arrayContaining(['TOE-t410-piranha-tohit']),
  }),
);
for (const [id, item, ranges, aero] of [
  ['TOE-t414-aaa-range', 'AAA Missile', '6/12/18/24', 'Medium-C'],
  ['TOE-t414-as-range', 'AS Missile', '9/17/25/32', 'Long-C'],
  ['TOE-t414-asew-range', 'ASEWMissile', '7/14/21/28', 'Medium-C'],
  ['TOE-t414-laa-range', 'LAAMissile', '7/14/21/28', 'Medium-C'],
] as const)
  rule(id, `a fighter carries it for ${ranges}`, () =>
    expect(record(as('fighter', 'weapon', item)).rows[0]).toMatchObject({ ranges, aero }),
  );
rule('TOE-t414-incendiary-type', 'grenades that burn are AE, H, AI**', () =>
  expect(row(tank({ ammo: 'IS Incendiary Ammo VGL@BD:1' }), 'Incendiary').type).toBe('AE, H, AI**'),
);
rule('TOE-t416-laser-aero-class', 'chemical lasers fire with lasers', () => {
  for (const size of ['Medium', 'Large'])
    expect(row(as('fighter', 'weapon', `CL${size}ChemicalLaser`), 'Chemical').aero).toMatch(/^laser, (Short|Medium)$/);
});
rule('TOE-t416-point-defense-aero', 'but small ones are point defense', () => {
  expect(row(as('fighter', 'weapon', 'CLSmallChemicalLaser'), 'Chemical').aero).toBe('point-defense, Short');
  expect(row(mech({ tech: 'clan', weapons: 'CLSmallChemicalLaser@LT' }), 'Chemical').aero).toBe('');
});

const shotsOf = (item: string): string => record(suits({ weapons: `${item}@Squad` })).rows[0]!.shots;
rule('TOE-t412-ba-ammo-column#1', 'twelve shots of 0.41 kg for a small ER pulse laser, eleven of 0.45 kg for a medium one', () =>
  expect([shotsOf('CLBAERSmallPulseLaser'), shotsOf('BACLERMediumPulseLaser')]).toEqual(['0.41 kg (12)', '0.45 kg (11)']),
);
rule('TOE-t412-ba-ammo-column#2', 'fifteen of 0.33 kg and thirteen of 0.38 kg for variable-speed ones', () =>
  expect([shotsOf('ISBASmallVSPLaser'), shotsOf('ISBAMediumVSPLaser')]).toEqual(['0.33 kg (15)', '0.38 kg (13)']),
);
rule('TOE-t412-ba-ammo-column#3', 'a taser has one shot', () => expect(shotsOf('ISBATaser')).toBe('OS (1)'));
rule('TOE-t412-ba-ammo-column', 'what a shot of a suit weighs, and how many there are', () => {
  const shots = ['CLBAERSmallPulseLaser', 'BACLERMediumPulseLaser', 'ISBASmallVSPLaser', 'ISBAMediumVSPLaser', 'ISBATaser'].map(
    item => record(suits({ weapons: `${item}@Squad` })).rows[0]!.shots,
  );
  expect(shots).toEqual(['0.41 kg (12)', '0.45 kg (11)', '0.33 kg (15)', '0.38 kg (13)', 'OS (1)']);
});
rule('TOE-t412-ba-rows', 'what the errata add to the table of suits', () => {
  const line = (list: 'weapons' | 'gear', item: string) => record(suits({ [list]: `${item}@Squad` })).rows[0]!;
  expect(line('gear', 'BAISAngelECMSuite')).toMatchObject({ type: 'E', ranges: '-/-/-/2' });
  expect(line('weapons', 'Battle Armor LB-X AC')).toMatchObject({
    type: 'DB, C, F',
    damage: '4*',
    ranges: '-/2/5/8',
    toHit: '-1',
    shots: '4 kg (10)',
  });
  expect(line('weapons', 'ISBATubeArtillery')).toMatchObject({ type: 'AE, S', damage: '3/1 (R1)', ranges: '2 boards', shots: '15 kg (2)' });
  expect(line('weapons', 'CLBAHeavyFlamer')).toMatchObject({
    type: 'DE, H, AI',
    damage: '4*',
    ranges: '-/2/3/4',
    toHit: '0',
    shots: '1 kg (10)',
  });
  const plated = withMounts(suits(), { kind: 'armor', item: 'IS BA Reactive (Blazer)', at: 'Squad', on: 'Body' });
  expect(record(plated).rows[0]).toMatchObject({ type: 'Armor' });
});
