import { boardOf, onMap } from '@sortie/board';
import { neighbour } from '@sortie/geometry';
import { type Telling, tell } from '@sortie/kernel';
import { type Classic, isMech, type Move, risings, type Standing, sheetFor, traceOf } from '@sortie/rules-classic';
import type { Action, Change, Moment } from '../../battle/face.ts';
import type { Moving } from './move-state.ts';
import { type End, walkOf } from './moving.ts';

type Now = Moment<Classic>;

/** Single steps that no pointing at a hex can mean: getting up, lying down, turning on the ground, sideways on four legs. */
const STEPS: readonly { readonly letter: string; readonly label: Telling; readonly fits: (unit: Standing, prone: boolean) => boolean }[] = [
  { letter: 'L', label: tell('Turn left'), fits: (_unit, prone) => prone },
  { letter: 'R', label: tell('Turn right'), fits: (_unit, prone) => prone },
  { letter: 'D', label: tell('Lie down'), fits: (unit, prone) => !prone && isMech(unit) },
  { letter: 'H', label: tell('Go hull-down'), fits: (_unit, prone) => !prone },
  { letter: 'K', label: tell('Climb the wall'), fits: (_unit, prone) => !prone },
  { letter: 'V', label: tell('Climb down the wall'), fits: (_unit, prone) => !prone },
  { letter: '+', label: tell('Rise a level'), fits: unit => sheetFor(unit).gait === 'vtol' },
  { letter: '-', label: tell('Sink a level'), fits: unit => sheetFor(unit).gait === 'vtol' },
  { letter: 'q', label: tell('Step to the left'), fits: (unit, prone) => !prone && sheetFor(unit).quad },
  { letter: 'e', label: tell('Step to the right'), fits: (unit, prone) => !prone && sheetFor(unit).quad },
];

const onFoot = ({ mode }: Moving): boolean => mode === 'walk' || mode === 'run';

const before = ({ settled }: Moving, end: End | undefined): string => end?.steps ?? settled;

/** The command of the way so far with more letters, if the rules allow it. */
function extended({ view, book, seat }: Now, unit: Standing, state: Moving, end: End | undefined, letters: string): Move | undefined {
  const command = walkOf(unit, state, before(state, end) + letters);
  return book.allows(view, command, seat) ? command : undefined;
}

function isProne({ view, book }: Now, unit: Standing, state: Moving, end: End | undefined): boolean {
  const steps = before(state, end);
  return steps === '' ? unit.prone : (traceOf(view, walkOf(unit, state, steps), book)?.paces.at(-1)?.prone ?? unit.prone);
}

/** Does the next step ahead lead over the edge of the map? */
function facesEdge({ view }: Now, unit: Standing, end: End | undefined): boolean {
  const { to, facing } = end ?? { to: unit.at, facing: unit.facing };
  return !onMap(boardOf(view.board), neighbour(to, facing));
}

export function stepActions(moment: Now, unit: Standing, state: Moving, end: End | undefined): readonly Action[] {
  if (!onFoot(state) || state.assault !== undefined) return unit.prone ? riseActions(moment, unit) : [];
  const prone = isProne(moment, unit, state, end);
  // Lying down is for whoever has chosen a place; it would only be in the way before.
  const wanted = STEPS.filter(({ letter, fits }) => fits(unit, prone) && (letter !== 'D' || end !== undefined));
  const steps = wanted
    .filter(({ letter }) => extended(moment, unit, state, end, letter))
    .map(({ letter, label }): Action => ({ id: `step-${letter}`, label }));
  const leaves = facesEdge(moment, unit, end) && extended(moment, unit, state, end, 'F') !== undefined;
  return [
    ...riseActions(moment, unit),
    ...steps,
    ...(leaves ? [{ id: 'leave', label: tell('Leave the map'), look: 'danger' as const }] : []),
  ];
}

function riseActions({ view, book, seat }: Now, unit: Standing): readonly Action[] {
  return risings(unit, book)
    .filter(command => book.allows(view, command, seat))
    .map(command => ({
      id: `rise-${command.mode}`,
      label: command.mode === 'run' ? tell('Get up, running') : tell('Get up, walking'),
      look: 'plain' as const,
    }));
}

export function stepped(moment: Now, unit: Standing, state: Moving, end: End | undefined, id: string): Change<Classic, Moving> {
  if (id === 'leave') {
    const command = extended(moment, unit, state, end, 'F');
    return command ? { send: command } : {};
  }
  if (id.startsWith('rise-')) {
    const command = risings(unit, moment.book).find(({ mode }) => id === `rise-${mode}`);
    return command ? { send: command } : {};
  }
  const { at: _at, facing: _facing, assault: _assault, ...rest } = state;
  return id.startsWith('step-') ? { state: { ...rest, settled: before(state, end) + id.slice('step-'.length) } } : {};
}
