import * as z from 'zod';

/** What those who keep a house in order ask for and are told. */

const reason = z.string().trim().max(500, 'say it in at most 500 characters');
const days = z.int().min(1).max(36_500).exactOptional();

export const closeBody = z.strictObject({ reason });
/** Without days: for ever. */
export const banBody = z.strictObject({ reason, days });
export const banAddressBody = z.strictObject({ address: z.union([z.ipv4(), z.ipv6()], 'this is no address'), reason, days });

export interface HouseState {
  readonly node: string;
  readonly tables: number;
  readonly lines: number;
  readonly reports: number;
  readonly database: string;
  /** By what: `ok`, or what is wrong with it. */
  readonly checks: Readonly<Record<string, string>>;
  readonly damage: readonly string[];
}

export interface TableSeen {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly stage: 'waiting' | 'playing' | 'over';
  readonly changedAt: number;
  /** Why nobody plays there any more. */
  readonly closed?: string;
}

export interface PlayerSeen {
  readonly id: string;
  readonly name: string;
  readonly login?: string;
  readonly role?: 'admin';
  readonly createdAt: number;
}

export interface BanSeen {
  readonly id: string;
  readonly kind: 'player' | 'address';
  /** The address, or what the player is called. */
  readonly who: string;
  readonly reason: string;
  readonly until?: number;
  readonly madeAt: number;
}

export interface ReportSeen {
  readonly id: string;
  readonly table: string;
  readonly title: string;
  readonly by: string;
  readonly text: string;
  readonly madeAt: number;
}

/** Something that is thought over, or a game of a long series that is played, by whichever worker. */
export interface JobSeen {
  readonly id: string;
  readonly kind: 'thought' | 'run';
  readonly state: 'waiting' | 'active' | 'failed';
  readonly what: string;
  readonly since: number;
  /** Why it failed. */
  readonly reason?: string;
}
