export { type BattleValue, battleValue } from './battle-value/battle-value.ts';
export { BOOK } from './rules.ts';
