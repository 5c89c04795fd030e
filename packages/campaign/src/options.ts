import { nth, type Seat } from '@sortie/kernel';
import { mayDeploy } from './battle.ts';
import type { Book } from './rule.ts';
import { type Command, FATES, RESULTS, type Report, type State, type Suffered } from './shape.ts';
import { LONGEST, SHORTEST } from './time.ts';

/** What a side may do now; of battles and intervals a few. */
export function* options(view: State, seat: Seat, book: Book): Generator<Command> {
  for (const command of offers(view, seat)) if (book.allows(view as never, command, seat)) yield command;
}

function* offers(view: State, seat: Seat): Generator<Command> {
  if (view.phase === 'ready') {
    yield { type: 'battle', report: report(view, () => 0) };
    yield { type: 'close' };
  }
  for (const hours of [SHORTEST, 72, 14 * 24, LONGEST]) yield { type: 'interval', hours };
  for (const { id, card, seat: owner, condition } of view.units) {
    if (owner !== seat || condition === 'lost' || condition === 'scrapped') continue;
    for (const type of ['salvage', 'repair', 'supply', 'scrap'] as const) yield { type, unit: id };
    yield { type: 'supply', unit: id, alternative: true };
    yield { type: 'buy', unit: { card, skill: 5 } };
    for (const crew of view.crews) if (crew.seat === seat) yield { type: 'assign', crew: crew.id, unit: id };
  }
  for (const { id, kind } of view.crews) {
    yield { type: 'heal', crew: id };
    yield { type: 'advance', crew: id };
    yield { type: 'hire', kind, name: 'Recruit' };
    yield { type: 'hire', kind, name: 'Regular', trained: true };
  }
  yield { type: 'next' };
}

/** A battle of some sort, for trying the rules out. */
function report(view: State, pick: (n: number) => number): Report {
  const units = view.units
    .filter(unit => mayDeploy(view, unit))
    .map((unit): Suffered => {
      const fate = nth(FATES, pick(FATES.length));
      const structure = unit.structure - unit.lostStructure;
      const standing = fate !== 'destroyed';
      return {
        unit: unit.id,
        fate,
        armor: pick(unit.armor - unit.lostArmor + 1),
        structure: standing ? pick(structure) : structure,
        ...(pick(3) === 2 ? { hits: { weapon: 1, engine: pick(2), fuel: pick(2) } } : {}),
        ...(pick(9) === 8 ? { immobile: true } : {}),
        ...(!standing && pick(4) === 3 ? { end: 'area' as const } : {}),
      };
    });
  return { result: nth(RESULTS, pick(RESULTS.length)), field: pick(3) - 1, units };
}

export function sample(view: State, seat: Seat, book: Book, pick: (n: number) => number): Command | undefined {
  if (view.phase === 'ready' && pick(20) < 19) return { type: 'battle', report: report(view, pick) };
  const found = [...options(view, seat, book)];
  return found[pick(found.length)];
}
