import { isHex, type Place, samePlace, type Token, type Zone } from '@sortie/board-view';
import type { Shape } from '@sortie/kernel';
import type { Link } from '../link/index.ts';
import type { Panels } from './battle-screen.tsx';
import type { KeyDeed } from './keys.ts';
import type { Desk } from './use-desk.ts';
import { confirmable } from './use-turn.ts';
import { middleOf, nextIn, walked } from './walk.ts';

interface Options {
  readonly desk: Desk;
  readonly link: Link<Shape>;
  readonly panels: Panels;
  readonly help: () => void;
  readonly numbers: () => void;
  readonly leave: () => void;
}

const PAN = 120;
const ZOOM = 1.25;

/** Carries out what keys ask for. */
export function useDeeds({ desk, link, panels, help, numbers, leave }: Options): (deed: KeyDeed) => boolean {
  const { turn, board, snapshot } = desk;
  const view = () => board.current?.view();
  return deed => {
    switch (deed.kind) {
      case 'walk':
        return walk(desk, deed.columns, deed.rows);
      case 'cycle':
        return cycle(desk, deed.by);
      case 'pan':
        view()?.panBy(deed.x * PAN, deed.y * PAN);
        return true;
      case 'zoom':
        view()?.zoomBy(deed.by > 0 ? ZOOM : 1 / ZOOM);
        return true;
      case 'fit':
        view()?.fit();
        return true;
      case 'centre':
        desk.go(desk.units.find(({ key, onMap }) => onMap && key === turn.selected)?.token.at ?? desk.scene.overlays.ghost?.token.at);
        return true;
      case 'point':
        return point(desk);
      case 'confirm':
        return confirm(desk);
      case 'cancel':
        desk.setNotice(undefined);
        leave();
        turn.input({ kind: 'cancel' });
        return true;
      case 'undo':
        if (snapshot.undo.may === 'free') desk.after(link.undo());
        else desk.setNotice({ words: snapshot.undo.reason });
        return true;
      case 'turn':
      case 'aim':
        turn.input(deed);
        return true;
      case 'action':
        return act(desk, deed.key);
      case 'skip':
        desk.presented.skip();
        return true;
      case 'moveNow':
        if (!snapshot.thinking || snapshot.mine.length === 0) return false;
        desk.after(link.moveNow());
        return true;
      case 'help':
        help();
        return true;
      case 'numbers':
        numbers();
        return true;
      case 'log':
        panels.show('log');
        return true;
      case 'sheet':
        panels.toggle('right');
        return true;
      case 'forces':
        panels.toggle('left');
        return true;
    }
  };
}

/** Where a walk over the board begins: at the selected unit, what is being placed, a place that is marked, or the middle. */
function startOf({ cursor, turn, units, scene }: Desk): Place {
  if (cursor) return cursor;
  const { overlays, ground } = scene;
  const selected = units.find(({ key, onMap }) => onMap && key === turn.selected);
  return overlays.ghost?.token.at ?? selected?.token.at ?? inside(overlays.zones?.find(({ spotlight }) => spotlight)) ?? middleOf(ground);
}

/** Somewhere in the middle of a zone. */
function inside(zone: Zone | undefined): Place | undefined {
  const hexes = zone?.hexes;
  if (hexes) return hexes[hexes.length >> 1];
  const corners = zone?.outlines?.[0] ?? [];
  if (corners.length === 0) return undefined;
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
}

function walk(desk: Desk, columns: number, rows: number): boolean {
  const { turn, scene } = desk;
  const start = startOf(desk);
  const next = walked(start, columns, rows, scene.ground);
  desk.setCursor(next);
  turn.input({ kind: 'hover', at: next });
  desk.go(next, true);
  return true;
}

/** From unit to unit; after the last one the focus goes on to the panels. */
function cycle(desk: Desk, by: 1 | -1): boolean {
  const { turn, units } = desk;
  const list = turn.candidates.length > 0 ? turn.candidates : units.filter(({ lost }) => !lost).map(({ key }) => key);
  const next = nextIn(list, turn.selected, by);
  if (next === undefined) return false;
  desk.choose(next);
  const card = units.find(({ key }) => key === next);
  desk.setCursor(card?.onMap ? card.token.at : undefined);
  return true;
}

function point(desk: Desk): boolean {
  const { cursor, scene, turn } = desk;
  if (!cursor) return confirm(desk);
  const token = scene.tokens.find(one => one.mood !== 'wreck' && stands(one, cursor));
  desk.setNotice(undefined);
  turn.input({ kind: 'tap', at: cursor, extend: false, ...(token && { token: token.id }) });
  return true;
}

/** In the same hex, or with its base over the place. */
const stands = ({ at, width = 40 }: Token, place: Place): boolean =>
  isHex(at) || isHex(place) ? samePlace(at, place) : Math.hypot(at.x - place.x, at.y - place.y) <= width / 2;

function confirm(desk: Desk): boolean {
  if (desk.presented.view) {
    desk.presented.skip();
    return true;
  }
  const action = confirmable(desk.turn.shown.actions);
  if (!action) return desk.cursor ? point(desk) : false;
  desk.setNotice(undefined);
  desk.setCursor(undefined);
  desk.turn.input({ kind: 'act', id: action.id });
  return true;
}

function act(desk: Desk, key: string): boolean {
  const action = desk.turn.shown.actions.find(one => one.key === key);
  if (!action) return false;
  if (action.refusals && action.refusals.length > 0) desk.setNotice({ refusals: action.refusals });
  else desk.turn.input({ kind: 'act', id: action.id });
  return true;
}
