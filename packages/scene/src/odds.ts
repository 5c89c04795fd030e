import {
  type Fights,
  type Manifest,
  nth,
  perform,
  type Refusal,
  type Rulebook,
  type Ruleset,
  type Seat,
  type Seed,
  SeededDice,
  type Shape,
  type Staged,
  sure,
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

/** What is done from a position: one command after the other. Where no seat is named, whoever is to act does it. */
export interface Plan<G extends Shape> {
  readonly state: G['state'];
  readonly orders: readonly { readonly seat?: Seat | undefined; readonly command: G['command'] }[];
}

/** A command that is not carried out, and why. */
export interface Unheard {
  readonly order: number;
  readonly refused: Refusal;
}

/** So many runs are looked at for commands that never come to anything. */
const ENOUGH = 100;

/** So many answers one run may ask for before it counts as finished. */
const MOST_REPLIES = 40;

/** Plays fights of one game again and again. */
export class Roller<G extends Shape, P extends Staged<G>> {
  private readonly game: Pick<Manifest<G>, 'ruleset' | 'tactics' | 'watch'>;
  private readonly fights: Fights<G, P>;
  private readonly book: Rulebook<G>;
  private readonly orders: Plan<G>;

  constructor(game: Pick<Manifest<G>, 'ruleset' | 'tactics' | 'watch'>, fights: Fights<G, P>, book: Rulebook<G>, orders: Plan<G>) {
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

  /** The first of the commands that is refused in each of these runs. */
  unheard(seed: Seed, runs: number): Unheard | undefined {
    let always: readonly Unheard[] | undefined;
    for (let run = 0; run < Math.min(runs, ENOUGH); run++) {
      const { refused } = this.fought(new SeededDice(seed, run));
      always = always ? always.filter(({ order }) => refused.some(one => one.order === order)) : refused;
      if (always.length === 0) return undefined;
    }
    return always?.[0];
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
  private fought(dice: SeededDice): { readonly events: readonly G['event'][]; readonly refused: readonly Unheard[] } {
    const { between } = this.fights;
    const run = new Run(this.game.ruleset, this.book, this.orders.state, dice, event => this.fights.ends(event));
    const refused: Unheard[] = [];
    for (const [order, { seat, command }] of this.orders.orders.entries()) {
      if (between) this.answer(run, (state, asked) => between(state, asked, this.book));
      // Whoever was shot down in the meantime does not shoot any more: its order is refused, and the next one follows.
      const refusal = run.over ? undefined : run.act(seat ?? toAct(this.game.ruleset, run.state), command);
      if (refusal) refused.push({ order, refused: refusal });
    }
    this.answer(run, (state, seat) => this.replyOf(state, seat));
    return { events: run.events, refused };
  }

  private answer(run: Run<G>, reply: (state: G['state'], seat: number) => G['command'] | undefined): void {
    for (let replies = 0; replies < MOST_REPLIES && !run.over; replies++) {
      const [asked] = this.game.ruleset.awaiting(run.state);
      const command = asked && reply(run.state, asked.seat);
      if (!asked || !command || run.act(asked.seat, command)) return;
    }
  }

  private replyOf(state: G['state'], seat: number): G['command'] | undefined {
    if (this.fights.reply) return this.fights.reply(state, seat, this.book);
    const view: View<G> = this.game.ruleset.view(state, seat);
    return this.game.tactics.candidates(view, seat, this.book, undefined, 1)[0]?.command;
  }
}

/** Whoever is to act. */
export const toAct = <G extends Shape>(ruleset: Ruleset<G>, state: G['state']): Seat => ruleset.awaiting(state)[0]?.seat ?? 0;

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

  /** Why a command was not carried out, if it was not. */
  act(seat: number, command: G['command']): Refusal | undefined {
    const done = perform(this.ruleset, this.book, this.state, seat, command, this.dice);
    if (!done.ok) return sure(done.refusals[0], 'the refusal');
    this.state = done.state;
    for (const event of done.events) {
      if (this.ends(event)) {
        this.over = true;
        return undefined;
      }
      this.events.push(event);
    }
    return undefined;
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
