import { Rulebook, type RuleId, SeededDice, seedFrom } from '@sortie/kernel';
import { scene } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import type { MineKind } from '../chapters/mines/shape.ts';
import { impact } from '../impact.ts';
import type { State, Unit } from '../model/state.ts';
import { at, position, type Soldier, type Wanted } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';

const { tactics } = impact;
const RULES: readonly RuleId[] = [
  ...ruleset.editions['standard']!,
  'MAAS-14.3-stealth-entry',
  'MAAS-14.3-stealth-ground-only',
  'MAAS-9.3.2-mod-stealth',
  'MAAS-14.6-mine-trigger',
  'MAAS-14.10-hidden-setup',
];
const book = Rulebook.compile(ruleset, RULES);

/** Everything that an opponent of any level goes by: its first thoughts, the worlds it imagines, and how it judges where they lead. */
function mind(state: State, seat: number) {
  const view = ruleset.view(state, seat);
  const luck = new SeededDice(seedFrom('behind a screen'), 1);
  const worlds = [1, 2, 3].map(() => tactics.imagine!(view, seat, n => luck.below(n)));
  const judged = [tactics.weights, tactics.tuned].map(weights => tactics.value(view, seat, weights, book));
  return { thoughts: tactics.candidates(view, seat, book), worlds, judged };
}

const scout: Soldier = { seat: 0, type: 'ranger', on: 'H-10' };
const chief: Soldier = { seat: 0, type: 'command', on: 'H-04', done: true };
const zone = { setsUp: { panels: [0], hidden: true } };
const wooded = { 'H-15': 'woods', 'H-20': 'woods', 'F-12': 'building' } as const;

/** The same scene with something changed that the first seat does not see. */
function pair(wanted: Pick<Wanted, 'units' | 'mines'>, change: (state: State) => State): readonly [State, State] {
  const one = position({ terrain: wooded, forces: [{}, zone], ...wanted });
  return [one, change(one)];
}

const altered = (state: State, id: number, change: Partial<Unit>): State => ({
  ...state,
  units: state.units.map(unit => (unit.id === id ? { ...unit, ...change } : unit)),
});

const hide = (on: string): Soldier => ({ seat: 1, type: 'front-line', on, hidden: true, known: 0 });
const drone = (type: 'attack' | 'bomb' | 'recon' | 'ecm'): Soldier => ({ seat: 1, type, on: 'H-14', level: 6, known: 0 });

const SECRETS: readonly (readonly [string, readonly [State, State]])[] = [
  ['where a hidden soldier is', pair({ units: [scout, chief, hide('H-15')] }, state => altered(state, 2, { at: at('F-12'), heading: 3 }))],
  [
    'who the hidden soldier is',
    pair({ units: [scout, chief, hide('H-15'), { ...hide('H-20'), type: 'sniper' }] }, state =>
      altered(altered(state, 2, { card: state.units[3]!.card }), 3, { card: state.units[2]!.card }),
    ),
  ],
  [
    'which mine is real',
    pair(
      {
        units: [scout, chief],
        mines: (['dummy', 'explosive', 'nuclear'] as const).map((kind, n) => ({ at: `H-1${n + 1}`, seat: 1, kind })),
      },
      state => ({
        ...state,
        mines: state.mines.map((mine, n) => ({ ...mine, kind: (['nuclear', 'dummy', 'explosive'] as MineKind[])[n]! })),
      }),
    ),
  ],
  [
    'whether an armed drone carries a gun or a bomb',
    pair({ units: [scout, chief, drone('attack'), { ...drone('bomb'), on: 'C-14' }] }, state =>
      altered(altered(state, 2, { card: state.units[3]!.card }), 3, { card: state.units[2]!.card }),
    ),
  ],
  [
    'whether a drone looks or jams',
    pair({ units: [scout, chief, drone('recon'), { ...drone('ecm'), on: 'C-30' }] }, state =>
      altered(altered(state, 2, { card: state.units[3]!.card }), 3, { card: state.units[2]!.card }),
    ),
  ],
  [
    'who has faded away',
    pair(
      {
        units: [
          scout,
          chief,
          { seat: 1, type: 'ranger', on: 'H-14', known: 0, stealth: { box: 2, leave: 'may', ready: 0 } },
          { seat: 1, type: 'front-line', on: 'C-14', known: 0 },
        ],
      },
      state => altered(altered(state, 2, { card: state.units[3]!.card }), 3, { card: state.units[2]!.card }),
    ),
  ],
];

describe('what an opponent cannot see does not change what it thinks', () => {
  for (const [secret, [one, other]] of SECRETS) {
    test(`${secret}, before it activates anybody`, () => {
      expect(other).not.toEqual(one);
      expect(mind(other, 0)).toEqual(mind(one, 0));
    });

    test(`${secret}, while a soldier moves`, () => {
      const moving = (state: State): State => {
        const s = scene(ruleset, state, RULES);
        s.does(0, { type: 'activate', unit: 0 });
        return s.state;
      };
      expect(mind(moving(other), 0)).toEqual(mind(moving(one), 0));
      expect(mind(moving(one), 0).thoughts.length).toBeGreaterThan(6);
    });
  }
});
