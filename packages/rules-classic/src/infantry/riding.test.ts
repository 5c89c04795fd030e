import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../options.ts';
import type { Unit } from '../shape.ts';
import { unitAt } from '../state.ts';
import { at, eventsOf, fire, NEXT, NORTH, numberOf, type Placed, pair, SOUTH, shoot, start, stay, walk } from '../testing/table.fixture.ts';

const SQUAD = 'Elemental Battle Armor [Laser](Sqd5)';
const OMNI: Paper = { ...find('GRF-1N')!, omni: true };
const HIT = [6, 6] as const;
const laden = (host: Partial<Placed>, squad: Partial<Placed> = {}): readonly Placed[] => [
  { at: '0808' },
  { at: '0812', design: OMNI, bears: 2, ...host },
  { at: '0812', design: SQUAD, rides: 1, ...squad },
];

describe('squads on machines', () => {
  rule('TW-ba-mech', 'they get on an OmniMech of their side in their hex, go where it goes, and get off', () => {
    const units: readonly Placed[] = [
      { at: '0805', design: OMNI, facing: 3, seat: NORTH },
      { at: '0805', design: SQUAD, seat: NORTH },
      { at: '0815', seat: SOUTH },
    ];
    const MOUNT = { type: 'move', unit: 1, mode: 'stand', task: 'ride' } as const;
    const play = start({ units });
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(MOUNT);
    play.does(NORTH, MOUNT);
    play.does(SOUTH, stay(2));
    play.does(NORTH, walk(0, 'FF'));
    expect(play.state.units.slice(0, 2).map(unit => unit.at)).toEqual([at('0807'), at('0807')]);
    expect([unitAt(play.state, 0).bears, unitAt(play.state, 1).rides]).toEqual([1, 0]);
    expect(play.refuses(NORTH, fire(1, 2, 0)).map(one => one.rule)).toContain('TW-ba-mech');
    const [plain] = [start({ units: [{ ...units[0]!, design: 'GRF-1N' }, units[1]!, units[2]!] })];
    expect(plain.refuses(NORTH, MOUNT)[0]!.rule).toBe('TW-ba-mech');
    const carried = start({ units: [{ ...units[0]!, bears: 1 }, { ...units[1]!, rides: 0 }, units[2]!] });
    expect(carried.refuses(NORTH, walk(1, 'F')).map(one => one.rule)).toContain('TW-ba-mech');
    carried.does(NORTH, { ...MOUNT, task: 'alight' });
    expect([unitAt(carried.state, 0).bears, unitAt(carried.state, 1).rides]).toEqual([undefined, undefined]);
  });

  rule('TW-ba-mech', 'a hit where a suit sits may strike the suit, and what is left over goes on', () => {
    const struck = (die: number, armor: number) => {
      const { play, events } = shoot({ units: laden({}, { armor: { S2: armor } }) }, 0, ...HIT, ...pair(8), die, ...NEXT);
      expect(unitAt(play.state, 2).rides).toBe(1);
      return eventsOf(events, 'damaged').map(({ unit, location, armor: taken }) => [unit, location, taken]);
    };
    expect(struck(4, 10)).toEqual([[1, 'LT', 10]]);
    expect(struck(5, 10)).toEqual([[2, 'S2', 10]]);
    expect(struck(6, 4)).toEqual([
      [2, 'S2', 4],
      [1, 'LT', 5],
    ]);
    const { events } = shoot({ units: laden({}) }, 0, ...HIT, ...pair(9), ...NEXT);
    expect(eventsOf(events, 'damaged').map(({ location }) => location)).toEqual(['LL']);
    const play = start({ phase: 'weapon', units: laden({}) });
    expect(play.refuses(NORTH, fire(0, 2, 0)).map(one => one.rule)).toContain('TW-ba-mech');
    const lost = shoot({ units: laden({ armor: { CT: 0 }, structure: { CT: 5 } }) }, 0, ...HIT, ...pair(7), 1, 1, ...NEXT).play;
    expect([unitAt(lost.state, 1).fate, unitAt(lost.state, 2).rides, unitAt(lost.state, 2).fate]).toEqual([
      'destroyed',
      undefined,
      'fighting',
    ]);
  });

  const hiding = (item: string, more: readonly Mount[] = []): Paper => ({
    ...OMNI,
    mounts: [{ kind: 'equipment', item, at: 'CT', slots: 1 }, ...more],
  });
  const ECM: Mount = { kind: 'equipment', item: 'ISGuardianECMSuite', at: 'LT', slots: 1 };
  const settings = (count: number): NonNullable<Unit['settings']> => Object.fromEntries(Array.from({ length: count }, (_, i) => [i, 'on']));
  const termFor = (design: Paper, term: string, expected: number, mounted: boolean): number | undefined => {
    const [first, second, third] = laden({ at: '0816', design, settings: settings(design.mounts.length) }, { at: '0816' });
    const { bears: _bears, ...alone } = second!;
    const units = mounted ? [first!, second!, third!] : [first!, alone as Placed, { at: '0117', design: 'LCT-1V' }];
    const counting = numberOf({ units }, 0, expected).terms.filter(one => !one.waivedBy);
    return counting.find(one => one.rule === term)?.value;
  };
  rule('TOE-chameleon-lps-infantry', 'suits on it spoil the shield of light', () => {
    const design = hiding('Chameleon Light Polarization Shield');
    expect([termFor(design, 'TW-th-tchameleon', 7, false), termFor(design, 'TW-th-tchameleon', 6, true)]).toEqual([1, undefined]);
  });
  rule('TOE-null-sig-mechanized', 'they do not matter to a system that hides from instruments', () => {
    const design = hiding('Mek Null Signature System');
    expect([termFor(design, 'TW-th-tstealth', 7, false), termFor(design, 'TW-th-tstealth', 7, true)]).toEqual([1, 1]);
  });
  rule('TOE-void-sig-mechanized', 'the better system is no better than the other with them', () => {
    const design = hiding('Mek Void Signature System', [ECM]);
    expect([termFor(design, 'TW-th-tvoid', 9, false), termFor(design, 'TOE-void-sig-mechanized', 7, true)]).toEqual([3, 1]);
  });
});
