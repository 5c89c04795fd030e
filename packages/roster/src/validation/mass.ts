import { engineTons, halfTons } from '../construction/engine.ts';
import type { ArmorType, Equipment, Gear } from '../equipment/equipment.ts';
import { equipment } from '../equipment/names.ts';
import { ARMOR_TYPES } from '../equipment/tables.ts';
import type { Mount, Unit } from '../unit.ts';

export interface Bulk {
  readonly tons: number;
  readonly slots: number;
}

const isSink = ({ id }: Equipment): boolean => /Heat ?Sink/.test(id) && !id.startsWith('Radical');

/** Sinks, structure and armor in the list of things are counted by their own rules. */
export const countsApart = (item: Equipment): boolean =>
  item.kind === 'armor' || isSink(item) || /Endo Steel|Endo-Composite|Ferro-|^(IS )?Composite$|^Reinforced$|^Industrial$/.test(item.id);

export interface Fitted {
  readonly mount: Mount;
  readonly item: Equipment;
}

export function fittedOn(unit: Unit): Fitted[] {
  const fitted: Fitted[] = [];
  for (const mount of unit.mounts) {
    const item = equipment(mount.item);
    if (item && !mount.builtIn) fitted.push({ mount, item });
  }
  return fitted;
}

/** Jets by the mass that they have to lift. */
const jetTons = (tons: number): number => (tons <= 55 ? 0.5 : tons <= 85 ? 1 : tons <= 100 ? 2 : 4);

function targetingComputer(unit: Unit, item: Gear): Bulk {
  let tons = 0;
  for (const { item: weapon } of fittedOn(unit)) {
    if (weapon.kind === 'weapon' && weapon.traits.has('direct-fire') && !weapon.traits.has('missile')) tons += weapon.tons;
    else if (weapon.kind === 'equipment' && weapon.traits.has('ppc-capacitor')) tons += weapon.tons ?? 0;
  }
  const whole = Math.ceil(tons / (item.tech === 'clan' ? 5 : 4));
  return { tons: whole, slots: whole };
}

const whole = (tons: number, slots = tons): Bulk => ({ tons, slots });

type Formula = (unit: Unit, item: Gear, mount: Mount) => Bulk | undefined;

/** Things whose mass and slots depend on what carries them. */
const FORMULAS: readonly (readonly [pattern: RegExp, formula: Formula])[] = [
  [
    /^(ISPrototype)?Improved ?Jump ?Jet$|^ISPrototypeImprovedJumpJet$/i,
    ({ tons }, { slots }) => ({ tons: jetTons(tons) * 2, slots: slots ?? 2 }),
  ],
  [/^(Jump Jet|ISPrototypeJumpJet|UMU|VehicleJumpJet)$/, ({ tons }) => ({ tons: jetTons(tons), slots: 1 })],
  [/^ISMASC$/, ({ tons }) => whole(Math.max(1, Math.round(tons / 20)))],
  [/^CLMASC$/, ({ tons }) => whole(Math.max(1, Math.round(tons / 25)))],
  [/^Supercharger$/, ({ engine }) => (engine ? { tons: halfTons((engineTons(engine) ?? 0) / 10), slots: 1 } : undefined)],
  [/Targeting Computer$/, targetingComputer],
  [/^(Hatchet|ISClaw)$/, ({ tons }) => whole(Math.ceil(tons / 15))],
  [/^Sword$/, ({ tons }) => ({ tons: halfTons(tons / 20), slots: Math.ceil(tons / 15) })],
  [/^Mace$/, ({ tons }) => whole(Math.ceil(tons / 10))],
  [/^IS Lance$/, ({ tons }) => whole(Math.ceil(tons / 20))],
  [/^Retractable Blade$/, ({ tons }) => ({ tons: halfTons(tons / 20) + 0.5, slots: 1 + Math.ceil(tons / 20) })],
  [/^Talons$/, ({ tons }) => ({ tons: Math.ceil(tons / 15), slots: 4 })],
  [/^ISPartialWing$/, ({ tons }) => ({ tons: halfTons(tons * 0.07), slots: 8 })],
  [/^CLPartialWing$/, ({ tons }) => ({ tons: halfTons(tons * 0.05), slots: 6 })],
  [/^Environmental Sealing/, ({ tons }) => ({ tons: halfTons(tons / 10), slots: 8 })],
  [/^Tracks$/, ({ tons }) => ({ tons: halfTons(tons / 10), slots: 4 })],
  [/^Ram Plate$/, ({ tons }) => ({ tons: Math.ceil(tons / 10), slots: 3 })],
  [
    /^(Cargo|Communications Equipment|Liquid Storage)$/,
    (_, __, { size }) => (size === undefined ? undefined : whole(size, Math.ceil(size))),
  ],
  [/^MASH Equipment$/, (_, __, { size }) => ({ tons: 2.5 + (size ?? 1), slots: 1 })],
];

/** Mass and slots of one thing, undefined when no rule here knows them. */
export function bulkOf(unit: Unit, { mount, item }: Fitted): Bulk | undefined {
  if (mount.armored) return undefined;
  if (item.kind === 'sidearm') return undefined;
  if (item.kind === 'armor') return { tons: 0, slots: 0 };
  if (item.kind === 'ammo')
    return { tons: item.tons * Math.max(1, Math.ceil((mount.shots ?? item.shots) / Math.max(1, item.shots))), slots: 1 };
  if (item.kind === 'weapon') return { tons: item.tons, slots: item.slots };
  const formula = FORMULAS.find(([pattern]) => pattern.test(item.id))?.[1];
  if (formula) return formula(unit, item, mount);
  return item.tons === undefined || item.slots === undefined ? undefined : { tons: item.tons, slots: item.slots };
}

/** Slots and points for each ton of the armor that a unit wears everywhere. */
export function armorKind({ armor }: Unit): ArmorType | undefined {
  if (armor.patches) return undefined;
  const named = ARMOR_TYPES.map(({ item }) => item).filter(({ name }) => name.trim() === armor.type);
  return named.find(({ tech }) => tech === armor.tech) ?? named.find(({ tech }) => tech === 'all') ?? named[0];
}

/** Critical slots that a thing fills on its unit; those of superheavy 'Mechs hold twice as much. */
export function slotsOf(unit: Unit, mount: Mount): number {
  const item = equipment(mount.item);
  if (!item) return 0;
  if (mount.slots !== undefined) return mount.slots;
  const { armored: _, ...plain } = mount;
  const slots = bulkOf(unit, { mount: plain, item })?.slots ?? 1;
  return unit.tons > 100 && slots > 1 ? (slots + 1) >> 1 : slots;
}
