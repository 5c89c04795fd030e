import { CITE, type ClassicRule, type Play } from '../rule.ts';
import { LOCATIONS, type Location } from '../sheet/sheet.ts';
import { isGone, unitAt } from '../state.ts';

const INWARD: { readonly [L in Location]?: Location } = {
  LA: 'LT',
  RA: 'RT',
  LL: 'LT',
  RL: 'RT',
  CL: 'CT',
  FLL: 'LT',
  RLL: 'LT',
  FRL: 'RT',
  RRL: 'RT',
  LT: 'CT',
  RT: 'CT',
};

export const transfer: ClassicRule = {
  id: 'TW-transfer',
  cite: CITE,
  kind: 'core',
  base: {
    inward: ({ location }) => {
      const next = INWARD[location];
      return next ? LOCATIONS.indexOf(next) : undefined;
    },
  },
};

/** Where damage goes that a location cannot take; nothing for the head and the middle. */
export function inwardOf(play: Pick<Play, 'ask'>, location: Location): Location | undefined {
  const { total, terms } = play.ask('inward', { location });
  return terms.length > 0 ? LOCATIONS[total] : undefined;
}

/** The first location from here inward that is still there. */
export function present(play: Play, id: number, from: Location): Location | undefined {
  let at: Location | undefined = from;
  while (at !== undefined && isGone(unitAt(play.state, id), at)) at = inwardOf(play, at);
  return at;
}
