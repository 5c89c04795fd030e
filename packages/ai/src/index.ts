export { budgetOf } from './aloud.ts';
export { choose, ponder } from './choose.ts';
export { LEVELS, type Level, type Personality, type Thinking } from './level.ts';
export { thinkOver } from './over.ts';
export { type Choice, type Plan, type Progress, type ToldPlan, toldPlans } from './plan.ts';
