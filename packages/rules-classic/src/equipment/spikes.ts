import { hitSlot } from '../criticals/criticals.ts';
import type { Warding, Wound } from '../questions.ts';
import { type ClassicRule, type Play, structural } from '../rule.ts';
import { isWorking, sheetFor, unitAt } from '../state.ts';
import { hasAt } from './fire-control.ts';

/** What spikes take from a blow, what they do to whoever strikes them, and when they break (the book's numbers are not in its errata). */
const SOFTENS = 4;
const LEAST = 1;
const BREAKS_AT = 9;

/** Before any armor: a limb that strikes spikes does less. */
function soften(play: Play, about: Warding): void {
  const { wound } = about;
  if (wound.source.kind !== 'blow' || !hasAt(unitAt(play.state, wound.unit), 'spikes', wound.location)) return;
  about.wound = { ...wound, points: Math.max(Math.min(LEAST, wound.points), wound.points - SOFTENS) };
}

/** Whatever has damaged a spiked place may have broken the spikes. */
function breakOff(play: Play, { unit: id, location }: Wound): void {
  const unit = unitAt(play.state, id);
  if (sheetFor(unit).bare || !hasAt(unit, 'spikes', location)) return;
  const roll = play.roll(2, 6, 'TOE-spikes-damage-roll');
  if (roll.total < BREAKS_AT) return;
  const { slots, gear } = sheetFor(unit);
  const slot = (slots[location] ?? []).findIndex(
    ({ part, ref }, i) => part === 'gear' && gear[ref]?.kind === 'spikes' && isWorking(unit, location, i),
  );
  if (slot >= 0) hitSlot(play, id, location, slot, [roll]);
}

const first: ClassicRule = {
  id: 'TOE-spikes-ferro-order',
  cite: 'TOE',
  kind: 'core',
  steps: { warding: [{ name: 'points', after: 'shields', run: soften }] },
};

const broken: ClassicRule = {
  id: 'TOE-spikes-damage-roll',
  cite: 'TOE',
  kind: 'core',
  steps: { wounded: [{ name: 'spikes', before: 'hull', run: breakOff }] },
};

/** What armor has stopped altogether breaks nothing: see `wound`. */
export const spikeRules: readonly ClassicRule[] = [
  first,
  broken,
  structural('TOE-spikes-ferro-zero', 'a hit without points asks for nothing'),
  /** As the tables of equipment weigh them. */
  structural('TOE-talons-weight', 'what a design weighs'),
];
