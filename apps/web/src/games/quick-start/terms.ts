import { type RuleId, type Telling, type Term, tell } from '@sortie/kernel';

/** Terms of sums in a word or two. */
const NAMES: Readonly<Record<RuleId, string>> = {
  'QS-to-hit-base-gunnery': 'gunnery',
  'QS-pilot-gunnery': 'gunnery of the pilot',
  'QS-to-hit-attacker-stationary': 'stood still',
  'QS-to-hit-attacker-walked': 'walked',
  'QS-to-hit-attacker-ran': 'ran',
  'QS-to-hit-attacker-jumped': 'jumped',
  'QS-to-hit-target-0-2': 'target moved 0–2',
  'QS-to-hit-target-3-4': 'target moved 3–4',
  'QS-to-hit-target-5-6': 'target moved 5–6',
  'QS-to-hit-target-7-9': 'target moved 7–9',
  'QS-to-hit-target-10-plus': 'target moved 10+',
  'QS-to-hit-target-jumped': 'target jumped',
  'QS-to-hit-light-woods-target': 'target in light woods',
  'QS-to-hit-light-woods-intervening': 'light woods between',
  'QS-to-hit-heavy-woods-target': 'target in heavy woods',
  'QS-to-hit-heavy-woods-intervening': 'heavy woods between',
  'QS-to-hit-range-short': 'short range',
  'QS-to-hit-range-medium': 'medium range',
  'QS-to-hit-range-long': 'long range',
};

const ABILITY = /^QS-pilot-(sandblaster|weapon-specialist)/;
const CLUSTER = /^QS-(cluster|table-cluster)/;

export function termName({ rule }: Term): Telling | undefined {
  const name = NAMES[rule];
  if (name !== undefined) return tell(name);
  const ability = ABILITY.exec(rule)?.[1];
  if (ability !== undefined) return tell(ability === 'sandblaster' ? 'sandblaster' : 'weapon specialist');
  return CLUSTER.test(rule) ? tell('cluster table') : undefined;
}
