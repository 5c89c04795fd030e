import { createBoard, type Terrain, withSites } from '@sortie/board';
import type { Answer, RuleId } from '@sortie/kernel';
import type { Scene } from '@sortie/testkit';
import { aimAt } from '../attack/aim.ts';
import { pointsFor } from '../movement/points.ts';
import type { Cause, Classic, Command, Mode, Shot } from '../shape.ts';
import { isFighting, placed, unitAt } from '../state.ts';
import { planWith } from '../terrain/board.ts';
import { objections } from './moving.fixture.ts';
import { at, hold, NORTH, type Placed, type Position, start, stay, strike, termsOf, WITNESS, walk } from './table.fixture.ts';

export { objections } from './moving.fixture.ts';

export const HIT = [6, 6] as const;
export const MISS = [1, 1] as const;

export type Ground = { readonly [label: string]: string };
export type Play = Scene<Classic>;

/** A unit of the north in the middle of the map that looks south and has its move before it; an enemy far away has moved. */
export const alone = (unit: Partial<Placed> = {}, ground: Ground = {}, more: Partial<Position> = {}): Play =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117', moved: ['stand', 0] }], ground, ...more });

export const points = (unit: Partial<Placed>, mode: Exclude<Mode, 'stand'>, ground: Ground = {}): number => {
  const { book, state } = alone(unit, ground);
  return pointsFor(book, unitAt(state, 0), mode);
};

/** What a walk costs. */
export const spends = (unit: Partial<Placed>, steps: string, ground: Ground = {}, ...dice: readonly number[]): number => {
  const play = alone(unit, ground);
  play.does(NORTH, walk(0, steps), ...dice);
  return unitAt(play.state, 0).moved?.spent ?? 0;
};

/** The number of a roll to stay upright. */
export const psr = (unit: Partial<Placed>, cause: Cause, depth = 0, causes: readonly Cause[] = [cause]): Answer => {
  const { book, state } = alone(unit);
  return book.ask('piloting', { state, unit: unitAt(state, 0), cause, causes, depth });
};

/** Two units six hexes apart: short range for the first weapon of a Griffin, a PPC. */
export const duel = (attacker: Partial<Placed> = {}, target: Partial<Placed> = {}, ground: Ground = {}): Position => ({
  phase: 'weapon',
  units: [{ at: '0805', facing: 3, ...attacker } as Placed, { at: '0811', ...target } as Placed, WITNESS],
  ground,
});

/** The number of a shot of the first unit at the second, as it is asked for. */
export const aimed = (position: Position, shot: number | Omit<Shot, 'target'> = 0): Answer =>
  numberIn(start({ phase: 'weapon', ...position }), 0, 1, shot);

/** The number of a shot of one unit at another as things stand. */
export function numberIn({ book, state }: Play, from: number, to: number, shot: number | Omit<Shot, 'target'> = 0): Answer {
  const [unit, target] = [placed(unitAt(state, from)), placed(unitAt(state, to))];
  const full: Shot = { ...(typeof shot === 'number' ? { weapon: shot } : shot), target: to };
  return book.ask('toHit', aimAt({ state, book, unit, target, shot: full, pose: { twist: 0, flip: false } }));
}

/** Its terms that count for something. */
export const termed = (position: Position, shot: number | Omit<Shot, 'target'> = 0): { readonly [rule: string]: number } =>
  termsOf(aimed(position, shot));

/** Why the first unit may not do something; nothing where it may. */
export const barred = (position: Position, command: Command): readonly RuleId[] => objections(start(position), command);

/** A clear map with ground of another height, and what is on it, in some hexes. */
export const built = (places: { readonly [label: string]: { readonly level: number; readonly terrains?: readonly Terrain[] } }) => {
  const sites = Object.entries(places).map(([label, { level, terrains = [] }]) => [at(label), { level, terrains }] as const);
  return planWith(withSites(createBoard({ width: 16, height: 17 }), sites));
};

/** Everybody who is asked does nothing until the phase is over; the seats in the order in which they were asked. `dice` fall with the last. */
export function pass(play: Play, ...dice: readonly number[]): readonly number[] {
  const { phase, turn } = play.state;
  const asked: number[] = [];
  const idle = { movement: stay, weapon: hold, physical: (id: number) => strike(id) };
  const waits = { movement: 'moved', weapon: 'fire', physical: 'strike' } as const;
  if (phase !== 'movement' && phase !== 'weapon' && phase !== 'physical') throw new Error(`nobody acts in the ${phase} phase`);
  const key = waits[phase];
  while (play.state.phase === phase && play.state.turn === turn) {
    const waiting = play.state.units.filter(unit => isFighting(unit) && unit[key] === null);
    const unit = waiting.find(({ seat }) => seat === play.state.active);
    if (!unit) throw new Error(`nobody of seat ${play.state.active} waits`);
    asked.push(unit.seat);
    play.does(unit.seat, idle[phase](unit.id), ...(waiting.length === 1 ? dice : []));
  }
  return asked;
}
