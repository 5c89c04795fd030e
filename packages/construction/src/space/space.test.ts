import type { Kind, Mount, Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect, it } from 'vitest';
import { against, tank, withMounts } from '../designs.fixture.ts';
import { spaces } from './space.ts';

const weapon = (item: string, at = 'NOS'): Mount => ({ kind: 'weapon', item, at });
const gear = (item: string, at = 'NOS'): Mount => ({ kind: 'equipment', item, at });
const built = (kind: Kind, ...mounts: readonly Mount[]): Unit =>
  withMounts({ ...tank(), kind, armor: { ...tank().armor, front: {} } }, ...mounts);
const slots = (kind: Kind, mount: Mount): number => spaces(built(kind, mount))!.things[0]!.slots.total;
const answer = (kind: Kind, mount: Mount) => spaces(built(kind, mount))!.things[0]!.slots;

it('a support vehicle shares its slots among things, loads and bays', () => {
  const unit = { ...built('support-vehicle', weapon('ISLongTom'), weapon('Machine Gun')), tons: 50 };
  expect(spaces(unit)).toMatchObject({ filled: 16, room: { total: 10 } });
  expect(against(unit)).toContain('HOUSE-design-support-slots');
  expect(spaces({ ...unit, tons: 60_000 })!.room?.total).toBe(635);
});
rule('TOE-jormungand-tonnage-example#3', '35 and one for every hundred tons; up to 300 tons 5 and one for every ten', () => {
  const room = (tons: number) => spaces({ ...built('support-vehicle'), tons })!.room?.total;
  expect([60_000, 10_099, 10_100, 301, 300, 59].map(room)).toEqual([635, 135, 136, 38, 35, 10]);
});
it('five things fill a side of a fighter', () => {
  const guns = (count: number) => built('fighter', ...Array.from({ length: count }, () => weapon('Medium Laser')));
  expect([against(guns(5)), against(guns(6))].map(rules => rules.includes('HOUSE-design-fighter-slots'))).toEqual([false, true]);
});

rule('TOE-t405-ds-probe-space', 'probes fill no slot of a DropShip', () => {
  expect([slots('dropship', gear('BloodhoundActiveProbe')), slots('dropship', gear('WatchdogECMSuite'))]).toEqual([0, 0]);
  expect(slots('small-craft', gear('BloodhoundActiveProbe'))).toBe(1);
});
rule('TOE-t405-angel-space', 'nor do Angels', () => {
  const { total, terms } = answer('dropship', gear('ISAngelECMSuite'));
  expect(total).toBe(0);
  expect(terms.find(({ rule: id }) => id === 'HOUSE-space-items')?.waivedBy).toBe('TOE-t405-angel-space');
});
rule('TOE-t405-artillery-sv-space', 'artillery takes half the room on a support vehicle', () => {
  const rows = ['ISArrowIV', 'CLArrowIV', 'ISThumper', 'ISSniper', 'ISLongTom', ...[50, 70, 90, 120].map(size => `ISCruiseMissile${size}`)];
  expect(rows.map(item => slots('support-vehicle', weapon(item)))).toEqual([7, 6, 7, 10, 15, 25, 35, 45, 60]);
});
rule('TOE-t405-cannon-js-space', 'a cannon fills a slot of a ship', () => {
  for (const kind of ['jumpship', 'warship', 'space-station'] as const)
    for (const size of ['LongTom', 'Sniper', 'Thumper'])
      expect(answer(kind, weapon(`IS${size}Cannon`))).toMatchObject({ total: 1, terms: [{}, { rule: 'TOE-t405-cannon-js-space' }] });
});
rule('TOE-t405-caseii-fighter', 'CASE II fills no slot of a fighter', () => {
  expect([
    slots('fighter', gear('ISCASEII')),
    slots('conventional-fighter', gear('ISCASEII')),
    slots('small-craft', gear('ISCASEII')),
  ]).toEqual([0, 0, 1]);
});
rule('TOE-t407-caseii-clan-fighter', 'nor does that of the Clans', () => {
  expect([slots('fighter', gear('CLCASEII')), slots('small-craft', gear('CLCASEII'))]).toEqual([0, 1]);
});
rule('TOE-t407-ew-space', 'electronic warfare fills four slots of a support vehicle and none of a DropShip', () => {
  const item = gear('ISElectronicWarfareEquipment');
  expect([slots('support-vehicle', item), slots('dropship', item), slots('small-craft', item)]).toEqual([4, 0, 1]);
  expect(answer('dropship', item).terms.some(({ rule: id }) => id === 'TOE-t407-ew-space')).toBe(true);
});
rule('TOE-t409-lf-battery-space', 'batteries fill no slot of a ship', () => {
  for (const kind of ['jumpship', 'warship'] as const) {
    const { total, terms } = answer(kind, gear('LithumFusion', 'HULL'));
    expect([total, terms.at(-1)?.rule]).toEqual([0, 'TOE-t409-lf-battery-space']);
  }
});
rule('TOE-t409-extended-lrm15-space', 'fifteen long tubes fill six slots of a support vehicle', () => {
  expect(answer('support-vehicle', weapon('Extended LRM 15'))).toMatchObject({
    total: 6,
    terms: [{ waivedBy: 'TOE-t409-extended-lrm15-space' }, {}],
  });
});
rule('TOE-t409-extended-lrm20-space', 'twenty fill eight', () => {
  expect(answer('support-vehicle', weapon('Extended LRM 20'))).toMatchObject({
    total: 8,
    terms: [{ waivedBy: 'TOE-t409-extended-lrm20-space' }, {}],
  });
});
rule('TOE-t409-commscanner-sv', 'a comm-scanner suite fills one slot of a support vehicle', () => {
  expect([
    slots('support-vehicle', gear('ISSmallNavalCommScannerSuite')),
    slots('support-vehicle', gear('ISLargeNavalCommScannerSuite')),
  ]).toEqual([1, 1]);
  expect(slots('dropship', gear('ISSmallNavalCommScannerSuite'))).toBe(0);
});
rule('TOE-t411-vehicle-jets-space', 'all jets of a vehicle fill one slot, and fighters have none', () => {
  const jets = [gear('VehicleJumpJet', 'BD'), gear('VehicleJumpJet', 'BD')];
  expect(spaces(built('support-vehicle', ...jets))!.filled).toBe(1);
  expect(against(built('fighter', ...jets))).toContain('TOE-t411-vehicle-jets-space');
  expect(against(tank({ gear: 'VehicleJumpJet@BD*2' }))).not.toContain('TOE-t411-vehicle-jets-space');
});
rule('TOE-engine-master-fighter-slots', 'the largest engines fill slots at the back of a fighter and nowhere else', () => {
  const driven = (at: string, count: number) => ({
    ...built('fighter', ...Array.from({ length: count }, () => weapon('Medium Laser', at))),
    engine: { type: 'XXL' as const, rating: 200 },
  });
  const full = (unit: Unit) => against(unit).includes('TOE-engine-master-fighter-slots');
  expect([full(driven('AFT', 1)), full(driven('AFT', 2)), full(driven('LWG', 5))]).toEqual([false, true, false]);
});
const winged = (at: string, count: number): boolean => {
  const unit = built('fighter', ...Array.from({ length: count }, () => weapon('Medium Laser', at)));
  const driven = { ...unit, engine: { type: 'XXL' as const, rating: 200 } };
  return against(driven).includes('TOE-engine-master-fighter-slots');
};
rule('TOE-engine-master-fighter-slots#1', 'they are all at the back: the wings have room as ever', () =>
  expect([winged('AFT', 2), winged('LWG', 5), winged('RWG', 5), winged('NOS', 5)]).toEqual([true, false, false, false]),
);
rule('TOE-engine-master-fighter-slots#2', 'four slots of the Inner Sphere, two of the Clans', () => {
  const full = (count: number, clan: boolean): boolean => {
    const unit = built('fighter', ...Array.from({ length: count }, () => weapon('Medium Laser', 'AFT')));
    const engine = { type: 'XXL' as const, rating: 200, ...(clan ? { clan: true as const } : {}) };
    return against({ ...unit, engine }).includes('TOE-engine-master-fighter-slots');
  };
  expect([full(1, false), full(2, false), full(3, true), full(4, true)]).toEqual([false, true, false, true]);
});
rule('TOE-laa-slots', 'a light missile takes two of the slots for bombs', () => {
  const loaded = (count: number) => ({ ...built('fighter', ...Array.from({ length: count }, () => weapon('LAAMissile'))), tons: 30 });
  expect([against(loaded(3)), against(loaded(4))].map(rules => rules.includes('HOUSE-design-bombs'))).toEqual([false, true]);
});
