import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Order, Unit } from '../../shape.ts';
import { isMech, isWhole, sheetFor, workingPieces } from '../../state.ts';
import { CHARGE_HEAT, hasCapacitor } from '../capacitors/capacitors.ts';

type Reroute = Extract<Order, { readonly do: 'reroute' }>;

/** What a linked sink takes beyond its usual points (the book's numbers are not in its errata: TOE-reading-223). */
const MORE = 1;

const linksOf = (orders: readonly Order[] | undefined): readonly Reroute[] =>
  (orders ?? []).flatMap(order => (order.do === 'reroute' ? [order] : []));

const sinksOf = (unit: Unit): number => sheetFor(unit).engineSinks + workingPieces(unit, 'sink');

/** Heat that comes this turn from what a link leads to. */
function heatOf({ fire, ...unit }: Unit, { weapon, to }: Reroute): number {
  if (to === 'capacitor') return fire?.orders?.some(order => order.do === 'charge' && order.weapon === weapon) ? CHARGE_HEAT : 0;
  return fire?.shots.some(shot => shot.weapon === weapon) ? (sheetFor(unit as Unit).weapons[weapon]?.heat ?? 0) : 0;
}

/** Sinks that it takes for all of its heat. */
const neededFor = (unit: Unit, { weapon, to }: Reroute): number => {
  const heat = to === 'capacitor' ? CHARGE_HEAT : (sheetFor(unit).weapons[weapon]?.heat ?? 0);
  return Math.ceil(heat / (sheetFor(unit).sinkValue + MORE));
};

/** Sinks that are linked take more from what they are linked to, and nothing from anything else. */
function gained(unit: Unit): number {
  const { sinkValue } = sheetFor(unit);
  let free = sinksOf(unit);
  let sum = 0;
  for (const link of linksOf(unit.fire?.orders)) {
    const sinks = Math.min(free, neededFor(unit, link));
    free -= sinks;
    sum += Math.min(heatOf(unit, link), sinks * (sinkValue + MORE)) - sinks * sinkValue;
  }
  return sum;
}

const canLink = (unit: Unit, { weapon, to }: Reroute): boolean =>
  isWhole(unit, 'weapon', weapon) && (to === 'capacitor' ? hasCapacitor(unit, weapon) : (sheetFor(unit).weapons[weapon]?.heat ?? 0) > 0);

const sameLink = (a: Reroute, b: Reroute): boolean => a.weapon === b.weapon && a.to === b.to;

/** A link cools a weapon or its capacitor, never both: each needs its own. */
const reroute = advanced('TOE-reroute-coolant-ppc-capacitor', {
  permits: { order: ['reroute'] },
  adds: { cooling: ({ unit }) => gained(unit) || undefined },
  offers: {
    orders: ({ unit }) =>
      isMech(unit)
        ? [...sheetFor(unit).weapons.keys()].flatMap(weapon =>
            (['weapon', 'capacitor'] as const).map((to): Reroute => ({ do: 'reroute', weapon, to })).filter(link => canLink(unit, link)),
          )
        : [],
  },
  forbids: {
    declare: (view, { unit: id, orders }) => {
      const unit = view.units[id];
      const links = linksOf(orders);
      if (!unit || links.length === 0) return undefined;
      if (!isMech(unit)) return tell("only 'Mechs reroute coolant");
      if (!links.every(link => canLink(unit, link))) return tell('there is no heat to lead coolant to');
      return links.some((link, i) => links.slice(0, i).some(other => sameLink(link, other)))
        ? tell('it has a coolant link already')
        : undefined;
    },
  },
});

export const reroutingRules: readonly ClassicRule[] = [reroute];
