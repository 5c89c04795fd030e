import { type Seat, sure } from '@sortie/kernel';
import type { Entry, Unit } from '../../shape.ts';
import { coreOf } from './attached.ts';
import type { Formed } from './facts.ts';
import { formationNamed } from './list.ts';
import { type Borrower, gameLoans, type Lent } from './loans.ts';
import { readFormation } from './written.ts';

const HALF = 2;

/** For every two units that use an ability of the supported formation one unit of the supporting one has it too. */
function supported(other: Formed, units: readonly Borrower[]): readonly Lent[] {
  const genius = 'ASC-form-command-genius';
  const abilities = other.given.filter(({ loan }) => loan !== genius);
  const free = [...units];
  const lent: Lent[] = [];
  const counted = new Map<string, number>();
  for (const { ability, loan } of abilities) {
    const seen = (counted.get(ability) ?? 0) + 1;
    counted.set(ability, seen);
    // A Command Lance gives on both of its abilities, one to each of two units.
    if (other.type !== 'command' && other.type !== 'command-vehicle' && seen % HALF !== 0) continue;
    const wanting = free.findIndex(({ bonus }) => bonus.includes(ability));
    const at = wanting >= 0 ? wanting : 0;
    const [unit] = free.splice(at, 1);
    if (unit) lent.push({ unit: unit.id, ability, loan });
  }
  return lent;
}

/** The formations of a side, as they are fixed before the first turn. */
export function formedOf(force: readonly Entry[], units: readonly Unit[], seat: Seat): readonly Formed[] {
  const lances = [...new Set(force.flatMap(({ formation, lance = 0 }) => (formation === undefined ? [] : [lance])))];
  const own = units.filter(unit => unit.seat === seat);
  const membersOf = (lance: number): readonly Borrower[] =>
    own.flatMap((unit, i) => (unit.lance === lance ? [{ ...unit, bonus: force[i]?.bonus ?? [] }] : []));
  const formed = lances.flatMap((lance): readonly Formed[] => {
    const written = readFormation(
      sure(
        sure(
          force.find(one => one.formation !== undefined && (one.lance ?? 0) === lance),
          'one of the force',
        ).formation,
        'the formation',
      ),
    );
    const type = formationNamed(written.type);
    if (!type) return [];
    const core = coreOf(membersOf(lance), written.with);
    const chief = type.genius
      ? (core.find(({ commander }) => commander === 'force') ?? core.find(({ commander }) => commander))
      : undefined;
    const given = [
      ...gameLoans(type, core, written.choice),
      ...(chief ? [{ unit: chief.id, ability: 'tactical-genius', loan: 'ASC-form-command-genius' as const }] : []),
    ];
    return [
      {
        lance,
        type: type.id,
        units: core.map(({ id }) => id),
        given,
        ...(written.choice && { choice: written.choice }),
        ...(written.supports !== undefined && { supports: written.supports }),
      },
    ];
  });
  return formed.map(one => {
    const other = one.supports === undefined ? undefined : formed.find(({ lance }) => lance === one.supports);
    return other ? { ...one, given: supported(other, coreOf(membersOf(one.lance), undefined)) } : one;
  });
}
