/** A bucket that fills by itself: how many messages a guest may still send at once. */
export interface Bucket {
  readonly left: number;
  readonly at: number;
}

export interface Pace {
  readonly perSecond: number;
  readonly burst: number;
}

export const fullBucket = ({ burst }: Pace, now: number): Bucket => ({ left: burst, at: now });

/** Takes one message out of the bucket; `undefined` when it is empty. `now` is in milliseconds. */
export function take({ left, at }: Bucket, { perSecond, burst }: Pace, now: number): Bucket | undefined {
  const filled = Math.min(burst, left + (Math.max(0, now - at) * perSecond) / 1000);
  return filled >= 1 ? { left: filled - 1, at: now } : undefined;
}
