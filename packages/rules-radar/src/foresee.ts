import { type Answer, nth } from '@sortie/kernel';
import type { WeaponClass } from './card/card.ts';
import type { Foresees } from './chapter.ts';
import { type Asking, clashing } from './combat/clash.ts';
import { steeringOf } from './combat/control.ts';
import { aimOf, fires } from './combat/shoot.ts';
import { usableIn } from './combat/weapons.ts';
import type { Aim } from './questions.ts';
import type { Book } from './rule.ts';
import type { EngageTerms } from './shape/open.ts';
import type { Command, Engage, State, Unit, UnitId } from './shape.ts';

/** A number that dice will be rolled against if a command is given. */
export interface Foreseen {
  readonly unit: UnitId;
  readonly what: 'control' | 'toHit';
  readonly weapon?: WeaponClass;
  readonly needs: Answer;
  readonly damage?: Answer;
}

/** The numbers of a command before it is given; none where nothing is rolled or the numbers hang on what comes first. */
export const foreseeing =
  (chapters: Foresees) =>
  (state: State, command: Command, book: Book): readonly Foreseen[] => {
    const asking = { state, book };
    switch (command.type) {
      case 'engage':
        return manoeuvres(asking, command);
      case 'range':
        return volley({ ...asking, state: withBracket(state, command.bracket) });
      case 'fire':
        return volley(asking, command.weapons);
      default: {
        // TypeScript cannot see that the type of a command picks what is foreseen for it.
        const own = chapters[command.type as keyof Foresees] as ((asking: Asking, command: Command) => readonly Foreseen[]) | undefined;
        return own?.(asking, command) ?? [];
      }
    }
  };

function manoeuvres(asking: Asking, command: Engage): readonly Foreseen[] {
  const [one, two] = [nth(asking.state.units, command.unit), nth(asking.state.units, command.target)];
  const needs = (unit: Unit, other: Unit, terms: EngageTerms): Foreseen => ({
    unit: unit.id,
    what: 'control',
    needs: asking.book.ask('control', steeringOf(asking, unit, 'engage', { other, terms })),
  });
  return [needs(one, two, command), needs(two, one, {})];
}

const withBracket = (state: State, bracket: NonNullable<NonNullable<State['clash']>['bracket']>): State => ({
  ...state,
  clash: state.clash && { ...state.clash, bracket },
});

export const shot = ({ book }: Asking, aim: Aim): Foreseen => ({
  unit: aim.attacker.id,
  what: 'toHit',
  weapon: aim.weapon,
  needs: book.ask('toHit', aim),
  damage: book.ask('damage', aim),
});

/** What whoever is asked fires in the exchange: the weapons named, or all that bear. */
function volley(asking: Asking, weapons?: readonly WeaponClass[]): readonly Foreseen[] {
  const { clash } = asking.state;
  if (!clash?.bracket) return [];
  const { who, arcs, bracket } = clash;
  const arc = arcs[who];
  if (arc === null || !fires(asking, clash, who)) return [];
  const bearing =
    clash.bombs[who] !== null
      ? (['missiles'] as const)
      : (weapons ?? usableIn(asking.book, clashing(asking.state, clash, who), arc, bracket));
  return bearing.map(weapon => shot(asking, aimOf(asking, clash, who, weapon)));
}
