import { type Design, type Unit, unitOf } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { against, changed, mech, only, step, suits, tank, valued, withMounts } from '../designs.fixture.ts';
import { price } from '../price/price.ts';
import { levelOf } from './level.ts';

const pod = (item: string, kind: 'equipment' | 'weapon' = 'equipment') => ({ kind, item, at: 'LT', pod: true }) as const;

rule('TOE-bv-aes-tsm', 'actuator enhancement and triple-strength myomer exclude each other', () => {
  expect(against(mech({ gear: 'ISAES@LA; Triple Strength Myomer@CT' }))).toContain('TOE-bv-aes-tsm');
  expect(against(mech({ gear: 'ISAES@LA' }))).not.toContain('TOE-bv-aes-tsm');
});

rule('TOE-compact-heatsinks-mix', 'compact heat sinks are not mixed with others', () => {
  expect(against(mech({ gear: '1 Compact Heat Sink@LT; ISDoubleHeatSink@RT' }))).toContain('TOE-compact-heatsinks-mix');
  expect(against(mech({ gear: '1 Compact Heat Sink@LT; 2 Compact Heat Sinks@RT' }))).not.toContain('TOE-compact-heatsinks-mix');
});

rule('TOE-superheavy-trailer-mp', 'a combat vehicle moves, unless it is a trailer', () => {
  expect(against(tank({ walk: 0 }))).toContain('TOE-superheavy-trailer-mp');
  expect(against(tank({ walk: 0, build: { trailer: true } }))).not.toContain('TOE-superheavy-trailer-mp');
  expect(against(tank({ walk: 1 }))).not.toContain('TOE-superheavy-trailer-mp');
});

rule('TOE-booby-trap-location', 'a booby trap is where the engine is', () => {
  expect(against(mech({ gear: 'ISBoobyTrap@LT' }))).toContain('TOE-booby-trap-location');
  expect(against(mech({ gear: 'ISBoobyTrap@CT' }))).not.toContain('TOE-booby-trap-location');
  expect(against(tank({ gear: 'ISBoobyTrap@FR' }))).toContain('TOE-booby-trap-location');
  expect(against(tank({ gear: 'ISBoobyTrap@BD' }))).not.toContain('TOE-booby-trap-location');
});

rule('TOE-hardened-improved-jump', 'hardened armor takes no improved jump jets away', () => {
  const jets = (count: number) => against(mech({ armorType: 'Hardened', gear: `Improved Jump Jet@CT*${count}` }));
  expect(jets(6)).not.toContain('HOUSE-design-mech-jump');
  expect(jets(7)).toContain('HOUSE-design-mech-jump');
});

rule('TOE-patchwork-legal-types', 'patches are of armor that the machine could wear', () => {
  expect(against(mech({ patches: { LA: 'Vehicular Stealth' } }))).toContain('TOE-patchwork-legal-types');
  expect(against(mech({ patches: { LA: 'BA Standard (Basic)' } }))).toContain('TOE-patchwork-legal-types');
  expect(against(mech({ patches: { LA: 'Reactive' } }))).not.toContain('TOE-patchwork-legal-types');
});

rule('TOE-patchwork-hardened-legs', 'hardened patches slow a run only on the legs', () => {
  const run = (patches: Design['patches']) => only(mech({ ...(patches ? { patches } : {}) }), 'speedPoints');
  expect([run(undefined), run({ CT: 'Hardened' }), run({ LL: 'Hardened' })]).toEqual([6, 6, 5]);
  expect(only(mech({ armorType: 'Hardened' }), 'speedPoints')).toBe(5);
});

rule('TOE-equip-pod-mount-list', 'structure, muscles, turrets and cockpits are no pods', () => {
  const omni = mech({ omni: true });
  const list = ['ISMASC', 'ISAES', 'Triple Strength Myomer', 'ISShoulderTurret', 'IS Endo Steel'];
  for (const item of list) expect(against(withMounts(omni, pod(item)))).toContain('TOE-equip-pod-mount-list');
  for (const one of [pod('ISModularArmor'), pod('Medium Laser', 'weapon')])
    expect(against(withMounts(omni, one))).not.toContain('TOE-equip-pod-mount-list');
});

rule('TOE-supercharger-pods', 'a supercharger may be a pod', () => {
  expect(against(withMounts(mech({ omni: true }), pod('Supercharger')))).not.toContain('TOE-equip-pod-mount-list');
  expect(against(withMounts(mech({ omni: true }), pod('ISMASC')))).toContain('TOE-equip-pod-mount-list');
});

rule('TOE-armor-modular-pods', 'one piece of modular armor for each location and side; hardened armor on no Omni', () => {
  expect(against(mech({ gear: 'ISModularArmor@LT*2' }))).toContain('TOE-armor-modular-pods');
  expect(against(mech({ gear: 'ISModularArmor@LT; ISModularArmor (R)@LT; ISModularArmor@LA' }))).not.toContain('TOE-armor-modular-pods');
  expect(against(mech({ omni: true, armorType: 'Hardened' }))).toContain('TOE-armor-modular-pods');
});

rule('TOE-ppc-capacitor-turret', 'a capacitor is in the turret of its PPC', () => {
  expect(against(tank({ weapons: 'PPC@TU', gear: 'PPC Capacitor@FR' }))).toContain('TOE-ppc-capacitor-turret');
  expect(against(tank({ weapons: 'PPC@TU', gear: 'PPC Capacitor@TU' }))).not.toContain('TOE-ppc-capacitor-turret');
  expect(against(mech({ weapons: 'PPC (T)@LT', gear: 'PPC Capacitor@LT' }))).toContain('TOE-ppc-capacitor-turret');
});

rule('TOE-industrialmech-armor-experimental', 'an IndustrialMech in other armor than its own is experimental', () => {
  const worker = (armorType: string) => levelOf(mech({ structureType: 'Industrial', armorType }));
  expect(worker('Standard')).toEqual({
    level: 'experimental',
    rule: 'TOE-industrialmech-armor-experimental',
    because: 'an IndustrialMech in Standard armor',
  });
  for (const own of ['Commercial', 'Industrial', 'Heavy Industrial']) expect(worker(own).level).not.toBe('experimental');
  expect(against(mech({ structureType: 'Industrial', armorType: 'Ferro-Fibrous', year: 3080 }))).not.toContain('HOUSE-design-carriers');
});

const proto = (weapon: string): Unit => ({ ...changed('Roc'), year: 3080, mounts: [{ kind: 'weapon', item: weapon, at: 'T' }] });
const fighter = (weapon: string): Unit =>
  unitOf({
    kind: 'fighter',
    chassis: 'F',
    model: '',
    tons: 50,
    tech: 'inner-sphere',
    year: 3080,
    walk: 6,
    engine: [200, 'Fusion'],
    motive: 'aerodyne',
    armor: { NOS: 20 },
    heatSinks: [10, 'Single'],
    craft: { structuralIntegrity: 6, fuel: 400 },
    weapons: `${weapon}@NOS`,
  });

rule('TOE-heavy-flamer-available', 'battle armor may carry heavy flamers, nothing that flies may', () => {
  expect(against(fighter('Heavy Flamer'))).toContain('TOE-heavy-flamer-available');
  expect(against(suits({ year: 3080, armor: 4, weapons: 'CLBAHeavyFlamer@Squad/RA' }))).toEqual([]);
});
rule('TOE-t407-heavy-flamer-space', 'no small craft carries a heavy flamer', () => {
  expect(against({ ...fighter('Heavy Flamer'), kind: 'small-craft' })).toContain('TOE-heavy-flamer-available');
  expect(against(tank({ year: 3080, weapons: 'Heavy Flamer@FR' }))).not.toContain('TOE-heavy-flamer-available');
});
rule('TOE-ios-available', 'ProtoMechs have no improved one-shot launchers', () =>
  expect(against(proto('ISSRM2IOS'))).toContain('TOE-ios-available'),
);
rule('TOE-t409-ios-proto', 'the table has none for ProtoMechs', () => {
  expect(against(proto('ISStreakSRM4IOS'))).toContain('TOE-ios-available');
  expect(against(proto('CLSRM2'))).not.toContain('TOE-ios-available');
});
rule('TOE-t407-chem-laser-proto', 'a ProtoMech may carry a chemical laser, though not a mortar', () => {
  expect(against(proto('CLSmallChemicalLaser'))).not.toContain('HOUSE-design-carriers');
  expect(against(proto('Clan Mech Mortar-1'))).toContain('HOUSE-design-carriers');
});
rule('TOE-laser-ams-available', 'fighters may carry a laser anti-missile system', () => {
  expect(against(fighter('ISLaserAntiMissileSystem'))).not.toContain('HOUSE-design-carriers');
  expect(against(fighter('ISAPDS'))).toContain('HOUSE-design-carriers');
});
rule('TOE-reflective-available-ba', 'there is reflective armor for suits', () => {
  expect(against(suits({ armorType: 'BA Laser Reflective (Reflec/Glazed)' }))).not.toContain('HOUSE-design-carriers');
  expect(against(suits({ armorType: 'Reflective' }))).toContain('HOUSE-design-carriers');
});
rule('TOE-reactive-available-ba', 'there is reactive armor for suits', () => {
  expect(against(suits({ armorType: 'BA Reactive (Blazer)' }))).not.toContain('HOUSE-design-carriers');
  expect(against(suits({ armorType: 'Reactive' }))).toContain('HOUSE-design-carriers');
});

rule('TOE-t408-extended-lrm20-heat', 'an extended LRM 20 makes 10 heat', () => {
  // Six and ten less two leave room for one more weapon after ten of heat, and for none after fourteen.
  const armed = mech({ weapons: 'Extended LRM 20@RT; Medium Laser@LT*2; Small Laser@CT' });
  expect(valued(armed).offense).toBeCloseTo((268 + 46 + 46 + 9 / 2 + 50) * 1.12);
});
rule('TOE-t410-ppc-capacitor-type', 'a PPC capacitor explodes', () => {
  expect(step(mech({ weapons: 'PPC@LT', gear: 'PPC Capacitor@LT' }), 'explosion', 'Capacitor')).toEqual([1]);
});
rule('TOE-t409-enhanced-lrm15-cost', 'an enhanced LRM 15 costs 218,750', () => {
  const bought = price(mech({ weapons: 'Enhanced LRM 15@LT' }))!;
  expect(bought.terms.find(({ note }) => note?.startsWith('Enhanced LRM'))?.value).toBe(218_750);
});
rule('TOE-t405-partial-wing', 'a partial wing costs 50,000 for each ton of it', () => {
  const wing = (item: string) => price(mech({ gear: `${item}@LT` }))!.terms.find(term => term.rule === 'TOE-t405-partial-wing')?.value;
  expect([wing('ISPartialWing'), wing('CLPartialWing')]).toEqual([175_000, 125_000]);
});
