import type { Answer } from '@sortie/kernel';
import type { WeaponClass } from './card/card.ts';
import { steeringOf } from './combat/control.ts';
import { fires } from './combat/exchange.ts';
import { aimOf } from './combat/shoot.ts';
import { usableIn } from './combat/weapons.ts';
import { AWAY } from './map/sectors.ts';
import type { Aim } from './questions.ts';
import type { Book } from './rule.ts';
import type { Command, State, UnitId } from './shape.ts';
import { aimFrom } from './special/afar.ts';

/** A number that dice will be rolled against if a command is given. */
export interface Foreseen {
  readonly unit: UnitId;
  readonly what: 'control' | 'toHit';
  readonly weapon?: WeaponClass;
  readonly needs: Answer;
  readonly damage?: Answer;
}

interface Asking {
  readonly state: State;
  readonly book: Book;
}

/** The numbers of a command before it is given; none where nothing is rolled or the numbers hang on what comes first. */
export function foresee(state: State, command: Command, book: Book): readonly Foreseen[] {
  const asking = { state, book };
  const { units } = state;
  switch (command.type) {
    case 'engage': {
      const [one, two] = [units[command.unit]!, units[command.target]!];
      const first = steeringOf(asking, one, command.grapple ? 'grapple' : 'engage', { other: two });
      return [
        { unit: one.id, what: 'control', needs: book.ask('control', first) },
        { unit: two.id, what: 'control', needs: book.ask('control', steeringOf(asking, two, 'engage', { other: one })) },
      ];
    }
    case 'range':
      return volley({ ...asking, state: withBracket(state, command.bracket) });
    case 'fire':
      return volley(asking, command.weapons);
    case 'launch':
      return [shot(asking, aimFrom(asking, units[command.unit]!, units[command.target]!, command.arc, 'missiles', 'launch'))];
    case 'pass':
      return [shot(asking, aimFrom(asking, units[command.unit]!, units[command.target]!, command.arc, command.weapon, 'pass'))];
    case 'jump':
      return jumping(asking, command.unit, command.to);
    default:
      return [];
  }
}

/** One roll to leave or to arrive; within the system one for each. */
function jumping(asking: Asking, id: UnitId, to: number): readonly Foreseen[] {
  const unit = asking.state.units[id]!;
  const system = unit.fate === 'fighting' && to !== AWAY;
  const sectors = system ? [unit.sector, to] : [unit.fate === 'fighting' ? unit.sector : to];
  return sectors.map(sector => ({
    unit: id,
    what: 'control',
    needs: asking.book.ask('control', steeringOf(asking, unit, 'jump', { sector, system })),
  }));
}

const withBracket = (state: State, bracket: NonNullable<NonNullable<State['clash']>['bracket']>): State => ({
  ...state,
  clash: state.clash && { ...state.clash, bracket },
});

const shot = ({ book }: Asking, aim: Aim): Foreseen => ({
  unit: aim.attacker.id,
  what: 'toHit',
  weapon: aim.weapon,
  needs: book.ask('toHit', aim),
  damage: book.ask('damage', aim),
});

/** What whoever is asked fires in the exchange: the weapons named, or all that bear. */
function volley(asking: Asking, weapons?: readonly WeaponClass[]): readonly Foreseen[] {
  const { clash, units } = asking.state;
  if (!clash?.bracket) return [];
  const { who, arcs, bracket } = clash;
  const arc = arcs[who];
  if (arc === null || !fires(asking, clash, who)) return [];
  const bearing = clash.bombs[who] !== null ? (['missiles'] as const) : (weapons ?? usableIn(units[clash.units[who]]!, arc, bracket));
  return bearing.map(weapon => shot(asking, aimOf(asking, clash, who, weapon)));
}
