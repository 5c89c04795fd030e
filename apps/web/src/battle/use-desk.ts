import type { Overlays, Place, Scene } from '@sortie/board-view';
import type { Refusal, Shape } from '@sortie/kernel';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { because } from '../i18n/index.ts';
import type { Link, Refused, Reply, Snapshot } from '../link/index.ts';
import type { BoardHandle } from './board-area.tsx';
import type { GameFace, UnitCard, UnitKey } from './face.ts';
import { useCalm, useWide } from './use-media.ts';
import { usePresented } from './use-presented.ts';
import { type Turn, useTurn } from './use-turn.ts';

/** Something said once, at the bottom of the screen: why a thing was not done. */
export interface Notice {
  readonly words?: string;
  readonly refusals?: readonly Refusal[];
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
  const quick = useQuick();
  const calm = useCalm();

  const presented = usePresented({
    snapshot,
    face,
    play: effects => board.current?.view()?.play(effects) ?? Promise.resolve(),
    stop: () => board.current?.view()?.skip(),
    calm: calm || quick.on,
  });
  const view = presented.view ?? snapshot.view;
  const units = useMemo(() => face.units(view, snapshot.facing), [face, view, snapshot.facing]);
  const after = (reply: Promise<Reply>): void => void reply.then(said => said.ok || setNotice(noticeOf(said.refusal)));
  const turn = useTurn({
    snapshot,
    face,
    view,
    resting: presented.view === undefined && !snapshot.busy,
    send: command => after(link.send(command)),
    refuse: refusals => setNotice({ refusals }),
  });
  const scene = useScene(face, view, units, turn, cursor, trail);
  const go = (at: Place | undefined, ifHidden = false): void => {
    if (at) board.current?.view()?.centreOn(at, { ifHidden });
  };
  useCloseUp(face, scene, turn, at => board.current?.view()?.centreOn(at, { zoom: face.closeUp ?? 1 }));
  const choose = (unit: UnitKey): void => {
    turn.input({ kind: 'select', unit });
    const card = units.find(({ key }) => key === unit);
    if (card?.onMap) go(card.token.at);
  };
  return {
    snapshot,
    board,
    view,
    units,
    turn,
    scene,
    calm,
    cursor,
    setCursor,
    setTrail,
    notice,
    setNotice,
    presented,
    quick,
    after,
    go,
    choose,
  };
}

export type Desk = ReturnType<typeof useDesk>;

function useScene(
  face: GameFace<Shape>,
  view: Snapshot<Shape>['view'],
  units: readonly UnitCard[],
  turn: Turn,
  cursor: Place | undefined,
  trail: readonly Place[],
): Scene {
  const ground = face.ground(view);
  const { overlays } = turn.shown;
  const { selected, candidates } = turn;
  return useMemo(() => {
    const tokens = units
      .filter(({ onMap }) => onMap)
      .map(({ key, token }) => (candidates.includes(key) && token.mood !== 'wreck' ? { ...token, mood: 'ready' as const } : token));
    const chosen = selected === undefined ? {} : { selected };
    return { ground, tokens, overlays: { ...chosen, ...overlays, ...(cursor && { cursor }), ...ghostly(trail, overlays) } };
  }, [ground, units, overlays, selected, candidates, cursor, trail]);
}

/** A way lies over the one that is being planned; a single place is marked. */
function ghostly(trail: readonly Place[], { marks = [] }: Overlays): Overlays {
  const [at] = trail;
  if (!at) return {};
  return trail.length > 1
    ? { path: { stops: trail.map(stop => ({ at: stop })) } }
    : { marks: [...marks, { at, text: '?', tone: 'danger' }] };
}

/** Large boards on small screens: whoever is to act comes near, once for every question about somebody else. */
function useCloseUp(face: GameFace<Shape>, { tokens, overlays }: Scene, turn: Turn, go: (at: Place) => void): void {
  const wide = useWide();
  const { selected, awaiting } = turn;
  const asked = awaiting !== undefined && !wide && face.closeUp !== undefined;
  const at = overlays.ghost?.token.at ?? tokens.find(({ id }) => id === selected)?.at;
  const known = at !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another soldier moves the map, not its steps.
  useEffect(() => {
    if (asked && at) go(at);
  }, [asked, selected, known]);
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

const QUICK = 'sortie.quick-dice';

/** Dice and moves without a show, kept on the device. */
function useQuick(): { readonly on: boolean; readonly toggle: () => void } {
  const [on, setOn] = useState(() => localStorage.getItem(QUICK) === 'yes');
  return {
    on,
    toggle: () => {
      localStorage.setItem(QUICK, on ? 'no' : 'yes');
      setOn(!on);
    },
  };
}
