import type { RuleId } from '@sortie/kernel';
import { isHit } from '../cluster/cluster.ts';
import { munitionOf } from '../equipment/fire-control.ts';
import { CITE, type ClassicRule } from '../rule.ts';

/** What nobody has to reckon with who is told where the target is. */
const SET_ASIDE: readonly RuleId[] = [
  'TW-if-mods',
  'TW-th-tmm',
  'TW-th-tjump',
  'TW-th-woods',
  'TW-th-twoods',
  'TW-los-fields',
  'TW-los-bldg-same',
  'TW-th-cover',
];

/** Missiles that look for what is pointed out; the beam strikes before anything else where they wait for it. */
const semiguided: ClassicRule = {
  id: 'TW-if-semiguided',
  cite: CITE,
  kind: 'core',
  waives: {
    toHit: aim => (aim.target.tagged === aim.state.turn && munitionOf(aim) === 'SEMIGUIDED' ? SET_ASIDE : undefined),
  },
  steps: {
    attack: [
      {
        name: 'tagging',
        after: 'strike',
        run: (play, attack) => {
          if (attack.aim.weapon.tag && isHit(attack)) play.emit({ type: 'tagged', unit: attack.target, by: attack.unit });
        },
      },
    ],
  },
};

export const pointingRules: readonly ClassicRule[] = [semiguided];
