import type { table as terrain } from '@sortie/board';
import { type RuleId, type Seat, tell } from '@sortie/kernel';
import type { Minefield, Point, Shell, State } from '../shape.ts';
import type { Parts } from './fact.ts';

/** What lies on the table, and what is on its way to it. */
export interface GroundFacts {
  readonly terrainChanged: { readonly piece: string; readonly as: terrain.Piece | null; readonly rule: RuleId };
  readonly minesLaid: { readonly field: Minefield | null };
  readonly minesChanged: { readonly id: number; readonly density: number };
  readonly shellFired: { readonly shell: Shell | null };
  readonly shellLanded: { readonly shell: Shell; readonly at: Point; readonly witnesses: readonly Seat[]; readonly ranged?: true };
}

/** What a gun was told of its last shell: the point it was aimed at, if a friend saw it come down. */
function rangedBy({ ranged = [] }: State, { unit, at }: Shell, seen: true | undefined): Pick<State, 'ranged'> {
  const others = ranged.filter(one => one.unit !== unit);
  return seen ? { ranged: [...others, { unit, at }] } : others.length < ranged.length ? { ranged: others } : {};
}

export const groundFacts: Parts<keyof GroundFacts> = {
  terrainChanged: {
    fold: (state, { piece, as }) => {
      const others = state.table.pieces.filter(({ id }) => id !== piece);
      return { ...state, table: { ...state.table, pieces: as ? [...others, as] : others } };
    },
    tell: ({ table }, { piece, as }) => {
      const before = table.pieces.find(({ id }) => id === piece);
      if (!as) return before && tell('The {kind} is gone', { kind: before.kind });
      if (before?.kind !== as.kind) return tell('There is {kind} now', { kind: as.kind });
      return as.cf !== undefined && as.cf !== before.cf
        ? tell('The {kind} has a construction factor of {cf} left', { kind: as.kind, cf: as.cf })
        : undefined;
    },
  },
  minesLaid: {
    fold: (state, { field }) => ({ ...state, serial: state.serial + 1, mines: field ? [...state.mines, field] : state.mines }),
    redact: (_state, event, seat) => (event.field?.seat === seat ? event : { ...event, field: null }),
  },
  minesChanged: {
    fold: (state, { id, density }) => ({
      ...state,
      mines:
        density > 0
          ? state.mines.map(field => (field.id === id ? { ...field, density } : field))
          : state.mines.filter(field => field.id !== id),
    }),
    redact: ({ mines }, event, seat) => (mines.some(field => field.id === event.id && field.seat === seat) ? event : undefined),
  },
  shellFired: {
    fold: (state, { shell }) => ({ ...state, serial: state.serial + 1, shells: shell ? [...state.shells, shell] : state.shells }),
    tell: () => tell('A shell is on its way'),
    redact: ({ units }, event, seat) => (event.shell && units[event.shell.unit]?.seat === seat ? event : { ...event, shell: null }),
  },
  shellLanded: {
    fold: (state, { shell, witnesses, ranged }) => ({
      ...state,
      ...rangedBy(state, shell, ranged),
      shells: state.shells.filter(({ id }) => id !== shell.id),
      witnessed: [...state.witnessed, ...witnesses.map(seat => ({ unit: shell.unit, seat, turn: state.turn }))],
    }),
    tell: () => tell('A shell lands'),
  },
};
