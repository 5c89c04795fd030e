import type { Handler } from '@sortie/kernel';
import { type AlphaRule, core } from '../rule.ts';
import type { AlphaStrike } from '../shape.ts';
import { marked, marking, unmarking } from '../state.ts';

/** The crew leaves a machine that counts down: two dice against its Skill decide whether the engine still explodes. */
export const bailOut: Handler<AlphaStrike, 'bailOut'> = (play, { unit: id }) => {
  const unit = play.state.units[id]!;
  const needs = play.ask('trial', { state: play.state, unit, why: 'countdown' });
  const roll = play.roll(2, 6, 'ASC-engine-explosion-eject');
  const good = roll.total >= needs.total;
  const rule = 'ASC-engine-explosion-eject';
  play.emit({ type: 'rolled', unit: id, rule, what: good ? 'the countdown goes on' : 'the countdown stops', needs, roll, good });
  const marks = marking({ ...unit, marks: good ? unit.marks : unmarking(unit, 'countdown') }, { kind: 'abandoned', until: 0 });
  play.emit({ type: 'changed', unit: id, rule, what: 'the crew leaves', change: { shutdown: true, marks } });
};

export const bailOutRules: readonly AlphaRule[] = [
  core('ASC-engine-explosion-eject', {
    base: {
      stance: ({ unit, stance }) => (stance === 'bailOut' && marked(unit, 'countdown') && !marked(unit, 'abandoned') ? 0 : undefined),
    },
    forbids: {
      move: (_view, { stance, path }) => (stance === 'bailOut' && path.length > 0 ? 'the crew leaves instead of moving' : undefined),
      order: ({ units }, { unit }) => (units[unit] && marked(units[unit], 'abandoned') ? 'nobody is aboard' : undefined),
    },
    follows: { moved: (_state, { unit, stance }) => (stance === 'bailOut' ? [{ type: 'bailOut', unit }] : undefined) },
  }),
];
