import { halfTons } from '@sortie/roster';
import { errata, type Rule } from '../rule.ts';
import { isMech } from '../subject.ts';
import { armorNamed } from './common.ts';
import { structureShare } from './mech.ts';

const STANDARD_POINTS = 16;
const LIMB = 10;

/** A limb that lies on the ground: a tenth of the skeleton, and its armor as if it were common. */
export const LIMB_WEIGHT: readonly Rule[] = [
  {
    id: 'TOE-mech-limb-weight-example',
    cite: errata(87),
    base: {
      limb: ({ subject, at }) => {
        const share = isMech(subject) ? structureShare(subject) : undefined;
        const { front, patches, type } = subject.unit.armor;
        if (share === undefined || front[at] === undefined) return undefined;
        const kind = armorNamed(subject, patches?.[at] ?? type);
        const common = Math.floor((front[at] * STANDARD_POINTS) / (kind?.pointsPerTon ?? STANDARD_POINTS));
        return halfTons(halfTons(subject.unit.tons * share) / LIMB + common / STANDARD_POINTS);
      },
    },
  },
];
