import { type AlphaStrike, type Command, callSign, isOn } from '@sortie/rules-alpha-strike';
import type { Together, UnitKey } from '../../battle/face.ts';
import { fireAt, moveAlike } from '../../battle/progress.ts';
import { type Attacking, gunnerOf, hopeOf, prospectsOf, START, targetOf } from './attack-state.ts';
import { against } from './move-modes.ts';
import { commandOf, endOf, type Moving, moverOf, type Now, startIn, wayTo } from './move-state.ts';
import { toSpot } from './scale.ts';
import { unitOf } from './units.ts';

/** Where one of the group would go; whoever cannot move in this way moves on the ground. */
function wayOf(moment: Now, key: UnitKey, state: Moving, dx: number, dy: number): Moving | undefined {
  const now = { ...moment, selected: key };
  const unit = moverOf(now);
  if (!unit) return undefined;
  const start = startIn(against(now, unit, state.mode).length > 0 ? 'ground' : state.mode);
  const way = wayTo(now, unit, start, { x: unit.at.x + dx, y: unit.at.y + dy }).state;
  return way && state.heading !== undefined ? { ...way, heading: state.heading } : way;
}

/** Everybody goes as the one who is selected is about to go. */
export function moveTogether(moment: Now, state: Moving, group: readonly UnitKey[]): readonly Together<AlphaStrike>[] {
  const unit = moverOf(moment);
  if (!unit || !state.leg || state.mode === 'stand') return [];
  const end = endOf(unit, state);
  const [dx, dy] = [end.x - unit.at.x, end.y - unit.at.y];
  const moveOf = (now: Now, key: UnitKey): Command | undefined => {
    const one = moverOf({ ...now, selected: key });
    const way = one && wayOf(now, key, state, dx, dy);
    return one && way && commandOf(now.view, one, way);
  };
  const shows = group.flatMap(key => {
    const one = moverOf({ ...moment, selected: key });
    const way = one && one.id !== unit.id ? wayOf(moment, key, state, dx, dy) : undefined;
    return one && way ? [{ stops: [toSpot(one.at), toSpot(endOf(one, way))], text: '', tone: 'mine' as const }] : [];
  });
  const order = [...group].sort((a, b) => Number(b === moment.selected) - Number(a === moment.selected));
  return [{ label: moveAlike(group.length), next: now => order.map(key => moveOf(now, key)).find(one => one !== undefined), shows }];
}

/** Everybody who can attacks the target of the one who is selected, in the way that promises most. */
export function attackTogether(moment: Now, state: Attacking, group: readonly UnitKey[]): readonly Together<AlphaStrike>[] {
  const target = targetOf(moment, state);
  if (!target) return [];
  const attackOf = (now: Now, key: UnitKey): Command | undefined => {
    const unit = gunnerOf({ ...now, selected: key });
    const foe = unitOf(now.view, state.target);
    if (!unit || !isOn(foe)) return undefined;
    const [best] = prospectsOf(now, unit, foe, START)
      .filter(({ refusals, chance }) => refusals.length === 0 && chance > 0)
      .sort((a, b) => hopeOf(b) - hopeOf(a));
    return best?.command;
  };
  const able = group.filter(key => attackOf(moment, key));
  if (able.length < 2) return [];
  return [
    {
      label: fireAt(able.length, callSign(moment.view, target.id)),
      next: now => able.map(key => attackOf(now, key)).find(one => one !== undefined),
    },
  ];
}
