import { Rulebook } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { hit, lost, lasting as pair, plus, ruleset } from '../../scene.fixture.ts';
import { type Sketch, setPiece } from '../../set-piece.ts';
import type { State, Unit } from '../../shape.ts';

const rules = plus('ASC-glancing-blows');
const AIRLESS: Partial<State> = { weather: { light: 'day', fog: 0, hail: 0, vacuum: true, wind: 0 } };
/** At Short range against Move 8: a 5 hits, a 4 glances. */
const shoot = (
  mine: Sketch,
  dice: readonly number[],
  theirs: Sketch = {},
  more: Partial<State> = {},
  what: Partial<Unit> = {},
  by = rules,
) => {
  const game = scene(ruleset, setPiece(pair(3, mine, theirs, {}, what), more), by);
  game.does(0, hit(), ...dice);
  return game;
};

rule('ASC-glancing-blows#1', 'where it is played there are no dice for single points', () => {
  const both = plus('ASC-glancing-blows', 'ASC-variable-damage');
  expect(lost(shoot({}, [2, 3], {}, {}, {}, both))).toBe(3);
  expect(Rulebook.compile(ruleset, both).has('ASC-variable-damage')).toBe(false);
});
rule('ASC-glancing-blows#2', 'a hit by nothing does as much as any other', () =>
  expect([lost(shoot({ damage: '5/5/5' }, [2, 3])), lost(shoot({ damage: '5/5/5' }, [6, 5]))]).toEqual([5, 5]),
);
rule('ASC-glancing-blows#3', 'a miss by exactly 1 does half, rounded down, of one point nothing', () => {
  expect(['5/5/5', '4/4/4', '1/1/1'].map(damage => lost(shoot({ damage }, [2, 2])))).toEqual([2, 2, 0]);
  const fists = scene(ruleset, setPiece(pair(0, { size: 4 })), rules);
  fists.does(0, hit({ how: 'strike' }), 2, 2);
  expect(lost(fists)).toBe(0);
});
rule('ASC-glancing-blows#4', 'a miss by 2 does nothing', () => expect(lost(shoot({ damage: '5/5/5' }, [1, 2]))).toBe(0));
const bare: Sketch = { type: 'CV', move: '8"t', armor: 0, structure: 20 };
rule('ASC-glancing-blows-zero#1', 'nothing left of it: neither criticals nor motive systems are rolled for', () => {
  expect(shoot({ damage: '1/1/1' }, [2, 2], bare).state.units[1]!.structure).toBe(20);
  expect(shoot({ damage: '2/2/2' }, [2, 2, 2, 4, 2, 4], bare).state.units[1]!.structure).toBe(19);
});
rule('ASC-glancing-blows-zero#2', 'but a hull in vacuum is checked, where it can be breached', () => {
  const breached = (theirs: Sketch, more: Partial<State>, ...dice: readonly number[]) =>
    shoot({ damage: '1/1/1' }, [2, 2, ...dice], theirs, more).events.some(event => event.type === 'criticalMarked');
  expect([breached({}, AIRLESS, 2, 2), breached({}, {}), breached({ specials: 'BHJ' }, AIRLESS)]).toEqual([true, false, false]);
});
const copter: Sketch = { type: 'CV', move: '4"v' };
const up: Partial<Unit> = { airborne: true, z: 508 };
rule('ASC-glancing-blows-special#1', 'flak that bursts beside a helicopter does its own damage and nothing else', () => {
  // 4 and 1 for what flies: a 4 misses by 1.
  const near = (specials: string) => lost(shoot({ damage: '5/5/5', specials }, [2, 2, 2, 2], copter, {}, up));
  expect([near('FLK1/1/1'), near('')]).toEqual([1, 2]);
});
rule('ASC-glancing-blows-special#2', 'the same guns glance off a ’Mech like all others', () =>
  expect(lost(shoot({ damage: '5/5/5', specials: 'FLK1/1/1' }, [2, 2]))).toBe(2),
);
rule('ASC-minimal-damage-scope#3', 'half of 0* is nothing, and no die is rolled for it', () =>
  expect(lost(shoot({ damage: '0*/0*/0*' }, [2, 2]))).toBe(0),
);
