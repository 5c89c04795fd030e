import { table as geometry } from '@sortie/geometry';
import type { Handler, RuleId } from '@sortie/kernel';
import { isAircraft } from '../aerospace/aircraft.ts';
import { attackGround } from '../aerospace/attacks.ts';
import { bombsLeft } from '../artillery/bomb-load.ts';
import { dropBombs } from '../artillery/bombs.ts';
import type { Aim } from '../questions.ts';
import { type AlphaRule, core, option } from '../rule.ts';
import type { AlphaStrike, Run, RunOrder, State, Unit, UnitId } from '../shape.ts';
import { see } from '../sight/see.ts';
import { flies, INCH, isOn, onTable, type Standing } from '../state.ts';
import { newAttack } from './attack.ts';
import { bracketOf } from './range.ts';
import { isUnderRun, legOf, overhead, STRIP_LENGTH } from './run-area.ts';

/** What a strafing run adds, and what shooting back at it from below adds in place of its movement. */
export const STRAFING = 4;
export const RETURN_FIRE = 2;

const forRun = (of: (unit: Standing, run: RunOrder, leg: number | undefined) => string | undefined): NonNullable<AlphaRule['forbids']> => ({
  move: ({ units }, command) => {
    const unit = units[command.unit];
    if (!command.run || !isOn(unit)) return undefined;
    const leg = legOf(unit.at, command);
    return of(unit, command.run, leg ? geometry.distanceOf(leg[0], leg[1]) : undefined);
  },
});

const kinds: AlphaRule = core('ASC-vtol-other-attacks', {
  forbids: {
    move: ({ units }, { unit: id, run, mode }, _seat, book) => {
      const unit = units[id];
      if (!run || !unit) return undefined;
      if (!flies(unit) || mode !== 'ground') return 'only a VTOL in flight makes such a run';
      if (run.kind === 'strike' || run.kind === 'altitude') return 'a VTOL strafes or dives with bombs, and nothing else';
      return book.ask('agreed', { what: run.kind }).terms.length === 0 ? 'the players have not agreed on that' : undefined;
    },
    run: ({ units }, { unit: id }) => (units[id]?.moved?.run && !units[id].did.includes('run') ? undefined : 'it has flown no attack run'),
  },
});

const strafing: AlphaRule = option('ASC-vtol-strafing-declare', {
  base: { agreed: ({ what }) => (what === 'strafe' ? 1 : undefined) },
  forbids: forRun((_unit, run, leg) =>
    run.kind === 'strafe' && (leg ?? 0) < STRIP_LENGTH - (run.second?.inches ?? 0) * INCH
      ? 'it has to fly ten inches straight over the strip'
      : undefined,
  ),
});

const bombing: AlphaRule = option('ASC-vtol-bombing-declare', {
  base: { agreed: ({ what }) => (what === 'bomb' ? 1 : undefined) },
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

export const fly: Handler<AlphaStrike, 'run'> = (play, { unit: id }) => {
  const unit = play.state.units[id]!;
  const run = unit.moved?.run;
  if (!run || !isOn(unit)) return;
  play.emit({ type: 'changed', unit: id, rule: 'ASC-vtol-strafing-declare', what: 'makes its run', change: { did: [...unit.did, 'run'] } });
  const flyer = play.state.units[id]!;
  if (isAircraft(flyer) && isOn(flyer)) attackGround(play, flyer, run);
  else if (run.kind === 'bomb') dropBombs(play, flyer, run);
  else
    for (const victim of rakedBy(play.state, unit, run)) {
      const aim = rakeAim(play.state, id, victim, run);
      if (aim) play.run('attack', newAttack(aim));
    }
};

/** Whom a VTOL rakes, friend and foe. */
export const rakedBy = (state: State, unit: Standing, run: Run): readonly UnitId[] =>
  onTable(state)
    .filter(target => isTarget(target, unit, run))
    .map(({ id }) => id);

const isTarget = (target: Standing, unit: Standing, run: Run): boolean =>
  target.id !== unit.id && !target.airborne && !target.hidden && isUnderRun(target, run);

/** One attack from the height of the run. */
export function rakeAim(state: State, id: UnitId, victim: UnitId, run: Run): Aim | undefined {
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
  core('ASC-vtol-return-fire-outside'),
  core('ASC-vtol-armor-threshold'),
];
