import { boardOf, onMap, siteAt } from '@sortie/board';
import { type Facing, neighbour } from '@sortie/geometry';
import type { ClassicRule, Play } from '../rule.ts';
import { windOf } from './fires.ts';
import { lay } from './passing.ts';

/** Hexes that smoke is carried in a turn, and by a strong gale. */
const HEXES = 1;
const BY_GALE = 2;

/** Clouds that somebody has laid move on; those of fires go out with the turn and are laid anew. All of them leave before any arrives. */
function blow(play: Play, wind: Facing): void {
  const { passing = [], turn, gale, board } = play.state;
  const clouds = passing
    .filter(({ terrain, until }) => terrain.kind === 'smoke' && until > turn)
    .map(cloud => ({
      ...cloud,
      whole: siteAt(boardOf(board), cloud.at)?.terrains.find(({ kind, level }) => kind === 'smoke' && level === cloud.terrain.level),
    }));
  for (const { at, terrain } of clouds) play.emit({ type: 'lifted', at, terrain, cloud: true });
  for (const { at, whole, until } of clouds) {
    let to = at;
    for (let i = 0; i < (gale ? BY_GALE : HEXES); i++) to = neighbour(to, wind);
    if (whole && onMap(boardOf(play.state.board), to)) lay(play, to, whole, until - turn);
  }
}

/** House: the wind carries smoke along, a hex in every End Phase and two in a strong gale, until its time is up or the map ends. */
const drift: ClassicRule = {
  id: 'TW-house-smoke-drift',
  cite: 'house',
  kind: 'core',
  steps: {
    end: [
      {
        name: 'drift',
        before: 'fires',
        run: play => {
          const wind = windOf(play.state);
          if (wind !== undefined && play.state.passing) blow(play, wind);
        },
      },
    ],
  },
};

export const driftRules: readonly ClassicRule[] = [drift];
