/** What a strafing run adds, and what shooting back at it from below adds in place of its movement. */
export const STRAFING = 4;
export const RETURN_FIRE = 2;
