import { table as geometry } from '@sortie/geometry';
import { type Candidate, chanceOf, type Seat } from '@sortie/kernel';
import { isFighter, isFlying } from '../aerospace/aircraft.ts';
import { STRAFING_FROM_ABOVE, STRIKING } from '../aerospace/attacks.ts';
import { flightsFor, mayFlyNow } from '../aerospace/flight-options.ts';
import { LINE_REACH } from '../aerospace/ground-fire.ts';
import { isBeside } from '../aerospace/line.ts';
import { BOMB_POINTS, BOMB_TEMPLATES } from '../artillery/bomb-load.ts';
import { ALTITUDE, DIVE } from '../artillery/bombs.ts';
import { isUnderRun, STRIP_LENGTH } from '../attack/run-area.ts';
import { firepower } from '../attack/value.ts';
import { groundInches, tmmOf } from '../movement/tmm.ts';
import type { Book, Seen } from '../rule.ts';
import type { AirRun, AlphaStrike, Command, OverflyCommand, Run, Unit } from '../shape.ts';
import { foesOf, onTable, type Standing } from '../state.ts';

type Choice = Candidate<AlphaStrike>;
const MOST = 12;

/** What the aircraft that is next might do: come nearer, strike where it hurts most and least is near the line to answer, and go home when it is shot up. */
export function flightChoices(view: Seen, seat: Seat, book: Book): readonly Choice[] {
  const unit = [...mayFlyNow(view, seat, book)].sort((a, b) => a.pv - b.pv || a.id - b.id)[0];
  if (!unit) return [];
  const found: Choice[] = [];
  for (const command of flightsFor(view, unit, seat, book)) found.push({ command, worth: worthOf(view, unit, command), why: 'in the air' });
  return found.sort((a, b) => b.worth - a.worth).slice(0, MOST);
}

function worthOf(view: Seen, unit: Unit, command: Command): number {
  if (command.type === 'overfly') return command.run ? harm(view, unit, command, command.run) - risk(view, unit, command) : -1;
  if (command.type === 'liftOff') return isFighter(unit) ? 0.5 : -0.5;
  if (command.type !== 'fly') return command.type === 'land' ? -4 : 0;
  // Whoever has lost its armor has done its part.
  const spent = unit.armor === 0 && isFlying(unit);
  if (command.into !== undefined) return spent ? 1 : -2;
  if (command.ring === 4) return spent ? 0.5 : -6;
  return spent ? 0.1 * command.ring : -0.2 * command.ring;
}

/** Points that a run may be expected to cost the other side; those of friends count twice against it. */
function harm(view: Seen, unit: Unit, line: OverflyCommand, run: AirRun): number {
  const place = placeOf(line, run);
  let worth = 0;
  for (const other of onTable(view)) {
    if (other.airborne || other.hidden) continue;
    const points = pointsOn(unit, other, run, place);
    const left = other.armor + other.structure;
    worth += (other.seat === unit.seat ? -2 : points >= left ? 1.5 : 1) * Math.min(points, left);
  }
  return worth;
}

const placeOf = ({ to }: OverflyCommand, { kind, at, points, bomb }: AirRun): Run => {
  const from = at ?? points?.[0] ?? to;
  return { kind, from, to: kind === 'strafe' ? geometry.towards(from, to, STRIP_LENGTH) : from, height: 0, ...(bomb ? { bomb } : {}) };
};

function pointsOn(unit: Unit, other: Standing, run: AirRun, place: Run): number {
  const { kind, bomb = 'he', count = 1, overheat = 0 } = run;
  const moving = tmmOf(groundInches(other));
  if (kind === 'strike')
    return other.id === run.target
      ? chanceOf(unit.skill + STRIKING + moving) * (firepower(unit, 'airStrike', 0).points + overheat * 0.7)
      : 0;
  if (!isUnderRun(other, place)) return 0;
  if (kind === 'strafe') return chanceOf(unit.skill + STRAFING_FROM_ABOVE + moving) * firepower(unit, 'strafe', 0).points;
  // Bombs near the edge of their template are as likely to miss everything as to hit.
  const sure = BOMB_TEMPLATES[bomb] > 2 ? 1 : 0.9;
  return chanceOf(unit.skill + (kind === 'bomb' ? DIVE : ALTITUDE)) * BOMB_POINTS[bomb] * count * sure;
}

/** What the line may cost: everybody near it shoots back. */
function risk(view: Seen, unit: Unit, line: OverflyCommand): number {
  let points = 0;
  for (const foe of foesOf(view, unit.seat))
    if (!foe.hidden && isBeside(line, foe, LINE_REACH)) points += chanceOf(foe.skill + 2) * firepower(foe, 'standard', 0).points;
  return (2 * points) / (unit.armor + unit.structure);
}
