import { opening, rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { forceFaults } from '../design/force.ts';
import { impact } from '../impact.ts';
import { cards, d6, d12, type Show, type Soldier } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import { activate, blue, fire, ofType, red, type Stage, stage, termOf, why } from '../testing/field.fixture.ts';

const boss = (rest: Partial<Soldier> = {}): Soldier => ({ seat: 0, type: 'command', on: 'A-01', done: true, ...rest });
const shocked: Partial<Soldier> = { morale: 'shocked' };
const DISABLED = 'MAAS-7.4-commander-disabled';
/** What the missing leader takes off the morale of a soldier. */
function penalty(s: Stage, unit: number): number | undefined {
  s.does(0, { type: 'rally', unit, points: 0 }, ...cards(s.state, d12(5)));
  return ofType(s, 'checkedMorale')
    .at(-1)!
    .total.terms.find(({ rule: id }) => id === DISABLED)?.value;
}
/** Both sides pass, and the next turn begins with red first. */
function nextTurn(s: Stage): void {
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, d6(6), d6(5), d6(3)));
  s.does(0, { type: 'goFirst', yes: true });
}

rule('MAAS-3.1.3-assistant-leader#1', 'a second commander of a squad has one star, and does not lead yet', () => {
  const scenario = impact.scenarios[0]!;
  const [first, second] = scenario.setup.forces;
  const units = [
    { type: 'command', count: 2 },
    { type: 'front-line', count: 4 },
  ] as const;
  const setup = { ...scenario.setup, forces: [{ ...first, units }, second] as const };
  const { state } = opening({ game: impact, seed: 5, scenario: { ...scenario, setup }, commands: 0 });
  const s = scene(ruleset, state, scenario.rules);
  s.refuses(0, { type: 'steady' });
  const stars = s.state.units.filter(({ seat, card }) => seat === 0 && card?.type === 'command').map(({ card }) => card!.stars);
  expect([...stars].sort()).toEqual([1, 2]);
  // With the leader shocked the assistant keeps soldiers in command, but does not take the leader's place.
  const led = stage([
    red('H-10', shocked),
    boss({ morale: 'shocked', done: true }),
    boss({ on: 'A-03', card: { stars: 1 } }),
    blue('R-35'),
  ]);
  expect(penalty(led, 0)).toBe(-1);
});
rule('MAAS-3.1.3-assistant-leader#2', 'a scenario may name two commanders for one squad although the pool allows one', () => {
  const two = [{ type: 'command', count: 2 }] as const;
  expect(forceFaults(two, 999, 1).map(({ rule: id }) => id)).toEqual(['MAAS-18.3-one-commander']);
  const { setup } = impact.scenarios[0]!;
  const assisted = { ...setup, forces: [{ ...setup.forces[0], units: two }, setup.forces[1]] };
  expect(ruleset.readSetup(assisted).ok).toBe(true);
  const s = stage([boss({ done: false }), boss({ on: 'A-03', done: false }), blue('R-35')]);
  s.does(0, { type: 'command', unit: 1 }, ...cards(s.state, d6(4)));
  expect(s.state.units[1]!.points).toBe(4);
});
rule('MAAS-7.4-commander-disabled#2', 'no longer once the leader has recovered, nor once the assistant has taken over', () => {
  const s = stage([red('H-10', shocked), red('H-12', shocked), boss({ morale: 'shocked', done: false }), blue('R-35')]);
  expect(penalty(s, 0)).toBe(-1);
  s.does(1, { type: 'pass' });
  s.does(0, { type: 'rally', unit: 2, points: 0 }, ...cards(s.state, d12(9)));
  s.does(0, { type: 'done' });
  s.does(1, { type: 'pass' });
  expect(penalty(s, 1)).toBeUndefined();
  const heir = stage([red('H-10', shocked), boss({ place: 'eliminated' }), boss({ on: 'A-03', card: { stars: 2 } }), blue('R-35')]);
  expect(penalty(heir, 0)).toBeUndefined();
});
rule('MAAS-7.4-commander-disabled#4', 'two turns for a killed leader, until he recovers for a shocked one', () => {
  const s = stage(
    [
      red('H-14', { card: { damage: 0 } }),
      boss({ on: 'H-10', card: { damage: 5 } }),
      boss({ on: 'A-03', done: false }),
      blue('H-11', { done: false }),
    ],
    { state: { toAct: 1, turn: 3 } },
  );
  activate(s, 3, 1);
  s.does(1, { type: 'fire', target: 1, mode: 'stationary' }, ...cards(s.state, d12(12)));
  expect([s.state.units[1]!.place, s.state.sides[0].succession[0]]).toEqual(['eliminated', 5]);
  const check = (): number | undefined =>
    s.book
      .ask('morale', { state: s.state, unit: s.state.units[0]!, d12: 6, points: 0, inCommand: s.state.units[2]!.card!.stars === 2 })
      .terms.find(({ rule: id }) => id === DISABLED)?.value;
  nextTurn(s);
  expect([s.state.turn, s.state.units[2]!.card!.stars, check()]).toEqual([4, 1, -1]);
  nextTurn(s);
  expect([s.state.turn, s.state.units[2]!.card!.stars, check()]).toEqual([5, 2, undefined]);
  // A shocked leader is not replaced, however long it takes.
  const shaken = stage([red('H-10', shocked), boss({ morale: 'shocked' }), boss({ on: 'A-03' }), blue('R-35')], { state: { turn: 9 } });
  expect([penalty(shaken, 0), shaken.state.units[2]!.card!.stars]).toEqual([-1, 1]);
});
const company = () =>
  stage([red('H-10', shocked), red('H-12'), red('H-14', { card: { damage: 3 } }), boss({ done: false }), blue('R-35'), blue('R-33')]);
rule('MAAS-12.1.2-active-command-pool#2', 'points go into morale and into further activations, and nowhere else', () => {
  const s = company();
  s.does(0, { type: 'command', unit: 3 }, ...cards(s.state, d6(5)));
  s.does(1, { type: 'pass' });
  s.does(0, { type: 'rally', unit: 0, points: 1 }, ...cards(s.state, d12(8)));
  expect(s.state.units[3]!.points).toBe(4);
  s.does(0, { type: 'done' });
  s.does(0, { type: 'group', units: [1] }, ...cards(s.state, d12(1)));
  expect([s.state.units[3]!.points, s.state.group]).toEqual([3, [1]]);
  activate(s, 1);
  fire(s, 4, 'stationary', d12(1));
  expect([s.state.units[3]!.points, termOf(s, 'MAAS-12.1.2.1-morale-points')]).toEqual([3, undefined]);
});
/** The worked example up to the call: five points, two of them on the check, two on two more soldiers. */
function example(...calls: readonly Show[]) {
  const s = company();
  s.does(0, { type: 'command', unit: 3 }, ...cards(s.state, d6(5)));
  s.does(1, { type: 'pass' });
  s.does(0, { type: 'rally', unit: 0, points: 2 }, ...cards(s.state, d12(7)));
  s.does(0, { type: 'done' });
  s.does(0, { type: 'group', units: [1, 2] }, ...cards(s.state, ...calls));
  return s;
}
rule('MAAS-12.1.2-example#1', 'five, two for +2 and two for two soldiers: one is left', () => {
  const s = example(d12(10), d12(6));
  expect(ofType(s, 'checkedMorale')[0]!.total.terms).toContainEqual({ rule: 'MAAS-12.1.2.1-morale-points', value: 2 });
  expect(s.state.units[3]!.points).toBe(1);
});
rule('MAAS-12.1.2-example#2', 'undamaged with ten: complete; at d3 with six: nine, and it acts', () => {
  const s = example(d12(10), d12(6));
  expect(ofType(s, 'groupChecked').map(({ unit, total, acts }) => [unit, total.total, acts])).toEqual([
    [1, 10, false],
    [2, 9, true],
  ]);
  expect([s.state.units[1]!.done, s.state.units[2]!.done]).toEqual([true, false]);
  expect(why(s.refuses(0, { type: 'activate', unit: 1 }))).toContain('MAAS-7.7-completed');
  activate(s, 2);
});
