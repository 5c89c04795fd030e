import type { Ammunition, ArmorType, Equipment, Gear } from '../equipment/equipment.ts';
import { equipment } from '../equipment/names.ts';
import { ARMOR_TYPES } from '../equipment/tables.ts';
import type { Mount, Unit } from '../unit.ts';
import { engineTons, halfTons } from './engine.ts';

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

/** How a weight is rounded: to half tons, or not at all where fractions are accounted for. */
export type Rounding = (tons: number) => number;

/** Jets by the mass that they have to lift. */
const jetTons = (tons: number): number => (tons <= 55 ? 0.5 : tons <= 85 ? 1 : tons <= 100 ? 2 : 4);

/** A ton for so many tons of aimed weapons or a fraction of them, which no way of accounting saves. */
function targetingComputer(unit: Unit, item: Gear): Bulk {
  let tons = 0;
  for (const { item: weapon } of fittedOn(unit)) {
    if (weapon.kind === 'weapon' && weapon.traits.has('direct-fire') && !weapon.traits.has('missile')) tons += weapon.tons;
    else if (weapon.kind === 'equipment' && weapon.traits.has('ppc-capacitor')) tons += weapon.tons ?? 0;
  }
  const needed = Math.ceil(tons / (item.tech === 'clan' ? 5 : 4));
  return { tons: needed, slots: needed };
}

const whole = (tons: number, slots = tons): Bulk => ({ tons, slots });

/** A machine of light, medium, heavy or assault class: 1 to 4. */
const classOf = (tons: number): number => (tons <= 35 ? 1 : tons <= 55 ? 2 : tons <= 75 ? 3 : 4);

/** Mass of weapons in a turret of a 'Mech, which the turret itself weighs a tenth of. */
function turretLoad(unit: Unit, at: string): number {
  return fittedOn(unit).reduce(
    (tons, { mount, item }) => (mount.turret && mount.at === at && 'tons' in item ? tons + (item.tons ?? 0) : tons),
    0,
  );
}

type Formula = (unit: Unit, item: Gear, mount: Mount, round: Rounding) => Bulk | undefined;

const turret: Formula = (unit, _, { at }, round) => ({ tons: round(turretLoad(unit, at) / 10), slots: 1 });

const sized: Formula = (_, __, { size }) => (size === undefined ? undefined : whole(size, Math.ceil(size)));

const onEngine: Formula = ({ engine }, _, __, round) => (engine ? { tons: round((engineTons(engine) ?? 0) / 10), slots: 1 } : undefined);

const share =
  (part: number, slots: number): Formula =>
  ({ tons }, _, __, round) => ({ tons: round(tons * part), slots });

/** Fire control weighs a share of the weapons that it aims. */
const aiming =
  (share: number): Formula =>
  (unit, _, __, round) => ({
    tons: round(share * fittedOn(unit).reduce((tons, { item }) => (item.kind === 'weapon' ? tons + item.tons : tons), 0)),
    slots: 0,
  });

/** A robot instead of a crew: five percent of a machine, seven of what flies between planets; better ones take more. */
const robot: Formula = ({ kind, tons }, { id }, _, round) => {
  const base = kind === 'dropship' || kind === 'space-station' ? 0.07 : kind === 'jumpship' || kind === 'warship' ? 0.1 : 0.05;
  const better = id.startsWith('Elite') ? 0.03 : id.startsWith('Improved') ? (id.includes('Shielded') ? 0.01 : 0.02) : 0;
  return { tons: round(tons * (base + better)), slots: 0 };
};

/** Things whose mass and slots depend on what carries them. */
const FORMULAS: readonly (readonly [pattern: RegExp, formula: Formula])[] = [
  [
    /^(ISPrototype)?Improved ?Jump ?Jet$|^ISPrototypeImprovedJumpJet$/i,
    ({ tons }, { slots }) => ({ tons: jetTons(tons) * 2, slots: slots ?? 2 }),
  ],
  [/^(Jump Jet|ISPrototypeJumpJet|UMU|VehicleJumpJet)$/, ({ tons }) => ({ tons: jetTons(tons), slots: 1 })],
  [/^ISMASC$/, ({ tons }) => whole(Math.max(1, Math.round(tons / 20)))],
  [/^CLMASC$/, ({ tons }) => whole(Math.max(1, Math.round(tons / 25)))],
  [/^(Supercharger|ISVTOLJetBooster)$/, onEngine],
  [/Targeting Computer$/, targetingComputer],
  [/^(Hatchet|ISClaw)$/, ({ tons }) => whole(Math.ceil(tons / 15))],
  [/^Sword$/, ({ tons }, _, __, round) => ({ tons: round(tons / 20), slots: Math.ceil(tons / 15) })],
  [/^Mace$/, ({ tons }) => whole(Math.ceil(tons / 10))],
  [/^IS Lance$/, ({ tons }) => whole(Math.ceil(tons / 20))],
  [/^Retractable Blade$/, ({ tons }, _, __, round) => ({ tons: round(tons / 20) + 0.5, slots: 1 + Math.ceil(tons / 20) })],
  [/^Talons$/, ({ tons }) => ({ tons: Math.ceil(tons / 15), slots: 4 })],
  [/^ISPartialWing$/, share(0.07, 8)],
  [/^CLPartialWing$/, share(0.05, 6)],
  [/^Environmental Sealing/, share(0.1, 8)],
  [/^(Tracks|QuadVee Wheels)$/, share(0.1, 4)],
  [/^(ISBoobyTrap|ISDroneOperatingSystem)$/, share(0.1, 1)],
  [/^ISFullyAmphibiousChassis$/, share(1 / 10, 0)],
  [/^ISLimitedAmphibiousChassis$/, share(1 / 25, 0)],
  [/^ISArmoredMotiveSystem$/, share(0.15, 0)],
  [/^CLArmoredMotiveSystem$/, share(0.1, 0)],
  [/^IS(Head|Shoulder|Quad)Turret$/, turret],
  // The turrets weigh a tenth of all the weapons in them, which no single one can tell.
  [/^SponsonTurret$/, () => whole(0)],
  [/^Ram Plate$/, ({ tons }) => ({ tons: Math.ceil(tons / 10), slots: 3 })],
  [/^ISAES$/, ({ tons, frame }, _, __, round) => ({ tons: round(tons / (frame === 'quad' ? 50 : 35)), slots: classOf(tons) })],
  [/^Blue Shield/, () => whole(3, 7)],
  [/^(Cargo|Communications Equipment|Liquid Storage|Extended Fuel Tank)$/, sized],
  [/^Cargo Container/, () => whole(10, 1)],
  [/^MASH Equipment$/, (_, __, { size }) => ({ tons: 2.5 + (size ?? 1), slots: 1 })],
  [/^ISNavalTugAdaptor$/, ({ tons }) => ({ tons: 100 + tons / 10, slots: 0 })],
  [/^ISNC3$/, share(0.01, 0)],
  [/Caspar(II)?DroneControlSystem$/, ({ kind, tons }) => ({ tons: kind === 'space-station' ? 0 : tons / 10, slots: 0 })],
  [/(SmartRoboticControlSystem|AeroSRCS)$/, robot],
  [/^AutoTacticalAnalysisComputer$/, ({ tons }, _, { size }) => whole(Math.min(50_000, tons * 0.02) + 150 * (size ?? 0), 0)],
  [/^DirectTacticalAnalysisSystem$/, ({ tons }, _, { size }) => whole(tons * 0.03 + 150 * (size ?? 0), 0)],
  [/^LightSail$/, share(0.1, 1)],
  [/^ISDroneCarrierControlSystem$/, (_, __, { size }) => ({ tons: 2 + 0.5 * (size ?? 0), slots: 1 })],
  [/^Basic Fire Control$/, aiming(0.05)],
  [/^Advanced Fire Control$/, aiming(0.1)],
  [/^Ladder$/, (_, __, { size }) => ({ tons: (size ?? 20) / 200, slots: 1 })],
];

/** What armor around it adds: half a ton for each slot. */
const SHELL = 0.5;

/** Mass and slots of one thing, undefined when no rule here knows them. */
export function bulkOf(unit: Unit, fitted: Fitted, round: Rounding = halfTons): Bulk | undefined {
  const plain = plainBulk(unit, fitted, round);
  return plain && fitted.mount.armored ? { ...plain, tons: plain.tons + SHELL * plain.slots } : plain;
}

function plainBulk(unit: Unit, { mount, item }: Fitted, round: Rounding): Bulk | undefined {
  if (item.kind === 'sidearm') return undefined;
  if (item.kind === 'armor') return { tons: 0, slots: 0 };
  if (item.kind === 'ammo') return { tons: binTons(item, mount.shots), slots: 1 };
  if (item.kind === 'weapon') return { tons: item.tons, slots: item.slots };
  const formula = FORMULAS.find(([pattern]) => pattern.test(item.id))?.[1];
  if (formula) return formula(unit, item, mount, round);
  return item.tons === undefined || item.slots === undefined ? undefined : { tons: item.tons, slots: item.slots };
}

const binTons = ({ tons, shots }: Ammunition, loaded = shots): number => tons * Math.max(1, Math.ceil(loaded / Math.max(1, shots)));

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
