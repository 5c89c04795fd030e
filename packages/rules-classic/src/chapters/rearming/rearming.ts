import { boardOf, siteAt } from '@sortie/board';
import { nth, tell } from '@sortie/kernel';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { fighting, isVehicle, type OnMap, placed, sheetFor } from '../../state.ts';

/** Turns for a ton of ammunition, or for a whole squad. */
const TON = 3;
/** For a cruise missile on a ground vehicle. */
const CRUISE = 6;

const turnsFor = (unit: Unit, bin: number): number =>
  isVehicle(unit) && nth(sheetFor(unit).bins, bin).type === 'CRUISE_MISSILE' ? CRUISE : TON;

const isSquad = (unit: Unit): boolean => sheetFor(unit).kind === 'battleArmor';

/** Bins that are not full, the emptiest first. */
export function lacking(unit: Unit): readonly number[] {
  const { bins } = sheetFor(unit);
  const left = (i: number): number => nth(unit.ammo, i) / nth(bins, i).shots;
  return bins.flatMap((bin, i) => (nth(unit.ammo, i) < bin.shots ? [i] : [])).toSorted((a, b) => left(a) - left(b) || a - b);
}

const dumpAt = ({ board }: Pick<State, 'board'>, { at }: OnMap): boolean =>
  siteAt(boardOf(board), at)?.terrains.some(({ kind, name }) => kind === 'other' && name === 'ammunition dump') ?? false;

/** A launcher with one salvo takes one turn; a ton takes three, and a great missile six. */
function load(play: Play): void {
  for (const unit of fighting(play.state)) {
    if (isSquad(unit) || unit.flight || !isBusy(play, unit)) continue;
    const turns = (unit.loading ?? 0) + 1;
    const [weapon] = unit.spent;
    const [bin] = lacking(unit);
    if (weapon !== undefined) play.emit({ type: 'rearmed', unit: unit.id, bins: [], weapon });
    else if (bin !== undefined && turns >= turnsFor(unit, bin)) play.emit({ type: 'rearmed', unit: unit.id, bins: [bin], weapon: null });
    else play.emit({ type: 'loading', unit: unit.id, turns });
  }
}

/** After three turns everything that a squad fires is there again, however many kinds that are. */
function loadSquads(play: Play): void {
  for (const unit of fighting(play.state)) {
    if (!isSquad(unit) || !isBusy(play, unit)) continue;
    const turns = (unit.loading ?? 0) + 1;
    if (turns < TON) play.emit({ type: 'loading', unit: unit.id, turns });
    else play.emit({ type: 'rearmed', unit: unit.id, bins: lacking(unit), weapon: unit.spent[0] ?? null });
  }
}

/** Whoever breaks off begins anew. */
function isBusy(play: Play, unit: OnMap): boolean {
  if (unit.moved?.task === 'rearm') return true;
  if (unit.loading) play.emit({ type: 'loading', unit: unit.id, turns: 0 });
  return false;
}

const time = advanced('TOE-rearm-time', {
  needs: ['TOE-rearm-ba-proto'],
  permits: { task: ['rearm'] },
  forbids: {
    move: (view, move) => {
      const unit = view.units[move.unit];
      if (move.mode !== 'stand' || move.task !== 'rearm' || !unit?.at) return undefined;
      if (!dumpAt(view, placed(unit))) return tell('there is no ammunition here');
      return lacking(unit).length > 0 || unit.spent.length > 0 ? undefined : tell('it has all the ammunition it can carry');
    },
    declare: (view, { unit, shots }) =>
      shots.length > 0 && view.units[unit]?.moved?.task === 'rearm' ? tell('who takes on ammunition does not fire') : undefined,
  },
  steps: { end: [{ name: 'rearming', after: 'fires', run: load }] },
});

const squads = advanced('TOE-rearm-ba-proto', {
  needs: ['TOE-rearm-time'],
  steps: { end: [{ name: 'rearmingSquads', after: 'fires', run: loadSquads }] },
});

export const rearmingRules: readonly ClassicRule[] = [time, squads];
