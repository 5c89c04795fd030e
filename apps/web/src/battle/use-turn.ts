import type { Overlays } from '@sortie/board-view';
import { type Awaiting, type Refusal, type Shape, type Telling, tell, type View } from '@sortie/kernel';
import { useMemo, useState } from 'react';
import type { Snapshot } from '../link/index.ts';
import type { Action, Change, GameFace, Input, Interaction, Moment, Shown, Together, UnitKey } from './face.ts';
import { gathers, grown, leadOf, togetherAmong } from './gather.ts';
import { useStable } from './use-stable.ts';

interface Held {
  /** Which question this is the state of; another question begins anew. */
  readonly key: string;
  readonly state: unknown;
  readonly selected: UnitKey | undefined;
  readonly looked: UnitKey | undefined;
  /** Those who were chosen together, whoever is selected among them. */
  readonly group: readonly UnitKey[];
}

/** One question on the table with its state, as the screen needs it. */
export interface Turn {
  readonly interaction: Interaction<Shape> | undefined;
  readonly awaiting: Awaiting | undefined;
  readonly moment: Moment<Shape>;
  readonly state: unknown;
  readonly shown: Shown;
  readonly candidates: readonly UnitKey[];
  /** How far the phase has come. */
  readonly progress: Telling | undefined;
  readonly selected: UnitKey | undefined;
  /** Several who were chosen together; nobody where it is one. */
  readonly group: readonly UnitKey[];
  /** What they could do at once. */
  readonly gathered: readonly Together<Shape>[];
  /** The unit whose sheet is second. */
  readonly other: UnitKey | undefined;
  readonly input: (input: Input) => void;
  readonly change: (change: Change<Shape, unknown>) => void;
  /** Only to look at: does not touch the question. */
  readonly look: (unit: UnitKey | undefined) => void;
}

const NOTHING: Shown = { overlays: {}, actions: [] };
const NONE: readonly UnitKey[] = [];
const NOBODY: readonly Together<Shape>[] = [];

interface Options {
  readonly snapshot: Snapshot<Shape>;
  readonly face: GameFace<Shape>;
  /** The picture on the screen, which may lag behind while news is presented. */
  readonly view: View<Shape>;
  /** While news is presented nothing can be decided. */
  readonly resting: boolean;
  readonly send: (command: Shape['command']) => void;
  readonly refuse: (refusals: readonly Refusal[]) => void;
}

/** What is asked now, how it is answered on the screen, and by which name this moment of it goes. */
function askedIn({ acting, awaiting: all, entries, facing }: Snapshot<Shape>, face: GameFace<Shape>, resting: boolean) {
  const awaiting = resting ? all.find(({ seat }) => seat === acting) : undefined;
  const asked = awaiting && (face.interactions[awaiting.question] ?? face.otherwise);
  const watching = resting && !awaiting ? face.watching : undefined;
  const seat = acting ?? facing;
  // Whoever watches goes on measuring while the game goes on.
  const key = watching ? `${seat}|watching` : `${seat}|${awaiting?.question ?? ''}|${entries.length}`;
  return { awaiting, interaction: asked ?? watching, seat, key };
}

/** Holds what somebody is about to do until it is sent. */
export function useTurn({ snapshot, face, view, resting, send, refuse }: Options): Turn {
  const { book, game } = snapshot;
  const { awaiting, interaction, seat, key } = askedIn(snapshot, face, resting);
  const momentFor = (selected: UnitKey | undefined): Moment<Shape> => ({ ruleset: game.ruleset, book, view, seat, selected });

  const [held, setHeld] = useState<Held>({ key: '', state: undefined, selected: undefined, looked: undefined, group: NONE });
  let now = held;
  if (held.key !== key) {
    const selected = firstChoice(interaction?.candidates(momentFor(held.selected)) ?? NONE, held.selected);
    now = { key, state: interaction?.begin(momentFor(selected)), selected, looked: held.looked, group: held.group };
    setHeld(now);
  }

  const { selected, state: shownState } = now;
  // One moment as long as nothing of it changes, so that what was worked out for it can be kept.
  const moment = useMemo<Moment<Shape>>(
    () => ({ ruleset: game.ruleset, book, view, seat, selected }),
    [game.ruleset, book, view, seat, selected],
  );
  const shown = useMemo(
    () => (interaction ? interaction.show(moment, shownState) : { ...NOTHING, overlays: resting ? idle(face, moment) : {} }),
    [interaction, moment, shownState, resting, face],
  );
  const candidates = useMemo(() => interaction?.candidates(moment) ?? NONE, [interaction, moment]);

  const { group, gathered } = useGathered(now.group, interaction, moment, shownState, candidates);

  const apply = (change: Change<Shape, unknown>): void => {
    if (change.refusals && change.refusals.length > 0) refuse(change.refusals);
    setHeld(last => changed(last, change));
    if (change.send) send(change.send);
  };

  return {
    interaction,
    awaiting,
    moment,
    state: now.state,
    shown,
    candidates,
    progress: useMemo(() => interaction?.progress?.(moment), [interaction, moment]),
    selected: now.selected,
    group,
    gathered,
    other: now.looked ?? shown.other,
    change: useStable(apply),
    look: looked => setHeld(last => ({ ...last, looked })),
    input: useStable((input: Input) => {
      if (gathers(input, candidates)) {
        setHeld(last => ({ ...last, group: grown(last, group, input, candidates) }));
        const first = leadOf(input, candidates, selected);
        if (first !== undefined) apply(interaction?.on(moment, now.state, { kind: 'select', unit: first }) ?? {});
        return;
      }
      const change: Change<Shape, unknown> = interaction?.on(moment, now.state, input) ?? {};
      if (Object.keys(change).length > 0) apply(change);
      else setHeld(last => fallenBack(last, input));
    }),
  };
}

/** Those who are chosen together, and what they could do at once. */
function useGathered(
  chosen: readonly UnitKey[],
  interaction: Interaction<Shape> | undefined,
  moment: Moment<Shape>,
  state: unknown,
  candidates: readonly UnitKey[],
): Pick<Turn, 'group' | 'gathered'> {
  const { selected } = moment;
  const group = useMemo(() => togetherAmong(chosen, candidates, selected), [chosen, candidates, selected]);
  const gathered = useMemo(
    () => (group.length > 1 ? (interaction?.groups?.(moment, state, group) ?? NOBODY) : NOBODY),
    [interaction, moment, state, group],
  );
  return { group, gathered };
}

const choosing = (selected: UnitKey | undefined) => ({ selected, looked: undefined });

/** What is held after a change. */
const changed = (last: Held, { state, select }: Change<Shape, unknown>): Held =>
  state === undefined && select === undefined
    ? last
    : { ...last, ...(state !== undefined && { state }), ...(select !== undefined && choosing(select)) };

/** What an input means when the question on the table has no use for it. */
function fallenBack(held: Held, input: Input): Held {
  if (input.kind === 'look') return { ...held, looked: input.token };
  if (input.kind === 'tap' && input.token !== undefined) return { ...held, ...choosing(input.token) };
  if (input.kind === 'select') return { ...held, ...choosing(input.unit) };
  return input.kind === 'cancel' ? { ...held, looked: undefined } : held;
}

/** Whoever was selected before stays so if it can act; a single candidate needs no choosing. */
export function firstChoice(candidates: readonly UnitKey[], before: UnitKey | undefined): UnitKey | undefined {
  if (before !== undefined && candidates.includes(before)) return before;
  return candidates.length > 0 ? candidates[0] : before;
}

const idle = (face: GameFace<Shape>, moment: Moment<Shape>): Overlays => face.idle?.(moment) ?? {};

/** The action that Space means: the primary one, if nothing speaks against it. */
export const confirmable = (actions: readonly Action[]): Action | undefined =>
  actions.find(({ look, refusals }) => look === 'primary' && (refusals?.length ?? 0) === 0);

/** What to do next: the interaction knows best, then the rules' own prompt. */
export function hintOf({ shown, awaiting }: Pick<Turn, 'shown' | 'awaiting'>, snapshot: Snapshot<Shape>): Telling | undefined {
  if (shown.hint) return shown.hint;
  if (awaiting) return awaiting.prompt;
  if (snapshot.stage === 'over') return snapshot.outcome?.reason;
  if (snapshot.paused) return tell('The game is paused.');
  return snapshot.awaiting[0]?.prompt;
}
