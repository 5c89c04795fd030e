import { type Hex, sameHex } from '@sortie/geometry';
import { nth, sure } from '@sortie/kernel';
import { strikePlace } from '../../damage/strike-place.ts';
import { isSet } from '../../electronics/settings.ts';
import { disable } from '../../equipment/rare-weapons.ts';
import { lots } from '../../piloting/fall.ts';
import type { Entering } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State, UnitId } from '../../shape.ts';
import { fighting, isAirborne, isMech, isTroop, sheetFor, unitAt } from '../../state.ts';
import { isByCommand, isByWeight, isPulse, type Laid } from './shape.ts';

const STEP = 5;

/** What has to be rolled for mines to go off: the denser, the easier. */
const trigger = (density: number): number => (density < 15 ? 9 : density < 25 ? 8 : 7);

/** Heat for each five points of inferno mines, as if a missile had struck. */
const INFERNO_HEAT = 2;

/** A pulse spares whoever has no machine around it. */
function pulse(play: Play, id: UnitId): void {
  const unit = unitAt(play.state, id);
  if (!isTroop(unit) && unit.fate === 'fighting') disable(play, id);
}

/** Damage of mines comes in lots of five, from below: to the legs of who stands. */
export function blast(play: Play, id: UnitId, { kind, density }: Laid): void {
  const unit = unitAt(play.state, id);
  if (kind === 'inferno') {
    play.emit({ type: 'heated', unit: id, points: (INFERNO_HEAT * density) / STEP });
    return;
  }
  if (isPulse(kind)) {
    pulse(play, id);
    return;
  }
  const table = isMech(unit) && !unit.prone ? 'kick' : 'body';
  for (const points of lots(density)) strikePlace(play, id, table, 'front', points, { kind: 'slide' });
}

/** What is left when mines have gone off: fields thin out, a bomb is gone. */
const leftOf = ({ kind, density }: Laid): number => (isByCommand(kind) || isByWeight(kind) ? 0 : Math.max(0, density - STEP));

/** Everybody in the hex suffers. */
export function setOff(play: Play, field: number): void {
  const mines = nth(sure(play.state.mines, 'the mines'), field);
  play.emit({ type: 'minesWentOff', field, left: leftOf(mines) });
  for (const unit of fighting(play.state)) if (sameHex(unit.at, mines.at) && !isAirborne(unit)) blast(play, unit.id, mines);
}

const isSweeping = (state: State, id: UnitId): boolean => isSet(unitAt(state, id), 'sweeper', 'on');

/** A sweeper has passed: on six or more nothing is left behind it. */
const SWEPT = 6;
const LUCKY: ReadonlySet<string> = new Set(['standard', 'active', 'inferno']);

function sweep(play: Play, field: number, id: UnitId): void {
  if (!isSweeping(play.state, id)) return;
  const roll = play.roll(2, 6, 'TOE-minesweeper-active');
  play.emit({ type: 'minesSought', field, unit: id, roll, cleared: roll.total >= SWEPT });
}

/** Do mines go off under a unit? Their owner rolls; a bomb feels the weight, and a trap needs no luck. */
function goesOff(play: Play, field: number, id: UnitId, jumped: boolean): boolean {
  const { kind, density, seat, setting = 0, trap } = nth(sure(play.state.mines, 'the mines'), field);
  const unit = unitAt(play.state, id);
  if (jumped && kind !== 'active') return false;
  if (LUCKY.has(kind)) {
    const roll = play.roll(2, 6, 'TOE-minefield-damage-grouping');
    const ok = roll.total >= trigger(density);
    play.emit({ type: 'minesTried', field, unit: id, by: seat, roll, ok });
    return ok;
  }
  if (kind === 'space') return false;
  const ok = isByWeight(kind) ? sheetFor(unit).tons >= setting : trap === true && unit.seat !== seat;
  if (ok) play.emit({ type: 'minesTried', field, unit: id, by: seat, roll: null, ok });
  return ok;
}

const isLive = ({ density }: Laid): boolean => density > 0;

export const fieldsIn = ({ mines = [] }: State, at: Hex): readonly number[] =>
  mines.flatMap((field, i) => (isLive(field) && sameHex(field.at, at) ? [i] : []));

function tread(play: Play, { unit, to, mode, stopped }: Entering): void {
  if (stopped) return;
  for (const field of fieldsIn(play.state, to)) {
    if (goesOff(play, field, unit, mode === 'jump')) setOff(play, field);
    if (mode !== 'jump' && isLive(nth(sure(play.state.mines, 'the mines'), field))) sweep(play, field, unit);
  }
}

const tried = { name: 'mines', after: 'swamp', run: tread } as const;

/** Whoever goes into mines may set them off; only active ones jump at whoever lands. */
const grouping = advanced('TOE-minefield-damage-grouping', {
  covers: ['TOE-minesweeper-active', 'TOE-minesweeper-owner-roll'],
  steps: { entering: [tried], landing: [tried] },
});

function leaveBehind(play: Play, { unit, from }: Entering): void {
  for (const field of fieldsIn(play.state, from)) {
    if (!goesOff(play, field, unit, false)) continue;
    const mines = nth(sure(play.state.mines, 'the mines'), field);
    play.emit({ type: 'minesWentOff', field, left: leftOf(mines) });
    blast(play, unit, mines);
  }
}

/** Who hides among mines has found a way in; on the way out on the ground they are as dangerous as any. */
const hidden = advanced('TOE-minefield-hidden-units', {
  needs: ['TOE-minefield-damage-grouping'],
  steps: {
    entering: [
      {
        name: 'minesBehind',
        before: 'swamp',
        run: (play, about) => {
          const { moved, veil } = unitAt(play.state, about.unit);
          if (veil === 'hidden' && (moved?.hexes ?? 0) <= 1) leaveBehind(play, about);
        },
      },
    ],
  },
});

export const minefieldRules: readonly ClassicRule[] = [grouping];
export const hiddenMineRules: readonly ClassicRule[] = [hidden];
