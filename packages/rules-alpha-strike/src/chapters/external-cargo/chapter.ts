import { flag, literal, oneOf, optional, record, whole } from '@sortie/kernel';
import type { AlphaChapter } from '../../chapter.ts';
import { id, name } from '../../read.ts';
import { cargoRules } from './cargo.ts';
import { type CargoCommands, type CargoDuties, type CargoFacts, cargoFacts, HAULS } from './facts.ts';
import { lift, liftRules } from './lift.ts';
import { externalCargoPast } from './past.ts';
import { hurl, throwRules } from './throw.ts';
import { haul, towRules, unhitch } from './tow.ts';

/** What is carried outside, towed, dragged and thrown. */
export const externalCargo: AlphaChapter<{
  command: keyof CargoCommands;
  duty: keyof CargoDuties;
  event: keyof CargoFacts;
  terms: 'haul' | 'release';
}> = {
  name: 'external-cargo',
  rules: [...cargoRules, ...liftRules, ...throwRules, ...towRules],
  commands: {
    lift: { read: record({ type: literal('lift'), unit: id, target: id }), perform: lift },
    throw: { read: record({ type: literal('throw'), unit: id, target: optional(id), piece: optional(name) }), perform: hurl },
  },
  duties: { haul, unhitch },
  events: cargoFacts,
  terms: {
    haul: optional(record({ what: id, how: oneOf(...HAULS) })),
    release: optional(record({ after: whole(0, 200), careful: flag })),
  },
  patches: externalCargoPast,
};
