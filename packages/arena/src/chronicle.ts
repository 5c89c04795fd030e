import { type Note, nth, type Rulebook, type Shape, type Watch, type WatchedUnit } from '@sortie/kernel';
import { type Fault, Umpire } from './faults.ts';

/** Something told of both seats. */
export type BySeat<T> = readonly [T, T];

/** What one unit did and suffered in a game. */
export interface Deeds {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
  readonly dealt: number;
  readonly taken: number;
  readonly lost: boolean;
}

/** What is kept of a game that was watched. */
export interface Chronicle {
  /** Harm done by each seat, turn by turn. */
  readonly harm: readonly BySeat<number>[];
  /** Points left to each seat at the end of each turn. */
  readonly points: readonly BySeat<number>[];
  /** Points on paper. */
  readonly paper: BySeat<number>;
  readonly field: { readonly width: number; readonly height: number };
  /** Cells where units of each seat stood at the ends of turns, by `y * width + x`, as often as they did. */
  readonly stood: BySeat<readonly number[]>;
  /** Who lost a unit first, and when. */
  readonly firstLoss: { readonly seat: number; readonly turn: number; readonly name: string } | null;
  readonly units: readonly Deeds[];
  readonly faults: readonly Fault[];
}

/** Writes down a game while it is played. */
export class Scribe<G extends Shape> {
  readonly #watch: Watch<G>;
  readonly #book: Rulebook<G>;
  readonly #umpire = new Umpire();
  readonly #harm: [number, number][] = [];
  readonly #points: BySeat<number>[] = [];
  readonly #stood: [number[], number[]] = [[], []];
  readonly #dealt: number[] = [];
  readonly #taken: number[] = [];
  readonly #paper: BySeat<number>;
  #firstLoss: Chronicle['firstLoss'] = null;

  constructor(watch: Watch<G>, book: Rulebook<G>, start: G['state']) {
    this.#watch = watch;
    this.#book = book;
    this.#paper = pointsOf(watch.units(start), () => 1);
  }

  /** One command: the state it was given in and what came of it. */
  hear(before: G['state'], events: readonly G['event'][], after: G['state']): void {
    const notes = this.#watch.notes(before, events);
    if (notes.length === 0) return;
    const turn = Math.max(1, this.#watch.turn(before));
    this.#umpire.hear(notes, turn);
    for (const note of notes) this.#count(note, before, turn);
    if (notes.some(({ kind }) => kind === 'turnEnded')) this.#endTurn(before, after, turn);
  }

  #count(note: Note, before: G['state'], turn: number): void {
    if (note.kind === 'harm') this.#countHarm(note, before, turn);
    if (note.kind === 'lost' && this.#firstLoss === null) {
      const unit = this.#watch.units(before)[note.unit];
      if (unit) this.#firstLoss = { seat: unit.seat, turn, name: unit.name };
    }
  }

  #countHarm({ unit, by, points }: Note & { kind: 'harm' }, before: G['state'], turn: number): void {
    const units = this.#watch.units(before);
    const victim = units[unit];
    if (!victim) return;
    this.#taken[unit] = (this.#taken[unit] ?? 0) + points;
    if (by !== null) this.#dealt[by] = (this.#dealt[by] ?? 0) + points;
    // Harm from nowhere is the other side's good luck.
    const seat = by === null ? 1 - victim.seat : (units[by]?.seat ?? 1 - victim.seat);
    while (this.#harm.length < turn) this.#harm.push([0, 0]);
    if (seat !== victim.seat) nth(this.#harm, turn - 1)[seat as 0 | 1] += points;
  }

  #endTurn(before: G['state'], after: G['state'], turn: number): void {
    const units = this.#watch.units(before);
    const { width } = this.#watch.field(before);
    for (const { seat, at } of units) if (at && (seat === 0 || seat === 1)) this.#stood[seat].push(at.y * width + at.x);
    this.#umpire.endTurn(units, this.#watch.bystanders(before, this.#book), turn);
    this.#note(after);
  }

  #note(state: G['state']): void {
    this.#points.push(pointsOf(this.#watch.units(state), ({ left }) => left));
  }

  /** The game is over, or broken off. */
  close(state: G['state']): Chronicle {
    this.#note(state);
    return {
      harm: this.#harm,
      points: this.#points,
      paper: this.#paper,
      field: this.#watch.field(state),
      stood: this.#stood,
      firstLoss: this.#firstLoss,
      units: this.#watch.units(state).map(({ id, seat, name, points, fighting }) => ({
        seat,
        name,
        points,
        dealt: this.#dealt[id] ?? 0,
        taken: this.#taken[id] ?? 0,
        lost: !fighting,
      })),
      faults: this.#umpire.faults,
    };
  }
}

function pointsOf(units: readonly WatchedUnit[], share: (unit: WatchedUnit) => number): BySeat<number> {
  const sum: [number, number] = [0, 0];
  for (const unit of units) if (unit.seat === 0 || unit.seat === 1) sum[unit.seat] += unit.points * share(unit);
  return sum;
}
