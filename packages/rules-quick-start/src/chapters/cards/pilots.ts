import type { RuleId } from '@sortie/kernel';
import { bracketOf } from '../../attack/aim.ts';
import type { Aim, Bracket } from '../../questions.ts';
import type { QuickStartRule } from '../../rule.ts';
import type { Mech } from '../../shape.ts';
import type { Ability } from './card.ts';

const cite = 'QS p. 9';

const can = ({ pilot }: Mech, ability: Ability): boolean => pilot?.abilities.includes(ability) ?? false;

const PRINTED = 4;
/** The card's gunnery where it is better than the sheet's 4, which stands otherwise. */
const better = ({ pilot }: Mech): number | undefined => (pilot && pilot.gunnery < PRINTED ? pilot.gunnery : undefined);

const gunnery: QuickStartRule = {
  id: 'QS-pilot-gunnery',
  cite,
  kind: 'core',
  base: { toHit: ({ attacker }) => better(attacker) },
  waives: { toHit: ({ attacker }) => (better(attacker) === undefined ? undefined : ['QS-to-hit-base-gunnery']) },
  offers: { traits: ({ unit }) => (unit.pilot ? [unit.pilot.id] : []) },
};

/** Printed on the card and read by nothing. */
const pilotingIgnored: QuickStartRule = {
  id: 'QS-pilot-piloting-ignored',
  cite,
  kind: 'core',
  structural: 'no question looks at the piloting of a card',
};

const poulsen: QuickStartRule = { id: 'QS-pilot-sigtrygg-poulsen', cite, kind: 'core', structural: 'the card of that name in CARDS' };

const BONUS: { readonly [B in Bracket]: number } = { short: 4, medium: 3, long: 2, beyond: 0 };
const LAST_ROW = 12;

/** More missiles strike, the more the nearer the target; the table ends at 12. */
const sandblaster = (id: RuleId, kind: 'core' | 'house', ability: Ability, missile: 'lrm' | 'srm'): QuickStartRule => {
  const applies = ({ attacker, weapon }: Aim): boolean => weapon.kind === missile && can(attacker, ability);
  return {
    id,
    cite: kind === 'core' ? cite : 'house',
    kind,
    adds: { clusterRow: ({ aim }) => (applies(aim) ? BONUS[bracketOf(aim.weapon, aim.range)] : undefined) },
    atMost: { clusterRow: ({ aim }) => (applies(aim) ? LAST_ROW : undefined) },
  };
};

const specialist = (id: RuleId, kind: 'core' | 'house', ability: Ability, weaponName: string): QuickStartRule => ({
  id,
  cite: kind === 'core' ? cite : 'house',
  kind,
  adds: { toHit: ({ attacker, weapon }) => (weapon.name === weaponName && can(attacker, ability) ? -2 : undefined) },
});

/** House: our own cards. Long shots are easier for some. */
const rangeMaster: QuickStartRule = {
  id: 'QS-house-range-master',
  cite: 'house',
  kind: 'house',
  adds: {
    toHit: ({ attacker, weapon, range }) => (bracketOf(weapon, range) === 'long' && can(attacker, 'range-master') ? -2 : undefined),
  },
};

export const pilotRules: readonly QuickStartRule[] = [
  gunnery,
  pilotingIgnored,
  poulsen,
  sandblaster('QS-pilot-sandblaster-lrm', 'core', 'sandblaster-lrm', 'lrm'),
  sandblaster('QS-house-sandblaster-srm', 'house', 'sandblaster-srm', 'srm'),
  specialist('QS-pilot-weapon-specialist-ppc', 'core', 'weapon-specialist-ppc', 'PPC'),
  specialist('QS-house-weapon-specialist-medium-laser', 'house', 'weapon-specialist-medium-laser', 'Medium Laser'),
  specialist('QS-house-weapon-specialist-large-laser', 'house', 'weapon-specialist-large-laser', 'Large Laser'),
  rangeMaster,
];
