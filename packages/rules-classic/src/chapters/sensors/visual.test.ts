import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { type OnMap, unitAt } from '../../state.ts';
import { at, hold, NORTH, type Position, start } from '../../testing/table.fixture.ts';
import { BLIND, edges, fitted, isSeen, SENSING } from './looking.fixture.ts';
import { eyesight, lookingAt } from './looking.ts';

const MEN = 'Foot Platoon (Rifle)';
const NIGHT: readonly RuleId[] = ['TOE-searchlight-illuminates-hex', 'TOE-fire-illumination'];

/** How far the first unit sees the second. */
function range(position: Position): number {
  const { state, book } = start({ blind: true, ...position });
  const [spotter, target] = state.units as readonly OnMap[];
  return eyesight(lookingAt(state, spotter!, target!), book);
}
const far = (design: string, ...rules: readonly RuleId[]): number =>
  range({ units: [{ at: '0803', design }, { at: '0810' }], rules: [...BLIND, ...NIGHT, ...rules] });

describe('how far eyes see', () => {
  rule('TOE-visual-range-row2', 'heavy fog and moonless nights leave five hexes, two for soldiers', () => {
    expect([far('GRF-1N'), far(MEN)]).toEqual([60, 30]);
    for (const condition of ['TOE-heavy-fog', 'TOE-moonless-searchlight'] as const)
      expect([far('GRF-1N', condition, 'TOE-visual-range-row2'), far(MEN, condition, 'TOE-visual-range-row2')]).toEqual([5, 2]);
    const look = (to: string): boolean =>
      isSeen({ units: [{ at: '0803' }, { at: to }], rules: [...BLIND, 'TOE-heavy-fog', 'TOE-visual-range-row2'] });
    expect([look('0808'), look('0809')]).toEqual([true, false]);
  });
  rule('TOE-visual-range-row3', 'sand, ice, heavy snow and a full moon leave ten', () => {
    for (const condition of ['TOE-blowing-sand-to-hit', 'TOE-weather-table-ice-storm', 'TOE-full-moon-searchlight'] as const)
      expect([far('GRF-1N', condition, 'TOE-visual-range-row3'), far(MEN, condition, 'TOE-visual-range-row3')]).toEqual([10, 5]);
  });
  rule('TOE-visual-range-row4', 'dusk leaves fifteen', () =>
    expect([far('GRF-1N', 'TW-house-dusk', 'TOE-visual-range-row4'), far(MEN, 'TW-house-dusk', 'TOE-visual-range-row4')]).toEqual([15, 8]),
  );

  const lit = (light: { readonly own?: string; readonly other?: string }, design = 'GRF-1N', ground = {}): number =>
    range({
      phase: 'weapon',
      ground,
      units: [
        {
          at: '0803',
          design,
          ...(light.own ? { fire: { shots: [], spots: null, numbers: null, resolved: true, light: at(light.own) } } : {}),
        },
        { at: '0810' },
        {
          at: '0903',
          seat: NORTH,
          ...(light.other ? { fire: { shots: [], spots: null, numbers: null, resolved: true, light: at(light.other) } } : {}),
        },
      ],
      rules: [...BLIND, ...NIGHT, 'TOE-moonless-searchlight', 'TOE-visual-range-row2', 'TOE-visual-range-searchlights'],
    });
  rule('TOE-visual-range-searchlights', 'lights show thirty hexes, ten to soldiers, and what others light is seen at 45', () => {
    expect([lit({}), lit({ own: '0810' }), lit({ own: '0810' }, MEN), lit({ other: '0810' }), lit({}, 'GRF-1N', { '0811': 'F' })]).toEqual([
      5, 30, 10, 45, 45,
    ]);
  });
  rule('TOE-visual-range-searchlight-row', 'there is no bonus beside those', () => expect(lit({ own: '0809', other: '0809' })).toBe(30));
  rule('TOE-visual-range-searchlights', 'whoever is lit is seen at once', () => {
    const play = start({
      phase: 'weapon',
      blind: true,
      units: [
        { at: '0803', facing: 3, design: fitted('GRF-1N', 'Searchlight') },
        { at: '0812', veil: 'hidden' },
      ],
      rules: [...BLIND, ...NIGHT, 'TOE-moonless-searchlight', 'TOE-visual-range-row2', 'TOE-visual-range-searchlights'],
    });
    play.does(NORTH, { ...hold(0), light: at('0812') } as ReturnType<typeof hold>);
    expect(unitAt(play.state, 1).veil).toBeUndefined();
  });
});

describe('under water', () => {
  const DEEP = Object.fromEntries(['0803', '0804', '0805', '0806', '0807', '0808', '0809', '0810'].map(label => [label, '=']));
  const ABYSS = Object.fromEntries(Object.keys(DEEP).map(label => [label, 'E']));
  const both = [{ at: '0803' }, { at: '0810', heat: 1 }] as const;
  const LINE: readonly RuleId[] = [...SENSING, 'TOE-waterline-definition'];

  rule('TOE-visual-spotting-underwater', 'eyes see as in light fog, and a row less for every ten levels', () => {
    const rules = [...BLIND, 'TOE-visual-spotting-underwater' as const];
    expect([
      range({ units: both, rules }),
      range({ units: both, ground: DEEP, rules }),
      range({ units: both, ground: ABYSS, rules }),
    ]).toEqual([60, 30, 20]);
    expect(edges('radar', { units: both, ground: ABYSS, rules: [...SENSING, 'TOE-visual-spotting-underwater'] })).toEqual([8, 16, 24]);
  });
  rule('TOE-underwater-visual-range', 'half as far as above', () => {
    expect(range({ units: both, ground: DEEP, rules: LINE })).toBe(30);
    expect(range({ units: both, ground: DEEP, rules: [...LINE, 'TOE-visual-range-row4', 'TW-house-dusk'] })).toBe(7);
  });
  rule('TOE-underwater-sensor-range', 'only warmth is felt half as far', () => {
    expect(edges('magscan', { units: both, ground: DEEP, rules: LINE })).toEqual([10, 20, 30]);
    expect(edges('infrared', { units: both, ground: DEEP, rules: LINE })).toEqual([5, 10, 15]);
  });
});

describe('across the surface', () => {
  const LINE: readonly RuleId[] = [...SENSING, 'TOE-waterline-definition'];
  const SNOW: readonly RuleId[] = [...LINE, 'TW-house-dusk', 'TOE-visual-range-row4'];
  /** A lake with a shore; the second unit is in it. */
  const lake = (letter: string, to = '0810') => ({ '0809': '~', [to]: letter });
  const look = (from: string, letter: string, rules = LINE, to = '0810'): boolean =>
    isSeen({ units: [{ at: from }, { at: to }], ground: lake(letter, to), rules });

  rule('TOE-waterline-definition', 'eyes get through the surface only by these rules', () => {
    expect([look('0808', '='), look('0808', '=', SENSING)]).toEqual([true, false]);
  });
  rule('TOE-waterline-ground-sees-sub', 'two levels deep, and half as far as above', () => {
    expect([look('0808', '='), look('0808', 'd')]).toEqual([true, false]);
    expect([look('0803', '=', SNOW), look('0802', '=', SNOW)]).toEqual([true, false]);
  });
  const fromBelow = (to: string, letter = '='): boolean =>
    isSeen({ units: [{ at: '0810' }, { at: to }], ground: lake(letter), rules: LINE });
  rule('TOE-waterline-sub-sees-ground', 'from two levels deep, and no farther than two hexes from the shore', () => {
    expect([fromBelow('0807'), fromBelow('0806'), fromBelow('0807', 'd')]).toEqual([true, false, false]);
  });
  rule('TOE-waterline-sub-cannot-see-example', 'who stands on a hill three hexes from the shore is not seen', () => {
    const hill = (to: string): boolean => isSeen({ units: [{ at: '0810' }, { at: to }], ground: { ...lake('='), [to]: '4' }, rules: LINE });
    expect([hill('0806'), hill('0808')]).toEqual([false, true]);
  });
  rule(
    'TOE-waterline-visual-example',
    'a machine four levels deep is out of sight, one two levels deep is seen within half of fifteen hexes',
    () => {
      expect([look('0804', 'd', SNOW), look('0804', '=', SNOW)]).toEqual([false, true]);
      expect(range({ units: [{ at: '0803' }, { at: '0810' }], ground: lake('='), rules: SNOW })).toBe(7);
    },
  );
  rule('TOE-waterline-tracing', 'the line ends at the surface of the hex of the one below', () => {
    const hidden = isSeen({ units: [{ at: '0806' }, { at: '0810' }], ground: { ...lake('='), '0808': '2' }, rules: LINE });
    expect([hidden, look('0806', '=')]).toEqual([false, true]);
  });

  rule('TOE-waterline-airborne', 'who flies sees and is seen within six levels of the surface, half as far', () => {
    const flying = (elevation: number, letter: string): boolean =>
      isSeen({
        units: [{ at: '0806', design: 'Warrior Attack Helicopter H-7', elevation }, { at: '0810' }],
        ground: lake(letter),
        rules: LINE,
      });
    expect([flying(6, '='), flying(7, '='), flying(6, 'd'), flying(6, 'E')]).toEqual([true, false, true, false]);
    const fromBelow = (elevation: number): boolean =>
      isSeen({
        units: [{ at: '0810' }, { at: '0806', design: 'Warrior Attack Helicopter H-7', elevation }],
        ground: lake('='),
        rules: LINE,
      });
    expect([fromBelow(6), fromBelow(7)]).toEqual([true, false]);
    const units = [{ at: '0802', design: 'Warrior Attack Helicopter H-7', elevation: 6 }, { at: '0810' }] as const;
    expect(range({ units, ground: lake('='), rules: SNOW })).toBe(7);
  });

  const across = (sensor: Parameters<typeof edges>[0], from: object, letter = '=', ground = {}) =>
    edges(sensor, {
      units: [
        { at: '0802', ...from },
        { at: '0810', heat: 1 },
      ],
      ground: { ...lake(letter), ...ground },
      rules: LINE,
    });
  rule('TOE-waterline-range-halving', 'eyes and sensors reach half as far', () => {
    expect(range({ units: [{ at: '0802' }, { at: '0810' }], ground: lake('='), rules: LINE })).toBe(30);
    expect(across('magscan', {})).toEqual([5, 10, 15]);
  });
  rule('TOE-waterline-sensor-los', 'each band is halved, and warmth is felt within seven hexes and near the surface', () => {
    expect(across('radar', { design: 'Vedette Medium Tank' })).toEqual([3, 6, 9]);
    expect(across('infrared', {})).toEqual([3, 5, 7]);
    expect(across('infrared', {}, 'E')).toEqual([0, 0, 0]);
  });
  rule('TOE-waterline-magscan-example', 'the bands of a vehicle end at 4, 9 and 13 hexes, so that eight hexes are in the second', () => {
    expect(across('magscan', { design: 'Vedette Medium Tank' })).toEqual([4, 9, 13]);
  });
  rule('TOE-waterline-straddling', "a 'Mech that wades has sensors on both sides", () => {
    expect(across('magscan', {}, '=', { '0802': '~' })).toEqual([10, 20, 30]);
    expect(across('magscan', { prone: true }, '=', { '0802': '~' })).toEqual([10, 20, 30]);
  });
});
