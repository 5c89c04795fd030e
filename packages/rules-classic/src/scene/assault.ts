import { boardOf, onMap } from '@sortie/board';
import { type Facing, neighbour } from '@sortie/geometry';
import { chanceOf, nth, oneOf, optional, type Reading, type Refusal, record, type SceneAnswer, sure, text, where } from '@sortie/kernel';
import { movedBy } from '../movement/moved.ts';
import { traceOf } from '../movement/trace.ts';
import { coreSteps } from '../older.ts';
import { assaultOutcome } from '../physical/assault.ts';
import { blowing } from '../physical/strike.ts';
import type { View } from '../rule.ts';
import type { Move, State, StepWord } from '../shape.ts';
import type { OnMap } from '../state.ts';
import { pair } from './fire.ts';
import { during, type Position } from './stage.ts';

const assaultQuestion = record({
  kind: oneOf('charge', 'dfa'),
  attacker: text(60),
  target: text(60),
  path: optional(
    where(text(200), steps => (/^[FBLRqe]*!?$/.test(steps) ? undefined : 'a path is made of steps as in F for one hex ahead, such as FF')),
  ),
});

type Steps = readonly StepWord[];
type Run = Extract<Move, { readonly mode: 'walk' | 'run' }>;

/** The position with a unit in another state of affairs. */
const replaced = (state: State, unit: OnMap): State => ({
  ...state,
  units: state.units.map(one => (one.id === unit.id ? unit : one)),
});

/** Where the steps of a jump lead. */
function landing(unit: OnMap, steps: Steps): { readonly at: OnMap['at']; readonly facing: Facing } {
  let { at } = unit;
  for (const step of steps) if (step === 'forward') at = neighbour(at, unit.facing);
  return { at, facing: unit.facing };
}

type Tried = { readonly ok: true; readonly after: OnMap } | { readonly ok: false; readonly refused: Refusal };

/** A charge as it would be announced: at a walk if that is enough and nothing else is said, else at a run. */
function charged(position: Position, state: State, unit: OnMap, target: number, steps: Steps): Tried {
  const said = nth(position.state.units, unit.id).moved?.mode;
  const modes: readonly Run['mode'][] = said === 'walk' || said === 'run' ? [said] : ['walk', 'run'];
  let refused: Refusal | undefined;
  // Through what is in the way, or else over it.
  for (const move of modes.flatMap((mode): Run[] => {
    const charge: Run = { type: 'move', unit: unit.id, mode, steps, charge: target };
    return [charge, { ...charge, over: true }];
  })) {
    const [fault] = position.book.check(state as View, move, unit.seat);
    refused ??= fault;
    if (fault) continue;
    const { mode } = move;
    const end = traceOf(state, move, position.book)?.paces.at(-1);
    const moved = { ...movedBy(mode, end?.hexes ?? 0), assault: { kind: 'charge' as const, target, from: unit.at } };
    return { ok: true, after: { ...unit, at: end?.at ?? unit.at, facing: end?.facing ?? unit.facing, moved } };
  }
  return { ok: false, refused: sure(refused, 'the refusal') };
}

function leapt(position: Position, state: State, unit: OnMap, target: OnMap, steps: Steps): Tried {
  const { at } = landing(unit, [...steps, 'forward']);
  const to = onMap(boardOf(state.board), at) ? at : target.at;
  const move: Move = { type: 'move', unit: unit.id, mode: 'jump', to, facing: unit.facing, onto: target.id };
  const [refused] = position.book.check(state as View, move, unit.seat);
  if (refused) return { ok: false, refused };
  const moved = { ...movedBy('jump', steps.length + 1), assault: { kind: 'dfa' as const, target: target.id, from: unit.at } };
  return { ok: true, after: { ...unit, at: to, moved } };
}

/** A charge or a death from above, from where it begins to its number. */
export function askAssault(position: Position, ask: unknown): Reading<SceneAnswer> {
  const read = assaultQuestion(ask, 'ask');
  if (!read.ok) return read;
  const { kind, attacker, target: wanted, path = '' } = read.value;
  const units = pair(position, attacker, wanted);
  if (!units.ok) return units;
  const [there, target] = units.value;
  const unit: OnMap = { ...there, moved: null };
  const state = during(replaced(position.state, unit), 'movement', unit.seat);
  const steps = coreSteps(path.replace('!', ''));
  const tried = kind === 'charge' ? charged(position, state, unit, target.id, steps) : leapt(position, state, unit, target, steps);
  const outcome = (by: OnMap) => assaultOutcome(state, kind, by, target);
  if (!tried.ok) return { ok: true, value: { refused: tried.refused, more: { side: outcome(unit).side } } };
  const after = during(replaced(state, tried.after), 'physical', unit.seat);
  const about = blowing(after, tried.after, target, { kind, target: target.id });
  const answer = position.book.ask('blow', about);
  const { side, table, selfDamage } = outcome(tried.after);
  const damage = position.book.ask('blowDamage', about).total;
  return { ok: true, value: { answer, chance: chanceOf(answer.total), more: { side, damage, selfDamage, table } } };
}
