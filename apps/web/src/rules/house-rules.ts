import type { Line } from '@sortie/ledger';

/** Where a house rule stands instead of on a page. */
export const HOUSE = 'house';

const house = (id: string, title: string, gist: string): Line => ({
  id,
  title,
  page: HOUSE,
  line: 0,
  area: HOUSE,
  kind: 'rule',
  gist,
  needs: [],
  example: null,
});

/** Rules that no book has: our answers where a book is silent, and what our own cards can do. */
export const HOUSE_RULES: readonly Line[] = [
  house(
    'QS-house-stalemate',
    'A fight that has stopped is over',
    'Twelve turns in which nobody marks damage or leaves the map end the game: as a draw, or by points where the scenario counts them.',
  ),
  house(
    'QS-house-sandblaster-srm',
    'Sandblaster (SRM)',
    'A pilot with this ability adds to the cluster roll of short-range missiles: 4 at short range, 3 at medium, 2 at long; never beyond 12.',
  ),
  house(
    'QS-house-weapon-specialist-medium-laser',
    'Weapon specialist (medium laser)',
    'A pilot with this ability fires medium lasers at −2.',
  ),
  house('QS-house-weapon-specialist-large-laser', 'Weapon specialist (large laser)', 'A pilot with this ability fires large lasers at −2.'),
  house('QS-house-range-master', 'Range master', 'A pilot with this ability fires at long range at −2.'),
];
