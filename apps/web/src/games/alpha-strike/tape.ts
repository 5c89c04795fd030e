import { table as terrain } from '@sortie/board';
import type { Measure, Overlays, RangeRing, Sight, Spot, Zone } from '@sortie/board-view';
import { tell, type View } from '@sortie/kernel';
import { type AlphaStrike, BRACKETS, bracketOf, isOn, radiusOf, type Standing, type Unit } from '@sortie/rules-alpha-strike';
import { createElement } from 'react';
import type { Action, Change, Interaction, Moment } from '../../battle/face.ts';
import { t } from '../../i18n/index.ts';
import { linesFlown } from './air/flight-lines.ts';
import { pointAt } from './ground.ts';
import { markerRings } from './missions/zones.ts';
import { type Book, bracketWord, canSee } from './prospects.ts';
import { circleAt, INCH, inchWords, type Point, toSpot, units } from './scale.ts';
import { unitOf } from './units.ts';
import { asBefore } from './wrap.ts';

type Seen = View<AlphaStrike>;

/** What the tape adds to the state of any question. */
export interface Taped<S> {
  readonly inner: S;
  readonly over?: Spot;
  /** The measuring tool: where it was put down, and where it ends once it is fixed. */
  readonly tape?: { readonly from?: Spot; readonly to?: Spot };
}

/** "7.4″ · Medium", from the edge of a base where there is one. */
export function rangeWords(length: number): string {
  const bracket = bracketOf(length);
  return bracket === undefined ? inchWords(length) : `${inchWords(length)} · ${t(bracketWord(bracket))}`;
}

const baseAt = (view: Seen, at: Point): Standing | undefined =>
  view.units.filter(isOn).find(unit => Math.hypot(unit.at.x - at.x, unit.at.y - at.y) <= radiusOf(unit));

/** Edge to edge where bases stand, else to the point itself. */
function lengthBetween(view: Seen, from: Point, to: Point, own?: Unit): number {
  const start = own ?? baseAt(view, from);
  const end = baseAt(view, to);
  const whole = terrain.spanOf(view.table, from, to);
  return Math.max(0, whole - (view.table.hexes ? 0 : (start ? radiusOf(start) : 0) + (end ? radiusOf(end) : 0)));
}

export function tapeFrom(view: Seen, from: Spot, to: Spot): Measure {
  const [a, b] = [pointAt(view, from), pointAt(view, to)];
  return { stops: [from, to], text: rangeWords(lengthBetween(view, a, b)), tone: 'friend' };
}

/** From the selected unit to whatever the pointer is over; nothing where it stands itself. */
export function hovered(view: Seen, unit: Standing, over: Spot): readonly Measure[] {
  const to = pointAt(view, over);
  if (baseAt(view, to)?.id === unit.id) return [];
  return [{ stops: [toSpot(unit.at), over], text: rangeWords(lengthBetween(view, unit.at, to, unit)), tone: 'quiet' }];
}

/** Rings where the brackets end, from the edge of a base. */
export function ringsAround(at: Point, radius: number, most = 3): readonly RangeRing[] {
  return BRACKETS.slice(0, most).map((end, i) => ({
    at: toSpot(at),
    radius: units(end + radius),
    text: `${t(bracketWord(i))} ${end / INCH}″`,
  }));
}

/** A faint or full line between two units with whether they see each other. */
export function sightLine(view: Seen, book: Book, from: Standing, to: Standing, faint = false): Sight {
  const seen = canSee(view, book, { type: 'attack', unit: from.id, target: to.id, how: 'standard' });
  const aim = { from: toSpot(from.at), to: toSpot(to.at) };
  if (!seen) return { ...aim, state: 'blocked', ...(faint && { faint }) };
  const hindered = hinders(view, from, to);
  return { ...aim, state: hindered ? 'hindered' : 'clear', ...(faint && { faint }) };
}

const hinders = (view: Seen, from: Standing, to: Standing): boolean =>
  terrain
    .spansOf(view.table, from.at, to.at)
    .some(({ ground }) => ground.pieces.some(({ kind }) => kind === 'woods' || kind === 'jungle' || kind === 'smoke'));

const ROUNDED = 40;

/** Minefields, plotted points, shells on their way and lines that aircraft have flown, as far as this side knows them. */
export function factsOn(view: Seen): Pick<Overlays, 'zones' | 'marks' | 'measures'> {
  const flown = linesFlown(view);
  const zones: Zone[] = view.mines.map(({ at, radius }) => ({ outlines: [circleAt(at, radius)], tone: 'danger', hatched: true }));
  for (const { at } of view.shells) zones.push({ outlines: [circleAt(at, 2 * INCH)], tone: 'mine', hatched: true });
  zones.push(...markerRings(view));
  const marks = [
    ...view.shells.map(({ at, lands }) => ({
      at: toSpot(at),
      text: lands <= view.turn ? t('shell: now') : t('shell: turn {turn}', { turn: lands }),
      tone: 'mine' as const,
    })),
    ...(view.plotted ?? []).flat().map(at => ({ at: toSpot(at), text: t('plotted'), tone: 'quiet' as const })),
  ];
  const all = [...(flown.zones ?? []), ...zones.slice(0, ROUNDED)];
  return { ...flown, ...(all.length > 0 && { zones: all }), ...(marks.length > 0 && { marks }) };
}

export function merged(a: Overlays, b: Overlays): Overlays {
  const both = <T>(one: readonly T[] | undefined, other: readonly T[] | undefined): readonly T[] => [...(one ?? []), ...(other ?? [])];
  return {
    ...b,
    ...a,
    zones: both(b.zones, a.zones),
    marks: both(a.marks, b.marks),
    measures: both(a.measures, b.measures),
  };
}

const MEASURE: Action = { id: 'measure', label: tell('Measure'), key: 'm' };

/**
 * Any question with a tape beside it: hovering measures from the selected unit, the tool measures between any two places, and what is known of
 * mines and shells stays in view.
 */
export function onTable<S>(inner: Interaction<AlphaStrike, S, Spot>): Interaction<AlphaStrike, Taped<S>, Spot> {
  const { Panel } = inner;
  const showInner = lastOf(inner.show);
  type Changed = Change<AlphaStrike, S>;
  const wrapped = ({ state, ...rest }: Changed, held: Taped<S>): Change<AlphaStrike, Taped<S>> =>
    state === undefined ? rest : { ...rest, state: { ...held, inner: state } };
  return {
    candidates: inner.candidates,
    ...asBefore(inner),
    begin: moment => ({ inner: inner.begin(moment) }),
    on(moment, state, input) {
      if (input.kind === 'act' && input.id === 'measure') {
        const { tape, ...rest } = state;
        return { state: tape ? rest : { ...rest, tape: {} } };
      }
      if (input.kind === 'hover') {
        const { over: _, ...rest } = state;
        const next: Taped<S> = input.at ? { ...rest, over: input.at } : rest;
        const change = inner.on(moment, state.inner, input);
        return { state: change.state === undefined ? next : { ...next, inner: change.state } };
      }
      if (state.tape && (input.kind === 'tap' || input.kind === 'cancel')) return { state: taped(state, input) };
      return wrapped(inner.on(moment, state.inner, input), state);
    },
    show(moment, state) {
      const shown = showInner(moment, state.inner);
      const measures = measuresIn(moment, state);
      const overlays = merged(merged(shown.overlays, { measures }), factsOn(moment.view));
      const measuring: Action = { ...MEASURE, look: 'choice', chosen: state.tape !== undefined };
      return {
        ...shown,
        ...(state.tape && { hint: tell('Tap two places to measure between them; Escape puts the tape away.') }),
        overlays,
        actions: [
          ...shown.actions.filter(({ look }) => look !== 'primary'),
          measuring,
          ...shown.actions.filter(({ look }) => look === 'primary'),
        ],
      };
    },
    ...(inner.groups && { groups: groupsOf(inner.groups) }),
    // Where the pointer is matters to the tape alone.
    rest: ({ inner: state }) => ({ inner: inner.rest ? inner.rest(state) : state }),
    ...(Panel && {
      Panel: ({ moment, state, input, change }) =>
        createElement(Panel, { moment, state: state.inner, input, change: one => change(wrapped(one, state)) }),
    }),
  };
}

/** What a group does is for the question under the tape. */
const groupsOf =
  <S>(groups: NonNullable<Interaction<AlphaStrike, S, Spot>['groups']>): NonNullable<Interaction<AlphaStrike, Taped<S>, Spot>['groups']> =>
  (moment, { inner }, group) =>
    groups(moment, inner, group);

/** The last answer as long as the same is asked: the pointer moves more often than anything else. */
function lastOf<A, B, R>(ask: (a: A, b: B) => R): (a: A, b: B) => R {
  let last: { readonly a: A; readonly b: B; readonly answer: R } | undefined;
  return (a, b) => {
    if (last?.a !== a || last.b !== b) last = { a, b, answer: ask(a, b) };
    return last.answer;
  };
}

function taped<S>(state: Taped<S>, input: { readonly kind: 'tap'; readonly at: Spot } | { readonly kind: 'cancel' }): Taped<S> {
  const { tape, ...rest } = state;
  if (input.kind === 'cancel') return rest;
  return { ...rest, tape: tape?.from && !tape.to ? { from: tape.from, to: input.at } : { from: input.at } };
}

function measuresIn<S>({ view, selected }: Moment<AlphaStrike>, { over, tape }: Taped<S>): readonly Measure[] {
  if (tape?.from) {
    const to = tape.to ?? over;
    return to ? [tapeFrom(view, tape.from, to)] : [];
  }
  const unit = unitOf(view, selected);
  return over && isOn(unit) && !tape ? hovered(view, unit, over) : [];
}
