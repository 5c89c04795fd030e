import { type Equipment, equipment, equipmentNamed, type Motive, type Mount, type Platoon, platoonTons, type Unit } from '@sortie/roster';
import { MOTIVES } from './codes.ts';
import { type Desk, readIdentity, readLore, readMounts } from './common.ts';
import { platoonSpeed } from './platoon-speed.ts';

export function readInfantry(desk: Desk): Unit | string {
  const { blocks, remarks } = desk;
  const identity = readIdentity(desk);
  const [word = '', beast = ''] = blocks.text('motion_type').split(':');
  const motive: Motive | undefined = word.toLowerCase() === 'beast' ? 'beast' : MOTIVES[word.toLowerCase()];
  if (!motive) return `unknown motive system "${word}"`;
  const primary = sidearm(desk, 'primary');
  const secondary = sidearm(desk, 'secondary');
  if (primary === undefined) return `unknown weapon "${blocks.text('primary')}"`;
  const platoon = readPlatoon(desk, primary, secondary, beast);
  const troopers = platoon.squads * platoon.squadSize;
  const troops: Mount[] = [{ kind: 'sidearm', item: primary, at: 'TPRS' }];
  if (secondary !== undefined && platoon.secondaries > 0) troops.push({ kind: 'sidearm', item: secondary, at: 'TPRS' });
  const mounts = [...troops, ...readMounts(desk, { 'field guns': 'FGUN', troopers: 'TPRS' })];
  const kit = platoon.armorKit === undefined ? kitAmong(mounts) : equipmentNamed(platoon.armorKit);
  if (platoon.armorKit !== undefined && !kit) remarks.add(blocks.lineOf('armorkit'), 'armorKit', `unknown armor "${platoon.armorKit}"`);
  if (kit && platoon.armorKit !== undefined) mounts.push({ kind: 'equipment', item: kit.id, at: 'TPRS' });
  if (platoon.antiMech && !mounts.some(mount => mount.item === 'AntiMekGear')) {
    mounts.push({ kind: 'equipment', item: 'AntiMekGear', at: 'TPRS', builtIn: true });
  }
  const encumbered = platoon.encumbering === true || ((kit?.kind === 'equipment' ? kit.subtype : 0) & ENCUMBERS) !== 0;
  return {
    kind: 'infantry',
    ...identity,
    tons: platoonTons(
      platoon,
      motive,
      mounts.some(mount => mount.item === 'AntiMekGear'),
      gunTons(mounts),
    ),
    motive,
    movement: platoonSpeed(motive, beast, {
      encumbered,
      heavySupport: platoon.secondaries > 1 && isSupport(platoon.secondary) && !isStrong(platoon),
      artillery: mounts.some(mount => mount.at === 'FGUN' && isArtillery(mount)),
    }),
    armor: { type: 'None', tech: desk.tech.base, front: {}, rear: {} },
    structure: { type: 'None', points: { TPRS: troopers } },
    mounts,
    platoon,
    ...readLore(desk),
  };
}

/** Field guns and their ammunition by the bin. */
function gunTons(mounts: readonly Mount[]): number {
  let tons = 0;
  for (const mount of mounts) {
    const item = mount.at === 'FGUN' ? equipment(mount.item) : undefined;
    if (item?.kind === 'weapon' || item?.kind === 'ammo') tons += item.tons;
  }
  return tons;
}

/** Bit of an armor kit that slows its wearers. */
const ENCUMBERS = 16;

function isSupport(id: string | undefined): boolean {
  const item = id === undefined ? undefined : equipment(id);
  return item?.kind === 'sidearm' && item.traits.has('inf-support');
}

function isArtillery(mount: Mount): boolean {
  const item = equipment(mount.item);
  return item?.kind === 'weapon' && (item.traits.has('artillery') || item.ammo.endsWith('_CANNON'));
}

/** Implants let a trooper carry a support weapon as others carry a rifle. */
const isStrong = ({ augmentations }: Platoon): boolean =>
  augmentations?.some(implant => implant === 'tsm_implant' || implant === 'dermal_armor') ?? false;

function kitAmong(mounts: readonly Mount[]): Equipment | undefined {
  const kit = mounts.find(mount => mount.at === 'TPRS' && equipment(mount.item)?.traits.has('armor-kit'));
  return kit && equipment(kit.item);
}

function sidearm({ blocks, remarks }: Desk, name: string): string | undefined {
  const text = blocks.text(name);
  if (text === '') return undefined;
  const item = equipmentNamed(text);
  if (item?.kind === 'sidearm') return item.id;
  remarks.add(blocks.lineOf(name), name, `unknown weapon "${text}"`);
  return undefined;
}

/** Anti-'Mech skill of troops who never learnt it. */
const UNTRAINED = 8;

function readPlatoon({ blocks }: Desk, primary: string, secondary: string | undefined, beast: string): Platoon {
  // Old files mark a thing by a block with nothing in it.
  const flag = (name: string) => blocks.block(name) !== undefined && !/^(false|0)$/i.test(blocks.text(name));
  const sneak = (['camo', 'ir', 'ecm'] as const).filter(kind => flag(`sneak${kind}`));
  const augmentations = blocks.lines('augmentation');
  const divisor = blocks.number('armordivisor');
  const kit = blocks.text('armorkit');
  blocks.text('infantryarmor');
  return {
    squads: blocks.number('squadn'),
    squadSize: blocks.number('squad_size'),
    primary,
    ...(secondary === undefined ? {} : { secondary }),
    secondaries: blocks.number('secondn') * (secondary === undefined ? 0 : 1),
    ...(blocks.number('antimek', UNTRAINED) < UNTRAINED ? { antiMech: true } : {}),
    ...(kit === '' ? {} : { armorKit: kit }),
    ...(divisor > 0 ? { armorDivisor: divisor } : {}),
    ...(flag('encumberingarmor') ? { encumbering: true } : {}),
    ...(flag('spacesuit') ? { spacesuit: true } : {}),
    ...(flag('dest') ? { dest: true } : {}),
    ...(sneak.length > 0 ? { sneak } : {}),
    ...(augmentations.length > 0 ? { augmentations } : {}),
    ...(blocks.number('specialization') > 0 ? { specialization: blocks.number('specialization') } : {}),
    ...(beast === '' ? {} : { beast }),
  };
}
