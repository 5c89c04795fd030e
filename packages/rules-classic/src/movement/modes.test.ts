import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { alone, type Ground, HIT, objections, pass, points, spends } from '../testing/core.fixture.ts';
import { mannered } from '../testing/moving.fixture.ts';
import { at, jump, NEXT, NORTH, type Placed, run, start, stay, walk } from '../testing/table.fixture.ts';

const gear = (item: string, place = 'CT'): Mount => ({ kind: 'equipment', item, at: place });
const fitted = (code: string, ...mounts: readonly Mount[]): Paper => ({ ...find(code)!, mounts: [...find(code)!.mounts, ...mounts] });
const TSM = fitted('GRF-1N', gear('Triple Strength Myomer'));
const MASC = fitted('GRF-1N', gear('ISMASC', 'LT'));
const BLOWER = fitted('GRF-1N', gear('Supercharger', 'LT'));

/** Heat that a move makes. */
const warmth = (unit: Partial<Placed>): number => {
  const { book, state } = alone(unit);
  return book.ask('heat', { state, unit: unitAt(state, 0) }).total;
};

describe('modes and points', () => {
  rule('TW-mode-list#1', 'a unit stands, walks, runs or jumps, and does one of them', () => {
    for (const move of [stay(0), walk(0, 'F'), run(0, 'F'), jump(0, '0809', 3)]) {
      const play = alone();
      play.does(NORTH, move);
      expect(unitAt(play.state, 0).moved).toMatchObject({ mode: move.mode, done: true });
    }
    const play = start({ units: [{ at: '0808', facing: 3 }, { at: '0117' }] });
    play.does(NORTH, walk(0, 'F'));
    expect(objections(play, jump(0, '0808', 3))).toContain('TW-mode-list');
  });
  rule('TW-mode-list#2', 'points that were not spent are gone', () => {
    const play = alone();
    play.does(NORTH, walk(0, 'F'));
    expect(unitAt(play.state, 0).moved).toMatchObject({ spent: 1, done: true });
    pass(play, ...NEXT);
    expect(unitAt(play.state, 0).moved).toBeNull();
    expect(objections(play, walk(0, 'FFFFFF'))).not.toEqual([]);
    expect(objections(play, walk(0, 'FFFFF'))).toEqual([]);
  });
  rule('TW-mp-run#1', 'one and a half times as much as walking, rounded up', () => {
    expect([points({}, 'walk'), points({}, 'run')]).toEqual([5, 8]);
    expect([points({ design: 'HBK-4G' }, 'walk'), points({ design: 'HBK-4G' }, 'run')]).toEqual([4, 6]);
  });
  rule('TW-mp-run#2', 'of what walking has come to: five cut to four run six', () => {
    expect([points({ heat: 5 }, 'walk'), points({ heat: 5 }, 'run')]).toEqual([4, 6]);
    expect([points({ hits: { LL: [3] } }, 'walk'), points({ hits: { LL: [3] } }, 'run')]).toEqual([4, 6]);
  });
  rule('TW-mp-run#3', 'with MASC or a supercharger twice as much as walking', () => {
    for (const [design, manner] of [
      [MASC, 'masc'],
      [BLOWER, 'supercharge'],
    ] as const) {
      const ten = (steps: string) => objections(alone({ at: '0803', design }), mannered(steps, manner));
      expect([ten('FFFFFFFFFF'), ten('FFFFFFFFFFF').length > 0]).toEqual([[], true]);
    }
  });
  rule('TW-mp-heat#1', 'every full five points of heat cost one', () => {
    expect([0, 4, 5, 9, 10, 14, 15, 20].map(heat => points({ heat }, 'walk'))).toEqual([5, 5, 4, 4, 3, 3, 2, 1]);
  });
  rule('TW-mp-heat#2', 'but never more than five', () => {
    expect([25, 30, 40].map(heat => points({ design: 'LCT-1V', heat }, 'walk'))).toEqual([3, 3, 3]);
  });
  rule('TW-mp-heat#3', 'and none of jumping', () => expect([0, 10, 25].map(heat => points({ heat }, 'jump'))).toEqual([5, 5, 5]));
  rule('TW-mp-tsm#1', 'hot myomer adds two from heat nine on', () => {
    const cold = (heat: number) => points({ heat }, 'walk');
    const hot = (heat: number) => points({ design: TSM, heat }, 'walk');
    expect([0, 8, 9, 15].map(heat => hot(heat) - cold(heat))).toEqual([0, 0, 2, 2]);
  });
  rule('TW-mp-tsm#2', 'after the loss by heat, so that nine is one more than none', () => {
    expect([points({ design: TSM }, 'walk'), points({ design: TSM, heat: 9 }, 'walk')]).toEqual([5, 6]);
  });
  rule('TW-mp-tsm#3', 'by the scale as the last heat phase has left it', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, design: TSM, heat: 21 }, { at: '0117' }] });
    pass(play, ...NEXT);
    // Twelve sinks have left nine.
    expect(unitAt(play.state, 0).heat).toBe(9);
    expect(objections(play, walk(0, 'FFFFFF'))).toEqual([]);
    // Heat that a unit makes while it moves does not count before the next heat phase.
    expect(points({ design: TSM, heat: 8, built: { weapons: 10, external: 0 } }, 'walk')).toBe(4);
  });
  const slow: Partial<Placed> = { design: 'AWS-8Q', heat: 10 };
  const woods = (label: string): Ground => ({ [label]: 'h' });
  rule('TW-mp-min#1', 'one hex ahead is always possible for all the points there are', () => {
    expect(points(slow, 'run')).toBe(2);
    const play = alone(slow, woods('0809'));
    play.does(NORTH, run(0, 'F'));
    expect(play.state.units[0]).toMatchObject({ at: at('0809'), moved: { spent: 2, done: true } });
    expect(objections(alone(slow, woods('0810')), run(0, 'FF'))).not.toEqual([]);
  });
  rule('TW-mp-min#2', 'it takes a run', () => {
    expect(objections(alone(slow, woods('0809')), walk(0, 'F'))).not.toEqual([]);
    const play = alone(slow, woods('0809'));
    play.does(NORTH, run(0, 'F'));
    expect(unitAt(play.state, 0).moved!.mode).toBe('run');
  });
  rule('TW-mp-min#3', 'and opens nothing that is closed', () => {
    expect(objections(alone(slow, { '0809': '3' }), run(0, 'F'))).not.toEqual([]);
    expect(objections(alone(slow, { '0809': '~' }), run(0, 'F'))).not.toEqual([]);
    expect(objections(alone(slow, { '0809': '1' }), run(0, 'F'))).toEqual([]);
  });
  rule('TW-mp-order#1', 'legs first, then armor that was hung on, then heat, then muscles', () => {
    const worn = fitted('GRF-1N', gear('Triple Strength Myomer'), gear('ISModularArmor', 'LT'));
    // Five halved by a hip are three, less one for the armor, less one for heat, plus two for the muscles; another order would give another sum.
    expect(points({ design: worn, hits: { LL: [0] }, heat: 9 }, 'walk')).toBe(3);
    const { book, state } = alone({ design: worn, hits: { LL: [0] }, heat: 9 });
    const terms = book.ask('walkMp', { unit: unitAt(state, 0) }).terms.filter(({ value }) => value !== 0);
    expect(terms.map(({ value }) => value)).toEqual([3, -1, -1, 2]);
  });
  rule('TW-mp-order#2', 'running is taken from what walking has come to', () => {
    expect(points({ hits: { LL: [0] }, heat: 5 }, 'walk')).toBe(2);
    expect(points({ hits: { LL: [0] }, heat: 5 }, 'run')).toBe(3);
  });
  rule('TW-mp-order#3', 'five, less one, plus two walk six and run nine', () => {
    expect([points({ design: TSM, heat: 9 }, 'walk'), points({ design: TSM, heat: 9 }, 'run')]).toEqual([6, 9]);
  });
});

describe('heat of moving', () => {
  rule('TW-mode-heat#1', 'none for standing, one for walking, two for running', () => {
    expect([warmth({ moved: ['stand', 0] }), warmth({ moved: ['walk', 1] }), warmth({ moved: ['walk', 5] })]).toEqual([0, 1, 1]);
    expect([warmth({ moved: ['run', 1] }), warmth({ moved: ['run', 8] })]).toEqual([2, 2]);
  });
  rule('TW-mode-heat#2', 'one for each hex jumped, three at least', () => {
    expect([1, 2, 3, 4, 5].map(hexes => warmth({ moved: ['jump', hexes] }))).toEqual([3, 3, 3, 4, 5]);
  });
  const improved: Paper = {
    ...find('GRF-1N')!,
    movement: { ...find('GRF-1N')!.movement, jump: 8 },
    mounts: [
      ...find('GRF-1N')!.mounts.filter(({ item }) => !/Jump Jet/.test(item)),
      ...Array.from({ length: 8 }, () => gear('ISImprovedJumpJet', 'LT')),
    ],
  };
  rule('TW-mode-heat#3', 'half of that with improved jets', () => {
    expect([4, 6, 7, 8].map(hexes => warmth({ design: improved, moved: ['jump', hexes] }))).toEqual([3, 3, 4, 4]);
  });
  const engine = (type: 'XXL' | 'ICE' | 'Fuel Cell'): Paper => ({
    ...find('GRF-1N')!,
    ...(type === 'XXL' ? {} : { structure: { ...find('GRF-1N')!.structure, type: 'Industrial' } }),
    engine: { ...find('GRF-1N')!.engine!, type },
  });
  rule('TW-mode-heat#4', 'an XXL engine is hot even at rest', () => {
    const xxl = engine('XXL');
    expect(
      [['stand', 0] as const, ['walk', 2] as const, ['run', 2] as const, ['jump', 2] as const, ['jump', 5] as const].map(moved =>
        warmth({ design: xxl, moved }),
      ),
    ).toEqual([2, 4, 6, 6, 10]);
  });
  rule('TW-mode-heat#5', 'engines that burn fuel make none', () => {
    for (const type of ['ICE', 'Fuel Cell'] as const)
      expect([warmth({ design: engine(type), moved: ['run', 5] }), warmth({ design: engine(type), moved: ['jump', 5] })]).toEqual([0, 0]);
  });
  rule('TW-mode-heat#6', 'vehicles make none', () => {
    expect(warmth({ design: 'Manticore Heavy Tank', moved: ['run', 5] })).toBe(0);
    const play = start({ phase: 'weapon', units: [{ at: '0808', design: 'Manticore Heavy Tank', moved: ['run', 5] }, { at: '0117' }] });
    pass(play, ...NEXT);
    expect(unitAt(play.state, 0).heat).toBe(0);
  });
  rule('TW-mode-heat#7', 'each attempt to stand makes one', () => {
    const play = alone({ prone: true });
    play.does(NORTH, walk(0, 'U'), 1, 1, 1, 1, 2, 1, 2, ...HIT);
    play.does(NORTH, walk(0, 'U'), ...HIT);
    play.does(NORTH, { type: 'halt', unit: 0 });
    // Walked, and two attempts.
    expect(play.book.ask('heat', { state: play.state, unit: unitAt(play.state, 0) }).total).toBe(3);
  });
  rule('TW-mode-attack', 'the mode counts even for whoever ends where it began', () => {
    const play = start({
      units: [
        { at: '0805', facing: 3 },
        { at: '0811', moved: ['stand', 0] },
      ],
    });
    play.does(NORTH, run(0, 'FRRRF'));
    expect(unitAt(play.state, 0).at).toEqual(at('0805'));
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [] });
    expect(unitAt(play.state, 0).moved).toMatchObject({ mode: 'run', hexes: 2 });
  });
});

describe('on the ground', () => {
  rule('TW-move-facing#1', 'a hexside costs a point', () => {
    expect([spends({}, 'R'), spends({}, 'RR'), spends({}, 'LLL')]).toEqual([1, 2, 3]);
  });
  rule('TW-move-facing#2', 'whoever lands looks where it likes', () => {
    for (const facing of [0, 2, 5] as const) {
      const play = alone();
      play.does(NORTH, jump(0, '0810', facing));
      expect(play.state.units[0]).toMatchObject({ facing, moved: { spent: 2 } });
    }
  });
  rule('TW-move-facing#3', 'and so does whoever has got up', () => {
    const play = alone({ prone: true });
    play.does(NORTH, walk(0, 'U'), ...HIT);
    play.does(NORTH, walk(0, 'RRR'));
    expect(play.state.units[0]).toMatchObject({ facing: 0, moved: { spent: 2 } });
    // A step later turning costs again.
    const goesOn = alone({ prone: true });
    goesOn.does(NORTH, walk(0, 'U'), ...HIT);
    goesOn.does(NORTH, walk(0, 'RFR'));
    expect(unitAt(goesOn.state, 0).moved!.spent).toBe(4);
  });
  rule('TW-move-facing#4', 'troops turn for nothing', () => {
    expect(spends({ design: 'Foot Platoon (Rifle)' }, 'RRRF')).toBe(1);
    expect(spends({ design: 'Elemental Battle Armor [Laser](Sqd5)' }, 'RRF')).toBe(1);
  });
  rule('TW-move-facing#5', 'without a turn there is the hex ahead and the hex behind', () => {
    const ends = (steps: string) => {
      const play = alone();
      play.does(NORTH, walk(0, steps));
      return unitAt(play.state, 0).at;
    };
    expect([ends('F'), ends('B')]).toEqual([at('0809'), at('0807')]);
  });
  rule('TW-move-back#1', 'backward at a walk alone', () => {
    expect(objections(alone(), walk(0, 'B'))).toEqual([]);
    expect(objections(alone(), run(0, 'B'))).not.toEqual([]);
    expect(objections(alone(), run(0, 'FB'))).not.toEqual([]);
  });
  rule('TW-move-back#2', 'ahead and back may be mixed', () => expect(spends({}, 'FFBF')).toBe(4));
  rule('TW-move-back#3', 'backward on the level alone', () => {
    expect(objections(alone({}, { '0807': '1' }), walk(0, 'B'))).not.toEqual([]);
    expect(objections(alone({}, { '0808': '1' }), walk(0, 'B'))).not.toEqual([]);
    expect(objections(alone({}, { '0808': '1', '0807': '1' }), walk(0, 'B'))).toEqual([]);
  });
  const counted = (steps: string, design = 'LCT-1V') => {
    const play = alone({ design });
    play.does(NORTH, walk(0, steps));
    return unitAt(play.state, 0).moved!.hexes;
  };
  rule('TW-move-hexes#1', 'hexes count anew after each change of direction', () => {
    expect([counted('FFF'), counted('FFFB'), counted('FFBF'), counted('BBFFF'), counted('FRF')]).toEqual([3, 1, 1, 3, 2]);
  });
  rule('TW-move-hexes#2', 'four ahead and two back are two', () => expect(counted('FFFFBB')).toBe(2));
  rule('TW-move-level-mek#1', 'a level costs a point beside the ground', () => {
    const light = { design: 'LCT-1V' };
    expect([spends(light, 'F', { '0809': '1' }), spends(light, 'F', { '0809': '2' })]).toEqual([2, 3]);
    expect([spends(light, 'F', { '0808': '1' }), spends(light, 'F', { '0808': '2' })]).toEqual([2, 3]);
  });
  rule('TW-move-level-mek#2', 'two levels at a time', () => {
    expect(objections(alone({ design: 'LCT-1V' }, { '0809': '2' }), run(0, 'F'))).toEqual([]);
    expect(objections(alone({ design: 'LCT-1V' }, { '0809': '3' }), run(0, 'F'))).not.toEqual([]);
    expect(objections(alone({ design: 'LCT-1V' }, { '0808': '3' }), walk(0, 'F'))).not.toEqual([]);
  });
});
