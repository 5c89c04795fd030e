import { TRAINING, type Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { companion, current, lists, mech, mounts, platoon, specials, suits } from '../units.fixture.ts';

const listed = (unit: Unit): string[] => specials(companion(unit));
const trained = (bit: number): Unit =>
  platoon({ platoon: { squads: 4, squadSize: 7, primary: 'InfantryAssaultRifle', secondaries: 0, specialization: bit } });

rule('ASC-sua-assign-am#1', 'suits whose sheet says that they swarm or attack legs, or which have the hands for it', () => {
  for (const attack of ['SwarmMek', 'LegAttack']) expect(listed(suits({ mounts: mounts(`${attack}@Squad`) })), attack).toContain('AM');
  expect(listed(suits())).not.toContain('AM');
});
rule('ASC-sua-assign-am#2', 'all conventional troops unless something keeps them from it', () => {
  const men = { squads: 4, squadSize: 7, primary: 'InfantryAssaultRifle', secondaries: 0 };
  expect(listed(platoon())).toContain('AM');
  expect(listed(platoon({ platoon: { ...men, encumbering: true } }))).not.toContain('AM');
});
rule('ASC-sua-assign-am#3', 'and nobody else', () => {
  expect(listed(mech({ mounts: mounts('SwarmMek@CT') }))).not.toContain('AM');
  expect(listed(platoon())).toContain('AM');
});
rule('ASC-sua-assign-car-ci#1', 'troops of 6 tons are CAR6', () => expect(listed(platoon({ tons: 6 }))).toContain('CAR6'));
rule('ASC-sua-assign-car-ba#1', 'five troopers are CAR5', () => expect(listed(suits({ troopers: 5 }))).toContain('CAR5'));
const handed = (hands: readonly string[], weightClass: number, body: 'biped' | 'quad' = 'biped') =>
  lists(
    companion(suits({ mounts: mounts(...hands.map(hand => `${hand}@Squad`)), squad: { troopers: 4, weightClass, body } })),
    'MEC',
    'XMEC',
  );
rule('ASC-sua-assign-mec#1', 'humanoid suits with claws can ride', () => expect(handed(['BABattleClaw'], 2)).toEqual([true, false]));
const gloves = ['BAArmoredGlove', 'BAArmoredGlove'];
const basic = ['BABasicManipulator', 'BABasicManipulator'];
rule('ASC-sua-assign-mec-fallback#1', 'light suits with two gloves, two basic hands or a claw', () => {
  for (const weight of [0, 1]) {
    for (const hands of [gloves, basic, ['BABattleClaw']]) expect(handed(hands, weight)).toEqual([true, false]);
    expect(handed(['BAArmoredGlove'], weight)).toEqual([false, false]);
  }
});
rule('ASC-sua-assign-mec-fallback#2', 'medium and heavy ones with two basic hands or a claw, not with gloves', () => {
  for (const weight of [2, 3]) {
    for (const hands of [basic, ['BABattleClaw']]) expect(handed(hands, weight)).toEqual([true, false]);
    expect([handed(gloves, weight), handed(['BABasicManipulator'], weight)]).toEqual([
      [false, false],
      [false, false],
    ]);
  }
});
rule('ASC-sua-assign-mec-fallback#3', 'quads and assault suits never ride', () => {
  expect(handed(['BABattleClaw'], 2, 'quad')).toEqual([false, false]);
  expect(handed(['BABattleClaw'], 4)).toEqual([false, false]);
  expect(handed(['BABattleClaw'], 2)).toEqual([true, false]);
});
rule('ASC-sua-assign-xmec#1', 'magnetic clamps', () => expect(handed(['BABattleClaw', 'BA-Magnetic Clamp'], 2)).toEqual([false, true]));
rule('ASC-sua-assign-para#1', 'parafoils and paratroopers; current cards write PAR', () => {
  expect(listed(suits({ mounts: mounts('BAParafoil@Squad') }))).toContain('PARA');
  expect(listed(trained(TRAINING.paratroop))).toContain('PARA');
  expect(specials(current(trained(TRAINING.paratroop)))).toContain('PAR');
});
rule('ASC-sua-assign-mtn#1', 'mountain troops', () => expect(listed(trained(TRAINING.mountain))).toContain('MTN'));
rule('ASC-sua-assign-ff#1', 'firefighters', () => expect(listed(trained(TRAINING.fire))).toContain('FF'));
rule('ASC-sua-assign-trn#1', 'trench engineers', () => expect(listed(trained(TRAINING.trench))).toContain('TRN'));
rule('ASC-sua-assign-tsi#1', 'implants', () => {
  const strong = platoon({
    platoon: { squads: 4, squadSize: 7, primary: 'InfantryAssaultRifle', secondaries: 0, augmentations: ['tsm_implant'] },
  });
  expect(listed(strong)).toContain('TSI');
  expect(listed(platoon())).not.toContain('TSI');
});
rule('ASC-sua-assign-btas#1', 'a taser on each of four suits is BTAS4', () => {
  expect(listed(suits({ mounts: mounts('ISBATaser@Squad') }))).toContain('BTAS4');
});
rule('ASC-sua-assign-mtas#1', 'two ’Mech tasers are MTAS2', () => {
  expect(listed(mech({ mounts: mounts('Mek Taser@RA', 'Mek Taser@LA') }))).toContain('MTAS2');
});
rule('ASC-sua-assign-ht-infantry#1', 'troops with flamers: HT as short damage', () => {
  const heat = (troops: Partial<NonNullable<Unit['platoon']>>) => {
    const card = companion(platoon({ platoon: { squads: 4, squadSize: 7, primary: 'Flamer (Heavy)', secondaries: 0, ...troops } }));
    return specials(card).find(code => code.startsWith('HT'));
  };
  expect(heat({})).toBe('HT1/-/-');
  expect(heat({ secondary: 'Flamer (Heavy)', secondaries: 2 })).toBe('HT2/-/-');
  expect(heat({ primary: 'InfantryAssaultRifle' })).toBeUndefined();
});
rule('ASC-sua-assign-bomb-ba#1', 'four suits with a rack each: 0.8, BOMB1', () => {
  expect(listed(suits({ mounts: mounts('CLBAMicroBomb@Squad') }))).toContain('BOMB1');
});
