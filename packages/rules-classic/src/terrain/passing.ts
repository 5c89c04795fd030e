import { boardOf, siteAt, type Terrain, withSites } from '@sortie/board';
import { type Hex, sameHex } from '@sortie/geometry';
import type { Event } from '../event.ts';
import type { Table } from '../rule.ts';
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

/** A second cloud of a kind in a hex is no other cloud: it only lasts as long as the later one. */
export function layDown(state: State, { at, terrain, until }: Fact<'laid'>): State {
  const laid = withGround(state, at, terrains => (terrains.some(one => isSame(one, terrain)) ? terrains : [...terrains, terrain]));
  if (until === null) return laid;
  const mark: Passing = { at, terrain: { kind: terrain.kind, level: terrain.level }, until };
  const others = (state.passing ?? []).filter(one => !(sameHex(one.at, at) && isSame(one.terrain, terrain)));
  return { ...laid, passing: [...others, mark] };
}

export function liftUp(state: State, { at, terrain }: Fact<'lifted'>): State {
  const lifted = withGround(state, at, terrains => terrains.filter(one => !isSame(one, terrain)));
  const { passing = [], ...rest } = lifted;
  const left = passing.filter(one => !(sameHex(one.at, at) && isSame(one.terrain, terrain)));
  return left.length > 0 ? { ...rest, passing: left } : rest;
}

/** What has had its time goes away in the End Phase. */
export function liftPassing(play: Table): void {
  const { passing, turn } = play.state;
  if (!passing) return;
  for (const { at, terrain, until } of passing) if (until <= turn) play.emit({ type: 'lifted', at, terrain });
}
