import { clothesOf, equipment } from '@sortie/roster';
import { errata, MANUAL, type Rule } from '../rule.ts';
import { isPlatoon, type Subject } from '../subject.ts';

const TRAINED = [
  [1 | 2 | 8 | 16 | 32, 0.1],
  [64, 0.3],
  [128, 0.2],
  [512, 0.1],
  [4096, 0.1],
  [2048, 0.1],
] as const;

function training({ unit }: Subject): number {
  const bits = unit.platoon?.specialization ?? 0;
  return TRAINED.reduce((sum, [mask, worth]) => ((bits & mask) === 0 ? sum : sum + worth), 0);
}

const ON_FOOT: ReadonlySet<string> = new Set(['foot', 'jump', 'motorized', 'umu', 'motorized-scuba']);
const SWIMMING: ReadonlySet<string> = new Set(['hipposaur', 'orca']);

/** Does a platoon attack machines at arm's length? Not from a vehicle or from what swims, and not in heavy armor or with a gun to draw. */
export function climbs({ unit }: Subject): boolean {
  const { platoon, motive } = unit;
  if (!platoon || clothesOf(unit).encumbering || unit.mounts.some(({ at }) => at === 'FGUN')) return false;
  if (motive === 'beast') return platoon.antiMech === true && !SWIMMING.has((platoon.beast ?? '').toLowerCase());
  return ON_FOOT.has(motive);
}

/** What the troopers carry, once more where they use it on machines at arm's length. */
export function carriedArms(subject: Subject): readonly { readonly value: number; readonly note: string }[] {
  const { platoon } = subject.unit;
  if (!platoon) return [];
  const second = platoon.secondaries * platoon.squads;
  const arms: readonly (readonly [id: string | undefined, count: number])[] = [
    [platoon.primary, platoon.squads * platoon.squadSize - second],
    [platoon.secondary, second],
  ];
  return arms.flatMap(([id, count]) => {
    const item = id === undefined || count === 0 ? undefined : equipment(id);
    if (item?.kind !== 'sidearm') return [];
    const said = { value: item.bv * count, note: `${count} × ${item.name}` };
    return climbs(subject) && !item.traits.has('inf-archaic') ? [said, { ...said, note: `${said.note}, swarming` }] : [said];
  });
}

export const PLATOON_VALUE: readonly Rule[] = [
  {
    id: 'HOUSE-bv-platoon',
    cite: MANUAL,
    adds: {
      structureModifier: subject => {
        const divisor = isPlatoon(subject) ? clothesOf(subject.unit).divisor : 1;
        return divisor === 1 ? undefined : { value: divisor - 1, note: 'damage divisor' };
      },
      troopWeapons: subject => (isPlatoon(subject) ? carriedArms(subject) : undefined),
    },
    multiplies: {
      battleValue: ({ subject }) => {
        const taught = isPlatoon(subject) ? training(subject) : 0;
        return taught === 0 ? undefined : { value: 1 + taught, note: 'training' };
      },
    },
  },
  {
    id: 'TOE-bv-unit-type-jump',
    cite: errata(381),
    multiplies: {
      battleValue: ({ subject }) => (isPlatoon(subject) && ['foot', 'jump', 'beast'].includes(subject.unit.motive) ? 1 : undefined),
    },
  },
];
