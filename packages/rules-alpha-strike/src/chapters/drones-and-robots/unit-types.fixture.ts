import { type Answer, Rulebook, type RuleId } from '@sortie/kernel';
import { scene } from '@sortie/testkit';
import { done, ruleset, standard } from '../../scene.fixture.ts';
import { type Placed, type Sketch, setPiece, sketch } from '../../set-piece.ts';
import type { Command, Mark, State, Unit } from '../../shape.ts';
import type { Aggression } from './facts.ts';

// Robots and other uncommon units, in positions of a test's own making.

/** Somebody at a place, in inches. */
export const unit = (seat: 0 | 1, x: number, y: number, card: Sketch = {}, more: Partial<Unit> = {}): Placed => ({
  card: sketch({ armor: 20, ...card }),
  seat,
  x,
  y,
  more,
});
export const modeMarks = (mode: Aggression): readonly Mark[] => [{ kind: 'aggression', until: 0, mode }];
export const postMarks = (x: number, y: number): readonly Mark[] => [{ kind: 'post', until: 0, at: { x: x * 254, y: y * 254 } }];
/** A robot of the first side that has been told what to do. */
export const robot = (
  mode: Aggression,
  x: number,
  y: number,
  card: Sketch = {},
  more: Partial<Unit> = {},
  marks: readonly Mark[] = [],
): Placed => unit(0, x, y, { specials: 'RBT', ...card }, { ...more, marks: [...modeMarks(mode), ...marks] });

/** The Movement Phase, and everybody has yet to move. */
export const moving = (placed: readonly Placed[], pieces: Parameters<typeof setPiece>[2] = [], change: Partial<State> = {}): State =>
  setPiece(
    placed.map(one => ({ ...one, more: { moved: null, ...one.more } })),
    { phase: 'movement', ...change },
    pieces,
  );
export const at = (state: State, ...more: readonly RuleId[]) => scene(ruleset, state, [...standard, ...more]);
export const book = Rulebook.compile(ruleset, standard);
export const against = (state: State, command: Command, ...more: readonly RuleId[]): readonly RuleId[] =>
  Rulebook.compile(ruleset, [...standard, ...more])
    .check(ruleset.view(state, 0), command, 0)
    .map(one => one.rule);

export const go = (x: number, y: number, more: Partial<Extract<Command, { readonly type: 'move' }>> = {}): Command => ({
  type: 'move',
  unit: 0,
  mode: 'ground',
  path: [{ x: Math.round(x * 254), y: Math.round(y * 254) }],
  facing: { dx: 0, dy: -1 },
  ...more,
});
export const stay: Command = { type: 'move', unit: 0, mode: 'stand', path: [], facing: { dx: 0, dy: -1 } };
export const shot = (target = 1, more: Partial<Extract<Command, { readonly type: 'attack' }>> = {}): Command => ({
  type: 'attack',
  unit: 0,
  target,
  how: 'standard',
  ...more,
});
/** The number that an attack needs, with all its terms: the roll itself fails. */
export const answerTo = (state: State, command: Command = shot(), ...more: readonly RuleId[]): Answer => {
  const game = at(state, ...more);
  game.does(0, command, 1, 1);
  const made = game.events.find(event => event.type === 'attacked');
  if (made?.type !== 'attacked') throw new Error('nobody has attacked');
  return made.toHit;
};
/** Both sides do nothing more, and the next turn begins. */
export const nextTurn = (state: State, ...dice: readonly number[]): State => {
  const game = at(state);
  game.does(0, done);
  game.does(1, done, ...dice);
  return game.state;
};
export const kinds = ({ units }: State, id = 0): readonly string[] => units[id]!.marks.map(({ kind }) => kind);
