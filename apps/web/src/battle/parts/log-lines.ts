import type { Shape } from '@sortie/kernel';
import type { LogLine } from '@sortie/table';
import type { Told } from '../face.ts';

/** A sentence of the log and what the face of the game knows of it. */
export interface ToldLine {
  readonly line: LogLine<Shape>;
  readonly told: Told;
}

/** What is told as one: the last of a run, after those that led to it. */
export interface Gathered extends ToldLine {
  readonly before: readonly ToldLine[];
}

/** Steps that belong together become one line, so that a walk does not drown what happens on the way. */
export function gather(lines: readonly ToldLine[]): readonly Gathered[] {
  const gathered: Gathered[] = [];
  for (const one of lines) {
    const last = gathered.at(-1);
    if (last && goesOn(last, one)) gathered[gathered.length - 1] = { ...one, before: [...last.before, last] };
    else gathered.push({ ...one, before: [] });
  }
  return gathered;
}

const goesOn = (a: ToldLine, b: ToldLine): boolean =>
  a.told.run !== undefined && a.told.run === b.told.run && a.line.standing === b.line.standing;
