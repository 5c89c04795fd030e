import type { AlphaChapter } from '../../chapter.ts';
import { type EcmFacts, ecmFacts } from './facts.ts';
import { cloak, modeRules } from './modes.ts';
import { ecmAndStealthPast } from './past.ts';

/** Suites that cancel fields, and stealth that is a field of its own. */
export const ecmAndStealth: AlphaChapter<{ duty: 'cloak'; event: keyof EcmFacts }> = {
  name: 'ecm-and-stealth',
  rules: modeRules,
  duties: { cloak },
  events: ecmFacts,
  patches: ecmAndStealthPast,
};
