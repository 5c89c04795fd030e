import { isHex, type Place, samePlace, type Token, type Zone } from '@sortie/board-view';
import type { Shape } from '@sortie/kernel';
import type { Link } from '../link/index.ts';
import type { KeyDeed } from './keys.ts';
import type { Desk } from './use-desk.ts';
import type { Panels } from './use-panels.ts';
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
export function useDeeds(options: Options): (deed: KeyDeed) => boolean {
  const { desk, link } = options;
  return deed => {
    switch (deed.kind) {
      case 'walk':
        return walk(desk, deed.columns, deed.rows);
      case 'cycle':
        return cycle(desk, deed.by);
      case 'point':
        return point(desk);
      case 'confirm':
        return confirm(desk);
      case 'action':
        return act(desk, deed.key);
      case 'moveNow':
        if (!desk.snapshot.thinking || desk.snapshot.mine.length === 0) return false;
        desk.after(link.moveNow());
        return true;
      case 'turn':
      case 'aim':
      case 'pick':
        desk.turn.input(deed);
        return true;
      case 'pan':
        desk.board.current?.view()?.panBy(deed.x * PAN, deed.y * PAN);
        return true;
      case 'zoom':
        desk.board.current?.view()?.zoomBy(deed.by > 0 ? ZOOM : 1 / ZOOM);
        return true;
      default:
        DONE_ALWAYS[deed.kind](options);
        return true;
    }
  };
}

/** Deeds that need no more than their name, and that are always possible. */
const DONE_ALWAYS: { readonly [K in PlainKind]: (options: Options) => void } = {
  fit: ({ desk }) => desk.board.current?.view()?.fit(),
  centre: ({ desk }) => desk.board.current?.view()?.closeUp(desk.focus),
  fight: ({ desk }) => desk.board.current?.view()?.closeUp(desk.fight),
  inspect: ({ desk }) => desk.inspect(desk.pointer.now().at ?? desk.cursor ?? startOf(desk)),
  cancel,
  undo: ({ desk, link }) => undo(desk, link),
  skip: ({ desk }) => desk.presented.skip(),
  help: ({ help }) => help(),
  numbers: ({ numbers }) => numbers(),
  consider: ({ desk }) => desk.consider.toggle(),
  map: ({ panels }) => panels.toggle('map'),
  log: ({ panels }) => {
    panels.show('log');
    panels.toggle('log');
  },
  report: ({ panels }) => panels.open('report'),
  sheet: ({ panels }) => panels.toggle('sheet'),
  forces: ({ panels }) => panels.toggle('forces'),
};
type PlainKind = Exclude<
  KeyDeed['kind'],
  'walk' | 'cycle' | 'point' | 'confirm' | 'action' | 'moveNow' | 'turn' | 'aim' | 'pick' | 'pan' | 'zoom'
>;

/** A question or a look at something is closed first, and only then what is under way. */
function cancel({ desk, leave }: Options): void {
  desk.setNotice(undefined);
  if (desk.flow.asking || desk.inspected) {
    desk.flow.back();
    desk.inspect(undefined);
    return;
  }
  leave();
  desk.turn.input({ kind: 'cancel' });
}

/** Freely; where something was rolled or others have to agree, the same key once more. */
function undo({ snapshot, after, setNotice, notice }: Desk, link: Link<Shape>): void {
  const { undo: status } = snapshot;
  if (status.may === 'free') after(link.undo());
  else if (status.may === 'no') setNotice({ words: status.reason });
  else if (notice?.undo) after(link.undo(status.to));
  else setNotice({ undo: true });
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
  desk.go([next]);
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
  const action = desk.flow.asking ?? confirmable(desk.flow.actions);
  if (!action) return desk.cursor ? point(desk) : false;
  desk.setNotice(undefined);
  desk.setCursor(undefined);
  desk.flow.act(action.id);
  return true;
}

function act(desk: Desk, key: string): boolean {
  const action = desk.flow.actions.find(one => one.key === key);
  if (!action) return false;
  if (action.refusals && action.refusals.length > 0) desk.setNotice({ refusals: action.refusals });
  else desk.flow.act(action.id);
  return true;
}
