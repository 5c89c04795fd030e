import type { Seat, Shape } from '@sortie/kernel';
import type { TableSays as Says } from '@sortie/table';
import type { Message } from '@sortie/wire';

/** What comes over a line, whatever the game. */
export type TableSays = Says<Shape>;

/** The line itself, as a link uses it. */
export interface Line {
  /** Without a line right now this does nothing: the link says it again when there is one. */
  readonly say: (ref: string, message: Message) => void;
  /** Something was missed: asks for everything after `since`. */
  readonly again: (since: number, facing: Seat) => void;
  readonly file: () => Promise<string>;
  readonly close: () => void;
}
