import type { Problem } from './problem.ts';

/** Collects what a reader could not understand. */
export class Remarks {
  readonly list: Problem[] = [];
  readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  add(line: number, field: string, reason: string): void {
    this.list.push({ file: this.file, line, field, reason });
  }
}
