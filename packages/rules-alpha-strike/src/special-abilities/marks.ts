import { type AlphaRule, core } from '../rule.ts';
import { isInWater } from '../sight/see.ts';
import { isOn } from '../state.ts';

export const markRules: readonly AlphaRule[] = [
  // Says how rules of the Companion are chosen; the kinds of the rule values carry it out.
  core('ASC-optional-rules', {
    structural: 'every optional rule is a value of its own that a table puts on its list or not',
    covers: ['ASC-standard-rule-modifications'],
  }),
  core('AS-sua-mfb', { structural: 'a mark on a card without any effect in a battle', covers: ['ASC-sua-mfb'] }),
  core('AS-sua-ac', { structural: 'a part of the weapons that an attack may name' }),
  core('AS-sua-lrm', { structural: 'a part of the weapons that an attack may name' }),
  core('AS-sua-srm', { structural: 'a part of the weapons that an attack may name' }),
  core('AS-sua-tor', {
    forbids: {
      attack: (view, { unit: id, target, how }) => {
        const [unit, foe] = [view.units[id], view.units[target]];
        if (how !== 'TOR' || !isOn(unit) || !isOn(foe)) return undefined;
        return isInWater(view, unit) && isInWater(view, foe) ? undefined : 'torpedoes need water on both sides';
      },
    },
  }),
];
