import { boardOf, onMap } from '@sortie/board';
import { type Hex, neighbours } from '@sortie/geometry';
import type { Shelling } from '../../questions.ts';
import type { Play } from '../../rule.ts';
import { isArtillery } from './guns.ts';

/** What comes down where artillery has been aimed at the ground. */
export const landed = (shelling: Shelling, load: string): Hex | null =>
  isArtillery(shelling.aim.weapon) && shelling.way === undefined && shelling.munition === load ? shelling.lands : null;

/** A hex and those beside it, as far as the map goes. */
export const around = (play: Play, at: Hex): readonly Hex[] => [at, ...neighbours(at)].filter(hex => onMap(boardOf(play.state.board), hex));
