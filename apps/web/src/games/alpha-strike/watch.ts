import type { Measure, Overlays, Spot } from '@sortie/board-view';
import type { View } from '@sortie/kernel';
import { type AlphaStrike, isOn, radiusOf } from '@sortie/rules-alpha-strike';
import type { Interaction, Moment } from '../../battle/face.ts';
import { foes } from './prospects.ts';
import { toSpot } from './scale.ts';
import { factsOn, hovered, merged, ringsAround, sightLine, tapeFrom } from './tape.ts';
import { unitOf } from './units.ts';

/** Where the pointer is, and the tape that was laid last: the next one begins where it ends. */
interface Watching {
  readonly over?: Spot;
  readonly laid?: { readonly from: Spot; readonly to: Spot };
}

/** The laid tape, and on from its end; without one from the selected unit. */
function measuresFrom({ view, selected }: Moment<AlphaStrike>, { over, laid }: Watching): readonly Measure[] {
  if (laid) {
    const onwards =
      over && (over.x !== laid.to.x || over.y !== laid.to.y) ? [{ ...tapeFrom(view, laid.to, over), tone: 'quiet' as const }] : [];
    return [...(laid.from === laid.to ? [] : [tapeFrom(view, laid.from, laid.to)]), ...onwards];
  }
  const unit = unitOf(view, selected);
  return over && isOn(unit) ? hovered(view, unit, over) : [];
}

const outlooks = new WeakMap<View<AlphaStrike>, Map<string, Overlays>>();

/** What the selected unit sees and how far its brackets reach; worked out once, not for every place that the pointer passes. */
function outlook({ view, book, selected = '' }: Moment<AlphaStrike>): Overlays {
  const known = outlooks.get(view) ?? new Map<string, Overlays>();
  outlooks.set(view, known);
  const found = known.get(selected);
  if (found) return found;
  const unit = unitOf(view, selected === '' ? undefined : selected);
  const sights = isOn(unit) ? foes(view, unit.seat).map(foe => sightLine(view, book, unit, foe, true)) : [];
  const made: Overlays = merged(isOn(unit) ? { rings: ringsAround(unit.at, radiusOf(unit)), sights } : {}, factsOn(view));
  known.set(selected, made);
  return made;
}

/** Nothing to decide: hovering measures from the selected unit, a tap lays the tape and the next one goes on from there. */
export const watch: Interaction<AlphaStrike, Watching, Spot> = {
  candidates: () => [],
  begin: () => ({}),
  on(moment, state, input) {
    switch (input.kind) {
      case 'hover': {
        const { over: _, ...rest } = state;
        return { state: input.at ? { ...rest, over: input.at } : rest };
      }
      case 'tap': {
        if (input.token !== undefined) return { state: {}, select: input.token };
        const unit = unitOf(moment.view, moment.selected);
        const from = state.laid?.to ?? (isOn(unit) ? toSpot(unit.at) : input.at);
        return { state: { ...state, laid: { from, to: input.at } } };
      }
      case 'select':
        return { state: {}, select: input.unit };
      case 'cancel':
        return state.laid ? { state: {} } : {};
      default:
        return {};
    }
  },
  show(moment, state) {
    const measures = measuresFrom(moment, state);
    return { overlays: merged({ measures }, outlook(moment)), actions: [] };
  },
};
