import type { Handler } from '@sortie/kernel';
import { engineBlast, explode, ring } from '../artillery/blast.ts';
import { has } from '../card/specials.ts';
import { destroy } from '../criticals/settle.ts';
import { switchEccm, switchStealth } from '../electronics/modes.ts';
import { type AlphaRule, core, option, type Table } from '../rule.ts';
import type { AlphaStrike, Order, Unit } from '../shape.ts';
import { isInfantry, isMech, isOn, marked, marking, unmarking } from '../state.ts';
import { SHUTDOWN } from './rules.ts';

const name = (order: Order): string => `order-${order}`;

/** Orders are written down now and carried out in the End Phase. */
export const order: Handler<AlphaStrike, 'order'> = (play, { unit: id, order: what }) => {
  const unit = play.state.units[id]!;
  play.emit({
    type: 'changed',
    unit: id,
    rule: 'AS-heat-voluntary',
    what: 'has its orders',
    change: { marks: marking(unit, { kind: name(what), until: play.state.turn }) },
  });
};

export function carryOutOrders(play: Table): void {
  for (const { id } of play.state.units) {
    for (const [what, run] of Object.entries(CARRY_OUT)) {
      const unit = play.state.units[id]!;
      if (unit.fate === 'fighting' && marked(unit, name(what as Order))) run(play, unit);
    }
    const unit = play.state.units[id]!;
    if (unit.fate === 'fighting' && unit.marks.some(({ kind, value }) => kind === 'countdown' && value === play.state.turn))
      blowUp(play, unit);
  }
}

const CARRY_OUT: { readonly [O in Order]?: (play: Table, unit: Unit) => void } = {
  shutDown: (play, unit) =>
    play.emit({ type: 'changed', unit: unit.id, rule: 'AS-heat-voluntary', what: 'shuts down', change: { shutdown: true, heat: 0 } }),
  restart: (play, unit) =>
    play.emit({
      type: 'changed',
      unit: unit.id,
      rule: 'AS-heat-voluntary',
      what: 'starts again',
      change: { shutdown: false, heat: 0, marks: unmarking(unit, 'asleep') },
    }),
  overheat: (play, unit) =>
    play.emit({
      type: 'changed',
      unit: unit.id,
      rule: 'ASC-deliberate-overheating',
      what: 'runs hot on purpose',
      change: { heat: Math.max(1, Math.min(SHUTDOWN - 1, unit.heat + 1)) },
    }),
  flush: (play, unit) => {
    const die = play.roll(1, 6, 'ASC-sua-rhs');
    const broken = die.total === 1;
    play.emit({
      type: 'rolled',
      unit: unit.id,
      rule: 'ASC-sua-rhs',
      what: broken ? 'the radical heat sinks break' : 'the radical heat sinks cool',
      roll: die,
      good: !broken,
    });
    play.emit({
      type: 'changed',
      unit: unit.id,
      rule: 'ASC-sua-rhs',
      what: 'heat',
      change: broken ? { spent: [...unit.spent, 'RHS'] } : { heat: Math.max(0, unit.heat - 1) },
    });
  },
  emergencyCool: (play, unit) => {
    if (unit.heat < SHUTDOWN) return;
    const die = play.roll(1, 6, 'ASC-sua-ecs');
    const broken = die.total === 1;
    play.emit({
      type: 'rolled',
      unit: unit.id,
      rule: 'ASC-sua-ecs',
      what: broken ? 'the coolant is lost' : 'coolant',
      roll: die,
      good: !broken,
    });
    if (broken)
      play.emit({
        type: 'changed',
        unit: unit.id,
        rule: 'ASC-sua-ecs',
        what: 'engine hit',
        change: { spent: [...unit.spent, 'ECS'], engineHits: unit.engineHits + 1 },
      });
    else
      play.emit({
        type: 'changed',
        unit: unit.id,
        rule: 'ASC-sua-ecs',
        what: 'cools',
        change: { heat: unit.heat - 2, shutdown: false, marks: unmarking(unit, 'asleep') },
      });
  },
  selfDestruct: (play, unit) =>
    play.emit({
      type: 'changed',
      unit: unit.id,
      rule: 'ASC-engine-explosion-self-destruct',
      what: 'counts down',
      change: { marks: marking(unit, { kind: 'countdown', until: 0, value: play.state.turn + 1 }) },
    }),
  retarget: (play, unit) =>
    play.emit({
      type: 'changed',
      unit: unit.id,
      rule: 'AS-range-tracking',
      what: 'tunes its targeting',
      change: {
        marks: marking(unit, {
          kind: 'targeting',
          until: 0,
          value: unit.marks.find(({ kind }) => kind === 'targeting')?.value === 1 ? 2 : 1,
        }),
      },
    }),
  eccm: switchEccm,
  stealth: switchStealth,
  eject: (play, unit) => {
    play.emit({ type: 'changed', unit: unit.id, rule: 'AS-eject', what: 'is abandoned', change: { waiting: [] } });
    destroy(play, unit.id);
  },
};

function blowUp(play: Table, unit: Unit): void {
  destroy(play, unit.id);
  engineBlast(play, unit);
}

/** Three points more than it takes to destroy a machine on the ground may set its engine off. */
const unintentional: AlphaRule = option('ASC-engine-explosion-unintentional', {
  base: { overkill: ({ unit, excess }) => (excess >= 3 && !isInfantry(unit) && !unit.airborne ? 1 : undefined) },
});

const can: AlphaRule = core('ASC-sua-rhs', {
  base: { order: ({ order }) => (order === 'flush' || order === 'emergencyCool' ? 1 : undefined) },
  forbids: {
    order: ({ units }, { unit: id, order: what }) => {
      const unit = units[id];
      if (!unit) return undefined;
      if (marked(unit, name(what))) return 'that has been ordered';
      if (what === 'flush')
        return has(unit, 'RHS') && !unit.spent.includes('RHS') && unit.heat > 0 ? undefined : 'it has nothing to flush with';
      if (what === 'emergencyCool') return has(unit, 'ECS') && !unit.spent.includes('ECS') ? undefined : 'it has no emergency coolant';
      return undefined;
    },
  },
  covers: ['AS-sua-rhs', 'ASC-sua-ecs', 'AS-sua-ecs'],
});

const spike: AlphaRule = core('ASC-deliberate-overheating', {
  base: { order: ({ order }) => (order === 'overheat' ? 1 : undefined) },
  forbids: {
    order: ({ units }, { unit: id, order: what }) =>
      what === 'overheat' && units[id] && !(isMech(units[id]) && units[id].card.overheat < 1)
        ? 'only a ’Mech without overheat value runs hot on purpose'
        : undefined,
  },
  covers: ['ASC-deliberate-overheating-duration'],
});

/** Not every table wants reactors to be bombs: without this nobody may give the order. */
const selfDestruct: AlphaRule = option('ASC-engine-explosion-self-destruct', {
  base: { order: ({ order }) => (order === 'selfDestruct' ? 1 : undefined) },
  covers: [
    'ASC-engine-explosion-eligibility',
    'ASC-engine-explosion-damage',
    'ASC-engine-explosion-size-multiplier',
    'ASC-engine-explosion-area',
    'ASC-engine-explosion-preempted',
    'ASC-engine-explosion-booby-trap',
  ],
  forbids: {
    order: ({ units }, { unit: id, order: what }) => {
      const unit = units[id];
      if (what !== 'selfDestruct' || !unit) return undefined;
      if (isInfantry(unit) || unit.airborne) return 'it has no engine to blow up on the ground';
      return has(unit, 'BT') || marked(unit, 'countdown') ? 'it does not blow up like that' : undefined;
    },
  },
});

export const orderRules: readonly AlphaRule[] = [
  can,
  spike,
  selfDestruct,
  unintentional,
  core('AS-eject', { base: { order: ({ order }) => (order === 'eject' ? 1 : undefined) }, covers: ['AS-abandon'] }),
  core('AS-sua-bt', {
    forbids: {
      deed: ({ units }, { unit: id, deed }) =>
        deed === 'blowUp' && units[id] && !has(units[id], 'BT') ? 'it carries no charge' : undefined,
    },
  }),
];

/** A booby trap: Size times half the Move in a 2-inch template. */
export const boobyTrap: Handler<AlphaStrike, 'deed'> = (play, { unit: id }) => {
  const unit = play.state.units[id]!;
  if (!isOn(unit)) return;
  const points = unit.airborne ? unit.card.size : unit.card.size * Math.floor((unit.moves[0]?.value ?? 0) / 2);
  destroy(play, id);
  explode(play, { at: unit.at, rings: [ring(2, points)], rule: 'AS-sua-bt', by: null });
};
