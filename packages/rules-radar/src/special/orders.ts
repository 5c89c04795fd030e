import type { Seat } from '@sortie/kernel';
import type { Book } from '../rule.ts';
import type { State } from '../shape.ts';

/** Is there anything that this seat may order in the End Phase? */
export const hasOrders = (_state: State, _seat: Seat, _book: Book): boolean => false;
