import type { StormingEvent } from '../event/storming.ts';
import type { Fold } from './change.ts';

/** Who falls is told one by one. */
export const foldStorming: Fold<StormingEvent> = { stormed: state => state };
