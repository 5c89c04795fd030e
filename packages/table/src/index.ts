export type { Guest, GuestId } from './guest.ts';
export { deaf, type Hearing, hearEntry } from './hearing.ts';
export { type LogLine, logOf } from './lines.ts';
export type { Message, RefusalCode, TableRefusal } from './message.ts';
export type { Happening, News } from './news.ts';
export type {
  ClockReading,
  Ended,
  HeardEntry,
  Mark,
  Outlook,
  ProposalSeen,
  PublicHeader,
  RollingSeen,
  SeatSeen,
  Standing,
  Talk,
  UndoStatus,
} from './outlook.ts';
export type { Deed, Proposal, Rolling, Stamp, TableRecord } from './record.ts';
export { type ClockTerms, opponentGuest, type PublicTerms, type SeatPlan, type Terms } from './terms.ts';
