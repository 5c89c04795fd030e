import { type Handler, tell } from '@sortie/kernel';
import { has, keepsStation } from '../card/craft.ts';
import { controls } from '../combat/control.ts';
import { strike } from '../damage/apply.ts';
import { addCritical, rollCritical } from '../damage/criticals.ts';
import { driveWorks, settleDamage } from '../damage/effects.ts';
import { AWAY, isSector, ringOf, type Sector } from '../map/sectors.ts';
import { MIDDLE_OF_MAP, NOWHERE, type Zone } from '../map/zones.ts';
import { layMap, needsMap } from '../movement/entering.ts';
import { asc, type RadarRule, type Table } from '../rule.ts';
import { isOverGround } from '../sequence/order.ts';
import type { Jump, Radar, State, Unit } from '../shape.ts';
import { dockedTo, isFighting } from '../state.ts';

/** Could this craft order a jump? */
export const mayJump = (unit: Unit): boolean =>
  (unit.fate === 'fighting' || unit.fate === 'reserve') && unit.jump === null && unit.charges > 0 && driveWorks(unit) && !unit.sunk;

const eligibility: RadarRule = asc('ASC-jump-eligibility', 88, {
  forbids: {
    jump: (view, { unit: id, to }, seat) => {
      const unit = view.units[id];
      if (view.phase !== 'orders' || view.active !== seat) return tell('that is not asked now');
      if (unit?.seat !== seat || !(isFighting(unit) || unit.fate === 'reserve')) return tell('that craft cannot jump');
      if (!driveWorks(unit)) return tell('it has no drive that works');
      if (unit.sunk) return tell('not inside of an atmosphere');
      if (unit.jump) return tell('its jump is under way');
      return isSector(to) || (to === AWAY && unit.fate === 'fighting') ? undefined : tell('there is nothing to jump to');
    },
  },
  covers: ['ASC-sa-kf', 'AS-sua-kf'],
});

const charges: RadarRule = asc('ASC-jump-charges', 88, {
  forbids: { jump: ({ units }, { unit }) => (units[unit] && units[unit].charges <= 0 ? tell('its drive has no charge') : undefined) },
  covers: ['ASC-jump-after-arrival', 'ASC-sa-lf', 'AS-sua-lf'],
});

/** Said in one End Phase, done in the next. */
export const jump: Handler<Radar, 'jump'> = (play, { unit: id, to }) => {
  const { fate } = play.state.units[id]!;
  const kind = fate === 'reserve' ? 'in' : to === AWAY ? 'out' : 'system';
  play.emit({ type: 'jumpPlanned', unit: id, jump: { kind, to, turn: play.state.turn + 1 } });
};

const resolving: RadarRule = asc('ASC-jump-in-resolve', 88, {
  steps: {
    closing: [
      {
        name: 'jumps',
        insteadOf: 'jumps',
        run: play => {
          for (const { id } of play.state.units) {
            const unit = play.state.units[id]!;
            if (unit.jump && unit.jump.turn <= play.state.turn && (isFighting(unit) || unit.fate === 'reserve'))
              carryOut(play, unit, unit.jump);
          }
        },
      },
    ],
  },
  covers: ['ASC-jump-in'],
});

function carryOut(play: Table, unit: Unit, plan: Jump): void {
  if (!driveWorks(unit)) {
    play.emit({ type: 'jumpPlanned', unit: unit.id, jump: null });
    return;
  }
  const system = plan.kind === 'system';
  const start = plan.kind === 'in' ? plan.to : unit.sector;
  const first = controls(play, unit, 'jump', { sector: start, system });
  if (!first.ok) {
    fail(play, unit, first.margin);
    return;
  }
  if (plan.kind !== 'in') {
    blast(play, unit, unit.sector, unit.zone);
    leaveBehind(play, unit.id);
  }
  if (plan.kind === 'out') {
    for (const { id } of dockedTo(play.state, unit.id)) play.emit({ type: 'left', unit: id, fate: 'retreated', rule: 'ASC-jump-out' });
    play.emit({ type: 'jumped', unit: unit.id, jump: plan, sector: AWAY, zone: NOWHERE });
    return;
  }
  const second = system ? controls(play, play.state.units[unit.id]!, 'jump', { sector: plan.to, system }) : first;
  arrive(play, unit.id, plan);
  if (!second.ok) fail(play, play.state.units[unit.id]!, second.margin);
}

/** A DropShip with a broken boom stays where it was. */
function leaveBehind(play: Table, id: number): void {
  for (const docked of dockedTo(play.state, id))
    if (docked.hits.kfBoom > 0) play.emit({ type: 'undocked', unit: docked.id, rule: 'ASC-crit-kf-boom' });
}

/** Where enemies are it comes out in the middle of their map. */
function arrive(play: Table, id: number, plan: Jump): void {
  const { seat } = play.state.units[id]!;
  const meets = needsMap(play.state, plan.to, seat);
  if (meets && !isOverGround(play.state, plan.to)) layMap(play, plan.to);
  const zone = meets ? MIDDLE_OF_MAP : NOWHERE;
  play.emit({ type: 'jumped', unit: id, jump: plan, sector: plan.to, zone });
  if (meets) blast(play, play.state.units[id]!, plan.to, zone);
}

/** A drive that fails harms its ship, and has spent its charge. */
function fail(play: Table, unit: Unit, margin: number): void {
  const now = play.state.units[unit.id]!;
  play.emit({ type: 'jumpFailed', unit: unit.id, charges: now.jump ? now.charges - 1 : now.charges });
  strike(play, unit.id, play.roll(1, 6, 'ASC-jump-failure').total, 'front', null);
  for (let i = 0; i < -margin; i++) rollCritical(play, unit.id, 'front', 'ASC-jump-failure-crits');
}

/** Whoever is in the same zone has to get away from the energies of a jump. */
function blast(play: Table, jumper: Unit, sector: Sector, zone: Zone): void {
  if (zone === NOWHERE) return;
  const near = play.state.units.filter(unit => isFighting(unit) && unit.id !== jumper.id && unit.sector === sector && unit.zone === zone);
  for (const { id } of near) {
    const unit = play.state.units[id]!;
    if (!controls(play, unit, 'blast', { other: jumper }).ok) scorch(play, jumper.id, unit);
  }
}

function scorch(play: Table, jumper: number, unit: Unit): void {
  for (const { id } of [unit, ...dockedTo(play.state, unit.id)])
    strike(play, id, play.roll(1, 6, 'ASC-jump-damage-amount').total, 'front', jumper);
  if (!has(unit, 'KF')) return;
  strike(play, unit.id, play.roll(1, 6, 'ASC-jump-damage-kf').total, 'front', jumper);
  for (const id of [unit.id, jumper]) {
    const hits = play.roll(1, 6, 'ASC-jump-damage-kf').total;
    for (let i = 0; i < hits; i++) addCritical(play, id, 'kfDrive', 'ASC-jump-damage-kf');
  }
}

/** The nearer to a great mass, the more dangerous. */
function place(state: State, sector: Sector): number {
  const ring = ringOf(sector);
  if (state.centre === 'ground') return ring === 'peripheral' ? 2 : 4;
  return ring === 'central' || ring === 'inner' ? 0 : 2;
}

const modifiers: RadarRule = asc('ASC-tbl-jump-roll-mods', 88, {
  adds: {
    control: ({ state, unit, what, sector, system }) => {
      if (what !== 'jump') return undefined;
      return (system ? 4 : 0) + unit.hits.kfDrive + (unit.turn.shifted ? 1 : 0) + place(state, sector) || undefined;
    },
  },
});

const nearby: RadarRule = asc('ASC-jump-damage-check', 88, {
  adds: {
    control: ({ unit, what }) => (what === 'blast' ? (unit.turn.engaged ? 2 : 0) + (keepsStation(unit) ? 4 : 0) || undefined : undefined),
  },
});

/** What jumps and collisions did is felt before the turn ends. */
const felt: RadarRule = asc('ASC-jump-damage-amount', 89, {
  steps: { closing: [{ name: 'effects', insteadOf: 'effects', run: settleDamage }] },
});

export const jumpRules: readonly RadarRule[] = [
  eligibility,
  charges,
  resolving,
  asc('ASC-jump-in-position', 88),
  asc('ASC-jump-out', 88),
  asc('ASC-crit-kf-boom', 82),
  asc('ASC-jump-insystem', 88, { covers: ['ASC-jump-insystem-success', 'ASC-jump-insystem-failure'] }),
  asc('ASC-jump-roll', 88),
  modifiers,
  asc('ASC-jump-failure', 88, { covers: ['ASC-jump-failure-crits'] }),
  nearby,
  asc('ASC-jump-damage-transported', 89),
  felt,
  asc('ASC-jump-damage-kf', 89),
];
