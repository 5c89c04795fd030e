import type { RuleId } from '@sortie/kernel';
import type { Command, Manner, Move } from '../shape.ts';
import { NORTH, type Placed, type Position, type SOUTH, start, stepsIn } from './table.fixture.ts';

export const ids = (...lists: readonly (readonly { readonly id: RuleId }[])[]): readonly RuleId[] => lists.flat().map(({ id }) => id);

/** The north's unit is about to move; the south's stands far away and has moved. */
export const mover = (unit: Partial<Placed>, rules: readonly RuleId[], more: Partial<Position> = {}) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117', moved: ['stand', 0] }], rules, ...more });

/** The rules that refuse a command. */
export const refused = (play: ReturnType<typeof start>, command: Command, seat: typeof NORTH | typeof SOUTH = NORTH): readonly RuleId[] =>
  play.refuses(seat, command).map(({ rule }) => rule);

/** The rules that refuse a command; none where it is allowed. */
export const objections = (
  play: ReturnType<typeof start>,
  command: Command,
  seat: typeof NORTH | typeof SOUTH = NORTH,
): readonly RuleId[] => play.book.check(play.state as never, command, seat).map(({ rule }) => rule);

export const mannered = (steps: string, manner: Manner, mode: 'walk' | 'run' = 'run'): Move => ({
  type: 'move',
  unit: 0,
  mode,
  steps: stepsIn(steps),
  manner,
});
