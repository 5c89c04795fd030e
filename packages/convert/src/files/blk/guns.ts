import type { Unit } from '@sortie/roster';
import type { UnitType } from './codes.ts';
import { armorOf, type Desk, readIdentity, readLore, readMounts } from './common.ts';

/** Gun emplacements and handheld weapons: guns, and nothing that moves. */
export function readGuns(desk: Desk, type: UnitType): Unit {
  const { blocks } = desk;
  const emplacement = type.kind === 'emplacement';
  const armor = armorOf(desk, ['GUN'], 'Standard', {});
  return {
    kind: type.kind,
    ...readIdentity(desk),
    motive: 'none',
    movement: { walk: 0, run: 0, jump: 0 },
    ...(emplacement ? { engine: { type: 'Fusion', rating: 0 } } : {}),
    armor,
    structure: { type: 'Standard', points: {} },
    mounts: readMounts(desk, { guns: 'GUN', gun: 'GUN' }),
    ...(blocks.text('turret') === '' ? {} : { build: { turrets: Number.parseInt(blocks.text('turret').replace(/^\D+/, ''), 10) || 0 } }),
    ...readLore(desk),
  };
}
