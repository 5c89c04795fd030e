import { shelf } from '../device/shelf.ts';
import type { Entry } from './document.ts';

/** An evening as this device has it: works without a network for as long as it takes. */
export interface Kept {
  readonly id: string;
  /** The code for the others, once the server knows of it. */
  readonly code?: string;
  readonly title: string;
  readonly changedAt: number;
  /** What the server has put in order, so far as this device has heard. */
  readonly settled: readonly Entry[];
  /** How many entries of the server that is. */
  readonly since: number;
  /** Noted here and not yet acknowledged, oldest first. */
  readonly own: readonly Entry[];
}

export const evenings = shelf<Kept>('companion');

const STORED = 'sortie.device';

/** What this device calls itself; nobody reads it. */
export function deviceName(): string {
  const known = localStorage.getItem(STORED);
  if (known !== null) return known;
  const fresh = crypto.randomUUID().slice(0, 8);
  localStorage.setItem(STORED, fresh);
  return fresh;
}
