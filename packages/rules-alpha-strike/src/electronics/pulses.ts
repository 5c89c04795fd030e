import type { Handler } from '@sortie/kernel';
import { usesMissiles } from '../attack/aim.ts';
import { ofAttacker } from '../attack/shot.ts';
import { has, hasAny } from '../card/specials.ts';
import { isLinked } from '../criticals/settle.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { AlphaStrike } from '../shape.ts';
import { see } from '../sight/see.ts';
import { isOn, isWithin, marked, marking, onTable } from '../state.ts';
import { jammed } from './ecm.ts';

/** Jammers reach one sheet and run five turns. */
export const JAMMER_RADIUS = 34;
export const JAMMER_TURNS = 5;
const JAMMER_NEEDS = 9;
export const PULSE_RADIUS = 16;
export const PULSE_TURNS = 6;

/** At the end of the Movement Phase everybody near a running jammer, friend or foe, rolls to resist it. */
export const jam: Handler<AlphaStrike, 'jam'> = play => {
  for (const source of onTable(play.state).filter(unit => marked(unit, 'jammer') && !unit.shutdown)) {
    const kind = has(source, 'DJ') ? 'jammedEcm' : 'jammedC3';
    const until = source.marks.find(one => one.kind === 'jammer')!.until;
    for (const unit of onTable(play.state)) {
      if (unit.id === source.id || marked(unit, kind) || !isWithin(source, unit, JAMMER_RADIUS) || see(play.state, source, unit).hidden)
        continue;
      if (kind === 'jammedEcm' && !hasAny(unit, 'AECM', 'ECM', 'LECM', 'STL', 'WAT')) continue;
      if (kind === 'jammedC3' && !hasAny(unit, 'TAG', 'LTAG', 'C3M', 'C3S', 'C3I', 'NOVA', 'LRM', 'SRM', 'IATM', 'CNARC', 'SNARC'))
        continue;
      const needs = play.ask('trial', { state: play.state, unit, why: 'jammer' });
      const roll = play.roll(2, 6, 'ASC-sua-jammer-activation');
      const good = roll.total >= needs.total;
      play.emit({
        type: 'rolled',
        unit: unit.id,
        rule: 'ASC-sua-jammer-activation',
        what: good ? 'resists the jammer' : 'is jammed',
        needs,
        roll,
        good,
      });
      if (!good)
        play.emit({
          type: 'changed',
          unit: unit.id,
          rule: 'ASC-sua-jammer-activation',
          what: 'is jammed',
          change: { marks: marking(unit, { kind, until }) },
        });
    }
  }
};

const activation: AlphaRule = core('ASC-sua-jammer-activation', {
  base: {
    stance: ({ unit, stance }) => (stance === 'jam' && hasAny(unit, 'DJ', 'HJ') && !unit.spent.includes('jammer') ? 0 : undefined),
    trial: ({ why }) => (why === 'jammer' ? JAMMER_NEEDS : undefined),
  },
  follows: {
    phaseBegan: ({ units }, { phase }) =>
      phase === 'combat' && units.some(unit => isOn(unit) && marked(unit, 'jammer')) ? [{ type: 'jam' }] : undefined,
  },
  covers: ['ASC-sua-dj', 'AS-sua-dj', 'AS-sua-hj'],
});

const missiles: AlphaRule = core('ASC-sua-hj', {
  adds: { toHit: aim => (marked(aim.attacker, 'jammedC3') && (usesMissiles(aim) || ['CNARC', 'SNARC'].includes(aim.how)) ? 1 : undefined) },
  forbids: {
    attack: ({ units }, { unit: id, how }) =>
      units[id] && marked(units[id], 'jammedC3') && (how === 'TAG' || how === 'LTAG') ? 'a jammer has silenced it' : undefined,
  },
});

/** After two whole turns of charging the hyperpulse goes off. */
function discharge(play: Table): void {
  for (const source of onTable(play.state)) {
    const mark = source.marks.find(({ kind }) => kind === 'hpg');
    if (!mark) continue;
    const charging = source.moved?.mode === 'stand' && source.did.length === 0;
    if (!charging || (mark.value ?? 0) < 1) {
      play.emit({
        type: 'changed',
        unit: source.id,
        rule: 'ASC-sua-hpg-charge',
        what: 'charges its generator',
        change: {
          marks: charging ? marking(source, { kind: 'hpg', until: 0, value: 1 }) : source.marks.filter(({ kind }) => kind !== 'hpg'),
        },
      });
      continue;
    }
    for (const unit of onTable(play.state)) {
      if (unit.card.type === 'CI' || !isWithin(source, unit, PULSE_RADIUS)) continue;
      play.emit({
        type: 'changed',
        unit: unit.id,
        rule: 'ASC-sua-hpg-effect',
        what: 'is dazzled',
        change: { marks: marking(unit, { kind: 'pulsed', until: play.state.turn + PULSE_TURNS }) },
      });
    }
    const now = play.state.units[source.id]!;
    const marks = now.marks.filter(({ kind }) => kind !== 'hpg');
    play.emit({
      type: 'changed',
      unit: source.id,
      rule: 'ASC-sua-hpg-charge',
      what: 'shuts down',
      change: {
        shutdown: true,
        spent: [...now.spent, `hpg-${play.state.turn}`],
        marks: [
          ...marks,
          { kind: 'asleep', until: 0, value: play.state.turn + 1 },
          { kind: 'hpgWait', until: play.state.turn + PULSE_TURNS },
        ],
      },
    });
  }
}

const hpg: AlphaRule = core('ASC-sua-hpg-charge', {
  base: {
    stance: ({ unit, stance }) =>
      stance === 'chargeHpg' && has(unit, 'HPG') && !marked(unit, 'hpgWait') && !marked(unit, 'hpg') ? 0 : undefined,
  },
  steps: { ending: [{ name: 'hyperpulse', before: 'heat', run: discharge }] },
  forbids: { attack: ({ units }, { unit: id }) => (units[id] && marked(units[id], 'hpg') ? 'its generator is charging' : undefined) },
  covers: ['ASC-sua-hpg-use', 'ASC-sua-hpg-radius', 'AS-sua-hpg'],
});

export const pulseRules: readonly AlphaRule[] = [
  activation,
  missiles,
  hpg,
  core('ASC-sua-hpg-effect', {
    adds: ofAttacker(({ attacker, kind }) => (kind !== 'physical' && marked(attacker, 'pulsed') ? 4 : undefined)),
  }),
  core('ASC-sua-vr', {
    forbids: {
      attack: (view, { unit: id, how }) =>
        view.units[id] && has(view.units[id], 'VR') && jammed(view, view.units[id]) && !['strike', 'melee', 'charge', 'dfa'].includes(how)
          ? 'its cockpit is jammed'
          : undefined,
    },
    adds: { toHit: ({ state, attacker, kind }) => (kind === 'physical' && has(attacker, 'VR') && jammed(state, attacker) ? 2 : undefined) },
  }),
  core('AS-drone', {
    forbids: {
      attack: (view, { unit: id }) => silent(view, id),
      move: (view, { unit: id, mode }) => (mode === 'stand' ? undefined : silent(view, id)),
    },
    covers: ['AS-sua-dcc'],
  }),
  core('ASC-sua-dn', {
    adds: {
      ...ofAttacker(({ attacker }) => (isLinked(attacker) ? -1 : undefined)),
      control: ({ unit }) => (isLinked(unit) ? -1 : undefined),
    },
    covers: ['AS-sua-dn'],
  }),
];

/** A drone without its controller, or inside a screen, does nothing. */
const silent = (view: Parameters<typeof jammed>[0], id: number): string | undefined => {
  const unit = view.units[id];
  if (!unit || !has(unit, 'DRO')) return undefined;
  if (jammed(view, unit)) return 'its link is jammed';
  return onTable(view).some(other => other.seat === unit.seat && has(other, 'DCC') && !other.shutdown) ? undefined : 'nobody controls it';
};
