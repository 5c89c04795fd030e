import { type RuleId, type Telling, type Term, tell } from '@sortie/kernel';
import { quickStart } from '@sortie/rules-quick-start';
import { ownTerms } from '../../battle/sums/own-terms.ts';
import { word } from '../../i18n/index.ts';

/** Terms of sums in a word or two. */
const NAMES: Readonly<Record<RuleId, string>> = {
  'QS-to-hit-base-gunnery': word('gunnery'),
  'QS-pilot-gunnery': word('gunnery of the pilot'),
  'QS-to-hit-attacker-stationary': word('stood still'),
  'QS-to-hit-attacker-walked': word('walked'),
  'QS-to-hit-attacker-ran': word('ran'),
  'QS-to-hit-attacker-jumped': word('jumped'),
  'QS-to-hit-target-0-2': word('target moved 0–2'),
  'QS-to-hit-target-3-4': word('target moved 3–4'),
  'QS-to-hit-target-5-6': word('target moved 5–6'),
  'QS-to-hit-target-7-9': word('target moved 7–9'),
  'QS-to-hit-target-10-plus': word('target moved 10+'),
  'QS-to-hit-target-jumped': word('target jumped'),
  'QS-to-hit-light-woods-target': word('target in light woods'),
  'QS-to-hit-light-woods-intervening': word('light woods between'),
  'QS-to-hit-heavy-woods-target': word('target in heavy woods'),
  'QS-to-hit-heavy-woods-intervening': word('heavy woods between'),
  'QS-to-hit-range-short': word('short range'),
  'QS-to-hit-range-medium': word('medium range'),
  'QS-to-hit-range-long': word('long range'),
};

const ABILITIES: Readonly<Record<string, string>> = {
  sandblaster: word('sandblaster'),
  'weapon-specialist': word('weapon specialist'),
  'range-master': word('range master'),
};

const ABILITY = /^QS-(?:pilot|house)-(sandblaster|weapon-specialist|range-master)/;
const CLUSTER = /^QS-(cluster|table-cluster)/;

const OWN = ownTerms(quickStart.ruleset.rules);

export function termName({ rule }: Term): Telling | undefined {
  const name = NAMES[rule];
  if (name !== undefined) return tell(name);
  const ability = ABILITY.exec(rule)?.[1];
  if (ability !== undefined) return tell(ABILITIES[ability] ?? ability);
  return CLUSTER.test(rule) ? tell('cluster table') : OWN.get(rule);
}
