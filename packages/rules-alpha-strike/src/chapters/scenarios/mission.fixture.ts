import { scene } from '@sortie/testkit';
import { isMarker } from '../../card/things.ts';
import { at, done, ruleset, standard } from '../../scene.fixture.ts';
import { setPiece, type Placed as Unit2 } from '../../set-piece.ts';
import type { Entry, Setup, State, Unit } from '../../shape.ts';
import type { MissionOrder } from './mission.ts';

// What the tests of missions set up again and again: an open table, a mission on it, and turns that end.

export const RULES = [...standard, 'ASC-cargo-capacity'] as const;
const entry: Entry = { card: 'Sentinel' };

export const order = (mission: MissionOrder, more: Partial<Setup> = {}): Setup => ({
  table: { width: 72 * 254, height: 48 * 254, pieces: [] },
  forces: [[entry], [entry]],
  zone: 6,
  limit: 8,
  mission,
  ...more,
});

/** A position on a table with a mission: units as a test wants them, the markers of the mission behind them. */
export function position(mission: MissionOrder, units: readonly Unit2[], change: Partial<State> = {}, more: Partial<Setup> = {}): State {
  const laid = ruleset.setup(order(mission, more));
  const placed = setPiece(units, { phase: 'combat' });
  const markers = laid.units.filter(isMarker).map((unit, i): Unit => ({ ...unit, id: units.length + i }));
  return {
    ...placed,
    table: laid.table,
    zone: laid.zone,
    limit: laid.limit,
    attacker: laid.attacker,
    mission: laid.mission!,
    score: laid.score!,
    weather: laid.weather,
    units: [...placed.units, ...markers],
    ...change,
  };
}

export const play = (state: State, rules: readonly string[] = RULES) => scene(ruleset, state, rules as typeof standard);
export type Scene = ReturnType<typeof play>;

/** Both sides have done what they wanted this turn; the next roll for initiative is 12 to 2 if there is one. */
export function endTurn(game: Scene, ...dice: readonly number[]): void {
  const { active } = game.state;
  const others = game.state.units.some(unit => unit.seat === 1 - active && unit.fate === 'fighting' && !unit.shutdown);
  game.does(active, done, ...(others ? [] : dice));
  if (others && game.state.phase === 'combat') game.does(game.state.active, done, ...dice);
}
/** Initiative that the first side wins. */
export const INITIATIVE = [6, 6, 1, 1] as const;

/** Nobody moves; straight on to the Combat Phase. */
export function standStill(game: Scene): void {
  while (game.state.phase === 'movement') {
    const seat = game.state.active;
    const unit = game.state.units.find(one => one.seat === seat && one.fate === 'fighting' && one.moved === null && !one.shutdown)!;
    game.does(seat, { type: 'move', unit: unit.id, mode: 'stand', path: [], facing: unit.facing });
  }
}

/** A turn in which nobody does anything. */
export function idle(game: Scene): void {
  endTurn(game, ...INITIATIVE);
  if (game.state.phase === 'movement') standStill(game);
}

/** Far away in a corner, and harmless. */
export const bystander = (seat: 0 | 1): Unit2 => at({ damage: '0/0/0', armor: 20 }, seat, 2, seat === 0 ? 46 : 2);
export const score = (game: { readonly state: State }): readonly number[] => game.state.score!;

/** What is against setting a unit of the second side up 22 inches from one of the first. */
export function tooNear(mission: MissionOrder): readonly string[] {
  const waiting = { fate: 'waiting' as const, at: null };
  const state = position(mission, [at({}, 0, 20, 34), at({}, 1, 20, 10, waiting)], { phase: 'setup', active: 1 }, { zone: 14 });
  const deploy = { type: 'deploy', unit: 1, at: { x: 20 * 254, y: 12 * 254 }, facing: { dx: 0, dy: 1 } } as const;
  return play(state)
    .refuses(1, deploy)
    .map(one => one.rule);
}
