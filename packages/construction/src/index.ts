export { type BattleValue, battleValue } from './battle-value/battle-value.ts';
export { type Fielding, type ForceValue, forceValue } from './battle-value/force.ts';
export { type Fault, inspect } from './inspect/inspect.ts';
export { price } from './price/price.ts';
export { CONSTRUCTION_RULES } from './rules.ts';
export type { Step } from './sheet.ts';
export { type WeighOptions, type Weight, weigh } from './weight/weigh.ts';
