import type { Shape, Telling } from '@sortie/kernel';
import { say } from '../i18n/index.ts';
import type { Snapshot } from '../link/index.ts';

/** What an undo would take back: the first sentence of it, how many come after it, and whether anybody else has a say. */
export interface TakenBack {
  readonly first: Telling | undefined;
  readonly more: number;
  /** Nobody but programs and oneself is at the table: then there is nobody to be asked. */
  readonly alone: boolean;
}

export function takenBack({ undo, log, seats, mine }: Pick<Snapshot<Shape>, 'undo' | 'log' | 'seats' | 'mine'>): TakenBack {
  const lines = undo.may === 'no' ? [] : log.filter(({ entry, standing, event }) => entry >= undo.to && standing && event !== undefined);
  return {
    first: lines[0]?.telling,
    more: Math.max(0, lines.length - 1),
    alone: seats.every(({ kind }, seat) => kind === 'opponent' || mine.includes(seat)),
  };
}

/** What a proposed undo would take back, for whoever is asked. */
export function takenBy(
  { log }: Pick<Snapshot<Shape>, 'log'>,
  to: number | undefined,
): { readonly first: string; readonly more: number } | undefined {
  if (to === undefined) return undefined;
  const lines = log.filter(({ entry, standing, event }) => entry >= to && standing && event !== undefined);
  return lines[0] && { first: say(lines[0].telling), more: lines.length - 1 };
}
