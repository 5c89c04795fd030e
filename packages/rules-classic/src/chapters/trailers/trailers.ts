import { distance, FACINGS, type Facing, type Hex, neighbour, sameHex } from '@sortie/geometry';
import { nth, tell } from '@sortie/kernel';
import type { Entering } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Entry, UnitId } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { fighting, isFighting, isWhole, type OnMap, sheetFor } from '../../state.ts';
import { attachedTo } from './hitching.ts';

const towards = (from: Hex, to: Hex): Facing | undefined => FACINGS.find(side => sameHex(neighbour(from, side), to));

/** What is coupled to a vehicle comes after it, each into the hex that the one ahead has left. */
function follow(play: Play, ahead: UnitId, left: Hex): void {
  const next = play.state.units.find(unit => unit.hitch === ahead);
  if (!isFighting(next) || distance(next.at, left) !== 1) return;
  const before = next.at;
  const facing = towards(before, left) ?? next.facing;
  play.emit({ type: 'displaced', unit: next.id, to: left, facing });
  follow(play, next.id, before);
}

/** A salvo for each kind of ammunition that a vehicle has used up, from whoever is coupled to it. */
function feed(play: Play, unit: OnMap): void {
  for (const [bin, { type, rack, munition }] of sheetFor(unit).bins.entries()) {
    if (nth(unit.ammo, bin) > 0 || !isWhole(unit, 'bin', bin)) continue;
    for (const other of attachedTo(play.state, unit)) {
      const full = sheetFor(other).bins.findIndex(
        (one, i) =>
          one.type === type && one.rack === rack && one.munition === munition && nth(other.ammo, i) > 0 && isWhole(other, 'bin', i),
      );
      if (full < 0) continue;
      play.emit({ type: 'ammoPassed', unit: unit.id, bin, from: other.id, fromBin: full, shots: 1 });
      break;
    }
  }
}

const isVehicle = ({ design }: Pick<Entry, 'design'>): boolean => sheetOf(design).kind === 'vehicle';

/** Vehicles that are coupled go together, and each may use the ammunition of the one beside it. */
const trailers = advanced('TOE-ammo-trailers', {
  forbidsSetup: ({ forces }) => {
    for (const force of forces)
      for (const [i, { towedBy, ...entry }] of force.entries()) {
        const ahead = towedBy === undefined ? undefined : force[towedBy];
        if (towedBy === undefined) continue;
        if (!ahead || towedBy === i || !isVehicle(entry) || !isVehicle(ahead))
          return tell('a vehicle is pulled by another vehicle of its force');
        if (force.some((other, j) => j !== i && other.towedBy === towedBy))
          return tell('one vehicle pulls one other, and that one the next');
      }
    return undefined;
  },
  steps: {
    entering: [
      {
        name: 'trailers',
        after: 'swamp',
        run: (play, { unit, from, to }: Entering) => {
          if (!sameHex(from, to)) follow(play, unit, from);
        },
      },
    ],
    closing: [
      {
        name: 'ammoTrailers',
        after: 'wrecks',
        run: play => {
          if (play.state.phase !== 'movement') return;
          for (const unit of fighting(play.state)) if (unit.hitch !== undefined || isPulling(play, unit.id)) feed(play, unit);
        },
      },
    ],
  },
});

const isPulling = (play: Play, id: UnitId): boolean => play.state.units.some(({ hitch }) => hitch === id);

export const trailerRules: readonly ClassicRule[] = [trailers];
