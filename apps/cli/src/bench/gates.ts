import type { Gate } from './gate.ts';
import { sightGate } from './sight.ts';

/** Everything that is measured. The limits are those of ARCHITECTURE.md. */
export const gates = (): readonly Gate[] => [sightGate()];
