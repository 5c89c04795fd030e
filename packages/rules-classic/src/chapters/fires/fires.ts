import { boardOf, siteAt, terrainAt } from '@sortie/board';
import { type Hex, sameHex } from '@sortie/geometry';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State } from '../../shape.ts';
import { show } from '../../sight/showing.ts';
import { fighting, isMech } from '../../state.ts';
import { firesOn } from '../../terrain/fires.ts';
import { scorch } from '../../terrain/flames.ts';
import { countFires, rainOn } from './rain.ts';

/** What sleet, like heavy snow and hail, adds to the roll of a fire that spreads; from memory. */
const WET = 2;

const sleet = advanced('TOE-fire-spread-weather-sleet', {
  adds: { fireSpread: ({ state }) => (state.conditions?.weather === 'sleet' ? WET : undefined) },
});

/** What a strong gale takes off the roll, ahead and aside; no other wind of the table makes fires leap as far. */
const AHEAD = -3;
const ASIDE = -2;

const strongGale = advanced('TOE-fire-spread-strong-gale', {
  adds: { fireSpread: ({ state, aside }) => (state.conditions?.weather === 'strongGale' ? (aside ? ASIDE : AHEAD) : undefined) },
});

/** What is built thickly resists fire: heavy and hardened walls, the latter those of the great fortresses; from memory. */
const BY_WALLS: readonly number[] = [0, 0, 0, 2, 4];
const HARDENED = 4;
const FORTRESS = 2;

const isFortress = ({ board }: Pick<State, 'board'>, at: Hex): boolean =>
  siteAt(boardOf(board), at)?.terrains.some(({ kind, name }) => kind === 'other' && name === 'castles brian') === true;

/** Half of what such walls resist with, and two more; even what burns of itself has to be rolled for. */
const fortress = advanced('TOE-fire-castles-brian', {
  adds: {
    kindling: ({ state, at }) => {
      if (!isFortress(state, at)) return undefined;
      const walls = terrainAt(boardOf(state.board), at, 'building')?.level ?? HARDENED;
      return Math.floor((BY_WALLS[walls] ?? 0) / 2) + FORTRESS;
    },
  },
});

/** Water and bare ground burn as well, until the end of the next turn: see `ignite`. No weather puts a fire out in the turn in which it was lit. */
const anywhere = advanced('TOE-fire-automatic-munitions', {
  affirms: { burnsAnywhere: () => true },
  steps: {
    end: [
      { name: 'rainedOn', before: 'fires', run: rainOn },
      { name: 'oldFires', after: 'lifting', run: countFires },
    ],
  },
});

/** Those who cling to a machine or ride on it stand in the same fire. */
const carried = advanced('TOE-fire-carried-units', {
  steps: {
    end: [
      {
        name: 'scorching',
        before: 'fires',
        run: play => {
          for (const unit of fighting(play.state)) {
            const carried = typeof unit.clings === 'number' || unit.rides !== undefined;
            if (carried && terrainAt(boardOf(play.state.board), unit.at, 'fire')) scorch(play, unit);
          }
        },
      },
    ],
  },
});

/** Who is hurt by flames does not stay hidden in them. */
const reveals = advanced('TOE-fire-reveals-hidden', {
  steps: {
    closing: [
      {
        name: 'smokedOut',
        before: 'wrecks',
        run: play => {
          const fires = firesOn(play.state.board);
          for (const unit of fighting(play.state)) {
            const burns = unit.veil !== undefined && !isMech(unit) && fires.some(hex => sameHex(hex, unit.at));
            if (burns) show(play, unit.id, undefined);
          }
        },
      },
    ],
  },
});

export const fireWeatherRules: readonly ClassicRule[] = [sleet, strongGale, fortress, anywhere, carried, reveals];
