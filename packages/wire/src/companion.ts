import * as z from 'zod';

/** What people at a real table note down together: a list that everybody adds to, in one order. What an entry means is for the app. */
const entry = z.strictObject({
  /** The device's own name for it, so that nothing is noted twice. */
  id: z.string().regex(/^[\w-]{8,40}$/, 'an entry has a name of 8 to 40 letters'),
  body: z.string().min(2).max(20_000, 'an entry is at most 20000 characters long'),
});

const MOST = 300;

/** What a device has noted, and how much it knows already. With `wait` the answer comes when there is something new, or after a while. */
export const companionSyncBody = z.strictObject({
  since: z.int().min(0).max(1_000_000),
  entries: z.array(entry).max(MOST).readonly(),
  wait: z.boolean().exactOptional(),
});

export type CompanionEntry = z.infer<typeof entry>;

export interface CompanionTold {
  /** How many entries there are now, as far as this answer goes. */
  readonly until: number;
  readonly entries: readonly (CompanionEntry & { readonly seq: number })[];
}
