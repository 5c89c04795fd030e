import type { Pace } from '@sortie/wire';

/** How much anybody may ask of the house over its sockets. What is counted by address is shared by everybody behind it. */
export interface Limits {
  /** Lines that one address may hold at once. */
  readonly linesPerAddress: number;
  /** Lines that one guest may hold to one table. */
  readonly linesPerGuest: number;
  /** Lines of those who only watch one table. */
  readonly watchersPerTable: number;
  /** Messages of one line. */
  readonly line: Pace;
  /** Messages of all lines of one address whose guests play. */
  readonly players: Pace;
  /** Messages of all lines of one address whose guests only watch: they never take from those who play. */
  readonly bystanders: Pace;
  /** Messages of all who only watch one table. */
  readonly watchers: Pace;
  /** How often one line may ask for everything it missed. */
  readonly hello: Pace;
  /** What one player may say at one table. */
  readonly talk: Pace;
  /** What all who watch one table may say there. */
  readonly watchersTalk: Pace;
  /** So long, in milliseconds, a line may be silent before its hello. */
  readonly strangers: number;
  /** So much may wait for a guest who does not listen, in bytes; then the line is cut, and the guest may come back. */
  readonly unheard: number;
}

const perMinute = (count: number, burst: number): Pace => ({ perSecond: count / 60, burst });

export const LIMITS: Limits = {
  linesPerAddress: 250,
  linesPerGuest: 12,
  watchersPerTable: 500,
  line: { perSecond: 15, burst: 40 },
  players: { perSecond: 200, burst: 800 },
  bystanders: { perSecond: 60, burst: 300 },
  watchers: { perSecond: 30, burst: 60 },
  hello: perMinute(12, 6),
  talk: perMinute(30, 20),
  watchersTalk: perMinute(30, 20),
  strangers: 20_000,
  unheard: 8 * 1024 * 1024,
};

/** Whoever ignores so many refusals for being too fast is disconnected. */
export const PATIENCE = 200;
