import { nth, type RuleId } from '@sortie/kernel';
import type { Group } from '../event.ts';
import { LOCATIONS } from '../force/sheet.ts';
import type { Attack } from '../questions.ts';
import type { QuickStartRule, Table } from '../rule.ts';
import { tablesOf } from '../tables.ts';

/** Did this shot strike, with or without a roll? */
export const struck = ({ result }: Attack): boolean => result === 'hit' || result === 'automaticHit';

const roll: QuickStartRule = {
  id: 'QS-cluster-roll',
  cite: 'QS p. 7',
  kind: 'core',
  base: { clusterRow: ({ rolled }) => rolled },
  steps: {
    attack: [
      {
        name: 'cluster',
        insteadOf: 'cluster',
        run: (play, attack) => {
          const { size } = attack.aim.weapon;
          if (size === 0 || !struck(attack)) return;
          const thrown = play.roll(2, 6, 'QS-cluster-roll');
          const row = play.ask('clusterRow', { aim: attack.aim, rolled: thrown.total });
          attack.cluster = { roll: thrown, row, missiles: play.ask('missiles', { size, row: row.total }) };
        },
      },
    ],
  },
};

/** One column of the cluster table, for rolls of 2 to 12. */
const column = (id: RuleId, size: number, missiles: readonly number[]): QuickStartRule => ({
  id,
  cite: 'QS p. 7',
  kind: 'core',
  base: { missiles: about => (about.size === size ? missiles[about.row - 2] : undefined) },
});

const srm: QuickStartRule = {
  id: 'QS-cluster-srm',
  cite: 'QS p. 7',
  kind: 'core',
  base: { lot: ({ weapon }) => (weapon.kind === 'srm' ? 1 : undefined) },
};

const lrm: QuickStartRule = {
  id: 'QS-cluster-lrm',
  cite: 'QS p. 7',
  kind: 'core',
  base: { lot: ({ weapon }) => (weapon.kind === 'lrm' ? 5 : undefined) },
};

const remainder: QuickStartRule = {
  id: 'QS-cluster-lrm-remainder',
  cite: 'QS p. 7',
  kind: 'core',
  structural: 'what is left after full groups is a group of its own',
};

/** Missiles in full lots, and the rest in a last smaller one. */
export function lots(missiles: number, each: number): readonly number[] {
  const sizes: number[] = [];
  for (let left = missiles; left > 0; left -= each) sizes.push(Math.min(each, left));
  return sizes;
}

/** Damage of each part of a hit that gets a location of its own. */
function parts(play: Table, { aim: { weapon }, cluster }: Attack): readonly number[] {
  const damage = play.ask('damage', { weapon }).total;
  if (!cluster) return [damage];
  return lots(cluster.missiles.total, play.ask('lot', { weapon }).total).map(missiles => missiles * damage);
}

const location: QuickStartRule = {
  id: 'QS-hit-location-roll',
  cite: 'QS p. 7',
  kind: 'core',
  steps: {
    attack: [
      {
        name: 'locate',
        insteadOf: 'locate',
        run: (play, attack) => {
          if (struck(attack)) attack.groups = parts(play, attack).map(damage => locate(play, damage));
        },
      },
    ],
  },
};

function locate(play: Table, damage: number): Group {
  const thrown = play.roll(2, 6, 'QS-hit-location-roll');
  return { roll: thrown, location: nth(tablesOf(play.book).struck, thrown.total), damage };
}

const LOCATION_TABLE = ['CT', 'RA', 'RA', 'RL', 'RT', 'CT', 'LT', 'LL', 'LA', 'LA', 'HD'] as const;

const locationTable: QuickStartRule = {
  id: 'QS-table-hit-location',
  cite: 'QS p. 12',
  kind: 'core',
  base: { struck: ({ rolled }) => LOCATIONS.indexOf(nth(LOCATION_TABLE, rolled - 2)) },
};

const clusterTable: QuickStartRule = {
  id: 'QS-table-cluster',
  cite: 'QS p. 12',
  kind: 'core',
  structural: 'its columns are the lines above; there are no others',
};

export const clusterRules: readonly QuickStartRule[] = [
  roll,
  column('QS-cluster-column-2', 2, [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]),
  column('QS-cluster-column-5', 5, [1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5]),
  column('QS-cluster-column-6', 6, [2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6]),
  column('QS-cluster-column-10', 10, [3, 3, 4, 6, 6, 6, 6, 8, 8, 10, 10]),
  column('QS-cluster-column-15', 15, [5, 5, 6, 9, 9, 9, 9, 12, 12, 15, 15]),
  srm,
  lrm,
  remainder,
  location,
  locationTable,
  clusterTable,
];
