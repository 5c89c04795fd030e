import { errata, MANUAL, type Rule } from '../rule.ts';
import { called, type Fitting, isSuits, type Subject } from '../subject.ts';

type ByClass = readonly [exoskeleton: number, light: number, medium: number, heavy: number, assault: number];

const BODY: ByClass = [2, 4, 4, 6, 6];
const QUAD_BODY: ByClass = [0, 5, 7, 9, 11];
const ARM: ByClass = [2, 2, 3, 3, 4];

type Place = NonNullable<Fitting['mount']['on']>;

function roomAt({ unit }: Subject, at: Place): number {
  const size = unit.squad?.weightClass ?? 0;
  const quad = unit.squad?.body === 'quad';
  if (at === 'Body') return (quad ? QUAD_BODY : BODY)[size] ?? 0;
  // The turret of a four-legged suit is a part of its body.
  return at === 'TU' ? Number(/\d+/.exec(unit.squad?.turret ?? '')?.[0] ?? 0) : quad ? 0 : (ARM[size] ?? 0);
}

const isTube = ({ item }: Fitting): boolean => item.kind === 'weapon' && item.ammo === 'BA_TUBE';
const isBooster = ({ item }: Fitting): boolean => item.id === 'CLBAMyomerBooster';
const isPack = ({ item }: Fitting): boolean => item.traits.has('detachable-weapon-pack');

/** Two rounds make a clip, and four clips fill a slot. */
const ROUNDS_IN_SLOT = 8;

const SLOTS: Rule['id'] = 'HOUSE-design-suit-slots';

/** Slots of one thing on a suit; whatever is held in a pack or a mount fills none itself. */
function slotsOf({ item, mount }: Fitting): number {
  if (mount.held !== undefined || mount.builtIn) return 0;
  if (item.kind === 'armor') return 1;
  if (item.kind === 'ammo') return item.type === 'BA_TUBE' ? Math.ceil((mount.shots ?? item.shots) / ROUNDS_IN_SLOT) : 0;
  return item.kind === 'weapon' ? item.slots : item.kind === 'equipment' ? (item.slots ?? 0) : 0;
}

/** What every suit carries, and the first of them besides. */
const worn = (subject: Subject): readonly Fitting[] =>
  subject.fittings.filter(({ mount }) => mount.at === 'Squad' || mount.at === 'Trooper 1');

const PLACES: readonly Place[] = ['Body', 'LA', 'RA'];

/** Slots filled at a place by what is there and nowhere else. */
const filledAt = (subject: Subject, at: Place, counts: (one: Fitting) => boolean): number =>
  worn(subject)
    .filter(one => one.mount.on === at && counts(one))
    .reduce((sum, one) => sum + slotsOf(one), 0);

const isFixedThere = (one: Fitting): boolean => !(one.item.kind === 'equipment' && one.item.spreadable);

/** Slots of all places together, which things that are spread have to share. */
function lackOfSlots(subject: Subject): number {
  const room = PLACES.reduce((sum, at) => sum + roomAt(subject, at), 0);
  return worn(subject)
    .filter(({ mount }) => mount.on !== 'TU')
    .reduce((sum, one) => sum + slotsOf(one), -room);
}

export const SUIT_DESIGN: readonly Rule[] = [
  {
    id: SLOTS,
    cite: MANUAL,
    covers: ['TOE-ba-tube-ammo'],
    faults: subject => {
      if (!isSuits(subject)) return [];
      return PLACES.flatMap(at => {
        const need = filledAt(subject, at, isFixedThere);
        const room = roomAt(subject, at);
        return need > room ? [{ problem: `needs ${need} slots at ${at}, where there are ${room}` }] : [];
      });
    },
  },
  {
    id: 'TOE-myomer-booster-slots',
    cite: errata(286),
    faults: subject =>
      isSuits(subject) && subject.fittings.some(isBooster) && lackOfSlots(subject) > 0
        ? [{ problem: `lacks ${lackOfSlots(subject)} slots for its myomer booster, wherever it is spread` }]
        : [],
  },
  {
    id: 'TOE-ba-tube-location',
    cite: errata(284),
    faults: subject =>
      isSuits(subject)
        ? subject.weapons
            .filter(one => isTube(one) && one.mount.on !== undefined && one.mount.on !== 'Body')
            .map(one => ({ problem: `carries ${called(one)} on ${one.mount.on}; it fits into the body alone` }))
        : [],
  },
  {
    id: 'TOE-dwp-location',
    cite: errata(286),
    faults: subject => {
      if (!isSuits(subject)) return [];
      const packs = worn(subject).filter(isPack);
      const packed = worn(subject).filter(({ mount, item }) => mount.held === 'DWP' && item.kind === 'weapon');
      const modular = worn(subject).filter(({ item }) => item.traits.has('modular-weapon-mount'));
      return [
        ...packs
          .filter(({ mount }) => mount.on === 'TU')
          .map(() => ({ problem: 'has a weapon pack on a turret; it goes on body or arms' })),
        ...packs
          .filter(({ mount }) => mount.on !== undefined && modular.some(other => other.mount.on === mount.on))
          .map(({ mount }) => ({ problem: `has a weapon pack in the modular mount on ${mount.on}` })),
        ...(packs.length > 0 && packed.length > packs.length
          ? [{ problem: `has ${packed.length} weapons in ${packs.length} packs; each holds one` }]
          : []),
      ];
    },
  },
];
