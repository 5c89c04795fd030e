import type { Seat, Shape } from '@sortie/kernel';
import type { Message, News, Outlook } from '@sortie/table';
import type { ToGuest } from '@sortie/wire';

/** What comes over a line, whether it is a socket or the port of a worker. */
export type TableSays = ToGuest<Outlook<Shape>, News<Shape>>;

/** The line itself, as a link uses it. */
export interface Line {
  /** Without a line right now this does nothing: the link says it again when there is one. */
  readonly say: (ref: string, message: Message) => void;
  /** Something was missed: asks for everything after `since`. */
  readonly again: (since: number, facing: Seat) => void;
  readonly file: () => Promise<string>;
  readonly close: () => void;
}
