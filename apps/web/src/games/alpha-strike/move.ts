import type { Spot } from '@sortie/board-view';
import { tell } from '@sortie/kernel';
import { type AlphaStrike, isOn, type Mode, type Standing } from '@sortie/rules-alpha-strike';
import type { Interaction } from '../../battle/face.ts';
import { allStand, movedOf } from '../../battle/progress.ts';
import { pointAt, turnedIn } from './ground.ts';
import { moveTogether } from './group.ts';
import { commandsFor } from './listed.ts';
import { withExtra } from './move-extras.ts';
import { against, isMode, moversIn } from './move-modes.ts';
import { MovePanel } from './move-panel.tsx';
import { show } from './move-show.ts';
import { commandOf, endOf, headingIn, type Moving, moverOf, type Now, pathOf, startIn, wayTo } from './move-state.ts';
import { type Moves, point, upTo } from './move-where.ts';
import { forget, plan, planFor } from './plans.ts';
import { idOf, keyOf } from './units.ts';

/** The same displacement for every friend that has yet to move: prepared, not sent. */
function together(moment: Now, unit: Standing, state: Moving): Moves {
  const { view, seat } = moment;
  const end = endOf(unit, state);
  const [dx, dy] = [end.x - unit.at.x, end.y - unit.at.y];
  for (const key of moversIn(moment)) {
    const other = view.units[idOf(key)];
    if (!isOn(other) || other.id === unit.id || other.lance !== unit.lance) continue;
    const start = startIn(against(moment, other, state.mode).length > 0 ? 'ground' : state.mode);
    const way = wayTo(moment, other, start, { x: other.at.x + dx, y: other.at.y + dy });
    if (way.state) plan(view, seat, key, state.heading === undefined ? way.state : { ...way.state, heading: state.heading });
  }
  return { send: commandOf(view, unit, state) };
}

function act(moment: Now, state: Moving, id: string): Moves {
  const unit = moverOf(moment);
  if (!unit) return {};
  const { view, seat } = moment;
  if (isMode(id)) return { state: startIn(id) };
  if (id === 'onwards') return { state: { ...state, settled: pathOf(state), leg: [] } };
  if (id === 'together') return together(moment, unit, state);
  if (id === 'forget') {
    forget(view, seat);
    return { state: startIn(state.mode) };
  }
  if (id === 'confirm') {
    forget(view, seat, keyOf(unit.id));
    return { send: commandOf(view, unit, state) };
  }
  if (id.startsWith('use:')) {
    const { with: used, ...extras } = state.extras;
    const gift = id.slice('use:'.length);
    return { state: { ...state, extras: used?.includes(gift) ? extras : { ...extras, with: [gift] } } };
  }
  const extra = withExtra(state, id);
  if (extra) return { state: extra };
  const listed = commandsFor(moment).find(one => one.id === id);
  return listed ? { send: listed.command } : {};
}

function begun(moment: Now): Moving {
  const unit = moverOf(moment);
  if (!unit) return startIn('ground');
  const prepared = planFor(moment.view, moment.seat, keyOf(unit.id));
  if (prepared) return prepared;
  const mode: Mode = (['ground', 'jump'] as const).find(one => against(moment, unit, one).length === 0) ?? 'stand';
  return startIn(mode);
}

/** Choose a mode, see what can be reached, point at a place or drag the unit there, turn, confirm. */
export const move: Interaction<AlphaStrike, Moving, Spot> = {
  candidates: moversIn,
  begin: begun,
  progress: moment => movedOf(moversIn(moment).length, moment.view.units.filter(unit => unit.seat === moment.seat && isOn(unit)).length),
  on(moment, state, input) {
    switch (input.kind) {
      case 'select':
        return moversIn(moment).includes(input.unit) ? { select: input.unit, state: begun({ ...moment, selected: input.unit }) } : {};
      case 'tap':
        if (input.token !== undefined && input.token !== moment.selected) {
          const chosen = move.on(moment, state, { kind: 'select', unit: input.token });
          return chosen.select === undefined ? point(moment, state, input.at) : chosen;
        }
        return point(moment, input.extend ? { ...state, settled: pathOf(state), leg: [] } : state, input.at);
      case 'drag': {
        if (input.token !== moment.selected) return {};
        const change = point(moment, state, input.at);
        return change.state ? change : { state };
      }
      case 'hover': {
        const { over: _, ...rest } = state;
        return { state: input.at ? { ...rest, over: pointAt(moment.view, input.at) } : rest };
      }
      case 'head':
        return { state: { ...state, heading: turnedIn(moment.view, input.heading, 0) } };
      case 'turn': {
        const unit = moverOf(moment);
        return unit ? { state: { ...state, heading: turnedIn(moment.view, headingIn(moment.view, unit, state), input.by) } } : {};
      }
      case 'aim':
        return upTo(moment, state, input.by);
      case 'cancel':
        return state.leg || state.settled.length > 0 ? { state: startIn(state.mode) } : {};
      case 'act':
        return act(moment, state, input.id);
      default:
        return {};
    }
  },
  show,
  all: {
    label: tell('All stand still'),
    gives: moment => allStand(moversIn(moment).length),
    next: moment => {
      const unit = moment.view.units[idOf(moversIn(moment)[0] ?? '')];
      return isOn(unit) ? commandOf(moment.view, unit, startIn('stand')) : undefined;
    },
  },
  groups: moveTogether,
  rest: ({ over: _, ...state }) => state,
  Panel: MovePanel,
};
