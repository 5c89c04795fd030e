import { create } from 'zustand';

/** The units ticked for comparison and print, for as long as the page is open. */
interface Chosen {
  readonly ids: readonly string[];
}

const useStore = create<Chosen>(() => ({ ids: [] }));

export const useChosen = (): readonly string[] => useStore(({ ids }) => ids);

export function toggle(id: string): void {
  useStore.setState(({ ids }) => ({ ids: ids.includes(id) ? ids.filter(one => one !== id) : [...ids, id] }));
}

export const chooseNone = (): void => useStore.setState({ ids: [] });
