import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../../state.ts';
import { eventsOf, jump, NORTH, type Placed, pair, start, WITNESS, walk } from '../../testing/table.fixture.ts';

const RULES = ['TOE-crush-depth-check-frequency', 'TOE-crush-depth-modifier-mechs', 'TOE-harjel-crush'] as const;
/** Water of 15, 17, 18, 35 and 36 levels. */
const GROUND = { '0803': 'o', '0804': 'o', '0805': 'b', '0806': 'T', '0807': 'T', '0808': 'T', '0903': 'A', '0904': 'I' };
/** Feet hold on the bottom. */
const STEADY = [6, 6] as const;
const dive = (unit: Partial<Placed> = {}) =>
  start({ units: [{ at: '0805', facing: 3, ...unit } as Placed, WITNESS], ground: GROUND, rules: RULES });

describe('the pressure of deep water', () => {
  for (const id of ['TOE-crush-depth-modifier-mechs#1', 'TOE-crush-depth-modifier-mechs#2'])
    rule(id, 'a machine of 55 tons at a depth of 18 stands two more', () => {
      const play = dive();
      const [pressed] = eventsOf(play.does(NORTH, walk(0, 'F'), ...STEADY, ...pair(6)), 'pressed');
      expect(pressed!.number.terms.map(({ value }) => value)).toEqual([5, 2]);
      expect(pressed).toMatchObject({ depth: 18, ok: true });
    });
  for (const id of ['TOE-crush-depth-check-frequency#1', 'TOE-crush-depth-check-frequency#2'])
    rule(id, 'is rolled for in every hex deeper than fifteen, and in no other', () => {
      const shallow = start({ units: [{ at: '0803', facing: 3 }, WITNESS], ground: GROUND, rules: RULES });
      expect(eventsOf(shallow.does(NORTH, walk(0, 'F'), ...STEADY), 'pressed')).toEqual([]);
      const play = dive({ at: '0806', design: 'LCT-1V' });
      const events = play.does(NORTH, walk(0, 'FF'), ...STEADY, 1, 1, ...STEADY, 1, 1);
      expect(eventsOf(events, 'pressed')).toHaveLength(2);
    });
  for (const id of ['TOE-extreme-depths-breach-duplicate#1', 'TOE-extreme-depths-breach-duplicate#2'])
    rule(id, 'opens a place for good, and the same place only once', () => {
      const once = dive();
      const events = once.does(NORTH, walk(0, 'F'), ...STEADY, ...pair(7), ...pair(6));
      expect(eventsOf(events, 'breached')).toMatchObject([{ unit: 0, location: 'RT', open: true, doomed: null }]);
      expect(unitAt(once.state, 0).hits['RT']).toHaveLength(12);
      const twice = dive({ hits: { RT: Array.from({ length: 12 }, (_, i) => i) } });
      const again = twice.does(NORTH, walk(0, 'F'), ...STEADY, ...pair(7), ...pair(6));
      expect(eventsOf(again, 'located')).toHaveLength(1);
      expect(eventsOf(again, 'breached')).toEqual([]);
      const middle = dive();
      expect(eventsOf(middle.does(NORTH, walk(0, 'F'), ...STEADY, ...pair(7), ...pair(7)), 'breached')[0]!.doomed).not.toBeNull();
    });
  rule('TOE-harjel-crush', 'is one harder to bear for a hull without sealant, and sealant saves nobody', () => {
    const design: Paper = { ...find('GRF-1N')!, mounts: [{ kind: 'equipment', item: 'IS HarJel', at: 'RT' }] };
    const play = dive({ design });
    expect(eventsOf(play.does(NORTH, walk(0, 'F'), ...STEADY, ...pair(7)), 'pressed')[0]).toMatchObject({ ok: true, number: { total: 8 } });
    const crushed = dive({ design });
    expect(eventsOf(crushed.does(NORTH, walk(0, 'F'), ...STEADY, ...pair(8), ...pair(6)), 'breached')).toHaveLength(1);
  });
  rule('TOE-extreme-depth-mechs-36-50', "leaves no 'Mech alive at 36 levels", () => {
    const play = start({
      units: [{ at: '0903', facing: 3 }, WITNESS, { ...WITNESS, at: '0217', seat: NORTH }],
      ground: GROUND,
      rules: RULES,
    });
    const [pressed] = eventsOf(play.does(NORTH, walk(0, 'F'), ...STEADY), 'pressed');
    expect(pressed).toMatchObject({ depth: 36, roll: null, doomed: 'TOE-extreme-depth-mechs-36-50' });
    expect(unitAt(play.state, 0).fresh.doomed).toBe('TOE-extreme-depth-mechs-36-50');
    expect(play.story().join(' ')).toContain('crushed');
  });
  rule('TOE-extreme-depths-battle-armor#1', 'spares suits that swim', () => {
    const suits = find('Elemental Battle Armor [Laser](Sqd5)') as Paper;
    const swimmers: Paper = { ...suits, motive: 'umu' } as Paper;
    const units: readonly Placed[] = [{ at: '0804', facing: 3, design: swimmers }, WITNESS, { ...WITNESS, at: '0217', seat: NORTH }];
    const play = start({ units, ground: GROUND, rules: RULES });
    play.does(NORTH, walk(0, 'F'));
    expect(unitAt(play.state, 0)).toMatchObject({ fate: 'fighting', fresh: { doomed: null } });
  });
  rule('TOE-extreme-depths-battle-armor#2', 'kills suits that were not made for water at once', () => {
    const leap = (design: string, to: string) => {
      const play = start({
        units: [{ at: '0802', facing: 3, design }, WITNESS, { ...WITNESS, at: '0217', seat: NORTH }],
        ground: GROUND,
        rules: RULES,
      });
      play.does(NORTH, jump(0, to));
      return unitAt(play.state, 0).fresh.doomed;
    };
    const SUITS = 'Elemental Battle Armor [Laser](Sqd5)';
    expect([leap(SUITS, '0803'), leap(SUITS, '0805')]).toEqual([null, 'TOE-extreme-depths-battle-armor']);
  });
});
