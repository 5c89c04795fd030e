import { AMMUNITION, bulkOf, type Gear, halfTons, type Unit, type Weapon } from '@sortie/roster';
import { errata, MANUAL, type Rule, type Said } from '../rule.ts';
import { called, type Fitting, isPlatoon, isSuits, type Subject } from '../subject.ts';

type Cost = (unit: Unit, tons: number) => number;

/** Things whose price depends on what carries them: by the machine, and by their own weight. */
const COSTS: readonly (readonly [pattern: RegExp, cost: Cost])[] = [
  [/Targeting Computer$/, (_, tons) => 10_000 * tons],
  [/^(IS|CL)MASC$/, ({ engine }, tons) => (engine?.rating ?? 0) * 1000 * tons],
  [/^(Supercharger|ISVTOLJetBooster)$/, ({ engine }) => (engine?.rating ?? 0) * 10_000],
  [/^Hatchet$/, (_, tons) => 5000 * tons],
  [/^Sword$/, (_, tons) => 10_000 * tons],
  [/^Retractable Blade$/, (_, tons) => 10_000 * (1 + (tons - 0.5))],
  [/^ISClaw$/, ({ tons }) => 200 * tons],
  [/^Talons$/, ({ tons }) => 300 * tons],
  [/^IS Lance$/, ({ tons }) => 150 * tons],
  [/^Spikes$/, ({ tons }) => 50 * tons],
  [/^ISAES$/, ({ tons }) => 500 * tons],
  [/^Environmental Sealing/, ({ tons }) => 225 * tons],
  [/^Tracks$/, ({ engine, tons }) => (500 * (engine?.rating ?? 0) * tons) / 75],
  [/^(IS|CL)ArmoredMotiveSystem$/, (_, tons) => 100_000 * tons],
  [/^ISFlotationHull$/, ({ tons }) => 8000 * tons],
  [/^IS(Fully|Limited)AmphibiousChassis$/, (_, tons) => 10_000 * tons],
  [/^ISDroneOperatingSystem$/, (_, tons) => 5000 * tons + 10_000],
  [/^ISDroneCarrierControlSystem$/, (_, tons) => 10_000 * tons],
  [/^Communications Equipment$/, (_, tons) => 10_000 * tons],
  [/^MASH Equipment$/, (_, tons) => 35_000 + Math.max(0, tons - 3.5) * 10_000],
  [/^Ladder$/, (_, tons) => 100 * Math.max(1, tons * 10)],
];

const isWing = (item: Gear): boolean => item.traits.has('partial-wing') && !item.traits.has('ba');

/** Mounts that stand for structure, armor, sinks or jets, which are paid for elsewhere. */
const isPaidApart = ({ mount, item }: Fitting): boolean =>
  (mount.builtIn === true && !item.traits.has('case')) ||
  item.kind === 'armor' ||
  item.kind === 'sidearm' ||
  item.traits.has('jump-jet') ||
  /Heat ?Sink|Endo Steel|Endo-Composite|^(IS )?Composite$|^Reinforced$|^Industrial$|Ferro-/.test(item.id);

/** The one load of a launcher that fires once is bought with it. */
const loadOf = ({ ammo, rack, traits }: Weapon): number =>
  traits.has('oneshot')
    ? (AMMUNITION.find(({ item }) => item.type === ammo && item.rack === rack && item.munition === 'STANDARD')?.item.cost ?? 0)
    : 0;

/** What one thing costs on this machine. */
export const itemPrice = ({ unit }: Subject, one: Fitting): number => {
  const { item } = one;
  if (item.kind === 'weapon') return item.cost + loadOf(item);
  if (item.kind !== 'equipment') return item.cost;
  const row = COSTS.find(([pattern]) => pattern.test(item.id));
  return row ? row[1](unit, bulkOf(unit, one, halfTons)?.tons ?? 0) : item.cost;
};

const said = (one: Fitting, value: number): Said[] => (value === 0 ? [] : [{ value, note: called(one) }]);

export const ITEM_PRICES: readonly Rule[] = [
  {
    id: 'HOUSE-price-items',
    cite: MANUAL,
    covers: ['TOE-t409-enhanced-lrm15-cost', 'TOE-t409-mech-mortar-ammo-cost', 'TOE-t411-supercharger-cost'],
    adds: {
      price: subject => {
        if (isSuits(subject) || isPlatoon(subject)) return undefined;
        return subject.fittings
          .filter(one => !isPaidApart(one) && !(one.item.kind === 'equipment' && isWing(one.item)))
          .flatMap(one => said(one, itemPrice(subject, one)));
      },
    },
  },
  {
    id: 'TOE-t405-partial-wing',
    cite: errata(405),
    adds: {
      price: subject =>
        isSuits(subject)
          ? undefined
          : subject.gear
              .filter(({ item }) => isWing(item))
              .flatMap(one => said(one, 50_000 * (bulkOf(subject.unit, one, halfTons)?.tons ?? 0))),
    },
  },
];
