import { table as geometry } from '@sortie/geometry';
import { alongLine, isBeside, isOnLine, isUnderCover, STRIKE_REACH } from '../../aerospace/line.ts';
import { legOf, STRIP_LENGTH } from '../../attack/run-area.ts';
import type { AlphaRule, Seen } from '../../rule.ts';
import type { OverflyCommand } from '../../shape.ts';
import { INCH, isOn } from '../../state.ts';
import { knows } from './knows.ts';
import { spa } from './spa.ts';

const onRunway = (why: string): boolean => why === 'landing' || why === 'liftOff';

/** Another target that the same line leads to. */
function secondTarget(view: Seen, { unit, run, ...line }: OverflyCommand): string | undefined {
  const id = run?.second?.target;
  const foe = id === undefined ? undefined : view.units[id];
  if (!isOn(foe) || foe.hidden || foe.airborne || foe.seat === view.units[unit]?.seat || id === run?.target || isUnderCover(view, foe))
    return 'there is no such target';
  return isBeside(line, foe, STRIKE_REACH) ? undefined : 'the target is not within an inch of the line';
}

/** Ten inches in all, neither part shorter than two, and not one over the other. */
function secondStrip({ run, ...line }: OverflyCommand): string | undefined {
  const { at, inches = 0 } = run?.second ?? {};
  if (!at || !run?.at || inches < 2 || inches > 8 || !isOnLine(line, at)) return 'both strips lie on its way';
  const [first, second] = [alongLine(line, run.at), alongLine(line, at)];
  const apart = first < second ? second - first >= STRIP_LENGTH - inches * INCH : first - second >= inches * INCH;
  return apart && alongLine(line, line.to) - second >= inches * INCH ? undefined : 'both strips lie on its way';
}

/** What helps those who fly. */
export const skyRules: readonly AlphaRule[] = [
  // A bad place adds two; half of that is left.
  spa('dust-off', {
    adds: { control: ({ unit, why, inches }) => (onRunway(why) && inches > 0 && knows(unit, 'dust-off') ? -1 : undefined) },
  }),
  spa('wind-walker', { adds: { control: ({ unit, why }) => (onRunway(why) && knows(unit, 'wind-walker') ? -1 : undefined) } }),
  spa('ground-hugger', {
    permits: { pass: ['second'] },
    forbids: {
      move: (view, command) => {
        const unit = view.units[command.unit];
        const { run } = command;
        if (!unit || !run?.second || !isOn(unit)) return undefined;
        if (!knows(unit, 'ground-hugger') || run.kind !== 'strafe') return 'it attacks once in a pass';
        const leg = legOf(unit.at, { path: command.path, run: { ...run, leg: run.second.leg } });
        return leg && geometry.distanceOf(leg[0], leg[1]) >= run.second.inches * INCH && run.second.leg !== run.leg
          ? undefined
          : 'both strips lie on its way';
      },
      overfly: (view, command) => {
        const unit = view.units[command.unit];
        const { run } = command;
        if (!unit || !run?.second) return undefined;
        if (!knows(unit, 'ground-hugger')) return 'it attacks once in a pass';
        return run.kind === 'strike'
          ? secondTarget(view, command)
          : run.kind === 'strafe'
            ? secondStrip(command)
            : 'only strafing and striking is done twice';
      },
    },
  }),
  spa('speed-demon-aerospace', { adds: { thrust: ({ unit }) => (knows(unit, 'speed-demon') ? 1 : undefined) } }),
];
