import { sideTorsoSlots } from '@sortie/roster';
import type { Book } from '../book.ts';
import { isQuarters } from '../crew/rules.ts';
import { errata, MANUAL, type Rule } from '../rule.ts';
import { type Fitting, isFighter, isSupport, type Subject } from '../subject.ts';

/** Slots that a support vehicle needs: things, kinds of ammunition, bays, beds and seats. */
export function neededSlots(subject: Subject, book: Book): number {
  const things = subject.fittings.reduce((sum, one) => sum + book.ask('space', { ...one, subject }).total, 0);
  const loads = new Set(subject.bins.map(({ item }) => `${item.type}/${item.rack}`)).size;
  const bays = subject.unit.bays?.filter(({ type }) => !isQuarters(type) && !/seats$/.test(type)) ?? [];
  const troops = bays.some(({ type }) => type === 'troopspace') ? 1 : 0;
  const others = bays.filter(({ type }) => type !== 'troopspace').length;
  return things + loads + troops + others + book.ask('quartersSlots', subject).total + (subject.unit.build?.extraSeats ?? 0);
}

/** Each side of a fighter holds so many weapons. */
const ARC_ROOM = 5;
const ARCS = ['NOS', 'LWG', 'RWG', 'AFT'] as const;

/** Engines of the largest kind fill slots of a fighter as they fill those of a vehicle. */
const engineSlots = ({ unit }: Subject): number => (unit.engine?.type === 'XXL' ? (sideTorsoSlots(unit.engine) > 4 ? 4 : 2) : 0);

const inArc = (subject: Subject, book: Book, at: string): number =>
  subject.weapons
    .filter(one => one.mount.at === at && !isBomb(one))
    .reduce((sum, one) => sum + book.ask('space', { ...one, subject }).total, 0);

/** Bomb slots of what hangs below a fighter. */
const BOMBS: readonly (readonly [item: RegExp, slots: number])[] = [
  [/^AAA Missile$/, 5],
  [/^(AS Missile|ASEWMissile)$/, 6],
  [/^BombArrowIV$/, 5],
];
const isBomb = ({ item }: Fitting): boolean => item.kind === 'weapon' && item.category === 'bomb';
const isLight = ({ item }: Fitting): boolean => item.id === 'LAAMissile';

/** A bomb slot for every five tons. */
const TONS_FOR_A_BOMB = 5;

export const SLOT_RULES: readonly Rule[] = [
  {
    id: 'HOUSE-design-support-slots',
    cite: MANUAL,
    faults: (subject, book) => {
      if (!isSupport(subject)) return [];
      const need = neededSlots(subject, book);
      const room = book.ask('room', subject).total;
      return need > room ? [{ problem: `needs ${need} slots and has ${room}` }] : [];
    },
  },
  {
    id: 'TOE-engine-master-fighter-slots',
    cite: errata(308),
    faults: (subject, book) => {
      if (!isFighter(subject) || engineSlots(subject) === 0) return [];
      const need = inArc(subject, book, 'AFT') + engineSlots(subject);
      return need > ARC_ROOM ? [{ problem: `needs ${need} slots at AFT with its engine, where there are ${ARC_ROOM}`, at: 'AFT' }] : [];
    },
  },
  {
    id: 'HOUSE-design-bombs',
    cite: MANUAL,
    base: {
      bombSlots: ({ mount, item }) =>
        isBomb({ mount, item }) && !isLight({ mount, item }) ? (BOMBS.find(([pattern]) => pattern.test(item.id))?.[1] ?? 1) : undefined,
    },
    faults: (subject, book) => {
      if (!isFighter(subject)) return [];
      const need = subject.weapons.reduce((sum, one) => sum + book.ask('bombSlots', { ...one, subject }).total, 0);
      const room = Math.floor(subject.unit.tons / TONS_FOR_A_BOMB);
      return need > room ? [{ problem: `has bombs for ${need} slots below it, where there are ${room}` }] : [];
    },
  },
  { id: 'TOE-laa-slots', cite: errata(359), base: { bombSlots: one => (isLight(one) ? 2 : undefined) } },
  {
    id: 'HOUSE-design-fighter-slots',
    cite: MANUAL,
    faults: (subject, book) =>
      isFighter(subject)
        ? ARCS.flatMap(at => {
            const need = inArc(subject, book, at);
            return need > ARC_ROOM ? [{ problem: `needs ${need} slots at ${at}, where there are ${ARC_ROOM}`, at }] : [];
          })
        : [],
  },
];
