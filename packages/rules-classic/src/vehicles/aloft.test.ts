import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { armed, bin, weapon } from '../testing/armed.fixture.ts';
import { numberIn, objections } from '../testing/core.fixture.ts';
import { eventsOf, at as hex, NORTH, type Placed, pair, run, start, termsOf, walk } from '../testing/table.fixture.ts';

const WARRIOR = 'Warrior Attack Helicopter H-7';
const PEGASUS = 'Pegasus Scout Hover Tank';
const HIT = [6, 6] as const;

describe('in the air', () => {
  const pilot = (unit: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}) =>
    start({ units: [{ at: '0808', facing: 3, design: WARRIOR, ...unit }, { at: '0117' }], ground });
  const spent = (unit: Partial<Placed>, steps: string, ground = {}) => {
    const play = pilot(unit, ground);
    play.does(NORTH, walk(0, steps));
    const { moved, elevation } = unitAt(play.state, 0);
    return [moved!.spent, elevation ?? 0];
  };
  rule('TW-vtol-move#1', 'it flies above its hex, and pays for every level up and down', () => {
    expect([spent({}, '+++'), spent({ elevation: 3 }, '--'), spent({ elevation: 2 }, '--')]).toEqual([
      [3, 3],
      [2, 1],
      [2, 0],
    ]);
  });
  rule('TW-ter-air#1', 'a point for a hex and a point for a level, whatever lies below', () => {
    expect(spent({ elevation: 4 }, 'FFF', { '0809': '2', '0810': 'd', '0811': 'h' })).toEqual([3, 4]);
    expect(spent({ elevation: 2 }, '+F-')).toEqual([3, 2]);
  });
  rule('TW-ter-air#2', 'not into woods or buildings below their tops', () => {
    const into = (elevation: number, letter: string) => objections(pilot({ elevation }, { '0809': letter }), walk(0, 'F'));
    expect([into(2, 'h'), into(2, 'H')]).toEqual([['TW-move-terrain'], ['TW-move-terrain']]);
    expect([into(3, 'h'), into(3, 'H')]).toEqual([[], []]);
  });
  rule('TW-vtol-move#2', 'one harder to hit while it flies', () => {
    const term = (elevation: number) =>
      termsOf(
        numberIn(
          start({
            phase: 'weapon',
            units: [
              { at: '0805', facing: 3 },
              { at: '0809', design: WARRIOR, elevation },
            ],
          }),
          0,
          1,
        ),
      )['TW-vtol-move'];
    expect([term(0), term(1), term(5)]).toEqual([undefined, 1, 1]);
  });
  const slips = (unit: Partial<Placed>, command: ReturnType<typeof run>, ...dice: readonly number[]) => {
    const play = pilot({ at: '0803', ...unit });
    return { play, rolls: eventsOf(play.does(NORTH, command, ...dice), 'piloted') };
  };
  rule('TW-vtol-move#3', 'it slips like a hovercraft', () => {
    expect(slips({ elevation: 3 }, run(0, 'FFFFLF'), ...HIT).rolls).toMatchObject([{ cause: 'sideslip', number: { total: 5 } }]);
    expect(slips({ elevation: 3 }, walk(0, 'FFFFLF')).rolls).toEqual([]);
  });
  rule('TW-sideslip#1', 'who flanks, turns and goes on rolls at its skill: helicopters, hovercraft and wings', () => {
    expect(slips({ design: PEGASUS }, run(0, 'FFFFLF'), ...HIT).rolls).toMatchObject([{ cause: 'sideslip', number: { total: 5 } }]);
    expect(slips({ design: PEGASUS }, run(0, 'FFFFL')).rolls).toEqual([]);
    expect(slips({ design: PEGASUS }, walk(0, 'FFFFLF')).rolls).toEqual([]);
    expect(slips({ design: 'Vedette Medium Tank' }, run(0, 'FFFFLF')).rolls).toEqual([]);
  });
  rule('TW-sideslip#3', 'by the margin, and by half of the hexes at most', () => {
    // It stands in 0807 after four hexes.
    expect(unitAt(slips({ design: PEGASUS }, run(0, 'FFFFLF'), ...pair(4)).play.state, 0).at).toEqual(hex('0808'));
    expect(unitAt(slips({ design: PEGASUS }, run(0, 'FFFFLF'), ...pair(2)).play.state, 0).at).toEqual(hex('0809'));
    expect(unitAt(slips({ design: PEGASUS }, run(0, 'FFFFFFLF'), ...pair(2)).play.state, 0).at).toEqual(hex('0812'));
  });
  rule('TW-sideslip#4', 'what it cannot pass is run into', () => {
    const play = start({ units: [{ at: '0803', facing: 3, design: PEGASUS }, { at: '0117' }], ground: { '0809': 'l' } });
    const events = play.does(NORTH, run(0, 'FFFFLF'), 1, 1, ...pair(6));
    expect(eventsOf(events, 'damaged')).toMatchObject([{ armor: 2, source: { kind: 'slide' } }]);
    expect(unitAt(play.state, 0).at).toEqual(hex('0808'));
  });
  rule('TW-th-flak#2', 'a hyper-assault rifle is three easier against what flies, all told', () => {
    const hag = armed(weapon('CLHAG20', 'RT'), bin('Hyper-Assault Gauss Rifle/20 Ammo', 'LT', 6));
    const total = (elevation: number) =>
      numberIn(
        start({
          phase: 'weapon',
          units: [
            { at: '0805', facing: 3, design: hag, gunnery: 6 },
            { at: '0809', design: WARRIOR, elevation },
          ],
        }),
        0,
        1,
      );
    expect(total(1).total - total(0).total).toBe(-3 + 1);
    expect(termsOf(total(1))['TW-th-flak']).toBe(-3);
  });
});
