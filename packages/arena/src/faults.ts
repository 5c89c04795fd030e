import type { Note, Place, WatchedUnit } from '@sortie/kernel';

/** What nobody who knows the game would do. */
export const FAULTS = ['walked off', 'stood idle', 'impossible shot', 'shut down for nothing', 'too hot', 'risky way'] as const;
export type FaultKind = (typeof FAULTS)[number];

export interface Fault {
  readonly kind: FaultKind;
  readonly unit: number;
  readonly turn: number;
}

/** So many turns in a row in the open, out of range and on the same spot are too many. */
const IDLE_TURNS = 3;

/** Nobody runs a greater risk to its reactor or its ammunition without an enemy falling for it, nor a greater one to its feet. */
const HOTTEST = 0.15;
const SLIPPERIEST = 0.5;

/** Looks over the shoulders of both sides and keeps what should not have happened. */
export class Umpire {
  readonly faults: Fault[] = [];
  #turn = 0;
  readonly #hits = new Set<number>();
  /** Who ran hot this turn, and who was lost in it. */
  #hot = new Set<number>();
  #lost = new Set<number>();
  readonly #idle = new Map<number, { readonly at: Place; readonly turns: number }>();

  /** What a command brought about in this turn. */
  hear(notes: readonly Note[], turn: number): void {
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#hits.clear();
      this.#hot = new Set();
      this.#lost = new Set();
    }
    for (const note of notes) this.#judge(note, turn);
  }

  #judge(note: Note, turn: number): void {
    if (note.kind === 'shot' && note.hit) this.#hits.add(note.unit);
    if (note.kind === 'shot' && !note.possible) this.#report('impossible shot', note.unit, turn);
    if (note.kind === 'lost') this.#lost.add(note.unit);
    if (note.kind === 'risk' && note.of === 'heat' && note.chance > HOTTEST) this.#hot.add(note.unit);
    if (note.kind === 'risk' && note.of === 'feet' && note.chance > SLIPPERIEST) this.#report('risky way', note.unit, turn);
    if (note.kind === 'left' && !note.meant) this.#report('walked off', note.unit, turn);
    if (note.kind === 'shutDown' && note.own && !this.#hits.has(note.unit)) this.#report('shut down for nothing', note.unit, turn);
  }

  /** At the end of a turn: where everybody stands, and who of them stands about. */
  endTurn(units: readonly WatchedUnit[], bystanders: readonly number[], turn: number): void {
    const seatOf = (id: number): number | undefined => units.find(unit => unit.id === id)?.seat;
    for (const id of this.#hot) if (![...this.#lost].some(lost => seatOf(lost) !== seatOf(id))) this.#report('too hot', id, turn);
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
