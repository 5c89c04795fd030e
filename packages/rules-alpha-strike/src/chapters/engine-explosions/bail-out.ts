import { type AlphaRule, core, poses, type Table } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { marked } from '../../state.ts';

/** The crew leaves a machine that counts down: two dice against its Skill decide whether the engine still explodes. */
function bailOut(play: Table, unit: Unit): void {
  const { id } = unit;
  const needs = play.ask('trial', { state: play.state, unit, why: 'countdown', bySkill: true });
  const roll = play.roll(2, 6, 'ASC-engine-explosion-eject');
  const good = roll.total >= needs.total;
  const rule = 'ASC-engine-explosion-eject';
  play.emit({ type: 'rolled', unit: id, rule, what: good ? 'the countdown goes on' : 'the countdown stops', needs, roll, good });
  play.emit({ type: 'crewLeft', unit: id, stopped: !good });
}

export const bailOutRules: readonly AlphaRule[] = [
  core('ASC-engine-explosion-eject', {
    ...poses({ bailOut }),
    forbids: {
      move: ({ units }, { unit: id, stance, path }) => {
        const unit = units[id];
        if (stance !== 'bailOut' || !unit) return undefined;
        if (!marked(unit, 'countdown') || marked(unit, 'abandoned')) return 'it cannot do that';
        return path.length > 0 ? 'the crew leaves instead of moving' : undefined;
      },
      order: ({ units }, { unit }) => (units[unit] && marked(units[unit], 'abandoned') ? 'nobody is aboard' : undefined),
    },
  }),
];
