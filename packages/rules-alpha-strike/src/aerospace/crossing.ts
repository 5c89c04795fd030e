import { table as geometry } from '@sortie/geometry';
import { type Handler, nth } from '@sortie/kernel';
import { STRIP_LENGTH } from '../attack/run-area.ts';
import type { Event } from '../event.ts';
import { type AlphaRule, type Book, core, type Table } from '../rule.ts';
import type { AirRun, AlphaStrike, Line, OverflyCommand, Run, State, Unit } from '../shape.ts';
import { INCH, isOn } from '../state.ts';
import { isFlying } from './aircraft.ts';
import { notReady } from './flight.ts';
import { farEdge, isOnEdge, SHORTEST_LINE } from './line.ts';

/** How high an aircraft is drawn above the table; no rule asks for it. */
export const OVERHEAD = 20 * INCH;

/** Why an aircraft cannot come down from the Central Zone now. */
export function notAbove(view: State, unit: Unit | undefined, seat: number, book?: Book): string | undefined {
  const wrong = notReady(view, unit, seat);
  if (wrong || !unit) return wrong;
  if (unit.fate !== 'aloft' || unit.flight?.ring !== 0 || unit.flight.low) return 'only from the Central Zone does it come over the table';
  return (unit.moves[0]?.value ?? 0) > 0 || book?.holds('deadStick', { unit }) ? undefined : 'it has no Thrust left';
}

/** Why a line from one point through another is no flight line. */
export function lineTrouble({ table }: State, from: OverflyCommand['from'], to: OverflyCommand['to']): string | undefined {
  if (!isOnEdge(table, from)) return 'a line begins at an edge of the table';
  const far = farEdge(table, from, to);
  return far && geometry.distanceOf(from, far) >= SHORTEST_LINE ? undefined : 'the line crosses at least 24 inches of table';
}

/** Once the turn is over nobody meets it on the table any more. */
function flyOff(play: Table): void {
  for (const { id } of play.state.units) {
    const unit = nth(play.state.units, id);
    if (!isOn(unit) || !isFlying(unit)) continue;
    play.emit({ type: 'flewOff', unit: id });
  }
}

const path: AlphaRule = core('AS-aero-ground-path', {
  steps: { ending: [{ name: 'departures', after: 'orders', run: flyOff }] },
  forbids: {
    overfly: (view, { unit, from, to }, seat) =>
      notAbove(view, view.units[unit], seat) ??
      lineTrouble(view, from, to) ??
      (isOnEdge(view.table, to) ? undefined : 'a line ends at an edge of the table'),
    land: (view, { unit, from, at }, seat, book) => notAbove(view, view.units[unit], seat, book) ?? lineTrouble(view, from, at),
  },
  covers: ['ASC-space-flight-line', 'ASC-space-leave-ground-table'],
});

type Flew = Extract<Event, { readonly type: 'flew' }>;

/** What is attacked, with its place. */
function runOf(line: Line, { run }: OverflyCommand, state: State): Run | undefined {
  if (!run) return undefined;
  const { kind, at, target, points, bomb, count, overheat } = run;
  const victim = target === undefined ? undefined : state.units[target];
  const from = at ?? points?.[0] ?? (isOn(victim) ? victim.at : line.from);
  const second = secondOf(line, run, state);
  const strip = STRIP_LENGTH - (second && run.second?.inches ? run.second.inches * INCH : 0);
  const to = kind === 'strafe' ? geometry.towards(from, line.to, strip) : from;
  const bombs = kind === 'bomb' || kind === 'altitude' ? { bomb: bomb ?? 'he', count: kind === 'bomb' ? (count ?? 1) : 1 } : {};
  return {
    kind,
    from,
    to,
    height: OVERHEAD,
    ...bombs,
    ...(target === undefined ? {} : { target }),
    ...(points === undefined ? {} : { points }),
    ...(overheat === undefined ? {} : { overheat }),
    ...(second ? { second } : {}),
  };
}

/** A second target, or the second strip. */
function secondOf(line: Line, { second, kind }: AirRun, { units }: State): Run['second'] {
  if (kind === 'strafe')
    return second?.at && second.inches ? { from: second.at, to: geometry.towards(second.at, line.to, second.inches * INCH) } : undefined;
  const victim = kind === 'strike' && second?.target !== undefined ? units[second.target] : undefined;
  return isOn(victim) ? { from: victim.at, to: victim.at, target: victim.id } : undefined;
}

export const overfly: Handler<AlphaStrike, 'overfly'> = (play, command) => play.emit(flewOver(play.state, command));

/** What a flight across the table comes to. */
export function flewOver(state: State, command: OverflyCommand): Flew {
  const { unit, from, to, drop } = command;
  const line: Line = { from, to };
  const run = runOf(line, command, state);
  return {
    type: 'flew',
    unit,
    fate: 'fighting',
    flight: { ring: 0, line },
    at: to,
    z: OVERHEAD,
    airborne: true,
    facing: geometry.headingTo(from, to),
    length: geometry.distanceOf(from, to),
    ...(run ? { run } : {}),
    ...(drop ? { drop } : {}),
  };
}

export const crossingRules: readonly AlphaRule[] = [path];
