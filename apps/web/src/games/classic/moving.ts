import type { Path, ReachHex } from '@sortie/board-view';
import { distance, FACINGS, type Facing, type Hex } from '@sortie/geometry';
import { last, seenBy } from '@sortie/kernel';
import {
  type Classic,
  charges,
  cushionFor,
  isAllowed,
  jumpPoints,
  landings,
  leaps,
  type Manner,
  type Mode,
  type Move,
  movedBy,
  type OnMap,
  pointsFor,
  reach,
  type StepWord,
  type Tempo,
  traceOf,
  withUnit,
} from '@sortie/rules-classic';
import type { Moment } from '../../battle/face.ts';
import { reachHexes } from '../hexes/stops.ts';

type Now = Moment<Classic>;
type Walk = Extract<Move, { readonly mode: 'walk' | 'run' }>;

/** How a move is to be made, as far as that decides where it can end. */
export interface Gait {
  readonly mode: Mode;
  readonly manner?: Manner;
  readonly tempo?: Tempo;
  readonly settled: readonly StepWord[];
}

/** Where a move can end, and the command for it. */
export interface End {
  readonly to: Hex;
  readonly facing: Facing;
  readonly spent: number;
  /** Empty for whoever jumps or stays. */
  readonly steps: readonly StepWord[];
  /** Whom it charges, or comes down on. */
  readonly assault?: number;
  readonly command: Move;
}

export function walkOf(unit: OnMap, { mode, manner, tempo }: Gait, steps: readonly StepWord[], charge?: number): Walk {
  return {
    type: 'move',
    unit: unit.id,
    mode: mode === 'run' ? 'run' : 'walk',
    steps,
    ...(manner && { manner }),
    ...(tempo && { tempo }),
    ...(charge !== undefined && { charge }),
  };
}

const known = new WeakMap<Now['view'], Map<string, readonly End[]>>();

/** Where a move of this kind can end; searched once for each picture of the table. */
export function endsFor(moment: Now, unit: OnMap, gait: Gait): readonly End[] {
  let ofView = known.get(moment.view);
  if (!ofView) {
    ofView = new Map();
    known.set(moment.view, ofView);
  }
  const key = [unit.id, gait.mode, gait.manner, gait.tempo, gait.settled].join('/');
  const found = ofView.get(key);
  if (found) return found;
  const made = search(moment, unit, gait).filter(({ command }) => isAllowed(moment.view, command, unit.seat, moment.book));
  ofView.set(key, made);
  return made;
}

function search(moment: Now, unit: OnMap, gait: Gait): readonly End[] {
  if (gait.mode === 'stand') return [stay(unit)];
  if (gait.mode === 'jump') return jumps(moment, unit);
  if (gait.settled.length > 0) return onwards(moment, unit, gait);
  const ways = onFoot(moment, unit, gait);
  return unit.moved || gait.manner ? ways : [...ways, ...assaults(moment, unit, gait)];
}

const stay = (unit: OnMap): End => ({
  to: unit.at,
  facing: unit.facing,
  spent: 0,
  steps: [],
  command: { type: 'move', unit: unit.id, mode: 'stand' },
});

function onFoot({ view, book }: Now, unit: OnMap, gait: Gait): readonly End[] {
  return reach(view, unit, gait.mode === 'run' ? 'run' : 'walk', book, gait.manner).flatMap(({ at, facing, steps, spent }): End[] => {
    const command = walkOf(unit, gait, steps);
    if (!gait.tempo) return [{ to: at, facing, spent, steps, command }];
    const trace = traceOf(view, command, book);
    const last = trace?.paces.at(-1);
    return last && !trace?.fault ? [{ to: at, facing, spent: last.spent, steps, command }] : [];
  });
}

/** After settled steps the way is searched from where they end; the rulebook judges the whole. */
function onwards({ view, book, seat }: Now, unit: OnMap, gait: Gait): readonly End[] {
  const whole = walkOf(unit, gait, gait.settled);
  const trace = traceOf(view, whole, book);
  const last = trace?.paces.at(-1);
  if (!trace || trace.fault || !last || last.leaves) return [];
  const { at, facing, prone, spent, hexes, heading, turned } = last;
  const moved = { ...movedBy(whole.mode, hexes, false), spent, heading, turned, ...(gait.manner && { manner: gait.manner }) };
  const there: OnMap = { ...unit, at, facing, prone, moved };
  const considered = seenBy<Classic>(withUnit(view, unit.id, there));
  const here: End = { to: at, facing, spent, steps: gait.settled, command: whole };
  const more = reach(considered, there, whole.mode, book, gait.manner).flatMap((stop): End[] => {
    const command = walkOf(unit, gait, [...gait.settled, ...stop.steps]);
    return book.allows(view, command, seat) ? [{ to: stop.at, facing: stop.facing, spent: stop.spent, steps: command.steps, command }] : [];
  });
  return book.allows(view, whole, seat) ? [here, ...more] : more;
}

function assaults({ view, book }: Now, unit: OnMap, gait: Gait): readonly End[] {
  return [...charges(view, unit, gait.mode === 'run' ? 'run' : 'walk', book)].flatMap((command): End[] => {
    if (command.mode !== 'walk' && command.mode !== 'run') return [];
    const last = traceOf(view, command, book)?.paces.at(-1);
    if (!last || command.charge === undefined) return [];
    return [{ to: last.at, facing: last.facing, spent: last.spent, steps: command.steps, assault: command.charge, command }];
  });
}

function jumps({ view, book }: Now, unit: OnMap): readonly End[] {
  const landed = landings(view, unit, book).flatMap(to => {
    const [spent, cushion] = [jumpSpent(unit, to), cushionFor(view, unit, to, book)];
    return FACINGS.map(
      (facing): End => ({ to, facing, spent, steps: [], command: { type: 'move', unit: unit.id, mode: 'jump', to, facing, ...cushion } }),
    );
  });
  const onto = [...leaps(view, unit, book)].flatMap((command): End[] =>
    command.mode === 'jump' && command.onto !== undefined
      ? [{ to: command.to, facing: command.facing, spent: jumpSpent(unit, command.to), steps: [], assault: command.onto, command }]
      : [],
  );
  return [...landed, ...onto];
}

const jumpSpent = (unit: OnMap, to: Hex): number => Math.max(1, distance(unit.at, to));

/** Points that there are for a move of this kind. */
export const allowanceFor = ({ view, book }: Now, unit: OnMap, { mode, manner }: Gait): number =>
  mode === 'jump' ? jumpPoints(view, unit, book) : pointsFor(book, unit, mode, unit.moved ? unit.moved.manner : manner);

/** Hexes that count for those who shoot at it afterwards. */
export function hexesOf({ view, book }: Now, unit: OnMap, { command, to }: End): number {
  if (command.mode === 'jump') return distance(unit.at, to);
  if (command.mode === 'stand') return 0;
  return traceOf(view, command, book)?.paces.at(-1)?.hexes ?? 0;
}

const evasionAt = (moment: Now, unit: OnMap, end: End): number =>
  moment.book.ask('evasion', { mode: end.command.mode, hexes: hexesOf(moment, unit, end) }).total;

const tints = new WeakMap<readonly End[], readonly ReachHex[]>();

/** The hexes that a move of this kind can end in, tinted; worked out once, however often the pointer moves. */
export function reachOf(moment: Now, unit: OnMap, gait: Gait): readonly ReachHex[] {
  const ends = endsFor(moment, unit, gait);
  const known = tints.get(ends);
  if (known) return known;
  const made = reachHexes(
    ends.filter(({ assault }) => assault === undefined),
    allowanceFor(moment, unit, gait),
    end => evasionAt(moment, unit, end),
  );
  tints.set(ends, made);
  return made;
}

/** The unit as it would stand after a move, for questions about a place that is only considered. */
export function standingAt(moment: Now, unit: OnMap, end: End): OnMap {
  const { command, to, facing, spent } = end;
  const manner = command.mode === 'walk' || command.mode === 'run' ? command.manner : undefined;
  const moved = { ...movedBy(command.mode, hexesOf(moment, unit, end)), spent, ...(manner && { manner }) };
  return { ...unit, at: to, facing, moved: unit.moved && command.mode !== 'stand' ? { ...unit.moved, ...moved } : moved };
}

/** Steps that stay where they are. */
const RESTING: ReadonlySet<StepWord | null> = new Set(['left', 'right', 'goProne', 'standUp']);

/** The way to an end with the running cost at each hex. */
export function pathTo({ view, book }: Now, unit: OnMap, { command, to, spent }: End): Path {
  if (command.mode === 'jump') return { stops: [{ at: unit.at }, { at: to, text: String(spent) }], flying: true };
  const stops: { at: Hex; text?: string }[] = [{ at: unit.at }];
  const paces = command.mode === 'stand' ? [] : (traceOf(view, command, book)?.paces ?? []);
  for (const { step, at, spent: so } of paces) {
    if (!RESTING.has(step)) stops.push({ at, text: String(so) });
    else if (stops.length > 1) last(stops).text = String(so);
  }
  return { stops };
}
