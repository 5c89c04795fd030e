import { type AlphaRule, core, obeys, type Table } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { isMech } from '../../state.ts';

/** One level more than everything else has made it; at the last one it shuts down like anybody. */
function runHot(play: Table, unit: Unit): void {
  const { id, heat } = unit;
  if (unit.shutdown) return;
  if (heat + 1 < play.ask('endurance', { unit }).total) play.emit({ type: 'ranHot', unit: id, heat: heat + 1 });
  else play.emit({ type: 'shutDown', unit: id, heat: heat + 1, asleep: play.state.turn + 1, rule: 'ASC-deliberate-overheating' });
}

export const overheatRules: readonly AlphaRule[] = [
  core('ASC-deliberate-overheating', {
    ...obeys({ overheat: runHot }),
    forbids: {
      order: ({ units }, { unit: id, order }) =>
        order === 'overheat' && units[id] && !(isMech(units[id]) && units[id].card.overheat < 1)
          ? 'only a ’Mech without overheat value runs hot on purpose'
          : undefined,
    },
    covers: ['ASC-deliberate-overheating-duration'],
  }),
];
