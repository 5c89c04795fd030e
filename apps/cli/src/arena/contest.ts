import type { Staged } from '@sortie/arena';
import type { Shape } from '@sortie/kernel';

/** Who meets whom, and how. */
export interface Match {
  readonly a: string;
  readonly b: string;
  readonly staged: Staged<Shape>;
}

/** How the forces of a game are named in a shell, and how two of them meet. */
export interface Contest {
  /** Two forces that meet, or what is wrong with their names. */
  match(a: string, b: string): Match | string;
  /** Whom a unit is compared with if nobody says. */
  field(unit: string): readonly string[];
}

/** A force to be pitted against another, or why it cannot be. */
export type Fielded<E> =
  | { readonly ok: true; readonly name: string; readonly entries: readonly E[] }
  | { readonly ok: false; readonly problem: string };

export const wrong = (problem: string) => ({ ok: false, problem }) as const;

interface Terms<E> {
  /** A force by what somebody typed. */
  read(text: string): Fielded<E>;
  meet(a: readonly E[], b: readonly E[]): Staged<Shape>;
  field(unit: string): readonly string[];
}

export const contestOf = <E>({ read, meet, field }: Terms<E>): Contest => ({
  match: (a, b) => {
    const [first, second] = [read(a), read(b)];
    if (!first.ok) return first.problem;
    if (!second.ok) return second.problem;
    return { a: first.name, b: second.name, staged: meet(first.entries, second.entries) };
  },
  field,
});
