import { type Ground, nth } from '@sortie/kernel';
import type { MapPlan, PanelRef } from './board/plan.ts';
import { buildValue } from './design/force.ts';
import type { Muster, ScenarioPlan } from './model/scenario.ts';
import type { Impact } from './model/shape.ts';
import { standardRules } from './ruleset.ts';
import { kindOf } from './units/types.ts';

const squad: readonly Muster[] = [
  { type: 'command', count: 1 },
  { type: 'assault', count: 2 },
  { type: 'front-line', count: 3 },
  { type: 'ranger', count: 1 },
  { type: 'dead-eye', count: 1 },
];

const panels = (...rows: readonly string[]): MapPlan => ({ kind: 'panels', rows: rows.map(row => row.split(' ').map(panelCalled)) });
const panelCalled = (name: string): PanelRef => (name.endsWith('*') ? { panel: name.charAt(0), turned: true } : { panel: name });

/** One panel each: eight soldiers a side have room enough, and no time to lose. */
const MAPS: readonly MapPlan[] = ['A', 'B', 'A*', 'B*'].map(name => panels(name));

const plan: ScenarioPlan = {
  title: 'Even squads',
  situation: 'The same eight soldiers on both sides. Whoever first brings down four has won.',
  map: nth(MAPS, 0),
  north: 'top',
  forces: [
    { name: 'Red', units: squad, build: 85, friendly: ['west'], enters: { edges: ['west'], turns: [1] } },
    { name: 'Blue', units: squad, build: 85, friendly: ['east'], enters: { edges: ['east'], turns: [1] } },
  ],
  special: { turns: 30, glow: 2 },
  victory: {
    awards: [
      { kind: 'kills', seat: 0, armored: 1, command: 2 },
      { kind: 'kills', seat: 1, armored: 1, command: 2 },
    ],
    sudden: [
      { kind: 'worn', seat: 0, losses: 4 },
      { kind: 'worn', seat: 1, losses: 4 },
    ],
    margin: 1,
    otherwise: null,
    text: 'Whoever eliminates four enemy armored soldiers wins at once. After the last turn a point for each armored soldier eliminated, two for the commander.',
  },
};

export const even: Ground<Impact> = {
  id: 'even',
  title: plan.title,
  summary: plan.situation,
  roles: ['red', 'blue'],
  rules: standardRules,
  setup: plan,
};

const MEETING = 'Squads that meet';

/** Soldiers that a squad can lose before it is beaten: half of those in armor, rounded up. */
const enough = (units: readonly Muster[]): number =>
  units.filter(({ type }) => kindOf(type) === 'armored').reduce((sum, { count }) => sum + count, 1) >> 1;

/** Any two squads, each of them coming from the west once. Nothing asks for balance here; both need somebody in armor. */
export const squadsMeeting = (a: readonly Muster[], b: readonly Muster[]) => {
  const of = (west: readonly Muster[], east: readonly Muster[]) => ({ rules: even.rules, setup: meeting(west, east) });
  return { scenario: of(a, b), swapped: of(b, a) };
};

function meeting(west: readonly Muster[], east: readonly Muster[]): ScenarioPlan {
  const [red, blue] = plan.forces;
  return {
    ...plan,
    title: MEETING,
    situation: 'Two squads meet. Whoever first brings down half of the others in armor has won.',
    forces: [
      { ...red, units: west, build: buildValue(west) },
      { ...blue, units: east, build: buildValue(east) },
    ],
    victory: {
      ...plan.victory,
      sudden: [
        { kind: 'worn', seat: 0, losses: enough(east) },
        { kind: 'worn', seat: 1, losses: enough(west) },
      ],
      text: 'Whoever eliminates half of the enemy armored soldiers, rounded up, wins at once. After the last turn a point for each armored soldier eliminated, two for the commander.',
    },
  };
}

/** Only squads that meet change their ground: other scenarios are made for theirs. */
export const onMap = (setup: ScenarioPlan, n: number): ScenarioPlan =>
  setup.title === plan.title || setup.title === MEETING ? { ...setup, map: nth(MAPS, n % MAPS.length) } : setup;
