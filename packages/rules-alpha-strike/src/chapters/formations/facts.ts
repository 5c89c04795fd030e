import { type RuleId, type Seat, tell } from '@sortie/kernel';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { Counted, Mark, Plain, UnitId } from '../../shape.ts';
import { isUnseen, unitAt, unmarking } from '../../state.ts';
import { isUnknown } from '../../view.ts';
import { inHandOf } from '../special-command-abilities/facts.ts';

/** A lance that has been built for something, and what it lends to its units for the whole game. */
export interface Formed {
  readonly lance: number;
  readonly type: string;
  /** The units whose formation it is. */
  readonly units: readonly UnitId[];
  readonly given: readonly { readonly unit: UnitId; readonly ability: string; readonly loan: RuleId }[];
  readonly choice?: string;
  /** The lance that it supports. */
  readonly supports?: number;
}

/** What formations lend to their units, and to whom. */
export interface FormationFacts {
  /** What its crew can do now, what of it is lent, and how lucky it would be by itself while it shares in the luck of others. */
  readonly lent: { readonly unit: UnitId; readonly abilities: readonly string[]; readonly lent: readonly string[]; readonly luck?: number };
  readonly lentForTurn: { readonly unit: UnitId; readonly abilities: readonly string[]; readonly until: number };
  /** From the next turn on it shall have this; whoever was told first gives it up. */
  readonly wanted: { readonly unit: UnitId; readonly ability: string; readonly place: number; readonly until: number };
  readonly squadronOrdered: { readonly seat: Seat; readonly lance: number };
}

interface Ability {
  readonly ability: string;
}

declare module '../../shape/setup.ts' {
  interface Entry {
    /** The formation that its lance is, as all units of the lance carry it: `battle`, `assault:multi-tasker`, `support:lance=1`. */
    readonly formation?: string;
    /** Which of the abilities that its formation lends it is to have; as the formation sees fit if nobody says anything. */
    readonly bonus?: readonly string[];
  }
}
declare module '../../shape/state.ts' {
  interface State {
    /** Formations by seat; absent where nobody has any. */
    readonly formations?: readonly (readonly Formed[])[];
  }
}
declare module '../../shape/open.ts' {
  interface ChapterDuties {
    /** Formations have lost somebody or used something up: who has what of them now. */
    readonly regroup: { readonly type: 'regroup' };
  }
  interface ChapterEvents extends Facts<FormationFacts> {}
  interface ChapterMarks {
    readonly lent: Ability;
    readonly lentForTurn: Ability;
    readonly wants: Ability & Counted;
    readonly ownLuck: Counted;
    readonly told: Plain;
  }
}

const SECRET = { secret: true } as const;

export const formationFacts: Parts<keyof FormationFacts> = {
  lent: {
    ...ofUnit<'lent'>({
      fold: (unit, { abilities, lent, luck }) => ({
        abilities,
        marks: [
          ...unmarking(unit, 'lent', 'ownLuck'),
          ...lent.map((ability): Mark => ({ kind: 'lent', until: 0, ...SECRET, ability })),
          ...(luck === undefined ? [] : [{ kind: 'ownLuck', until: 0, ...SECRET, value: luck } as const]),
        ],
      }),
    }),
    // Who has lent what is nobody else's business; what an unknown crew can do is not known.
    redact: (state, event, seat) => {
      const unit = unitAt(state, event.unit);
      if (unit.seat === seat) return event;
      if (isUnseen(unit, seat)) return undefined;
      const { luck: _luck, ...told } = event;
      return { ...told, lent: [], ...(isUnknown(unit, seat) && { abilities: [] }) };
    },
  },
  lentForTurn: {
    ...ofUnit<'lentForTurn'>({
      fold: (unit, { abilities, until }) => ({
        marks: [
          ...unmarking(unit, 'lentForTurn'),
          ...abilities.map((ability): Mark => ({ kind: 'lentForTurn', until, ...SECRET, ability })),
        ],
      }),
    }),
    redact: (state, event, seat) => (unitAt(state, event.unit).seat === seat ? event : undefined),
  },
  wanted: {
    ...ofUnit<'wanted'>({
      fold: ({ marks }, { ability, place, until }) => ({
        marks: [
          ...marks.filter(mark => mark.kind !== 'wants' || mark.ability !== ability),
          { kind: 'wants', until: 0, ...SECRET, ability, value: place },
          { kind: 'told', until, ...SECRET },
        ],
      }),
      says: tell('{unit} has its orders'),
    }),
    redact: (state, event, seat) => (unitAt(state, event.unit).seat === seat ? event : undefined),
  },
  squadronOrdered: {
    fold: (state, { seat, lance }) => inHandOf(state, seat, { kind: 'electronic-warfare', until: 0, value: lance }),
  },
};
