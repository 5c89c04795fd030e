import { errata, type Rule } from '../rule.ts';
import { called, type Fitting, isAerospace, isMech, isSmallCraft, isSuits, type Subject } from '../subject.ts';
import { armorNamed } from '../weight/common.ts';

const TURRETS: ReadonlySet<string> = new Set(['TU', 'FT', 'T2']);

const isSatellite = ({ unit }: Subject): boolean => unit.kind === 'support-vehicle' && unit.motive === 'station-keeping';

const isUnmanned = (subject: Subject): boolean => isSatellite(subject) && (subject.unit.craft?.crew?.['crew'] ?? 0) === 0;

/** Hands that serve a small suite, and tons of communications gear in their place where nobody is aboard. */
const SCANNER_CREW = 6;
const SCANNER_TONS = 6;

/** Where a thing is, as far as it turns by itself. */
const turretOf = (mount: { readonly at: string; readonly turret?: string }): string =>
  mount.turret !== undefined ? `${mount.at} ${mount.turret}` : TURRETS.has(mount.at) ? mount.at : '';

/** A capacitor whose PPC is elsewhere, or turns without it. */
function strayCapacitors(subject: Subject) {
  return subject.gear
    .filter(({ item }) => item.traits.has('ppc-capacitor'))
    .filter(({ mount }) => {
      const guns = subject.weapons.filter(({ item }) => item.traits.has('ppc'));
      return guns.length > 0 && !guns.some(gun => gun.mount.at === mount.at && turretOf(gun.mount) === turretOf(mount));
    });
}

/** Armor that is worn by one kind of unit alone. */
function isWearable(subject: Subject, name: string): boolean {
  if (isSuits(subject) !== /^BA /.test(name)) return false;
  const kind = armorNamed(subject, name);
  if (!kind) return false;
  if (/Vehicular/.test(name)) return subject.unit.kind === 'vehicle';
  if (/ProtoMech|EDP/.test(name)) return subject.unit.kind === 'protomech';
  return !kind.traits.has('capital-armor') || isAerospace(subject);
}

/** Things that belong to the hull: no turret of a vehicle turns them, so none of a 'Mech does. */
const HULL_ONLY = [
  'club',
  'hand-weapon',
  'jump-jet',
  'bulldozer',
  'minesweeper',
  'ram-plate',
  'masc',
  'case',
  'caseii',
  'talon',
  'lifthoist',
];

const turned = (subject: Subject): readonly Fitting[] =>
  isMech(subject)
    ? subject.fittings.filter(
        ({ mount, item }) => mount.turret === 'mech' && (item.kind === 'ammo' || HULL_ONLY.some(trait => item.traits.has(trait))),
      )
    : [];

export const PLACEMENT_DESIGN: readonly Rule[] = [
  {
    id: 'TOE-ppc-capacitor-turret',
    cite: errata(336),
    faults: subject =>
      strayCapacitors(subject).map(one => ({ problem: `${called(one)} is not in the turret of its PPC`, at: one.mount.at })),
  },
  {
    id: 'TOE-mech-turret-vehicle-items',
    cite: errata(347),
    faults: subject => turned(subject).map(one => ({ problem: `has ${called(one)} in a turret, where it cannot be`, at: one.mount.at })),
  },
  {
    id: 'TOE-patchwork-legal-types',
    cite: errata(377),
    faults: subject =>
      Object.entries(subject.unit.armor.patches ?? {}).flatMap(([at, name]) =>
        name === 'None' || isWearable(subject, name) ? [] : [{ problem: `wears ${name} at ${at}, which its kind cannot wear at all`, at }],
      ),
  },
  {
    id: 'TOE-naval-commscanner-large',
    cite: errata(332),
    faults: subject =>
      subject.has('large-comm-scanner-suite') && (isSmallCraft(subject) || isSatellite(subject))
        ? [{ problem: 'is too small for a large naval comm-scanner suite' }]
        : [],
  },
  {
    id: 'TOE-naval-commscanner-small',
    cite: errata(332),
    adds: {
      crew: ({ subject }) =>
        subject.has('small-comm-scanner-suite') && !isUnmanned(subject) ? { value: SCANNER_CREW, note: 'comm-scanner suite' } : undefined,
    },
    faults: subject => {
      if (!subject.has('small-comm-scanner-suite') || !isUnmanned(subject)) return [];
      const gear = subject.gear
        .filter(({ item }) => item.traits.has('communications'))
        .reduce((tons, { mount }) => tons + (mount.size ?? 0), 0);
      return gear < SCANNER_TONS
        ? [{ problem: `has ${gear} tons of communications gear; a comm-scanner suite without a crew needs ${SCANNER_TONS}` }]
        : [];
    },
  },
  {
    id: 'TOE-satellite-imagers',
    cite: errata(338),
    faults: subject =>
      isAerospace(subject)
        ? subject.gear
            .filter(({ item, mount }) => item.traits.has('lookdown-radar') && mount.at !== 'NOS')
            .map(one => ({ problem: `has a look-down radar at ${one.mount.at}; it belongs into the nose`, at: one.mount.at }))
        : [],
  },
  {
    id: 'TOE-mech-turret-sponson',
    cite: errata(346),
    adds: {
      mass: ({ subject, round }) => {
        const guns = subject.fittings.filter(({ mount, item }) => mount.turret === 'sponson' && item.kind === 'weapon');
        const tons = guns.reduce((sum, { item }) => sum + ('tons' in item ? (item.tons ?? 0) : 0), 0);
        return tons > 0 ? { value: round(tons / 10), note: 'sponson turrets' } : undefined;
      },
    },
  },
];
