import { equipment, type Mount } from '@sortie/roster';

function explodes(mount: Mount): boolean {
  const item = equipment(mount.item);
  if (item?.kind === 'ammo') return !item.traits.has('inert') && (mount.shots ?? 0) > 0;
  return item?.traits.has('explosive') ?? false;
}

/** The Clans build CASE into every location that holds something explosive. */
export function clanCase(mounts: readonly Mount[]): Mount[] {
  const places = new Set<string>();
  for (const mount of mounts) {
    if (!explodes(mount)) continue;
    places.add(mount.at);
    if (mount.alsoAt) places.add(mount.alsoAt);
  }
  for (const mount of mounts) {
    if (mount.item === 'CLCASE') places.delete(mount.at);
  }
  return [...places].map(at => ({ kind: 'equipment', item: 'CLCASE', at, builtIn: true }));
}
