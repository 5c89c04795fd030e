import type { Shape } from '@sortie/kernel';
import { moveFor } from '../accept.ts';
import { mayTellPlans, simplest, type ToThink, toThink } from '../opponent.ts';
import type { Table } from '../table.ts';
import type { Around, Chosen, Thinker, Weighed } from './around.ts';
import type { Act, Done } from './queue.ts';
import type { TableSays } from './visitor.ts';

/** What thinking needs of the host it is part of. */
interface AtTable<G extends Shape> {
  readonly table: () => Table<G>;
  readonly take: (act: Act<G>) => Promise<Done>;
  readonly tell: (says: TableSays<G>) => void;
  readonly weighed: (weighed: Weighed) => void;
}

interface UnderWay<G extends Shape> {
  readonly about: ToThink<G>;
  thinker?: Thinker;
  dropped: boolean;
  said?: TableSays<G>;
}

/** The programs at a table. One thought at a time: if the position changes meanwhile, the next one waits for this to end. */
export class Opponents<G extends Shape> {
  private readonly around: Around<G>;
  private readonly at: AtTable<G>;
  private thought: UnderWay<G> | undefined;
  private stopped = false;

  constructor(around: Around<G>, at: AtTable<G>) {
    this.around = around;
    this.at = at;
  }

  get thinking(): boolean {
    return this.thought !== undefined;
  }

  /** How far the thought is, for whoever comes in the middle of it. */
  get progress(): TableSays<G> | undefined {
    return this.thought?.said;
  }

  hurry(): void {
    this.thought?.thinker?.hurry();
  }

  stop(): void {
    this.stopped = true;
    this.drop('leaving');
  }

  goOn(): void {
    if (this.stopped) return;
    const [next] = toThink(this.at.table());
    if (this.thought && this.thought.about.after !== next?.after) this.drop('passed');
    if (next && !this.thought) void this.think(next);
  }

  private drop(why: 'passed' | 'leaving'): void {
    if (!this.thought || this.thought.dropped) return;
    this.thought.dropped = true;
    this.thought.thinker?.stop(why);
  }

  private async think(about: ToThink<G>): Promise<void> {
    const { seat, after } = about;
    const thought: UnderWay<G> = { about, dropped: false };
    this.thought = thought;
    const chosen = await this.chosenFor(thought);
    this.thought = undefined;
    if (this.stopped) return;
    this.at.tell({ type: 'thought', seat });
    if (thought.dropped || this.at.table().match?.entries.length !== after) this.goOn();
    else await this.move(about, chosen);
  }

  /** A thought that fails has a bug, unless nobody wanted it any more. */
  private async chosenFor(thought: UnderWay<G>): Promise<Chosen | undefined> {
    const { seat } = thought.about;
    try {
      thought.thinker = this.around.think({ ...thought.about, game: this.at.table().terms.game }, progress => {
        thought.said = { type: 'thinking', seat, ...progress };
        if (!this.stopped) this.at.tell(thought.said);
      });
      return await thought.thinker.chosen;
    } catch (problem) {
      if (!thought.dropped) this.around.report(problem);
      return undefined;
    }
  }

  /** An opponent that fails or is refused does the simplest thing, so that the people can go on, and everybody hears that it did. */
  private async move({ seat, after }: ToThink<G>, chosen: Chosen | undefined): Promise<void> {
    let before = this.at.table();
    const give = (command: (table: Table<G>) => unknown, percent?: number): Promise<Done> =>
      this.at.take(table => {
        before = table;
        return moveFor(table, seat, { type: 'command', after, command: command(table) }, this.around.clock(), percent);
      });
    try {
      const done = chosen && (await give(() => chosen.command, chosen.short));
      if (done?.ok) return await this.tellWeighed({ seat, plans: chosen?.plans ?? [], after }, before);
      if (this.at.table().match?.entries.length !== after) return this.goOn();
      if (done) this.around.report(new Error(`an opponent was refused: ${done.refusal.reason}: ${JSON.stringify(chosen?.command)}`));
      const instead = await give(table => simplest(table, seat), 0);
      if (!instead.ok) this.around.report(new Error(`an opponent does not know what to do: ${instead.refusal.reason}`));
    } catch {
      // It could not be kept, which was reported where it failed.
    }
  }

  /** Whatever was weighed against nothing is not worth telling. */
  private async tellWeighed(weighed: Weighed, before: Table<G>): Promise<void> {
    if (weighed.plans.length < 2 || !mayTellPlans(before, this.at.table())) return;
    this.at.weighed(weighed);
    this.at.tell({ type: 'weighed', seat: weighed.seat, plans: weighed.plans });
    await this.around.keepWeighed(weighed);
  }
}
