import type { MapPlan, PanelRef } from '../board/plan.ts';
import type { Muster, ScenarioPlan } from '../model/scenario.ts';
import type { UnitType } from '../units/types.ts';

/** House components: four scenarios in the format of section 15 and the pools of section 18. Each side has a call sign; colours belong to the seats of a table. */
const panel = (name: string): PanelRef => (name.endsWith('*') ? { panel: name.charAt(0), turned: true } : { panel: name });
export const panels = (...rows: readonly string[]): MapPlan => ({ kind: 'panels', rows: rows.map(row => row.split(' ').map(panel)) });
export const force = (units: { readonly [T in UnitType]?: number }): readonly Muster[] =>
  Object.entries(units).map(([type, count]) => ({ type: type as UnitType, count }));

export const crossedWires: ScenarioPlan = {
  title: 'Crossed Wires',
  situation: 'Garbled orders send two patrols to the same relay ridge. Each must get across and break the other on the way.',
  map: panels('A B', 'B* A*'),
  north: 'top',
  forces: [
    {
      name: 'Kestrel',
      units: force({ command: 1, assault: 4, 'front-line': 5, ranger: 1, attack: 1, recon: 1 }),
      build: 120,
      friendly: ['west'],
      enters: { edges: ['west'], turns: [1] },
    },
    {
      name: 'Marten',
      units: force({ command: 1, 'front-line': 6, 'dead-eye': 2, thumper: 1, engineer: 1, attack: 1 }),
      build: 120,
      friendly: ['east'],
      enters: { edges: ['east'], turns: [1] },
    },
  ],
  special: { turns: 10, glow: 2 },
  victory: {
    awards: [
      { kind: 'kills', seat: 0, armored: 1, command: 2 },
      { kind: 'kills', seat: 1, armored: 1, command: 2 },
      { kind: 'exits', seat: 0, edges: ['east'], each: 1 },
      { kind: 'exits', seat: 1, edges: ['west'], each: 1 },
    ],
    sudden: [],
    margin: 2,
    otherwise: null,
    text: 'A point for each enemy armored soldier eliminated, two for the commander, one for each own armored soldier that leaves by the enemy’s edge. A lead of less than two is a draw.',
  },
};

export const spillway: ScenarioPlan = {
  title: 'The Spillway',
  situation: 'A thin garrison keeps the pump bridges open until relief comes. An assault squad is to take them, or drop them.',
  map: panels('B A', 'A B'),
  north: 'top',
  forces: [
    {
      name: 'Kestrel',
      units: force({ command: 1, assault: 5, engineer: 1, crusader: 1, ranger: 1, 'jack-knife': 1, recon: 1, bomb: 1 }),
      build: 130,
      friendly: ['north'],
      enters: { edges: ['north'], turns: [1] },
    },
    {
      name: 'Marten',
      units: force({ command: 1, 'front-line': 5, thumper: 1, sentry: 4, police: 6 }),
      build: 100,
      friendly: ['south'],
      setsUp: { panels: [2, 3], hidden: true, bunkers: 2, improved: 3 },
    },
  ],
  special: { turns: 12, glow: 2, objectives: 'bridges', held: 1 },
  victory: {
    awards: [
      { kind: 'holds', each: 3, when: 'end', destroyed: { seat: 0, each: 2 } },
      { kind: 'kills', seat: 0, armored: 1 },
      { kind: 'kills', seat: 1, armored: 1 },
    ],
    sudden: [],
    margin: 1,
    otherwise: 1,
    text: 'At the end three points for each bridge held, two to Kestrel for each one destroyed, one for each enemy armored soldier eliminated. Kestrel needs more than Marten.',
  },
};

export const glowLine: ScenarioPlan = {
  title: 'Glow Line',
  situation: 'Raiders slip along a burnt corridor to silence a jammer station that is guarded mostly by locals.',
  map: panels('A A*', 'B A'),
  north: 'top',
  forces: [
    {
      name: 'Kestrel',
      units: force({ command: 1, ranger: 6, 'jack-knife': 2, 'front-line': 1, recon: 1, bomb: 1 }),
      build: 130,
      friendly: ['west'],
      enters: { edges: ['west'], turns: [1] },
    },
    {
      name: 'Marten',
      units: force({ command: 1, 'dead-eye': 1, sniper: 1, 'front-line': 4, police: 5, militia: 10, ecm: 1 }),
      build: 100,
      friendly: ['east'],
      setsUp: { panels: [1, 3], postFromEdge: 6, mines: { explosive: 4, nuclear: 1, dummies: 10 } },
    },
  ],
  special: { turns: 12, glow: 4, slagSpreads: [0, 1] },
  victory: {
    awards: [],
    sudden: [
      { kind: 'post', seat: 0 },
      { kind: 'broken', seat: 1, others: 6 },
    ],
    margin: 1,
    otherwise: 1,
    text: 'Kestrel wins at once by destroying the command post or by a grounded soldier in good order on it at a turn’s end. Marten wins by preventing that, or by eliminating Kestrel’s commander and six more.',
  },
};

export const twinHammers: ScenarioPlan = {
  title: 'Twin Hammers',
  situation: 'Two platoons collide along a shattered highway, each in two squads under leaders of their own.',
  map: panels('A B A*', 'B* A B'),
  north: 'top',
  forces: [
    {
      name: 'Kestrel',
      units: force({
        command: 2,
        assault: 6,
        'front-line': 5,
        thumper: 2,
        'jack-knife': 2,
        engineer: 1,
        crusader: 1,
        attack: 2,
        recon: 2,
        bomb: 2,
      }),
      build: 240,
      friendly: ['west'],
      enters: { edges: ['west'], turns: [1, 2] },
      squads: 2,
    },
    {
      name: 'Marten',
      units: force({
        command: 2,
        'front-line': 8,
        ranger: 3,
        'dead-eye': 3,
        thumper: 1,
        sniper: 1,
        engineer: 1,
        attack: 4,
        ecm: 1,
        recon: 1,
        police: 1,
      }),
      build: 240,
      friendly: ['east'],
      enters: { edges: ['east'], turns: [1, 2] },
      squads: 2,
    },
  ],
  special: { turns: 14, glow: 3, objectives: 'centres' },
  victory: {
    awards: [
      { kind: 'holds', each: 2, when: 'end' },
      { kind: 'kills', seat: 0, armored: 1, command: 3 },
      { kind: 'kills', seat: 1, armored: 1, command: 3 },
    ],
    sudden: [],
    margin: 3,
    otherwise: null,
    text: 'Two points for each panel’s centre held at the end, one for each enemy armored soldier eliminated, three for a commander. A lead of less than three is a draw.',
  },
};
