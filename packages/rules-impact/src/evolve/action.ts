import { unitAt } from '../model/lookup.ts';
import { changeActive, changeUnit, type Folds } from './change.ts';

/** Movement and fire. */
export const action: Folds<
  | 'stepped'
  | 'bounced'
  | 'landed'
  | 'crashed'
  | 'exited'
  | 'fellBack'
  | 'halted'
  | 'aimed'
  | 'boostLost'
  | 'reacted'
  | 'held'
  | 'wasted'
  | 'attacked'
  | 'fired'
  | 'painted'
> = {
  stepped: (state, { unit, from, to, level, aloft, heading, mp }) => {
    const before = unitAt(state, unit);
    const here = { at: to, level, aloft, heading, place: 'map' as const, ...(from === null && { entered: state.turn }) };
    const kept = from === null ? true : state.active?.kept;
    return changeActive(changeUnit(state, unit, here), unit, {
      mp,
      from,
      moved: true,
      kept: kept ?? true,
      ...(before.aloft && !aloft && { landed: true }),
    });
  },
  bounced: (state, { unit, from, level, mp, boost }) =>
    changeActive(changeUnit(state, unit, { level, aloft: true }), unit, {
      mp,
      bounced: true,
      kept: true,
      ...(boost && { boosted: true }),
      ...(level !== from && { moved: true }),
    }),
  landed: (state, { unit, at, level, mp }) =>
    changeActive(changeUnit(state, unit, { at, level, aloft: false }), unit, { mp, landed: true, kept: true, moved: true }),
  crashed: state => state,
  exited: (state, { unit, edge }) =>
    changeUnit(state, unit, { place: 'exited', at: null, level: 0, aloft: false, exit: edge, morale: 'good', paint: null }),
  fellBack: (state, { unit, to, level, aloft }) => changeUnit(state, unit, { at: to, level, aloft }),
  halted: (state, { unit }) => changeActive(state, unit, { stopped: true }),
  aimed: (state, { shot, mp }) => changeActive(state, shot.attacker, { shot, mp, mode: 'assault' }),
  boostLost: (state, { unit }) => changeActive(state, unit, { mp: (state.active?.mp ?? 1) - 1, boosted: false }),
  reacted: state => state,
  held: (state, { rest }) => (rest && state.active ? { ...state, active: { ...state.active, unopposed: true } } : state),
  wasted: (state, { unit }) => changeActive(state, unit, { shot: null, shots: (state.active?.shots ?? 0) + 1 }),
  attacked: state => state,
  fired: (state, { unit, target, d12, mode }) => {
    const { active } = state;
    if (active?.unit !== unit || mode === 'reaction') return state;
    return changeActive(state, unit, {
      shot: null,
      shots: active.shots + 1,
      first: active.first ?? { target, d12 },
      ...(mode !== 'panic' && { mode }),
      ...(mode !== 'assault' && { stopped: true }),
    });
  },
  painted: (state, { unit, by, bonus, until, took }) => {
    const marked = took ? changeUnit(state, unit, { paint: { bonus, until } }) : state;
    return by === null ? marked : changeActive(marked, by, { painted: unit, stopped: true });
  },
};
