import { envelopeGate, fastGameGate, openSightGate, targetsGate } from './alpha-strike.ts';
import { arenaGates } from './arena.ts';
import { classicCandidatesGate, classicOptionsGate, classicPlayoutGate } from './classic.ts';
import { conversionGate, firstRunGate, memoryGate } from './conversion.ts';
import type { Gate } from './gate.ts';
import { actionsGate, panelSightGate } from './impact.ts';
import { attackGate, optionsGate, playoutGate, replayGate } from './quick-start.ts';
import { radarOptionsGate, radarPlayoutGate } from './radar.ts';
import { sightGate } from './sight.ts';

/** Everything that is measured. */
export const gates = (): readonly Gate[] => [
  playoutGate,
  attackGate,
  sightGate(),
  optionsGate,
  replayGate,
  openSightGate(),
  targetsGate,
  envelopeGate,
  fastGameGate,
  panelSightGate(),
  actionsGate,
  classicPlayoutGate,
  classicOptionsGate,
  classicCandidatesGate,
  radarPlayoutGate,
  radarOptionsGate,
  conversionGate,
  firstRunGate,
  memoryGate,
  ...arenaGates,
];
