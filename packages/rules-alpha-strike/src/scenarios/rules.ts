import { type AlphaRule, core } from '../rule.ts';
import { marked } from '../state.ts';
import { flagRules } from './capture-the-flag.ts';
import { emiRules } from './emi.ts';
import { lineRules } from './hold-the-line.ts';
import { killRules } from './kills.ts';
import { hillRules } from './king-of-the-hill.ts';
import { reconRules } from './reconnaissance.ts';
import { retreatRules } from './retreat.ts';
import { secretRules } from './secrets.ts';
import { standUpRules } from './stand-up-fight.ts';

/** Whoever comes hurt from another battle, and sights that were put right only in part. */
const worn: readonly AlphaRule[] = [
  core('ASC-camp-wia', {
    adds: {
      toHit: ({ attacker }) => (marked(attacker, 'wounded') ? 1 : undefined),
      control: ({ unit }) => (marked(unit, 'wounded') ? 1 : undefined),
    },
  }),
  core('ASC-repair-partial-fire-control', { adds: { toHit: ({ attacker }) => (marked(attacker, 'misaligned') ? 1 : undefined) } }),
];

/** What the book advises: told before the game, and enforced by nobody. */
const advised: AlphaRule = core('ASC-scen-table-size', {
  covers: [
    'ASC-scen-recommended-size',
    'ASC-scen-sf-forces',
    'ASC-scen-ctf-forces',
    'ASC-scen-koth-forces',
    'ASC-scen-htl-forces',
    'ASC-scen-recon-forces',
    'ASC-scen-ctf-extraction-balance',
    'ASC-scen-koth-hold-them-off-balance',
    'ASC-scen-recon-easter-egg-exclusive',
  ],
});

/** The scenarios of the Companion, mission by mission. */
export const missionRules: readonly AlphaRule[] = [
  advised,
  ...killRules,
  ...secretRules,
  ...standUpRules,
  ...flagRules,
  ...hillRules,
  ...lineRules,
  ...reconRules,
  ...emiRules,
  ...retreatRules,
  ...worn,
];
