import type { Gesture, Overlays, Place, Scene, Sight } from '@sortie/board-view';
import { type Shape, seenBy, type View, type Way } from '@sortie/kernel';
import type { Laid } from '@sortie/scene';
import { useMemo, useRef, useState } from 'react';
import type { GameFace, UnitCard } from '../battle/face.ts';
import type { Draft, Drafting, DraftUnit } from './drafting.ts';
import { type Picks, usePicks } from './picks.ts';
import { type Drafted, useDraft } from './use-draft.ts';
import { keyOf, type Outlook, outlookOf } from './usual.ts';

/** The position as it is shown: laid out, drawn, with the numbers of the two who are looked at. */
export interface Bench extends Drafted {
  readonly laid: Laid;
  readonly view: View<Shape>;
  /** Why the last change cannot be laid out; the position before it stays on the board. */
  readonly problem: string | undefined;
  readonly units: readonly UnitCard[];
  readonly one: UnitCard | undefined;
  readonly other: UnitCard | undefined;
  readonly there: readonly Way[];
  readonly back: readonly Way[];
  readonly picks: Picks;
  readonly scene: Scene;
  readonly nameOf: (card: UnitCard) => string;
  readonly draftOf: (card: UnitCard) => DraftUnit | undefined;
  readonly choose: (card: UnitCard, as?: 'one' | 'other') => void;
  readonly gesture: (gesture: Gesture) => void;
  /** Shows a way on the board, in the rules' own coordinates; none takes it away. */
  readonly look: (steps: readonly { readonly x: number; readonly y: number }[]) => void;
  /** Puts a unit somewhere. */
  readonly put: (card: UnitCard, place: Place) => void;
}

const NO_WAYS: readonly Way[] = [];

/** The last position that could be laid out, and why a later one cannot. */
function useLaid(drafting: Drafting, draft: Draft): { readonly laid: Laid | undefined; readonly problem: string | undefined } {
  const kept = useRef<Laid>(undefined);
  return useMemo(() => {
    const read = drafting.bench.lay(draft);
    if (read.ok) kept.current = read.value;
    return { laid: kept.current, problem: read.ok ? undefined : read.problem };
  }, [drafting, draft]);
}

const best = (ways: readonly Way[], chosen: ReadonlySet<string>): Outlook => outlookOf(ways.filter(way => chosen.has(keyOf(way))));

const markOf = ({ chance, hope }: Outlook): string =>
  hope > 0 ? `${Math.round(chance * 100)} % · ${hope.toFixed(1)}` : `${Math.round(chance * 100)} %`;

/** Lines and words over the two who are looked at. */
function overlaysOf(
  units: readonly UnitCard[],
  one: UnitCard | undefined,
  other: UnitCard | undefined,
  there: Looked,
  back: Looked,
): Overlays {
  const draggable = units.map(({ key }) => key);
  if (!one) return { draggable };
  if (!other) return { draggable, selected: one.key };
  const state: Sight['state'] = there.open ? 'clear' : 'blocked';
  return {
    draggable,
    selected: one.key,
    target: other.key,
    sights: [{ from: one.token.at, to: other.token.at, state }],
    marks: [
      ...(there.open ? [{ at: other.token.at, text: markOf(there), tone: 'danger' as const }] : []),
      ...(back.open ? [{ at: one.token.at, text: markOf(back), tone: 'quiet' as const }] : []),
    ],
  };
}

type Looked = Outlook & { readonly open: boolean };

const lookedAt = (ways: readonly Way[], chosen: ReadonlySet<string>): Looked => ({
  ...best(ways, chosen),
  open: ways.some(({ found }) => 'answer' in found),
});

/** Who is looked at, by the names of the scene: the first of each side as long as nobody has chosen. */
function pairOf(units: readonly UnitCard[], chosen: Chosen, nameOf: (card: UnitCard) => string) {
  const named = (name: string | undefined) => units.find(card => nameOf(card) === name);
  const one = named(chosen.one) ?? units.find(({ seat }) => seat === 0) ?? units[0];
  const wanted = named(chosen.other);
  const other = wanted && wanted.seat !== one?.seat ? wanted : units.find(({ seat }) => seat !== one?.seat);
  return { one, other };
}

interface Chosen {
  readonly one?: string;
  readonly other?: string;
}

export function useBench(first: Draft, drafting: Drafting, face: GameFace<Shape>): Bench | string {
  const drafted = useDraft(first);
  const { draft } = drafted;
  // Where something is dragged to is shown at once and kept when it is let go.
  const [trial, setTrial] = useState<Draft>();
  const [chosen, setChosen] = useState<Chosen>({});
  const [trail, look] = useState<readonly { readonly x: number; readonly y: number }[]>([]);
  const picks = usePicks(drafting);
  const { laid, problem } = useLaid(drafting, trial ?? draft);
  const view = laid && seenBy<Shape>(laid.state);
  const units = useMemo(() => (view ? face.units(view, 0).filter(({ onMap }) => onMap) : []), [face, view]);
  const nameOf = (card: UnitCard): string => laid?.names[Number(card.key)] ?? '';
  const { one, other } = pairOf(units, chosen, nameOf);
  const [from, to] = [one && nameOf(one), other && nameOf(other)];
  const [there, back] = useMemo(
    () => (laid && from && to ? ([laid.ways(from, to), laid.ways(to, from)] as const) : ([NO_WAYS, NO_WAYS] as const)),
    [laid, from, to],
  );
  const overlays = overlaysOf(
    units,
    one,
    other,
    lookedAt(there, picks.chosen(from ?? '', there)),
    lookedAt(back, picks.chosen(to ?? '', back)),
  );
  if (!laid || !view) return problem ?? '';
  const way = trail.length > 1 ? { path: { stops: trail.map(at => ({ at: face.placed(view, at) })) } } : {};
  const scene: Scene = { ground: face.ground(view), tokens: units.map(({ token }) => token), overlays: { ...overlays, ...way } };
  const draftOf = (card: UnitCard): DraftUnit | undefined => draft.units.find(({ id }) => id === nameOf(card));
  const bare = { ...drafted, laid, view, problem, units, one, other, there, back, picks, scene, nameOf, draftOf };
  const hands = handsOn(bare, drafting, setTrial);
  const choose = (card: UnitCard, as?: 'one' | 'other'): void => setChosen(chosenBy(bare, card, as));
  const gesture = (made: Gesture): void => {
    if (made.kind === 'drag') hands.drag(made.token, made.at, made.done);
    if (made.kind !== 'tap' && made.kind !== 'look') return;
    const card = units.find(({ key }) => key === made.token);
    if (card) choose(card, made.kind === 'look' ? 'one' : undefined);
    else if (one && made.kind === 'tap') hands.put(one, made.at);
  };
  return { ...bare, choose, gesture, look, put: hands.put };
}

type Bare = Omit<Bench, 'choose' | 'gesture' | 'look' | 'put'>;

/** Who is looked at once somebody is chosen: an enemy becomes the target unless it is to be the one who acts. */
function chosenBy({ one, other, nameOf }: Bare, card: UnitCard, as?: 'one' | 'other'): Chosen {
  const name = nameOf(card);
  const role = as ?? (one === undefined || card.seat === one.seat ? 'one' : 'other');
  if (role === 'one' && one && other && card.seat === other.seat) return { one: name, other: nameOf(one) };
  return { ...(one && { one: nameOf(one) }), ...(other && { other: nameOf(other) }), [role]: name };
}

/** Puts units somewhere, and shows where they would stand while they are dragged. */
function handsOn({ units, laid, draft, draftOf, replace }: Bare, drafting: Drafting, tried: (draft: Draft | undefined) => void) {
  const placed = (card: UnitCard, place: Place): DraftUnit | undefined => {
    const unit = draftOf(card);
    const fields = drafting.at(laid.state, place);
    return unit && fields && { ...unit, ...fields };
  };
  const put = (card: UnitCard, place: Place): void => {
    const unit = placed(card, place);
    if (unit) replace(unit.id, unit);
  };
  const drag = (token: string, at: Place, done: boolean): void => {
    const card = units.find(({ key }) => key === token);
    const unit = card && placed(card, at);
    if (done) tried(undefined);
    if (!unit) return;
    if (done) replace(unit.id, unit);
    else tried({ ...draft, units: draft.units.map(old => (old.id === unit.id ? unit : old)) });
  };
  return { put, drag };
}
