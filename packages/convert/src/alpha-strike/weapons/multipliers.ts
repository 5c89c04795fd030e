import type { RuleId } from '@sortie/kernel';
import type { Mount, Weapon } from '@sortie/roster';
import { page, READING, type RuleHead, type Voice } from '../rule.ts';
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
  /** Weapons that it can concern at all; all of them if it does not say. */
  readonly weapon?: (weapon: Weapon) => boolean;
  readonly factor: (firing: Firing) => readonly [times: number, over: number] | undefined;
}

const SCARCE = [3, 4] as const;

/** The row of a Fusillade is that of one volley already, as those of rockets are. */
const isOneShot = ({ traits, id }: Weapon): boolean => (traits.has('oneshot') || traits.has('double-oneshot')) && !id.includes('Fusillade');

const isRocket = ({ ammo }: Weapon): boolean => ammo === 'ROCKET_LAUNCHER' || ammo === 'RL_BOMB';

const isUltra = ({ ammo }: Weapon): boolean => ammo.startsWith('AC_ULTRA');

const isRotary = ({ ammo }: Weapon): boolean => ammo.startsWith('AC_ROTARY');

const isMultiMissile = ({ ammo }: Weapon): boolean => ammo === 'MML';

const needsLoads = ({ ammo }: Weapon): boolean => ammo !== '';

const hasFewer = ({ supply, weapon }: Firing, than: number): boolean => {
  const shots = supply.shotsFor(weapon);
  return shots !== undefined && shots < than && shots > 0;
};

/** Weapons for which nothing to fire was brought; suits carry theirs without a mention. */
const isEmpty = ({ supply, weapon, subject }: Firing): boolean =>
  subject.type !== 'BA' && !isOneShot(weapon) && !isRocket(weapon) && supply.shotsFor(weapon) === 0;

const TABLE: RuleId = 'ASC-tbl-ammo-multipliers';

/** What changes the printed damage of a weapon before heat. */
export const MULTIPLIER_RULES: readonly MultiplierRule[] = [
  {
    id: 'ASC-conv-weap-targeting-computer',
    cite: page(100),
    covers: [TABLE],
    factor: ({ subject, row }) => (row.targetingComputer && subject.has('targcomp') ? [11, 10] : undefined),
  },
  {
    id: 'HOUSE-as-weap-actuator-enhancement',
    cite: READING,
    factor: ({ subject, mount }) =>
      subject.has('actuator-enhancement-system') &&
      subject.fittings.some(({ mount: other, item }) => other.at === mount.at && item.traits.has('actuator-enhancement-system'))
        ? [21, 20]
        : undefined,
  },
  {
    id: 'HOUSE-as-weap-no-ammo',
    cite: READING,
    weapon: needsLoads,
    factor: firing => (isEmpty(firing) ? [0, 1] : undefined),
  },
  {
    id: 'ASC-conv-weap-ammo-one-shot',
    cite: page(100),
    covers: ['ASC-conv-weap-ammo-rocket', 'ASC-conv-weap-ba-one-shot', 'ASC-conv-weap-note-one-shot', TABLE],
    weapon: weapon => isOneShot(weapon) && !isRocket(weapon),
    factor: () => [1, 10],
  },
  {
    id: 'ASC-conv-weap-ammo-ultra',
    cite: page(100),
    covers: [TABLE],
    weapon: isUltra,
    factor: firing => (hasFewer(firing, 20) ? SCARCE : undefined),
  },
  {
    id: 'ASC-conv-weap-ammo-rotary',
    cite: page(100),
    covers: [TABLE],
    weapon: isRotary,
    factor: firing => (hasFewer(firing, 60) ? SCARCE : undefined),
  },
  {
    id: 'ASC-conv-weap-ammo-mml',
    cite: page(100),
    covers: [TABLE],
    weapon: isMultiMissile,
    factor: ({ weapon, supply }) => {
      const shots = Math.floor((supply.shotsFor(weapon) ?? 0) / 2);
      return shots > 0 && shots < 10 ? SCARCE : undefined;
    },
  },
  {
    id: 'HOUSE-as-weap-ammo-mml',
    cite: READING,
    replaces: ['ASC-conv-weap-ammo-mml'],
    weapon: isMultiMissile,
    factor: firing => (hasFewer(firing, 10) ? SCARCE : undefined),
  },
  {
    id: 'ASC-conv-weap-ammo-default',
    cite: page(100),
    covers: ['ASC-conv-weap-ammo-ba', TABLE, 'ASC-conv-weap-raw-values'],
    weapon: weapon =>
      needsLoads(weapon) && !(isOneShot(weapon) || isRocket(weapon) || isUltra(weapon) || isRotary(weapon) || isMultiMissile(weapon)),
    factor: firing => {
      const { weapon, subject } = firing;
      if (subject.type === 'BA' && !weapon.traits.has('missile')) return undefined;
      return hasFewer(firing, 10) ? SCARCE : undefined;
    },
  },
];

type Factor = Voice<MultiplierRule['factor']>;

/** The rules that can concern a weapon, found once for each. */
const concerned = new WeakMap<readonly MultiplierRule[], Map<Weapon, readonly Factor[]>>();

export function factorsFor(rules: readonly MultiplierRule[], weapon: Weapon): readonly Factor[] {
  let known = concerned.get(rules);
  if (!known) {
    known = new Map();
    concerned.set(rules, known);
  }
  let found = known.get(weapon);
  if (!found) {
    found = rules.flatMap(({ id, weapon: concerns, factor }) => (concerns && !concerns(weapon) ? [] : [{ id, run: factor }]));
    known.set(weapon, found);
  }
  return found;
}
