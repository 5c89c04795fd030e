import { type EngineType, find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { pointsFor } from '../../movement/points.ts';
import type { Setup } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import { eventsOf, jump, NEXT, NORTH, type Placed, pair, SOUTH, shoot, start, termsOf, WITNESS } from '../../testing/table.fixture.ts';
import { gravityRules } from './gravity.ts';
import { vacuumRules } from './vacuum.ts';

const HIT = [6, 6] as const;
const idsOf = (rules: readonly { readonly id: `${string}-${string}` }[]) => rules.map(({ id }) => id);

describe('gravity', () => {
  const GRAVITY = idsOf(gravityRules);
  const points = (unit: Partial<Placed>, mode: 'walk' | 'run' | 'jump', rules = GRAVITY): number => {
    const play = start({ units: [{ at: '0805', ...unit } as Placed, { at: '0812' }], rules });
    return pointsFor(play.book, unitAt(play.state, 0), mode);
  };
  rule('TOE-gravity-order#1', 'heat first, then the pull: five points less one, by a half', () => {
    expect([points({ pull: 5 }, 'walk'), points({ pull: 5, heat: 5 }, 'walk'), points({ pull: 20 }, 'walk')]).toEqual([10, 8, 2]);
    expect([points({ pull: 20 }, 'run'), points({ pull: 20 }, 'jump'), points({ pull: 20 }, 'walk', [])]).toEqual([3, 2, 5]);
  });
  rule('TOE-terrain-table-gravity-to-hit', 'a missile is one harder for every two tenths of difference, a beam is not', () => {
    const terms = (pull: number, weapon: number) => {
      const units = [
        { at: '0805', facing: 3, pull },
        { at: '0812', pull },
      ] as const;
      return termsOf(eventsOf(shoot({ units, rules: GRAVITY }, weapon, 1, 1, ...NEXT).events, 'fired')[0]!.toHit)[
        'TOE-terrain-table-gravity-to-hit'
      ];
    };
    expect([terms(7, 1), terms(15, 1), terms(9, 1), terms(15, 0)]).toEqual([1, 2, undefined, undefined]);
  });
  for (const id of ['TOE-gravity-jump-damage#1', 'TOE-gravity-jump-damage#2'])
    rule(id, 'farther than the jets were made for: a roll, or a point to each leg inside for every hex too far', () => {
      const light = { at: '0803', facing: 3, pull: 2 } as const;
      const play = start({ units: [light, { at: '0117', moved: ['stand', 0] }], rules: GRAVITY });
      // Five jets at a fifth of the weight; seven hexes are two too far. Each leg rolls for criticals.
      const events = play.does(NORTH, jump(0, '0810'), 1, 1, ...pair(2), ...pair(2));
      expect(eventsOf(events, 'piloted')[0]).toMatchObject({ cause: 'gravity', ok: false, number: { total: 6 } });
      expect(unitAt(play.state, 0).structure).toMatchObject({ LL: 11, RL: 11 });
      expect(eventsOf(start({ units: [light, { at: '0117' }], rules: GRAVITY }).does(NORTH, jump(0, '0808')), 'piloted')).toHaveLength(0);
    });
  for (const id of ['TOE-gravity-jump-damage#1', 'TOE-gravity-jump-damage#3', 'TOE-gravity-jump-damage#4'])
    rule(id, 'too heavy: a roll at every landing, easier by the points kept back; half of the lost walking points to each leg', () => {
      const heavy = (command: ReturnType<typeof jump>, ...dice: readonly number[]) => {
        const play = start({
          units: [
            { at: '0803', facing: 3, pull: 26, design: 'PXH-1' },
            { at: '0117', moved: ['stand', 0] },
          ],
          rules: GRAVITY,
        });
        return { play, rolled: eventsOf(play.does(NORTH, command, ...dice), 'piloted')[0]! };
      };
      expect(heavy(jump(0, '0804'), ...HIT).rolled.number.total).toBe(8);
      expect(heavy({ ...jump(0, '0804'), cushion: 1 } as ReturnType<typeof jump>, ...HIT).rolled.number.total).toBe(7);
      const { play } = heavy(jump(0, '0804'), 1, 1, ...pair(2), ...pair(2));
      // Six walking points are two: four are lost.
      expect(unitAt(play.state, 0).structure).toMatchObject({ LL: 9, RL: 9 });
      const far = start({ units: [{ at: '0803', facing: 3, pull: 26, design: 'PXH-1' }, { at: '0117' }], rules: GRAVITY });
      expect(far.refuses(NORTH, { ...jump(0, '0804'), cushion: 2 } as ReturnType<typeof jump>).map(one => one.rule)).toContain(
        'TW-jump-cost',
      );
    });
});

rule('TOE-gravity-order#2', 'walking and jumping points are divided by the pull, halves down; falls hurt as much as it is', () => {
  const rules = idsOf(gravityRules);
  const points = (pull: number, mode: 'walk' | 'jump') => {
    const { book, state } = start({ units: [{ at: '0805', pull }, { at: '0812' }], rules });
    return pointsFor(book, unitAt(state, 0), mode);
  };
  expect([5, 8, 10, 12, 20, 26].map(pull => [points(pull, 'walk'), points(pull, 'jump')])).toEqual([
    [10, 10],
    [6, 6],
    [5, 5],
    [4, 4],
    [2, 2],
    [2, 2],
  ]);
  const fall = (pull: number | undefined, levels: number) => {
    const { book, state } = start({ units: [{ at: '0805', ...(pull === undefined ? {} : { pull }) }, { at: '0812' }], rules });
    return book.ask('fallDamage', { unit: unitAt(state, 0), levels, depth: 0 }).total;
  };
  expect([fall(undefined, 1), fall(5, 1), fall(15, 1)]).toEqual([12, 6, 18]);
});

describe('engines that breathe', () => {
  const griffin = find('GRF-1N')!;
  const driven = (type: EngineType, frame: 'Standard' | 'Industrial' = 'Standard'): Paper => ({
    ...griffin,
    engine: { ...griffin.engine!, type },
    structure: { ...griffin.structure, type: frame },
  });
  const airless = (design: Paper): boolean =>
    !readSetup({ map: 'hills', forces: [[{ design }], [{ design: 'GRF-1N' }]], turns: null, conditions: { pressure: 'vacuum' } }, 'setup')
      .ok;
  rule('TOE-non-fusion-mech-restrictions#1', 'a machine of war with such an engine stays out of places like one of labor with it', () => {
    expect([driven('ICE'), driven('ICE', 'Industrial'), driven('Fusion')].map(airless)).toEqual([true, true, false]);
  });
});

describe('vacuum', () => {
  const VACUUM = idsOf(vacuumRules);
  const problemOf = (conditions: NonNullable<Setup['conditions']>, design: string): string => {
    const read = readSetup({ map: 'hills', forces: [[{ design }], [{ design: 'GRF-1N' }]], turns: null, conditions }, 'setup');
    return read.ok ? '' : read.problem;
  };
  for (const id of [
    'TOE-vacuum-operable-units#1',
    'TOE-vacuum-operable-units#2',
    'TOE-terrain-table-vacuum-vehicles',
    'TOE-terrain-footnote-26#1',
    'TOE-terrain-footnote-26#2',
  ])
    rule(id, 'only what is sealed and breathes no air goes there', () => {
      const airless = { pressure: 'vacuum' } as const;
      for (const design of ['Vedette Medium Tank', 'Manticore Heavy Tank', 'Foot Platoon (Rifle)'])
        expect(problemOf(airless, design)).toContain('TOE-vacuum-operable-units');
      for (const design of ['GRF-1N', 'Elemental Battle Armor [Laser](Sqd5)']) expect(problemOf(airless, design)).toBe('');
      expect(problemOf({ pressure: 'trace' }, 'Vedette Medium Tank')).not.toBe('');
      expect(problemOf({ pressure: 'thin' }, 'Vedette Medium Tank')).toBe('');
    });
  rule('TOE-vacuum-hull-integrity-trigger#1', 'any damage, and be it a kick, makes the hull roll', () => {
    const units: readonly Placed[] = [{ at: '0805', facing: 3, moved: ['stand', 0] }, { at: '0806', moved: ['stand', 0] }, WITNESS];
    const kicked = (pressure: 'vacuum' | 'thin', ...dice: readonly number[]) => {
      const play = start({ units, phase: 'physical', rules: VACUUM, conditions: { pressure } });
      play.does(NORTH, { type: 'strike', unit: 0, blows: [{ kind: 'kick', leg: 'RL', target: 1 }] });
      play.does(SOUTH, { type: 'strike', unit: 1, blows: [] });
      const events = play.does(SOUTH, { type: 'strike', unit: 2, blows: [] }, ...HIT, 1, ...dice, ...HIT, ...NEXT);
      return { events, leg: unitAt(play.state, 1).hits['RL'] };
    };
    expect(kicked('thin').leg).toBeUndefined();
    expect(kicked('vacuum', ...pair(9)).leg).toBeUndefined();
    expect(kicked('vacuum', ...pair(10)).leg).toHaveLength(6);
  });
  rule('TOE-vacuum-hull-integrity-trigger#2', 'men and suits make no such roll', () => {
    for (const design of ['Elemental Battle Armor [Laser](Sqd5)', 'Foot Platoon (Rifle)']) {
      const dice = design.startsWith('Elemental') ? [...HIT, 1] : HIT;
      const units: readonly Placed[] = [{ at: '0805', facing: 3 }, { at: '0810', design }, WITNESS];
      const { events } = shoot({ units, rules: VACUUM, conditions: { pressure: 'vacuum' } }, 0, ...dice, ...NEXT);
      expect([eventsOf(events, 'damaged').length > 0, eventsOf(events, 'breached')]).toEqual([true, []]);
    }
  });
  rule('TOE-vacuum-hull-integrity-trigger#3', 'a head that opens is the end of the MechWarrior, and no armor is no roll', () => {
    const position = {
      units: [{ at: '0805', facing: 3 }, { at: '0808' }, WITNESS] as const,
      rules: VACUUM,
      conditions: { pressure: 'vacuum' } as const,
    };
    const { play } = shoot(
      { ...position, units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0808' }, WITNESS] },
      0,
      ...HIT,
      ...pair(12),
      ...HIT,
      ...pair(10),
      ...NEXT,
    );
    expect(unitAt(play.state, 1).fate).toBe('destroyed');
    const bare = shoot(
      { ...position, units: [{ at: '0805', facing: 3 }, { at: '0808', armor: { RA: 10 } }, WITNESS] },
      0,
      ...HIT,
      ...pair(3),
      ...NEXT,
    );
    expect(eventsOf(bare.events, 'breached')[0]).toMatchObject({ location: 'RA', roll: null, open: true });
    expect(unitAt(bare.play.state, 1).hits['RA']).toHaveLength(12);
  });
});
