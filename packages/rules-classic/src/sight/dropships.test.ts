import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../options.ts';
import { barred, built, duel, numberIn, objections } from '../testing/core.fixture.ts';
import { eventsOf, fire, NEXT, NORTH, type Placed, pair, shoot, start, stepsIn, termsOf, WITNESS, walk } from '../testing/table.fixture.ts';

const UNION = 'Union (2708)';
const MEN = 'Foot Platoon (Rifle)';
const TANK = 'Vedette Medium Tank';

describe('DropShips on the ground', () => {
  rule('TW-th-tdropship#1', 'nobody misses one easily: four easier, once', () => {
    const play = start({ phase: 'weapon', ...duel({}, { design: UNION }) });
    expect(termsOf(numberIn(play, 0, 1))).toMatchObject({ 'TW-th-tdropship': -4 });
    expect(termsOf(numberIn(play, 0, 1))).not.toHaveProperty('TW-th-immobile');
    expect(termsOf(numberIn(start({ phase: 'weapon', ...duel() }), 0, 1))['TW-th-tdropship']).toBeUndefined();
    // It is struck like a hull, and fires back.
    const { events } = shoot(duel({}, { design: UNION }), 0, ...pair(7), ...NEXT);
    expect(eventsOf(events, 'damaged')).toMatchObject([{ unit: 1, location: 'FR', armor: 10 }]);
    expect(barred({ phase: 'weapon', ...duel({ design: UNION }, {}) }, fire(0, 1, 0))).toEqual([]);
  });
  rule('TW-los-units#2', 'it blocks the line of others by its height', () => {
    const sees = (between: Partial<Placed>, level = 0) => {
      const units: readonly Placed[] = [{ at: '0805', facing: 3 }, { at: '0811' }, { at: '0808', ...between } as Placed];
      const board = built({ '0805': { level }, '0811': { level } });
      return !barred({ phase: 'weapon', units, board }, fire(0, 1, 0)).includes('TW-los-block-hill');
    };
    expect([sees({ design: UNION }), sees({}), sees({ at: '0908', design: UNION })]).toEqual([false, true, true]);
    // Ten levels: from an eleventh one looks over it.
    expect([sees({ design: UNION }, 8), sees({ design: UNION }, 9)]).toEqual([false, true]);
    // One sees the craft itself.
    expect(barred({ phase: 'weapon', ...duel({}, { design: UNION }) }, fire(0, 1, 0))).toEqual([]);
  });
  rule('TW-stack#5', 'nobody but troops shares its hex', () => {
    const may = (design: string) =>
      objections(
        start({
          units: [
            { at: '0807', facing: 3, design },
            { at: '0808', seat: NORTH, design: UNION, moved: ['stand', 0] },
            { at: '0117', moved: ['stand', 0] },
          ],
        }),
        walk(0, 'F'),
      );
    expect([may('GRF-1N'), may(TANK), may(MEN)]).toEqual([['TW-stack'], ['TW-stack'], []]);
  });
  rule('TW-th-tdropship', 'it goes nowhere, nor does a charge move it', () => {
    const play = start({
      units: [
        { at: '0808', facing: 3, design: UNION },
        { at: '0117', moved: ['stand', 0] },
      ],
    });
    const moves = [...options(play.state, NORTH, play.book)];
    expect(moves).toEqual([{ type: 'move', unit: 0, mode: 'stand' }]);
    expect(objections(play, { type: 'move', unit: 0, mode: 'run', steps: stepsIn('F') })).not.toEqual([]);
    expect(WITNESS.at).toBe('0117');
  });
});
