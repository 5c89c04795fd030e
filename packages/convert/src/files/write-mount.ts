import { equipment, type Mount } from '@sortie/roster';

const TURRETS = { mech: ' (T)', sponson: '(ST)', pintle: '(PT)' } as const;

/** A mount as a line of a .blk file. */
export function writeMount(mount: Mount): string {
  const item = equipment(mount.item);
  const full = item?.kind === 'ammo' ? item.shots : undefined;
  const shots = mount.shots !== undefined && mount.shots !== full ? `:Shots${mount.shots}#` : '';
  return [
    mount.bay ? '(B) ' : '',
    mount.rear ? '(R) ' : '',
    mount.item,
    mount.turret ? TURRETS[mount.turret] : '',
    mount.facing ? ` (${mount.facing})` : '',
    mount.armored ? ' (armored)' : '',
    mount.size === undefined ? '' : `:SIZE:${mount.size}`,
    mount.held ? `:${mount.held}` : '',
    mount.on ? `:${mount.on}` : '',
    shots,
    mount.pod ? ':OMNI' : '',
  ].join('');
}
