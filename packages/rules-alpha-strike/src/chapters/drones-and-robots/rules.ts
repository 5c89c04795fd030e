import { type AlphaRule, core } from '../../rule.ts';
import { linkRules } from './links.ts';
import { robotRules } from './robots.ts';
import { screenRules } from './screens.ts';

export const droneRules: readonly AlphaRule[] = [
  ...linkRules,
  ...robotRules,
  ...screenRules,
  core('ASC-unit-drone-limits', {
    structural: 'the set-up gives no pilot to a drone',
    covers: ['ASC-unit-drone-psychology', 'ASC-unit-drone-morale'],
  }),
];
