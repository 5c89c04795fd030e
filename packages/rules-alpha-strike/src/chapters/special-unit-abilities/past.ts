import { sure } from '@sortie/kernel';
import { heat, lastMark, markIn, type Past, until, value } from '../../past/patch.ts';

/** What its patches of version 1 are called today. */
export const specialUnitAbilitiesPast: Past = {
  'ASC-sua-rhs heat': patch =>
    patch.change.spent ? { type: 'sinksBroke', unit: patch.unit } : { type: 'flushed', unit: patch.unit, heat: heat(patch) },
  'ASC-sua-ecs engine hit': ({ unit, change }) => ({ type: 'coolantLost', unit, hits: sure(change.engineHits, 'hits') }),
  'ASC-sua-ecs cools': patch => ({ type: 'cooled', unit: patch.unit, heat: heat(patch) }),
  'ASC-sua-bhj seals its armor': ({ unit, change }) => ({ type: 'armorSealed', unit, armor: sure(change.armor, 'rmor') }),
  'ASC-sua-jammer-activation starts its jammer': patch => ({ type: 'jammerStarted', unit: patch.unit, until: until(patch) }),
  'ASC-sua-jammer-activation is jammed': patch => ({
    type: 'jammed',
    unit: patch.unit,
    what: lastMark(patch).kind as 'jammedEcm' | 'jammedC3',
    until: until(patch),
  }),
  'AS-hull-down charges its generator': patch => ({
    type: 'generatorCharged',
    unit: patch.unit,
    turns: markIn(patch, 'hpg')?.value ?? null,
  }),
  'ASC-sua-hpg-charge charges its generator': patch => ({
    type: 'generatorCharged',
    unit: patch.unit,
    turns: markIn(patch, 'hpg')?.value ?? null,
  }),
  'ASC-sua-hpg-charge shuts down': patch => ({
    type: 'generatorFired',
    unit: patch.unit,
    asleep: value(sure(markIn(patch, 'asleep'), 'turn')),
    until: until(patch),
  }),
  'ASC-sua-hpg-effect is dazzled': patch => ({ type: 'pulsed', unit: patch.unit, until: until(patch) }),
  'ASC-sua-iatm-magpulse dazzled': patch => ({ type: 'magpulsed', unit: patch.unit, until: until(patch) }),
};
