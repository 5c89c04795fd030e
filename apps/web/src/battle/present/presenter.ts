import type { Effect } from '@sortie/board-view';
import { type Ruleset, type Shape, seenBy, type View } from '@sortie/kernel';
import type { HeardEntry } from '@sortie/table';
import type { GameFace, Sum, Told, UnitKey } from '../face.ts';

/** What is shown while news is being presented. */
export interface Showing {
  /** The picture so far; absent when everything has been shown. */
  readonly view: View<Shape> | undefined;
  readonly dice: readonly Sum[];
  /** Whom the dice are about: they lie beside them. */
  readonly about?: readonly UnitKey[];
  /** Milliseconds until the last of them lies. */
  readonly fall?: number;
  /** The entry on show and how many of its events have been shown; the log waits for the rest. */
  readonly upTo?: { readonly entry: number; readonly events: number };
}

export interface PresenterTools {
  readonly ruleset: Ruleset<Shape>;
  readonly face: GameFace<Shape>;
  /** Resolves when the effects are over. */
  readonly play: (effects: readonly Effect[], speed: number) => Promise<void>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly onShow: (showing: Showing) => void;
  /** How fast everything goes: 1 is the usual. */
  readonly speed: () => number;
  readonly onDice?: () => void;
}

/** Milliseconds that dice are seen at the usual speed: they fall, then they lie. */
const FALL = 640;
const PER_ROW = 140;
const LIE = 420;
/** A volley of many rolls takes no longer than this for its dice; each of them is the shorter. */
const LONGEST = 4500;

/** More news than this at once is a return to the table, not a move to be watched. */
export const WATCHABLE = 12;

export const REST: Showing = { view: undefined, dice: [] };

/** One event with what is seen and said of it. */
interface Scene {
  readonly before: View<Shape>;
  readonly after: View<Shape>;
  readonly told: Told;
  readonly dice: readonly Sum[];
  readonly effects: readonly Effect[];
}

const spanOf = ({ dice }: Scene): number => (dice.length === 0 ? 0 : FALL + PER_ROW * (dice.length - 1) + LIE);

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
    const { onShow } = this.tools;
    onShow({ view: before, dice: [], upTo: { entry, events: 0 } });
    const scenes = this.scenes(events, before);
    const whole = scenes.reduce((sum, scene) => sum + spanOf(scene), 0);
    const squeeze = Math.min(1, LONGEST / Math.max(1, whole));
    for (const [i, scene] of scenes.entries()) {
      if (this.hurry) return;
      await this.show(entry, i, scene, squeeze);
    }
  }

  private scenes(events: readonly Shape['event'][], first: View<Shape>): readonly Scene[] {
    const { face, ruleset } = this.tools;
    let before = first;
    return events.map(event => {
      const told = face.told(before, event);
      const dice = told.brief ? [] : (told.sums ?? []).filter(({ roll }) => roll !== undefined);
      const scene = { before, after: seenBy<Shape>(ruleset.evolve(before, event)), told, dice, effects: face.effects(before, event) };
      before = scene.after;
      return scene;
    });
  }

  private async show(entry: number, i: number, { before, after, told, dice, effects }: Scene, squeeze: number): Promise<void> {
    const { onShow, play, wait, onDice } = this.tools;
    const speed = this.tools.speed();
    const fall = ((FALL + PER_ROW * (dice.length - 1)) * squeeze) / speed;
    const beside = { fall, ...(told.units && { about: told.units }) };
    if (dice.length > 0) {
      onShow({ view: before, dice, ...beside, upTo: { entry, events: i } });
      onDice?.();
      await wait(fall);
    }
    onShow({ view: after, dice, ...beside, upTo: { entry, events: i + 1 } });
    if (effects.length > 0 && !this.hurry) await play(effects, speed / Math.max(0.5, squeeze));
    if (dice.length > 0 && !this.hurry) await wait((LIE * squeeze) / speed);
  }
}

/** Whether a line of the log may be read already: nobody should know how the dice fall before they do. */
export function mayRead({ upTo }: Partial<Showing>, key: string): boolean {
  if (!upTo) return true;
  const [entry = Number.NaN, event = 0] = key.split('.').map(Number);
  // Lines beside the match have keys that are no numbers.
  return !(entry > upTo.entry) && !(entry === upTo.entry && event >= upTo.events);
}
