import { type Force, readForce, writeForce } from '@sortie/roster';

const STORED = 'sortie.force-to-play';
const RIVAL = 'sortie.rival-to-play';

/** Leaves a force for the set-up of the next game, and whom it is to meet. */
export function handOver(id: string, rival?: Force): void {
  sessionStorage.setItem(STORED, id);
  if (rival) sessionStorage.setItem(RIVAL, writeForce(rival));
  else sessionStorage.removeItem(RIVAL);
}

function taken(key: string): string | undefined {
  const left = sessionStorage.getItem(key) ?? undefined;
  sessionStorage.removeItem(key);
  return left;
}

/** The force that was left for this set-up, if there is one. It is taken only once. */
export const handedOver = (): string | undefined => taken(STORED);

/** Whom it is to meet, if that was left too. It is taken only once. */
export function handedRival(): Force | undefined {
  const left = taken(RIVAL);
  const read = left === undefined ? undefined : readForce(left);
  return read?.ok ? read.force : undefined;
}
