import { everythingOf, optionalOf, type Pack, type RuleId } from '@sortie/kernel';
import { CHAPTERS } from './chapters.ts';
import { ruleset } from './ruleset.ts';
import type { Classic, Entry, Setup } from './shape.ts';
import { sheetOf } from './sheet/compile.ts';
import type { Sheet } from './sheet/sheet.ts';

type Name = (typeof CHAPTERS)[number]['name'];

/** The optional rules of some chapters. */
const chapters = (...names: readonly Name[]): readonly RuleId[] =>
  CHAPTERS.filter(({ name }) => names.includes(name)).flatMap(({ rules }) => optionalOf(rules));

/** The first unit of which something is so. */
const unitWith =
  (is: (sheet: Sheet, entry: Entry) => boolean) =>
  ({ forces }: Setup): string | undefined => {
    const found = forces.flat().find(entry => is(sheetOf(entry.design), entry));
    return found && sheetOf(found.design).name;
  };

const ARTILLERY = /ARROW_IV|LONG_TOM|SNIPER|THUMPER|CRUISE_MISSILE/;
const lobs = ({ weapons }: Sheet): boolean => weapons.some(({ ammo }) => ARTILLERY.test(ammo));
const has =
  (kinds: ReadonlySet<string>) =>
  ({ gear }: Sheet): boolean =>
    gear.some(({ kind }) => kinds.has(kind));

const JAMMERS: ReadonlySet<string> = new Set(['ecm', 'probe', 'comms', 'camera', 'sensorDispenser']);

export const packs: readonly Pack<Classic>[] = [
  { id: 'total-warfare', title: 'Total Warfare', summary: 'The standard rules and nothing else.', edition: 'classic', rules: [] },
  {
    id: 'tournament',
    title: 'Tournament',
    summary: 'The standard rules, with forced withdrawal, so that games end when a force is beaten.',
    edition: 'classic',
    rules: chapters('forced-withdrawal'),
  },
  {
    id: 'artillery',
    title: 'Artillery',
    summary: 'Arrow IV, Long Tom, Sniper and Thumper fire at hexes, with homing and smoke shells, scatter and flak.',
    rules: chapters('artillery', 'munitions'),
    calledBy: unitWith(lobs),
  },
  {
    id: 'minefields',
    title: 'Minefields',
    summary: 'Mines of all kinds, laid before the game or by units, found, swept and set off by command.',
    rules: chapters('minefields'),
    calledBy: ({ mines, ...setup }) => (mines?.length ? 'Mines' : unitWith((_, { mines: carried = [] }) => carried.length > 0)(setup)),
  },
  {
    id: 'weather',
    title: 'Weather and night',
    summary: 'Rain, snow, fog, wind and darkness, fires that spread, and the gravity, air and heat of other planets.',
    rules: chapters('weather', 'darkness', 'planetary-conditions', 'fires'),
    calledBy: ({ conditions }) => (conditions?.weather === undefined && conditions?.wind === undefined ? undefined : 'The weather'),
  },
  {
    id: 'electronics',
    title: 'Electronic warfare',
    summary: 'Counter-jamming, ghost targets, active probes, remote sensors and cameras.',
    rules: chapters('eccm', 'ghosts', 'active-probes', 'remote-sensors', 'recon-cameras'),
    calledBy: unitWith(has(JAMMERS)),
  },
  {
    id: 'sensors',
    title: 'Sensors',
    summary: 'Units see only what their eyes and sensors find. Others are blips, or hidden.',
    rules: chapters('sensors'),
  },
  {
    id: 'hidden-units',
    title: 'Hidden units',
    summary: 'Units set up unseen, lie in ambush and keep overwatch, until they fire or somebody finds them.',
    rules: [...chapters('hidden-units'), 'TW-probe'],
  },
  {
    id: 'movement',
    title: 'Advanced movement',
    summary: 'Sprinting, evading, crawling, climbing, hull-down positions, careful and hurried movement, turn modes.',
    rules: chapters(
      'sprinting',
      'evading',
      'crawling',
      'climbing',
      'hull-down',
      'careful-movement',
      'hurried-movement',
      'turn-modes',
      'lance-movement',
      'standing-still',
      'hitting-the-deck',
      'zip-lines',
    ),
  },
  {
    id: 'gunnery',
    title: 'Advanced gunnery',
    summary: 'Called shots, glancing and direct blows, extreme range, rapid fire, hot loading, suppressing fire.',
    rules: chapters(
      'called-shots',
      'glancing-and-direct-blows',
      'extreme-range',
      'rapid-fire',
      'hot-loading',
      'suppressing',
      'shutting-off',
      'capacitors',
    ),
  },
  {
    id: 'physical',
    title: 'Advanced physical attacks',
    summary: 'Grappling, tripping, aimed swings, blocking, shields, torn limbs, picking things up.',
    rules: chapters('grappling', 'tripping', 'aimed-swings', 'special-blows', 'blocking', 'shields', 'torn-limbs', 'picking-up'),
  },
  {
    id: 'damage',
    title: 'Harder damage',
    summary: 'Expanded critical hits, heat and falls, engine explosions, ejection, fatigue, effective vehicles.',
    rules: chapters(
      'advanced-criticals',
      'expanded-criticals',
      'floating-criticals',
      'expanded-heat',
      'expanded-falling',
      'engine-explosions',
      'ejection',
      'fatigue',
      'vehicle-effectiveness',
      'coolant',
    ),
  },
  {
    id: 'infantry',
    title: 'Infantry',
    summary: 'Infantry combat in buildings, cover, field guns, fieldworks, armor kits and marines.',
    rules: chapters(
      'infantry-combat',
      'infantry-cover',
      'field-guns',
      'fieldworks',
      'armor-kits',
      'battle-armor',
      'battle-armor-underwater',
      'marines',
    ),
    calledBy: unitWith(({ kind }) => kind === 'infantry' || kind === 'battleArmor'),
  },
  {
    id: 'aerospace',
    title: 'Fighters overhead',
    summary: 'Aerospace fighters strafe, bomb and fight above the map.',
    rules: chapters('aerospace', 'vtol-bombing'),
    calledBy: unitWith(({ kind }) => kind === 'fighter'),
  },
  {
    id: 'ground',
    title: 'Difficult ground',
    summary: 'Ice, magma, quicksand, rapids, deep water, dead zones and ground that costs more.',
    rules: chapters(
      'ice',
      'magma',
      'quicksand',
      'rapids',
      'extreme-depths',
      'dead-zones',
      'difficult-ground',
      'terrain-factor',
      'water-line',
      'hazardous-pools',
    ),
  },
  {
    id: 'alien-worlds',
    title: 'Alien worlds',
    summary: 'Caustic valleys, crystalline canyons, fungal crevasses and lunar bases.',
    rules: chapters('alien-worlds', 'caustic-valley', 'crystalline-canyon', 'fungal-crevasse', 'lunar-base'),
  },
  everythingOf(ruleset.rules, 'classic'),
];
