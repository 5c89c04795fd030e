import { bombsLeft } from '../artillery/bomb-load.ts';
import { dropBombs } from '../artillery/bombs.ts';
import { newAttack } from '../attack/attack.ts';
import { isUnderRun, STRIP_LENGTH } from '../attack/run-area.ts';
import type { ArcName } from '../card/card.ts';
import type { Aim } from '../questions.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { AirRun, OverflyCommand, Run, State, Unit, UnitId } from '../shape.ts';
import { see } from '../sight/see.ts';
import { isOn, onTable, type Standing, unitAt } from '../state.ts';
import { isAircraft, isFlying, isSpheroid } from './aircraft.ts';
import { alongLine, isBeside, isOnLine, isUnderCover, STRIKE_REACH } from './line.ts';

/** What attacks from the air add: raking a strip, striking at one target. */
export const STRAFING_FROM_ABOVE = 4;
export const STRIKING = 2;

export const UNDER_COVER = 'it is under cover';

const forKind = (
  kind: AirRun['kind'],
  of: (view: State, unit: Unit, run: AirRun, command: OverflyCommand) => string | undefined,
): NonNullable<AlphaRule['forbids']> => ({
  overfly: (view, command) => {
    const unit = view.units[command.unit];
    return unit && command.run?.kind === kind ? of(view, unit, command.run, command) : undefined;
  },
});

/** What was declared with the line is carried out. */
const flown = (kind: AirRun['kind'], run: (play: Table, unit: Standing, run: Run) => void): NonNullable<AlphaRule['steps']> => ({
  running: [
    {
      name: kind,
      after: 'begin',
      run: (play, about) => {
        const flyer = unitAt(play.state, about.unit);
        if (about.run.kind === kind && isAircraft(flyer) && isOn(flyer)) run(play, flyer, about.run);
      },
    },
  ],
});

/** One attack after the other, each as things stand then. */
const withGuns = (play: Table, unit: Standing, run: Run): void => {
  for (const victim of victimsOf(play.state, unit, run)) {
    const aim = airAim(play.state, unit.id, victim, run);
    if (aim) play.run('attack', newAttack(aim));
  }
};

const strafe: AlphaRule = core('AS-a2g-strafe', {
  steps: flown('strafe', withGuns),
  adds: { toHit: ({ how, attacker }) => (how === 'strafe' && isAircraft(attacker) ? STRAFING_FROM_ABOVE : undefined) },
  forbids: forKind('strafe', (_view, _unit, { at }, line) => {
    if (!at || !isOnLine(line, at)) return 'the strip begins on the line';
    return alongLine(line, line.to) - alongLine(line, at) >= STRIP_LENGTH - 1 ? undefined : 'ten inches of the line have to be left';
  }),
});

const strike: AlphaRule = core('AS-a2g-strike', {
  steps: flown('strike', withGuns),
  adds: { toHit: ({ how }) => (how === 'airStrike' ? STRIKING : undefined) },
  forbids: forKind('strike', (view, unit, { target, overheat = 0 }, line) => {
    const foe = target === undefined ? undefined : view.units[target];
    if (!isOn(foe) || foe.hidden || foe.airborne || foe.seat === unit.seat) return 'there is no such target';
    if (isUnderCover(view, foe)) return UNDER_COVER;
    if (!isBeside(line, foe, STRIKE_REACH)) return 'the target is not within an inch of the line';
    return overheat <= unit.card.overheat ? undefined : 'it cannot overheat that much';
  }),
  covers: ['ASC-tbl-aero-air-to-ground-mods'],
});

const dive: AlphaRule = core('AS-a2g-dive', {
  steps: flown('bomb', dropBombs),
  forbids: forKind('bomb', (_view, unit, { at, bomb = 'he', count = 1 }, line) => {
    if (!at || !isOnLine(line, at)) return 'the bombs fall on the line';
    return bombsLeft(unit, bomb) >= count ? undefined : 'it does not carry that many bombs';
  }),
});

const altitude: AlphaRule = core('AS-a2g-altitude', {
  steps: flown('altitude', (play, { id }, run) => {
    for (const to of run.points ?? []) dropBombs(play, unitAt(play.state, id), { ...run, to });
  }),
  forbids: forKind('altitude', (_view, unit, { points = [], bomb = 'he' }, line) => {
    if (points.length === 0 || !points.every(at => isOnLine(line, at))) return 'the bombs fall on the line';
    return bombsLeft(unit, bomb) >= points.length ? undefined : 'it does not carry that many bombs';
  }),
});

const ONLY_RUNS = 'an aircraft in the air attacks the ground in runs alone';
const inTheAir = ({ units }: State, id: UnitId): string | undefined => (units[id] && isFlying(units[id]) ? ONLY_RUNS : undefined);

/** The run is all that it does; what else it may shoot at is up there with it. */
const alone: AlphaRule = core('AS-a2g', {
  covers: ['ASC-space-air-to-ground', 'ASC-space-attack-eligibility', 'ASC-ots-small-units'],
  forbids: {
    attack: (view, { unit, how }) => (how === 'rear' ? undefined : inTheAir(view, unit)),
    demolish: (view, { unit }) => inTheAir(view, unit),
    deed: (view, { unit, deed }) => (deed === 'screen' ? undefined : inTheAir(view, unit)),
    overfly: (_view, { run }, _seat, book) => (run?.second && !book.permits('pass', 'second') ? 'it attacks once in a pass' : undefined),
    run: ({ units }, { unit: id }) => (units[id]?.moved?.run && !units[id].did.includes('run') ? undefined : 'it has flown no attack run'),
    move: ({ units }, { unit, mode }) => {
      const one = units[unit];
      if (!one || !isAircraft(one)) return undefined;
      return one.airborne ? 'it flies on' : mode === 'stand' ? undefined : 'on the ground it stays where it is';
    },
  },
});

/** The side whose guns bear on the ground: the nose, or the stern of a ball that comes down on it. */
export const bearing = (unit: Unit, kind: Run['kind']): ArcName => (kind === 'strike' && isSpheroid(unit) ? 'rear' : 'front');

/** Whom a run with guns is aimed at, one after the other. */
export const victimsOf = (state: State, unit: Unit, run: Run): readonly UnitId[] =>
  run.kind === 'strike'
    ? [run.target, run.second?.target].filter(id => id !== undefined)
    : onTable(state)
        .filter(target => target.id !== unit.id && isStrafed(state, target, run))
        .map(({ id }) => id);

const isStrafed = (state: State, target: Standing, run: Run): boolean =>
  !target.airborne && !target.hidden && !isUnderCover(state, target) && isUnderRun(target, run);

/** One attack from above, always at Short range. */
export function airAim(state: State, id: UnitId, victim: UnitId, run: Run): Aim | undefined {
  const [attacker, target] = [state.units[id], state.units[victim]];
  if (!isOn(attacker) || !isOn(target)) return undefined;
  return {
    state,
    attacker,
    target,
    how: run.kind === 'strike' ? 'airStrike' : 'strafe',
    kind: 'weapon',
    range: 0,
    bracket: 0,
    seen: see(state, attacker, target),
    spotter: null,
    lent: null,
    overheat: run.kind === 'strike' ? (run.overheat ?? 0) : 0,
    munition: '',
    ...(attacker.card.arcs ? { arc: bearing(attacker, run.kind) } : {}),
  };
}

export const groundAttackRules: readonly AlphaRule[] = [alone, strafe, strike, dive, altitude];
