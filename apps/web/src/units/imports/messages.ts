import type { Problem } from '@sortie/convert';
import type { UnitSet } from '../library/database.ts';
import type { FoundFile } from './found.ts';

/** What the page asks of the worker. `stamp` names the version of the converter. */
export type Ask =
  | { readonly type: 'import'; readonly set: string; readonly name: string; readonly files: readonly FoundFile[]; readonly stamp: string }
  | { readonly type: 'renew'; readonly set: string; readonly stamp: string };

export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly units: number;
  readonly problems: number;
}

export type Report =
  | ({ readonly type: 'progress' } & Progress)
  | { readonly type: 'done'; readonly set: UnitSet; readonly problems: readonly Problem[] }
  | { readonly type: 'renewed' }
  | { readonly type: 'failed'; readonly reason: string };
