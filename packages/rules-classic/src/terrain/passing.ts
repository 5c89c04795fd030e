import { boardOf, onMap, siteAt, type Terrain, withSites } from '@sortie/board';
import { type Hex, sameHex } from '@sortie/geometry';
import type { Event } from '../event.ts';
import type { Play } from '../rule.ts';
import type { Passing, State } from '../shape.ts';
import { planWith } from './board.ts';

/** Smoke, fire and whatever else comes to lie in a hex while a game goes on, and goes away again. */
type Fact<E extends Event['type']> = Extract<Event, { readonly type: E }>;

function withGround(state: State, at: Hex, alter: (terrains: readonly Terrain[]) => readonly Terrain[]): State {
  const board = boardOf(state.board);
  const site = siteAt(board, at);
  if (!site) return state;
  return { ...state, board: planWith(withSites(board, [[at, { ...site, terrains: alter(site.terrains) }]])) };
}

const isSame = (one: Pick<Terrain, 'kind' | 'level'>, other: Pick<Terrain, 'kind' | 'level'>): boolean =>
  one.kind === other.kind && one.level === other.level;

/** Clouds of the same kind in one hex that can be told apart; a third makes no difference. */
const MOST_CLOUDS = 2;

/** One more cloud beside another of its kind, with a time of its own. */
function layCloud(state: State, { at, terrain, until }: Fact<'laid'>): State {
  const laid = withGround(state, at, terrains =>
    terrains.filter(one => isSame(one, terrain)).length < MOST_CLOUDS ? [...terrains, terrain] : terrains,
  );
  if (until === null) return laid;
  const isHere = (one: Passing): boolean => sameHex(one.at, at) && isSame(one.terrain, terrain);
  const mark: Passing = { at, terrain: { kind: terrain.kind, level: terrain.level }, until };
  const own = [...(state.passing ?? []).filter(isHere), mark].toSorted((a, b) => b.until - a.until).slice(0, MOST_CLOUDS);
  return { ...laid, passing: [...(state.passing ?? []).filter(one => !isHere(one)), ...own] };
}

/** A second cloud of a kind in a hex is no other cloud, unless it is said to be one: it only lasts as long as the later one. */
export function layDown(state: State, event: Fact<'laid'>): State {
  if (event.cloud) return layCloud(state, event);
  const { at, terrain, until } = event;
  const laid = withGround(state, at, terrains => (terrains.some(one => isSame(one, terrain)) ? terrains : [...terrains, terrain]));
  if (until === null) return laid;
  const mark: Passing = { at, terrain: { kind: terrain.kind, level: terrain.level }, until };
  const others = (state.passing ?? []).filter(one => !(sameHex(one.at, at) && isSame(one.terrain, terrain)));
  return { ...laid, passing: [...others, mark] };
}

/** One cloud of several goes: the one whose time is up first. */
function liftCloud(state: State, { at, terrain }: Fact<'lifted'>): State {
  const lifted = withGround(state, at, terrains =>
    terrains.toSpliced(
      terrains.findIndex(one => isSame(one, terrain)),
      1,
    ),
  );
  const passing = lifted.passing ?? [];
  const first = passing.filter(one => sameHex(one.at, at) && isSame(one.terrain, terrain)).toSorted((a, b) => a.until - b.until)[0];
  return { ...lifted, passing: passing.filter(one => one !== first) };
}

export function liftUp(state: State, event: Fact<'lifted'>): State {
  if (event.cloud) return liftCloud(state, event);
  const { at, terrain } = event;
  const lifted = withGround(state, at, terrains => terrains.filter(one => !isSame(one, terrain)));
  const { passing = [], ...rest } = lifted;
  const left = passing.filter(one => !(sameHex(one.at, at) && isSame(one.terrain, terrain)));
  return left.length > 0 ? { ...rest, passing: left } : rest;
}

const clouds = ({ board }: State, at: Hex, terrain: Pick<Terrain, 'kind' | 'level'>): readonly Terrain[] =>
  siteAt(boardOf(board), at)?.terrains.filter(one => one.kind === 'smoke' && isSame(one, terrain)) ?? [];

/** What has had its time goes away in the End Phase. */
export function liftPassing(play: Play): void {
  const { passing, turn } = play.state;
  if (!passing) return;
  for (const { at, terrain, until } of passing) {
    if (until > turn) continue;
    const others = clouds(play.state, at, terrain).length > 1;
    play.emit({ type: 'lifted', at, terrain, ...(others ? { cloud: true } : {}) });
  }
}

/** Something that hangs over a hex until the End Phase of a turn. */
export function lay(play: Play, at: Hex, terrain: Terrain, turns: number): void {
  if (!onMap(boardOf(play.state.board), at)) return;
  const cloud = play.book.holds('mingles', { terrain }) !== undefined;
  play.emit({ type: 'laid', at, terrain, until: play.state.turn + turns, ...(cloud ? { cloud } : {}) });
}
