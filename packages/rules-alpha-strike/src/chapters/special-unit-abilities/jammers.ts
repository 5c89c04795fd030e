import type { Handler } from '@sortie/kernel';
import { usesMissiles } from '../../attack/aim.ts';
import { has, hasAny } from '../../card/specials.ts';
import { type AlphaRule, core, poses, type Table } from '../../rule.ts';
import type { AlphaStrike, Unit } from '../../shape.ts';
import { see } from '../../sight/see.ts';
import { isOn, isWithin, marked, markOf, onTable } from '../../state.ts';

/** Jammers reach one sheet and run five turns. */
export const JAMMER_RADIUS = 34;
export const JAMMER_TURNS = 5;
const JAMMER_NEEDS = 9;
/** What a homing jammer puts out of order. */
const NETWORKS = ['C3BSM', 'C3BSS', 'C3EM', 'C3I', 'C3M', 'C3RS', 'C3S', 'NOVA'] as const;
const POINTERS = ['TAG', 'LTAG'] as const;
const MISSILES = ['IATM', 'LRM', 'SRM', 'CNARC', 'SNARC'] as const;

const runs = (unit: Unit | undefined): boolean => isOn(unit) && !unit.shutdown && marked(unit, 'jammer');

/** A jammer that is shut down or destroyed is used up, and what it did is over. */
function fallSilent(play: Table): void {
  for (const unit of play.state.units) {
    if (marked(unit, 'jammer') && !runs(unit)) play.emit({ type: 'jammerStopped', unit: unit.id });
    for (const what of ['jammedEcm', 'jammedC3'] as const) {
      const by = markOf(unit, what)?.by;
      if (by !== undefined && !runs(play.state.units[by])) play.emit({ type: 'unjammed', unit: unit.id, what });
    }
  }
}

/** At the end of the Movement Phase everybody near a running jammer, friend or foe, rolls to resist it. */
export const jam: Handler<AlphaStrike, 'jam'> = play => {
  for (const source of onTable(play.state).filter(unit => marked(unit, 'jammer') && !unit.shutdown)) {
    const kind = has(source, 'DJ') ? 'jammedEcm' : 'jammedC3';
    const until = markOf(source, 'jammer')?.until ?? 0;
    for (const unit of onTable(play.state)) {
      if (unit.id === source.id || marked(unit, kind) || !isWithin(source, unit, JAMMER_RADIUS) || see(play.state, source, unit).hidden)
        continue;
      if (kind === 'jammedEcm' && !hasAny(unit, 'AECM', 'ECM', 'LECM', 'STL', 'WAT')) continue;
      if (kind === 'jammedC3' && !hasAny(unit, ...NETWORKS, ...POINTERS, ...MISSILES)) continue;
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
      if (!good) play.emit({ type: 'jammed', unit: unit.id, what: kind, until, by: source.id });
    }
  }
};

const activation: AlphaRule = core('ASC-sua-jammer-activation', {
  permits: { stance: ['jam'] },
  base: { trial: ({ why }) => (why === 'jammer' ? JAMMER_NEEDS : undefined) },
  forbids: {
    move: ({ units }, { unit: id, stance }) => {
      const unit = units[id];
      return stance === 'jam' && unit && !(hasAny(unit, 'DJ', 'HJ') && !unit.spent.includes('jammer')) ? 'it cannot do that' : undefined;
    },
  },
  steps: {
    ...poses({
      jam: (play, { id }) => play.emit({ type: 'jammerStarted', unit: id, until: play.state.turn + JAMMER_TURNS - 1 }),
    }).steps,
    ending: [{ name: 'jammers', after: 'orders', run: fallSilent }],
    halting: [{ name: 'jammers', after: 'begin', run: fallSilent }],
  },
  follows: {
    phaseBegan: ({ units }, { phase }) =>
      phase === 'combat' && units.some(unit => isOn(unit) && marked(unit, 'jammer')) ? [{ type: 'jam' }] : undefined,
  },
  covers: ['ASC-sua-dj', 'AS-sua-dj', 'AS-sua-hj'],
});

const SILENCED = 'a jammer has silenced it';
const missiles: AlphaRule = core('ASC-sua-hj', {
  adds: { toHit: aim => (marked(aim.attacker, 'jammedC3') && (usesMissiles(aim) || ['CNARC', 'SNARC'].includes(aim.how)) ? 1 : undefined) },
  forbids: {
    attack: ({ units }, { unit: id, how }) =>
      units[id] && marked(units[id], 'jammedC3') && (how === 'TAG' || how === 'LTAG') ? SILENCED : undefined,
    deed: ({ units }, { unit: id, deed }) => (units[id] && marked(units[id], 'jammedC3') && deed === 'shootSensor' ? SILENCED : undefined),
  },
});

export const jammerRules: readonly AlphaRule[] = [activation, missiles];
