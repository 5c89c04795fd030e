import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Pod } from '../../shape.ts';
import { bin, griffin, lob, MUNITIONS, weapon } from '../../testing/guns.fixture.ts';
import { at, eventsOf, hold, NEXT, NORTH, type Placed, pair, SOUTH, start } from '../../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const FAR: Placed = { at: '0117', design: 'LCT-1V' };
const design = griffin(
  weapon('ISArrowIV'),
  bin('ISArrowIVHomingAmmo'),
  weapon('ISTAG', 'RA'),
  weapon('ISTAG', 'LA'),
  weapon('ISArrowIV', 'LT'),
);
const RULES: readonly RuleId[] = [
  MUNITIONS,
  'TOE-artillery-direct-fire-modifiers',
  'TOE-artillery-scatter-distance',
  'TOE-arrow-homing-target',
  'TOE-arrow-homing-tag',
  'TOE-arrow-homing-nemesis',
];
const IDLE = { shots: [], spots: null, numbers: null, resolved: true } as const;
const STILL = { blows: [], numbers: null, resolved: true } as const;
const harm = (events: ReturnType<ReturnType<typeof start>['does']>) =>
  eventsOf(events, 'damaged').map(({ unit, armor, structure, rear }) => [unit, armor + structure, rear]);
/** The first unit fires at a hex; everybody else holds its fire. */
function fires(others: readonly Placed[], command: ReturnType<typeof lob>, dice: readonly number[], more: object = {}) {
  const units: readonly Placed[] = [
    { at: '0802', facing: 3, design, strike: STILL },
    ...others.map((one): Placed => ({ strike: STILL, fire: IDLE, ...one })),
    FAR,
  ];
  const play = start({ phase: 'weapon', units, rules: RULES, ...more });
  play.does(NORTH, command);
  return play.does(SOUTH, hold(units.length - 1), ...dice, ...NEXT);
}
const declare = (more: object) => ({ type: 'declare', unit: 0, twist: 0, shots: [], ...more }) as ReturnType<typeof lob>;
const TAGGED = { design: 'AS7-D', tagged: 1 } as const;
const STRIKES = [...pair(7), ...pair(7), ...HIT] as const;

describe('a missile that looks for its target', () => {
  rule('TOE-arrow-homing-target#1', 'any hex in reach will do, seen or not', () => {
    const wall = { ground: { '0803': '4', '0804': '4', '0805': '4' } };
    expect(harm(fires([{ at: '0812', ...TAGGED }], lob(0, 0, '0814'), STRIKES, wall))).toMatchObject([[1, 20, false]]);
  });
  rule('TOE-arrow-homing-target#2', 'not nearer than direct fire may be', () => {
    const play = start({
      phase: 'weapon',
      units: [
        { at: '0802', facing: 3, design },
        { at: '0812', ...TAGGED },
      ],
      rules: RULES,
    });
    expect(play.refuses(NORTH, lob(0, 0, '0808')).map(one => one.rule)).toEqual(['TOE-artillery-direct-fire-modifiers']);
    expect(play.does(NORTH, lob(0, 0, '0809'))).not.toEqual([]);
  });
  rule('TOE-arrow-homing-target#3', 'it goes for who was pointed out within eight hexes of that hex', () => {
    expect(harm(fires([{ at: '0817', ...TAGGED }], lob(0, 0, '0809'), STRIKES))).toHaveLength(1);
  });
  rule('TOE-arrow-homing-target#4', 'not for who is farther, nor for who was pointed out in another turn or by the enemy', () => {
    expect(harm(fires([{ at: '0917', ...TAGGED }], lob(0, 0, '0809'), STRIKES))).toHaveLength(1);
    expect(harm(fires([{ at: '1617', ...TAGGED }], lob(0, 0, '0809'), []))).toEqual([]);
    expect(harm(fires([{ at: '0812', design: 'AS7-D', tagged: 0 }], lob(0, 0, '0812'), []))).toEqual([]);
    expect(harm(fires([{ at: '0812', ...TAGGED, seat: NORTH }], lob(0, 0, '0812'), []))).toEqual([]);
  });
  rule('TOE-arrow-homing-target#5', 'without one it goes off for nothing and does not stray', () => {
    const events = fires([{ at: '0812' }], lob(0, 0, '0812'), []);
    expect([harm(events), eventsOf(events, 'shelled')[0]!.lands]).toEqual([[], null]);
  });
  const blind = declare({ barrages: [{ weapon: 0, at: at('0812'), way: 'blind' }] });
  rule('TOE-arrow-homing-target#6', 'at a bare hex it does five to everybody there, and a miss strays', () => {
    expect(harm(fires([{ at: '0812' }, { at: '0813' }], blind, [...HIT, ...pair(7)])).map(one => one.slice(0, 2))).toEqual([[1, 5]]);
    expect(harm(fires([{ at: '0812' }, { at: '0813' }], blind, [...pair(7), 4, ...pair(7)])).map(one => one.slice(0, 2))).toEqual([[2, 5]]);
  });
  rule('TOE-arrow-homing-target#7', 'of several the nearest to the hex is taken', () => {
    const two: readonly Placed[] = [
      { at: '0814', ...TAGGED },
      { at: '0811', ...TAGGED },
    ];
    expect(harm(fires(two, lob(0, 0, '0810'), STRIKES)).map(([unit]) => unit)).toEqual([2]);
    expect(harm(fires(two, lob(0, 0, '0815'), STRIKES)).map(([unit]) => unit)).toEqual([1]);
  });
  const crowd = (facing: 0 | 3): readonly Placed[] => [
    { at: '0812', facing, ...TAGGED },
    { at: '0812', design: 'AS7-D' },
  ];
  rule('TOE-arrow-homing-hit#1', 'from four on it strikes whom it was meant for on the side that the firer sees', () => {
    expect(harm(fires([{ at: '0812', facing: 0, ...TAGGED }], lob(0, 0, '0812'), [...pair(4), ...pair(7), ...HIT]))).toEqual([
      [1, 20, false],
    ]);
    expect(
      harm(fires([{ at: '0812', facing: 3, ...TAGGED }], lob(0, 0, '0812'), [...pair(4), ...pair(7), ...pair(2), ...HIT]))[0],
    ).toMatchObject([1, 20, true]);
  });
  rule('TOE-arrow-homing-hit#2', 'and does five to everybody else there', () => {
    expect(harm(fires(crowd(0), lob(0, 0, '0812'), [...pair(4), ...pair(7), ...pair(7), ...HIT])).map(one => one.slice(0, 2))).toEqual([
      [1, 20],
      [2, 5],
    ]);
  });
  rule('TOE-arrow-homing-hit#3', 'on three or less it strikes the hex: five to all', () => {
    expect(harm(fires(crowd(0), lob(0, 0, '0812'), [...pair(3), ...pair(7), ...pair(7)])).map(one => one.slice(0, 2))).toEqual([
      [1, 5],
      [2, 5],
    ]);
  });
  const barrages = [
    { weapon: 0, at: at('0812') },
    { weapon: 3, at: at('0812') },
  ];
  rule('TOE-arrow-homing-tag#1', 'one designation serves any number of missiles', () => {
    const events = fires([{ at: '0809', design: 'AS7-D' }], declare({ shots: [{ weapon: 1, target: 1 }], barrages }), [
      ...HIT,
      ...pair(7),
      ...pair(6),
      ...pair(7),
      ...pair(8),
      ...HIT,
    ]);
    expect(harm(events).map(one => one.slice(0, 2))).toEqual([
      [1, 20],
      [1, 20],
    ]);
    expect(eventsOf(events, 'tagged')).toHaveLength(1);
  });
  rule('TOE-arrow-homing-tag#2', 'a unit points out one target, whatever it has to point with', () => {
    const units: readonly Placed[] = [{ at: '0802', facing: 3, design }, { at: '0809' }, { at: '0810' }];
    const play = start({ phase: 'weapon', units, rules: RULES });
    const both = (second: number) =>
      declare({
        shots: [
          { weapon: 1, target: 1 },
          { weapon: 2, target: second },
        ],
      });
    expect(play.refuses(NORTH, both(2)).map(one => one.rule)).toContain('TOE-arrow-homing-tag');
    expect(play.does(NORTH, both(1))).not.toEqual([]);
  });
  rule('TOE-arrow-homing-tag#3', 'who has both points out and fires in one turn', () => {
    const events = fires(
      [{ at: '0809', design: 'AS7-D' }],
      declare({ shots: [{ weapon: 1, target: 1 }], barrages: barrages.slice(0, 1) }),
      [...HIT, ...pair(7), ...pair(6), ...HIT],
    );
    expect(harm(events)).toHaveLength(1);
  });
  const decoy = (label: string, kind: Pod['kind'] = 'nemesis'): Placed => ({
    at: label,
    seat: NORTH,
    facing: 0,
    design: 'AS7-D',
    pods: [{ kind, seat: SOUTH, at: 'CT' } as Pod],
  });
  const struck = (decoys: readonly Placed[], ...dice: readonly number[]) =>
    harm(fires([{ at: '0812', ...TAGGED }, ...decoys], lob(0, 0, '0812'), [...dice, ...pair(4), ...pair(7), ...HIT])).map(([unit]) => unit);
  rule('TOE-arrow-homing-nemesis#1', 'a false beacon beside the target has it on 1 to 3', () => {
    expect([struck([decoy('0811')], 3), struck([decoy('0811')], 4)]).toEqual([[2], [1]]);
    expect([struck([decoy('0810')]), struck([decoy('0811', 'haywire')])]).toEqual([[1], [1]]);
  });
  rule('TOE-arrow-homing-nemesis#2', 'several share that half equally', () => {
    const two = [decoy('0811'), decoy('0813')];
    expect([struck(two, 1, 3), struck(two, 1, 4), struck(two, 4)]).toEqual([[2], [3], [1]]);
  });
});
