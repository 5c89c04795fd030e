import { ruleset } from '../../ruleset.ts';
import { at, BASE } from '../../scene.fixture.ts';
import type { Command, State, Unit } from '../../shape.ts';
import { flagsOf, isFlag, ownerOf } from './marker.ts';
import { bystander, order, play, position, type Scene } from './mission.fixture.ts';
import type { MissionOrder } from './mission.ts';

// What the tests of flags set up again and again: a thief beside a flag, and one with the flag in hand.

export const flag = { kind: 'capture-the-flag', kills: 'basic' } as const;
export const laid = (mission: MissionOrder, zone = 6) => flagsOf(ruleset.setup(order(mission, { zone })));
/** Flags lie in the middle of the zones of a table of 72 by 48. */
export const NORTH = { x: 36, y: 3 };
/** So far from the middle of a flag stands whoever touches it. */
export const BESIDE = 1 + BASE / 2;
export const lift = (unit: number, target: number): Command => ({ type: 'lift', unit, target });

/** A thief of the first side at the flag of the second, which is unit `flagId`. */
export function theft(mission: MissionOrder = flag, card: Parameters<typeof at>[0] = {}, more: Partial<State> = {}) {
  const thief = at(card, 0, NORTH.x + BESIDE, NORTH.y);
  return play(position(mission, [thief, bystander(0), bystander(1)], more));
}
export const enemyFlag = (game: Scene): Unit => flagsOf(game.state).find(one => ownerOf(one) === 1)!;
/** The same with the flag in hand, anywhere. */
export function carrying(y: number, more: Partial<State> = {}, mission: MissionOrder = flag): Scene {
  const state = position(mission, [at({}, 0, 36, y), bystander(0), bystander(1)], more);
  const prize = state.units.find(unit => isFlag(unit) && ownerOf(unit) !== 0)!;
  const units = state.units.map((unit): Unit => {
    if (unit.id === 0) return { ...unit, marks: [{ kind: 'carries', until: 0, by: prize.id, value: 1 }] };
    return unit.id === prize.id
      ? {
          ...unit,
          fate: 'riding',
          rides: 0,
          at: null,
          marks: [...unit.marks, { kind: 'cargo', until: 0, by: 0 }, { kind: 'taken', until: 0, seat: 0 }],
        }
      : unit;
  });
  return play({ ...state, units });
}
