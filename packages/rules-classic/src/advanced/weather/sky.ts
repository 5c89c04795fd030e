import { boardOf, terrainAt } from '@sortie/board';
import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import { conditionsOf } from '../../scenarios/place.ts';
import type { Mech, State } from '../../shape.ts';
import { rides } from '../../sheet/sheet.ts';
import { sheetFor } from '../../state.ts';
import { advanced } from '../rule.ts';
import { HAZE } from '../sensors/murk.ts';
import { blownBy } from './wind.ts';

const falls = ({ conditions }: State, what: NonNullable<NonNullable<State['conditions']>['weather']>): boolean =>
  conditions?.weather === what;

const TOO_WARM = 30;
const TOO_THIN: ReadonlySet<string> = new Set(['thin', 'trace', 'vacuum']);

/** Snow takes air, and cold. */
const lightSnow: ClassicRule = {
  ...advanced('TOE-light-snow-prohibited', {}),
  forbidsSetup: setup => {
    const { weather, pressure = '', temperature = 0 } = conditionsOf(setup) ?? {};
    if (weather !== 'lightSnow') return undefined;
    return TOO_THIN.has(pressure) || temperature >= TOO_WARM ? tell('it does not snow in such a place') : undefined;
  },
};

/** There is no blizzard any more. */
const noBlizzard: ClassicRule = {
  ...advanced('TOE-blizzard-deleted', { covers: ['TOE-weather-table-blizzard-removed'] }),
  forbidsSetup: setup => (conditionsOf(setup)?.weather === 'blizzard' ? tell('there are no blizzards any more') : undefined),
};

/** What water adds to a roll where it runs fast or comes down hard; from memory. Of what is in one place at one time only the worst counts. */
const RAPIDS = 2;
const TORRENT = 3;
const RAIN = 1;
const DOWNPOUR = 2;
const group = 'flood';

const running = (state: State, unit: Mech): number | undefined => {
  const rapids = unit.at && !rides(sheetFor(unit).gait) ? terrainAt(boardOf(state.board), unit.at, 'rapids') : undefined;
  return rapids?.level;
};

const heavyRain = advanced('TOE-heavy-rain-rapids', {
  adds: {
    piloting: ({ state, unit }) => {
      if (running(state, unit) === 1) return { value: RAPIDS, group };
      return falls(state, 'heavyRain') ? { value: RAIN, group } : undefined;
    },
  },
  atLeast: { haze: ({ state }) => (state && falls(state, 'heavyRain') ? HAZE.rain : undefined) },
});

const downpour = advanced('TOE-torrential-torrent', {
  adds: {
    piloting: ({ state, unit }) => {
      if (running(state, unit) === 2) return { value: TORRENT, group };
      return falls(state, 'torrential') ? { value: DOWNPOUR, group } : undefined;
    },
  },
  atLeast: { haze: ({ state }) => (state && falls(state, 'torrential') ? HAZE.storm : undefined) },
});

/** Blowing sand is a Moderate Gale, and no more. */
const sand = advanced('TOE-blowing-sand-gale', {
  needs: ['TOE-blowing-sand-to-hit'],
  adds: { toHit: aim => blownBy('moderate', aim) },
});

/** What sleet adds to every shot; from memory. */
const SLEET = 1;

/** It blinds, but it brings no gale. */
const sleet = advanced('TOE-sleet-no-gale', { adds: { toHit: ({ state }) => (falls(state, 'sleet') ? SLEET : undefined) } });

export const skyRules: readonly ClassicRule[] = [lightSnow, noBlizzard, heavyRain, downpour, sand, sleet];
