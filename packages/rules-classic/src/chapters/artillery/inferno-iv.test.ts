import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { bin, griffin, MUNITIONS, shell, weapon } from '../../testing/guns.fixture.ts';
import { eventsOf, NEXT, type Placed, pair } from '../../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const GUNS: readonly RuleId[] = [MUNITIONS, 'TOE-artillery-direct-fire-modifiers', 'TOE-artillery-scatter-distance'];
const FUEL: RuleId = 'TOE-inferno-iv-hex';
const CARRIED: RuleId = 'TOE-inferno-iv-mechanized';
const INFERNO = griffin(weapon('ISArrowIV'), bin('ISArrowIVInferno-IVAmmo'));
const OMNI: Paper = { ...find('GRF-1N')!, omni: true };
const HOST = 1;
const SQUAD = 2;

/** Infernos on a 'Mech that carries a squad: the places that are rolled, and what else is. */
function burns(rules: readonly RuleId[], ...dice: readonly number[]) {
  const units: readonly Placed[] = [
    { at: '0802', facing: 3, design: INFERNO },
    { at: '0812', facing: 0, design: OMNI, bears: SQUAD },
    { at: '0812', design: 'Elemental Battle Armor [Laser](Sqd5)', rides: HOST },
    { at: '0117', design: 'LCT-1V' },
  ];
  const { events } = shell({ units, rules: [...GUNS, ...rules] }, '0812', ...HIT, ...dice, ...NEXT);
  const heat = (id: number) => eventsOf(events, 'heated').filter(({ unit, points }) => unit === id && points !== 5);
  return { squad: heat(SQUAD).length, host: heat(HOST)[0]?.points, lost: eventsOf(events, 'lost').length };
}

const LEFT = pair(8);
const RIGHT = pair(6);
const LEG = pair(9);

describe('Inferno-IV on a machine that carries a squad', () => {
  rule('TOE-inferno-iv-mechanized#1', 'five places are rolled for, and a missile strikes whoever sits in one of them', () => {
    expect(burns([FUEL, CARRIED], ...LEFT, ...RIGHT, ...LEG, ...LEG, ...LEG)).toEqual({ squad: 2, host: 10, lost: 0 });
    expect(burns([FUEL, CARRIED], ...LEG, ...LEG, ...LEG, ...LEG, ...LEG)).toEqual({ squad: 0, host: 10, lost: 0 });
    // The third missile is the end of a suit.
    expect(burns([FUEL, CARRIED], ...LEFT, ...RIGHT, ...LEFT, 3, ...LEG, ...LEG).lost).toBe(1);
    expect(burns([FUEL])).toEqual({ squad: 0, host: 10, lost: 0 });
  });
});
