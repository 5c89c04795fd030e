import type { ChapterOrders } from './open.ts';

/** Something that a unit does with its machine beside firing; it takes effect later in the turn. */
export type Order = CoreOrder | ChapterOrders[keyof ChapterOrders];

/** What it holds is laid down when the turn ends. */
export interface CoreOrder {
  readonly do: 'drop';
}
