import { table as geometry } from '@sortie/geometry';
import type { RuleId } from '@sortie/kernel';
import { isAircraft } from '../../aerospace/aircraft.ts';
import { bombsLeft } from '../../artillery/bomb-load.ts';
import { dropBombs } from '../../artillery/bombs.ts';
import { newAttack } from '../../attack/attack.ts';
import { type Foreseen, ofAim } from '../../attack/foresee.ts';
import { bracketOf } from '../../attack/range.ts';
import { isUnderRun, legOf, overhead, STRIP_LENGTH } from '../../attack/run-area.ts';
import type { Aim, Running } from '../../questions.ts';
import { type AlphaRule, type Book, core, option, type Table } from '../../rule.ts';
import type { Command, Run, RunOrder, State, Unit, UnitId } from '../../shape.ts';
import { see } from '../../sight/see.ts';
import { flies, INCH, isOn, onTable, type Standing, unitAt } from '../../state.ts';
import { RETURN_FIRE, STRAFING } from './numbers.ts';
import { dives, strafes } from './passes.ts';
import { runChoices } from './thoughts.ts';

const forRun = (of: (unit: Standing, run: RunOrder, leg: number | undefined) => string | undefined): NonNullable<AlphaRule['forbids']> => ({
  move: ({ units }, command) => {
    const unit = units[command.unit];
    if (!command.run || !isOn(unit)) return undefined;
    const leg = legOf(unit.at, command);
    return of(unit, command.run, leg ? geometry.distanceOf(leg[0], leg[1]) : undefined);
  },
});

const kinds: AlphaRule = core('ASC-vtol-other-attacks', {
  offers: { thoughts: ({ view, unit, seat, book }) => runChoices(view, unit, seat, book) },
  forbids: {
    move: ({ units }, { unit: id, run, mode }) => {
      const unit = units[id];
      if (!run || !unit) return undefined;
      if (!flies(unit) || mode !== 'ground') return 'only a VTOL in flight makes such a run';
      return run.kind === 'strike' || run.kind === 'altitude' ? 'a VTOL strafes or dives with bombs, and nothing else' : undefined;
    },
  },
});

const strafing: AlphaRule = option('ASC-vtol-strafing-declare', {
  permits: { run: ['strafe'] },
  offers: {
    moves: ({ view, unit, stay }) => strafes(view, unit, stay),
    rolls: ({ state, command, book }) => rakings(state, command, book),
  },
  steps: { running: [{ name: 'raking', after: 'begin', run: rake }] },
  forbids: forRun((_unit, run, leg) =>
    run.kind === 'strafe' && (leg ?? 0) < STRIP_LENGTH - (run.second?.inches ?? 0) * INCH
      ? 'it has to fly ten inches straight over the strip'
      : undefined,
  ),
});

const bombing: AlphaRule = option('ASC-vtol-bombing-declare', {
  permits: { run: ['bomb'] },
  offers: { moves: ({ view, unit, stay }) => dives(view, unit, stay) },
  steps: {
    running: [
      {
        name: 'dive',
        after: 'begin',
        run: (play, { unit, run }) => {
          if (run.kind === 'bomb' && !isAircraft(unitAt(play.state, unit))) dropBombs(play, unitAt(play.state, unit), run);
        },
      },
    ],
  },
  forbids: forRun((unit, { kind, bomb = 'he', count = 1 }, leg) => {
    if (kind !== 'bomb') return undefined;
    if (leg === undefined) return 'it has to fly over the point';
    return bombsLeft(unit, bomb) >= count ? undefined : 'it does not carry that many bombs';
  }),
  covers: ['ASC-vtol-bombing-type'],
});

/** At one height, and in the air all along. */
const level: AlphaRule = core('ASC-vtol-strafing-height', {
  forbids: forRun((_unit, { height }) => (height < 1 ? 'a run is flown in the air' : undefined)),
});

const busy = ({ moved }: Unit): string | undefined => (moved?.run ? 'its run takes the place of every other attack' : undefined);

const strafe: AlphaRule = core('ASC-vtol-strafing-attack', {
  adds: { toHit: ({ how, attacker }) => (how === 'strafe' && !isAircraft(attacker) ? STRAFING : undefined) },
  forbids: {
    attack: ({ units }, { unit }) => (units[unit] ? busy(units[unit]) : undefined),
    demolish: ({ units }, { unit }) => (units[unit] ? busy(units[unit]) : undefined),
    bombard: ({ units }, { unit }) => (units[unit] ? busy(units[unit]) : undefined),
  },
});

const INSTEAD: readonly RuleId[] = ['AS-tmm-13c', 'AS-tmm-13', 'AS-tmm-ce', 'AS-to-hit-air-vtol'];
const fromBelow = ({ attacker, target, kind }: Aim): boolean =>
  kind === 'weapon' && isOn(attacker) && !isAircraft(target) && target.moved?.run !== undefined && overhead(attacker, target) !== undefined;

const returning: AlphaRule = core('ASC-vtol-return-fire-inside', {
  adds: { toHit: aim => (fromBelow(aim) ? RETURN_FIRE : undefined) },
  waives: { toHit: aim => (fromBelow(aim) ? INSTEAD : undefined) },
});

/** Everybody in the strip is attacked, one after the other. */
function rake(play: Table, { unit: id, run }: Running): void {
  const unit = unitAt(play.state, id);
  if (run.kind !== 'strafe' || isAircraft(unit) || !isOn(unit)) return;
  for (const victim of rakedBy(play.state, unit, run)) {
    const aim = rakeAim(play.state, id, victim, run);
    if (aim) play.run('attack', newAttack(aim));
  }
}

/** The rolls of a run that has been flown, or would have been. */
function rakings(state: State, command: Command, book: Book): readonly Foreseen[] {
  const unit = command.type === 'run' ? state.units[command.unit] : undefined;
  const run = unit?.moved?.run;
  if (run?.kind !== 'strafe' || !isOn(unit) || isAircraft(unit)) return [];
  return rakedBy(state, unit, run).flatMap(victim => ofAim(rakeAim(state, unit.id, victim, run), book));
}

/** Whom a VTOL rakes, friend and foe. */
const rakedBy = (state: State, unit: Standing, run: Run): readonly UnitId[] =>
  onTable(state)
    .filter(target => isTarget(target, unit, run))
    .map(({ id }) => id);

const isTarget = (target: Standing, unit: Standing, run: Run): boolean =>
  target.id !== unit.id && !target.airborne && !target.hidden && isUnderRun(target, run);

/** One attack from the height of the run. */
function rakeAim(state: State, id: UnitId, victim: UnitId, run: Run): Aim | undefined {
  const [attacker, target] = [state.units[id], state.units[victim]];
  if (!isOn(attacker) || !isOn(target)) return undefined;
  const range = Math.max(0, run.height - target.z);
  return {
    state,
    attacker,
    target,
    how: 'strafe',
    kind: 'weapon',
    range,
    bracket: bracketOf(range) ?? 3,
    seen: see(state, attacker, target),
    spotter: null,
    lent: null,
    overheat: 0,
    munition: '',
  };
}

export const runRules: readonly AlphaRule[] = [
  kinds,
  strafing,
  bombing,
  level,
  strafe,
  returning,
  core('ASC-vtol-return-fire-outside', { structural: 'after its run it stands on the table like any target' }),
  core('ASC-vtol-armor-threshold', { structural: 'thresholds are asked of aircraft alone' }),
];
