import type { Note, Place, WatchedUnit } from '@sortie/kernel';

/** What nobody who knows the game would do. */
export const FAULTS = ['walked off', 'stood idle', 'impossible shot', 'shut down for nothing'] as const;
export type FaultKind = (typeof FAULTS)[number];

export interface Fault {
  readonly kind: FaultKind;
  readonly unit: number;
  readonly turn: number;
}

/** So many turns in a row in the open, out of range and on the same spot are too many. */
const IDLE_TURNS = 3;

/** Looks over the shoulders of both sides and keeps what should not have happened. */
export class Umpire {
  readonly faults: Fault[] = [];
  #turn = 0;
  readonly #hits = new Set<number>();
  readonly #idle = new Map<number, { readonly at: Place; readonly turns: number }>();

  /** What a command brought about in this turn. */
  hear(notes: readonly Note[], turn: number): void {
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#hits.clear();
    }
    for (const note of notes) this.#judge(note, turn);
  }

  #judge(note: Note, turn: number): void {
    if (note.kind === 'shot' && note.hit) this.#hits.add(note.unit);
    if (note.kind === 'shot' && !note.possible) this.#report('impossible shot', note.unit, turn);
    if (note.kind === 'left' && !note.meant) this.#report('walked off', note.unit, turn);
    if (note.kind === 'shutDown' && note.own && !this.#hits.has(note.unit)) this.#report('shut down for nothing', note.unit, turn);
  }

  /** At the end of a turn: where everybody stands, and who of them stands about. */
  endTurn(units: readonly WatchedUnit[], bystanders: readonly number[], turn: number): void {
    for (const { id, at } of units) {
      const before = this.#idle.get(id);
      if (at === null || !bystanders.includes(id)) {
        this.#idle.delete(id);
        continue;
      }
      const turns = before && before.at.x === at.x && before.at.y === at.y ? before.turns + 1 : 1;
      this.#idle.set(id, { at, turns });
      if (turns === IDLE_TURNS) this.#report('stood idle', id, turn);
    }
  }

  #report(kind: FaultKind, unit: number, turn: number): void {
    this.faults.push({ kind, unit, turn });
  }
}
