import type { Play, StepRun } from '@sortie/kernel';
import { unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { Plan, UnitId } from '../model/state.ts';
import { show } from '../units/reveal.ts';

interface Manner {
  readonly shaky?: boolean;
  readonly plan?: Plan;
  /** A commander goes ahead of soldiers that are owed a check. */
  readonly override?: boolean;
}

/** A soldier's activation begins: its card is shown and its movement points are read off it. */
export function begin(play: Play<Impact>, id: UnitId, { shaky = false, plan, override = false }: Manner): void {
  show(play, id);
  const unit = unitAt(play.state, id);
  const mp = play.ask('movement', { state: play.state, unit });
  const kept = !unit.aloft || play.book.holds('hovers', { unit }) !== undefined;
  play.emit({ type: 'activated', unit: id, mp, shaky, plan: plan ?? null, kept, override });
}

const start: StepRun<Impact, 'activating'> = (play, { unit, override }) => begin(play, unit, { override });
export const activating = { start };
