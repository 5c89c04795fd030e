import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sheetOf } from '../sheet/compile.ts';
import { unitAt } from '../state.ts';
import { armed, bin, weapon } from '../testing/armed.fixture.ts';
import { barred, duel, type Ground, HIT, MISS, points } from '../testing/core.fixture.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, shoot, start, WITNESS } from '../testing/table.fixture.ts';

/** A quiet turn of one unit; nobody else is near. */
function cool(unit: Partial<Placed>, dice: readonly number[] = [], ground: Ground = {}) {
  const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }], ground });
  play.does(NORTH, hold(0));
  const events = play.does(SOUTH, hold(1), ...dice, ...NEXT);
  return { unit: unitAt(play.state, 0), events, play };
}
/** So much heat is left when twelve sinks have worked, and no ammo is aboard. */
const left = (heat: number, more: Partial<Placed> = {}): Partial<Placed> => ({ heat: heat + 12, ammo: [0, 0], ...more });

describe('heat', () => {
  rule('TW-heat-seq#1', 'heat comes in, the sinks take some, and nothing is less than none', () => {
    expect([cool({ heat: 13 }).unit.heat, cool({ heat: 5 }).unit.heat, cool({ heat: 13, moved: ['run', 4] }).unit.heat]).toEqual([1, 0, 3]);
  });
  rule('TW-heat-seq#2', 'the reactor first, then ammo, then the warrior', () => {
    const { events } = cool({ heat: 32, ammo: [3, 3], hits: { HD: [0] } }, [...HIT, ...HIT, ...HIT]);
    const kinds = events.map(({ type }) => type).filter(type => ['reactorRolled', 'ammoHeld', 'pilotHit'].includes(type));
    expect(kinds).toEqual(['reactorRolled', 'ammoHeld', 'pilotHit']);
  });
  rule('TW-heat-seq#3', 'what is left hampers the next turn', () => {
    const { play, unit } = cool({ heat: 22 });
    expect(unit.heat).toBe(10);
    expect(points({ heat: unit.heat }, 'walk')).toBe(3);
    expect(play.state.phase).toBe('movement');
  });
  rule('TW-heat-when', 'nothing heats or cools before the heat phase', () => {
    const play = start({
      phase: 'weapon',
      units: [
        { at: '0808', facing: 3, heat: 3 },
        { at: '0809', prone: true },
      ],
    });
    play.does(NORTH, fire(0, 1, 0));
    play.does(SOUTH, hold(1), ...MISS);
    expect(play.state).toMatchObject({ phase: 'physical', units: [{ heat: 3, built: { weapons: 10 } }, {}] });
  });
  const fires = (design: Paper, shot: Parameters<typeof shoot>[1], ...dice: readonly number[]) =>
    eventsOf(
      shoot({ units: [{ at: '0803', facing: 3, design }, { at: '0806', design: 'AS7-D' }, WITNESS] }, shot, ...dice, ...NEXT).events,
      'cooled',
    )[0]!.built.total;
  rule('TW-heat-gen#1', 'a weapon heats whether it hits or not', () => {
    const ppc = armed(weapon('PPC'));
    expect([fires(ppc, 0, ...MISS), fires(ppc, 0, ...HIT, ...pair(7))]).toEqual([10, 10]);
  });
  rule('TW-heat-gen#2', 'an Ultra autocannon for each shot', () => {
    const ultra = armed(weapon('ISUltraAC5', 'RT'), bin('IS Ultra AC/5 Ammo', 'LT', 20));
    expect([fires(ultra, 0, ...MISS), fires(ultra, { weapon: 0, rate: 2 }, 1, 2)]).toEqual([1, 2]);
  });
  rule('TW-heat-gen#3', 'a hit on the engine five a turn', () => {
    expect([
      cool({ heat: 10, hits: { CT: [0] } }).unit.heat,
      cool({ heat: 10, hits: { CT: [0, 1] } }).unit.heat,
      cool({ heat: 20, hits: { CT: [0, 1] }, shutDown: true }).unit.heat,
    ]).toEqual([3, 8, 8]);
  });
  rule('TW-heat-ext#1', 'from outside fifteen at most', () => {
    expect([14, 15, 20].map(external => cool({ heat: 5, built: { weapons: 0, external } }).unit.heat)).toEqual([7, 8, 8]);
  });
  rule('TW-heat-ext#2', 'a burning hex adds five', () => expect(cool({ heat: 10 }, [], { '0808': 'F' }).unit.heat).toBe(3));
  const doubles: Paper = { ...find('GRF-1N')!, heatSinks: { ...find('GRF-1N')!.heatSinks!, type: 'Double' } };
  rule('TW-heat-sinks#1', 'a sink takes one, a double sink two', () => {
    expect([cool({ heat: 20 }).unit.heat, cool({ heat: 30, design: doubles }).unit.heat]).toEqual([8, 6]);
  });
  const sink = () =>
    Object.entries(sheetOf('HBK-4G').slots).flatMap(([location, slots]) =>
      slots!.flatMap(({ part }, i) => (part === 'sink' ? [[location, i] as const] : [])),
    )[0]!;
  rule('TW-heat-sinks#3', 'one that is struck takes nothing', () => {
    const [location, slot] = sink();
    expect(
      cool({ heat: 20, design: 'HBK-4G', hits: { [location]: [slot] } }).unit.heat - cool({ heat: 20, design: 'HBK-4G' }).unit.heat,
    ).toBe(1);
  });
  rule('TW-crit-hs#1', 'a single sink is a point less', () => {
    const [location, slot] = sink();
    expect(
      cool({ heat: 20, design: 'HBK-4G', hits: { [location]: [slot] } }).unit.heat - cool({ heat: 20, design: 'HBK-4G' }).unit.heat,
    ).toBe(1);
  });
  rule('TW-heat-water#1', 'water doubles what is under it, by six at most', () =>
    expect(cool({ heat: 30, prone: true }, [], { '0808': '=' }).unit.heat).toBe(12),
  );
  rule('TW-heat-water#2', 'standing in depth 1 only sinks in the legs', () =>
    expect(cool({ heat: 20 }, [], { '0808': '~' }).unit.heat).toBe(8),
  );
  rule('TW-heat-water#3', 'lying there, or deeper, all of them', () => {
    expect([cool({ heat: 20, prone: true }, [], { '0808': '~' }).unit.heat, cool({ heat: 20 }, [], { '0808': '=' }).unit.heat]).toEqual([
      2, 2,
    ]);
  });
});

describe('the reactor', () => {
  rule('TW-heat-shutdown#1', 'whoever shuts down rolls at three more, or falls', () => {
    const { unit, events } = cool(left(14), [...MISS, ...HIT]);
    expect(unit).toMatchObject({ shutDown: true, prone: false });
    expect(eventsOf(events, 'piloted')[0]).toMatchObject({ cause: 'shutdown', number: { total: 8 } });
    expect(cool(left(14), [...MISS, ...MISS, 1, ...pair(7), ...pair(7), ...HIT]).unit.prone).toBe(true);
  });
  rule('TW-heat-shutdown#2', 'it is immobile and does nothing', () => {
    expect(barred(duel({ shutDown: true }), fire(0, 1, 0))).not.toEqual([]);
    const { events } = shoot(duel({ gunnery: 8 }, { shutDown: true }), 0, ...MISS, ...NEXT);
    expect(eventsOf(events, 'fired')[0]!.toHit.total).toBe(4);
  });
  rule('TW-heat-shutdown#3', 'its engine is cold and its sinks work', () =>
    expect(cool({ heat: 20, shutDown: true, hits: { CT: [0] } }).unit.heat).toBe(8),
  );
  rule('TW-heat-restart#1', 'below fourteen it starts by itself', () =>
    expect(cool(left(13, { shutDown: true })).unit.shutDown).toBe(false),
  );
  rule('TW-heat-restart#2', 'from fourteen on by the number that would have kept it running, at thirty never', () => {
    expect([cool(left(18, { shutDown: true }), [2, 3]).unit.shutDown, cool(left(18, { shutDown: true }), [3, 3]).unit.shutDown]).toEqual([
      true,
      false,
    ]);
    expect(cool(left(30, { shutDown: true })).unit.shutDown).toBe(true);
  });
  rule('TW-heat-restart#3', 'not in the phase in which it has gone out', () => {
    const { events } = cool(left(14), [...MISS, ...HIT]);
    expect(eventsOf(events, 'reactorRolled')).toHaveLength(1);
  });
  rule('TW-heat-restart#4', 'nor without a warrior who is awake', () => {
    const asleep = { shutDown: true, awake: false, wounds: 3 };
    expect(cool(left(18, asleep), [...MISS]).unit.shutDown).toBe(true);
    expect(cool(left(13, asleep), [...MISS]).unit.shutDown).toBe(false);
  });
  rule('TW-heat-restart#5', 'whose machine goes out at fourteen by itself', () => {
    const { unit, events } = cool(left(14, { awake: false, wounds: 3, prone: true }), [...MISS]);
    expect([unit.shutDown, eventsOf(events, 'reactorRolled')[0]!.roll]).toEqual([true, null]);
    expect(cool(left(13, { awake: false, wounds: 3, prone: true }), [...MISS]).unit.shutDown).toBe(false);
  });
  rule('TW-heat-ammo#1', 'the most dangerous bin goes up', () => {
    const { events } = cool({ heat: 31, ammo: [1, 2], structure: { RT: 40 } }, [...HIT, ...MISS, ...MISS, ...HIT, ...HIT, ...HIT]);
    expect(eventsOf(events, 'exploded')[0]).toMatchObject({ bin: 1, damage: 20 });
  });
  rule('TW-heat-ammo#2', 'without ammo nothing happens', () => expect(eventsOf(cool(left(19), [...HIT]).events, 'exploded')).toEqual([]));
  const hurt = (heat: number, dice: readonly number[]) => cool(left(heat, { hits: { HD: [0] } }), [...HIT, ...dice]).unit.pilot.hits;
  rule('TW-heat-pilot#1', 'heat hurts only without life support, once from 15, twice from 26', () => {
    expect([hurt(14, []), hurt(15, HIT), hurt(25, HIT), hurt(26, [...HIT, ...HIT])]).toEqual([0, 1, 1, 2]);
    expect(cool(left(26), HIT).unit.pilot.hits).toBe(0);
  });
  rule('TW-crit-lifesup#1', 'one hit on life support is enough', () => expect([hurt(15, HIT), hurt(26, [...HIT, ...HIT])]).toEqual([1, 2]));
  rule('TW-heat-vehicles', 'tanks and troops have no heat', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: 'Manticore Heavy Tank' }, { at: '0811' }] });
    play.does(NORTH, fire(0, 1, 0));
    const events = play.does(SOUTH, hold(1), ...MISS, ...NEXT);
    expect(eventsOf(events, 'cooled').filter(({ unit }) => unit === 0)).toEqual([]);
    expect(unitAt(play.state, 0).heat).toBe(0);
  });
  rule('TW-heat-mp-note', 'beyond twenty-five no more points are lost', () =>
    expect([25, 30, 40].map(heat => points({ design: 'LCT-1V', heat }, 'walk'))).toEqual([3, 3, 3]),
  );
});

describe('MechWarriors', () => {
  const shot = (wounds: number, ...dice: readonly number[]) => {
    const { play, events } = shoot(
      { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', wounds }, WITNESS] },
      0,
      ...HIT,
      ...HIT,
      ...dice,
      ...NEXT,
    );
    return { unit: unitAt(play.state, 1), events };
  };
  rule('TW-pilot-hits#1', 'a hit on the head is one, armor or not', () => expect(shot(0, ...HIT).unit.pilot.hits).toBe(1));
  rule('TW-pilot-hits#4', 'six kill', () => expect([shot(5).unit.fate, shot(4, ...HIT).unit.fate]).toEqual(['destroyed', 'fighting']));
  rule('TW-conscious#1', 'each hit is a roll, harder every time', () => {
    const stays = (wounds: number, total: number) =>
      shot(wounds, ...pair(total), ...(total < [3, 5, 7, 10, 11][wounds]! ? MISS : [])).unit.pilot.awake;
    for (const [wounds, needed] of [3, 5, 7, 10, 11].entries())
      expect([stays(wounds, needed), stays(wounds, needed - 1)]).toEqual([true, false]);
  });
  rule('TW-wake#1', 'whoever is out rolls at the end of every turn', () => {
    expect([
      cool({ awake: false, wounds: 3 }, [3, 3]).unit.pilot.awake,
      cool({ awake: false, wounds: 3 }, [3, 4]).unit.pilot.awake,
    ]).toEqual([false, true]);
  });
  rule('TW-wake#2', 'and acts in the next', () => {
    const { play } = cool({ awake: false, wounds: 1 }, [...HIT]);
    play.does(NORTH, { type: 'move', unit: 0, mode: 'walk', steps: ['forward'] });
    expect(unitAt(play.state, 0).moved).toMatchObject({ hexes: 1 });
  });
  rule('TW-unconscious', 'till then it neither moves nor fires, and is easy to hit', () => {
    expect(barred(duel({ awake: false }), fire(0, 1, 0))).not.toEqual([]);
    const { events } = shoot(duel({ gunnery: 8 }, { awake: false, wounds: 3 }), 0, ...MISS, ...MISS, ...NEXT);
    expect(eventsOf(events, 'fired')[0]!.toHit.total).toBe(4);
  });
});
