import { Rulebook, seenBy } from '@sortie/kernel';
import { type AlphaStrike, alphaStrike, cardNamed, type State, type Unit } from '@sortie/rules-alpha-strike';
import { expect, test } from 'vitest';
import type { Moment } from '../../battle/face.ts';
import { heightActions, riderActions, withExtra } from './move-extras.ts';
import { commandOf, type Moving, startIn } from './move-state.ts';
import { INCH } from './scale.ts';

const { ruleset, scenarios } = alphaStrike;
const [ready] = scenarios;
if (!ready) throw new Error('no ready game');
const book = Rulebook.compile(ruleset, ready.rules);
const bare = ruleset.setup(ready.setup);

const corner = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
/** A unit of a card at 20, 40, with another of the same side in base contact. */
function moment(card: string, friend: string, change: Partial<State> = {}): Moment<AlphaStrike> {
  const units = bare.units.map((unit): Unit => {
    const own = cardNamed(unit.id === 0 ? card : friend);
    if (unit.id > 1 || !own) return { ...unit, fate: 'withdrawn' };
    const at = unit.id === 0 ? corner(20, 40) : { x: 20 * INCH + 318, y: 40 * INCH };
    return { ...unit, seat: 0, card: own, moves: own.moves, fate: 'fighting', at, airborne: false };
  });
  const view = seenBy<AlphaStrike>({
    ...bare,
    turn: 1,
    phase: 'movement',
    active: 0,
    initiative: 0,
    table: { ...bare.table, pieces: [] },
    ...change,
    units,
  });
  return { ruleset, book, view, seat: 0, selected: '0' };
}
const standing = ({ view }: Moment<AlphaStrike>) => {
  const [unit] = view.units;
  if (!unit?.at) throw new Error('not on the table');
  return { ...unit, at: unit.at };
};
const outline = { kind: 'polygon', points: [corner(10, 10), corner(30, 10), corner(30, 45), corner(10, 45)] } as const;
const heights = (now: Moment<AlphaStrike>, state: Moving) => heightActions(now, standing(now), state).map(({ id }) => id);

test('troops choose a floor, a ’Mech does not, and a VTOL a height', () => {
  const table = { ...bare.table, pieces: [{ id: 'house', kind: 'building' as const, outline, height: 4 * INCH, cf: 40 }] };
  expect(heights(moment('Line Infantry', 'Bulwark', { table }), startIn('ground'))).toEqual(['height-0', 'height-2', 'height-4']);
  expect(heights(moment('Bulwark', 'Lancer', { table }), startIn('ground'))).toEqual([]);
  expect(heights(moment('Wasp Nest', 'Lancer'), startIn('ground'))).toHaveLength(5);
});

test('troops get on before the move and off at a corner of the way', () => {
  const now = moment('Wagon', 'Line Infantry');
  const way: Moving = { ...startIn('ground'), settled: [corner(20, 38)], leg: [corner(24, 38)] };
  const ids = (state: Moving) => riderActions(now, standing(now), state).map(({ id }) => id);
  expect(ids(way)).toEqual(['mount-1']);
  const on = withExtra(way, 'mount-1');
  const off = on && withExtra(on, 'drop-1');
  const here = off && withExtra(off, 'off-0');
  expect([on && ids(on), off && ids(off)]).toEqual([
    ['mount-1', 'drop-1'],
    ['mount-1', 'drop-1', 'off-0'],
  ]);
  const command = here && commandOf(now.view, standing(now), here);
  expect(command).toMatchObject({ mounts: [1], drops: [1], dropAt: corner(20, 38) });
  expect(command && book.check(now.view, command, 0)).toEqual([]);
  expect(here && withExtra(here, 'off-0')?.extras.dropAt).toBeUndefined();
});
