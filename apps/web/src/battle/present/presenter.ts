import type { Effect } from '@sortie/board-view';
import { type Ruleset, type Shape, seenBy, type View } from '@sortie/kernel';
import type { HeardEntry } from '@sortie/table';
import type { GameFace, Sum } from '../face.ts';

/** What is shown while news is being presented. */
export interface Showing {
  /** The picture so far; absent when everything has been shown. */
  readonly view: View<Shape> | undefined;
  readonly dice: readonly Sum[];
  /** The entry on show and how many of its events have been shown; the log waits for the rest. */
  readonly upTo?: { readonly entry: number; readonly events: number };
}

export interface PresenterTools {
  readonly ruleset: Ruleset<Shape>;
  readonly face: GameFace<Shape>;
  /** Resolves when the effects are over. */
  readonly play: (effects: readonly Effect[]) => Promise<void>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly onShow: (showing: Showing) => void;
}

/** Milliseconds that dice are seen: they fall, then they lie. */
const FALL = 900;
const PER_ROW = 260;
const LIE = 650;

/** More news than this at once is a return to the table, not a move to be watched. */
export const WATCHABLE = 12;

export const REST: Showing = { view: undefined, dice: [] };

/**
 * Shows new entries event by event: dice first, then what came of them. Whoever does not want to watch calls `skip`, and the final picture
 * is there at once.
 */
export class Presenter {
  private readonly tools: PresenterTools;
  private readonly queue: { readonly entry: HeardEntry<Shape>; readonly before: View<Shape> }[] = [];
  private running = false;
  private hurry = false;

  constructor(tools: PresenterTools) {
    this.tools = tools;
  }

  /** Entries after those already known, each with the view before it. */
  add(entries: readonly HeardEntry<Shape>[], before: readonly View<Shape>[]): void {
    entries.forEach((entry, i) => {
      const view = before[i];
      if (view) this.queue.push({ entry, before: view });
    });
    if (!this.running && this.queue.length > 0) void this.run();
  }

  skip(): void {
    this.hurry = true;
  }

  get hurried(): boolean {
    return this.hurry;
  }

  private async run(): Promise<void> {
    this.running = true;
    this.hurry = false;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      if (this.hurry) continue;
      if (next.entry.kind === 'open' || next.entry.kind === 'command') await this.present(next.entry.n, next.entry.events, next.before);
    }
    this.running = false;
    this.tools.onShow(REST);
  }

  private async present(entry: number, events: readonly Shape['event'][], before: View<Shape>): Promise<void> {
    const { face, ruleset, onShow, play, wait } = this.tools;
    let view = before;
    onShow({ view, dice: [], upTo: { entry, events: 0 } });
    for (const [i, event] of events.entries()) {
      if (this.hurry) return;
      const { sums = [], brief } = face.told(view, event);
      const dice = brief ? [] : sums.filter(({ roll }) => roll !== undefined);
      const effects = face.effects(view, event);
      if (dice.length > 0) {
        onShow({ view, dice, upTo: { entry, events: i } });
        await wait(FALL + PER_ROW * (dice.length - 1));
      }
      view = seenBy<Shape>(ruleset.evolve(view, event));
      onShow({ view, dice, upTo: { entry, events: i + 1 } });
      if (effects.length > 0 && !this.hurry) await play(effects);
      if (dice.length > 0 && !this.hurry) await wait(LIE);
    }
  }
}

/** Whether a line of the log may be read already: nobody should know how the dice fall before they do. */
export function mayRead({ upTo }: Showing, key: string): boolean {
  if (!upTo) return true;
  const [entry = Number.NaN, event = 0] = key.split('.').map(Number);
  // Lines beside the match have keys that are no numbers.
  return !(entry > upTo.entry) && !(entry === upTo.entry && event >= upTo.events);
}
