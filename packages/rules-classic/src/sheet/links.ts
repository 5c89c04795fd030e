import type { Gear, Link, Weapon } from './sheet.ts';

const isMaster = ({ item }: Weapon): boolean => /C3Master/.test(item);

/** The place of a machine in a network: masters, slaves of a master, or computers that need none. */
export function linkOf(weapons: readonly Weapon[], gear: readonly Gear[]): Link | null {
  const masters = weapons.filter(isMaster).length;
  if (masters > 0) return { role: 'master', masters };
  if (gear.some(({ kind }) => kind === 'c3i')) return { role: 'peer', masters: 0 };
  return gear.some(({ kind }) => kind === 'c3Slave') ? { role: 'slave', masters: 0 } : null;
}
