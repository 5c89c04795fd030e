import type { RuleId, Seat } from '@sortie/kernel';
import { type Scene, scene } from '@sortie/testkit';
import type { Card } from '../card/card.ts';
import { refused as against, book, done, ruleset, standard } from '../scene.fixture.ts';
import { type Placed, type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { AirRun, AlphaStrike, AttackCommand, Command, FlyCommand, OverflyCommand, Point, Run, State, Unit } from '../shape.ts';

export { book, done, ruleset, standard };

/** The rules that are against what a side wants. */
export const refused = (state: State, command: Command, seat: Seat = 0): readonly RuleId[] => against(state, command, book, seat);

export const spot = (x: number, y: number): Point => ({ x: Math.round(x * 254), y: Math.round(y * 254) });

/** Somebody on the ground, slow and solid. */
export const ground = (card: Sketch | Card, seat: 0 | 1, x: number, y: number, more: Partial<Unit> = {}): Placed => ({
  card: 'name' in card ? card : sketch({ move: '4"', armor: 9, ...card }),
  seat,
  x,
  y,
  more,
});

/** A fighter in the Central Zone that has not moved yet. */
export const aloft = (card: Sketch = {}, seat: 0 | 1 = 0, more: Partial<Unit> = {}, extra: Partial<Card> = {}): Placed => ({
  card: { ...sketch({ type: 'AF', size: 2, move: '7a', damage: '5/3/2', armor: 6, structure: 4, ...card }), ...extra },
  seat,
  x: 0,
  y: 0,
  more: { fate: 'aloft', at: null, airborne: true, moved: null, flight: { ring: 0 }, ...more },
});

const LINE = { from: spot(20, 48), to: spot(20, 0) };
/** One of the other side that has just flown up that line. */
export const passing = (card: Sketch = {}, run?: Run, more: Partial<Unit> = {}, extra: Partial<Card> = {}): Placed =>
  aloft(
    card,
    1,
    {
      fate: 'fighting',
      at: LINE.to,
      z: 5080,
      flight: { ring: 0, line: LINE },
      moved: { mode: 'fly', length: 48 * 254, from: null, ...(run ? { run } : {}) },
      ...more,
    },
    extra,
  );
/** The Combat Phase, the first side to attack. */
export const fight = (placed: readonly Placed[], rules: readonly RuleId[] = standard) => scene(ruleset, setPiece(placed), rules);

export const sky = (placed: readonly Placed[], pieces: Parameters<typeof setPiece>[2] = []): State =>
  setPiece(placed, { phase: 'movement' }, pieces);

export const begin = (placed: readonly Placed[], rules: readonly RuleId[] = standard, pieces: Parameters<typeof setPiece>[2] = []) =>
  scene(ruleset, sky(placed, pieces), rules);

/** Up the middle of the table, twenty inches from the left. */
export const over = (run?: AirRun, more: Partial<OverflyCommand> = {}): OverflyCommand => ({
  type: 'overfly',
  unit: 0,
  ...LINE,
  ...(run ? { run } : {}),
  ...more,
});
export const to = (ring: FlyCommand['ring'], unit = 0): FlyCommand => ({ type: 'fly', unit, ring });
export const carryOut: Command = { type: 'run', unit: 0 };
export const shoot = (unit: number, target: number, more: Partial<AttackCommand> = {}): AttackCommand => ({
  type: 'attack',
  unit,
  target,
  how: 'standard',
  ...more,
});

/** The last number that was needed, with its terms. */
export function needed(game: Scene<AlphaStrike>): { readonly total: number; readonly terms: { readonly [rule: RuleId]: number } } {
  const event = game.events.findLast(one => one.type === 'attacked' || (one.type === 'rolled' && one.needs !== undefined));
  const answer = event?.type === 'attacked' ? event.toHit : event?.type === 'rolled' ? event.needs! : undefined;
  return {
    total: answer!.total,
    terms: Object.fromEntries(answer!.terms.filter(one => !one.waivedBy).map(({ rule, value }) => [rule, value])),
  };
}

/** Both sides have nothing more to do; initiative of the next turn goes to seat 0 unless the game is over. */
export function endTurn(game: Scene<AlphaStrike>, ...dice: readonly number[]): void {
  game.does(game.state.active, done, ...(game.state.active === 1 ? dice : []));
  if (game.state.phase === 'combat') game.does(1, done, ...dice);
}
