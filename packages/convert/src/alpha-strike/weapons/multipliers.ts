import type { Mount, Weapon } from '@sortie/roster';
import { page, READING, type RuleHead } from '../rule.ts';
import type { Subject } from '../subject.ts';
import type { Supply } from './ammunition.ts';
import type { WeaponRow } from './table.ts';

export interface Firing {
  readonly subject: Subject;
  readonly weapon: Weapon;
  readonly mount: Mount;
  readonly row: WeaponRow;
  readonly supply: Supply;
}

export interface MultiplierRule extends RuleHead {
  readonly factor: (firing: Firing) => readonly [times: number, over: number] | undefined;
}

const SCARCE = [3, 4] as const;

const isOneShot = ({ traits }: Weapon): boolean => traits.has('oneshot') || traits.has('double-oneshot');

const isRocket = ({ ammo }: Weapon): boolean => ammo === 'ROCKET_LAUNCHER' || ammo === 'RL_BOMB';

const isUltra = ({ ammo }: Weapon): boolean => ammo.startsWith('AC_ULTRA');

const isRotary = ({ ammo }: Weapon): boolean => ammo.startsWith('AC_ROTARY');

const hasFewer = ({ supply, weapon }: Firing, than: number): boolean => {
  const shots = supply.shotsFor(weapon);
  return shots !== undefined && shots < than && shots > 0;
};

/** Weapons for which nothing to fire was brought; suits carry theirs without a mention. */
const isEmpty = ({ supply, weapon, subject }: Firing): boolean =>
  subject.type !== 'BA' && !isOneShot(weapon) && !isRocket(weapon) && supply.shotsFor(weapon) === 0;

/** What changes the printed damage of a weapon before heat. */
export const MULTIPLIER_RULES: readonly MultiplierRule[] = [
  {
    id: 'ASC-conv-weap-targeting-computer',
    cite: page(100),
    factor: ({ subject, row }) => (row.targetingComputer && subject.has('targcomp') ? [11, 10] : undefined),
  },
  {
    id: 'HOUSE-as-weap-actuator-enhancement',
    cite: READING,
    factor: ({ subject, mount }) =>
      subject.fittings.some(({ mount: other, item }) => other.at === mount.at && item.traits.has('actuator-enhancement-system'))
        ? [21, 20]
        : undefined,
  },
  {
    id: 'HOUSE-as-weap-no-ammo',
    cite: READING,
    factor: firing => (isEmpty(firing) ? [0, 1] : undefined),
  },
  {
    id: 'ASC-conv-weap-ammo-one-shot',
    cite: page(100),
    covers: ['ASC-conv-weap-ammo-rocket', 'ASC-conv-weap-ba-one-shot', 'ASC-conv-weap-note-one-shot'],
    factor: ({ weapon }) => (isOneShot(weapon) && !isRocket(weapon) ? [1, 10] : undefined),
  },
  {
    id: 'ASC-conv-weap-ammo-ultra',
    cite: page(100),
    factor: firing => (isUltra(firing.weapon) && hasFewer(firing, 20) ? SCARCE : undefined),
  },
  {
    id: 'ASC-conv-weap-ammo-rotary',
    cite: page(100),
    factor: firing => (isRotary(firing.weapon) && hasFewer(firing, 60) ? SCARCE : undefined),
  },
  {
    id: 'ASC-conv-weap-ammo-mml',
    cite: page(100),
    factor: ({ weapon, supply }) => {
      if (weapon.ammo !== 'MML') return undefined;
      const shots = Math.floor((supply.shotsFor(weapon) ?? 0) / 2);
      return shots > 0 && shots < 10 ? SCARCE : undefined;
    },
  },
  {
    id: 'HOUSE-as-weap-ammo-mml',
    cite: READING,
    replaces: ['ASC-conv-weap-ammo-mml'],
    factor: firing => (firing.weapon.ammo === 'MML' && hasFewer(firing, 10) ? SCARCE : undefined),
  },
  {
    id: 'ASC-conv-weap-ammo-default',
    cite: page(100),
    covers: ['ASC-conv-weap-ammo-ba', 'ASC-tbl-ammo-multipliers', 'ASC-conv-weap-raw-values'],
    factor: firing => {
      const { weapon, subject } = firing;
      if (isOneShot(weapon) || isRocket(weapon) || isUltra(weapon) || isRotary(weapon) || weapon.ammo === 'MML') return undefined;
      if (subject.type === 'BA' && !weapon.traits.has('missile')) return undefined;
      return hasFewer(firing, 10) ? SCARCE : undefined;
    },
  },
];
