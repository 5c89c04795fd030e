import { type BoardView, type Overlays, type Place, pointOf, type Scene, type Token } from '@sortie/board-view';
import type { Refusal, Shape, View } from '@sortie/kernel';
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { because } from '../i18n/index.ts';
import type { Link, Refused, Reply, Snapshot } from '../link/index.ts';
import type { BoardHandle } from './board-area.tsx';
import { useConsider } from './consider/use-consider.ts';
import type { Fact, GameFace, Inspection, Moment, UnitCard, UnitKey } from './face.ts';
import { createPointer } from './inspect/pointer.ts';
import type { Box } from './present/beside.ts';
import { mayRead, type Showing } from './present/presenter.ts';
import { useStaging } from './present/staging.ts';
import { type Happening, happenings } from './report/chronicle.ts';
import { phaseReports } from './report/phases.ts';
import { sounds } from './sound/sound.ts';
import { useFlow } from './use-flow.ts';
import { useCalm, useWide } from './use-media.ts';
import { usePresented } from './use-presented.ts';
import { type Turn, useTurn } from './use-turn.ts';

/** Something said once, at the bottom of the screen: why a thing was not done. */
export interface Notice {
  readonly words?: string;
  readonly refusals?: readonly Refusal[];
  /** What would be taken back, before it is. */
  readonly undo?: true;
}

const NOTICE_LASTS = 7000;
const NO_TRAIL: readonly Place[] = [];

/** Everything that the battle screen shows and does, derived from the link and the face. */
export function useDesk(link: Link<Shape>, face: GameFace<Shape>) {
  const snapshot = useSyncExternalStore(link.subscribe, link.snapshot);
  const board = useRef<BoardHandle>(null);
  const [cursor, setCursor] = useState<Place | undefined>();
  /** A way that somebody wants to see on the board for a moment. */
  const [trail, setTrail] = useState<readonly Place[]>(NO_TRAIL);
  const [notice, setNotice] = useNotice();
  const [pointer] = useState(createPointer);
  const calm = useCalm();
  const presented = useStaged(snapshot, face, board, calm);
  const view = presented.view ?? snapshot.view;
  const units = useMemo(() => face.units(view, snapshot.facing), [face, view, snapshot.facing]);
  const after = (reply: Promise<Reply>): void => void reply.then(said => said.ok || setNotice(noticeOf(said.refusal)));
  const asked = useTurn({
    snapshot,
    face,
    view,
    resting: presented.view === undefined && !snapshot.busy,
    send: command => after(link.send(command)),
    refuse: refusals => setNotice({ refusals }),
  });
  const consider = useConsider({ turn: asked, face, units });
  const { turn } = consider;
  const scene = useScene(face, view, units, turn, cursor, trail, consider.ghosts);
  const told = useTold(snapshot, face, presented.upTo);
  const go = (places: readonly Place[]): void => board.current?.view()?.see(places);
  const focus = useFocus(face, scene, turn, board);
  const choose = (unit: UnitKey, along = false): void => chosenIn(units, turn, unit, along, go);
  const flow = useFlow({ turn, units, choose, send: command => after(link.send(command)) });
  // What was refused in one phase means nothing in the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question takes the notice away.
  useEffect(() => setNotice(undefined), [asked.awaiting?.question, snapshot.entries.length]);
  useTurnSound(snapshot.acting !== undefined && asked.awaiting !== undefined);
  const shown = { snapshot, board, view, units, turn, consider, flow, scene, calm, presented };
  const state = { cursor, setCursor, setTrail, notice, setNotice, after, go, focus };
  return {
    ...useInspection(face, turn.moment, view),
    ...shown,
    ...state,
    fight: focus.length > 1 ? focus : scene.tokens.filter(({ mood }) => mood !== 'wreck').map(({ at }) => at),
    /** Where those are in the window whom the dice are about. */
    fightBox: () => boxOf(board.current?.view(), scene.tokens, presented.about ?? []),
    boxAround: (keys: readonly UnitKey[]) => boxOf(board.current?.view(), scene.tokens, keys),
    pointer,
    briefOn: (unit: UnitKey): readonly Fact[] => face.brief?.(turn.moment, unit) ?? [],
    unread: useUnread(snapshot),
    happenings: told,
    reports: useMemo(() => phaseReports(told, face), [told, face]),
    /** Shows on the board once more what a line tells of. */
    showAgain: (happening: Happening): void => {
      const { effects, places, trail: way } = onceMore(face, scene, happening, calm);
      go(places);
      if (effects.length > 0) void board.current?.view()?.play(effects, 1);
      else setTrail(way);
    },
    choose,
  };
}

export type Desk = ReturnType<typeof useDesk>;

/** A unit is chosen, alone or along with others, and brought into view. */
function chosenIn(
  units: readonly UnitCard[],
  { input }: Turn,
  unit: UnitKey,
  along: boolean,
  go: (places: readonly Place[]) => void,
): void {
  const card = units.find(({ key }) => key === unit);
  if (along && card) input({ kind: 'tap', at: card.token.at, token: unit, extend: true });
  else input({ kind: 'select', unit });
  if (card?.onMap) go([card.token.at]);
}

/** News is played on the board and heard, at the pace that was asked for. */
function useStaged(snapshot: Snapshot<Shape>, face: GameFace<Shape>, board: RefObject<BoardHandle | null>, calm: boolean) {
  const instant = useStaging(({ pace }) => pace === 'instant');
  useEffect(() => sounds.listenForGesture(), []);
  return usePresented({
    snapshot,
    face,
    play: (effects, speed) => {
      sounds.effects(effects, speed);
      return board.current?.view()?.play(effects, speed) ?? Promise.resolve();
    },
    stop: () => board.current?.view()?.skip(),
    calm,
    instant,
  });
}

/** What there is to see again of something that happened: effects, or else where it was. */
function onceMore(face: GameFace<Shape>, { tokens }: Scene, { told: { at, units = [] }, line, before }: Happening, calm: boolean) {
  return {
    effects: line.event && before && !calm ? face.effects(before, line.event) : [],
    places: [...(at ? [at] : []), ...tokens.filter(({ id }) => units.includes(id)).map(one => one.at)],
    trail: at ? [at] : NO_TRAIL,
  };
}

/** What has happened as far as it may be known while news is being shown. */
function useTold({ game: { ruleset }, log, entries, views }: Snapshot<Shape>, face: GameFace<Shape>, upTo: Showing['upTo']) {
  return useMemo(() => {
    const read = upTo ? log.filter(({ key }) => mayRead({ upTo }, key)) : log;
    return happenings({ ruleset, log: read, entries, views }, face);
  }, [ruleset, log, entries, views, face, upTo]);
}

function useScene(
  face: GameFace<Shape>,
  view: Snapshot<Shape>['view'],
  units: readonly UnitCard[],
  turn: Turn,
  cursor: Place | undefined,
  trail: readonly Place[],
  ghosts: readonly Token[],
): Scene {
  const ground = face.ground(view);
  const { overlays } = turn.shown;
  const { selected, candidates, group, gathered } = turn;
  return useMemo(() => {
    const tokens = units
      .filter(({ onMap }) => onMap)
      .map(({ key, token }) => (candidates.includes(key) && token.mood !== 'wreck' ? { ...token, mood: 'ready' as const } : token));
    const chosen = { ...(selected !== undefined && { selected }), ...(group.length > 1 && { group }) };
    const shows = gathered.flatMap(one => one.shows ?? []);
    const drawn = shows.length > 0 ? { ...overlays, measures: [...(overlays.measures ?? []), ...shows] } : overlays;
    return {
      ground,
      tokens: [...tokens, ...ghosts],
      overlays: { ...chosen, ...drawn, ...(cursor && { cursor }), ...ghostly(trail, overlays) },
    };
  }, [ground, units, overlays, selected, candidates, cursor, trail, ghosts, group, gathered]);
}

/** A way lies over the one that is being planned; a single place is marked. */
function ghostly(trail: readonly Place[], { marks = [] }: Overlays): Overlays {
  const [at] = trail;
  if (!at) return {};
  return trail.length > 1
    ? { path: { stops: trail.map(stop => ({ at: stop })) } }
    : { marks: [...marks, { at, text: '?', tone: 'danger' }] };
}

/**
 * Who acts and whom it is about: both are kept in view, and the map moves only when they are not. On a small screen a large board comes near
 * whoever is to act.
 */
function useFocus(face: GameFace<Shape>, { tokens, overlays }: Scene, turn: Turn, board: RefObject<BoardHandle | null>): readonly Place[] {
  const wide = useWide();
  const { selected, awaiting, other } = turn;
  const standing = (id: UnitKey | undefined): Place | undefined => tokens.find(token => token.id === id)?.at;
  const acting = overlays.ghost?.token.at ?? standing(selected);
  const target = standing(overlays.target ?? other);
  const foe = target ?? (acting && nearestFoe(tokens, selected, acting));
  const there = [acting, target].filter(at => at !== undefined);
  const places = acting ? there : (turn.shown.focus ?? there);
  const asked = awaiting !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only somebody else moves the map, not every step.
  useEffect(() => {
    const view = board.current?.view();
    if (!asked || !view || places.length === 0) return;
    if (!wide && face.closeUp !== undefined) view.closeUp(places, face.closeUp);
    else view.see(places, foe && !target ? [foe] : []);
  }, [asked, selected, acting !== undefined, foe !== undefined, overlays.target ?? other]);
  return foe && !target ? [...places, foe] : places;
}

interface Inspecting {
  /** The place that is looked at, with all that is known of it. */
  readonly inspected: (Inspection & { readonly at: Place }) | undefined;
  readonly inspect: (at: Place | undefined) => void;
}

/** Looking at a place lasts until the view changes. */
function useInspection(face: GameFace<Shape>, moment: Moment<Shape>, view: View<Shape>): Inspecting {
  const [looked, setLooked] = useState<{ readonly at: Place; readonly of: View<Shape> }>();
  const at = looked?.of === view ? looked.at : undefined;
  const inspected = useMemo(() => (at && face.inspect ? { ...face.inspect(moment, at), at } : undefined), [face, moment, at]);
  return { inspected, inspect: place => setLooked(place && { at: place, of: view }) };
}

/** Half of what a unit takes on the screen, in drawing units. */
const ROOM = 34;

function boxOf(view: BoardView | undefined, tokens: readonly Token[], about: readonly UnitKey[]): Box | undefined {
  const standing = tokens.filter(({ id }) => about.includes(id));
  if (!view || standing.length === 0) return undefined;
  const corners = standing.flatMap(({ at }) => {
    const { x, y } = pointOf(at);
    return [view.screenOf({ x: x - ROOM, y: y - ROOM }), view.screenOf({ x: x + ROOM, y: y + ROOM })];
  });
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The enemy that stands nearest to whoever acts. */
function nearestFoe(tokens: readonly Token[], own: UnitKey | undefined, at: Place): Place | undefined {
  const side = tokens.find(({ id }) => id === own)?.side;
  const from = pointOf(at);
  const far = (token: Token): number => Math.hypot(pointOf(token.at).x - from.x, pointOf(token.at).y - from.y);
  const foes = tokens.filter(token => token.side !== side && token.side !== 'neutral' && token.mood !== 'wreck');
  return side === undefined ? undefined : foes.sort((a, b) => far(a) - far(b))[0]?.at;
}

/** What others have said since the talk was last looked at is not known here; one's own words never count. */
function useUnread({ chat, mine }: Snapshot<Shape>): number {
  return chat.filter(({ from }) => !mine.includes(from)).length;
}

/** A chime when it becomes one's own move. */
function useTurnSound(mine: boolean): void {
  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current) sounds.turn();
    before.current = mine;
  }, [mine]);
}

function useNotice(): readonly [Notice | undefined, (notice: Notice | undefined) => void] {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(undefined), NOTICE_LASTS);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice];
}

const noticeOf = (refused: Refused): Notice =>
  refused.refusals && refused.refusals.length > 0 ? { refusals: refused.refusals } : { words: because(refused) };
