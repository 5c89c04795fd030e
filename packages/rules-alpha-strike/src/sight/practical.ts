import { COVER } from '../attack/to-hit.ts';
import { type AlphaRule, core, option } from '../rule.ts';
import { isOn } from '../state.ts';
import { thirdsAcross } from './see.ts';

const CLOSE = ['strike', 'melee', 'charge', 'dfa', 'antimech', 'fall', 'board'];

/** The width of a target counts as its height does: two thirds of it are enough, one third is cover, less is hidden. */
const horizontal: AlphaRule = option('ASC-plos-horizontal', {
  replaces: ['AS-los-thirds'],
  forbids: {
    attack: (state, { unit, target, spotter, how }) => {
      const foe = state.units[target];
      const watcher = state.units[how === 'indirect' && spotter !== undefined ? spotter : unit];
      if (CLOSE.includes(how) || !isOn(watcher) || !isOn(foe)) return undefined;
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

export const practicalRules: readonly AlphaRule[] = [
  horizontal,
  core('ASC-plos-uncommon', { covers: ['ASC-tbl-uncommon-unit-templates'] }),
];
