export { rule } from './rule.ts';
