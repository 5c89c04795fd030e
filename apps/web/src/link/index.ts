export type { Doors, LocalTable } from './doors.ts';
export type { CardSeat, GameOffer, House, Invite, Me, ReplayCard, TableCard, Told } from './house.ts';
export type { Link, Refused, Reply, Verification } from './link.ts';
export type { Plan, PlannedSeat } from './plan.ts';
export type { Clocks, Connection, SeatShown, Snapshot, Thinking } from './snapshot.ts';
