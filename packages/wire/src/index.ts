export {
  type BanSeen,
  banAddressBody,
  banBody,
  closeBody,
  type HouseState,
  type JobSeen,
  type PlayerSeen,
  type ReportSeen,
  type TableSeen,
} from './admin.ts';
export { type CompanionEntry, type CompanionTold, companionSyncBody } from './companion.ts';
export { COLOURS, type Colour, type Crest, crestOf, EMBLEMS, type Emblem } from './crest.ts';
export { explain, type ReadResult, readFromGuest } from './from-guest.ts';
export {
  type CardSeat,
  changePasswordBody,
  confirmBody,
  credentialsBody,
  type GameOffer,
  type HttpError,
  type Invite,
  type Me,
  nameBody,
  planBody,
  type Registered,
  type ReplayCard,
  recoveryBody,
  reportBody,
  type TableCard,
} from './http.ts';
export {
  callBody,
  type Listing,
  type LobbyPerson,
  type LobbySays,
  type LobbyState,
  lobbyPerson,
  lobbySays,
  lobbyState,
  type OpenBody,
  type OpenTable,
  openBody,
  readLobbySays,
  toLobby,
} from './lobby.ts';
export { type FromGuest, fromGuest, type Message } from './message.ts';
export { type Bucket, fullBucket, type Pace, take } from './pace.ts';
export {
  type HeadToHead,
  type Profile,
  profile,
  type RatingSeen,
  type ResultSeen,
  ratingSeen,
} from './people.ts';
export { CLOSE, LONGEST_FRAME, LONGEST_MESSAGE, PING_EVERY, PROTOCOL } from './protocol.ts';
export type { RefusalCode, TableRefusal, WireRefusal } from './refusal.ts';
export { type PlanTold, readToGuest, type ToGuest, toGuest } from './to-guest.ts';
export {
  listBody,
  scoreBody,
  type TournamentBody,
  type TournamentCard,
  type TournamentSeen,
  tournamentBody,
  tournamentCard,
  tournamentSeen,
} from './tournament.ts';
