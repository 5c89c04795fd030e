import { tell } from '@sortie/kernel';
import { isAttack } from '../../attack/attacking.ts';
import type { ClassicRule, View } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Command, Manner, Move, Order, Unit, UnitId } from '../../shape.ts';
import { isGone, isMech, sheetFor, struckIn } from '../../state.ts';
import { fireOff, misfired, weaponsToFireOff } from './firing-off.ts';

const isSprinting = ({ moved }: Unit): boolean => moved?.manner === 'sprint';

const hipsHold = (unit: Unit): boolean => sheetFor(unit).legs.every(leg => !isGone(unit, leg) && struckIn(unit, leg, 'hip') === 0);

const eligible = advanced('TOE-sprint-eligibility-mp', {
  base: { mannerMp: ({ unit, manner, walk }) => (manner === 'sprint' && isMech(unit) && hipsHold(unit) ? 2 * walk : undefined) },
});

type Declaration = Extract<Command, { readonly type: 'declare' }>;

/** A weapon that charges its capacitor does not fire. */
const takesAnAttack = ({ do: what }: Order): boolean => what === 'charge';

/** Whoever moves in some manner makes no attack of its own accord, spots for nobody, and does nothing that would take the place of an attack. */
export const noAttacks = (manner: Manner) => {
  const isBusy = ({ moved }: Unit): boolean => moved?.manner === manner;
  const busy = (view: View, id: UnitId): boolean => {
    const unit = view.units[id];
    return unit !== undefined && isBusy(unit);
  };
  return {
    affirms: { preoccupied: ({ unit }: { readonly unit: Unit }) => isBusy(unit) },
    forbids: {
      move: (_view: View, move: Move) =>
        move.mode === 'run' && move.manner === manner && move.charge !== undefined ? tell('nobody charges who moves like that') : undefined,
      declare: (view: View, command: Declaration) =>
        busy(view, command.unit) && (isAttack(command) || command.spots !== undefined || command.orders?.some(takesAnAttack))
          ? tell('nobody fires or spots who moves like that')
          : undefined,
      strike: (view: View, { unit, blows }: Extract<Command, { readonly type: 'strike' }>) =>
        busy(view, unit) && blows.length > 0 ? tell('nobody strikes who moves like that') : undefined,
    },
  };
};

const whileSprinting = noAttacks('sprint');

/** No attack; but weapons may be fired into the air for the heat they make. */
const harmless = advanced('TOE-sprint-no-attacks', {
  ...whileSprinting,
  permits: { order: ['fireOff'] },
  offers: { orders: ({ unit }) => (isSprinting(unit) ? weaponsToFireOff(unit) : []) },
  forbids: {
    ...whileSprinting.forbids,
    declare: (view, command) => whileSprinting.forbids.declare(view, command) ?? misfired(view.units[command.unit], command, isSprinting),
  },
  steps: { firing: [{ name: 'firedOff', before: 'numbers', run: fireOff }] },
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

export const sprintingRules: readonly ClassicRule[] = [eligible, harmless, limits, heat];
