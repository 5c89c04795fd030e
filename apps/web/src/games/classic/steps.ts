import { boardOf, onMap } from '@sortie/board';
import { neighbour } from '@sortie/geometry';
import { type Telling, tell } from '@sortie/kernel';
import { type Classic, isMech, type Move, type OnMap, risings, type StepWord, sheetFor, traceOf } from '@sortie/rules-classic';
import type { Action, Change, Moment } from '../../battle/face.ts';
import type { Moving } from './move-state.ts';
import { type End, walkOf } from './moving.ts';

type Now = Moment<Classic>;

/** Four legs shift sideways; whoever flies or skims slips. */
const shifts = (unit: OnMap, prone: boolean): boolean => !prone && (sheetFor(unit).quad || unit.wear !== null);

/** Single steps that no pointing at a hex can mean: getting up, lying down, turning on the ground, sideways. */
const STEPS: readonly { readonly step: StepWord; readonly label: Telling; readonly fits: (unit: OnMap, prone: boolean) => boolean }[] = [
  { step: 'left', label: tell('Turn left'), fits: (_unit, prone) => prone },
  { step: 'right', label: tell('Turn right'), fits: (_unit, prone) => prone },
  { step: 'goProne', label: tell('Lie down'), fits: (unit, prone) => !prone && isMech(unit) },
  { step: 'hullDown', label: tell('Go hull-down'), fits: () => true },
  { step: 'forward', label: tell('Crawl ahead'), fits: (_unit, prone) => prone },
  { step: 'letGo', label: tell('Let go of the hold'), fits: () => true },
  { step: 'leaveSensor', label: tell('Leave a remote sensor here'), fits: () => true },
  { step: 'crushSensor', label: tell('Crush the sensor here'), fits: () => true },
  { step: 'climbUp', label: tell('Climb the wall'), fits: (_unit, prone) => !prone },
  { step: 'climbDown', label: tell('Climb down the wall'), fits: (_unit, prone) => !prone },
  { step: 'up', label: tell('Rise a level'), fits: unit => sheetFor(unit).gait === 'vtol' },
  { step: 'down', label: tell('Sink a level'), fits: unit => sheetFor(unit).gait === 'vtol' },
  { step: 'forwardLeft', label: tell('Step to the left'), fits: shifts },
  { step: 'forwardRight', label: tell('Step to the right'), fits: shifts },
];

const onFoot = ({ mode }: Moving): boolean => mode === 'walk' || mode === 'run';

const before = ({ settled }: Moving, end: End | undefined): readonly StepWord[] => end?.steps ?? settled;

/** The command of the way so far with one step more, if the rules allow it. */
function extended({ view, book, seat }: Now, unit: OnMap, state: Moving, end: End | undefined, step: StepWord): Move | undefined {
  const command = walkOf(unit, state, [...before(state, end), step]);
  return book.allows(view, command, seat) ? command : undefined;
}

function isProne({ view, book }: Now, unit: OnMap, state: Moving, end: End | undefined): boolean {
  const steps = before(state, end);
  return steps.length === 0 ? unit.prone : (traceOf(view, walkOf(unit, state, steps), book)?.paces.at(-1)?.prone ?? unit.prone);
}

/** Does the next step ahead lead over the edge of the map? */
function facesEdge({ view }: Now, unit: OnMap, end: End | undefined): boolean {
  const { to, facing } = end ?? { to: unit.at, facing: unit.facing };
  return !onMap(boardOf(view.board), neighbour(to, facing));
}

export function stepActions(moment: Now, unit: OnMap, state: Moving, end: End | undefined): readonly Action[] {
  if (!onFoot(state) || state.assault !== undefined) return unit.prone ? riseActions(moment, unit) : [];
  const prone = isProne(moment, unit, state, end);
  // Lying down is for whoever has chosen a place; it would only be in the way before.
  const wanted = STEPS.filter(({ step, fits }) => fits(unit, prone) && (step !== 'goProne' || end !== undefined));
  const steps = wanted
    .filter(({ step }) => extended(moment, unit, state, end, step))
    .map(({ step, label }): Action => ({ id: `step-${step}`, label }));
  const leaves = facesEdge(moment, unit, end) && extended(moment, unit, state, end, 'forward') !== undefined;
  return [
    ...riseActions(moment, unit),
    ...steps,
    ...(leaves ? [{ id: 'leave', label: tell('Leave the map'), look: 'danger' as const }] : []),
  ];
}

const CAREFULLY = 'rise-carefully';
const carefully = (unit: OnMap): Move => ({ type: 'move', unit: unit.id, mode: 'walk', steps: ['standUp'], tempo: 'steady' });

function riseActions({ view, book, seat }: Now, unit: OnMap): readonly Action[] {
  const careful = unit.prone && book.allows(view, carefully(unit), seat) ? [{ id: CAREFULLY, label: tell('Get up carefully') }] : [];
  const plain = risings(unit, book)
    .filter(command => book.allows(view, command, seat))
    .map(command => ({
      id: `rise-${command.mode}`,
      label: command.mode === 'run' ? tell('Get up, running') : tell('Get up, walking'),
      look: 'plain' as const,
    }));
  return [...plain, ...careful];
}

export function stepped(moment: Now, unit: OnMap, state: Moving, end: End | undefined, id: string): Change<Classic, Moving> {
  if (id === 'leave') {
    const command = extended(moment, unit, state, end, 'forward');
    return command ? { send: command } : {};
  }
  if (id === CAREFULLY) return { send: carefully(unit) };
  if (id.startsWith('rise-')) {
    const command = risings(unit, moment.book).find(({ mode }) => id === `rise-${mode}`);
    return command ? { send: command } : {};
  }
  const { at: _at, facing: _facing, assault: _assault, ...rest } = state;
  const named = STEPS.find(({ step }) => id === `step-${step}`);
  return named ? { state: { ...rest, settled: [...before(state, end), named.step] } } : {};
}
