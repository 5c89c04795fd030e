import { describe, expect, test } from 'vitest';
import { classic } from '../game.ts';
import { hold, NORTH, type Position, SOUTH, start, stay, stepsIn } from '../testing/table.fixture.ts';

const { tactics, ruleset } = classic;

/** All that an opponent would think of, and whether the rules allow it. */
function thoughts(position: Position, seat: number) {
  const play = start(position);
  const view = ruleset.view(play.state, seat);
  const found = tactics.candidates(view, seat, play.book);
  const refused = found.filter(({ command }) => play.book.check(view, command, seat).length > 0);
  return { found, refused, play };
}

describe('an opponent', () => {
  test('thinks only of what is allowed, best first', () => {
    const { found, refused } = thoughts({ units: [{ at: '0803', facing: 3 }, { at: '0812' }] }, NORTH);
    expect(found.length).toBeGreaterThan(5);
    expect(refused).toEqual([]);
    expect(found.map(({ worth }) => worth)).toEqual(found.map(({ worth }) => worth).toSorted((a, b) => b - a));
  });
  test('fires rather than not, and minds its heat', () => {
    const { found, refused } = thoughts({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: 'AWS-8Q' }, { at: '0811' }] }, NORTH);
    expect(refused).toEqual([]);
    expect(found[0]!.command).toMatchObject({ type: 'declare', shots: [{ target: 1 }, { target: 1 }, { target: 1 }] });
    const hot = thoughts({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: 'AWS-8Q', heat: 20 }, { at: '0811' }] }, NORTH);
    const [first] = hot.found;
    expect(first!.command.type === 'declare' && first!.command.shots.length).toBeLessThan(3);
  });
  test('kicks whoever stands before it', () => {
    const { found } = thoughts({ phase: 'physical', units: [{ at: '0808', facing: 3 }, { at: '0809' }] }, NORTH);
    expect(found[0]!.command).toMatchObject({ type: 'strike', blows: [{ kind: 'kick' }] });
  });
  test('gets up', () => {
    const { found } = thoughts({ units: [{ at: '0808', facing: 3, prone: true }, { at: '0812' }] }, NORTH);
    expect(found[0]!.command).toMatchObject({ type: 'move', steps: stepsIn('U') });
  });
  test('values what is left', () => {
    const play = start({ units: [{ at: '0101' }, { at: '1617', armor: { CT: 0 } }] });
    expect(tactics.value(ruleset.view(play.state, NORTH), NORTH)).toBeGreaterThan(0);
    expect(tactics.value(ruleset.view(play.state, SOUTH), SOUTH)).toBeLessThan(0);
    play.does(NORTH, stay(0));
    play.does(SOUTH, stay(1));
    play.does(NORTH, hold(0));
  });
});
