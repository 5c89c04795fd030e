import type { JobSeen } from '@sortie/wire';
import type { Queue } from 'bullmq';

const MOST = 100;

/** What waits in a queue, is under way or has failed; nothing while the queue cannot be reached. */
export async function jobsIn<T>(queue: Queue<T>, kind: JobSeen['kind'], what: (data: T) => string): Promise<readonly JobSeen[]> {
  const of = async (state: JobSeen['state']): Promise<readonly JobSeen[]> =>
    (await queue.getJobs([state], 0, MOST - 1)).map(({ id = '', data, timestamp, failedReason }) => ({
      id,
      kind,
      state,
      what: what(data as T),
      since: timestamp,
      ...(failedReason && { reason: failedReason }),
    }));
  return Promise.all([of('active'), of('waiting'), of('failed')]).then(
    all => all.flat(),
    () => [],
  );
}
