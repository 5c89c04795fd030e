import type { Overlays, Token } from '@sortie/board-view';
import { type Shape, seenBy, type Telling, tell, type View, type Way } from '@sortie/kernel';
import type { Laid } from '@sortie/scene';
import { useEffect, useMemo, useState } from 'react';
import type { Cost, Draft, Drafting } from '../../analysis/drafting.ts';
import { loadDrafting } from '../../analysis/draftings.ts';
import { type Picks, usePicks } from '../../analysis/picks.ts';
import { draftOf } from '../../analysis/position.ts';
import { keyOf, outlookOf } from '../../analysis/usual.ts';
import type { Action, GameFace, Input, UnitCard, UnitKey } from '../face.ts';
import type { Turn } from '../use-turn.ts';
import { actionsOf, type Considering, changedBy, ghostId, START } from './considering.ts';
import { type Duel, duel, type Exchange } from './exchange.ts';
import { type Looks, overlaysOf } from './overlays.ts';
import { nearestTo, type Stood, standingAt, withUnit } from './stand.ts';
import { placesOn, type ThreatOrder } from './threat.ts';
import { type Dangers, useExchanges, useThreat } from './use-threat.ts';

/** What would be if units stood elsewhere: ghosts of both sides, and the numbers between them. */
export interface Considered {
  readonly drafting: Drafting;
  readonly state: Considering;
  readonly one: UnitCard;
  readonly other: UnitCard | undefined;
  readonly there: readonly Way[];
  readonly back: readonly Way[];
  readonly picks: Picks;
  readonly exchanges: readonly Exchange[];
  readonly cost: Cost | undefined;
  /** Why the ghosts cannot stand so. */
  readonly problem: string | undefined;
  /** The most that is to be expected anywhere on the board, as far as it is worked out. */
  readonly most: number;
  readonly working: boolean;
  readonly change: (state: Partial<Considering>) => void;
}

export interface Consider {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly considered: Considered | undefined;
  /** Ghosts, to be drawn besides those who stand there. */
  readonly ghosts: readonly Token[];
  /** The turn as it looks while somebody considers: the question on the table waits. */
  readonly turn: Turn;
}

interface Options {
  readonly turn: Turn;
  readonly face: GameFace<Shape>;
  readonly units: readonly UnitCard[];
}

/** Units are named by their keys while they are considered. */
const NAMES: readonly string[] = Array.from({ length: 1000 }, (_, i) => String(i));
const NO_WAYS: readonly Way[] = [];
const NO_TOKENS: readonly Token[] = [];
const NO_UNITS: readonly UnitKey[] = [];

function useDrafting(game: string, wanted: boolean): Drafting | undefined {
  const [drafting, setDrafting] = useState<Drafting>();
  useEffect(() => {
    if (wanted && !drafting) void loadDrafting(game).then(setDrafting);
  }, [game, wanted, drafting]);
  return wanted ? drafting : undefined;
}

interface Laying {
  readonly draft: Draft;
  readonly laid: Laid;
  readonly problem: string | undefined;
}

/** The moment on the bench, with everybody where their ghosts stand. A ghost that cannot stand so is left out. */
function layGhosts(drafting: Drafting, base: Draft, laid: Laid, units: readonly UnitCard[], { ghosts }: Considering): Laying {
  let [draft, now, problem]: [Draft, Laid, string | undefined] = [base, laid, undefined];
  for (const [key, { at, gait, looks }] of Object.entries(ghosts)) {
    const card = units.find(one => one.key === key);
    const unit = base.units.find(({ id }) => id === key);
    if (!card || !unit) continue;
    const foes = stoodOf(
      units.filter(({ seat }) => seat !== card.seat),
      ghosts,
    );
    const coming = { from: card.token.at, gait, foes, ...(looks !== undefined && { looks }) };
    const there = standingAt(drafting, laid.state, unit, at, coming);
    const tried = there && drafting.bench.lay(withUnit(draft, there));
    if (there && tried?.ok) [draft, now] = [withUnit(draft, there), tried.value];
    else problem = tried && !tried.ok ? tried.problem : '';
  }
  return { draft, laid: now, problem };
}

const stoodOf = (units: readonly UnitCard[], ghosts: Considering['ghosts']): readonly Stood[] =>
  units.map(({ key, token }) => ({ id: key, at: ghosts[key]?.at ?? token.at }));

/** Whose numbers are looked at: whoever was chosen, else who is to act; and an enemy, the nearest unless one was chosen. */
function pairOf(units: readonly UnitCard[], { subject, target, ghosts }: Considering, selected: UnitKey | undefined) {
  const named = (key: UnitKey | undefined) => units.find(one => one.key === key);
  const one = named(subject) ?? named(selected) ?? units[0];
  const foes = units.filter(({ seat }) => seat !== one?.seat);
  const wished = named(target);
  const near = one && nearestTo(ghosts[one.key]?.at ?? one.token.at, stoodOf(foes, ghosts));
  const other = wished && wished.seat !== one?.seat ? wished : named(near?.id);
  return { one, other, foes };
}

const NO_DUEL = { ways: NO_WAYS, laid: undefined } as const;

/** The two who are looked at, both ways. */
function useDuels(drafting: Drafting | undefined, laying: Laying | undefined, one: Stood | undefined, other: Stood | undefined) {
  const [from, to] = [one?.id, other?.id];
  // biome-ignore lint/correctness/useExhaustiveDependencies: where they stand is part of what is laid.
  return useMemo((): readonly [Duel | typeof NO_DUEL, Duel | typeof NO_DUEL] => {
    if (!drafting || !laying || !one || !other) return [NO_DUEL, NO_DUEL];
    const { draft, laid } = laying;
    return [duel(drafting, draft, laid, one, other), duel(drafting, draft, laid, other, one)];
  }, [drafting, laying, from, to]);
}

/** Whose drafts are known: everybody on the board whom the position holds. */
const knownIn = (units: readonly UnitCard[], base: Draft | undefined): readonly UnitCard[] =>
  units.filter(({ key, onMap, lost }) => onMap && !lost && base?.units.some(({ id }) => id === key));

function useBase(drafting: Drafting | undefined, { moment }: Turn): { readonly base: Draft; readonly laid: Laid } | undefined {
  const { ruleset, book, view } = moment;
  return useMemo(() => {
    const base = drafting && draftOf(drafting, { ruleset, book, view }, NAMES);
    const laid = base && drafting?.bench.lay(base);
    return base && laid?.ok ? { base, laid: laid.value } : undefined;
  }, [drafting, ruleset, book, view]);
}

/** A tool over the board: drag ghosts of anybody anywhere and see what both sides could do. */
export function useConsider({ turn, face, units }: Options): Consider {
  const [state, setState] = useState<Considering>(START);
  const { open } = state;
  const drafting = useDrafting(turn.moment.ruleset.id, open);
  const position = useBase(drafting, turn);
  const known = useMemo(() => knownIn(units, position?.base), [units, position]);
  const { ghosts } = state;
  const laying = useMemo(
    () => (drafting && position ? layGhosts(drafting, position.base, position.laid, known, { ...START, ghosts }) : undefined),
    [drafting, position, known, ghosts],
  );
  const { one, other, foes } = pairOf(known, state, turn.selected);
  const [here, there] = [one && stoodOf([one], ghosts)[0], other && stoodOf([other], ghosts)[0]];
  const [dealt, taken] = useDuels(drafting, laying, here, there);
  const picks = usePicks(drafting ?? { single: false, rolls: () => true });
  const ground = face.ground(turn.moment.view);
  const { order, question } = useOrders(laying?.draft, here, foes, state, ground);
  const threat = useThreat(open ? order : undefined, ground);
  const exchanges = useExchanges(open && !state.dragging ? question : undefined);
  const cards = useMemo(() => (laying ? face.units(seenBy<Shape>(laying.laid.state) as View<Shape>, 0) : []), [face, laying]);
  const ghostTokens = useMemo(
    () => (open && laying ? tokensOf(cards, laying.laid, known, ghosts) : NO_TOKENS),
    [open, cards, laying, known, ghosts],
  );
  const change = (next: Partial<Considering>): void => setState(last => ({ ...last, ...next }));
  const toggle = (): void =>
    setState(last => (last.open ? START : { ...START, open: true, ...(turn.selected !== undefined && { subject: turn.selected }) }));
  if (!open || !drafting || !laying || !one || !here) return { open, toggle, considered: undefined, ghosts: NO_TOKENS, turn };
  const context = { units: known, one, other, ghosts: ghostTokens, drafting };
  const input = (made: Input): void => setState(last => changedBy(last, made, context));
  const parts = { state, drafting, laying, one, other, here, there, dealt, taken, picks, threat, known, ghostTokens };
  const { considered, overlays } = assembled(parts);
  return {
    open,
    toggle,
    considered: { ...considered, exchanges, change },
    // The one who is looked at is drawn with handles, by itself.
    ghosts: ghostTokens.filter(({ id }) => id !== ghostId(one.key)),
    turn: waiting(turn, overlays, actionsOf(state, context), input, one.key, other?.key),
  };
}

interface Parts extends Pick<Considered, 'drafting' | 'state' | 'one' | 'other' | 'picks'> {
  readonly laying: Laying;
  readonly here: Stood;
  readonly there: Stood | undefined;
  readonly dealt: Duel | typeof NO_DUEL;
  readonly taken: Duel | typeof NO_DUEL;
  readonly threat: Dangers;
  readonly known: readonly UnitCard[];
  readonly ghostTokens: readonly Token[];
}

/** The numbers of the two who are looked at, and what is drawn of them. */
function assembled({ state, drafting, laying, one, other, here, there, dealt, taken, picks, threat, known, ghostTokens }: Parts) {
  const chosen = dealt.ways.filter(way => picks.chosen(one.key, dealt.ways).has(keyOf(way)));
  const looks: Looks = { dealt: outlookOf(chosen), taken: outlookOf(back(picks, other, taken.ways)) };
  const arc = state.arc === undefined ? undefined : dealt.ways.find(way => keyOf(way) === state.arc);
  const laid = dealt.laid ?? laying.laid;
  const drawn = { state, drafting, laid, one, here, there, looks, arc, units: known, ghosts: ghostTokens, reach: threat.reach };
  const considered: Omit<Considered, 'exchanges' | 'change'> = {
    drafting,
    state,
    one,
    other,
    there: dealt.ways,
    back: taken.ways,
    picks,
    cost: drafting.cost?.(laid, laying.laid.names.indexOf(one.key), chosen),
    problem: laying.problem,
    most: threat.most,
    working: !threat.over,
  };
  return { considered, overlays: overlaysOf(drawn) };
}

const back = (picks: Picks, other: UnitCard | undefined, ways: readonly Way[]): readonly Way[] =>
  other ? ways.filter(way => picks.chosen(other.key, ways).has(keyOf(way))) : NO_WAYS;

/** The questions for the thread; the same as long as nothing of them changes. */
function useOrders(
  draft: Draft | undefined,
  here: Stood | undefined,
  foes: readonly UnitCard[],
  { threat, ghosts, dragging }: Considering,
  ground: ReturnType<GameFace<Shape>['ground']>,
) {
  const [id, gait] = [here?.id, here && ghosts[here.id]?.gait];
  const stood = stoodOf(foes, ghosts);
  const told = JSON.stringify([here, stood]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands where is told as one text.
  return useMemo(() => {
    if (!draft || !here || id === undefined || dragging) return {};
    const question = { about: 'foes' as const, draft, unit: here, foes: stood };
    const order: ThreatOrder | undefined =
      threat === 'off' ? undefined : { draft, unit: here, foes: stood, kind: threat, gait, places: placesOn(ground, here.at) };
    return { order, question };
  }, [draft, told, threat, gait, ground, dragging]);
}

/** How ghosts look: as the unit would, where it would stand. */
function tokensOf(cards: readonly UnitCard[], laid: Laid, units: readonly UnitCard[], ghosts: Considering['ghosts']): readonly Token[] {
  return Object.entries(ghosts).flatMap(([key, { at }]) => {
    const card = cards.find(one => laid.names[Number(one.key)] === key);
    const real = units.find(one => one.key === key);
    return card && real
      ? [
          {
            ...card.token,
            id: ghostId(key),
            at,
            side: real.token.side,
            ghostly: true,
            ...(real.token.label && { label: real.token.label }),
          },
        ]
      : [];
  });
}

/** The question on the table waits while somebody considers. */
function waiting(
  turn: Turn,
  overlays: Overlays,
  actions: readonly Action[],
  input: (made: Input) => void,
  selected: UnitKey,
  other: UnitKey | undefined,
): Turn {
  const hint: Telling = tell('Drag any unit of either side; tap an enemy to compare.');
  return {
    ...turn,
    interaction: undefined,
    awaiting: undefined,
    candidates: NO_UNITS,
    group: NO_UNITS,
    gathered: [],
    progress: undefined,
    selected,
    other,
    shown: { overlays, actions, hint, ...(other !== undefined && { other }) },
    input,
    change: () => undefined,
    look: () => undefined,
  };
}
