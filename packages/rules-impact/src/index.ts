export { impact } from './impact.ts';
export type { Impact } from './model/shape.ts';
