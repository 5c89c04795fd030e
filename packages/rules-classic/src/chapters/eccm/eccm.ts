import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Shot, Unit } from '../../shape.ts';
import { sheetFor } from '../../state.ts';

/** Suites of any size may undo fields instead of making one; what that does to fields is told in electronics/fields.ts. */
const eccm = advanced('TOE-eccm-infantry-ecm', {
  covers: ['TOE-eccm-covers-source', 'TOE-eccm-angel', 'TOE-eccm-no-effect-on-stealth'],
  permits: { setting: ['eccm', 'twin'] },
});

const jams = (unit: Unit, { weapon, bin }: Shot): boolean => {
  const { weapons, bins } = sheetFor(unit);
  return bin !== undefined && weapons[weapon]?.ammo === 'INARC' && bins[bin]?.munition === 'ECM';
};

/** A pod that jams is told when it is fired whether it does that or undoes jamming. */
const pods = advanced('TOE-eccm-inarc-pod', {
  permits: { shot: ['eccm'] },
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      return unit && shots.some(shot => shot.eccm && !jams(unit, shot)) ? tell('only pods that jam can undo jamming') : undefined;
    },
  },
});

export const eccmRules: readonly ClassicRule[] = [eccm, pods];
