import { optional } from '@sortie/kernel';
import type { AlphaChapter } from '../../chapter.ts';
import { onlyOwn } from '../../view.ts';
import { beginMission } from './begin.ts';
import { type MissionDuties, type MissionFacts, missionFacts } from './facts.ts';
import { award, credit } from './kills.ts';
import { touch } from './king-of-the-hill.ts';
import { missionScenarios } from './missions.ts';
import { type MissionChanged, missionFact, scenariosPast } from './past.ts';
import { missionOrder } from './read.ts';
import { uncover } from './reconnaissance.ts';
import { missionRules } from './rules.ts';
import { draw } from './secrets.ts';

/** What a fight is about. */
export const scenarios: AlphaChapter<{ duty: keyof MissionDuties; event: keyof MissionFacts; setup: 'mission' }> = {
  name: 'scenarios',
  uses: ['external-cargo', 'withdrawal'],
  rules: missionRules,
  duties: { credit, uncover, touch, draw, award },
  events: missionFacts,
  setup: { mission: optional(missionOrder) },
  begin: beginMission,
  conceal: (state, seat) => (state.notes ? { ...state, notes: onlyOwn(state.notes, seat) } : state),
  scenarios: missionScenarios,
  patches: scenariosPast,
  past: { missionChanged: event => missionFact(event as MissionChanged) },
};
