import { type StepRun, tell } from '@sortie/kernel';
import { draw } from '../../cards/draw.ts';
import type { ImpactChapter } from '../../chapter.ts';
import { eliminate } from '../../fire/harm.ts';
import { unitAt } from '../../model/lookup.ts';
import type { Impact } from '../../model/shape.ts';
import { optional, reading } from '../../rule.ts';
import { binds } from '../../setup/sides.ts';
import { name } from '../../tell/names.ts';
import type { IntegrityEvents } from './shape.ts';

/** At two boxes in all a draw decides, beyond that the suit is open (14.2). */
const breach: StepRun<Impact, 'harm'> = (play, { unit, before, boxes }) => {
  if (!binds(play.state, unitAt(play.state, unit).seat, 'MAAS-14.2-suit-integrity')) return;
  const level = play.ask('leak', { before, boxes }).total;
  if (level < 2) return;
  const d6 = level === 2 ? draw(play, 'MAAS-14.2-suit-integrity').d6 : null;
  const breached = d6 === null || d6 <= 2;
  play.emit({ type: 'breachChecked', unit, d6, breached });
  if (breached) eliminate(play, unit, 'breach');
};

const suitIntegrity = optional('MAAS-14.2-suit-integrity', {
  covers: ['MAAS-14.2-suit-integrity-auto'],
  base: { leak: ({ before, boxes }) => before + boxes },
  steps: { harm: [{ name: 'breach', after: 'cross', run: breach }] },
});

/** Each attack alone counts, not what it adds up to. */
const perAttack = reading(65, 'breach-per-attack', '14.2', { adds: { leak: ({ before }) => (before > 0 ? -before : undefined) } });

export const integrity: ImpactChapter<{ event: keyof IntegrityEvents }> = {
  name: 'integrity',
  rules: [suitIntegrity, perAttack],
  events: {
    breachChecked: {
      fold: state => state,
      tell: (state, { unit, breached }) => (breached ? tell('The suit of {unit} is breached', { unit: name(state, unit) }) : undefined),
    },
  },
};
