import { boardOf, onMap } from '@sortie/board';
import { FACINGS, type Hex, neighbour } from '@sortie/geometry';
import { nth, sure, type Telling, tell } from '@sortie/kernel';
import { bombsOf } from '../../aerospace/flight.ts';
import { flewOver } from '../../aerospace/range.ts';
import { standIn } from '../../buildings/walls.ts';
import type { Aim } from '../../questions.ts';
import type { Book, ClassicRule, Play } from '../../rule.ts';
import type { Bombing, State } from '../../shape.ts';
import { sightBetween } from '../../sight/sight.ts';
import { fighting, flightOf, isAloft, isFighting, type OnMap, placed, sheetFor, unitAt } from '../../state.ts';
import { burst } from './bombs.ts';
import { NO_WEAPON } from './no-weapon.ts';
import { AEROSPACE, house } from './rule.ts';

/** What a dive adds; whoever stays level adds its altitude (TOE-reading-141). */
const DIVE = 2;
const HIGHEST_DIVE = 5;
const LOWEST_DIVE = 3;

function bombFault(unit: OnMap, { at, bins, dive, sensor }: Bombing, book: Book): Telling | undefined {
  const { altitude } = flightOf(unit);
  if (!flewOver(flightOf(unit), at)) return tell('bombs fall on a hex of the flight');
  if (dive && (altitude > HIGHEST_DIVE || altitude < LOWEST_DIVE))
    return tell('one dives from altitudes {least} to {most}', { least: LOWEST_DIVE, most: HIGHEST_DIVE });
  if (sensor) return book.holds('dropsSensors', { unit }) && bins.length === 0 ? undefined : tell('it drops no sensors from here');
  const hung = bombsOf(unit);
  if (bins.length === 0 || new Set(bins).size < bins.length || bins.some(bin => !hung.includes(bin)))
    return tell('it does not carry that bomb');
  return undefined;
}

function aimDown(state: State, unit: OnMap, at: Hex): Aim {
  const target = standIn(unit, at);
  return {
    state,
    attacker: unit,
    target,
    sheet: sheetFor(unit),
    weapon: NO_WEAPON,
    shot: { weapon: -1, target: -1 },
    range: 1,
    bracket: 'short',
    sight: sightBetween(state, unit, target),
    spotter: null,
    secondary: null,
  };
}

/** Beside the mark by as many hexes as the roll failed by. */
function astray(play: Play, at: Hex, margin: number) {
  const scatter = play.roll(1, 6, 'TW-house-bombing');
  let lands = at;
  for (let i = 0; i < margin; i++) lands = neighbour(lands, nth(FACINGS, scatter.total - 1));
  return { scatter, lands: onMap(boardOf(play.state.board), lands) ? lands : null };
}

const CANNOT_MISS = 2;

/** Where something falls that is dropped on a hex, and the rolls for it. */
export function falls(play: Play, id: number, at: Hex) {
  const unit = placed(unitAt(play.state, id));
  const toHit = play.ask('toHit', aimDown(play.state, unit, at));
  const roll = toHit.total <= CANNOT_MISS ? null : play.roll(2, 6, 'TW-house-bombing');
  const margin = roll ? toHit.total - roll.total : 0;
  const { scatter, lands } = margin > 0 ? astray(play, at, margin) : { scatter: null, lands: at };
  return { at, lands, toHit, roll, scatter };
}

function drop(play: Play, id: number, at: Hex, bin: number): void {
  const fall = falls(play, id, at);
  const { lands } = fall;
  play.emit({ type: 'bombed', unit: id, bin, ...fall });
  if (lands) burst(play, id, bin, lands);
}

/** After all other fire; whoever is shot down meanwhile has dropped them before. */
export function dropBombs(play: Play): void {
  if (play.state.phase !== 'weapon') return;
  for (const { id } of fighting(play.state)) {
    const bombs = unitAt(play.state, id).fire?.bombs;
    for (const bin of bombs?.bins ?? []) drop(play, id, sure(bombs, 'the bombs').at, bin);
  }
}

const bombing = house('TW-house-bombing', {
  needs: [AEROSPACE],
  covers: ['TOE-torpedo-airborne'],
  adds: {
    toHit: ({ attacker, weapon }) => {
      if (weapon !== NO_WEAPON || !isAloft(attacker)) return undefined;
      return attacker.fire?.bombs?.dive ? DIVE : flightOf(attacker).altitude;
    },
  },
  forbids: {
    declare: (view, { unit: id, bombs }, _seat, book) => {
      const unit = view.units[id];
      if (!bombs || !isFighting(unit)) return undefined;
      return isAloft(unit) ? bombFault(unit, bombs, book) : tell('only what flies attacks from the air');
    },
  },
});

/** Everything at once on each enemy beneath the flight: level, and in a dive. */
export function bombingsOf(view: State, unit: OnMap): readonly Bombing[] {
  const bins = isAloft(unit) ? bombsOf(unit) : [];
  if (bins.length === 0) return [];
  const { altitude } = flightOf(unit);
  const foes = fighting(view).filter(other => other.seat !== unit.seat && !isAloft(other) && flewOver(flightOf(unit), other.at));
  return foes.flatMap(({ at }): Bombing[] => [
    { at, bins },
    { at, bins: bins.slice(0, 1) },
    ...(altitude >= LOWEST_DIVE && altitude <= HIGHEST_DIVE ? [{ at, bins, dive: true as const }] : []),
  ]);
}

export const bombingRules: readonly ClassicRule[] = [bombing];
