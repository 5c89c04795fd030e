export { budgetOf } from './aloud.ts';
export { CHARACTERS, type Character, type Opponent, opponentNamed, personalityOf } from './character.ts';
export { choose } from './choose.ts';
export { LEVELS, type Level, type Personality, type Thinking } from './level.ts';
export { EvenLuck, type Luck } from './luck.ts';
export { thinkOver } from './over.ts';
export type { Choice, Plan, Progress, ToldPlan } from './plan.ts';
export { type Review, review } from './review.ts';
