const STORED = 'sortie.force-to-play';

/** Leaves a force for the set-up of the next game. */
export const handOver = (id: string): void => sessionStorage.setItem(STORED, id);

/** The force that was left for this set-up, if there is one. It is taken only once. */
export function handedOver(): string | undefined {
  const id = sessionStorage.getItem(STORED) ?? undefined;
  sessionStorage.removeItem(STORED);
  return id;
}
