import { boardOf, terrainAt } from '@sortie/board';
import { tell } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { conditionsOf } from '../../scenarios/place.ts';
import type { State, Unit } from '../../shape.ts';
import { rides } from '../../sheet/sheet.ts';
import { HAZE } from '../../sight/murk.ts';
import { isAirborne, sheetFor } from '../../state.ts';

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

const running = (state: State, unit: Unit): number | undefined => {
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

/** What a Moderate Gale adds to the rolls of whatever flies (TOE-reading-194). */
const GALE = 1;

/** Blowing sand is a Moderate Gale, and no more; what it does to shots takes the place of what the gale would do. */
const sand = advanced('TOE-blowing-sand-gale', {
  needs: ['TOE-blowing-sand-to-hit'],
  adds: { piloting: ({ unit }) => (isAirborne(unit) ? GALE : undefined) },
});

/** What sleet adds to every shot; from memory. */
const SLEET = 1;

/** It blinds, but it brings no gale. */
const sleet = advanced('TOE-sleet-no-gale', { adds: { toHit: ({ state }) => (falls(state, 'sleet') ? SLEET : undefined) } });

/** Seen through like heavy rain (TOE-visual-range-row4), and harmless otherwise (TOE-reading-193: its footnote is not printed). */
const flurries = advanced('TOE-weather-table-snow-flurries', {
  atLeast: { haze: ({ state }) => (state && falls(state, 'snowFlurries') ? HAZE.rain : undefined) },
});

/** Whatever the weather does, it does for the time of one battle. */
const scope: ClassicRule = {
  id: 'TOE-weather-tactical-scope',
  cite: 'TOE',
  kind: 'core',
  structural: 'a set-up names its weather, and no game takes it over from another',
};

export const skyRules: readonly ClassicRule[] = [scope, flurries, lightSnow, noBlizzard, heavyRain, downpour, sand, sleet];
