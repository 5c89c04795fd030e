import { Rulebook } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { position, type Soldier } from './proving/position.ts';
import { ruleset } from './ruleset.ts';
import { impactWatch } from './watch.ts';

const book = Rulebook.compile(ruleset, impactWatch.grounds[0].rules);
const soldier = (seat: 0 | 1, on: string, rest: Partial<Soldier> = {}): Soldier => ({ seat, type: 'front-line', on, ...rest });
const idle = (...units: readonly Soldier[]) => impactWatch.bystanders(position({ units }), book);

test('whoever stands in the open with nobody in range stands about', () => {
  expect(idle(soldier(0, 'H-01'), soldier(1, 'H-35'))).toEqual([0, 1]);
  expect(idle(soldier(0, 'H-01'), soldier(1, 'H-20'))).toEqual([]);
  expect(idle(soldier(0, 'H-01', { morale: 'panicked' }), soldier(1, 'H-35'))).toEqual([1]);
  // A thumper still reaches that far.
  expect(idle(soldier(0, 'H-01', { type: 'thumper' }), soldier(1, 'H-35'))).toEqual([1]);
});

test('woods are no open ground', () => {
  const state = position({ terrain: { 'H-01': 'woods' }, units: [soldier(0, 'H-01'), soldier(1, 'H-35')] });
  expect(impactWatch.bystanders(state, book)).toEqual([1]);
});

test('a shot that cannot hurt is a fault only if the shield was known', () => {
  const shot = (known: 0 | 1) => {
    const state = position({ units: [soldier(0, 'H-01'), soldier(1, 'H-20', { known })] });
    const strength = { total: 0, terms: [] };
    const outcome = { boxes: 0, shock: false, eliminated: false };
    return impactWatch.notes(state, [
      { type: 'attacked', attacker: 0, target: 1, how: 'stationary', indirect: false, strength, card: 3, outcome },
    ]);
  };
  expect(shot(1)).toEqual([{ kind: 'shot', unit: 0, target: 1, possible: false, hit: false }]);
  expect(shot(0)).toEqual([{ kind: 'shot', unit: 0, target: 1, possible: true, hit: false }]);
});

test('leaving is meant where the scenario pays for it', () => {
  const left = (awards: boolean) =>
    impactWatch.notes(
      position({
        units: [soldier(0, 'H-35'), soldier(1, 'H-20')],
        ...(awards && {
          plan: {
            victory: { awards: [{ kind: 'exits', seat: 0, edges: ['east'], each: 1 }], sudden: [], margin: 1, otherwise: null, text: '' },
          },
        }),
      }),
      [{ type: 'exited', unit: 0, edge: 'east' }],
    );
  expect([left(true), left(false)]).toEqual([[{ kind: 'left', unit: 0, meant: true }], [{ kind: 'left', unit: 0, meant: false }]]);
});
