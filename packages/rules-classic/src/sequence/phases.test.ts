import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { armed, weapon } from '../testing/armed.fixture.ts';
import { alone, HIT, MISS, objections, pass } from '../testing/core.fixture.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, run, SOUTH, start, stay, walk } from '../testing/table.fixture.ts';

const far: readonly Placed[] = [{ at: '0101' }, { at: '1617' }];
/** Units of the north and of the south, far from each other. */
const sides = (north: number, south: number): readonly Placed[] => [
  ...Array.from({ length: north }, (_, i): Placed => ({ at: `${String(i + 1).padStart(2, '0')}01`, seat: NORTH })),
  ...Array.from({ length: south }, (_, i): Placed => ({ at: `${String(i + 1).padStart(2, '0')}17`, seat: SOUTH })),
];
/** The seats in the order in which they move in the turn that follows; `dice` are those of initiative. */
const order = (north: number, south: number, ...dice: readonly number[]) => {
  const play = start({ phase: 'weapon', units: sides(north, south) });
  pass(play, ...dice);
  return { play, seats: pass(play) };
};

describe('the phases of a turn', () => {
  rule('TW-seq-phases#1', 'initiative, movement, weapons, blows, heat, end, in this order', () => {
    const play = start({ units: far });
    expect(play.book.order('turn')).toEqual(['initiative', 'movement', 'weapon', 'physical', 'heat', 'end']);
    pass(play);
    pass(play, ...NEXT);
    expect(eventsOf(play.events, 'phaseBegan').map(({ phase }) => phase)).toEqual([
      'weapon',
      'physical',
      'heat',
      'end',
      'initiative',
      'movement',
    ]);
  });
  rule('TW-seq-phases#2', 'no phase begins before the last unit has acted, and none is left out', () => {
    const play = start({ phase: 'weapon', units: far });
    play.does(NORTH, hold(0));
    expect(play.state.phase).toBe('weapon');
    const events = play.does(SOUTH, hold(1), ...NEXT);
    expect(eventsOf(events, 'phaseBegan').map(({ phase }) => phase)).toEqual(['physical', 'heat', 'end', 'initiative', 'movement']);
  });
});

describe('initiative', () => {
  rule('TW-init-roll#1', 'both roll two dice, and the higher result wins', () => {
    const won = (...dice: readonly number[]) => {
      const play = start({ phase: 'weapon', units: far });
      pass(play, ...dice);
      return eventsOf(play.events, 'initiativeRolled').map(({ winner }) => winner);
    };
    expect(won(6, 1, 3, 3)).toEqual([NORTH]);
    expect(won(3, 3, 6, 1)).toEqual([SOUTH]);
  });
  rule('TW-init-roll#2', 'a tie is rolled again', () => {
    const play = start({ phase: 'weapon', units: far });
    pass(play, 3, 3, 2, 4, 1, 5, 6, 6);
    expect(eventsOf(play.events, 'initiativeRolled').map(({ winner }) => winner)).toEqual([-1, SOUTH]);
    expect(play.state.initiative).toBe(SOUTH);
  });
  const meeting: readonly Placed[] = [
    { at: '0808', facing: 3, seat: NORTH },
    { at: '0508', facing: 3, seat: NORTH },
    { at: '0809', seat: SOUTH },
    { at: '0509', seat: SOUTH },
  ];
  /** A whole turn in which everybody stands beside an enemy and does nothing: the seats of each phase. */
  const turn = (...dice: readonly number[]) => {
    const play = start({ phase: 'physical', units: meeting });
    pass(play, ...dice);
    const before = eventsOf(play.events, 'initiativeRolled').length;
    const phases = [pass(play), pass(play), pass(play, ...NEXT)];
    return { phases, rolled: eventsOf(play.events, 'initiativeRolled').length - before };
  };
  rule('TW-init-roll#3', 'one result holds for the movement, the fire and the blows of a turn', () => {
    const { phases, rolled } = turn(2, 2, 1, 1);
    expect(phases.map(seats => seats[0])).toEqual([SOUTH, SOUTH, SOUTH]);
    // The one roll is that of the next turn.
    expect(rolled).toBe(1);
  });
  rule('TW-init-order#1', 'the loser moves first, then both by turns', () => {
    expect(turn(1, 1, 2, 2).phases[0]).toEqual([NORTH, SOUTH, NORTH, SOUTH]);
    expect(turn(2, 2, 1, 1).phases[0]).toEqual([SOUTH, NORTH, SOUTH, NORTH]);
  });
  rule('TW-init-order#2', 'the winner moves the last unit', () => {
    expect([turn(1, 1, 2, 2).phases[0]!.at(-1), turn(2, 2, 1, 1).phases[0]!.at(-1)]).toEqual([SOUTH, NORTH]);
  });
  rule('TW-init-order#3', 'attacks are declared in the same order', () => {
    expect(turn(1, 1, 2, 2).phases[1]).toEqual([NORTH, SOUTH, NORTH, SOUTH]);
    expect(turn(2, 2, 1, 1).phases[1]).toEqual([SOUTH, NORTH, SOUTH, NORTH]);
  });
  rule('TW-init-order#4', 'and so are blows', () => {
    expect(turn(1, 1, 2, 2).phases[2]).toEqual([NORTH, SOUTH, NORTH, SOUTH]);
    expect(turn(2, 2, 1, 1).phases[2]).toEqual([SOUTH, NORTH, SOUTH, NORTH]);
  });
  const NORTH_LOSES = [1, 1, 2, 2] as const;
  const named = (seats: readonly number[]) => seats.map(seat => (seat === NORTH ? 'L' : 'W')).join('');
  rule('TW-init-unequal#1', 'whoever has twice as many acts with two at a time', () => {
    expect(named(order(2, 4, ...NORTH_LOSES).seats)).toBe('LWWLWW');
    expect(named(order(4, 2, ...NORTH_LOSES).seats)).toBe('LLWLLW');
    expect(named(order(1, 3, ...NORTH_LOSES).seats)).toBe('LWWW');
  });
  rule('TW-init-unequal#2', 'the shares are worked out anew from those who are left', () => {
    expect(named(order(3, 5, ...NORTH_LOSES).seats)).toBe('LWLWWLWW');
  });
  rule('TW-init-unequal#3', 'two against five', () => expect(named(order(2, 5, ...NORTH_LOSES).seats)).toBe('LWWLWWW'));
  rule('TW-init-unequal#4', 'three against four', () => expect(named(order(3, 4, ...NORTH_LOSES).seats)).toBe('LWLWLWW'));
  rule('TW-init-unequal#5', 'five against two', () => expect(named(order(5, 2, ...NORTH_LOSES).seats)).toBe('LLWLLLW'));
  rule('TW-init-dead#1', 'wrecks and those who have left are not counted', () => {
    const [, second, ...rest] = sides(2, 3);
    const play = start({
      phase: 'weapon',
      units: [{ at: '0101', seat: NORTH }, { ...second!, fate: 'destroyed', at: '0201' }, ...rest],
    });
    pass(play, ...NORTH_LOSES);
    expect(named(pass(play))).toBe('LWWW');
  });
  rule('TW-init-dead#2', 'whoever is lost before its place comes drops out, and the others keep theirs', () => {
    const play = start({
      phase: 'weapon',
      units: [
        { at: '0817', facing: 3, seat: NORTH },
        { at: '0201', seat: NORTH },
        { at: '1101', seat: SOUTH },
        { at: '1301', seat: SOUTH },
        { at: '1501', seat: SOUTH },
      ],
    });
    pass(play, ...NORTH_LOSES);
    expect(play.state.queue).toEqual([SOUTH, NORTH, SOUTH, SOUTH]);
    play.does(NORTH, walk(0, 'F'));
    expect(play.state).toMatchObject({ active: SOUTH, queue: [NORTH, SOUTH, SOUTH] });
  });
});

describe('declaring and resolving', () => {
  rule('TW-move-complete#1', 'nobody else moves before the unit that has begun has finished', () => {
    const play = start({ units: [{ at: '0808', facing: 3, prone: true }, { at: '0117' }, { at: '0301', seat: NORTH }] });
    play.does(NORTH, walk(0, 'U'), ...HIT);
    expect(objections(play, stay(2))).toContain('TW-move-complete');
    play.does(NORTH, walk(0, 'F'));
    expect(play.state.active).toBe(SOUTH);
  });
  rule('TW-move-complete#2', 'a move that has begun at a walk goes on at a walk', () => {
    const play = alone({ prone: true });
    play.does(NORTH, walk(0, 'U'), ...HIT);
    expect(objections(play, run(0, 'F'))).not.toEqual([]);
    expect(objections(play, walk(0, 'F'))).toEqual([]);
  });
  rule('TW-fire-declare#1', 'nothing is rolled before everybody has declared', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0809' }] });
    expect(play.does(NORTH, fire(0, 1, 0)).map(({ type }) => type)).toEqual(['declared', 'called']);
    expect(eventsOf(play.does(SOUTH, hold(1), ...MISS, ...NEXT), 'fired')).toHaveLength(1);
  });
  rule('TW-fire-declare#2', 'a declaration names weapons, targets, the twist, whom the unit spots, and the ammo', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0811' }] });
    const shots = [{ weapon: 1, target: 1, bin: 1 }];
    play.does(NORTH, { type: 'declare', unit: 0, twist: 1, shots, spots: 1 });
    expect(play.state.units[0]).toMatchObject({ twist: 1, fire: { shots, spots: 1 } });
    play.does(SOUTH, hold(1), ...MISS, ...NEXT);
    expect(unitAt(play.state, 0).ammo).toEqual([12, 11]);
  });
  rule('TW-fire-declare#3', 'nobody adds to what it has declared', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0811' }] });
    play.does(NORTH, fire(0, 1, 0));
    expect(objections(play, fire(0, 1, 1))).toContain('TW-fire-declare');
  });
  rule('TW-fire-declare#4', 'a shot that cannot hit costs neither heat nor ammo', () => {
    const spent = (gunnery: number, ...dice: readonly number[]) => {
      const units: readonly Placed[] = [
        { at: '0803', facing: 3, gunnery, moved: ['run', 5] },
        { at: '0811', moved: ['run', 5] },
      ];
      const play = start({ phase: 'weapon', units });
      play.does(NORTH, fire(0, 1, { weapon: 1, bin: 0 }));
      const [fired] = eventsOf(play.does(SOUTH, hold(1), ...dice, ...NEXT), 'fired');
      return [fired!.toHit.total, fired!.heat, unitAt(play.state, 0).ammo[0]];
    };
    expect(spent(7)).toEqual([13, 0, 12]);
    expect(spent(6, ...MISS)).toEqual([12, 4, 11]);
  });
  const PPCS = armed(weapon('PPC', 'RA'), weapon('PPC', 'LA'));
  rule('TW-fire-resolve#2', 'the second hit on a place that the first has emptied goes on inward', () => {
    const target: Placed = { at: '0807', armor: { LA: 0 }, structure: { LA: 5 } };
    const play = start({ phase: 'weapon', units: [{ at: '0803', facing: 3, design: PPCS }, target, { at: '0117', fire: SILENT }] });
    play.does(NORTH, fire(0, 1, 0, 1));
    // The first takes the arm and five points more off the torso; the second strikes the torso where the arm was.
    const events = play.does(SOUTH, hold(1), ...HIT, ...pair(10), ...MISS, ...HIT, ...pair(10), ...HIT, ...NEXT);
    expect(eventsOf(events, 'damaged').map(({ location, armor, structure }) => [location, armor, structure])).toEqual([
      ['LA', 0, 5],
      ['LT', 5, 0],
      ['LT', 10, 0],
    ]);
  });
  const SILENT = { shots: [], spots: null, numbers: null, resolved: true } as const;
  rule('TW-fire-resolve#3', 'a weapon that is shot away in the phase still fires', () => {
    const units: readonly Placed[] = [
      { at: '0803', facing: 3 },
      { at: '0809', design: PPCS, armor: { RA: 0 }, structure: { RA: 5 } },
    ];
    const play = start({ phase: 'weapon', units });
    play.does(NORTH, fire(0, 1, 0));
    const events = play.does(SOUTH, fire(1, 0, 0), ...HIT, ...pair(3), ...MISS, ...MISS, ...NEXT);
    expect(unitAt(play.state, 1).gone).toContain('RA');
    expect(eventsOf(events, 'fired').map(({ unit }) => unit)).toEqual([0, 1]);
  });
  rule('TW-fire-resolve#4', 'a unit that is destroyed still fires all that it has declared', () => {
    const doomed: Placed = { at: '0809', design: PPCS, armor: { CT: 0 }, structure: { CT: 5 } };
    const play = start({ phase: 'weapon', units: [{ at: '0803', facing: 3 }, doomed, { at: '0117', fire: SILENT }] });
    play.does(NORTH, fire(0, 1, 0));
    const events = play.does(SOUTH, fire(1, 0, 0, 1), ...HIT, ...pair(7), ...MISS, ...MISS, ...HIT, ...pair(7), ...NEXT);
    expect(eventsOf(events, 'fired').map(({ unit }) => unit)).toEqual([0, 1, 1]);
    expect([unitAt(play.state, 1).fate, unitAt(play.state, 0).armor['CT']]).toEqual(['destroyed', 10]);
  });
  rule(
    'TW-fire-resolve#5',
    'a warrior knocked out by the first shot is out at the end of the phase, and its shots count until then',
    () => {
      const play = start({
        phase: 'weapon',
        units: [
          { at: '0803', facing: 3, design: 'HBK-4G' },
          { at: '0805', prone: true },
        ],
      });
      play.does(NORTH, fire(0, 1, 0));
      // The head is struck and the warrior fails to stay awake; a PPC still fires at the number of a warrior who is awake.
      const events = play.does(SOUTH, fire(1, 0, 0), ...HIT, ...HIT, ...MISS, ...MISS, ...HIT, ...NEXT);
      const kinds = events.map(({ type }) => type);
      expect(kinds.lastIndexOf('fired')).toBeLessThan(kinds.indexOf('faltered'));
      expect(eventsOf(events, 'fired')).toHaveLength(2);
    },
  );
});
