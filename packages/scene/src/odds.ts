import {
  type Fights,
  type Manifest,
  nth,
  type Orders,
  perform,
  type Rulebook,
  type Ruleset,
  type Seed,
  SeededDice,
  type Shape,
  type Staged,
  type Telling,
  type View,
} from '@sortie/kernel';

/** What became of one unit in many runs of a fight. */
export interface UnitOdds {
  /** How many runs cost it so many points, by points. */
  readonly damage: readonly number[];
  /** Runs after which it was out of the fight. */
  readonly lost: number;
  /** Runs in which something else befell it at least once. */
  readonly marks: readonly { readonly what: Telling; readonly runs: number }[];
}

/** Many runs of one fight: a distribution for each unit of the position. */
export interface Odds {
  readonly runs: number;
  readonly units: readonly UnitOdds[];
}

/** What one run did to one unit. */
interface Fate {
  points: number;
  lost: boolean;
  readonly marks: Map<string, Telling>;
}

/** So many answers one run may ask for before it counts as finished. */
const MOST_REPLIES = 40;

/** Plays fights of one game again and again. */
export class Roller<G extends Shape, P extends Staged<G>> {
  private readonly game: Pick<Manifest<G>, 'ruleset' | 'tactics' | 'watch'>;
  private readonly fights: Fights<G, P>;
  private readonly book: Rulebook<G>;
  private readonly orders: Orders<G>;

  constructor(game: Pick<Manifest<G>, 'ruleset' | 'tactics' | 'watch'>, fights: Fights<G, P>, book: Rulebook<G>, orders: Orders<G>) {
    this.game = game;
    this.fights = fights;
    this.book = book;
    this.orders = orders;
  }

  /** Runs number `from` up to, but not with, `to`: the same seed and numbers give the same dice. */
  roll(seed: Seed, from: number, to: number): Odds {
    const { watch } = this.game;
    const sums = watch.units(this.orders.state).map(() => ({
      damage: [] as number[],
      lost: 0,
      marks: new Map<string, { what: Telling; runs: number }>(),
    }));
    for (let run = from; run < to; run++) {
      const fates = this.once(new SeededDice(seed, run));
      for (const [i, fate] of fates.entries()) {
        const sum = nth(sums, i);
        sum.damage[fate.points] = (sum.damage[fate.points] ?? 0) + 1;
        if (fate.lost) sum.lost += 1;
        for (const [text, what] of fate.marks) sum.marks.set(text, { what, runs: (sum.marks.get(text)?.runs ?? 0) + 1 });
      }
    }
    return {
      runs: to - from,
      units: sums.map(({ damage, lost, marks }) => ({ damage: Array.from(damage, runs => runs ?? 0), lost, marks: [...marks.values()] })),
    };
  }

  private once(dice: SeededDice): readonly Fate[] {
    const { events } = this.fought(dice);
    const fates = this.game.watch.units(this.orders.state).map((): Fate => ({ points: 0, lost: false, marks: new Map() }));
    for (const note of this.game.watch.notes(this.orders.state, events)) {
      const fate = 'unit' in note ? fates[note.unit] : undefined;
      if (!fate) continue;
      if (note.kind === 'harm') fate.points += note.points;
      if (note.kind === 'lost') fate.lost = true;
    }
    for (const event of events) {
      const mark = this.fights.mark(event);
      if (mark) fates[mark.unit]?.marks.set(mark.what.text, mark.what);
    }
    return fates;
  }

  /** One run: what is ordered, then whatever is asked until the fight is over. */
  private fought(dice: SeededDice): { readonly events: readonly G['event'][] } {
    const { between } = this.fights;
    const run = new Run(this.game.ruleset, this.book, this.orders.state, dice, event => this.fights.ends(event));
    for (const { seat, command } of this.orders.orders) {
      if (between) this.answer(run, (state, asked) => between(state, asked, this.book));
      // Whoever was shot down in the meantime does not shoot any more: its order is refused, and the next one follows.
      if (!run.over) run.act(seat, command);
    }
    this.answer(run, (state, seat) => this.replyOf(state, seat));
    return run;
  }

  private answer(run: Run<G>, reply: (state: G['state'], seat: number) => G['command'] | undefined): void {
    for (let replies = 0; replies < MOST_REPLIES && !run.over; replies++) {
      const [asked] = this.game.ruleset.awaiting(run.state);
      const command = asked && reply(run.state, asked.seat);
      if (!asked || !command || !run.act(asked.seat, command)) return;
    }
  }

  private replyOf(state: G['state'], seat: number): G['command'] | undefined {
    if (this.fights.reply) return this.fights.reply(state, seat, this.book);
    const view: View<G> = this.game.ruleset.view(state, seat);
    return this.game.tactics.candidates(view, seat, this.book, undefined, 1)[0]?.command;
  }
}

/** One run of a fight, as far as it has come. */
class Run<G extends Shape> {
  readonly events: G['event'][] = [];
  state: G['state'];
  over = false;
  private readonly ruleset: Ruleset<G>;
  private readonly book: Rulebook<G>;
  private readonly dice: SeededDice;
  private readonly ends: (event: G['event']) => boolean;

  constructor(ruleset: Ruleset<G>, book: Rulebook<G>, state: G['state'], dice: SeededDice, ends: (event: G['event']) => boolean) {
    this.ruleset = ruleset;
    this.book = book;
    this.state = state;
    this.dice = dice;
    this.ends = ends;
  }

  /** Whether a command was carried out. */
  act(seat: number, command: G['command']): boolean {
    const done = perform(this.ruleset, this.book, this.state, seat, command, this.dice);
    if (!done.ok) return false;
    this.state = done.state;
    for (const event of done.events) {
      if (this.ends(event)) {
        this.over = true;
        return true;
      }
      this.events.push(event);
    }
    return true;
  }
}

/** Two counts of the same fight as one. */
export function together(one: Odds, other: Odds): Odds {
  return {
    runs: one.runs + other.runs,
    units: one.units.map((unit, i) => {
      const more = nth(other.units, i);
      const texts = new Map([...unit.marks, ...more.marks].map(({ what }) => [what.text, what]));
      const runsOf = (marks: UnitOdds['marks'], text: string): number => marks.find(({ what }) => what.text === text)?.runs ?? 0;
      return {
        damage: Array.from(
          { length: Math.max(unit.damage.length, more.damage.length) },
          (_, n) => (unit.damage[n] ?? 0) + (more.damage[n] ?? 0),
        ),
        lost: unit.lost + more.lost,
        marks: [...texts].map(([text, what]) => ({ what, runs: runsOf(unit.marks, text) + runsOf(more.marks, text) })),
      };
    }),
  };
}
