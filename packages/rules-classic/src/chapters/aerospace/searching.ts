import { boardOf, siteAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { isAttack } from '../../attack/attacking.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State } from '../../shape.ts';
import { show } from '../../sight/showing.ts';
import { fighting, flightOf, isAloft, type OnMap } from '../../state.ts';
import { depthOf } from '../../terrain/board.ts';
import { isLurking } from '../hidden-units/hidden.ts';
import { hasCamera } from '../recon-cameras/camera.ts';
import { isSameSheet, LOWEST } from './camera.ts';
import { AEROSPACE } from './rule.ts';

const LEAST = 9;

/** What ground adds that hides somebody: as much as to a shot at it (TOE-reading-228). */
const COVER: { readonly [kind: string]: (level: number) => number } = {
  woods: level => level,
  jungle: level => level,
  building: level => level,
  fields: () => 1,
  industrial: () => 1,
};
const SHALLOW = 1;

/** What has to be rolled for a camera to find whoever hides in a hex. */
export function numberFor({ board: plan }: Pick<State, 'board'>, at: Hex): number {
  const board = boardOf(plan);
  const cover = (siteAt(board, at)?.terrains ?? []).reduce((sum, { kind, level }) => sum + (COVER[kind]?.(level) ?? 0), 0);
  return LEAST + cover + Math.max(0, depthOf(board, at) - SHALLOW);
}

/** Enemies of a camera that hide on the mapsheets that it has flown over. */
const beneath = (state: State, camera: OnMap): readonly OnMap[] =>
  fighting(state).filter(
    (unit): unit is OnMap => isLurking(unit) && unit.seat !== camera.seat && flightOf(camera).path.some(hex => isSameSheet(hex, unit.at)),
  );

/** As soon as it has flown: whoever hides rolls not to be found, and does better with a low roll. */
function search(play: Play): void {
  if (play.state.phase !== 'movement') return;
  for (const camera of fighting(play.state)) {
    if (!isAloft(camera) || camera.flight?.search !== true || camera.flight.searched) continue;
    play.emit({ type: 'groundSearched', unit: camera.id });
    for (const { id, at } of beneath(play.state, camera)) {
      const needed = numberFor(play.state, at);
      const roll = play.roll(2, 6, 'TOE-recon-camera-reveal');
      play.emit({ type: 'hideoutFilmed', unit: id, camera: camera.id, needed, roll, ok: roll.total >= needed });
      if (roll.total >= needed) show(play, id, undefined);
    }
  }
}

/** A camera in the air finds those who hide, instead of attacking. */
const reveal = advanced('TOE-recon-camera-reveal', {
  needs: [AEROSPACE, 'TW-house-hidden-units'],
  affirms: { searches: ({ unit }) => hasCamera(unit) },
  forbids: {
    declare: (view, command) => {
      const unit = view.units[command.unit];
      return unit?.flight?.search && (isAttack(command) || command.spots !== undefined)
        ? tell('who searches the ground with its camera attacks nobody')
        : undefined;
    },
  },
  steps: { calling: [{ name: 'cameras', before: 'choosers', run: search }] },
});

/** Why a camera does not search in this flight. */
export function searchFault(unit: OnMap, altitude: number, landing: boolean, allowed: boolean) {
  if (!allowed) return tell('it has no camera to search with');
  if (landing || altitude < LOWEST) return tell('its camera looks down from altitude {least} on', { least: LOWEST });
  return unit.flight ? undefined : tell('only fighters fly');
}

export const searchRules: readonly ClassicRule[] = [reveal];
