import { fill } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { classic } from '../game.ts';
import { placed } from '../state.ts';
import { hold, NORTH, type Placed, type Position, SOUTH, start, stay, stepsIn } from '../testing/table.fixture.ts';
import { riskOf } from './risk.ts';

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
  test('tells apart what it weighs, in words', () => {
    const { found } = thoughts({ units: [{ at: '0803', facing: 3 }, { at: '0812' }] }, NORTH);
    const told = found.map(({ why }) => (typeof why === 'object' ? fill(why) : ''));
    expect(told).not.toContain('');
    expect(new Set(told).size).toBe(told.length);
    expect(told.some(text => /to fire at the .*: hopes for [\d.]+ damage/.test(text))).toBe(true);
  });
  test('does not run round a corner on pavement where a fall is likely and nothing is gained', () => {
    const ground = Object.fromEntries(['0808', '0807', '0806', '0907', '0906', '0707', '0706', '0809'].map(label => [label, 'p']));
    const { found, play } = thoughts(
      {
        ground,
        units: [
          { at: '0808', facing: 3, piloting: 7 },
          { at: '0803', facing: 3 },
        ],
      },
      NORTH,
    );
    const view = ruleset.view(play.state, NORTH);
    const [best] = found;
    expect(best!.command.type === 'move' && riskOf(view, placed(view.units[0]!), play.book, best!.command)).toBeLessThan(0.3);
  });
  test('leaves the map when it is crippled and has nothing left to fire', () => {
    const { found, refused } = thoughts(
      { units: [{ at: '0801', facing: 0, design: 'GRF-1N', gone: ['RT', 'RA'] }, { at: '0812' }] },
      NORTH,
    );
    expect(refused).toEqual([]);
    expect(found[0]!.command).toMatchObject({ type: 'move', steps: expect.arrayContaining(['forward']) });
  });
  test('joins the others in finishing one enemy', () => {
    const units: readonly Placed[] = [
      { at: '0805', facing: 3, design: 'HBK-4G' },
      { at: '0709', design: 'CN9-A', facing: 0 },
      {
        at: '0909',
        design: 'CN9-A',
        facing: 0,
        armor: { CT: 0 },
        structure: { CT: 3, HD: 3, LT: 12, RT: 12, LL: 12, RL: 12, LA: 8, RA: 8 },
      },
    ];
    const { found } = thoughts({ phase: 'weapon', units: units.map((unit, i) => ({ ...unit, seat: i === 0 ? NORTH : SOUTH })) }, NORTH);
    const [{ command }] = found as [(typeof found)[number]];
    expect(command.type === 'declare' && command.shots.length > 1 && command.shots.every(({ target }) => target === 2)).toBe(true);
  });
});
