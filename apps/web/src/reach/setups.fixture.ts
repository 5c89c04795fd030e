import type { GameId } from '@sortie/games';
import type { Scenario, Shape } from '@sortie/kernel';
import type { Mount, Unit as Paper } from '@sortie/roster';
import { find } from '@sortie/roster';
import { type Setup as ClassicSetup, classic, type Entry } from '@sortie/rules-classic';

const weapon = (item: string, at = 'RT'): Mount => ({ kind: 'weapon', item, at });
const bin = (item: string, at = 'LT', shots = 10): Mount => ({ kind: 'ammo', item, at, shots });
const gear = (item: string, at = 'CT'): Mount => ({ kind: 'equipment', item, at, slots: 1 });
const armed = (...mounts: readonly Mount[]): Entry => {
  const griffin = find('GRF-1N') as Paper;
  return { design: { ...griffin, mounts } };
};
const force = (...designs: readonly string[]): readonly Entry[] => designs.map(design => ({ design }));

/** Things that ready games lack: guns that lob, jammers, sensors, lights, flamers, men who ride. */
const CLASSIC: readonly ClassicSetup[] = [
  {
    map: 'crossroads',
    forces: [
      [
        armed(weapon('ISArrowIV'), bin('ISArrowIVAmmo'), bin('ISArrowIVHomingAmmo'), weapon('Medium Laser', 'LA')),
        armed(weapon('ISSniper'), bin('ISSniperAmmo')),
        ...force('Foot Platoon (Rifle)'),
      ],
      [
        armed(weapon('ISThumper'), bin('ISThumperAmmo'), weapon('ISTAG', 'LA')),
        armed(weapon('Flamer'), weapon('ISUltraAC5', 'LT'), bin('ISUltraAC5 Ammo')),
        ...force('Corsair CSR-V12'),
      ],
    ],
    turns: 12,
  },
  {
    map: 'hills',
    forces: [
      [
        armed(gear('ISGuardianECMSuite'), gear('Searchlight'), weapon('PPC', 'RA')),
        armed(gear('BeagleActiveProbe'), weapon('Medium Laser')),
        ...force('Elemental Battle Armor [Laser](Sqd5)'),
      ],
      [
        armed(gear('CLECMSuite'), gear('RemoteSensorDispenser'), weapon('PPC', 'RA')),
        ...force('Warrior Attack Helicopter H-7', 'Foot Platoon (Rifle)', 'Vedette Medium Tank'),
      ],
    ],
    turns: 12,
  },
];

/** Set-ups of one game beside its ready ones. */
export const moreOf: { readonly [G in GameId]?: readonly Scenario<Shape>[] } = {
  classic: CLASSIC.map((setup, n) => ({ ...classic.scenarios[0]!, id: `reach-${n}`, setup }) as unknown as Scenario<Shape>),
};
