export { type Accepted, accept, lay, takeSeat, wake } from './accept.ts';
export { wakeAt } from './clock.ts';
export { fileFor, HEARD_FILE_FORMAT, type Heard, type HeardReading, isHeardFile, marksOf, readHeard } from './file.ts';
export type { Guest, GuestId } from './guest.ts';
export { hear } from './hear.ts';
export { deaf, type Hearing, hearEntry } from './hearing.ts';
export type { Around, Chosen, Present, Progress, Think, Thinker, Thought, Weighed } from './host/around.ts';
export { Host } from './host/host.ts';
export type { Done } from './host/queue.ts';
export type { TableSays, Visitor } from './host/visitor.ts';
export { type Laid, layAs } from './lay.ts';
export { type LogLine, logEntry, logMark, logOf, type Name } from './lines.ts';
export type { Happening, News } from './news.ts';
export { mayTellPlans, type ToThink, toThink } from './opponent.ts';
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
export { namedBy, type Plan, type PlannedSeat, termsOf } from './plan.ts';
export { newsSince, outlookOf, type Update } from './project.ts';
export { bringForward, markLoss, type Rebuilt, rebuild } from './rebuild.ts';
export type { Deed, Proposal, Rolling, Stamp, TableRecord } from './record.ts';
export { type SeatHeld, seatsOf, type Table } from './table.ts';
export { type ClockTerms, opponentGuest, type PublicTerms, type SeatPlan, type Terms } from './terms.ts';
