import { isAircraft, isFlying } from '../aerospace/aircraft.ts';
import { hasArcs } from '../aerospace/arcs.ts';
import { AERO_EFFECTS, aeroEngine, arcHit } from '../aerospace/effects.ts';
import { engineBlast } from '../artillery/blast.ts';
import type { Move } from '../card/card.ts';
import { has, hasAny } from '../card/specials.ts';
import { byRule, hurt } from '../damage/apply.ts';
import { gone } from '../hidden/gone.ts';
import type { Table } from '../rule.ts';
import type { Unit, UnitId, Waiting } from '../shape.ts';
import { INCH, isMech, isOn, isVehicle, marked, marking, ridersOf } from '../state.ts';

/** Let everything that waits for a unit take effect, and destroy it if nothing is left. */
export function settle(play: Table, id: UnitId): void {
  for (;;) {
    const unit = play.state.units[id];
    const next = unit?.waiting[0];
    if (!unit || !next || unit.fate === 'destroyed') break;
    play.emit({ type: 'changed', unit: id, rule: next.rule, what: 'takes effect', change: { waiting: unit.waiting.slice(1) } });
    if (unit.structure > 0) takeEffect(play, play.state.units[id]!, next);
  }
  const after = play.state.units[id]!;
  if (after.structure <= 0 && after.fate !== 'destroyed') destroy(play, id);
}

/** Off the table; whoever it carried gets off hurt. */
export function destroy(play: Table, id: UnitId): void {
  const unit = play.state.units[id]!;
  const riders = ridersOf(play.state, id);
  gone(play, id, 'AS-destroyed', 'destroyed');
  if (marked(unit, 'explodes')) engineBlast(play, unit);
  for (const rider of riders) {
    // Nobody survives a fall from the sky.
    if (isFlying(unit)) {
      play.emit({ type: 'destroyed', unit: rider.id, rule: 'AS-carrier-destroyed', fate: 'destroyed' });
      continue;
    }
    play.emit({
      type: 'changed',
      unit: rider.id,
      rule: 'AS-carrier-destroyed',
      what: 'gets off the wreck',
      change: { fate: 'fighting', rides: null, at: unit.at, z: unit.z },
    });
    hurt(play, rider.id, CARRIER_LOST, byRule('AS-carrier-destroyed'));
    settle(play, rider.id);
  }
}

/** Weak: what riders suffer when their carrier is destroyed. */
export const CARRIER_LOST = 1;

/** A pilot with an implant in a machine that listens to it: better, and hurt with it. */
export const isLinked = (unit: Unit): boolean => has(unit, 'DN') && unit.abilities.some(one => IMPLANTS.includes(one));
const IMPLANTS = ['dni-implant', 'dni', 'prototype-dni', 'vdni', 'buffered-vdni'];

type Effect = (play: Table, unit: Unit, waiting?: Waiting) => void;

const extra: Effect = (play, unit) => hurt(play, unit.id, 1, byRule('AS-crit-na'));

const fell: Effect = (play, unit) => {
  play.emit({ type: 'damaged', unit: unit.id, armor: 0, structure: unit.structure, rule: 'AS-destroyed' });
};

const ammo: Effect = (play, unit) => {
  if (hasAny(unit, 'CASEII', 'ENE')) return;
  if (has(unit, 'CASEP')) {
    const die = play.roll(1, 6, 'ASC-sua-casep');
    play.emit({ type: 'rolled', unit: unit.id, rule: 'ASC-sua-casep', what: 'prototype CASE', roll: die, good: die.total >= 3 });
    if (die.total >= 3) return;
  } else if (has(unit, 'CASE')) {
    hurt(play, unit.id, 1, byRule('AS-crit-ammo'));
    return;
  }
  fell(play, unit);
};

const engine: Effect = (play, unit) => {
  if (isAircraft(unit) && !isMech(unit)) return aeroEngine(play, unit);
  const hits = unit.engineHits + 1;
  const halved = isVehicle(unit)
    ? { moves: unit.moves.map(halfDown), tmm: unit.tmm - play.ask('tmmLoss', { tmm: unit.tmm, by: 'engine' }).total }
    : {};
  play.emit({
    type: 'changed',
    unit: unit.id,
    rule: isVehicle(unit) ? 'AS-crit-engine-vee' : 'AS-crit-engine-mech',
    what: 'engine hit',
    change: { engineHits: hits, ...(hits === 1 ? halved : {}) },
  });
  if (hits > 1) fell(play, play.state.units[unit.id]!);
};

const halfDown = ({ value, code }: Move): Move => ({ value: Math.floor(value / 2), code });

const slowed = (
  play: Table,
  unit: Unit,
  by: 'mp' | 'motiveSlow' | 'motiveHalf',
  moves: readonly Move[],
  rule: 'AS-crit-mp' | 'AS-motive',
): void => {
  const tmm = Math.max(0, unit.tmm - play.ask('tmmLoss', { tmm: unit.tmm, by }).total);
  play.emit({
    type: 'changed',
    unit: unit.id,
    rule,
    what: 'slower',
    change: { moves, tmm, ...(by === 'mp' ? { mpHits: unit.mpHits + 1 } : {}) },
  });
  if (moves.every(({ value }) => value === 0)) stop(play, play.state.units[unit.id]!);
};

const mp: Effect = (play, unit) => {
  if (unit.moves.every(({ value }) => value === 0)) {
    extra(play, unit);
    return;
  }
  const moves = unit.moves.map(({ value, code }) => ({ code, value: Math.max(0, value - play.ask('loss', { inches: value }).total) }));
  slowed(play, unit, 'mp', moves, 'AS-crit-mp');
};

/** Without Move a unit stays where it is; what flew comes down. */
const stop: Effect = (play, unit) => {
  const moves = unit.moves.map(({ code }) => ({ code, value: 0 }));
  play.emit({
    type: 'changed',
    unit: unit.id,
    rule: 'AS-motive',
    what: 'immobilized',
    change: { moves, marks: marking(unit, { kind: 'immobile', until: 0 }) },
  });
  if (!unit.airborne || !isOn(unit)) return;
  play.emit({
    type: 'changed',
    unit: unit.id,
    rule: 'AS-motive-airborne',
    what: 'crashes',
    change: { airborne: false, z: Math.max(0, unit.z - INCH * 2) },
  });
  hurt(play, unit.id, 1, byRule('AS-motive-airborne'));
};

const EFFECTS: { readonly [K in Waiting['kind']]: Effect } = {
  ...AERO_EFFECTS,
  ammo,
  engine,
  mp,
  fireControl: (play, unit) => {
    play.emit({ type: 'changed', unit: unit.id, rule: 'AS-crit-fc', what: 'fire control hit', change: { fireHits: unit.fireHits + 1 } });
    if (isLinked(unit)) EFFECTS.stunned(play, play.state.units[unit.id]!);
  },
  weapon: (play, unit, waiting) => {
    if (hasArcs(unit)) {
      if (!arcHit(play, unit, waiting?.arc ?? 'front')) extra(play, unit);
      return;
    }
    const armed = unit.card.damage.some(({ points, minimal }) => points > unit.weaponHits || minimal);
    if (!armed) return extra(play, unit);
    play.emit({ type: 'changed', unit: unit.id, rule: 'AS-crit-weapon', what: 'weapon hit', change: { weaponHits: unit.weaponHits + 1 } });
  },
  stunned: (play, unit) => {
    const marks = marking(unit, { kind: 'stunned', until: play.state.turn + 1 });
    play.emit({ type: 'changed', unit: unit.id, rule: 'AS-crit-crew-stunned', what: 'crew stunned', change: { marks } });
  },
  crewKilled: fell,
  destroyed: fell,
  motiveSlow: (play, unit) =>
    slowed(
      play,
      unit,
      'motiveSlow',
      unit.moves.map(({ value, code }) => ({ code, value: Math.max(0, value - 2) })),
      'AS-motive',
    ),
  motiveHalf: (play, unit) => slowed(play, unit, 'motiveHalf', unit.moves.map(halfDown), 'AS-motive'),
  motiveStop: stop,
};

const takeEffect = (play: Table, unit: Unit, waiting: Waiting): void => EFFECTS[waiting.kind](play, unit, waiting);

/** A unit hurt outside the Combat Phase feels it at once: damage names this sequence, so that it need not know what follows. */
export const SETTLING = { takeEffect: (play: Table, { unit }: { readonly unit: UnitId }): void => settle(play, unit) };
