import type { Play } from '@sortie/kernel';
import { lawOf } from '../law.ts';
import type { Impact } from '../model/shape.ts';
import type { Plan, UnitId } from '../model/state.ts';
import { show } from '../units/reveal.ts';
import { isDrone } from '../units/unit.ts';

interface Manner {
  readonly shaky?: boolean;
  readonly plan?: Plan;
  /** Box of the stealth track it comes out of. */
  readonly emerging?: number;
  /** A commander goes ahead of soldiers that are owed a check. */
  readonly override?: boolean;
}

/** A soldier's activation begins: its card is shown and its movement points are read off it. */
export function begin(play: Play<Impact>, id: UnitId, { shaky = false, plan, emerging = 0, override = false }: Manner): void {
  show(play, id);
  const unit = play.state.units[id]!;
  const mp = emerging > 0 ? emergence(play, id, emerging) : play.ask('movement', { state: play.state, unit });
  const kept = !unit.aloft || (isDrone(unit) && !lawOf(play.book).droneUpkeep);
  play.emit({ type: 'activated', unit: id, mp, shaky, emerging, plan: plan ?? null, kept, override });
}

/** Half of the movement value times the box, rounded up (14.3). */
function emergence(play: Play<Impact>, id: UnitId, box: number) {
  const unit = play.state.units[id]!;
  const { total } = play.ask('movement', { state: play.state, unit });
  const points = Math.ceil((total * box) / 2);
  return {
    total: points,
    terms: [{ rule: 'MAAS-14.3-stealth-reveal-move' as const, value: points, stage: 'base' as const, note: `${total} × ${box} / 2` }],
  };
}
