import type { Offered, OfferedOn } from '@sortie/kernel';
import { travel } from '../../movement/journey.ts';
import type { Book } from '../../rule.ts';
import type { AlphaStrike, MoveCommand, State, Unit } from '../../shape.ts';
import { INCH, marking, type Standing, unmarking } from '../../state.ts';
import { BURDEN, loadOn, slowsBy } from './burden.ts';
import { bulkOf } from './cargo-size.ts';
import type { Load } from './facts.ts';

/** A smaller trailer costs two inches, an equal one half, a larger one three quarters. */
function towBurden(tug: Unit, load: Unit): number {
  const { size } = bulkOf(load, tug);
  if (size < tug.card.size) return BURDEN.twoInches;
  return size === tug.card.size ? BURDEN.half : BURDEN.quarter;
}

/** What a tug takes hold of, and how much that slows it. */
export const loadBehind = (tug: Unit, load: Unit): Load => ({ by: load.id, value: towBurden(tug, load) });

/** The unit as it is once it has taken hold of what the command names. */
function hitched(state: State, unit: Standing, { haul }: Pick<MoveCommand, 'haul'>): Standing {
  const load = haul ? state.units[haul.what] : undefined;
  return haul && load
    ? {
        ...unit,
        marks: marking(unit, {
          kind: haul.how === 'tow' ? 'tows' : 'drags',
          until: 0,
          ...loadBehind(unit, load),
          slows: slowsBy(loadBehind(unit, load).value),
        }),
      }
    : unit;
}

/** The same unit without whatever slows it. */
const freed = (unit: Standing): Standing => (loadOn(unit) ? { ...unit, marks: unmarking(unit, 'carries', 'tows', 'drags') } : unit);

/** Inches that letting go with care costs: what is carried takes longer than what is dragged. */
const careOf = (unit: Unit): number => (unit.marks.some(({ kind }) => kind === 'carries') ? 4 : 2);

/** What is travelled under a load is paid at the rate of the loaded Move out of the whole one; letting go with care costs inches too. */
function ladenCost(state: State, unit: Standing, command: MoveCommand, book: Book): number {
  const { release, mode, path } = command;
  if (!release || mode === 'stand') return 0;
  const care = release.careful ? careOf(unit) * INCH : 0;
  const first = travel(state, unit, { ...command, path: path.slice(0, release.after) }, book);
  const loaded = book.ask('move', { state, unit, mode }).total;
  const whole = book.ask('move', { state, unit: freed(unit), mode }).total;
  if (release.after === 0 || first.length === 0) return care;
  return loaded === 0 ? Number.POSITIVE_INFINITY : care + Math.ceil((first.length * (whole - loaded)) / loaded);
}

/** Whoever takes hold of something moves with it; whoever lets go is free from there on. */
export function moverOf({ state, unit, command, book }: OfferedOn<AlphaStrike, 'movers'>): readonly Offered<AlphaStrike, 'movers'>[] {
  if (!command.haul && !command.release) return [];
  const mover = hitched(state, unit, command);
  return [command.release ? { unit: freed(mover), cost: ladenCost(state, mover, command, book) } : { unit: mover, cost: 0 }];
}
