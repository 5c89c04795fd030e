import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Command } from '../../shape.ts';
import { eventsOf, hold, NEXT, NORTH, pair, SOUTH, start, termsOf, walk } from '../../testing/table.fixture.ts';

const HOST = 0;
const TROOPS = 1;
const unload: Command = { type: 'unload', unit: HOST, troops: TROOPS };
/** A VTOL that has taken a platoon aboard and climbed so many levels. */
function aloft(levels: number, rules: readonly RuleId[] = ['TOE-ziplines-levels'], design: Paper | string = 'Karnov UR Transport') {
  const play = start({
    units: [
      { at: '0803', facing: 3, design },
      { at: '0804', seat: NORTH, design: 'Foot Platoon (Rifle)' },
      { at: '0813', seat: SOUTH, moved: ['stand', 0] },
    ],
    rules,
  });
  play.does(NORTH, { type: 'move', unit: TROOPS, mode: 'stand', task: 'mount', into: HOST });
  play.does(NORTH, walk(HOST, '+'.repeat(levels)));
  play.does(NORTH, hold(HOST));
  play.does(SOUTH, hold(2), ...NEXT);
  return play;
}

describe('troops on a rope', () => {
  const comes = (levels: number, roll: number) => aloft(levels).does(NORTH, unload, ...pair(roll));
  rule('TOE-ziplines-levels#1', 'each level that they come down counts like one of a building', () => {
    const term = (levels: number) => termsOf(eventsOf(comes(levels, 12), 'piloted')[0]!.number)['TOE-ziplines-levels'];
    expect([1, 2, 3].map(term)).toEqual([1, 2, 3]);
    expect(
      aloft(2, [])
        .refuses(NORTH, unload)
        .map(one => one.rule),
    ).toContain('TW-veh-carry');
  });
  rule('TOE-ziplines-levels#2', 'one harder for each, and a point of damage for each point they fail by', () => {
    const needed = eventsOf(comes(3, 12), 'piloted')[0]!.number.total;
    const lost = (by: number) => eventsOf(comes(3, needed - by), 'damaged').reduce((sum, { structure }) => sum + structure, 0);
    expect([lost(0), lost(1), lost(3)]).toEqual([0, 1, 3]);
  });
});

describe('troops from an airship', () => {
  rule('TOE-ziplines-airship#1', 'come down four levels, however high it is', () => {
    const design: Paper = { ...find('Karnov UR Transport')!, kind: 'support-vehicle', motive: 'airship' };
    const needed = [1, 2, 6].map(levels =>
      termsOf(eventsOf(aloft(levels, undefined, design).does(NORTH, unload, ...pair(12)), 'piloted')[0]!.number),
    );
    expect(needed.map(terms => terms['TOE-ziplines-levels'])).toEqual([4, 4, 4]);
  });
});
