import type { Handler } from '@sortie/kernel';
import { type AlphaRule, core } from '../rule.ts';
import type { AlphaStrike } from '../shape.ts';
import { gliderRules } from './glider.ts';
import { legRules } from './legs.ts';
import { robotRules } from './robots.ts';
import { screenRules } from './screens.ts';
import { shapeRules } from './shapes.ts';
import { superheavyRules } from './superheavy.ts';

/** What happens by itself when the Movement Phase begins; rules put their steps in. */
export const THINKING = { begin: (): void => undefined };
export const think: Handler<AlphaStrike, 'think'> = play => play.run('thinking', null);

/** Drones and robots, four and three legs, gliders, superheavy 'Mechs, and those that change their shape. */
export const unitTypeRules: readonly AlphaRule[] = [
  ...robotRules,
  ...screenRules,
  core('ASC-unit-drone-limits', { covers: ['ASC-unit-drone-psychology', 'ASC-unit-drone-morale'] }),
  ...legRules,
  ...gliderRules,
  ...superheavyRules,
  ...shapeRules,
];
