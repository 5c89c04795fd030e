import { useEffect } from 'react';
import { create } from 'zustand';
import { renewSet, STAMP } from '../imports/run.ts';
import { allSets, removeSet, rowsOf, type UnitSet } from './database.ts';
import type { EditionName } from './edition-name.ts';
import { builtInRows, type UnitRow } from './row.ts';

/** The units that the table shows: those of the app and those on the device. */
interface Library {
  readonly sets: readonly UnitSet[];
  readonly own: Readonly<Record<EditionName, readonly UnitRow[]>>;
  /** What is being opened, is open, or could not be. */
  readonly state: 'closed' | 'opening' | 'open' | 'failed';
  readonly reason: string;
}

const useStore = create<Library>(() => ({ sets: [], own: { current: [], companion: [] }, state: 'closed', reason: '' }));

async function rowsIn(set: string, edition: EditionName): Promise<readonly UnitRow[]> {
  const kept = await rowsOf(set, edition);
  if (kept?.stamp === STAMP) return kept.rows;
  await renewSet(set);
  return (await rowsOf(set, edition))?.rows ?? [];
}

/** Reads what is on the device, at first and after every change to it. */
export async function openLibrary(): Promise<void> {
  if (useStore.getState().state === 'closed') useStore.setState({ state: 'opening' });
  try {
    const sets = await allSets();
    const own = { current: [] as UnitRow[], companion: [] as UnitRow[] };
    for (const { id } of sets)
      for (const edition of ['current', 'companion'] as const) for (const row of await rowsIn(id, edition)) own[edition].push(row);
    useStore.setState({ sets, own, state: 'open' });
  } catch (error) {
    useStore.setState({ state: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

export async function forgetSet(set: string): Promise<void> {
  await removeSet(set);
  await openLibrary();
}

export interface Shown {
  readonly rows: readonly UnitRow[];
  readonly sets: readonly UnitSet[];
  readonly state: Library['state'];
  readonly reason: string;
}

const joined = new WeakMap<readonly UnitRow[], readonly UnitRow[]>();

/** Own units after those of the app; the same list as long as nothing changes. */
function allRows(edition: EditionName, own: readonly UnitRow[]): readonly UnitRow[] {
  if (own.length === 0) return builtInRows(edition);
  const known = joined.get(own) ?? [...builtInRows(edition), ...own];
  joined.set(own, known);
  return known;
}

/** The lines of all units as they are now. */
export const currentRows = (): readonly UnitRow[] => allRows('current', useStore.getState().own.current);

export function useLibrary(edition: EditionName): Shown {
  const { sets, own, state, reason } = useStore();
  useEffect(() => {
    if (useStore.getState().state === 'closed') void openLibrary();
  }, []);
  return { rows: allRows(edition, own[edition]), sets, state, reason };
}
