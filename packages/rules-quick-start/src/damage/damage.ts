import { type Handler, nth } from '@sortie/kernel';
import { LOCATIONS, type Location } from '../force/sheet.ts';
import type { QuickStartRule, Table } from '../rule.ts';
import type { QuickStart } from '../shape.ts';
import { tablesOf } from '../tables.ts';
import { applyDamage } from './apply.ts';

const value: QuickStartRule = {
  id: 'QS-damage-value',
  cite: 'QS p. 7',
  kind: 'core',
  base: { damage: ({ weapon }) => weapon.damage },
};

const circles: QuickStartRule = {
  id: 'QS-damage-armor-circles',
  cite: 'QS p. 7',
  kind: 'core',
  structural: 'a sheet prints front armor, and nothing lies behind it',
};

const stepOne: QuickStartRule = {
  id: 'QS-damage-step-1',
  cite: 'QS p. 8',
  kind: 'core',
  structural: 'the first half of crossing off circles',
};
const stepTwo: QuickStartRule = {
  id: 'QS-damage-step-2',
  cite: 'QS p. 8',
  kind: 'core',
  covers: ['QS-damage-hit-destroyed-location', 'QS-damage-case-transfer'],
  structural: 'the other half: what is left goes where the rules of transfer say',
};

const to = (table: Partial<Record<Location, Location>>, location: Location): number | undefined => {
  const next = table[location];
  return next && LOCATIONS.indexOf(next);
};

const transferLimb: QuickStartRule = {
  id: 'QS-damage-transfer-limb',
  cite: 'QS p. 8',
  kind: 'core',
  base: { inward: ({ location }) => to({ LA: 'LT', LL: 'LT', RA: 'RT', RL: 'RT' }, location) },
};

const transferSideTorso: QuickStartRule = {
  id: 'QS-damage-transfer-side-torso',
  cite: 'QS p. 8',
  kind: 'core',
  base: { inward: ({ location }) => to({ LT: 'CT', RT: 'CT' }, location) },
};

const noCrits: QuickStartRule = {
  id: 'QS-damage-no-crits',
  cite: 'QS p. 11',
  kind: 'core',
  structural: 'hits cross off circles and do nothing else',
};
const noHeat: QuickStartRule = {
  id: 'QS-damage-no-heat',
  cite: 'QS p. 11',
  kind: 'core',
  structural: "a 'Mech has no heat",
};
const noPiloting: QuickStartRule = {
  id: 'QS-damage-no-piloting',
  cite: 'QS p. 11',
  kind: 'core',
  structural: 'there is no such roll, no fall and no blow',
};

/** Circles are crossed off at once; what that means for the 'Mech is looked at when the phase ends. */
const simultaneous: QuickStartRule = {
  id: 'QS-seq-damage-simultaneous',
  cite: 'QS p. 2',
  kind: 'core',
  follows: { hitsWait: (_state, { anyOrder }) => (anyOrder ? [{ type: 'markAtOnce' }] : undefined) },
};

export const damageRules: readonly QuickStartRule[] = [
  value,
  circles,
  stepOne,
  stepTwo,
  transferLimb,
  transferSideTorso,
  noCrits,
  noHeat,
  noPiloting,
  simultaneous,
];

export const markDamage: Handler<QuickStart, 'markDamage'> = (play, { order }) => mark(play, order);

export const markAtOnce: Handler<QuickStart, 'markAtOnce'> = play => {
  const { pending } = play.state;
  if (pending?.kind === 'damage') mark(play, [...pending.hits.keys()]);
};

function mark(play: Table, order: readonly number[]): void {
  const { pending } = play.state;
  if (pending?.kind !== 'damage') throw new Error('no damage waits');
  const { unit, target, hits } = pending;
  const tables = tablesOf(play.book);
  for (const i of order) {
    const { weapon, location, damage } = nth(hits, i);
    const { marks, lost } = applyDamage(tables, nth(play.state.units, target).armor, location, damage);
    play.emit({ type: 'damaged', unit: target, by: unit, weapon, location, damage, marks, lost });
  }
  play.emit({ type: 'resolved', unit });
}
