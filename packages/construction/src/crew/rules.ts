import { errata, type Rule } from '../rule.ts';
import { isSupport, type Subject } from '../subject.ts';

/** Tech ratings of a chassis by number, as files state them. */
const RATING_E = 4;
const RATING_F = 5;

const SMALL = 5;

const isSmall = ({ unit }: Subject): boolean => unit.tons < SMALL;

/** What the tons of weapons are divided by, without fire control, with a basic and with an advanced one. */
function gunnerDivisor(subject: Subject): number {
  if (!subject.has('advanced-firecontrol')) return subject.has('basic-firecontrol') ? 3 : 2;
  const rating = subject.unit.build?.structuralRating;
  return rating === RATING_F ? 6 : rating === RATING_E ? 5 : 4;
}

const weaponTons = ({ weapons }: Subject): number => weapons.reduce((tons, { item }) => tons + item.tons, 0);

/** Facings with weapons; turrets and pintles are facings of their own. */
const facings = ({ weapons }: Subject): number => new Set(weapons.map(({ mount }) => `${mount.at} ${mount.turret ?? ''}`)).size;

const isAimed = (subject: Subject): boolean => subject.has('basic-firecontrol') || subject.has('advanced-firecontrol');

/** Base crew of large vessels: three, and one for every 5,000 tons. */
const VESSEL_CREW = 3;
const TONS_FOR_ONE = 5000;
const VESSELS: ReadonlySet<string> = new Set(['naval', 'submarine', 'hydrofoil']);

const CREWED_GEAR: readonly (readonly [trait: string, each: (size: number) => number, note: string])[] = [
  ['communications', size => Math.ceil(size), 'communications'],
  ['mash', size => 5 * size, 'MASH'],
  ['field-kitchen', () => 3, 'field kitchen'],
  ['mobile-field-base', () => 5, 'field base'],
  ['helipad', () => 5, 'helipad'],
];

/** Quarters by the name of their bay: tons of one bed, and beds in one slot. */
const QUARTERS: Readonly<Record<string, readonly [tons: number, perSlot: number]>> = {
  '1stclassquarters': [10, 5],
  '2ndclassquarters': [7, 20],
  crewquarters: [7, 20],
  steeragequarters: [5, 50],
};

export const isQuarters = (type: string): boolean => type.toLowerCase() in QUARTERS;

const quarters = ({ unit }: Subject, each: (beds: number, tons: number, perSlot: number) => number) =>
  (unit.bays ?? []).flatMap(({ type, size }) => {
    const [tons, perSlot] = QUARTERS[type.toLowerCase()] ?? [0, 0];
    return perSlot === 0 ? [] : [{ value: each(size, tons, perSlot), note: `${size} ${type}` }];
  });

const quartersTons = (subject: Subject) => quarters(subject, (beds, tons) => beds * tons);

/** Officers that so many hands need: none up to three of them, then one for every six or fraction. */
const officersFor = (hands: number): number => (hands < 4 ? 0 : Math.ceil(hands / 6));

export const CREW_RULES: readonly Rule[] = [
  {
    id: 'HOUSE-crew-base',
    cite: 'Tactical Operations, advanced support vehicles',
    covers: ['TOE-jormungand-crew-example-251'],
    base: {
      crew: ({ subject: { unit } }) =>
        VESSELS.has(unit.motive) ? { value: VESSEL_CREW + Math.floor(unit.tons / TONS_FOR_ONE), note: 'vessel' } : undefined,
    },
    adds: {
      crew: ({ subject, posts }) => {
        const gear = CREWED_GEAR.flatMap(([trait, each, note]) => {
          const hands = subject.gear
            .filter(({ item }) => item.traits.has(trait))
            .reduce((sum, { mount }) => sum + each(mount.size ?? 1), 0);
          return hands === 0 ? [] : [{ value: hands, note }];
        });
        return posts === 0 ? gear : [...gear, { value: posts, note: 'further posts' }];
      },
    },
  },
  {
    id: 'TOE-sv-gunners-table',
    cite: errata(250),
    covers: ['TOE-sv-gunners-size-column'],
    base: {
      gunners: subject => {
        if (!isSupport(subject)) return undefined;
        if (!isSmall(subject)) return Math.ceil(weaponTons(subject) / gunnerDivisor(subject));
        return isAimed(subject) ? facings(subject) : subject.weapons.length;
      },
    },
    adds: {
      gunners: subject =>
        isSupport(subject) && isSmall(subject) && subject.has('advanced-firecontrol') && facings(subject) > 0
          ? { value: -1, note: 'the driver is one of them' }
          : undefined,
    },
  },
  {
    id: 'TOE-sv-crew-officers-divisor',
    cite: errata(250),
    covers: ['TOE-sv-crew-officers-brackets', 'TOE-cloud9-officer-example', 'TOE-cloud9-officers-example-257'],
    base: { officers: ({ hands }) => officersFor(hands) },
  },
  {
    id: 'HOUSE-crew-quarters',
    cite: 'Tactical Operations, advanced support vehicles',
    covers: ['TOE-cloud9-quarters-example', 'TOE-jormungand-quarters-example', 'TOE-jormungand-tonnage-example'],
    adds: {
      mass: ({ subject }) => quartersTons(subject),
      quartersTons,
      quartersSlots: subject => quarters(subject, (beds, _, perSlot) => Math.ceil(beds / perSlot)),
    },
  },
];
