import { tell } from '@sortie/kernel';
import type { ClassicRule, Seen } from '../../rule.ts';
import type { Manner, Mech } from '../../shape.ts';
import { isGone, isMech, sheetFor, struckIn } from '../../state.ts';
import { advanced } from '../rule.ts';

const isSprinting = ({ moved }: Mech): boolean => moved?.manner === 'sprint';

const hipsHold = (unit: Mech): boolean => sheetFor(unit).legs.every(leg => !isGone(unit, leg) && struckIn(unit, leg, 'hip') === 0);

const eligible = advanced('TOE-sprint-eligibility-mp', {
  base: { mannerMp: ({ unit, manner, walk }) => (manner === 'sprint' && isMech(unit) && hipsHold(unit) ? 2 * walk : undefined) },
});

const busy = (view: Seen, id: number, manner: Manner): boolean => view.units[id]?.moved?.manner === manner;

/** Whoever moves in some manner makes no attack of its own accord, and spots for nobody. */
export const noAttacks = (id: ClassicRule['id'], manner: Manner): ClassicRule => ({
  ...advanced(id, {}),
  forbids: {
    move: (_view, move) =>
      move.mode === 'run' && move.manner === manner && move.charge !== undefined ? tell('nobody charges who moves like that') : undefined,
    declare: (view, { unit, shots, spots }) =>
      busy(view, unit, manner) && (shots.length > 0 || spots !== undefined) ? tell('nobody fires or spots who moves like that') : undefined,
    strike: (view, { unit, blows }) =>
      busy(view, unit, manner) && blows.length > 0 ? tell('nobody strikes who moves like that') : undefined,
  },
});

/** Running already goes neither backward nor into water; what is new is how hard it is to stay upright. */
const limits = advanced('TOE-sprint-move-limits-psr', {
  adds: { piloting: ({ unit }) => (isSprinting(unit) ? 2 : undefined) },
});

const RUN_HEAT = 2;
const XXL_RUN_HEAT = 6;

/** Half as much again as running, rounded down. */
const heat = advanced('TOE-sprint-heat', {
  adds: {
    heat: ({ unit }) => {
      if (!isSprinting(unit)) return undefined;
      const { fusion, xxl } = sheetFor(unit);
      return fusion ? (xxl ? XXL_RUN_HEAT : RUN_HEAT) >> 1 : undefined;
    },
  },
});

export const sprintingRules: readonly ClassicRule[] = [eligible, noAttacks('TOE-sprint-no-attacks', 'sprint'), limits, heat];
