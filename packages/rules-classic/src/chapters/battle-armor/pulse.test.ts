import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { eventsOf, fire, NEXT, NORTH, type Placed, pair, shoot, start, WITNESS } from '../../testing/table.fixture.ts';

const squad = find('Elemental Battle Armor [Laser](Sqd5)')!;
const suits = (item: string): Paper => ({ ...squad, mounts: [{ kind: 'weapon', item, at: 'Squad' }] });
/** One suit is left, so that it hits once. */
const ALONE: Placed['gone'] = ['S2', 'S3', 'S4', 'S5'];
const hits = (item: string) => {
  const units: readonly Placed[] = [{ at: '0805', facing: 3, design: suits(item), gone: ALONE }, { at: '0807' }, WITNESS];
  return eventsOf(shoot({ units }, 0, 6, 6, ...pair(7), ...NEXT).events, 'damaged').map(({ armor }) => armor);
};
const reaches = (item: string, to: string) => {
  const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: suits(item), gone: ALONE }, { at: to }] });
  return play.book.check(play.state as never, fire(0, 1, 0), NORTH).length === 0;
};
rule('TOE-t412-er-pulse-small#1', 'five points as far as six hexes', () => {
  expect(hits('CLBAERSmallPulseLaser')).toEqual([5]);
  expect([reaches('CLBAERSmallPulseLaser', '0811'), reaches('CLBAERSmallPulseLaser', '0812')]).toEqual([true, false]);
});
rule('TOE-t412-er-pulse-medium#1', 'seven points', () => expect(hits('BACLERMediumPulseLaser')).toEqual([7]));
