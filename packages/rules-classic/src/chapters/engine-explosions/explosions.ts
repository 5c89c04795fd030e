import { distance } from '@sortie/geometry';
import { sideStruck } from '../../arcs/arcs.ts';
import { strikePlace } from '../../damage/strike-place.ts';
import { lots } from '../../piloting/fall.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { fighting, isMech, lostParts, type OnMap, sheetFor } from '../../state.ts';

/** The roll for an engine that is lost, and the part of its rating that it does by hexes (the book's numbers are not in its errata). */
const BURSTS_AT = 10;
const PARTS: readonly number[] = [1, 10, 20, 40];

/** Five full levels above the ground are as far as a hex. */
const ELEVATIONS_PER_HEX = 5;

const away = (from: OnMap, to: OnMap): number => distance(from.at, to.at) + Math.floor((to.elevation ?? 0) / ELEVATIONS_PER_HEX);

function burst(play: Play, unit: OnMap): void {
  const { rating } = sheetFor(unit);
  const roll = play.roll(2, 6, 'TOE-engine-explosion-scale');
  if (roll.total < BURSTS_AT) return;
  play.emit({ type: 'exploded', unit: unit.id, location: 'CT', bin: null, damage: rating });
  for (const other of fighting(play.state)) {
    // Only those on the ground and low above it: fighters are beyond its reach.
    if (other.id === unit.id || other.flight) continue;
    const part = PARTS[away(unit, other)];
    const damage = part === undefined ? 0 : Math.floor(rating / part);
    const side = sideStruck(null, other, unit);
    for (const points of lots(damage)) strikePlace(play, other.id, 'body', side, points, { kind: 'explosion' });
  }
}

const ENGINE_HITS = 3;
const isSpent = (unit: Unit): boolean =>
  isMech(unit) && sheetFor(unit).fusion && lostParts(unit, 'engine') >= ENGINE_HITS && unit.fresh.doomed !== null;

/** A fusion engine that is shot to pieces may take its neighbours along. */
const explosions = advanced('TOE-engine-explosion-scale', {
  steps: {
    closing: [
      {
        name: 'reactors',
        before: 'wrecks',
        run: play => {
          for (const unit of fighting(play.state)) if (isSpent(unit)) burst(play, unit);
        },
      },
    ],
  },
});

export const engineRules: readonly ClassicRule[] = [explosions];
