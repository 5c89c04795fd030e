/** Counts up when an old client could misunderstand a new server or the other way round. */
export const PROTOCOL = 2;

/** A message from a guest may be so long; a longer one is refused, and one of ten times that length ends the connection. */
export const LONGEST_MESSAGE = 16 * 1024;
export const LONGEST_FRAME = 10 * LONGEST_MESSAGE;

/** Guests who have nothing to say still ping so often, in milliseconds, so that both sides notice a dead line. */
export const PING_EVERY = 20_000;

/** Close codes of the socket, in the range that is free for applications. */
export const CLOSE = { notAllowed: 4403, notFound: 4404, version: 4406, tooFast: 4429, fault: 4500, leaving: 4503 } as const;
