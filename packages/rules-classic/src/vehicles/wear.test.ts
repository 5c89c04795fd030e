import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { pointsFor } from '../movement/points.ts';
import type { Command, Wear } from '../shape.ts';
import { unitAt } from '../state.ts';
import { numberIn } from '../testing/core.fixture.ts';
import {
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  pair,
  run,
  SOUTH,
  shoot,
  start,
  termsOf,
  WITNESS,
  walk,
} from '../testing/table.fixture.ts';

const VEDETTE = 'Vedette Medium Tank';
const LASER = 0;
const HIT = [6, 6] as const;
const vedette = find(VEDETTE)!;
const fresh = (design: string | Paper = VEDETTE): Wear => unitAt(start({ units: [{ at: '0101', design }, { at: '1617' }] }).state, 0).wear!;
const worn = (more: Partial<Wear>): Wear => ({ ...fresh(), ...more });
/** A Hunchback's medium laser hits a tank two hexes south of it; the rest of the dice tell what follows. */
const hit = (target: Partial<Placed>, ...dice: readonly number[]) =>
  shoot(
    { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', design: VEDETTE, facing: 0, ...target } as Placed, WITNESS] },
    LASER,
    ...HIT,
    ...dice,
    ...NEXT,
  );
const open = { armor: { FR: 0, TU: 0, LS: 0, RR: 0 }, structure: { FR: 9, TU: 9, LS: 9, RR: 9 } };
/** Its structure is struck in some place, and this is rolled for the critical hit. */
const critical = (place: number, roll: number, target: Partial<Placed> = {}, ...dice: readonly number[]) => {
  const { events, play } = hit({ ...open, ...target }, ...pair(place), ...pair(roll), ...dice);
  return { play, events, what: eventsOf(events, 'worn').at(-1)?.what, unit: unitAt(play.state, 1) };
};
const [FRONT, TURRET] = [7, 10];
const [SIDE, REAR] = [{ facing: 1 }, { facing: 3 }] as const;

describe('motive damage', () => {
  rule('TW-motive-cumul#1', 'lost points add up', () => {
    const after = (cruise: number) => unitAt(hit({ wear: worn({ cruise }) }, ...pair(3), ...pair(8)).play.state, 1).wear!.cruise;
    expect([after(5), after(4), after(1)]).toEqual([4, 3, 0]);
  });
  const driving = (motive: Wear['motive']) => {
    const play = start({ units: [{ at: '0808', design: VEDETTE, wear: worn({ motive }) }, { at: '0117' }] });
    return termsOf(
      play.book.ask('piloting', { state: play.state, unit: unitAt(play.state, 0), cause: 'skid', causes: ['skid'], depth: 0 }),
    )['TW-veh-driving'];
  };
  rule('TW-motive-cumul#2', 'each penalty counts once, six at most', () => {
    expect([driving(['minor']), driving(['moderate']), driving(['heavy']), driving(['minor', 'moderate', 'heavy'])]).toEqual([1, 2, 3, 6]);
    const twice = unitAt(hit({ wear: worn({ motive: ['minor'] }) }, ...pair(3), ...pair(6)).play.state, 1).wear!;
    expect([twice.motive, driving(twice.motive)]).toEqual([['minor'], 1]);
  });
  rule('TW-motive-cumul#3', 'it takes effect when the phase is over: numbers of the same phase stay', () => {
    const units: readonly Placed[] = [
      { at: '0805', facing: 3, design: 'HBK-4G' },
      { at: '0807', design: VEDETTE, moved: ['walk', 5] },
      { at: '0117', seat: SOUTH },
    ];
    const play = start({ phase: 'weapon', units });
    play.does(NORTH, fire(0, 1, 0, 1));
    play.does(SOUTH, hold(1));
    // The first beam immobilizes it; the second was aimed at a tank that drives.
    const events = play.does(SOUTH, hold(2), ...HIT, ...pair(3), ...pair(12), ...HIT, ...pair(7), ...NEXT);
    expect(unitAt(play.state, 1).wear!.immobile).toBe(true);
    expect(eventsOf(events, 'fired').map(({ toHit }) => termsOf(toHit)['TW-th-immobile'])).toEqual([undefined, undefined]);
    expect(numberIn(play, 0, 1, 0).terms.some(({ rule: id, value }) => id === 'TW-th-immobile' && value === -4)).toBe(true);
  });
  rule('TW-motive-cumul#4', 'flanking is half as much again of what is left, rounded up', () => {
    const flank = (cruise: number) => {
      const play = start({ units: [{ at: '0808', design: VEDETTE, wear: worn({ cruise }) }, { at: '0117' }] });
      return pointsFor(play.book, unitAt(play.state, 0), 'run');
    };
    expect([5, 4, 3, 1, 0].map(flank)).toEqual([8, 6, 5, 2, 0]);
  });
});

describe('the structure of a vehicle', () => {
  const points = (design: string) =>
    new Set(Object.values(unitAt(start({ units: [{ at: '0808', design }, { at: '0117' }] }).state, 0).structure));
  const gone = (place: 'FR' | 'TU', left: number) =>
    unitAt(hit({ armor: { [place]: 0 }, structure: { [place]: left } }, ...pair(place === 'FR' ? FRONT : TURRET), ...pair(2)).play.state, 1)
      .fate;
  rule('TW-veh-is#1', 'a tenth of its tons in every place, rounded up', () => {
    expect([points(VEDETTE), points('Savannah Master Hovercraft')]).toEqual([new Set([5]), new Set([1])]);
    expect(gone('FR', 5)).toBe('destroyed');
  });
  rule('TW-veh-is#2', 'one place without structure is its end, the turret as well', () => {
    expect([gone('FR', 5), gone('FR', 6), gone('TU', 5), gone('TU', 6)]).toEqual(['destroyed', 'fighting', 'destroyed', 'fighting']);
  });
  rule('TW-is-vehicle#1', 'sixty tons have six points: the sixth opens it', () => {
    expect(points('Manticore Heavy Tank')).toEqual(new Set([6]));
    expect([gone('FR', 5), gone('FR', 6)]).toEqual(['destroyed', 'fighting']);
  });
});

describe('critical hits', () => {
  rule('TW-vehcrit-when#1', 'for every marked place, and for damage to the structure', () => {
    const rolls = (target: Partial<Placed>, ...dice: readonly number[]) => eventsOf(hit(target, ...dice).events, 'worn').length;
    expect(rolls({ armor: { FR: 9 } }, ...pair(FRONT))).toBe(0);
    expect(rolls({ armor: { FR: 4 } }, ...pair(FRONT), ...pair(2))).toBe(1);
    expect(rolls({ armor: { FR: 9 } }, ...pair(2), ...pair(2))).toBe(1);
    expect(rolls({ armor: { FR: 4 } }, ...pair(2), ...pair(2), ...pair(2))).toBe(2);
  });
  rule('TW-vehcrit-when#2', 'one roll, one result', () => {
    expect(eventsOf(critical(FRONT, 9).events, 'worn').map(({ what }) => what)).toEqual(['sensors']);
  });
  rule('TW-vehcrit-next#1', 'what cannot happen becomes the next result down', () => {
    // No gun and no cargo on its side: cargo and malfunction give way to a stunned crew, the stabilizer to the engine.
    expect([6, 7, 8].map(roll => critical(FRONT, roll, SIDE).what)).toEqual(['stunned', 'stunned', 'stunned']);
    expect([9, 10, 11].map(roll => critical(FRONT, roll, SIDE).what)).toEqual(['engine', 'engine', 'engine']);
  });
  /** A tank with a fusion engine that is struck already, and nothing aboard that could be struck. */
  const spent: Paper = { ...find('Manticore Heavy Tank')!, mounts: [] };
  const empty = { design: spent, wear: { ...fresh(spent), engine: true } };
  rule('TW-vehcrit-next#2', 'past twelve it goes on from six', () => {
    // Neither tank nor cargo nor gun: from twelve it comes round to the crew.
    expect(critical(FRONT, 12, { ...SIDE, ...empty }).what).toBe('stunned');
  });
  rule('TW-vehcrit-next#3', 'where nothing can happen nothing does', () => {
    expect([6, 9, 11, 12].map(roll => critical(FRONT, roll, { ...REAR, ...empty }).what)).toEqual([
      'nothing',
      'nothing',
      'nothing',
      'nothing',
    ]);
  });
  rule('TW-vehcrit-effects#1', 'without its driver everything is two harder to drive', () => {
    const { unit } = critical(FRONT, 6);
    expect(unit.wear!.driver).toBe(true);
    expect(drives({ wear: unit.wear })).toBe(2);
  });
  const drives = (unit: Partial<Placed>) => {
    const play = start({ units: [{ at: '0808', design: VEDETTE, ...unit }, { at: '0117' }] });
    return termsOf(
      play.book.ask('piloting', { state: play.state, unit: unitAt(play.state, 0), cause: 'skid', causes: ['skid'], depth: 0 }),
    )['TW-veh-driving'];
  };
  const aims = (wear: Wear, turn = 1) =>
    start({ phase: 'weapon', turn, units: [{ at: '0805', facing: 3, design: VEDETTE, wear }, { at: '0809' }, WITNESS] });
  rule('TW-vehcrit-effects#2', 'without its commander it aims and drives one worse, and the crew is stunned', () => {
    const { unit } = critical(FRONT, 10);
    expect(unit.wear).toMatchObject({ commander: true, stunned: 2 });
    expect([drives({ wear: unit.wear }), termsOf(numberIn(aims(unit.wear!), 0, 1, 1))['TW-th-commander']]).toEqual([1, 1]);
  });
  rule('TW-vehcrit-effects#3', 'the second time the crew is stunned, and killed once both are hit', () => {
    const again = (roll: number, wear: Partial<Wear>) => critical(FRONT, roll, { wear: worn(wear) }).unit;
    expect(again(6, { driver: true })).toMatchObject({ fate: 'fighting', wear: { stunned: 2 } });
    expect(again(10, { commander: true })).toMatchObject({ fate: 'fighting', wear: { stunned: 2 } });
    for (const roll of [6, 10]) expect(again(roll, { driver: true, commander: true }).fate).toBe('destroyed');
  });
  rule('TW-vehcrit-effects#4', 'who is stunned cruises at most and neither fires nor spots, up to the end of the next turn', () => {
    const { unit } = critical(FRONT, 8, SIDE);
    expect(unit.wear!.stunned).toBe(2);
    const drive = (turn: number, command: Command) => {
      const play = start({ turn, units: [{ at: '0805', facing: 3, design: VEDETTE, wear: unit.wear }, { at: '0809' }] });
      return play.book.check(play.state as never, command, NORTH).length;
    };
    expect([drive(2, walk(0, 'FF')), drive(2, run(0, 'FF')), drive(3, run(0, 'FF'))]).toEqual([0, 1, 0]);
    const gun = (turn: number, command: Command) => {
      const play = aims(unit.wear!, turn);
      return play.book.check(play.state as never, command, NORTH).length;
    };
    expect([gun(2, fire(0, 1, 1)), gun(3, fire(0, 1, 1)), gun(2, hold(0))]).toEqual([1, 0, 0]);
    const spot = { ...hold(0), spots: 1 } as Command;
    expect([gun(2, spot), gun(3, spot)]).toEqual([1, 0]);
  });
  rule('TW-vehcrit-effects#5', 'without a crew it is out', () => expect(critical(FRONT, 12).unit.fate).toBe('destroyed'));
  rule('TW-vehcrit-effects#6', 'each hit on the sensors costs one, the fourth all fire', () => {
    expect(critical(FRONT, 9).unit.wear!.sensors).toBe(1);
    const number = (sensors: number) => termsOf(numberIn(aims(worn({ sensors })), 0, 1, 1))['TW-th-vehsensor'];
    expect([number(1), number(3)]).toEqual([1, 3]);
    const mayFire = (sensors: number) => {
      const play = aims(worn({ sensors }));
      return play.book.check(play.state as never, fire(0, 1, 1), NORTH).map(one => one.rule);
    };
    expect([mayFire(3), mayFire(4)]).toEqual([[], ['TW-th-vehsensor']]);
  });

  const clear = (gun: number): Command => ({ ...hold(0), orders: [{ do: 'unjam', weapon: gun }] }) as Command;
  const passed = (play: ReturnType<typeof aims>, command: Command) => {
    play.does(NORTH, command);
    play.does(SOUTH, hold(1));
    play.does(SOUTH, hold(2), ...NEXT);
    return unitAt(play.state, 0);
  };
  rule('TW-vehcrit-effects#7', 'a malfunction jams one gun of the place; a turn without firing clears it', () => {
    const { unit } = critical(TURRET, 8);
    expect([unit.jammed, unit.wear!.malfunctions]).toEqual([[1], [1]]);
    const jammed = () =>
      start({
        phase: 'weapon',
        units: [{ at: '0805', facing: 3, design: VEDETTE, wear: unit.wear, jammed: [1] }, { at: '0809' }, WITNESS],
      });
    const why = (command: Command) =>
      jammed()
        .book.check(jammed().state as never, command, NORTH)
        .map(one => one.rule);
    expect(why(fire(0, 1, 1))).toEqual(['TW-house-working']);
    expect(why({ ...clear(1), shots: [{ weapon: 0, target: 1 }] } as Command)).toContain('TW-vehcrit-effects');
    expect(why(clear(0))).toEqual(['TW-rac']);
    expect(passed(jammed(), hold(0)).jammed).toEqual([1]);
    expect(passed(jammed(), clear(1))).toMatchObject({ jammed: [], wear: { malfunctions: [] } });
  });
  rule('TW-vehcrit-effects#8', 'up to three the defender gives a gun up, from four the attacker takes one; some explode', () => {
    const twin: Paper = {
      ...vedette,
      mounts: [
        { kind: 'weapon', item: 'Small Laser', at: 'FR' },
        { kind: 'weapon', item: 'Large Laser', at: 'FR' },
      ],
    };
    const broken = (die: number) => critical(FRONT, 11, { design: twin }, die).unit.wear!.broken;
    expect([broken(1), broken(3), broken(4), broken(6)]).toEqual([[0], [0], [1], [1]]);
    const gauss: Paper = { ...vedette, mounts: [{ kind: 'weapon', item: 'ISGaussRifle', at: 'FR' }] };
    expect(critical(FRONT, 11, { design: gauss }, 1).unit.fate).toBe('destroyed');
    expect(critical(FRONT, 11, { design: twin }, 1).unit.fate).toBe('fighting');
  });
  const turned = (wear: Wear) => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: VEDETTE, wear }, { at: '0809' }, WITNESS] });
    return play.book.check(play.state as never, { ...hold(0), turret: 1 } as Command, NORTH).length;
  };
  rule('TW-vehcrit-effects#9', 'a jammed turret stays as it is until a turn is spent on it; a second jam locks it', () => {
    expect(critical(TURRET, 7).unit.wear!.stuckTurret).toBe('jammed');
    expect(critical(TURRET, 7, { wear: worn({ stuckTurret: 'jammed' }) }).unit.wear!.stuckTurret).toBe('locked');
    const free = { ...hold(0), orders: [{ do: 'freeTurret' }] } as Command;
    expect([turned(worn({ stuckTurret: 'jammed' })), turned(worn({}))]).toEqual([1, 0]);
    expect(passed(aims(worn({ stuckTurret: 'jammed' })), free).wear!.stuckTurret).toBe('no');
    const busy = aims(worn({ stuckTurret: 'jammed' }));
    expect(busy.refuses(NORTH, { ...free, shots: [{ weapon: 1, target: 1 }] } as Command).map(one => one.rule)).toEqual([
      'TW-vehcrit-effects',
    ]);
    expect(
      aims(worn({ stuckTurret: 'locked' }))
        .refuses(NORTH, free)
        .map(one => one.rule),
    ).toEqual(['TW-vehcrit-effects']);
  });
  rule('TW-vehcrit-effects#10', 'a locked turret never turns again; a turret blown off is the end', () => {
    expect(critical(TURRET, 9).unit).toMatchObject({ fate: 'fighting', wear: { stuckTurret: 'locked' } });
    expect(turned(worn({ stuckTurret: 'locked' }))).toBe(1);
    expect(critical(TURRET, 12).unit.fate).toBe('destroyed');
  });
  rule('TW-vehcrit-effects#12', 'an engine hit ends driving and beams, and leaves it standing', () => {
    const { unit } = critical(FRONT, 11, SIDE);
    expect(unit.wear).toMatchObject({ engine: true, cruise: 0, immobile: true });
    const beams: Paper = {
      ...vedette,
      mounts: [
        { kind: 'weapon', item: 'Large Laser', at: 'FR' },
        { kind: 'weapon', item: 'Machine Gun', at: 'FR' },
        { kind: 'ammo', item: 'IS Ammo MG - Full', at: 'BD', shots: 100 },
      ],
    };
    const play = start({
      phase: 'weapon',
      units: [{ at: '0805', facing: 3, design: beams, wear: { ...fresh(beams), engine: true } }, { at: '0806' }, WITNESS],
    });
    const may = (gun: number) => play.book.check(play.state as never, fire(0, 1, gun), NORTH).length === 0;
    expect([may(0), may(1)]).toEqual([false, true]);
  });
  rule('TW-vehcrit-effects#13', 'fuel burns; a fusion engine is struck instead', () => {
    expect(critical(FRONT, 12, SIDE).unit.fate).toBe('destroyed');
    const fusion = critical(FRONT, 12, { design: 'Manticore Heavy Tank', ...SIDE });
    expect(fusion.unit).toMatchObject({ fate: 'fighting', wear: { engine: true } });
  });
  rule('TW-vehcrit-effects#14', 'ammunition that explodes is the end', () => expect(critical(FRONT, 11, REAR).unit.fate).toBe('destroyed'));
  rule('TW-vehcrit-effects#15', 'with CASE it goes out behind, and the crew is stunned', () => {
    const guarded: Paper = { ...vedette, mounts: [...vedette.mounts, { kind: 'equipment', item: 'ISCASE', at: 'BD' }] };
    const { unit } = critical(TURRET, 11, { design: guarded, armor: { ...open.armor, RR: 7 } });
    expect(unit).toMatchObject({ fate: 'fighting', armor: { RR: 0 }, structure: { RR: 9 }, wear: { stunned: 2 } });
    expect(unit.ammo.every(left => left === 0)).toBe(true);
  });
  rule('TW-vehcrit-effects#16', 'without ammunition a weapon is lost', () => {
    const dry = unitAt(start({ units: [{ at: '0101', design: VEDETTE }, { at: '1617' }] }).state, 0).ammo.map(() => 0);
    const { unit, what } = critical(TURRET, 11, { ammo: dry }, 1);
    expect([what, unit.wear!.broken, unit.fate]).toEqual(['weapon', [1], 'fighting']);
  });
  rule('TW-veh-crew#1', 'its crew has no hits: the head of a driver never faints', () => {
    const { events } = critical(FRONT, 6);
    expect(eventsOf(events, 'pilotHit')).toEqual([]);
  });
});
