import { bulkOf, countsApart, type Kind } from '@sortie/roster';
import { named, trait } from '../items.ts';
import { errata, MANUAL, type Rule } from '../rule.ts';
import { isSupport, type Part, type Subject } from '../subject.ts';

const SHIPS: readonly Kind[] = ['jumpship', 'warship', 'space-station'];
const FIGHTERS: readonly Kind[] = ['fighter', 'conventional-fighter'];

/** Kinds that count slots for each thing on board; 'Mechs, vehicles and suits have rules of their own. */
const COUNTED: ReadonlySet<Kind> = new Set(['support-vehicle', 'small-craft', 'dropship', ...SHIPS, ...FIGHTERS]);

/** A row of the tables of slots that the errata correct. */
interface Row {
  readonly rule: Rule['id'];
  readonly page: number;
  readonly kinds: readonly Kind[];
  readonly is: (part: Part) => boolean;
  readonly slots: number | ((part: Part) => number);
}

/** Nine rows whose former numbers were those of 'Mechs, by which they can be told. */
const ARTILLERY: readonly (readonly [item: RegExp, slots: number])[] = [
  [/^ISArrowIV$/, 7],
  [/^CLArrowIV$/, 6],
  [/^ISThumper$/, 7],
  [/^ISSniper$/, 10],
  [/^ISLongTom$/, 15],
  [/^ISCruiseMissile50$/, 25],
  [/^ISCruiseMissile70$/, 35],
  [/^ISCruiseMissile90$/, 45],
  [/^ISCruiseMissile120$/, 60],
];

const ROWS: readonly Row[] = [
  { rule: 'TOE-t405-ds-probe-space', page: 405, kinds: ['dropship'], is: trait('bloodhound', 'watchdog'), slots: 0 },
  { rule: 'TOE-t405-angel-space', page: 405, kinds: ['dropship'], is: trait('angel-ecm'), slots: 0 },
  ...ARTILLERY.map(
    ([item, slots]): Row => ({ rule: 'TOE-t405-artillery-sv-space', page: 405, kinds: ['support-vehicle'], is: named(item), slots }),
  ),
  { rule: 'TOE-t405-cannon-js-space', page: 405, kinds: SHIPS, is: named(/^IS(LongTom|Sniper|Thumper)Cannon$/), slots: 1 },
  { rule: 'TOE-t405-caseii-fighter', page: 405, kinds: FIGHTERS, is: named(/^ISCASEII$/), slots: 0 },
  { rule: 'TOE-t407-caseii-clan-fighter', page: 407, kinds: FIGHTERS, is: named(/^CLCASEII$/), slots: 0 },
  {
    rule: 'TOE-t407-ew-space',
    page: 407,
    kinds: ['support-vehicle', 'dropship'],
    is: named(/^ISElectronicWarfareEquipment$/),
    slots: ({ subject }) => (isSupport(subject) ? 4 : 0),
  },
  { rule: 'TOE-t409-lf-battery-space', page: 409, kinds: ['jumpship', 'warship'], is: trait('lf-storage-battery'), slots: 0 },
  { rule: 'TOE-t409-extended-lrm15-space', page: 409, kinds: ['support-vehicle'], is: named(/^Extended LRM 15$/), slots: 6 },
  { rule: 'TOE-t409-extended-lrm20-space', page: 409, kinds: ['support-vehicle'], is: named(/^Extended LRM 20$/), slots: 8 },
  {
    rule: 'TOE-t409-commscanner-sv',
    page: 409,
    kinds: ['support-vehicle'],
    is: trait('small-comm-scanner-suite', 'large-comm-scanner-suite'),
    slots: 1,
  },
];

const rowOf = (part: Part): Row | undefined => ROWS.find(({ kinds, is }) => kinds.includes(part.subject.unit.kind) && is(part));

const GENERAL: Rule['id'] = 'HOUSE-space-items';

/** Jets of a vehicle share one slot, however many there are. */
const isLaterJet = ({ subject, mount, item }: Part): boolean =>
  item.id === 'VehicleJumpJet' && subject.gear.find(one => one.item.id === 'VehicleJumpJet')?.mount !== mount;

function generalSpace(part: Part): number | undefined {
  const { subject, item, mount } = part;
  if (!COUNTED.has(subject.unit.kind) || mount.builtIn || item.kind === 'ammo' || item.kind === 'armor' || countsApart(item))
    return undefined;
  if (isSupport(subject)) {
    if (item.traits.has('chassis-modification')) return 0;
    if (item.id === 'VehicleJumpJet') return isLaterJet(part) ? 0 : undefined;
    const slots = bulkOf(subject.unit, { mount, item })?.slots;
    // Gear is as little trouble as on other vehicles; weapons take the room that they take on a 'Mech.
    return slots === undefined || item.kind === 'weapon' ? slots : Math.min(1, slots);
  }
  return item.kind === 'weapon' || ('slots' in item && (item.slots ?? 0) > 0) ? 1 : 0;
}

const VESSEL_TONS = 300;

/** Slots of a support vehicle: the errata count 635 on a vessel of 60,000 tons, and five and a tenth of its tons are known of smaller ones. */
const roomOf = ({ unit }: Subject): number => (unit.tons > VESSEL_TONS ? 35 + Math.floor(unit.tons / 100) : 5 + Math.floor(unit.tons / 10));

/** Slots on board, all of them and thing by thing. */
export const SPACE_RULES: readonly Rule[] = [
  {
    id: 'TOE-jormungand-tonnage-example',
    cite: errata(258),
    base: { room: subject => (isSupport(subject) ? roomOf(subject) : undefined) },
  },
  { id: GENERAL, cite: MANUAL, base: { space: generalSpace } },
  {
    id: 'TOE-t411-vehicle-jets-space',
    cite: errata(411),
    base: { space: part => (isSupport(part.subject) && part.item.id === 'VehicleJumpJet' && !isLaterJet(part) ? 1 : undefined) },
    faults: subject =>
      FIGHTERS.includes(subject.unit.kind) && subject.gear.some(({ item }) => item.id === 'VehicleJumpJet')
        ? [{ problem: 'has jets to jump with, which only vehicles carry' }]
        : [],
  },
  ...ROWS.filter(({ rule }, index) => ROWS.findIndex(other => other.rule === rule) === index).map(
    ({ rule, page }): Rule => ({
      id: rule,
      cite: errata(page),
      base: {
        space: part => {
          const row = rowOf(part);
          return row?.rule !== rule ? undefined : typeof row.slots === 'number' ? row.slots : row.slots(part);
        },
      },
      waives: { space: part => (rowOf(part)?.rule === rule ? [GENERAL] : undefined) },
    }),
  ),
];
