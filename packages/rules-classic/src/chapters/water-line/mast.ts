import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { isPeering } from '../../sight/water.ts';
import { conditioned, fighting, isFighting, isTroop, sheetFor } from '../../state.ts';

/** What looking out of the water costs the rest of the crew. */
const DISTRACTED = 1;

/** Divers on sleds have none. */
const hasMast = (unit: Unit): boolean => sheetFor(unit).gait === 'submarine' && !isTroop(unit);

/** A submarine just below the surface may put its mast out: it sees as if it were on top, and does everything else worse. */
const mast = advanced('TOE-waterline-periscope', {
  needs: ['TOE-waterline-definition'],
  permits: { order: ['mast'] },
  offers: { orders: ({ unit }) => (hasMast(unit) ? [{ do: 'mast', up: !unit.condition?.mast }] : []) },
  adds: {
    toHit: ({ state, attacker }) => (isFighting(attacker) && isPeering(state, attacker) ? DISTRACTED : undefined),
    piloting: ({ state, unit }) => (isFighting(unit) && isPeering(state, unit) ? DISTRACTED : undefined),
  },
  forbids: {
    declare: (view, { unit: id, orders }) => {
      const unit = view.units[id];
      const masts = orders?.filter(order => order.do === 'mast') ?? [];
      if (masts.length === 0 || !unit) return undefined;
      return masts.length > 1 || !hasMast(unit) ? tell('it has no mast to raise') : undefined;
    },
  },
  steps: {
    end: [
      {
        name: 'masts',
        before: 'upkeep',
        run: play => {
          for (const unit of fighting(play.state)) {
            const order = unit.fire?.orders?.find(one => one.do === 'mast');
            if (order?.do !== 'mast' || order.up === (unit.condition?.mast === true)) continue;
            const condition = conditioned(unit.condition, { mast: order.up ? true : undefined });
            play.emit({ type: 'altered', unit: unit.id, what: 'masted', condition });
          }
        },
      },
    ],
  },
});

export const mastRules: readonly ClassicRule[] = [mast];
