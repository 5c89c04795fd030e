import type { RuleId } from '@sortie/kernel';
import { has } from '../../card/specials.ts';
import { SHUTDOWN } from '../../heat/rules.ts';
import { type AlphaRule, core, obeys, type Table } from '../../rule.ts';
import type { Unit } from '../../shape.ts';

/** One die: on 1 the system breaks. */
function breaks(play: Table, { id }: Unit, rule: RuleId, [bad, good]: readonly [string, string]): boolean {
  const die = play.roll(1, 6, rule);
  const broken = die.total === 1;
  play.emit({ type: 'rolled', unit: id, rule, what: broken ? bad : good, roll: die, good: !broken });
  return broken;
}

function flush(play: Table, unit: Unit): void {
  if (breaks(play, unit, 'ASC-sua-rhs', ['the radical heat sinks break', 'the radical heat sinks cool']))
    play.emit({ type: 'sinksBroke', unit: unit.id });
  else play.emit({ type: 'flushed', unit: unit.id, heat: Math.max(0, unit.heat - 1) });
}

/** Levels of heat that emergency coolant takes off. */
const COOLED = 2;

function cool(play: Table, unit: Unit): void {
  if (unit.heat < SHUTDOWN) return;
  if (breaks(play, unit, 'ASC-sua-ecs', ['the coolant is lost', 'coolant'])) {
    play.emit({ type: 'coolantLost', unit: unit.id, hits: unit.engineHits });
    play.run('effect', { unit: unit.id, hit: { kind: 'engine', rule: 'ASC-sua-ecs' } });
    play.run('settling', { unit: unit.id });
  } else play.emit({ type: 'cooled', unit: unit.id, heat: unit.heat - COOLED });
}

export const coolantRules: readonly AlphaRule[] = [
  core('ASC-sua-rhs', {
    ...obeys({ flush }),
    forbids: {
      order: ({ units }, { unit: id, order }) => {
        const unit = units[id];
        if (order !== 'flush' || !unit) return undefined;
        return has(unit, 'RHS') && !unit.spent.includes('RHS') && unit.heat > 0 ? undefined : 'it has nothing to flush with';
      },
    },
    covers: ['AS-sua-rhs'],
  }),
  core('ASC-sua-ecs', {
    ...obeys({ emergencyCool: cool }),
    forbids: {
      order: ({ units }, { unit: id, order }) => {
        const unit = units[id];
        if (order !== 'emergencyCool' || !unit) return undefined;
        return has(unit, 'ECS') && !unit.spent.includes('ECS') ? undefined : 'it has no emergency coolant';
      },
    },
    covers: ['AS-sua-ecs'],
    splitFrom: { rule: 'ASC-sua-rhs', version: 2 },
  }),
];
