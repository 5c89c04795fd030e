import type { Sheet } from '../sheet.ts';
import { called, type Subject } from '../subject.ts';

const keyOf = (type: string, rack: number): string => `${type}:${rack}`;

/** Ammunition for offensive weapons, each kind together. */
export function ammunitionOf(sheet: Sheet, subject: Subject): number {
  const weapons = new Map<string, number>();
  for (const { item } of subject.weapons) {
    if (item.ammo === '' || item.traits.has('oneshot') || item.traits.has('mga') || item.category === 'bay') continue;
    const key = keyOf(item.ammo, item.rack);
    weapons.set(key, (weapons.get(key) ?? 0) + item.bv);
  }
  const bins = new Map<string, { value: number; name: string }>();
  for (const bin of subject.bins) {
    const { type, rack, name } = bin.item;
    if (type === 'AMS' || type === 'APDS' || type === 'SCREEN_LAUNCHER' || bin.mount.shots === 0) continue;
    const key = keyOf(type, rack);
    const value = sheet.ask('binValue', { ...bin, subject }, called(bin));
    bins.set(key, { value: (bins.get(key)?.value ?? 0) + value, name });
  }
  let total = 0;
  for (const [key, { value, name }] of bins) {
    const guns = weapons.get(key);
    if (guns !== undefined) total += sheet.ask('ammunition', { subject, bins: value, weapons: guns }, name);
    else if (key.startsWith('COOLANT_POD')) total += value;
  }
  return total;
}
