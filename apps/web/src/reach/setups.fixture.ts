import type { Site } from '@sortie/board';
import type { GameId } from '@sortie/games';
import { packed, type Scenario, type Shape } from '@sortie/kernel';
import type { Mount, Unit as Paper } from '@sortie/roster';
import { find } from '@sortie/roster';
import { type AlphaStrike, alphaStrike, type Card, damageOf, movesOf } from '@sortie/rules-alpha-strike';
import { type Setup as ClassicSetup, classic, type Entry } from '@sortie/rules-classic';

const weapon = (item: string, at = 'RT'): Mount => ({ kind: 'weapon', item, at });
const bin = (item: string, at = 'LT', shots = 10): Mount => ({ kind: 'ammo', item, at, shots });
const gear = (item: string, at = 'CT'): Mount => ({ kind: 'equipment', item, at, slots: 1 });
const armed = (...mounts: readonly Mount[]): Entry => {
  const griffin = find('GRF-1N') as Paper;
  return { design: { ...griffin, mounts } };
};
const force = (...designs: readonly string[]): readonly Entry[] => designs.map(design => ({ design }));

type StrikeSetup = AlphaStrike['setup'];
type StrikeEntry = StrikeSetup['forces'][number][number];

/** A card with abilities of its own. */
const card = (specials: string, more: Partial<Card> = {}): StrikeEntry => ({
  card: {
    name: specials.slice(0, 40),
    type: 'BM',
    size: 2,
    tmm: 1,
    moves: movesOf('8"j'),
    damage: damageOf('2/2/2'),
    overheat: 2,
    armor: 6,
    structure: 4,
    specials: specials.split(' '),
    pv: 30,
    ...more,
  },
});

/** Tables of two feet, so that everybody is near: one for weapons, one for engineers and carriers, one with aircraft. */
const CLOSE: readonly StrikeSetup[] = [
  {
    table: { scene: 'town', seed: 3, width: 24 * 254, height: 24 * 254 },
    forces: [
      [
        card('TOR1/1/1 IATM1/1/1 HT1/1/1 FLK1/1/1 LTAG MEL'),
        card('CNARC1 SNARC1 INARC1 BTAS1 MTAS1 TSEMP1 TSEMP-O1'),
        card('REAR1/1/1 STL ECM ENE'),
      ],
      [
        card('ARTAIS-1 ARTT-1 IF1 RAMS'),
        card('MSL1/1/1 CAP1/1/1 SCAP1/1/1', { type: 'SV' }),
        { card: 'Foot Platoon (Rifle)' },
        { card: 'IS Standard Battle Armor [Flamer](Sqd4)' },
      ],
    ],
    zone: 11,
    limit: 8,
  },
  {
    table: { scene: 'hills', seed: 5, width: 24 * 254, height: 24 * 254 },
    forces: [
      [
        card('ENG MDS3 MSW BRID FR SCR2 RSD2 HPG BHJ TRN', { type: 'CV', moves: movesOf('8"t') }),
        { card: 'Maxim Heavy Hover Transport' },
        { card: 'Foot Platoon (Rifle)', rides: 1 },
        card('CAR4 IT4'),
      ],
      [
        card('ENG SCR1 TRN FR'),
        { card: 'Vedette Medium Tank' },
        { card: 'Jump Platoon (Laser)' },
        { card: 'IS Standard Battle Armor [Flamer](Sqd4)' },
      ],
    ],
    zone: 11,
    limit: 8,
    conceal: true,
  },
];

/** A map of a few steps, with something of everything: whoever stands on it is near everybody else. */
const near = (width: number, height: number): ClassicSetup['map'] => {
  const terrains: readonly Site['terrains'][] = [
    [],
    [{ kind: 'woods', level: 1 }],
    [],
    [{ kind: 'building', level: 2, cf: 40, height: 2 }],
    [],
    [{ kind: 'rough', level: 1 }],
    [],
    [],
    [{ kind: 'woods', level: 2 }],
    [{ kind: 'water', level: 1 }],
    [],
  ];
  return {
    width,
    height,
    sites: Array.from(
      { length: width * height },
      (_, i): Site => ({ level: i % 13 === 0 ? 1 : 0, terrains: terrains[i % terrains.length] ?? [] }),
    ),
  };
};

const COMPUTER = gear('ISTargeting Computer', 'LT');

/** Things that ready games lack: guns that lob, jammers, sensors, lights, flamers, men who ride. */
const CLASSIC: readonly ClassicSetup[] = [
  {
    map: near(7, 7),
    forces: [
      [
        armed(weapon('ISArrowIV'), bin('ISArrowIVAmmo'), bin('ISArrowIVHomingAmmo'), weapon('Medium Laser', 'LA'), COMPUTER),
        armed(weapon('ISSniper'), bin('ISSniperAmmo'), weapon('Flamer', 'LA')),
        ...force('Foot Platoon (Rifle)', 'Maxim Heavy Hover Transport'),
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
    map: near(7, 8),
    forces: [
      [
        armed(gear('ISGuardianECMSuite'), gear('Searchlight'), weapon('PPC', 'RA')),
        armed(gear('BeagleActiveProbe'), gear('ISAngelECMSuite', 'RT'), weapon('Medium Laser')),
        ...force('Elemental Battle Armor [Laser](Sqd5)', 'Goliath GOL-1H'),
      ],
      [
        armed(gear('CLECMSuite'), gear('RemoteSensorDispenser'), weapon('PPC', 'RA'), COMPUTER),
        ...force('Warrior Attack Helicopter H-7', 'Foot Platoon (Rifle)', 'Vedette Medium Tank'),
      ],
    ],
    turns: 12,
  },
  {
    map: near(10, 15),
    forces: [
      [armed(weapon('ISBombastLaser'), weapon('ISMediumPulseLaser', 'LT'), COMPUTER), ...force('Foot Platoon (Rifle)')],
      [armed(weapon('ISArrowIV'), bin('ISArrowIVAmmo'), bin('ISArrowIVSmokeAmmo')), ...force('Corsair CSR-V12')],
    ],
    turns: 12,
  },
];

/** What players take along who want to do much and see everything. */
const PACKED = classic.packs
  .filter(({ id }) => ['artillery', 'minefields', 'electronics', 'movement', 'gunnery', 'physical', 'infantry', 'aerospace'].includes(id))
  .reduce((rules, pack) => packed(classic.ruleset, rules, pack), classic.scenarios[0]?.rules ?? []);

/** Set-ups of one game beside its ready ones. */
export const moreOf: { readonly [G in GameId]?: readonly Scenario<Shape>[] } = {
  classic: CLASSIC.map((setup, n) => ({ ...classic.scenarios[0]!, id: `reach-${n}`, rules: PACKED, setup }) as unknown as Scenario<Shape>),
  'alpha-strike': CLOSE.map((setup, n) => ({ ...alphaStrike.scenarios[0]!, id: `reach-${n}`, setup }) as unknown as Scenario<Shape>),
};
