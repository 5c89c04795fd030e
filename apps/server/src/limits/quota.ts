import { type Bucket, fullBucket, type Pace, take } from '@sortie/wire';

/** Something of which there is only so much in a time. */
export class Quota {
  private readonly pace: Pace;
  private bucket: Bucket;

  constructor(pace: Pace, now: number) {
    this.pace = pace;
    this.bucket = fullBucket(pace, now);
  }

  /** Takes one, if there is one left. */
  take(now: number): boolean {
    const left = take(this.bucket, this.pace, now);
    if (left) this.bucket = left;
    return left !== undefined;
  }

  /** Somebody else has taken so many. */
  drain(count: number, now: number): void {
    for (let i = 0; i < count && this.take(now); i++);
  }

  /** Has it not been used for so long that it is as good as new? */
  isFull(now: number): boolean {
    return this.bucket.left + ((now - this.bucket.at) * this.pace.perSecond) / 1000 >= this.pace.burst;
  }
}

/** A quota for each of many, which are forgotten when they are full again. */
export class Quotas {
  private readonly pace: Pace;
  private readonly quotas = new Map<string, Quota>();
  private sweptAt = 0;

  constructor(pace: Pace) {
    this.pace = pace;
  }

  take(key: string, now: number): boolean {
    this.sweep(now);
    const quota = this.quotas.get(key) ?? new Quota(this.pace, now);
    this.quotas.set(key, quota);
    return quota.take(now);
  }

  drain(key: string, count: number, now: number): void {
    const quota = this.quotas.get(key) ?? new Quota(this.pace, now);
    this.quotas.set(key, quota);
    quota.drain(count, now);
  }

  private sweep(now: number): void {
    if (now - this.sweptAt < SWEEP) return;
    this.sweptAt = now;
    for (const [key, quota] of this.quotas) if (quota.isFull(now)) this.quotas.delete(key);
  }
}

const SWEEP = 60_000;
