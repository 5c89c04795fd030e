import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../../attack/aim.ts';
import { networkOf } from '../../electronics/c3.ts';
import { covered, jammed } from '../../electronics/ecm.ts';
import { EDITIONS } from '../../ruleset.ts';
import { book, done, point, refused, ruleset, standard, term } from '../../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../../set-piece.ts';
import type { AttackCommand, Command, State, Unit } from '../../shape.ts';
import { isOn } from '../../state.ts';

const at = (specials: string, seat: 0 | 1, x: number, y: number, more: Partial<Unit> = {}, card: Sketch = {}): Placed => ({
  card: sketch({ armor: 20, move: '4"', specials, ...card }),
  seat,
  x,
  y,
  more,
});
const eccm: Partial<Unit> = { marks: [{ kind: 'eccm', until: 0 }] };

rule('AS-eccm', 'a suite that cancels fields takes one away, and two of them the strongest kind', () => {
  const hears = (...others: readonly Placed[]): boolean => {
    const state = setPiece([at('C3S', 0, 20, 40), at('', 1, 20, 8.75), at('C3M', 0, 24, 12), ...others]);
    return term(state, 'AS-to-hit-range') === 4;
  };
  const foe = at('ECM', 1, 20, 36);
  expect([
    hears(foe),
    hears(foe, at('ECM', 0, 24, 40)),
    hears(foe, at('ECM', 0, 24, 40, eccm)),
    hears(foe, at('ECM', 1, 24, 36), at('ECM', 0, 24, 40, eccm)),
    hears(at('AECM', 1, 20, 36), at('ECM', 0, 24, 40, eccm)),
    hears(at('AECM', 1, 20, 36), at('AECM', 0, 24, 40, eccm)),
    hears(foe, at('ECM', 0, 40, 40, eccm)),
  ]).toEqual([true, true, false, true, true, false, true]);
});
rule('AS-eccm', 'it is switched in the End Phase, where players agree, and the suite projects no field meanwhile', () => {
  const state = setPiece([at('ECM', 0, 20, 40), at('', 1, 20, 20)]);
  const command: Command = { type: 'order', unit: 0, order: 'eccm' };
  expect(refused(state, command)).toEqual(['AS-heat-voluntary']);
  const game = scene(ruleset, state, [...standard, 'AS-eccm']);
  game.does(0, command);
  expect(covered(game.state, game.state.units[0]!, 0)).toBe(true);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect([game.state.units[0]!.marks.map(({ kind }) => kind), covered(game.state, game.state.units[0]!, 0)]).toEqual([['eccm'], false]);
});

const silent = (specials: string, card: Sketch = {}) => {
  const game = scene(
    ruleset,
    setPiece([at(specials, 0, 20, 40, { moved: null }, card), at('', 1, 20, 30, { moved: null })], { phase: 'combat' }),
    EDITIONS['commanders-edition']!,
  );
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  return game;
};
rule('AS-stl-self', 'who runs silent is jammed and jams nobody; infantry is not concerned', () => {
  const game = silent('STL,ECM');
  const [unit] = game.state.units;
  expect([jammed(game.state, unit!), covered(game.state, unit!, 0)]).toEqual([true, false]);
  expect(jammed(silent('STL', { type: 'BA' }).state, silent('STL', { type: 'BA' }).state.units[0]!)).toBe(false);
  expect(jammed(silent('ECM').state, silent('ECM').state.units[0]!)).toBe(false);
});
rule('AS-stl-self', 'it is dropped in the End Phase, and is no protection then', () => {
  const stealth = (marks: Unit['marks']): number | undefined => {
    const state = setPiece([at('', 0, 20, 40), at('STL', 1, 20, 20, { marks })]);
    return book
      .ask('toHit', aimOf(state, { type: 'attack', unit: 0, target: 1, how: 'standard' } as AttackCommand)!)
      .terms.find(term => term.rule === 'AS-to-hit-stl')?.value;
  };
  expect([stealth([{ kind: 'stealthed', until: 0 }]), stealth([{ kind: 'stealthOff', until: 0 }])]).toEqual([1, undefined]);
  const game = scene(ruleset, setPiece([at('STL', 0, 20, 40, { marks: [{ kind: 'stealthed', until: 0 }] }), at('', 1, 20, 20)]), [
    ...standard,
    'AS-stl-self',
  ]);
  game.does(0, { type: 'order', unit: 0, order: 'stealth' });
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[0]!.marks.map(({ kind }) => kind)).toEqual(['stealthOff']);
});

const shot = (x: number, y: number): Command => ({ type: 'deed', unit: 0, deed: 'shootSensor', at: point(x, y) });
const launcher = (more: Partial<Unit> = {}, others: readonly Placed[] = []): State =>
  setPiece([at('C3RS', 0, 20, 40, more), at('C3M', 0, 26, 40), at('', 1, 20, 20), ...others]);
rule('AS-sua-c3rs', 'a shot at a point at Short range, four easier, four in a game', () => {
  expect([refused(launcher(), shot(20, 34)), refused(launcher(), shot(20, 33))]).toEqual([[], ['AS-sua-c3rs']]);
  const spent = { spent: ['C3RS', 'C3RS', 'C3RS', 'C3RS'] };
  expect(refused(launcher(spent), shot(20, 35))).toEqual(['AS-sua-c3rs']);
  expect(refused(setPiece([at('', 0, 20, 40), at('', 1, 20, 20)]), shot(20, 35))).toEqual(['AS-sua-c3rs']);
});
rule('AS-sua-c3rs', 'the sensor is a slave of the network for a turn, and gone then', () => {
  const game = scene(ruleset, launcher());
  game.does(0, shot(20, 35), 1, 1);
  const sensor = game.state.units[3]!;
  expect([sensor.card.name, sensor.seat, sensor.structure]).toEqual(['Sensor', 0, 1]);
  const master = game.state.units[1]!;
  expect(isOn(master) && networkOf(game.state, master).map(({ id }) => id)).toEqual([1, 3]);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[3]!.fate).toBe('fighting');
});
rule('AS-sua-rsd', 'a sensor is left behind that spots for indirect fire at three more, and one point kills it', () => {
  const game = scene(
    ruleset,
    setPiece([at('RSD1', 0, 20, 30), at('IF2', 0, 20, 46), at('', 1, 20, 18)], {}, [patch('hill', 10, 40, 30, 41, { height: 1500 })]),
  );
  game.does(0, { type: 'deed', unit: 0, deed: 'dropSensor' });
  const indirect: AttackCommand = { type: 'attack', unit: 1, target: 2, how: 'indirect', spotter: 3 };
  expect(refused(game.state, indirect)).toEqual([]);
  expect(book.ask('toHit', aimOf(game.state, indirect)!).terms.find(term => term.rule === 'AS-to-hit-sensor-spot')?.value).toBe(3);
  expect(refused(game.state, { type: 'deed', unit: 0, deed: 'dropSensor' })).toEqual(['AS-sua-rsd']);
  game.does(0, done);
  game.does(1, { type: 'attack', unit: 2, target: 3, how: 'standard' }, 6, 5);
  expect(game.state.units[3]!.structure).toBe(0);
});
rule('AS-sua-rsd', 'and finds what hides near it', () => {
  const game = scene(
    ruleset,
    setPiece([at('RSD1', 0, 20, 40), at('', 1, 20, 30, { hidden: true }), at('', 1, 20, 20, { hidden: true }), at('', 1, 60, 4)]),
  );
  game.does(0, { type: 'deed', unit: 0, deed: 'dropSensor' });
  expect(game.state.units.slice(1, 3).map(({ hidden }) => hidden)).toEqual([false, true]);
});
