/// <reference types="vite/client" />
import type { Problem } from '@sortie/convert';
import { removeSet, type UnitSet } from '../library/database.ts';
import { type FoundFile, nameOfSet } from './found.ts';
import type { Ask, Progress, Report } from './messages.ts';
import workerUrl from './worker.ts?worker&url';

/** The name of the script has its content in it, so another converter has another name. */
export const STAMP = workerUrl;

const start = (): Worker => new Worker(workerUrl, { type: 'module' });

export interface Outcome {
  readonly set: UnitSet;
  readonly problems: readonly Problem[];
}

export interface Running {
  /** Undefined when it was cancelled. */
  readonly outcome: Promise<Outcome | undefined>;
  readonly cancel: () => void;
}

/** Imports files in a worker. What was kept of a cancelled or failed import is removed. */
export function runImport(files: readonly FoundFile[], onProgress: (progress: Progress) => void): Running {
  const worker = start();
  const set = crypto.randomUUID().replaceAll('-', '').slice(0, 10);
  let cancel = (): void => undefined;
  const outcome = new Promise<Outcome | undefined>((resolve, reject) => {
    const end = (settle: () => void): void => {
      worker.terminate();
      settle();
    };
    cancel = () => end(() => void removeSet(set).then(() => resolve(undefined), reject));
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.type === 'progress') onProgress(data);
      else if (data.type === 'done') end(() => resolve(data));
      else if (data.type === 'failed') end(() => void removeSet(set).finally(() => reject(new Error(data.reason))));
    };
    worker.onerror = ({ message }) => end(() => void removeSet(set).finally(() => reject(new Error(message))));
    worker.postMessage({ type: 'import', set, name: nameOfSet(files), files, stamp: STAMP } satisfies Ask);
  });
  return { outcome, cancel: () => cancel() };
}

/** Makes the lines of a set again with this converter. */
export function renewSet(set: string): Promise<void> {
  const worker = start();
  return new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Report>) =>
      data.type === 'failed' ? reject(new Error(data.reason)) : data.type === 'renewed' && resolve();
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage({ type: 'renew', set, stamp: STAMP } satisfies Ask);
  }).finally(() => worker.terminate());
}
