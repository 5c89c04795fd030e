import { opening, rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { groundOf } from '../board/compile.ts';
import { billFor } from '../design/force.ts';
import { impact } from '../impact.ts';
import { ruleset } from '../ruleset.ts';
import type { UnitType } from '../units/types.ts';

/** A ready game after its cards are dealt. */
function opened(id: string) {
  const scenario = impact.scenarios.find(one => one.id === id)!;
  const { state } = opening({ game: impact, seed: 1, scenario, rules: scenario.rules, commands: 0 });
  return scene(ruleset, state, scenario.rules);
}
/** Who stands on a side's cards, and what they cost together; somebody else's command is refused, so that it is a game. */
function fielded(id: string, seat: 0 | 1): { readonly types: { readonly [T in UnitType]?: number }; readonly build: number } {
  const s = opened(id);
  s.refuses(seat, { type: 'steady' });
  const types: { [T in UnitType]?: number } = {};
  for (const { card, seat: owner } of s.state.units) if (owner === seat && card) types[card.type] = (types[card.type] ?? 0) + 1;
  return { types, build: billFor(s.state.plan.forces[seat].units).total };
}
const FORCES: readonly (readonly [string, string, 0 | 1, { readonly [T in UnitType]?: number }, number])[] = [
  ['s1-crossed-wires#2', 'crossed-wires', 0, { command: 1, assault: 4, 'front-line': 5, ranger: 1, attack: 1, recon: 1 }, 120],
  ['s1-crossed-wires#3', 'crossed-wires', 1, { command: 1, 'front-line': 6, 'dead-eye': 2, thumper: 1, engineer: 1, attack: 1 }, 120],
  [
    's2-the-spillway#2',
    'the-spillway',
    0,
    { command: 1, assault: 5, engineer: 1, crusader: 1, ranger: 1, 'jack-knife': 1, recon: 1, bomb: 1 },
    130,
  ],
  ['s2-the-spillway#3', 'the-spillway', 1, { command: 1, 'front-line': 5, thumper: 1, sentry: 4, police: 6 }, 100],
  ['s3-glow-line#3', 'glow-line', 0, { command: 1, ranger: 6, 'jack-knife': 2, 'front-line': 1, recon: 1, bomb: 1 }, 130],
  ['s3-glow-line#4', 'glow-line', 1, { command: 1, 'dead-eye': 1, sniper: 1, 'front-line': 4, police: 5, militia: 10, ecm: 1 }, 100],
  [
    's4-twin-hammers#2',
    'twin-hammers',
    0,
    { command: 2, assault: 6, 'front-line': 5, thumper: 2, 'jack-knife': 2, engineer: 1, crusader: 1, attack: 2, recon: 2, bomb: 2 },
    240,
  ],
  [
    's4-twin-hammers#3',
    'twin-hammers',
    1,
    { command: 2, 'front-line': 8, ranger: 3, 'dead-eye': 3, thumper: 1, sniper: 1, engineer: 1, attack: 4, ecm: 1, recon: 1, police: 1 },
    240,
  ],
];
for (const [clause, id, seat, types, build] of FORCES)
  rule(`MAAS-comp-scenario-${clause}`, 'the cards that are dealt, and what they cost', () =>
    expect(fielded(id, seat)).toEqual({ types, build }),
  );

rule('MAAS-comp-scenario-s1-crossed-wires#4', 'one side comes on from the west, the other from the east, on foot or in the air', () => {
  const s = opened('crossed-wires');
  const ground = groundOf(s.state.map);
  const edge = (name: 'west' | 'east') => ground.spots.find(spot => ground.edges(spot).includes(name) && ground.edges(spot).length === 1)!;
  s.does(s.state.holder, { type: 'goFirst', yes: s.state.holder === 0 });
  const soldier = s.state.units.find(({ seat, card }) => seat === 0 && card?.type === 'assault')!;
  s.does(0, { type: 'activate', unit: soldier.id });
  s.refuses(0, { type: 'enter', at: edge('east'), level: 0 });
  s.does(0, { type: 'enter', at: edge('west'), level: 5 });
  expect(s.state.units[soldier.id]).toMatchObject({ place: 'map', level: 5 });
  expect(s.state.plan.forces.map(({ friendly }) => friendly)).toEqual([['west'], ['east']]);
});
rule('MAAS-3.1.3-squad-leader#1', 'each side begins with one commander of two stars', () => {
  const s = opened('crossed-wires');
  s.refuses(0, { type: 'steady' });
  for (const seat of [0, 1]) expect(s.state.units.filter(({ seat: owner, card }) => owner === seat && card?.stars === 2)).toHaveLength(1);
});
rule('MAAS-4.1-unit-id#1', 'every card lies under one letter', () => {
  const s = opened('crossed-wires');
  s.refuses(0, { type: 'steady' });
  const letters = s.state.units.filter(({ seat, kind }) => seat === 0 && kind === 'armored').map(({ tag }) => tag);
  expect([...new Set(letters)].sort().join('')).toBe('ABCDEFGHIJK');
});
rule('MAAS-comp-scenarios#1', 'eight can be chosen and played', () => {
  expect(impact.scenarios).toHaveLength(8);
  for (const { id } of impact.scenarios) {
    const s = opened(id);
    const [asked] = ruleset.awaiting(s.state);
    expect([...ruleset.options(ruleset.view(s.state, asked!.seat), asked!.seat, s.book)].length).toBeGreaterThan(0);
  }
});
