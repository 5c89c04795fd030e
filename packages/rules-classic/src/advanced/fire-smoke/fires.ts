import { boardOf, terrainAt } from '@sortie/board';
import type { ClassicRule, Table } from '../../rule.ts';
import { firesOn } from '../../terrain/fires.ts';
import { isAirless } from '../planetary/vacuum.ts';
import { advanced } from '../rule.ts';

function smother(play: Table): void {
  if (!isAirless(play.state)) return;
  for (const at of firesOn(play.state.board)) {
    const { level } = terrainAt(boardOf(play.state.board), at, 'fire')!;
    play.emit({ type: 'lifted', at, terrain: { kind: 'fire', level } });
  }
}

/** Nothing burns without air, not even infernos. */
const impossible = advanced('TOE-fire-impossible-conditions', {
  needs: ['TOE-vacuum-hull-integrity-trigger'],
  steps: { closing: [{ name: 'smothered', before: 'wrecks', run: smother }] },
});

/** What sleet, like heavy snow and hail, adds to the roll of a fire that spreads; from memory. */
const WET = 2;

const sleet = advanced('TOE-fire-spread-weather-sleet', {
  adds: { fireSpread: ({ state }) => (state.conditions?.weather === 'sleet' ? WET : undefined) },
});

/** The row that makes fires leap farthest is the one of the Strong Gale. */
const strongGale = advanced('TOE-fire-spread-strong-gale', {});

export const fireWeatherRules: readonly ClassicRule[] = [impossible, sleet, strongGale];
