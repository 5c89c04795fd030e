import type { Clause, Line } from './line.ts';
import { byLine, type Proofs, proofsOf } from './proofs.ts';

/** What is counted of a book, and of each part of the game in it. */
interface Counts {
  readonly lines: number;
  /** Not mechanics: counted as lines and here, and nowhere else. */
  readonly editorial: number;
  /** Lines that a rule value carries or covers. */
  readonly implemented: number;
  /** Lines whose every clause is proven. */
  readonly proven: number;
  readonly clauses: number;
  readonly clausesProven: number;
  /** Clauses proven by asking: a game with the line in force, or a function of the product whose answer names the line. */
  readonly byPlay: number;
  /** Those of them that only an answer beside the games proves. */
  readonly byDerivation: number;
  /** Clauses proven row by row against a printed table, and in no other way. */
  readonly byTable: number;
  /** Lines that a player can bring about with the controls of the app. */
  readonly reachable: number;
  /** Lines with a rule value of their own that contributes: off the list, its effect is gone. */
  readonly switchable: number;
}

export interface MutantCounts {
  readonly killed: number;
  readonly alive: number;
}

export interface AreaCoverage extends Counts {
  readonly area: string;
}

export interface BookCoverage extends Counts {
  readonly book: string;
  /** Of the last full run of the mutants of this book. */
  readonly mutants: MutantCounts;
  readonly areas: readonly AreaCoverage[];
  /** Mechanics that are not both implemented and proven. */
  readonly missing: readonly string[];
}

export interface Coverage {
  readonly books: readonly BookCoverage[];
}

export interface LinesOfBook {
  readonly book: string;
  readonly lines: readonly Line[];
  readonly clauses: readonly Clause[];
}

/** Where the counts come from; all by the id of the line. */
export interface CoverageSources {
  readonly implemented: ReadonlySet<string>;
  readonly switchable: ReadonlySet<string>;
  readonly reachable: ReadonlySet<string>;
  readonly proofs: Proofs;
  /** By book. */
  readonly mutants: ReadonlyMap<string, MutantCounts>;
}

/** How much of each book the product plays, proves, and puts into the hands of players. */
export function coverage(books: readonly LinesOfBook[], sources: CoverageSources): Coverage {
  return { books: books.map(book => bookCoverage(book, sources)) };
}

function bookCoverage({ book, lines, clauses }: LinesOfBook, sources: CoverageSources): BookCoverage {
  const clausesOf = byLine(clauses);
  const standings = lines.map(line => standing(line, clausesOf.get(line.id) ?? [], sources));
  const areas = new Map<string, Standing[]>();
  for (const one of standings) {
    const some = areas.get(one.line.area);
    if (some) some.push(one);
    else areas.set(one.line.area, [one]);
  }
  return {
    book,
    ...count(standings),
    mutants: sources.mutants.get(book) ?? { killed: 0, alive: 0 },
    areas: [...areas].map(([area, some]) => ({ area, ...count(some) })),
    missing: standings.filter(one => one.mechanic && !(one.implemented && one.proven)).map(({ line }) => line.id),
  };
}

/** Where one line stands. */
interface Standing {
  readonly line: Line;
  readonly mechanic: boolean;
  readonly implemented: boolean;
  readonly switchable: boolean;
  readonly reachable: boolean;
  readonly proven: boolean;
  /** How each of its clauses is proven, the strongest way first found. */
  readonly clauses: readonly ('play' | 'derivation' | 'table' | undefined)[];
}

const STRONGEST = ['play', 'derivation', 'table'] as const;

function standing(line: Line, clauses: readonly Clause[], sources: CoverageSources): Standing {
  const mechanic = line.kind !== 'editorial';
  const ways = mechanic
    ? clauses.map(clause => {
        const proofs = proofsOf(line.id, clause, clauses.length, sources.proofs);
        return STRONGEST.find(way => proofs.some(proof => proof.way === way));
      })
    : [];
  return {
    line,
    mechanic,
    implemented: mechanic && sources.implemented.has(line.id),
    switchable: mechanic && sources.switchable.has(line.id),
    reachable: mechanic && sources.reachable.has(line.id),
    proven: ways.length > 0 && ways.every(way => way !== undefined),
    clauses: ways,
  };
}

function count(some: readonly Standing[]): Counts {
  const lines = (is: (one: Standing) => boolean): number => some.filter(is).length;
  const ways = some.flatMap(({ clauses }) => clauses);
  const clauses = (...which: readonly string[]): number => ways.filter(way => way !== undefined && which.includes(way)).length;
  return {
    lines: some.length,
    editorial: lines(({ mechanic }) => !mechanic),
    implemented: lines(({ implemented }) => implemented),
    proven: lines(({ proven }) => proven),
    clauses: ways.length,
    clausesProven: clauses(...STRONGEST),
    byPlay: clauses('play', 'derivation'),
    byDerivation: clauses('derivation'),
    byTable: clauses('table'),
    reachable: lines(({ reachable }) => reachable),
    switchable: lines(({ switchable }) => switchable),
  };
}
