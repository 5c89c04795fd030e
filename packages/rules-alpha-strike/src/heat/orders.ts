import type { Handler } from '@sortie/kernel';
import { explode, ring } from '../artillery/blast.ts';
import { has } from '../card/specials.ts';
import { destroy } from '../criticals/settle.ts';
import { type AlphaRule, core, does, obeys, type Table } from '../rule.ts';
import type { AlphaStrike, DeedCommand, Unit } from '../shape.ts';
import { isOn, isOrdered, ordersOf, runsHot, unitAt } from '../state.ts';

/** Orders are written down now and carried out in the End Phase. */
export const order: Handler<AlphaStrike, 'order'> = (play, { unit: id, order: what }) => {
  play.emit({ type: 'ordered', unit: id, order: what, until: play.state.turn });
};

export function carryOutOrders(play: Table): void {
  for (const { id } of play.state.units)
    for (const what of ordersOf(unitAt(play.state, id))) {
      const unit = unitAt(play.state, id);
      if (unit.fate === 'fighting' && isOrdered(unit, what)) play.run('obeying', { unit: id, order: what });
    }
}

/** Words that no rule in force opens are no orders, and nobody is told the same twice. */
const voluntary: AlphaRule = core('AS-heat-voluntary', {
  ...obeys({
    shutDown: (play, { id }) => play.emit({ type: 'shutDown', unit: id, heat: 0, rule: 'AS-heat-voluntary' }),
    restart: (play, { id }) => play.emit({ type: 'started', unit: id, rule: 'AS-heat-voluntary' }),
  }),
  forbids: {
    order: ({ units }, { unit: id, order: what }, _seat, book) => {
      const unit = units[id];
      if (!unit) return undefined;
      if (!book.permits('order', what)) return 'there is no such order';
      if (isOrdered(unit, what)) return 'that has been ordered';
      if (what === 'shutDown') return runsHot(unit) && !unit.shutdown ? undefined : 'it cannot be shut down';
      return what === 'restart' && !unit.shutdown ? 'it is running' : undefined;
    },
  },
});

/** A booby trap: Size times half the Move in a 2-inch template. */
function boobyTrap(play: Table, { unit: id }: DeedCommand): void {
  const unit = unitAt(play.state, id);
  if (!isOn(unit)) return;
  const points = unit.airborne ? unit.card.size : unit.card.size * Math.floor((unit.moves[0]?.value ?? 0) / 2);
  destroy(play, id);
  explode(play, { at: unit.at, rings: [ring(2, points)], rule: 'AS-sua-bt', by: null });
}

/** Cockpits of BattleMechs and fighters have a seat that leaves, others only with an ability. */
const mayEject = (unit: Unit): boolean => ['BM', 'AF', 'CF'].includes(unit.card.type) || has(unit, 'ES');

export const orderRules: readonly AlphaRule[] = [
  voluntary,
  core('AS-eject', {
    ...obeys({
      eject: (play, { id }) => {
        play.emit({ type: 'ejected', unit: id });
        destroy(play, id);
      },
    }),
    // Whoever lies in a virtual cockpit is not thrown out.
    affirms: { ejects: ({ unit }) => mayEject(unit) && !has(unit, 'VR') },
    forbids: {
      order: ({ units }, { unit, order: what }) =>
        what === 'eject' && units[unit] && !mayEject(units[unit]) ? 'nobody ejects from that' : undefined,
    },
    covers: ['AS-abandon', 'AS-sua-es'],
  }),
  core('AS-sua-bt', {
    ...does({ blowUp: boobyTrap }),
    forbids: {
      deed: ({ units }, { unit: id, deed }) =>
        deed === 'blowUp' && units[id] && !has(units[id], 'BT') ? 'it carries no charge' : undefined,
    },
  }),
];
