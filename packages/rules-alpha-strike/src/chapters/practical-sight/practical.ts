import { kindOf } from '../../attack/kind.ts';
import { COVER } from '../../attack/to-hit.ts';
import { type AlphaRule, option } from '../../rule.ts';
import { thirdsAcross } from '../../sight/see.ts';
import { isOn } from '../../state.ts';
import { templateRules } from './templates.ts';

/** The width of a target counts as its height does: two thirds of it are enough, one third is cover, less is hidden. */
const horizontal: AlphaRule = option('ASC-plos-horizontal', {
  replaces: ['AS-los-thirds'],
  forbids: {
    attack: (state, { unit, target, spotter, how }) => {
      const foe = state.units[target];
      const watcher = state.units[how === 'indirect' && spotter !== undefined ? spotter : unit];
      if (kindOf(how) === 'physical' || !isOn(watcher) || !isOn(foe)) return undefined;
      return thirdsAcross(state, watcher, foe) === 0 ? 'less than a third of the target shows' : undefined;
    },
  },
  adds: {
    toHit: ({ state, attacker, spotter, target, kind, seen }) => {
      const watcher = spotter ?? attacker;
      if (kind === 'physical' || seen.partial || !isOn(watcher) || !isOn(target)) return undefined;
      return thirdsAcross(state, watcher, target) === 1 ? COVER : undefined;
    },
  },
});

/** By cylinders everybody can have cover, not 'Mechs alone. */
const everyone: AlphaRule = option('ASC-plos-partial-cover-all', {
  replaces: ['AS-los-cover-who'],
  covers: ['AS-los-cover-who', 'ASC-plos-scope', 'ASC-plos-templates', 'ASC-plos-vertical'],
});

export const practicalRules: readonly AlphaRule[] = [horizontal, everyone, ...templateRules];
