export { type Choice, choose, LEVELS, type Level, type Plan, type Thinking } from './choose.ts';
