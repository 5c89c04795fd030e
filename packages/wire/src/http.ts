import type { RuleId, Seat, Telling } from '@sortie/kernel';
import * as z from 'zod';
import { type Crest, colour, emblem } from './crest.ts';
import type { WireRefusal } from './refusal.ts';

/** The bodies that the house reads over HTTP, and the cards that it answers with. Times are milliseconds since 1970. */

const ruleId = z.templateLiteral([z.string().max(60), '-', z.string().max(120)]);
const printable = /^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}]+$/u;
const name = z.string().trim().min(1, 'give a name').max(40, 'a name has at most 40 characters').regex(printable, 'use letters');

/** Who does not choose a colour or an emblem has one all the same. */
export const nameBody = z.strictObject({ name, colour: colour.exactOptional(), emblem: emblem.exactOptional() });

const login = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{2,39}$/u, 'a login has 3 to 40 letters, digits, dots, dashes or underscores');
const password = z.string().min(8, 'a password has at least 8 characters').max(200, 'a password has at most 200 characters');

export const credentialsBody = z.strictObject({ login, password });

/** The password as proof that it is really you. */
export const confirmBody = z.strictObject({ password });

export const changePasswordBody = z.strictObject({ password, fresh: password });

/** Written as people read it from paper: small letters, blanks and dashes do not matter, nor O for 0 or I and L for 1. */
const recoveryCode = z
  .string()
  .max(60)
  .transform(typed =>
    typed
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1'),
  )
  .refine(code => code.length === 20, 'a recovery code has 20 letters and digits');

/** Without a password there is the code that was handed out once; it brings a new password. */
export const recoveryBody = z.strictObject({ login, code: recoveryCode, password });

/** To those who keep a house in order: what is wrong at a table. */
export const reportBody = z.strictObject({
  text: z.string().trim().min(1, 'say what is wrong').max(1000, 'say it in at most 1000 characters'),
});

const plannedSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), name: name.exactOptional() }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('opponent'), level: z.string().min(1).max(40) }),
]);

/** What a scenario of one's own is called and tells; texts for people, as long as a scenario file may have them. */
const briefing = z.string().max(4000);
const story = z.strictObject({
  title: z.string().trim().min(1).max(80),
  roles: z.array(z.string().max(40)).max(8).readonly(),
  briefing: briefing.exactOptional(),
  orders: z.array(briefing).max(8).readonly().exactOptional(),
});

const minute = 60_000;

export const planBody = z.strictObject({
  game: z.string().min(1).max(60),
  scenario: z.string().min(1).max(120).exactOptional(),
  setup: z.unknown().exactOptional(),
  story: story.exactOptional(),
  rules: z.array(ruleId).max(2000).exactOptional(),
  seats: z.array(plannedSeat).min(1).max(16),
  dice: z.enum(['seeded', 'manual']),
  clock: z
    .strictObject({
      main: z
        .int()
        .min(minute)
        .max(1440 * minute),
      increment: z
        .int()
        .min(0)
        .max(10 * minute),
    })
    .exactOptional(),
});

export interface Me extends Crest {
  /** By which others are told of me. */
  readonly id: string;
  readonly name: string;
  /** Present with an account. */
  readonly login?: string;
  /** Keeps the house in order. */
  readonly role?: 'admin';
}

/** An account with the code that opens it when the password is lost. It is said this once and never again. */
export interface Registered extends Me {
  readonly recovery: string;
}

export interface GameOffer {
  readonly id: string;
  readonly title: string;
  readonly seats: number;
  readonly scenarios: readonly {
    readonly id: string;
    readonly title: string;
    readonly summary: string;
    readonly roles: readonly string[];
    readonly rules: readonly RuleId[];
  }[];
  /** How strong an opponent may be, weakest first. */
  readonly levels: readonly string[];
}

export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly scenario?: string;
  readonly stage: 'waiting' | 'playing' | 'over';
  readonly seats: readonly CardSeat[];
  /** The seats I hold there. */
  readonly mine: readonly Seat[];
  readonly laidAt: number;
  readonly changedAt: number;
  /** One line when it is over. */
  readonly outcome?: string;
  readonly winners?: readonly Seat[];
  /** Paths such as `/join/…`, by open seat, for whoever laid the table. */
  readonly inviteLinks?: readonly { readonly seat: Seat; readonly path: string }[];
  /** For whoever sits there. */
  readonly watchLink?: string;
}

export interface CardSeat {
  readonly kind: 'open' | 'human' | 'opponent';
  readonly name: string;
  readonly role?: string;
}

export interface Invite {
  readonly table: TableCard;
  readonly seat: Seat;
  /** Already taken, perhaps by me. */
  readonly taken: boolean;
}

export interface ReplayCard {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly string[];
  readonly entries: number;
  readonly keptAt: number;
  readonly path: string;
}

/** Every answer that is not a success has this body. */
export interface HttpError {
  readonly error: { readonly code: WireRefusal['code']; readonly reason: string; readonly said?: Telling };
}
