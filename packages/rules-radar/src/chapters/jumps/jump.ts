import { type Handler, nth, tell } from '@sortie/kernel';
import { has, isWarShip } from '../../card/craft.ts';
import { controls } from '../../combat/control.ts';
import { strike } from '../../damage/apply.ts';
import { rollCritical } from '../../damage/criticals.ts';
import { AWAY, CENTRE, isSector, ringOf, SECTORS, type Sector } from '../../map/sectors.ts';
import { MIDDLE_OF_MAP, NOWHERE, outerZone } from '../../map/zones.ts';
import { layMap, needsMap } from '../../movement/entering.ts';
import type { Asked } from '../../questions.ts';
import { asc, type Book, type RadarRule, type Table } from '../../rule.ts';
import { isOverGround } from '../../sequence/order.ts';
import { afterOrder, noOrders } from '../../sequence/orders.ts';
import type { Radar, State, Unit, UnitId } from '../../shape.ts';
import { dockedTo, isFighting } from '../../state.ts';
import { blast, step } from './energies.ts';
import type { Jump, JumpCommands } from './shape.ts';

const driveWorks = (book: Book, unit: Unit): boolean => book.holds('jumps', { unit }) !== undefined;

/** Could this craft order a jump? */
const mayJump = (unit: Unit, book: Book): boolean =>
  (unit.fate === 'fighting' || unit.fate === 'reserve') && unit.jump === null && unit.charges > 0 && driveWorks(book, unit) && !unit.sunk;

function* jumpsOf({ view, seat, book }: Asked): Generator<JumpCommands['jump']> {
  for (const unit of view.units) {
    if (unit.seat !== seat || !mayJump(unit, book)) continue;
    if (unit.fate === 'fighting') yield { type: 'jump', unit: unit.id, to: AWAY };
    for (const to of SECTORS) if (to !== unit.sector || to === CENTRE) yield { type: 'jump', unit: unit.id, to };
  }
}

const eligibility: RadarRule = asc('ASC-jump-eligibility', 88, {
  permits: { command: ['jump'] },
  forbids: {
    jump: (view, { unit: id, to }, seat, book) => {
      const unit = view.units[id];
      const late = noOrders(view, seat);
      if (late) return late;
      if (unit?.seat !== seat || !(isFighting(unit) || unit.fate === 'reserve')) return tell('that craft cannot jump');
      if (!driveWorks(book, unit)) return tell('it has no drive that works');
      if (unit.sunk) return tell('not inside of an atmosphere');
      if (unit.jump) return tell('its jump is under way');
      return isSector(to) || (to === AWAY && unit.fate === 'fighting') ? undefined : tell('there is nothing to jump to');
    },
  },
  offers: { orders: jumpsOf },
  follows: { jumpPlanned: afterOrder },
  affirms: { jumps: ({ unit }) => has(unit, 'KF') },
  covers: ['ASC-sa-kf', 'AS-sua-kf'],
});

const charges: RadarRule = asc('ASC-jump-charges', 88, {
  forbids: { jump: ({ units }, { unit }) => (units[unit] && units[unit].charges <= 0 ? tell('its drive has no charge') : undefined) },
  covers: ['ASC-jump-after-arrival', 'ASC-sa-lf', 'AS-sua-lf'],
});

/** Said in one End Phase, done in the next. */
export const jump: Handler<Radar, 'jump'> = (play, { unit: id, to }) => {
  const { fate } = nth(play.state.units, id);
  const kind = fate === 'reserve' ? 'in' : to === AWAY ? 'out' : 'system';
  play.emit({ type: 'jumpPlanned', unit: id, jump: { kind, to, turn: play.state.turn + 1 } });
};

/** KF Drive hits that a ship can stand: its Size, and a WarShip twice that. */
const driveLimit = (unit: Unit): number => (isWarShip(unit) ? 2 : 1) * unit.card.size;
const driveHits: RadarRule = asc('ASC-crit-kf-drive', 82, { denies: { jumps: ({ unit }) => unit.hits.kfDrive > driveLimit(unit) } });

const resolving: RadarRule = asc('ASC-jump-in-resolve', 88, {
  steps: {
    closing: [
      {
        name: 'jumps',
        insteadOf: 'jumps',
        run: play => {
          for (const { id } of play.state.units) {
            const unit = nth(play.state.units, id);
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
  if (driveWorks(play.book, unit)) play.run('jumping', { unit: unit.id, plan, over: false, short: 0 });
  else play.emit({ type: 'jumpPlanned', unit: unit.id, jump: null });
}

const roll = step('roll', 'ASC-jump-roll', 88, (play, about, unit) => {
  const { kind, to } = about.plan;
  const { ok, margin } = controls(play, unit, 'jump', { sector: kind === 'in' ? to : unit.sector, system: kind === 'system' });
  if (ok) return;
  about.over = true;
  fail(play, unit.id, margin);
});

/** A DropShip with a broken boom stays where it was. */
const boom = step('behind', 'ASC-crit-kf-boom', 82, (play, { unit, plan }) => {
  if (plan.kind === 'in') return;
  for (const docked of dockedTo(play.state, unit))
    if (docked.hits.kfBoom > 0) play.emit({ type: 'undocked', unit: docked.id, rule: 'ASC-crit-kf-boom' });
});

const outOfSystem = step('out', 'ASC-jump-out', 88, (play, about, unit) => {
  if (about.plan.kind !== 'out') return;
  for (const { id } of dockedTo(play.state, unit.id)) play.emit({ type: 'left', unit: id, fate: 'retreated', rule: 'ASC-jump-out' });
  play.emit({ type: 'jumped', unit: unit.id, jump: about.plan, sector: AWAY, zone: NOWHERE });
  about.over = true;
});

/** Within the system it takes a second roll to arrive; whoever fails it arrives all the same, and is harmed. */
const inSystem = step(
  'again',
  'ASC-jump-insystem',
  88,
  (play, about, unit) => {
    if (about.plan.kind !== 'system') return;
    const { ok, margin } = controls(play, unit, 'jump', { sector: about.plan.to, system: true });
    about.short = ok ? 0 : margin;
  },
  { covers: ['ASC-jump-insystem-success', 'ASC-jump-insystem-failure'] },
);

/** North in the Outer Ring: a ship comes out above the air (ASC-reading-267). */
const CLOSE_ORBIT = outerZone(12);

/** Where enemies are it comes out in the middle of their map. */
const inPosition = step('arrive', 'ASC-jump-in-position', 88, (play, { plan, short }, { id, seat }) => {
  const meets = needsMap(play.state, plan.to, seat);
  if (meets && !isOverGround(play.state, plan.to)) layMap(play, plan.to);
  const zone = !meets ? NOWHERE : isOverGround(play.state, plan.to) ? CLOSE_ORBIT : MIDDLE_OF_MAP;
  play.emit({ type: 'jumped', unit: id, jump: plan, sector: plan.to, zone });
  if (meets) blast(play, nth(play.state.units, id), plan.to, zone);
  if (short < 0) fail(play, id, short);
});

const fail = (play: Table, unit: UnitId, margin: number): void => play.run('misjumping', { unit, margin });

/** A drive that fails harms its ship, and has spent its charge. */
const failure: RadarRule = asc('ASC-jump-failure', 88, {
  steps: {
    misjumping: [
      {
        name: 'harm',
        insteadOf: 'harm',
        run: (play, { unit, margin }) => {
          const { jump: planned, charges: left } = nth(play.state.units, unit);
          play.emit({ type: 'jumpFailed', unit, charges: planned ? left - 1 : left });
          strike(play, unit, play.roll(1, 6, 'ASC-jump-failure').total, 'front', null);
          for (let i = 0; i < -margin; i++) rollCritical(play, unit, 'front', 'ASC-jump-failure-crits');
        },
      },
    ],
  },
  covers: ['ASC-jump-failure-crits'],
});

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

export const jumpRules: readonly RadarRule[] = [
  eligibility,
  charges,
  driveHits,
  resolving,
  roll,
  modifiers,
  boom,
  outOfSystem,
  inSystem,
  inPosition,
  failure,
];
