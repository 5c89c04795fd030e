import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Unit } from '../../shape.ts';
import { ids } from '../../testing/moving.fixture.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import { hold, NEXT, NORTH, type Placed, SOUTH, start, stay } from '../../testing/table.fixture.ts';
import { lanceRules } from './lances.ts';

const CLAN = 'Epona Pursuit Tank Prime';
const OTHER = 'Vedette Medium Tank';
const SILENT: NonNullable<Unit['fire']> = { shots: [], spots: null, numbers: null, resolved: true };
const STAR = 10;

const isAccepted = (count: number, design: string): boolean => {
  const lance = Array.from({ length: count }, () => ({ design, lance: 1 }));
  return readSetup({ map: 'hills', forces: [lance, [{ design: 'GRF-1N' }]], turns: null }).ok;
};

describe('lances', () => {
  rule('TOE-lance-movement-clan-star#2', 'four vehicles at most, ten of the Clans, and nothing but vehicles', () => {
    const play = start({ units: [{ at: '0101' }, { at: '0117' }], rules: ids(lanceRules) });
    play.does(NORTH, stay(0));
    expect([isAccepted(10, CLAN), isAccepted(11, CLAN)]).toEqual([true, false]);
    expect([isAccepted(4, OTHER), isAccepted(5, OTHER), isAccepted(2, 'GRF-1N')]).toEqual([true, false, false]);
  });

  rule('TOE-lance-movement-clan-star#1', 'the Star counts as one unit in the order of movement, and moves to its last vehicle', () => {
    const star = Array.from(
      { length: STAR },
      (_, i): Placed => ({ at: `${String(i + 1).padStart(2, '0')}02`, design: CLAN, lance: 1, seat: NORTH }),
    );
    const others: readonly Placed[] = [
      { at: '1203', seat: NORTH },
      { at: '0117', seat: SOUTH },
      { at: '0317', seat: SOUTH },
    ];
    const units = [...star, ...others].map((unit, i): Placed => (i === STAR ? unit : { ...unit, fire: SILENT }));
    const play = start({ units, phase: 'weapon', rules: ids(lanceRules) });
    play.does(NORTH, hold(STAR), ...NEXT);
    expect(play.state).toMatchObject({ phase: 'movement', active: NORTH, queue: [SOUTH, NORTH, SOUTH] });
    for (let i = 0; i < STAR - 1; i++) {
      play.does(NORTH, stay(i));
      expect(play.state).toMatchObject({ active: NORTH, queue: [SOUTH, NORTH, SOUTH] });
    }
    expect(play.refuses(NORTH, stay(STAR)).map(one => one.rule)).toContain('TOE-lance-movement-clan-star');
    play.does(NORTH, stay(STAR - 1));
    expect(play.state).toMatchObject({ active: SOUTH, queue: [NORTH, SOUTH] });
  });
});
