import { type Hex, toOffset } from '@sortie/geometry';
import { sure, type Telling, tell } from '@sortie/kernel';
import type { ClassicRule, Play, View } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Command } from '../../shape.ts';
import { fighting, isAloft, isFighting } from '../../state.ts';
import { hasCamera } from '../recon-cameras/camera.ts';
import { AEROSPACE } from './rule.ts';

export const LOWEST = 5;
const HARDER = 2;

/** Columns and rows of a mapsheet. */
const SHEET = [16, 17] as const;

const sheetAt = (hex: Hex): readonly number[] => {
  const { column, row } = toOffset(hex);
  return [Math.floor((column - 1) / SHEET[0]), Math.floor((row - 1) / SHEET[1])];
};

export const isSameSheet = (one: Hex, other: Hex): boolean => sheetAt(one).join() === sheetAt(other).join();

/** Before anything is rolled: the number is the gunner's skill and two. It spots for fire at what nobody sees, and designates for nothing. */
function film(play: Play): void {
  for (const unit of fighting(play.state)) {
    const target = unit.fire?.spots;
    if (!isAloft(unit) || target == null) continue;
    const { gunnery } = unit.pilot;
    const toHit = {
      total: gunnery + HARDER,
      terms: [
        { rule: 'TW-tohit-base' as const, value: gunnery },
        { rule: 'TOE-recon-camera-spotting' as const, value: HARDER },
      ],
    };
    const roll = play.roll(2, 6, 'TOE-recon-camera-spotting');
    play.emit({ type: 'filmed', unit: unit.id, target, toHit, roll, ok: roll.total >= toHit.total });
  }
}

function fault(
  view: View,
  { unit: id, spots, shots, strafe, bombs, barrages }: Extract<Command, { readonly type: 'declare' }>,
): Telling | undefined {
  const unit = view.units[id];
  if (spots === undefined || !isFighting(unit) || !isAloft(unit)) return undefined;
  const { flight } = unit;
  const target = view.units[spots];
  if (!hasCamera(unit)) return tell('it has no camera');
  if (sure(flight, 'the flight').altitude < LOWEST) return tell('its camera looks down from altitude {least} on', { least: LOWEST });
  if (shots.length > 0 || strafe || bombs || barrages) return tell('who looks through its camera attacks nobody');
  const { path } = sure(flight, 'the flight');
  if (!target?.at || path.length === 0 || isAloft(target)) return tell('it does not see what it spots');
  const { at } = target;
  return path.some(hex => isSameSheet(hex, at)) ? undefined : tell('its camera sees the mapsheets that it flew over');
}

const spotting = advanced('TOE-recon-camera-spotting', {
  needs: [AEROSPACE, 'TOE-recon-camera-ground'],
  covers: ['TOE-recon-camera-no-tag'],
  forbids: { declare: fault },
  steps: { firing: [{ name: 'filming', before: 'numbers', run: film }] },
});

export const airCameraRules: readonly ClassicRule[] = [spotting];
