import { tell } from '@sortie/kernel';
import type { ConditionEvent } from '../event/condition.ts';
import type { Alteration, ChapterAlterations, CoreAlteration } from '../shape.ts';
import { callSign } from '../state.ts';
import type { Tellers } from './names.ts';

/** What is said of conditions that chapters know. */
export type Sentences = { readonly [A in keyof ChapterAlterations]: string };

const SENTENCES: { readonly [A in CoreAlteration]: string } = {
  hullDown: '{unit} goes hull-down.',
  climbed: '{unit} climbs a level.',
  dugIn: '{unit} has dug itself in.',
  leftTrench: '{unit} leaves its trench.',
  letDown: '{unit} climbs down a level.',
  cracked: '{unit} loses the shell around something that still works.',
  recharging: '{unit} has a weapon that gathers power.',
  shocked: '{unit} has its instruments disturbed by a shock.',
};

export function conditionTellers(others: Sentences): Tellers<ConditionEvent> {
  const sentences: { readonly [A in Alteration]: string } = { ...SENTENCES, ...others };
  return { altered: (state, { unit, what }) => tell(sentences[what], { unit: callSign(state, unit) }) };
}
