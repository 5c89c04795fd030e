import { type RuleId, sure } from '@sortie/kernel';
import type { Event } from './event.ts';
import { corePast, equipped } from './past/core.ts';
import type { Changed, Past } from './past/patch.ts';
import type { UnitId } from './shape.ts';

/** Until version 1, most facts were patches: `changed`, with the fields of a unit that were different. */
export const upcastWith =
  (patches: Past) =>
  (event: { readonly type: string }, writtenBy: number): Event => {
    if (writtenBy > 1) return event as Event;
    if (event.type === 'revealed') return uncovered(event as Revealed);
    if (event.type !== 'changed') return event as Event;
    const patch = event as Changed;
    const { waiting } = patch.change;
    if (waiting && patch.what !== 'is abandoned') return hitOf(patch);
    const was = `${patch.rule} ${patch.what}`;
    const today = patch.what === 'has more than its card shows' ? equipped : (corePast[was] ?? patches[was]);
    if (!today) throw new Error(`nobody knows ${patch.rule}: ${patch.what}`);
    return today(patch);
  };

/** Hits wait for the End Phase, and take effect there one after the other. */
function hitOf({ unit, rule, what, change: { waiting = [] } }: Changed): Event {
  if (what === 'takes effect') return { type: 'effectTaken', unit, rule: rule as RuleId };
  return { type: 'criticalMarked', unit, hit: sure(waiting.at(-1), 'hit') };
}

/** The host wrote the whole unit down, although it knew it. */
interface Revealed {
  readonly type: 'revealed';
  readonly unit: UnitId;
  readonly rule: RuleId;
}
const uncovered = ({ unit, rule }: Revealed): Event => ({ type: 'uncovered', unit, what: rule === 'AS-conceal' ? 'card' : 'unit', rule });
