import { flag, optional, type Read, record, whole } from '@sortie/kernel';
import type { AlphaChapter } from '../../chapter.ts';
import { eachEntry } from '../../sequence/setup.ts';
import type { Worn } from './shape.ts';
import { wear, wornRules } from './wear.ts';

const worn: Read<Worn> = record({
  armor: optional(whole(0, 999)),
  structure: optional(whole(0, 999)),
  engine: optional(whole(0, 9)),
  fireControl: optional(whole(0, 9)),
  weapon: optional(whole(0, 9)),
  mp: optional(whole(0, 9)),
  wounded: optional(flag),
  misaligned: optional(flag),
});

/** What units bring along from their last battle. */
export const campaigns: AlphaChapter<{ entry: 'worn' }> = {
  name: 'campaigns',
  rules: wornRules,
  entry: { worn: optional(worn) },
  begin: (state, setup) => eachEntry(state, setup, wear),
};
