import { boardOf, terrainAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { sideStruck } from '../../arcs/arcs.ts';
import type { ClassicRule, Table } from '../../rule.ts';
import type { Mech, State } from '../../shape.ts';
import { fighting, isVehicle, isWhole, type Standing, sheetFor } from '../../state.ts';
import { isPaved } from '../../terrain/board.ts';
import { advanced } from '../rule.ts';

/** Turns that a fieldwork takes (the procedure is not in the errata). */
const TURNS = 3;

/** Blades and shovels. */
const DIGS = /^(Bulldozer|Backhoe)$/;

const canDig = (unit: Mech): boolean =>
  isVehicle(unit) && sheetFor(unit).gear.some(({ item }, i) => DIGS.test(item) && isWhole(unit, 'gear', i));

export const isFortified = ({ board }: Pick<State, 'board'>, at: Hex): boolean => terrainAt(boardOf(board), at, 'fortified') !== undefined;

const SOLID = ['water', 'building', 'impassable', 'swamp', 'magma'] as const;

const isDiggable = ({ board }: Pick<State, 'board'>, at: Hex): boolean =>
  !isPaved(boardOf(board), at) && SOLID.every(kind => !terrainAt(boardOf(board), at, kind));

/** Whoever breaks off begins anew. */
function dig(play: Table): void {
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
  base: { task: ({ task }) => (task === 'fortify' ? 1 : undefined) },
  forbids: {
    move: (view, move) => {
      const unit = move.mode === 'stand' && move.task === 'fortify' ? view.units[move.unit] : undefined;
      if (!unit?.at) return undefined;
      if (!canDig(unit)) return tell('it has nothing to dig with');
      return isFortified(view, unit.at) || !isDiggable(view, unit.at) ? tell('there is nothing to dig here') : undefined;
    },
    declare: (view, { unit, shots }) =>
      shots.length > 0 && view.units[unit]?.moved?.task === 'fortify' ? tell('who digs does not fire') : undefined,
  },
  steps: { end: [{ name: 'digging', after: 'fires', run: dig }] },
});

const TO_GO_DOWN = 2;
const WELL_HIDDEN = 2;

const isHullDown = (unit: Mech): boolean => isVehicle(unit) && unit.condition?.hullDown === true;

/** Behind a fieldwork, and behind nothing else. What is ahead of it neither sees its front nor is fired at from there. */
const hullDown = advanced('TOE-hull-down-vehicles-fieldworks', {
  needs: ['TOE-vehicle-fieldworks'],
  base: {
    hullDownCost: ({ unit, state, at }) => (isVehicle(unit) && !unit.elevation && isFortified(state, at) ? TO_GO_DOWN : undefined),
  },
  adds: {
    toHit: ({ attacker, target, sight }) =>
      isHullDown(target) && sideStruck(target as Standing, attacker as Standing, sight) === 'front' ? WELL_HIDDEN : undefined,
  },
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!unit || !isHullDown(unit)) return undefined;
      const { weapons } = sheetFor(unit);
      return shots.some(({ weapon }) => weapons[weapon]?.at === 'FR') ? tell('its front is behind the fieldwork') : undefined;
    },
  },
});

export const fieldworkRules: readonly ClassicRule[] = [building, hullDown];
