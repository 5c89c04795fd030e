import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { LASER } from '../testing/armed.fixture.ts';
import { eventsOf, fire, NEXT, NORTH, numberOf, type Placed, pair, shoot, start, WITNESS } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;

describe('lines of sight in play', () => {
  const sees = (ground: { readonly [label: string]: string }, target: Partial<Placed> = {}): boolean => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0811', ...target } as Placed], ground });
    return play.book.check(play.state as never, fire(0, 1, 0), NORTH).length === 0;
  };
  rule('TW-los-table', 'one level never hides two that stand, two always do', () => {
    expect([sees({ '0807': '1' }), sees({ '0809': '2' }), sees({ '0807': '-' })]).toEqual([true, false, true]);
  });
  rule('TW-los-height', 'who lies is hidden by one level', () =>
    expect([sees({ '0810': '1' }, { prone: true }), sees({ '0810': '1' })]).toEqual([false, true]),
  );
  rule('TW-los-effect', 'from above only what stands beside the target matters', () => {
    expect([sees({ '0805': '4', '0808': '2' }), sees({ '0805': '4', '0810': '2' })]).toEqual([true, false]);
  });
  rule('TW-los-same-hex', 'the own woods do not matter', () => {
    numberOf({ units: [{ at: '0805', facing: 3 }, { at: '0811' }], ground: { '0805': 'h' } }, 0, 4);
  });
  rule('TW-los-units', 'units do not hide each other', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0811' }, { at: '0808' }] });
    play.does(NORTH, fire(0, 1, 0));
  });
  rule('TW-los-line', 'what the line does not touch does not matter', () => expect(sees({ '0708': '4', '0908': '4' })).toBe(true));
  rule('TW-los-divided', 'between hexes the worse row counts', () => {
    // From 0805 to 1008 the line runs along the hexside between 0906 and 0806; woods on either side count alike, and once.
    const count = (ground: { readonly [label: string]: string }, expected: number) =>
      numberOf({ units: [{ at: '0805', facing: 2 }, { at: '1008' }], ground }, 0, expected);
    count({ '0906': 'l', '0806': 'l' }, 5);
    count({ '0906': 'l' }, 5);
    count({ '0806': 'l' }, 5);
  });
  rule('TW-cover-when', 'the cover stands beside the target', () => {
    numberOf({ units: [{ at: '0805', facing: 3 }, { at: '0811' }], ground: { '0810': '1' } }, 0, 5);
    numberOf({ units: [{ at: '0805', facing: 3 }, { at: '0811' }], ground: { '0808': '1' } }, 0, 4);
  });
  rule('TW-cover-when#5', 'a giant is covered by two levels, not by one', () => {
    const design = { ...LASER, tons: 105 };
    const units: readonly Placed[] = [{ at: '0805', facing: 3, design }, { at: '0811', design }, WITNESS];
    // Four, two for the distance, one less for its size.
    numberOf({ units, ground: { '0810': '1' } }, 0, 5);
    numberOf({ units, ground: { '0810': '2' } }, 0, 6);
  });
  rule('TW-cover-effect', 'one more to hit, and legs are not hit', () => {
    const { events } = shoot(
      { units: [{ at: '0805', facing: 3 }, { at: '0811' }], ground: { '0810': '1' } },
      0,
      ...HIT,
      ...pair(9),
      ...NEXT,
    );
    expect(eventsOf(events, 'damaged')).toHaveLength(0);
  });
});
