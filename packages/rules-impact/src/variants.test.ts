import type { Game, RuleId, Scenario } from '@sortie/kernel';
import { checkLaws } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { designScenario } from './design/scenario.ts';
import { impact } from './impact.ts';
import { INCH } from './mapless/measure.ts';
import type { Muster, ScenarioPlan } from './model/scenario.ts';
import type { Impact } from './model/shape.ts';
import { optionalIds, standardRules } from './ruleset.ts';
import { crossedWires, glowLine } from './scenarios/house.ts';

const everything: readonly RuleId[] = [...standardRules, ...optionalIds.filter(id => id !== 'MAAS-14.8-strict-combat')];
const game = (setup: ScenarioPlan, rules: readonly RuleId[] = everything): Game<Impact> => {
  const scenario: Scenario<Impact> = { id: 'variant', title: setup.title, summary: '', roles: ['red', 'blue'], rules, setup };
  return { ...impact, scenarios: [scenario] };
};
const lawful = (setup: ScenarioPlan, rules?: readonly RuleId[]): number =>
  checkLaws(game(setup, rules), { seeds: ['variant'], commands: 450, optionsEvery: 90 });

const few: readonly Muster[] = [
  { type: 'command', count: 1 },
  { type: 'assault', count: 2, marines: true },
  { type: 'ranger', count: 1, stealth: true },
  { type: 'engineer', count: 1 },
  { type: 'crusader', count: 1 },
  { type: 'jack-knife', count: 1 },
  { type: 'bomb', count: 1 },
  { type: 'police', count: 2 },
];

describe('variants keep the laws', () => {
  test('an open table without a map', () => {
    const [red, blue] = crossedWires.forces;
    const setup: ScenarioPlan = {
      ...crossedWires,
      forces: [
        { ...red, units: few },
        { ...blue, units: few },
      ],
      map: {
        kind: 'table',
        width: 24,
        depth: 24,
        pieces: [
          { terrain: 'woods', x: 8 * INCH, y: 6 * INCH, width: 4 * INCH, depth: 3 * INCH },
          { terrain: 'building', x: 13 * INCH, y: 12 * INCH, width: 3 * INCH, depth: 3 * INCH },
          { terrain: 'clear', x: 3 * INCH, y: 14 * INCH, width: 5 * INCH, depth: 5 * INCH, level: 1 },
          { terrain: 'slag', x: 16 * INCH, y: 4 * INCH, width: 3 * INCH, depth: 3 * INCH },
        ],
      },
      special: { turns: 6, glow: 3 },
    };
    expect(impact.ruleset.readSetup(JSON.parse(JSON.stringify(setup))).ok).toBe(true);
    expect(lawful(setup)).toBeGreaterThan(300);
  });

  test('towers, wading, low woods and both sides close together', () => {
    const [red, blue] = glowLine.forces;
    const setup: ScenarioPlan = {
      ...glowLine,
      map: { kind: 'panels', rows: [[{ panel: 'B' }]] },
      forces: [
        { ...red, units: few, enters: { edges: ['west', 'north', 'south'], turns: [1] } },
        {
          ...blue,
          units: few,
          setsUp: { panels: [0], hidden: true, bunkers: 1, improved: 2, postFromEdge: 5, mines: { explosive: 2, nuclear: 1, dummies: 6 } },
        },
      ],
      special: {
        turns: 6,
        glow: 3,
        wade: true,
        woodsHeight: 4,
        storeys: { 'B-G-20': 3, 'B-G-21': 2, 'B-G-22': 1 },
        tiles: { 'B-C-20': 'rubble' },
      },
    };
    expect(impact.ruleset.readSetup(JSON.parse(JSON.stringify(setup))).ok).toBe(true);
    expect(lawful(setup)).toBeGreaterThan(300);
  });

  test('strict combat', () => {
    expect(lawful(crossedWires, [...standardRules, 'MAAS-14.8-strict-combat', 'MAAS-14.2-suit-integrity'])).toBeGreaterThan(300);
  });

  test('a large holding action of one’s own', () => {
    const platoon: readonly Muster[] = [
      { type: 'command', count: 2 },
      { type: 'front-line', count: 10 },
      { type: 'ecm', count: 1 },
    ];
    const setup = designScenario({
      title: 'Ours',
      situation: 'A try.',
      engagement: 'holding',
      size: 'large',
      panels: [
        [{ panel: 'A' }, { panel: 'B' }, { panel: 'A' }],
        [{ panel: 'B' }, { panel: 'A' }, { panel: 'B' }],
      ],
      forces: [platoon, platoon],
      turns: 5,
      kills: 'value',
      holds: 'turn',
      exits: 2,
    });
    expect(lawful(setup)).toBeGreaterThan(300);
  });
});
