import { table as terrain } from '@sortie/board';
import { isAircraft, isFlying } from '../aerospace/aircraft.ts';
import { hasArcs } from '../aerospace/arcs.ts';
import { arcHit } from '../aerospace/effects.ts';
import type { Move } from '../card/card.ts';
import { has, hasAny } from '../card/specials.ts';
import { byRule, hurt } from '../damage/apply.ts';
import { engineHeat } from '../heat/rules.ts';
import { type AlphaRule, core, effectOf, type Table } from '../rule.ts';
import type { Unit, Waiting } from '../shape.ts';
import { floats, isMech, isOn, isSubmerged, isVehicle, ridersOf, unitAt } from '../state.ts';
import { settle } from './settle.ts';

type Effect = (play: Table, unit: Unit, hit?: Waiting) => void;

/** A result that a unit cannot suffer, or not again, costs it something all the same. */
const extra: Effect = (play, unit) => hurt(play, unit.id, play.ask('surplus', { unit }).total, byRule('AS-crit-na'));

const fell: Effect = (play, unit) => {
  play.emit({ type: 'damaged', unit: unit.id, armor: 0, structure: unit.structure, rule: 'AS-destroyed' });
};

/** Prototype containment holds on this or more. */
const HOLDS = 3;

const ammo: Effect = (play, unit) => {
  if (hasAny(unit, 'CASEII', 'ENE')) return;
  if (has(unit, 'CASEP')) {
    const die = play.roll(1, 6, 'ASC-sua-casep');
    const good = die.total >= HOLDS;
    play.emit({ type: 'rolled', unit: unit.id, rule: 'ASC-sua-casep', what: 'prototype CASE', roll: die, good });
    if (good) return;
  } else if (has(unit, 'CASE')) {
    hurt(play, unit.id, 1, byRule('AS-crit-ammo'));
    return;
  }
  if (play.book.holds('ejects', { unit })) play.emit({ type: 'ejected', unit: unit.id });
  fell(play, unit);
};

const halfDown = ({ value, code }: Move): Move => ({ value: Math.floor(value / 2), code });

/** Of vehicles the first hit halves the Move; everybody is lost by the second. */
const vehicleEngine: Effect = (play, unit) => {
  if (!isVehicle(unit)) return;
  const hits = unit.engineHits + 1;
  const halved = { moves: unit.moves.map(halfDown), tmm: unit.tmm - play.ask('tmmLoss', { tmm: unit.tmm, by: 'engine' }).total };
  play.emit({ type: 'engineHit', unit: unit.id, hits, rule: 'AS-crit-engine-vee', ...(hits === 1 ? halved : {}) });
  if (hits > 1) fell(play, unitAt(play.state, unit.id));
};

const mechEngine: Effect = (play, unit) => {
  if (isVehicle(unit) || (isAircraft(unit) && !isMech(unit))) return;
  const hits = unit.engineHits + 1;
  play.emit({ type: 'engineHit', unit: unit.id, hits, rule: 'AS-crit-engine-mech' });
  if (hits > 1) fell(play, unitAt(play.state, unit.id));
};

const slowed = (
  play: Table,
  unit: Unit,
  by: 'mp' | 'motiveSlow' | 'motiveHalf',
  moves: readonly Move[],
  rule: 'AS-crit-mp' | 'AS-motive',
): void => {
  const tmm = Math.max(0, unit.tmm - play.ask('tmmLoss', { tmm: unit.tmm, by }).total);
  play.emit({ type: 'slowed', unit: unit.id, moves, tmm, ...(by === 'mp' ? { mpHits: unit.mpHits + 1 } : {}), rule });
  if (moves.every(({ value }) => value === 0)) stop(play, unitAt(play.state, unit.id));
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
  play.emit({ type: 'immobilized', unit: unit.id, moves });
  if (!isOn(unit) || !(unit.airborne || isSubmerged(unit))) return;
  const { elevation, depth } = terrain.groundAt(play.state.table, unit.at);
  const surfaced = floats(unit) && !isSubmerged(unit);
  play.emit({ type: 'cameDown', unit: unit.id, z: surfaced ? elevation : elevation - depth });
  hurt(play, unit.id, play.ask('crash', { unit }).total, byRule('AS-motive-airborne'));
};

const weapon: Effect = (play, unit, hit) => {
  if (hasArcs(unit)) {
    if (!arcHit(play, unit, hit?.arc ?? 'front')) extra(play, unit);
    return;
  }
  const armed = unit.card.damage.some(({ points, minimal }) => points > unit.weaponHits || minimal);
  if (!armed) return extra(play, unit);
  play.emit({ type: 'weaponHit', unit: unit.id, hits: unit.weaponHits + 1, rule: 'AS-crit-weapon' });
};

const fireControl: Effect = (play, unit) => play.emit({ type: 'fireControlHit', unit: unit.id, hits: unit.fireHits + 1 });

export const stun: Effect = (play, unit) =>
  play.emit({ type: 'stunned', unit: unit.id, until: play.state.turn + 1, rule: 'AS-crit-crew-stunned' });

/** Weak: what riders suffer when their carrier is destroyed. */
export const CARRIER_LOST = 1;

/** Whoever it carried gets off hurt; nobody survives a fall from the sky. */
function leaveWreck(play: Table, unit: Unit): void {
  for (const rider of ridersOf(play.state, unit.id)) {
    if (isFlying(unit)) {
      play.emit({ type: 'destroyed', unit: rider.id, rule: 'AS-carrier-destroyed', fate: 'destroyed' });
      continue;
    }
    play.emit({ type: 'leftWreck', unit: rider.id, at: unit.at, z: unit.z });
    hurt(play, rider.id, CARRIER_LOST, byRule('AS-carrier-destroyed'));
    settle(play, rider.id);
  }
}

/** Inches that the lightest motive damage takes. */
const SLOWER = 2;
export const motiveEffects: NonNullable<NonNullable<AlphaRule['steps']>['effect']> = [
  ...(effectOf('motiveSlow')((play, unit) => {
    const moves = unit.moves.map(({ value, code }) => ({ code, value: Math.max(0, value - SLOWER) }));
    slowed(play, unit, 'motiveSlow', moves, 'AS-motive');
  }).steps?.effect ?? []),
  ...(effectOf('motiveHalf')((play, unit) => slowed(play, unit, 'motiveHalf', unit.moves.map(halfDown), 'AS-motive')).steps?.effect ?? []),
  ...(effectOf('motiveStop')(stop).steps?.effect ?? []),
];
export const mpEffect = effectOf('mp')(mp);

export const effectRules: readonly AlphaRule[] = [
  core('AS-crit-na', { base: { surplus: () => 1 }, multiplies: { chances: ({ cause }) => (cause === 'AS-crit-na' ? 0 : undefined) } }),
  core('AS-crit-ammo', {
    ...effectOf('ammo')(ammo),
    covers: ['AS-sua-case', 'AS-sua-caseii', 'AS-sua-ene', 'AS-sua-casep', 'ASC-sua-casep'],
  }),
  core('AS-crit-crew-killed', effectOf('crewKilled')(fell)),
  core('AS-crit-unit-destroyed', effectOf('destroyed')(fell)),
  core('AS-crit-crew-stunned', effectOf('stunned')(stun)),
  core('AS-crit-engine-mech', {
    ...effectOf('engine')(mechEngine),
    adds: { heat: ({ unit }) => engineHeat(unit) || undefined },
  }),
  core('AS-crit-engine-vee', effectOf('engine')(vehicleEngine)),
  core('AS-crit-fc', { ...effectOf('fireControl')(fireControl), splitFrom: { rule: 'AS-to-hit-fc', version: 2 } }),
  core('AS-crit-weapon', { ...effectOf('weapon')(weapon), covers: ['ASC-crit-weapon-single'] }),
  core('AS-motive-airborne', { base: { crash: () => 1 } }),
  core('AS-carrier-destroyed', {
    steps: { wrecking: [{ name: 'riders', after: 'begin', run: (play, { unit }) => leaveWreck(play, unit) }] },
  }),
];
