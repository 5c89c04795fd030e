import type { Gate } from './gate.ts';
import { attackGate, optionsGate, playoutGate, replayGate } from './quick-start.ts';
import { sightGate } from './sight.ts';

/** Everything that is measured. */
export const gates = (): readonly Gate[] => [playoutGate, attackGate, sightGate(), optionsGate, replayGate];
