import { type Candidate, chanceOf, type Seat } from '@sortie/kernel';
import { bracketOf, RANGE_MODIFIERS } from '../../attack/range.ts';
import { isUnderRun, runOf } from '../../attack/run-area.ts';
import { firepower } from '../../attack/value.ts';
import { groundInches, tmmOf } from '../../movement/tmm.ts';
import type { Book, Seen } from '../../rule.ts';
import type { AlphaStrike, MoveCommand, Run } from '../../shape.ts';
import { flies, INCH, onTable, type Standing } from '../../state.ts';
import { STRAFING } from './numbers.ts';
import { dives, strafes } from './passes.ts';

type Choice = Candidate<AlphaStrike>;

/** Attack runs of a flyer that the rules allow, by what they may be expected to do to foe and friend. */
export function runChoices(view: Seen, unit: Standing, seat: Seat, book: Book): readonly Choice[] {
  if (!flies(unit)) return [];
  const stay: MoveCommand = { type: 'move', unit: unit.id, mode: 'ground', path: [], facing: unit.facing };
  const found: Choice[] = [];
  for (const command of [...strafes(view, unit, stay), ...dives(view, unit, stay)]) {
    const run = command.run && runOf(unit.at, command, () => 0);
    if (run && book.allows(view, command, seat)) found.push({ command, worth: worthOfRun(view, unit, run), why: 'an attack run' });
  }
  return found;
}

function worthOfRun(view: Seen, unit: Standing, run: Run): number {
  let worth = 0;
  for (const other of onTable(view)) {
    if (other.id === unit.id || other.airborne || other.hidden || !isUnderRun(other, run)) continue;
    const points = run.kind === 'bomb' ? chanceOf(unit.skill + 2) * 2 * (run.count ?? 1) : rakes(unit, other, run);
    worth += other.seat === unit.seat ? -2 * points : points;
  }
  return worth;
}

function rakes(unit: Standing, other: Standing, run: Run): number {
  const bracket = bracketOf(Math.max(INCH, run.height - other.z)) ?? 2;
  return (
    chanceOf(unit.skill + STRAFING + RANGE_MODIFIERS[bracket] + tmmOf(groundInches(other))) * firepower(unit, 'standard', bracket).points
  );
}
