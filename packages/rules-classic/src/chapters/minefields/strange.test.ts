import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Setup } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { armed, bin, weapon } from '../../testing/armed.fixture.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import {
  at,
  eventsOf,
  fire,
  NEXT,
  NORTH,
  type Placed,
  pair,
  SOUTH,
  shoot,
  start,
  termsOf,
  WITNESS,
  walk,
} from '../../testing/table.fixture.ts';
import { air, aloft, attacks, CORSAIR, flown, fly } from '../aerospace/sky.fixture.ts';
import type { Laid, MineKind } from './shape.ts';

const field = (kind: MineKind, more: Partial<Laid> = {}): Laid => ({ kind, at: at('0809'), seat: SOUTH, density: 10, since: -1, ...more });

describe('what rare mines cost', () => {
  const TANK = 'Vedette Medium Tank';
  const setup = (kind: string, density: number, mineBudget: number) =>
    ({
      map: 'hills',
      forces: [[{ design: TANK }], [{ design: TANK }]],
      turns: null,
      mines: [{ kind, at: at('0809'), seat: NORTH, density }],
      mineBudget,
    }) as Setup;
  for (const [id, kind, price] of [
    ['TOE-t415-emp-command-cost#1', 'empCommand', 18_000],
    ['TOE-t415-emp-vibra-cost#1', 'empVibrabomb', 25_000],
    ['TOE-t415-space-mine-cost#1', 'space', 375],
  ] as const)
    rule(id, `${price} C-bills for five points`, () => {
      expect([readSetup(setup(kind, 5, price), '').ok, readSetup(setup(kind, 5, price - 1), '').ok]).toEqual([true, false]);
      expect([readSetup(setup(kind, 20, 4 * price), '').ok, readSetup(setup(kind, 20, 4 * price - 1), '').ok]).toEqual([true, false]);
    });
  rule('TOE-bv-minefield-tear-gas#1', 'there are no mines of tear gas to buy', () => {
    expect([readSetup(setup('tearGas', 5, 9_999_999), '').ok, readSetup(setup('standard', 5, 9_999_999), '').ok]).toEqual([false, true]);
  });
});

describe('mines that stop machines', () => {
  const RULES = ['TOE-minefield-damage-grouping', 'TOE-minefield-command-interrupt', 'TOE-minefield-command-arming'] as const;
  const trodden = (kind: MineKind, more: Partial<Laid>, unit: Partial<Placed>, ...dice: readonly number[]) => {
    const play = start({
      units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117', moved: ['stand', 0] }],
      mines: [field(kind, more)],
      rules: RULES,
    });
    const events = play.does(NORTH, walk(0, 'F'), ...dice);
    return { unit: unitAt(play.state, 0), harm: eventsOf(events, 'damaged'), left: play.state.mines![0]!.density };
  };
  rule('TOE-minefield-damage-grouping#1', 'EMP mines shut down or disturb instead of breaking anything', () => {
    const disturbed = trodden('empVibrabomb', { setting: 50 }, {}, ...pair(7));
    expect(disturbed).toMatchObject({ unit: { shutDown: false, condition: { shock: { by: 2 } } }, harm: [], left: 0 });
    expect(trodden('empVibrabomb', { setting: 50 }, {}, ...pair(9), ...pair(12)).unit.shutDown).toBe(true);
    expect(trodden('empVibrabomb', { setting: 60 }, {}).left).toBe(10);
    expect(trodden('empCommand', { trap: true }, {}, ...pair(6))).toMatchObject({ unit: { shutDown: false }, left: 0 });
    expect(trodden('empVibrabomb', { setting: 1 }, { design: 'Elemental Battle Armor [Laser](Sqd5)' })).toMatchObject({
      harm: [],
      left: 0,
    });
  });
});

describe('mines in the way of ships', () => {
  const probed: Paper = {
    ...find(CORSAIR)!,
    mounts: [...find(CORSAIR)!.mounts, { kind: 'equipment', item: 'BeagleActiveProbe', at: 'NOS' }],
  };
  const passes = (column: string, more: Partial<Placed>, ...dice: readonly number[]) => {
    const play = air({
      units: [aloft(5, more), { at: '0117', moved: ['stand', 0] }],
      mines: [field('space')],
      rules: ['TOE-space-mines'],
    });
    const events = play.does(NORTH, fly(0, `${column}01`, 3, 5), ...dice);
    return { rolls: eventsOf(events, 'piloted').map(({ cause, number }) => [cause, termsOf(number)['TOE-space-mines']]), events, play };
  };
  rule('TOE-space-mines#1', 'who flies through rolls at +3, with a probe two easier', () => {
    expect(passes('08', {}, ...pair(12)).rolls).toEqual([['spaceMines', 3]]);
    expect(passes('08', { design: probed }, ...pair(12)).rolls).toEqual([['spaceMines', 1]]);
    expect(passes('10', {}).rolls).toEqual([]);
    const struck = passes('08', {}, ...pair(2), ...pair(7), ...pair(7), ...pair(12));
    expect(eventsOf(struck.events, 'damaged').reduce((sum, { armor }) => sum + armor, 0)).toBe(10);
    expect(struck.play.state.mines![0]!.density).toBe(0);
  });
  rule('TOE-space-mines#2', 'who was there when they were laid, and has not moved since, does not', () => {
    const play = air({
      units: [aloft(5, { flight: { altitude: 5, path: [at('0809')] }, at: '0809' }), { at: '0117' }],
      mines: [field('space', { since: 1 })],
      rules: ['TOE-space-mines'],
      phase: 'physical',
    });
    const events = [...play.does(NORTH, { type: 'strike', unit: 0, blows: [] } as never)];
    expect(eventsOf(events, 'piloted')).toEqual([]);
  });
});

describe('missiles that go after heat', () => {
  const seekers = armed(weapon('LRM 5', 'RT'), bin('IS Ammo LRM-5 Heat-Seeking', 'LT', 24));
  const plain = armed(weapon('LRM 5', 'RT'), bin('IS Ammo LRM-5', 'LT', 24));
  const RULES = ['TOE-house-munitions', 'TOE-heat-seeking-aft'] as const;
  rule('TOE-heat-seeking-aft#2', 'and against a fighter from right behind', () => {
    const design: Paper = {
      ...find(CORSAIR)!,
      mounts: [
        { kind: 'weapon', item: 'LRM 5', at: 'NOS' },
        { kind: 'ammo', item: 'IS Ammo LRM-5 Heat-Seeking', at: 'FSLG', shots: 24 },
      ],
    };
    const term = (chased: 0 | 3, rules: readonly RuleId[]) => {
      const hunter = flown('08', 3, { at: '0806', design, gunnery: 6 }, 0);
      const units: readonly Placed[] = [hunter, { ...flown('08', 3, { at: '0802' }, 0), facing: chased }, WITNESS];
      const { events } = attacks({ units, rules }, fire(0, 1, 0), 1, 1, ...NEXT);
      return termsOf(eventsOf(events, 'fired')[0]!.toHit)['TOE-heat-seeking-aft'];
    };
    expect([term(0, RULES), term(3, RULES)]).toEqual([-2, undefined]);
  });
  rule('TOE-heat-seeking-aft#1', 'two easier against whoever stands in a fire', () => {
    const term = (design: Paper, ground: { readonly [label: string]: string }) => {
      const units: readonly Placed[] = [{ at: '0801', facing: 3, design }, { at: '0809' }, WITNESS];
      const { events } = shoot({ units, ground, rules: RULES }, 0, 1, 1, ...NEXT);
      return termsOf(eventsOf(events, 'fired')[0]!.toHit)['TOE-heat-seeking-aft'];
    };
    expect([term(seekers, { '0809': 'F' }), term(seekers, {}), term(plain, { '0809': 'F' })]).toEqual([-2, undefined, undefined]);
  });
});
