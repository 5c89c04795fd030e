import type { RuleId } from '@sortie/kernel';
import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { placed, unitAt } from '../state.ts';
import { armed, bin, weapon } from '../testing/armed.fixture.ts';
import { HIT, numberIn } from '../testing/core.fixture.ts';
import { fitted } from '../testing/fitted.fixture.ts';
import { NEXT, type Placed, pair, shoot, start, termsOf, WITNESS } from '../testing/table.fixture.ts';

const BLIND: readonly RuleId[] = ['TW-probe', 'TOE-sensor-blips'];

describe('probes', () => {
  /** How far a probe finds what hides, with somebody else beside it. */
  const reach = (item: string, jammer?: Paper) => {
    const units: readonly Placed[] = [
      { at: '0808', facing: 3, design: fitted(item) },
      { at: '0116' },
      ...(jammer ? [{ at: '0807', design: jammer } as Placed] : []),
    ];
    const { book, state } = start({ units, rules: BLIND });
    const finds = (range: number) =>
      book.holds('probed', { state, spotter: placed(unitAt(state, 0)), target: placed(unitAt(state, 1)), range } as never) !== undefined;
    return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(finds).at(-1) ?? -1;
  };
  rule('TW-probe#1', 'as far as its make reaches', () => {
    expect(
      ['CLLightActiveProbe', 'BeagleActiveProbe', 'CLActiveProbe', 'NovaCEWS', 'BloodhoundActiveProbe'].map(item => reach(item)),
    ).toEqual([3, 4, 5, 5, 8]);
  });
  rule('TW-probe#2', 'that of a Watchdog three hexes', () => expect(reach('WatchdogECMSuite')).toBe(3));
  rule('TW-ecm#6', 'a Guardian stops lesser probes but no Beagle, an Angel stops them all', () => {
    const [guardian, angel] = [fitted('ISGuardianECMSuite'), fitted('ISAngelECMSuite')];
    expect(['BeagleActiveProbe', 'CLActiveProbe', 'CLLightActiveProbe'].map(item => reach(item, guardian))).toEqual([4, 0, 0]);
    expect(['BeagleActiveProbe', 'CLActiveProbe', 'BloodhoundActiveProbe'].map(item => reach(item, angel))).toEqual([0, 0, 0]);
  });
});

describe('arms and weapons', () => {
  rule('TW-proto-crit#4', 'an arm once struck aims one worse, twice and it is gone', () => {
    const design: Paper = {
      ...find('Roc')!,
      mounts: [
        { kind: 'weapon', item: 'CLERSmallLaser', at: 'LA' } as Mount,
        { kind: 'weapon', item: 'CLERSmallLaser', at: 'RA' } as Mount,
      ],
    };
    const worse = (hits: NonNullable<Placed['hits']>, gun: number) =>
      termsOf(numberIn(start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design, hits }, { at: '0807' }] }), 0, 1, gun))[
        'TW-proto-crit'
      ] ?? 0;
    expect([worse({}, 0), worse({ LA: [0] }, 0), worse({ LA: [0] }, 1)]).toEqual([0, 1, 0]);
    const gun = armed(weapon('Small Laser'));
    const units = [
      { at: '0805', facing: 3 as const, design: gun },
      { at: '0807', design: 'Roc', armor: { LA: 0 }, structure: { LA: 9 }, hits: { LA: [0] } } as Placed,
      WITNESS,
    ];
    const { play } = shoot({ units }, 0, ...HIT, ...pair(10), ...pair(8), ...HIT, ...NEXT);
    expect(unitAt(play.state, 1).gone).toContain('LA');
  });
  rule('TW-th-weapon#4', 'whatever a weapon has on paper counts, bracket by bracket', () => {
    const own = (item: string, label: string, ...more: readonly Mount[]) =>
      termsOf(
        numberIn(start({ phase: 'weapon', units: [{ at: '0801', facing: 3, design: armed(weapon(item), ...more) }, { at: label }] }), 0, 1),
      )['TW-th-weapon'] ?? 0;
    for (const [item, value] of [
      ['CLLargePulseLaser', -2],
      ['ISLargeXPulseLaser', -2],
      ['CLERLargePulseLaser', -1],
      ['CLHeavyLargeLaser', 1],
      ['ISERLargeLaserPrototype', 1],
      ['Medium Laser', 0],
    ] as const)
      expect([item, own(item, '0803')]).toEqual([item, value]);
    expect(own('MRM 10', '0803', bin('ISMRM10 Ammo', 'LT', 12))).toBe(1);
    expect(['0803', '0807', '0811'].map(label => own('ISLargeVSPLaser', label))).toEqual([-3, -2, -1]);
  });
});
