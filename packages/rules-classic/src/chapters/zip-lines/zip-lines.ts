import { sameHex } from '@sortie/geometry';
import { strikePlace } from '../../damage/strike-place.ts';
import { pilotingRoll } from '../../piloting/roll.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State, Unit, UnitId } from '../../shape.ts';
import { elevationOf, isAirborne, sheetFor } from '../../state.ts';

/** What one level of a building adds when somebody leaves a machine above it (the book's table is not in its errata). */
const PER_LEVEL = 1;

/** An airship is so long that they come from here, whatever height it keeps. */
const FROM_AIRSHIP = 4;

const dropOf = (host: Unit): number => (sheetFor(host).motive === 'airship' ? FROM_AIRSHIP : elevationOf(host));

/** How high the machine hovers that they come from. */
const above = ({ units }: State, { seat, at }: Unit): number =>
  units.reduce(
    (most, host) => (at && host.seat === seat && host.at && sameHex(host.at, at) && isAirborne(host) ? Math.max(most, dropOf(host)) : most),
    0,
  );

/** Down a rope: each point that the roll fails by is a point of damage. */
function slideDown(play: Play, id: UnitId): void {
  const { ok, margin } = pilotingRoll(play, id, 'rope');
  if (!ok) strikePlace(play, id, 'body', 'front', margin, { kind: 'fall' });
}

/** Troops leave a VTOL in flight; every level that they come down counts as one of a building. */
const levels = advanced('TOE-ziplines-levels', {
  covers: ['TOE-ziplines-airship'],
  affirms: { ropes: () => true },
  adds: { piloting: ({ cause, state, unit }) => (cause === 'rope' ? PER_LEVEL * above(state, unit) : undefined) },
  steps: { descending: [{ name: 'rope', insteadOf: 'rope', run: (play, { unit }) => slideDown(play, unit) }] },
});

export const ziplineRules: readonly ClassicRule[] = [levels];
