import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { eventsOf, NORTH, type Placed, pair, start, WITNESS, walk } from '../../testing/table.fixture.ts';

const RULES = ['TOE-crush-depth-check-frequency', 'TOE-crush-depth-modifier-mechs', 'TOE-harjel-crush'] as const;
const sealed: Paper = { ...find('GRF-1N')!, mounts: [{ kind: 'equipment', item: 'IS HarJel', at: 'RT' }] };
const dive = (design: Paper | string, ...dice: readonly number[]) =>
  start({ units: [{ at: '0805', facing: 3, design } as Placed, WITNESS], ground: { '0805': 'b', '0806': 'T' }, rules: RULES }).does(
    NORTH,
    walk(0, 'F'),
    6,
    6,
    ...dice,
  );

rule('TOE-harjel-crush#1', 'sealant spares nobody the roll, nor what comes of it', () => {
  expect(eventsOf(dive(sealed, ...pair(7)), 'pressed')).toHaveLength(1);
  expect(eventsOf(dive(sealed, ...pair(8), ...pair(6)), 'breached')).toHaveLength(1);
});
rule('TOE-harjel-crush#2', 'it adds one to the number', () => {
  const number = (design: Paper | string, roll: number) => eventsOf(dive(design, ...pair(roll)), 'pressed')[0]!.number.total;
  expect([number('GRF-1N', 6), number(sealed, 6)]).toEqual([7, 8]);
});
