import { createHash, randomBytes } from 'node:crypto';

/** Names that nobody guesses: 144 random bits for links and sessions, 96 for things that a link does not open by itself. */
export const secretToken = (): string => randomBytes(18).toString('base64url');
export const newId = (): string => randomBytes(12).toString('base64url');
export const newSeed = (): string => randomBytes(16).toString('hex');

export const digest = (token: string): string => createHash('sha256').update(token).digest('hex');
