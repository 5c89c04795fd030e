import { hitSlot } from '../../criticals/criticals.ts';
import { hasAt } from '../../equipment/fire-control.ts';
import type { Warding, Wound } from '../../questions.ts';
import { type ClassicRule, type Table, told } from '../../rule.ts';
import { isWorking, sheetFor } from '../../state.ts';

/** What spikes take from a blow, what they do to whoever strikes them, and when they break (the book's numbers are not in its errata). */
const SOFTENS = 4;
const LEAST = 1;
const BREAKS_AT = 9;

/** Before any armor: a limb that strikes spikes does less. */
function soften(play: Table, about: Warding): void {
  const { wound } = about;
  if (wound.source.kind !== 'blow' || !hasAt(play.state.units[wound.unit]!, 'spikes', wound.location)) return;
  about.wound = { ...wound, points: Math.max(Math.min(LEAST, wound.points), wound.points - SOFTENS) };
}

/** Whatever has damaged a spiked place may have broken the spikes. */
function breakOff(play: Table, { unit: id, location }: Wound): void {
  const unit = play.state.units[id]!;
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
  { ...told('TOE-spikes-ferro-zero'), cite: 'TOE' },
  /** As the tables of equipment weigh them. */
  { ...told('TOE-talons-weight'), cite: 'TOE' },
];
