import { table as geometry } from '@sortie/geometry';
import { isBeside } from '../aerospace/line.ts';
import { BOMB_TEMPLATES } from '../artillery/bomb-load.ts';
import type { MoveCommand, Point, Run, Unit } from '../shape.ts';
import { INCH, radiusOf, type Standing } from '../state.ts';

/** A strafed strip, in tenths of a millimetre. */
export const STRIP_LENGTH = 10 * INCH;
export const STRIP_WIDTH = 2 * INCH;

/** The leg of a path that a run is flown on. */
export function legOf(from: Point, { path, run }: Pick<MoveCommand, 'path' | 'run'>): readonly [Point, Point] | undefined {
  const corners = [from, ...path];
  const [start, end] = run ? [corners[run.leg], corners[run.leg + 1]] : [];
  return start && end ? [start, end] : undefined;
}

/** A declared run with its place: `floor` is the height of the ground it is flown over. */
export function runOf(from: Point, command: Pick<MoveCommand, 'path' | 'run'>, floor: (at: Point) => number): Run | undefined {
  const leg = legOf(from, command);
  const { run } = command;
  if (!run || !leg) return undefined;
  const strafes = run.kind === 'strafe';
  const start = strafes ? leg[0] : leg[1];
  const { kind, bomb, count } = run;
  const load = strafes ? {} : { bomb: bomb ?? 'he', count: count ?? 1 };
  const other = run.second && legOf(from, { path: command.path, run: { ...run, leg: run.second.leg } });
  const inches = other ? (run.second?.inches ?? 0) : 0;
  return {
    kind,
    from: start,
    to: strafes ? geometry.towards(leg[0], leg[1], STRIP_LENGTH - inches * INCH) : leg[1],
    height: floor(start) + run.height * INCH,
    ...load,
    ...(other ? { second: { from: other[0], to: geometry.towards(other[0], other[1], inches * INCH) } } : {}),
  };
}

/** Does a unit stand in the area of a run? Its base has to touch the strip or the template. */
export function isUnderRun(unit: Standing, run: Run): boolean {
  if (run.kind === 'strafe')
    return isBeside(run, unit, STRIP_WIDTH / 2) || (run.second !== undefined && isBeside(run.second, unit, STRIP_WIDTH / 2));
  const radius = (BOMB_TEMPLATES[run.bomb ?? 'he'] * INCH) / 2;
  return geometry.touches({ kind: 'circle', at: run.to, radius }, unit.at, radiusOf(unit));
}

/** How far up a flyer was when it made its run over whoever shoots back; nothing for those it did not fly over. */
export function overhead(attacker: Standing, target: Unit): number | undefined {
  const run = target.moved?.run;
  return run && !attacker.airborne && isUnderRun(attacker, run) ? Math.max(0, run.height - attacker.z) : undefined;
}
