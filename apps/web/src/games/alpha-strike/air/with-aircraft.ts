import type { Spot } from '@sortie/board-view';
import type { AlphaStrike } from '@sortie/rules-alpha-strike';
import { createElement } from 'react';
import type { Change, Interaction } from '../../../battle/face.ts';
import { asBefore } from '../wrap.ts';
import { FlightPanel } from './flight-panel.tsx';
import { begun, type Flying, flyerOf, flyersIn, type Now } from './flight-state.ts';
import { flown, showFlight } from './fly.ts';

/** Either a move on the table or a flight over it. */
interface Both<S> {
  readonly inner: S;
  readonly flying?: Flying;
}

/** Moves of everybody: aircraft are chosen like all others, and fly instead. */
export function withAircraft<S>(inner: Interaction<AlphaStrike, S, Spot>): Interaction<AlphaStrike, Both<S>, Spot> {
  const { Panel } = inner;
  const wrapped = ({ state, ...rest }: Change<AlphaStrike, S>): Change<AlphaStrike, Both<S>> =>
    state === undefined ? rest : { ...rest, state: { inner: state } };
  const taken = (moment: Now, key: string): Change<AlphaStrike, Both<S>> => {
    const there = { ...moment, selected: key };
    const unit = flyerOf(there);
    return unit ? { select: key, state: { inner: inner.begin(there), flying: begun(there, unit) } } : {};
  };
  return {
    ...asBefore(inner),
    groups: (moment, state, group) => (state.flying ? [] : (inner.groups?.(moment, state.inner, group) ?? [])),
    rest: ({ inner: state, ...flying }) => ({ ...flying, inner: inner.rest ? inner.rest(state) : state }),
    candidates: moment => {
      const air = flyersIn(moment);
      return [...inner.candidates(moment).filter(key => !air.includes(key)), ...air];
    },
    begin: moment => {
      const unit = flyerOf(moment);
      return { inner: inner.begin(moment), ...(unit && { flying: begun(moment, unit) }) };
    },
    on(moment, state, input) {
      const key = input.kind === 'select' ? input.unit : input.kind === 'tap' ? input.token : undefined;
      if (key !== undefined && key !== moment.selected && flyersIn(moment).includes(key)) return taken(moment, key);
      const unit = flyerOf(moment);
      if (!unit || !state.flying) return wrapped(inner.on(moment, state.inner, input));
      if (key !== undefined && inner.candidates(moment).includes(key))
        return wrapped(inner.on(moment, state.inner, { kind: 'select', unit: key }));
      const { state: flying, ...rest } = flown(moment, unit, state.flying, input);
      return flying ? { ...rest, state: { ...state, flying } } : rest;
    },
    show(moment, state) {
      const unit = flyerOf(moment);
      return unit && state.flying ? showFlight(moment, unit, state.flying) : inner.show(moment, state.inner);
    },
    Panel: ({ moment, state, input, change }) => {
      if (state.flying) return createElement(FlightPanel, { moment, state: state.flying, input });
      return Panel ? createElement(Panel, { moment, state: state.inner, input, change: one => change(wrapped(one)) }) : null;
    },
  };
}
