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

const ABILITY = /^QS-(?:pilot|house)-(sandblaster|weapon-specialist|range-master)/;
const CLUSTER = /^QS-(cluster|table-cluster)/;

export function termName({ rule }: Term): Telling | undefined {
  const name = NAMES[rule];
  if (name !== undefined) return tell(name);
  const ability = ABILITY.exec(rule)?.[1];
  if (ability !== undefined) return tell(ability.replace('-', ' '));
  return CLUSTER.test(rule) ? tell('cluster table') : undefined;
}

const SPECIALIST = '−2 to the Target Number of every shot with this weapon.';

const HOUSE: Readonly<Record<RuleId, readonly [title: string, gist: string]>> = {
  'QS-house-sandblaster-srm': [
    'Sandblaster (SRM)',
    'More missiles of a successful SRM attack strike: the roll on the cluster table rises by 4 at short range, 3 at medium and 2 at long.',
  ],
  'QS-house-weapon-specialist-medium-laser': ['Weapon Specialist (Medium Laser)', SPECIALIST],
  'QS-house-weapon-specialist-large-laser': ['Weapon Specialist (Large Laser)', SPECIALIST],
  'QS-house-range-master': ['Range Master', '−2 to the Target Number of every shot at long range.'],
};

/** Abilities of cards that are our own. */
export function houseRule(rule: RuleId): { readonly title: Telling; readonly gist: Telling } | undefined {
  const words = HOUSE[rule];
  return words && { title: tell(words[0]), gist: tell(words[1]) };
}
