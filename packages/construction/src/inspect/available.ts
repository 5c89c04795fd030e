import type { Kind } from '@sortie/roster';
import { errata, type Rule } from '../rule.ts';
import { called, type Fitting, type Subject } from '../subject.ts';

/** Something that the errata take from some kinds of unit. */
interface Denied {
  readonly rule: Rule['id'];
  readonly covers?: readonly Rule['id'][];
  readonly page: number;
  readonly is: (one: Fitting) => boolean;
  readonly from: ReadonlySet<Kind>;
}

const FIGHTERS: readonly Kind[] = ['fighter', 'conventional-fighter'];

/** Whatever is no ship, no hull of a support vehicle and no moving building. */
const TOO_SMALL: readonly Kind[] = ['mech', 'protomech', 'vehicle', 'battle-armor', 'infantry', ...FIGHTERS];

const DENIED: readonly Denied[] = [
  {
    rule: 'TOE-c3bs-availability',
    covers: ['TOE-t405-c3-fighter'],
    page: 298,
    is: ({ item }) => item.traits.has('c3mbs') || item.traits.has('c3sbs'),
    from: new Set(FIGHTERS),
  },
  { rule: 'TOE-c3em-availability', page: 298, is: ({ item }) => item.traits.has('c3em'), from: new Set(FIGHTERS) },
  {
    rule: 'TOE-coolant-pod-available',
    page: 304,
    is: ({ item }) => item.kind === 'ammo' && item.type === 'COOLANT_POD',
    from: new Set<Kind>(['conventional-fighter']),
  },
  {
    rule: 'TOE-naval-commscanner-sv',
    page: 333,
    is: ({ item }) => item.traits.has('small-comm-scanner-suite') || item.traits.has('large-comm-scanner-suite'),
    from: new Set(TOO_SMALL),
  },
];

/** Cores of a jump drive by number, as files state them. */
const SUBCOMPACT = 2;

const COLLAR_TONS = 50_000;

const collars = ({ unit }: Subject): number => unit.bays?.filter(({ type }) => type === 'dockingcollar').length ?? 0;

export const AVAILABLE_DESIGN: readonly Rule[] = [
  ...DENIED.map(
    ({ rule, covers, page, is, from }): Rule => ({
      id: rule,
      cite: errata(page),
      ...(covers ? { covers } : {}),
      faults: subject =>
        from.has(subject.unit.kind)
          ? subject.fittings.filter(is).map(one => ({ problem: `carries ${called(one)}, which its kind cannot`, at: one.mount.at }))
          : [],
    }),
  ),
  {
    id: 'TOE-subcompact-available',
    cite: errata(344),
    covers: ['TOE-t411-subcompact-space'],
    faults: ({ unit }) =>
      unit.craft?.core === SUBCOMPACT && unit.kind !== 'warship'
        ? [{ problem: 'has a sub-compact drive, which is made for WarShips' }]
        : [],
  },
  {
    id: 'TOE-docking-collar-rule',
    cite: errata(304),
    faults: subject => {
      const { tons } = subject.unit;
      const most = tons < COLLAR_TONS ? 0 : Math.ceil(tons / COLLAR_TONS);
      return collars(subject) > most ? [{ problem: `has ${collars(subject)} docking collars; ${most} is the most at its weight` }] : [];
    },
  },
];
