import { boardOf, type KnownTerrain, siteAt } from '@sortie/board';
import { FACINGS, fromOffset, type Hex } from '@sortie/geometry';
import { type Handler, type Seat, type Telling, tell } from '@sortie/kernel';
import type { Book, View } from '../../rule.ts';
import { rowsOf } from '../../scenarios/deployment.ts';
import type { Classic, State, Unit } from '../../shape.ts';
import { isShip } from '../../sheet/sheet.ts';
import { show } from '../../sight/showing.ts';
import { sheetFor } from '../../state.ts';
import type { Hide } from './shape.ts';

/** Ground that hides somebody (TWR-74). */
const COVER: ReadonlySet<string> = new Set<KnownTerrain>([
  'woods',
  'jungle',
  'rough',
  'rubble',
  'swamp',
  'fields',
  'industrial',
  'building',
]);
/** Nobody hides on what is kept clear; under a roof that does not matter. */
const OPEN: ReadonlySet<string> = new Set<KnownTerrain>(['pavement', 'road', 'bridge']);

export function hides(state: Pick<State, 'board'>, at: Hex): boolean {
  const terrains = siteAt(boardOf(state.board), at)?.terrains ?? [];
  const has = (kinds: ReadonlySet<string>): boolean => terrains.some(({ kind }) => kinds.has(kind));
  return has(COVER) && (!has(OPEN) || terrains.some(({ kind }) => kind === 'building'));
}

/** What flies, floats or fills hexes is seen from afar. */
export function mayHide(unit: Unit): boolean {
  const { kind, gait, vessel, sixSided } = sheetFor(unit);
  return kind !== 'fighter' && gait !== 'vtol' && gait !== 'wige' && !isShip(gait) && vessel === undefined && sixSided === undefined;
}

/** What the rules about setting up say of the same place. */
function misplaced(view: View, { unit, at, facing }: Hide, seat: Seat, book: Book): Telling | undefined {
  const [refusal] = book.check(view, { type: 'deploy', unit, at, facing }, seat);
  return refusal && (refusal.said ?? tell(refusal.reason));
}

export function badHideout(view: View, command: Hide, seat: Seat, book: Book): Telling | undefined {
  const wrong = misplaced(view, command, seat, book);
  if (wrong) return wrong;
  const unit = view.units[command.unit];
  if (!unit || !mayHide(unit)) return tell('that unit is too large or too high up to hide');
  if (!hides(view, command.at)) return tell('nothing there would hide the unit');
  return command.overwatch !== undefined && !book.holds('overwatches', { unit }) ? tell('nobody keeps overwatch here') : undefined;
}

export const hide: Handler<Classic, 'hide'> = (play, { unit, at, facing, overwatch }) => {
  if (!play.state.blind) play.emit({ type: 'blindfolded' });
  show(play, unit, 'hidden');
  play.emit({ type: 'deployed', unit, at, facing });
  play.emit({ type: 'hid', unit, ...(overwatch === undefined ? {} : { overwatch }) });
};

/** Every place where somebody who waits might hide, looking any way. */
export function* hideouts(view: State, seat: Seat): Generator<Hide> {
  if (view.phase !== 'deployment') return;
  const [first, last] = rowsOf(view, seat);
  const waiting = view.units.filter(unit => unit.seat === seat && unit.fate === 'waiting' && mayHide(unit));
  for (let row = first; row <= last; row++)
    for (let column = 1; column <= view.board.width; column++) {
      const at = fromOffset(column, row);
      if (!hides(view, at)) continue;
      for (const { id: unit } of waiting) for (const facing of FACINGS) yield { type: 'hide', unit, at, facing };
    }
}
