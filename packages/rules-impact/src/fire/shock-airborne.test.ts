import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, d12, type Show } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import { activate, blue, chief, fire, red, stage } from '../testing/field.fixture.ts';

/** A flier over woods is shocked while another enemy, who has not acted, looks on. */
const shaken = (damage: number, draw: Show) => {
  const s = stage([red('H-05'), chief, red('H-14'), blue('H-11', { level: 8, done: false, card: { damage } })], {
    terrain: { 'H-11': 'woods', 'H-12': 'woods' },
  });
  activate(s);
  fire(s, 3, 'stationary', draw);
  return s;
};
const mayShift = (s: ReturnType<typeof shaken>, to: string): boolean =>
  s.book.allows(ruleset.view(s.state, 1), { type: 'comeDown', pay: true, to: at(to) }, 1);
rule('MAAS-9.3.3-result-shock-airborne#3', 'with points enough it may shift one point and pay for it; nobody reacts', () => {
  const s = shaken(0, d12(5));
  expect(s.state.pending.at(-1)).toMatchObject({ kind: 'landing', seat: 1 });
  expect([mayShift(s, 'H-12'), mayShift(s, 'G-12'), mayShift(s, 'H-13')]).toEqual([true, true, false]);
  s.does(1, { type: 'comeDown', pay: true, to: at('G-12') });
  expect(s.state.units[3]).toMatchObject({ at: at('G-12'), aloft: false, level: 0, morale: 'shocked' });
  expect(s.state.pending).toEqual([]);
  // At d4 it has two points: enough for the woods below it, or for clear ground beside it, not for woods beside it.
  const poor = shaken(4, d12(3));
  expect([mayShift(poor, 'H-12'), mayShift(poor, 'G-12')]).toEqual([false, true]);
});
