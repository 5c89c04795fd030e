import type { UnitFacts } from './facts.ts';

type Test = (unit: UnitFacts) => boolean;

/** Letters and figures alone, small and without accents: "Mad Cat (Timber Wolf)" and "AS7-D" as people type them. */
export const squashed = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '');

/** Weight classes by tons, as 'Mechs and vehicles count them. */
const weighs =
  (from: number, to: number): Test =>
  ({ tons, kind }) =>
    (kind === 'mech' || kind === 'vehicle' || kind === 'fighter') && tons >= from && tons <= to;

const ofKind =
  (...kinds: readonly UnitFacts['kind'][]): Test =>
  ({ kind }) =>
    kinds.includes(kind);

const moves =
  (way: string): Test =>
  ({ subtype }) =>
    subtype?.split(' ').includes(way) ?? false;

/** What players say of a unit instead of its name. */
const TRAITS: Readonly<Record<string, Test>> = {
  light: weighs(0, 39),
  medium: weighs(40, 59),
  heavy: weighs(60, 79),
  assault: weighs(80, 100),
  superheavy: weighs(101, Number.POSITIVE_INFINITY),
  clan: ({ tech }) => tech === 'clan',
  is: ({ tech }) => tech === 'inner-sphere',
  mixed: ({ tech }) => tech === 'mixed',
  omni: moves('omni'),
  mech: ofKind('mech'),
  tank: ({ kind, subtype }) => kind === 'vehicle' && !subtype?.startsWith('vtol'),
  vehicle: ofKind('vehicle', 'support-vehicle'),
  vtol: moves('vtol'),
  hover: moves('hover'),
  tracked: moves('tracked'),
  wheeled: moves('wheeled'),
  wige: moves('wige'),
  naval: moves('naval'),
  infantry: ofKind('infantry'),
  ba: ofKind('battle-armor'),
  elemental: ofKind('battle-armor'),
  proto: ofKind('protomech'),
  protomech: ofKind('protomech'),
  fighter: ofKind('fighter', 'conventional-fighter'),
  asf: ofKind('fighter'),
  dropship: ofKind('dropship'),
  warship: ofKind('warship'),
  quad: moves('quad'),
  jump: ({ jumps }) => jumps,
  jumping: ({ jumps }) => jumps,
};

/** A year: whatever had been built by then. */
const YEAR = /^(?:19|2\d|3[0-2])\d\d$/;

/** Other ways to write a weapon. */
const WEAPONS: Readonly<Record<string, string>> = {
  ssrm: 'streaksrm',
  slrm: 'streaklrm',
  ac: 'autocannon',
  uac: 'ultraac',
  rac: 'rotaryac',
  lbx: 'lb',
  mg: 'machinegun',
};

function asWeapon(word: string): string {
  const [, letters = '', rest = ''] = /^([a-z]+)(\d*)$/.exec(word) ?? [];
  return `${WEAPONS[letters] ?? (letters || word)}${letters ? rest : ''}`;
}

/** Shorter words would find half of the catalogue by what it carries. */
const LEAST_OF_A_WEAPON = 3;

const carries = (word: string): Test => {
  const wanted = asWeapon(word);
  return ({ weapons }) => wanted.length >= LEAST_OF_A_WEAPON && weapons.some(one => one.includes(wanted) || one.includes(word));
};

/** How many slips a word of that length may have. */
const slips = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/**
 * One word of a search: part of a name, whoever gave it, or something that players say of a unit. `slack` lets a name be mistyped, for searches
 * that found nothing.
 */
export function says(word: string, slack = false): Test {
  const wanted = squashed(word);
  const trait = TRAITS[wanted];
  const year = YEAR.test(wanted) ? Number(wanted) : undefined;
  const weapon = carries(wanted);
  const most = slack ? slips(wanted) : 0;
  return unit =>
    unit.keys.some(key => key.includes(wanted)) ||
    unit.purpose === wanted ||
    (trait?.(unit) ?? false) ||
    (year !== undefined && unit.year <= year) ||
    weapon(unit) ||
    (most > 0 && unit.keys.some(key => resembles(key, wanted, most)));
}

/**
 * Does the name begin like the word, give or take so many letters? Left out, too much, wrong or swapped with its neighbour counts one each;
 * only the row before and the one before that are kept.
 */
function resembles(name: string, word: string, most: number): boolean {
  let older: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: name.length + 1 }, (_, at) => at);
  for (let i = 1; i <= word.length; i++) {
    const row: number[] = [i];
    for (let j = 1; j <= name.length; j++) {
      const same = word[i - 1] === name[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && word[i - 1] === name[j - 2] && word[i - 2] === name[j - 1] ? (older[j - 2] ?? i) + 1 : i + j;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same, swapped));
    }
    older = last;
    last = row;
  }
  // What follows in the name does not count: "timberwof" is meant for "timberwolfprime".
  return Math.min(...last) <= most;
}
