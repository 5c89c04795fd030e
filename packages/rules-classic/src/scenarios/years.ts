import { type Telling, tell } from '@sortie/kernel';
import { equipment, equipmentNamed, find, historyOf, type Platoon, TRAINING } from '@sortie/roster';
import { reloaded } from '../ammunition/loads.ts';
import type { ClassicRule } from '../rule.ts';
import type { Entry, Setup } from '../shape.ts';

/** The Star League has fallen, and the Clans have come. */
const WARS = 2801;
const CLANS = 3051;
const LETTERS = 'ABCDEFX';

const ageOf = (year: number): 0 | 1 | 2 => (year < WARS ? 0 : year < CLANS ? 1 : 2);

/** Why a thing cannot be had in a year, or only by those who look long for it. */
function missing(item: string, { year, rarest = 'F' }: Pick<Setup, 'rarest'> & { readonly year: number }): Telling | undefined {
  const thing = equipment(item);
  if (!thing) return undefined;
  const args = { name: thing.name, year };
  const { gone, rarity } = historyOf(thing.id);
  if (thing.year > year) return tell('{name} is not made before {first}', { name: thing.name, first: thing.year });
  if (gone && year >= gone[0] && year < gone[1]) return tell('nobody has {name} any more in {year}', args);
  return tooRare(rarity?.[ageOf(year)] ?? 'A', rarest) ? tell('{name} is too rare in {year}', args) : undefined;
}

const tooRare = (letter: string, rarest: string): boolean => LETTERS.indexOf(letter) > LETTERS.indexOf(rarest);

/** What troopers wear, and those among them who are rare themselves. */
function lackingTroops({ armorKit, specialization = 0 }: Platoon, when: Parameters<typeof missing>[1]): Telling | undefined {
  const kit = armorKit === undefined ? undefined : missing(equipmentNamed(armorKit)?.id ?? armorKit, when);
  if (kit || (specialization & TRAINING.tag) === 0) return kit;
  const letter = historyOf('TAG Troops').rarity?.[ageOf(when.year)] ?? 'A';
  return tooRare(letter, when.rarest ?? 'F') ? tell('{name} is too rare in {year}', { name: 'TAG', year: when.year }) : undefined;
}

function lacks({ design, loads }: Entry, when: Parameters<typeof missing>[1]): Telling | undefined {
  const loaded = reloaded(design, loads);
  const unit = typeof loaded === 'string' ? find(loaded) : loaded;
  for (const { item } of unit?.mounts ?? []) {
    const reason = missing(item, when);
    if (reason) return reason;
  }
  return unit?.platoon ? lackingTroops(unit.platoon, when) : undefined;
}

/** House: a battle may take place in a year, and then nobody brings what was not to be had. */
const years: ClassicRule = {
  id: 'TW-house-years',
  cite: 'house',
  kind: 'core',
  covers: [
    'TOE-ac-flak-date',
    'TOE-t413-flak-tech',
    'TOE-tracer-date',
    'TOE-arrow-iv-dates',
    'TOE-arrow-homing-dates',
    'TOE-arrow-nonhoming-dates',
    'TOE-heat-seeking-dates',
    'TOE-incendiary-lrm-dates',
    'TOE-smoke-missile-dates',
    'TOE-mech-mortar-dates',
    'TOE-mortar-smoke-tech',
    'TOE-enhanced-lrm-date',
    'TOE-partial-wing-dates',
    'TOE-partial-wing-techbase',
    'TOE-flotation-hull-date',
    'TOE-limited-amphibious-date',
    'TOE-fully-amphibious-date',
    'TOE-dune-buggy-date',
    'TOE-env-sealing-date',
    'TOE-t407-flotation-dates',
    'TOE-t405-armored-motive-is',
    'TOE-t405-armored-motive-clan',
    'TOE-t407-chaff-date',
    'TOE-silver-bullet-rating',
    'TOE-t407-silver-bullet-tech',
    'TOE-supercharger-tech',
    'TOE-sponson-turret-tech',
    'TOE-t411-sponson-turret',
    'TOE-t411-quad-turret',
    'TOE-t411-head-turret',
    'TOE-tag-troops-table',
  ],
  forbidsSetup: ({ forces, year, rarest }) => {
    if (year === undefined) return undefined;
    for (const entry of forces.flat()) {
      const reason = lacks(entry, { year, ...(rarest ? { rarest } : {}) });
      if (reason) return reason;
    }
    return undefined;
  },
};

export const yearRules: readonly ClassicRule[] = [years];
