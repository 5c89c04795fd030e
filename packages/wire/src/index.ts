export { explain, type FromGuest, type ReadResult, readFromGuest, type TableMessage } from './from-guest.ts';
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
  type TableCard,
} from './http.ts';
export { type Bucket, fullBucket, type Pace, take } from './pace.ts';
export { CLOSE, LONGEST_FRAME, LONGEST_MESSAGE, PACE, PATIENCE, PING_EVERY, PROTOCOL } from './protocol.ts';
export { type PlanTold, readToGuest, type ToGuest, type WireRefusal } from './to-guest.ts';
