import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { type OnMap, unitAt } from '../../state.ts';
import {
  clearBut,
  hold,
  NEXT,
  NORTH,
  numberOf,
  type Placed,
  type Position,
  SOUTH,
  start,
  termsOf,
  WITNESS,
} from '../../testing/table.fixture.ts';
import { afterALook, BLIND, edges, isSeen, SENSING, searching } from '../sensors/looking.fixture.ts';
import { eyesight, lookingAt } from '../sensors/looking.ts';

const LINE: readonly RuleId[] = [...SENSING, 'TOE-waterline-definition'];
const DUSK: readonly RuleId[] = [...LINE, 'TW-house-dusk', 'TOE-visual-range-row4'];
const VTOL = 'Warrior Attack Helicopter H-7';
const SUB = 'Neptune Submarine';
const column = (letter: string, ...labels: readonly string[]) => Object.fromEntries(labels.map(label => [label, letter]));
const ALL = ['0803', '0804', '0805', '0806', '0807', '0808', '0809', '0810'] as const;
const lake = (letter: string) => ({ '0809': '~', '0810': letter });

function range(position: Position): number {
  const { state, book } = start({ blind: true, ...position });
  const [spotter, target] = state.units as readonly OnMap[];
  return eyesight(lookingAt(state, spotter!, target!), book);
}
const look = (from: Partial<Placed>, to: Partial<Placed>, ground: object, rules = LINE): boolean =>
  isSeen({ units: [{ at: '0808', ...from } as Placed, { at: '0810', ...to } as Placed], ground: ground as never, rules });

describe('under water', () => {
  const both = [{ at: '0803' }, { at: '0810', heat: 1 }] as const;
  const rules = [...BLIND, 'TOE-visual-spotting-underwater' as const];
  rule('TOE-visual-spotting-underwater#1', 'eyes see as in light fog, a row worse for each full ten levels', () => {
    const far = (letter: string) => range({ units: both, ground: column(letter, ...ALL), rules });
    expect([range({ units: both, rules }), far('='), far('E'), far('A')]).toEqual([60, 30, 20, far('I')]);
    expect(far('A')).toBeLessThan(20);
  });
  rule('TOE-visual-spotting-underwater#2', 'sensors reach as far at any depth', () => {
    const sensed = (letter: string) =>
      edges('radar', { units: both, ground: column(letter, ...ALL), rules: [...SENSING, 'TOE-visual-spotting-underwater'] });
    expect([sensed('='), sensed('E'), sensed('I')]).toEqual([sensed('='), [8, 16, 24], [8, 16, 24]]);
  });
  rule('TOE-underwater-visual-range#1', 'half as far as above, rounded down: thirty of sixty, seven of fifteen', () => {
    const far = (rules: readonly RuleId[]) => range({ units: both, ground: column('=', ...ALL), rules });
    expect([far(LINE), far(DUSK)]).toEqual([30, 7]);
  });
  rule('TOE-underwater-visual-range#2', 'muddy water is as dark as pitch black: one of three hexes', () => {
    const bed = (mud: boolean) =>
      clearBut(
        Object.fromEntries(ALL.map(label => [label, [{ kind: 'water', level: 2 }, ...(mud ? [{ kind: 'mud', level: 1 } as const] : [])]])),
      );
    expect([false, true].map(mud => range({ units: both, board: bed(mud), rules: LINE }))).toEqual([30, 1]);
  });
});

describe('across the surface', () => {
  rule('TOE-waterline-definition#1', 'the surface is between depth 1 and level 0: who stands one level deep looks over it', () => {
    // A 'Mech in depth 1 has its upper half above; lying down, all of it is below.
    const far = (prone: boolean) =>
      edges('magscan', {
        units: [
          { at: '0802', prone },
          { at: '0810', heat: 1 },
        ],
        ground: { ...lake('='), '0802': '~' },
        rules: LINE,
      });
    expect(far(false)).toEqual([10, 20, 30]);
    expect(edges('magscan', { units: [{ at: '0802' }, { at: '0810' }], ground: lake('='), rules: LINE })).toEqual([5, 10, 15]);
  });
  rule('TOE-waterline-definition#2', 'eyes cross it by this rule alone', () => {
    expect([look({}, {}, lake('=')), look({}, {}, lake('='), SENSING)]).toEqual([true, false]);
  });
  rule('TOE-waterline-ground-sees-sub#1', 'down to depth 2, and half as far as the worst sight in play', () => {
    expect(look({}, {}, lake('='))).toBe(true);
    expect([look({ at: '0803' }, {}, lake('='), DUSK), look({ at: '0802' }, {}, lake('='), DUSK)]).toEqual([true, false]);
  });
  rule('TOE-waterline-ground-sees-sub#2', 'from depth 3 on nothing is seen from above', () => {
    expect([look({}, {}, lake('d')), look({}, {}, lake('E'))]).toEqual([false, false]);
  });
  const fromBelow = (to: string, letter = '=', rules = LINE): boolean => look({ at: '0810' }, { at: to }, lake(letter), rules);
  rule('TOE-waterline-sub-sees-ground#1', 'from below one sees no farther than two hexes from the shallows', () => {
    expect([fromBelow('0807'), fromBelow('0806')]).toEqual([true, false]);
  });
  rule(
    'TOE-waterline-sub-sees-ground#2',
    'deeper than two levels one sees nothing of it, and never farther than half the sight in play',
    () => {
      expect([fromBelow('0807', '='), fromBelow('0807', 'd')]).toEqual([true, false]);
      expect(range({ units: [{ at: '0810' }, { at: '0807' }], ground: lake('='), rules: DUSK })).toBe(7);
    },
  );
  const flying = (elevation: number): Partial<Placed> => ({ at: '0806', design: VTOL, elevation });
  rule('TOE-waterline-airborne#1', 'who flies sees and is seen within six levels of the surface', () => {
    expect([look(flying(6), {}, lake('=')), look(flying(7), {}, lake('='))]).toEqual([true, false]);
    expect([look({ at: '0810' }, flying(6), lake('=')), look({ at: '0810' }, flying(7), lake('='))]).toEqual([true, false]);
    expect([look(flying(6), {}, lake('d')), look(flying(6), {}, lake('E'))]).toEqual([true, false]);
  });
  rule('TOE-waterline-airborne#2', 'half as far as the worst sight in play, rounded down', () => {
    expect(range({ units: [{ at: '0802', design: VTOL, elevation: 6 }, { at: '0810' }], ground: lake('='), rules: DUSK })).toBe(7);
  });
  const across = (sensor: Parameters<typeof edges>[0], design = 'GRF-1N', letter = '=') =>
    edges(sensor, {
      units: [
        { at: '0802', design },
        { at: '0810', heat: 1 },
      ],
      ground: lake(letter),
      rules: LINE,
    });
  rule('TOE-waterline-sensor-los#1', 'sensors reach half as far, and each band is halved and rounded down', () => {
    expect([across('magscan'), across('radar', 'Vedette Medium Tank'), across('magscan', 'Vedette Medium Tank')]).toEqual([
      [5, 10, 15],
      [3, 6, 9],
      [4, 9, 13],
    ]);
  });
  rule('TOE-waterline-sensor-los#2', 'warmth is felt to three, five and seven hexes', () => expect(across('infrared')).toEqual([3, 5, 7]));
  rule('TOE-waterline-sensor-los#3', 'and not at all farther than six levels below', () => {
    expect([across('infrared', 'GRF-1N', 'E'), across('infrared', 'GRF-1N', 'd')]).toEqual([
      [0, 0, 0],
      [3, 5, 7],
    ]);
  });
  rule('TOE-waterline-magscan-example#1', "a vehicle's 27 hexes become 13, and a 'Mech eight hexes away is within them", () => {
    expect(across('magscan', 'Vedette Medium Tank')[2]).toBe(13);
  });
  rule('TOE-waterline-magscan-example#2', 'it is in the second band, which ends at nine: a 5 or a 6 finds it', () => {
    const found = (rolled: number): boolean =>
      unitAt(
        afterALook({
          units: [{ at: '0802', design: 'Vedette Medium Tank', ...searching('magscan', rolled) }, { at: '0810' }],
          ground: lake('d'),
          rules: LINE,
        }).state,
        1,
      ).veil !== 'hidden';
    expect([4, 5, 6, 7].map(found)).toEqual([false, true, true, false]);
  });
});

describe('a mast', () => {
  const WATER = column('d', '0808', '0809', '0810', '0811', '0812', '0708', '0709', '0908', '0909', '0710', '0910');
  const rules = [...BLIND, 'TOE-waterline-definition', 'TOE-waterline-periscope'] as const;
  const boat = (depth: number, up: boolean): Placed => ({
    at: '0812',
    facing: 0,
    design: SUB,
    elevation: -depth,
    ...(up ? { condition: { mast: true as const } } : {}),
  });
  const raise = (unit: number, up = true) => ({ ...hold(unit), orders: [{ do: 'mast', up }] }) as ReturnType<typeof hold>;
  rule('TOE-waterline-periscope#1', 'one level deep it looks about as if on the surface, deeper it does not', () => {
    const sees = (depth: number, up: boolean): boolean => isSeen({ units: [boat(depth, up), { at: '0802' }], ground: WATER, rules });
    expect([sees(1, false), sees(1, true), sees(2, true)]).toEqual([false, true, false]);
  });
  rule('TOE-waterline-periscope#2', 'everything else is one harder meanwhile', () => {
    const { state, book } = start({ units: [boat(1, true), { at: '0802' }], ground: WATER, rules });
    const term = (unit = unitAt(state, 0)) =>
      termsOf(book.ask('piloting', { state, unit, cause: 'skid', causes: [], depth: 1 }))['TOE-waterline-periscope'];
    expect([term(), term({ ...unitAt(state, 0), elevation: -2 })]).toEqual([1, undefined]);
    const shot = (up: boolean, needed: number) =>
      termsOf(
        numberOf({ units: [boat(1, up), { at: '0809', facing: 3, design: SUB, elevation: -1 }, WITNESS], ground: WATER, rules }, 0, needed),
      );
    expect([shot(true, 5)['TOE-waterline-periscope'], shot(false, 4)['TOE-waterline-periscope']]).toEqual([1, undefined]);
  });
  rule(
    'TOE-waterline-periscope#3',
    'it is ordered with the attacks and up from the next turn on, until it is lowered; only submarines have one',
    () => {
      const play = start({ phase: 'weapon', units: [boat(1, false), { at: '0101' }], ground: WATER, rules, blind: true });
      play.does(NORTH, raise(0));
      expect(unitAt(play.state, 0).condition).toBeUndefined();
      expect(play.refuses(SOUTH, raise(1)).map(one => one.rule)).toEqual(['TOE-waterline-periscope']);
      play.does(SOUTH, hold(1), ...NEXT);
      expect(unitAt(play.state, 0).condition).toEqual({ mast: true });
      const down = start({ phase: 'weapon', units: [boat(1, true), { at: '0101' }], ground: WATER, rules, blind: true });
      down.does(NORTH, raise(0, false));
      down.does(SOUTH, hold(1), ...NEXT);
      expect(unitAt(down.state, 0).condition?.mast).toBeUndefined();
    },
  );
});
