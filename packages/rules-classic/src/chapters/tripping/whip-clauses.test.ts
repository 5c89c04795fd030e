import type { RuleId } from '@sortie/kernel';
import { equipment, type Mount } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import { gear, griffin, IDLE, scene } from '../../testing/blows.fixture.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import { NEXT, NORTH, type Placed, pair, SOUTH, start, strike, WITNESS } from '../../testing/table.fixture.ts';

const WHIP: readonly RuleId[] = ['TOE-chain-whip-grapple', 'TOE-chain-whip-grapple-effect', 'TOE-chain-whip-grapple-upkeep'];
const whip = griffin(gear('Chain Whip', 'RA', 2));
const bound: readonly [Partial<Placed>, Partial<Placed>] = [
  { design: whip, condition: { grips: { unit: 1, gear: 0, limb: 'RA', since: 1 } } },
  { condition: { gripped: { unit: 0, gear: 0, limb: 'LA', since: 1 } } },
];
/** Is the hold still there after a physical phase of this turn? */
function after(turn: number, second: Partial<Placed>, ...dice: readonly number[]): boolean {
  const units: readonly Placed[] = [
    { at: '0808', facing: 3, ...bound[0], strike: IDLE } as Placed,
    { at: '0809', ...bound[1], ...second } as Placed,
    { ...WITNESS, strike: IDLE },
  ];
  const play = start({ phase: 'physical', units, rules: WHIP, turn, initiative: NORTH });
  play.does(SOUTH, strike(1), ...dice, 2, 2, 1, 1);
  return unitAt(play.state, 1).condition !== undefined;
}

describe('what a whip holds', () => {
  rule('TOE-chain-whip-grapple-upkeep#1', 'from the next turn on the winding is rolled for again; who fails lets go', () => {
    expect([after(1, {}), after(2, {}, ...pair(5)), after(2, {}, ...pair(4))]).toEqual([true, true, false]);
  });
  rule('TOE-chain-whip-grapple-upkeep#2', 'the loss of the whip or of the limb is the end of it', () => {
    const holds = (first: Partial<Placed>, second: Partial<Placed>) => {
      const play = scene({ ...bound[0], ...first }, { ...bound[1], ...second }, WHIP);
      play.does(NORTH, strike(0));
      play.does(SOUTH, strike(1), ...NEXT);
      return unitAt(play.state, 1).condition !== undefined;
    };
    expect([holds({}, {}), holds({ gone: ['RA'] }, {}), holds({}, { gone: ['LA'] })]).toEqual([true, false, false]);
  });
  rule('TOE-chain-whip-grapple-upkeep#3', 'a fall is not', () => {
    expect([after(1, { prone: true }), after(2, { prone: true }, ...pair(5))]).toEqual([true, true]);
  });
});

describe('what is built', () => {
  const problem = (...mounts: readonly Mount[]) => {
    const read = readSetup({ map: 'hills', forces: [[{ design: griffin(...mounts) }], [{ design: 'GRF-1N' }]], turns: null });
    return read.ok ? '' : read.problem;
  };
  rule('TOE-chain-whip-construction#1', 'three tons, two slots, and in an arm alone', () => {
    expect(equipment('Chain Whip')).toMatchObject({ tons: 3, slots: 2 });
    expect([problem(gear('Chain Whip')), problem(gear('Chain Whip', 'LA'))]).toEqual(['', '']);
    expect(problem(gear('Chain Whip', 'LT'))).toContain('TOE-chain-whip');
  });
  rule('TOE-t405-chain-whip-space#1', 'it fills two slots', () => {
    const { slots: _one, ...mount } = gear('Chain Whip');
    expect(sheetOf(griffin(mount)).slots['RA']!.filter(({ part }) => part === 'gear')).toHaveLength(2);
    expect(problem(mount)).toBe('');
  });
  rule('TOE-melee-one-per-location#2', 'in pods too, shields among them', () => {
    const pods = (item: string, at = 'RA'): Mount => ({ ...gear(item, at), pod: true });
    expect(problem(pods('Hatchet'), pods('ISSmallShield', 'LA'), pods('ISMediumShield', 'RA'))).toBe('');
  });
  rule('TOE-melee-one-per-location#1', 'one weapon to strike with to a place, beside a shield and spikes', () => {
    expect(problem(gear('Hatchet'), gear('Sword'))).toContain('TOE-melee-one-per-location');
    expect(problem(gear('Hatchet'), gear('ISSmallShield'), gear('Spikes'), gear('Sword', 'LA'))).toBe('');
    const { book } = scene({}, {}, []);
    expect(book.has('TOE-melee-one-per-location')).toBe(true);
  });
});
