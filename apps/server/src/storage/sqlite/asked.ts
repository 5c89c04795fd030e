import type { Append, Appended } from '../storage.ts';

/** What the threads of the embedded database are asked. */
export type Asked =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'appends'; readonly appends: readonly Append[] }
  | { readonly kind: 'inspect' }
  | { readonly kind: 'close' };

export interface QueryDone {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** Of each append: what became of it, or why it failed. */
export type AppendDone = Appended | { readonly failed: string };

export interface ThreadData {
  readonly file: string;
  readonly readOnly: boolean;
  /** So long, in milliseconds, the thread waits for somebody else who writes. */
  readonly patience: number;
}

export interface Answered {
  readonly id: number;
  readonly value?: unknown;
  readonly problem?: { readonly message: string; readonly code: string | undefined };
}
