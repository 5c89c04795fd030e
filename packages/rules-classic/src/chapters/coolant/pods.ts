import { nth, tell } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { isWhole, sheetFor, unitAt, workingPieces } from '../../state.ts';

const isPod = (unit: Unit, bin: number): boolean => sheetFor(unit).bins[bin]?.type === 'COOLANT_POD';

/** Pods that are emptied this turn. */
const podsOf = (unit: Unit): readonly number[] =>
  (unit.fire?.orders ?? []).flatMap(order => (order.do === 'coolant' && (unit.ammo[order.bin] ?? 0) > 0 ? [order.bin] : []));

/** Each sink takes a point more in the turn in which a pod is used; a pod serves once, and one that is still full bursts when it is struck. */
const pods: ClassicRule = {
  id: 'TOE-coolant-pod-explosion',
  cite: 'TOE',
  kind: 'core',
  permits: { order: ['coolant'] },
  offers: {
    orders: ({ unit }) =>
      sheetFor(unit).bins.flatMap((_, bin) => (isPod(unit, bin) && nth(unit.ammo, bin) > 0 ? [{ do: 'coolant' as const, bin }] : [])),
  },
  adds: {
    cooling: ({ unit }) => (podsOf(unit).length > 0 ? sheetFor(unit).engineSinks + workingPieces(unit, 'sink') : undefined),
  },
  forbids: {
    declare: (view, { unit: id, orders }) => {
      const unit = view.units[id];
      const bins = (orders ?? []).flatMap(order => (order.do === 'coolant' ? [order.bin] : []));
      if (!unit || bins.length === 0) return undefined;
      const fit = bins.length === 1 && bins.every(bin => isPod(unit, bin) && nth(unit.ammo, bin) > 0 && isWhole(unit, 'bin', bin));
      return fit ? undefined : tell('there is no such pod of coolant');
    },
  },
  steps: {
    heat: [
      {
        name: 'pods',
        after: 'add',
        run: (play, { unit: id }) => {
          for (const bin of podsOf(unitAt(play.state, id))) play.emit({ type: 'emptied', unit: id, bin });
        },
      },
    ],
  },
};

export const podRules: readonly ClassicRule[] = [pods];
