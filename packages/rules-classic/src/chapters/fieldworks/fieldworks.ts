import { boardOf, terrainAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { TRAINING } from '@sortie/roster';
import { sideStruck } from '../../arcs/arcs.ts';
import { firedIn, isAttack } from '../../attack/attacking.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { fighting, isVehicle, isWhole, placed, sheetFor } from '../../state.ts';
import { isPaved } from '../../terrain/board.ts';
import { crouching, lower } from '../hull-down/hull-down.ts';

/** Turns that a fieldwork takes (the procedure is not in the errata). */
const TURNS = 3;

/** Blades and shovels. */
const DIGS = /^(Bulldozer|Backhoe)$/;

const hasBlade = (unit: Unit): boolean =>
  isVehicle(unit) && sheetFor(unit).gear.some(({ item }, i) => DIGS.test(item) && isWhole(unit, 'gear', i));

export const isFortified = ({ board }: Pick<State, 'board'>, at: Hex): boolean => terrainAt(boardOf(board), at, 'fortified') !== undefined;

const SOLID = ['water', 'building', 'impassable', 'swamp', 'magma'] as const;

const isDiggable = ({ board }: Pick<State, 'board'>, at: Hex): boolean =>
  !isPaved(boardOf(board), at) && SOLID.every(kind => !terrainAt(boardOf(board), at, kind));

const isEngineer = (unit: Unit): boolean => ((sheetFor(unit).training ?? 0) & TRAINING.trench) !== 0;

/** Whoever breaks off begins anew. */
function dig(play: Play): void {
  for (const { id, at, moved, digging = 0 } of fighting(play.state)) {
    if (moved?.task !== 'fortify') {
      if (digging > 0) play.emit({ type: 'dug', unit: id, turns: 0 });
      continue;
    }
    const done = digging + 1 >= TURNS;
    play.emit({ type: 'dug', unit: id, turns: done ? 0 : digging + 1 });
    if (done && !isFortified(play.state, at)) play.emit({ type: 'laid', at, terrain: { kind: 'fortified', level: 1 }, until: null });
  }
}

/** With a blade or a shovel it throws up what engineers would, in turns in which it does nothing else. */
const building = advanced('TOE-vehicle-fieldworks', {
  permits: { task: ['fortify'] },
  affirms: { fortifies: ({ unit }) => hasBlade(unit) },
  forbids: {
    move: (view, move, _seat, book) => {
      const unit = move.mode === 'stand' && move.task === 'fortify' ? view.units[move.unit] : undefined;
      if (!unit?.at) return undefined;
      if (!book.holds('fortifies', { unit })) return tell('it has nothing to dig with');
      return isFortified(view, unit.at) || !isDiggable(view, unit.at) ? tell('there is nothing to dig here') : undefined;
    },
    declare: (view, command) =>
      isAttack(command) && view.units[command.unit]?.moved?.task === 'fortify' ? tell('who digs does not fire') : undefined,
  },
  steps: { end: [{ name: 'digging', after: 'fires', run: dig }] },
});

const TO_GO_DOWN = 2;
const WELL_HIDDEN = 2;

const isHullDown = (unit: Unit): boolean => isVehicle(unit) && unit.condition?.hullDown === true;

/** Behind a fieldwork that engineers or machines have thrown up, and behind nothing else. What is ahead of it neither sees its front nor is fired at from there. */
const hullDown = advanced('TOE-hull-down-vehicles-fieldworks', {
  needs: ['TOE-vehicle-fieldworks'],
  offers: { moves: ({ unit }) => (isVehicle(unit) ? [lower(unit)] : []), paces: crouching },
  affirms: {
    fortifies: ({ unit }) => isEngineer(unit),
    crouches: ({ unit, state, at }) => isVehicle(unit) && !unit.elevation && isFortified(state, at),
  },
  base: { hullDownCost: ({ unit }) => (isVehicle(unit) ? TO_GO_DOWN : undefined) },
  adds: {
    toHit: ({ state, attacker, target }) =>
      isHullDown(target) && sideStruck(state, placed(target), placed(attacker)) === 'front' ? WELL_HIDDEN : undefined,
  },
  forbids: {
    declare: (view, command) => {
      const unit = view.units[command.unit];
      if (!unit || !isHullDown(unit)) return undefined;
      const { weapons } = sheetFor(unit);
      return firedIn(command).some(({ weapon }) => weapons[weapon]?.at === 'FR') ? tell('its front is behind the fieldwork') : undefined;
    },
  },
});

export const fieldworkRules: readonly ClassicRule[] = [building, hullDown];
