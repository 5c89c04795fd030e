import { boardOf, terrainAt } from '@sortie/board';
import { tell } from '@sortie/kernel';
import { CITE, type ClassicRule, type Play } from '../rule.ts';
import type { State, Unit } from '../shape.ts';
import { fighting, isTroop } from '../state.ts';
import { isOpen, isPlatoon } from './infantry.ts';

const HARDER = 2;

/** Who has stayed and dug is in a trench when everybody has moved; who goes anywhere is out of it. */
function trenches(play: Play): void {
  if (play.state.phase !== 'movement') return;
  for (const unit of fighting(play.state)) {
    const { dugIn, ...rest } = unit.condition ?? {};
    if (!dugIn && unit.moved?.task === 'dig')
      play.emit({ type: 'altered', unit: unit.id, what: 'dugIn', condition: { ...rest, dugIn: true } });
    else if (dugIn && unit.moved && unit.moved.mode !== 'stand')
      play.emit({ type: 'altered', unit: unit.id, what: 'leftTrench', condition: Object.keys(rest).length > 0 ? rest : null });
  }
}

/** A platoon that is not in a trench yet, on ground that hides nobody. */
export const mayDig = (state: State, unit: Unit): boolean =>
  unit.at !== null && isPlatoon(unit) && !unit.condition?.dugIn && isOpen({ state, target: unit });

/** Men in trenches of their own, or in works that others have built, are hard to hit with everything but fire. */
const digging: ClassicRule = {
  id: 'TW-th-tdugin',
  cite: CITE,
  kind: 'core',
  permits: { task: ['dig'] },
  adds: {
    toHit: ({ target, weapon, state }) => {
      if (weapon.flamer || !isTroop(target)) return undefined;
      const sheltered = target.condition?.dugIn || (target.at && terrainAt(boardOf(state.board), target.at, 'fortified'));
      return sheltered ? HARDER : undefined;
    },
  },
  forbids: {
    move: (view, move) => {
      const unit = view.units[move.unit];
      if (move.mode !== 'stand' || move.task !== 'dig' || !unit?.at) return undefined;
      if (!isPlatoon(unit) || unit.condition?.dugIn) return tell('nobody there can dig in');
      return mayDig(view, unit) ? undefined : tell('only open ground is dug into');
    },
    declare: (view, { unit, shots }) =>
      shots.length > 0 && view.units[unit]?.moved?.task === 'dig' ? tell('who digs does not fire') : undefined,
  },
  steps: { closing: [{ name: 'trenches', before: 'wrecks', run: trenches }] },
};

export const diggingRules: readonly ClassicRule[] = [digging];
