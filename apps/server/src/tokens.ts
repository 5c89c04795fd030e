import { createHash, randomBytes } from 'node:crypto';

/** Names that nobody guesses: 144 random bits for links and sessions, 96 for things that a link does not open by itself. */
export const secretToken = (): string => randomBytes(18).toString('base64url');
export const newId = (): string => randomBytes(12).toString('base64url');
export const newSeed = (): string => randomBytes(16).toString('hex');

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A hundred random bits in letters that nobody confuses on paper. */
export const recoveryCode = (): string => Array.from(randomBytes(20), byte => LETTERS[byte % 32]).join('');

/** As it is written down: four groups of five. */
export const written = (code: string): string => code.replace(/.{5}(?=.)/g, '$&-');

export const digest = (token: string): string => createHash('sha256').update(token).digest('hex');
