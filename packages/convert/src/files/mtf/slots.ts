import { nth } from '@sortie/kernel';
import type { Gear, Mount } from '@sortie/roster';
import type { Remarks } from '../draft.ts';
import { type MountLine, readMountLine } from '../mount-line.ts';
import { SYSTEM_SLOTS } from './locations.ts';
import type { Entry } from './pages.ts';

/** Limbs before torsos: gear spread over the 'Mech is said to be in the first of these, a weapon split in two in the second of its places. */
const ORDER = ['CL', 'LL', 'RL', 'RLL', 'RRL', 'LA', 'RA', 'FLL', 'FRL', 'LT', 'RT', 'CT', 'HD'] as const;

interface Chassis {
  readonly clan: boolean;
  readonly tons: number;
}

/** Weapon or gear that continues in a neighbouring location. */
interface Open {
  readonly id: string;
  readonly index: number;
  missing: number;
}

interface State {
  readonly mounts: Mount[];
  readonly open: Open[];
  /** Gear that is spread over the 'Mech and counted once. */
  readonly spread: Set<string>;
  readonly remarks: Remarks;
  readonly chassis: Chassis;
}

/** Finds the mounted things in slot lists: neighbouring slots of one name are one thing, as far as it is that large. */
export function readSlots(slots: ReadonlyMap<string, readonly Entry[]>, chassis: Chassis, remarks: Remarks): Mount[] {
  const state: State = { mounts: [], open: [], spread: new Set(), remarks, chassis };
  for (const at of ORDER) {
    const entries = slots.get(at);
    if (entries) readLocation(at, entries, state);
  }
  return state.mounts;
}

const isEmpty = (text: string): boolean => text === '-Empty-' || text === '-' || text.toLowerCase() === '-empty-';

function isSystem(text: string): boolean {
  const words = text.toLowerCase();
  if (SYSTEM_SLOTS.has(words)) return true;
  return words.endsWith('(armored)') && SYSTEM_SLOTS.has(words.slice(0, -9).trimEnd());
}

function readLocation(at: string, entries: readonly Entry[], state: State): void {
  for (let i = 0; i < entries.length; ) {
    const entry = nth(entries, i);
    if (isEmpty(entry.text) || isSystem(entry.text)) {
      i++;
      continue;
    }
    i += readSlot(at, entries, i, state);
  }
}

/** Reads what starts in a slot and returns how many slots it fills. */
function readSlot(at: string, entries: readonly Entry[], i: number, state: State): number {
  const { text, line } = nth(entries, i);
  const bar = text.indexOf('|');
  if (bar > 0) return readPair(at, text, bar, line, state);
  const found = readMountLine(text, state.chassis.clan);
  if (!found) {
    state.remarks.add(line, at, `unknown equipment "${text}"`);
    return 1;
  }
  const { item } = found;
  if (item.kind === 'armor' || isFrame(item)) return 1;
  if (item.kind === 'ammo') {
    state.mounts.push(ammoMount(found, at));
    return 1;
  }
  const run = sameFrom(entries, i);
  const wanted = slotsOf(found, state.chassis, run);
  if (item.kind === 'equipment' && item.spreadable) {
    if (state.spread.has(item.id)) return run;
    state.spread.add(item.id);
    state.mounts.push(toMount(found, at, run));
    return run;
  }
  return run >= wanted ? place(found, at, wanted, state) : split(found, at, run, wanted, state);
}

/** A superheavy slot holds two small things. */
function readPair(at: string, text: string, bar: number, line: number, state: State): number {
  const ends = /(?: \([a-z]+\))+$/i.exec(text)?.[0] ?? '';
  for (const half of [text.slice(0, bar) + ends, text.slice(bar + 1)]) {
    const found = readMountLine(half, state.chassis.clan);
    if (!found) state.remarks.add(line, at, `unknown equipment "${half}"`);
    else state.mounts.push(found.item.kind === 'ammo' ? ammoMount(found, at) : toMount(found, at, 1));
  }
  return 1;
}

function place(found: MountLine, at: string, wanted: number, state: State): number {
  state.mounts.push(toMount(found, at, wanted));
  return wanted;
}

/** Fewer slots than the thing needs: either its end, or a beginning whose end comes in another location. */
function split(found: MountLine, at: string, run: number, wanted: number, state: State): number {
  const begun = state.open.find(open => open.id === found.item.id && open.missing >= run);
  if (begun) {
    begun.missing -= run;
    if (begun.missing === 0) state.open.splice(state.open.indexOf(begun), 1);
    const mount = nth(state.mounts, begun.index);
    if (mount.at !== at) state.mounts[begun.index] = { ...mount, at, alsoAt: mount.at, slots: wanted };
    return run;
  }
  state.open.push({ id: found.item.id, index: state.mounts.length, missing: wanted - run });
  state.mounts.push(toMount(found, at, run));
  return run;
}

function sameFrom(entries: readonly Entry[], i: number): number {
  const text = nth(entries, i).text;
  let end = i + 1;
  while (end < entries.length && nth(entries, end).text === text) end++;
  return end - i;
}

const FRAMES: ReadonlySet<string> = new Set([
  'endo-steel',
  'endo-composite',
  'endo-steel-proto',
  'composite',
  'reinforced',
  'industrial-structure',
]);

function isFrame(item: MountLine['item']): boolean {
  if (item.kind !== 'equipment') return false;
  if (item.id === 'Standard') return true;
  for (const trait of item.traits) if (FRAMES.has(trait)) return true;
  return false;
}

function slotsOf(found: MountLine, chassis: Chassis, run: number): number {
  const { item } = found;
  if (item.kind === 'sidearm' || item.kind === 'armor' || item.kind === 'ammo') return 1;
  const full = item.slots ?? variableSlots(item as Gear, found.marks.size, run);
  return chassis.tons > 100 ? (full + 1) >> 1 : full;
}

function variableSlots(item: Gear, size: number | undefined, run: number): number {
  if (item.traits.has('cargo') || item.traits.has('liquid-cargo') || item.traits.has('communications')) return Math.ceil(size ?? 1);
  return run;
}

const ammoMount = ({ item, marks, count }: MountLine, at: string): Mount => ({
  kind: 'ammo',
  item: item.id,
  at,
  shots: count ?? (item.kind === 'ammo' ? item.shots : 0),
  ...marks,
});

const toMount = ({ item, marks }: MountLine, at: string, slots: number): Mount => ({ kind: item.kind, item: item.id, at, ...marks, slots });
