import { terrainAt } from '@sortie/board';
import type { Step } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { ground, priced } from '../../terrain/costs.ts';

const chosen = (rule: ClassicRule, covers: readonly ClassicRule['id'][] = []): ClassicRule => ({
  ...rule,
  cite: 'TOE',
  kind: 'advanced',
  covers,
});

/** Wheels and feet sink in; everybody else does not notice. */
const sand = chosen(
  ground('TOE-sand-mp', 'sand', [1, 2], { mech: 0, tracked: 0, wheeled: 1, duneBuggy: 0, hover: 0, foot: 1, mechanized: 1 }),
  ['TOE-terrain-table-sand-cost', 'TOE-terrain-footnote-6'],
);

/** Hovercraft glide over it; nobody on legs is stuck in it, because nothing here makes them stick. */
const mud = chosen(ground('TOE-mud-mechs-hover', 'mud', [1, 2], { mech: 1, tracked: 1, wheeled: 1, hover: 0, foot: 1, mechanized: 1 }));

const deepSnow = chosen(
  ground('TOE-terrain-table-deep-snow', 'snow', [2], { mech: 1, tracked: 1, wheeled: 1, hover: 1, foot: 1, mechanized: 1 }),
);

const rapids = chosen(
  ground('TOE-terrain-table-rapids', 'rapids', [1], { mech: 1, tracked: 1, wheeled: 1, hover: 1, foot: 1, mechanized: 1 }),
);

/** Faster water than rapids, and dearer (TOE-reading-192: the footnote is not printed). */
const torrents = chosen(
  ground('TOE-terrain-table-torrent', 'rapids', [2], { mech: 2, tracked: 2, wheeled: 2, hover: 2, foot: 2, mechanized: 2 }),
);

const isThickest = ({ board, to }: Step): boolean => terrainAt(board, to, 'jungle')?.level === 3;

/** The thickest jungle stops everything but men on foot, who pay four points more. */
const jungle = chosen(
  priced('TOE-planetary-example-infantry-c', { mech: null, tracked: null, wheeled: null, hover: null, foot: 4, mechanized: 4 }, isThickest),
  ['TOE-planetary-example-mech-cost', 'TOE-planetary-example-infantry-b'],
);

export const groundRules: readonly ClassicRule[] = [sand, mud, deepSnow, rapids, torrents, jungle];
