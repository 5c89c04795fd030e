import { type AlphaRule, core } from '../../rule.ts';
import { flagRules } from './capture-the-flag.ts';
import { notOfIt } from './counsel.ts';
import { emiRules } from './emi.ts';
import { featureRules } from './features.ts';
import { lineRules } from './hold-the-line.ts';
import { killRules } from './kills.ts';
import { hillRules } from './king-of-the-hill.ts';
import { reconRules } from './reconnaissance.ts';
import { secretRules } from './secrets.ts';
import { standUpRules } from './stand-up-fight.ts';

/** A mission is fought in one variant, and in one of its own. */
const possible: AlphaRule = core('ASC-scen-recon-easter-egg-exclusive', {
  forbidsSetup: notOfIt,
  splitFrom: { rule: 'ASC-scen-table-size', version: 2 },
});

/** The scenarios of the Companion, mission by mission. */
export const missionRules: readonly AlphaRule[] = [
  possible,
  core('ASC-scen-table-size', { structural: 'the advice that is given before a game' }),
  ...killRules,
  ...secretRules,
  ...standUpRules,
  ...flagRules,
  ...hillRules,
  ...lineRules,
  ...reconRules,
  ...emiRules,
  ...featureRules,
];
