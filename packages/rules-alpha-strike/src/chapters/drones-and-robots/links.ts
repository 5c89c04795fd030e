import type { Handler } from '@sortie/kernel';
import { has } from '../../card/specials.ts';
import { silenceOf } from '../../electronics/control.ts';
import { type AlphaRule, core, type Seen } from '../../rule.ts';
import type { AlphaStrike } from '../../shape.ts';
import { isOn, marked, onTable } from '../../state.ts';

/** A drone without its controller, or inside a screen, does nothing. */
const silent = (view: Seen, id: number): string | undefined => (view.units[id] ? silenceOf(view, view.units[id]) : undefined);

/** Drones that hear nobody when a phase begins stand still for the rest of the turn. */
export const cutOff: Handler<AlphaStrike, 'cutOff'> = play => {
  for (const unit of onTable(play.state))
    if (silenceOf(play.state, unit) && !marked(unit, 'stunned'))
      play.emit({ type: 'stunned', unit: unit.id, until: play.state.turn, rule: 'AS-drone' });
};

/** A side of robots alone reacts more slowly: by two, by one with superior brains. */
function robotPenalty(units: readonly Parameters<typeof has>[0][]): number | undefined {
  if (units.length === 0 || !units.every(unit => has(unit, 'RBT') || has(unit, 'SDCS'))) return undefined;
  return units.every(unit => has(unit, 'SDCS')) ? -1 : -2;
}

export const linkRules: readonly AlphaRule[] = [
  core('AS-drone', {
    follows: {
      phaseBegan: (state, { phase }) =>
        (phase === 'movement' || phase === 'combat') && onTable(state).some(unit => silenceOf(state, unit))
          ? [{ type: 'cutOff' }]
          : undefined,
    },
    forbids: {
      attack: (view, { unit: id }) => silent(view, id),
      move: (view, { unit: id, mode }) => (mode === 'stand' ? undefined : silent(view, id)),
    },
    covers: ['AS-sua-dcc'],
  }),
  core('ASC-sua-sdcs', {
    adds: {
      initiative: ({ state, seat, contingent = 0 }) =>
        robotPenalty(state.units.filter(unit => unit.seat === seat && unit.contingent === contingent && isOn(unit))),
    },
    covers: ['AS-sua-sdcs', 'ASC-sua-rbt'],
  }),
];
