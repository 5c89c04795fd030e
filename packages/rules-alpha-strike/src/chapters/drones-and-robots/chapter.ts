import { oneOf, optional } from '@sortie/kernel';
import type { AlphaChapter } from '../../chapter.ts';
import { eachEntry } from '../../sequence/setup.ts';
import { separated } from './contingent.ts';
import { AGGRESSIONS, type RobotFacts, robotFacts } from './facts.ts';
import { cutOff } from './links.ts';
import { aggressionMarks } from './modes.ts';
import { dronesAndRobotsPast } from './past.ts';
import { droneRules } from './rules.ts';

/** Machines that are driven from afar, or by themselves. */
export const dronesAndRobots: AlphaChapter<{ duty: 'cutOff'; event: keyof RobotFacts; entry: 'aggression' }> = {
  name: 'drones-and-robots',
  uses: ['withdrawal'],
  rules: droneRules,
  duties: { cutOff },
  events: robotFacts,
  entry: { aggression: optional(oneOf(...AGGRESSIONS)) },
  begin: (state, setup) => {
    const moded = eachEntry(state, setup, (unit, entry) => ({ ...unit, marks: [...unit.marks, ...aggressionMarks(entry, unit.card)] }));
    return { ...moded, units: separated(moded.units) };
  },
  patches: dronesAndRobotsPast,
};
