import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sheetOf } from '../sheet/compile.ts';
import { unitAt } from '../state.ts';
import { armed, bin, gear, weapon } from '../testing/armed.fixture.ts';
import { HIT, MISS } from '../testing/core.fixture.ts';
import {
  clearBut,
  eventsOf,
  hold,
  NEXT,
  NORTH,
  type Placed,
  type Position,
  pair,
  SOUTH,
  shoot,
  start,
  WITNESS,
} from '../testing/table.fixture.ts';

/** A turn in which nobody does anything; all dice of its end. */
const turn = (unit: Partial<Placed>, more: Partial<Position>, ...dice: readonly number[]) => {
  const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }], ...more });
  play.does(NORTH, hold(0));
  return { play, events: play.does(SOUTH, hold(1), ...dice, ...NEXT) };
};
const griffin = find('GRF-1N')!;
type SinkType = NonNullable<Paper['heatSinks']>['type'];

describe('heat sinks', () => {
  const sinks = (count: number, type: SinkType, item: string, slots: number): Paper => ({
    ...griffin,
    heatSinks: { count, type },
    mounts: Array.from({ length: 2 }, (): Mount => ({ kind: 'equipment', item, at: 'LT', slots })),
  });
  const cooling = (design: Paper, hits: NonNullable<Placed['hits']>, depth = 0) => {
    const { book, state } = start({ units: [{ at: '0808', design, hits }, { at: '0117' }] });
    return book.ask('cooling', { state, unit: unitAt(state, 0), depth }).total;
  };
  const double = sinks(12, 'Double', 'ISDoubleHeatSink', 3);
  rule('TW-crit-hs#2', 'a double sink is gone with the first of its slots, and the others cost nothing more', () => {
    const first = sheetOf(double).slots['LT']!.findIndex(({ part }) => part === 'sink');
    expect([{}, { LT: [first] }, { LT: [first, first + 1, first + 2] }].map(hits => cooling(double, hits))).toEqual([24, 22, 22]);
    expect(cooling(double, { LT: [first, first + 3] })).toBe(20);
  });
  rule('TW-heat-sinks#2', 'what is inside the engine cannot be hit', () => {
    // Ten of twelve are inside: with both others and all slots of the engine but the last struck, ten still cool.
    const slots = Object.values(sheetOf(double).slots).flat();
    expect(slots.filter(({ part }) => part === 'sink')).toHaveLength(6);
    expect(cooling(double, { LT: [0, 1, 2, 3, 4, 5], CT: [0, 1] })).toBe(20);
  });
  rule('TW-heat-water#4', 'laser sinks gain nothing under water', () => {
    const laser = sinks(12, 'Laser', 'CLLaser Heat Sink', 2);
    expect([cooling(double, {}, 2), cooling(laser, {}, 2), cooling(laser, {})]).toEqual([30, cooling(laser, {}), 24]);
  });
  rule('TW-heat-ammo#3', 'and hold ammunition one point better', () => {
    const loaded = (type: SinkType): Paper => ({ ...armed(bin('IS Ammo AC/5', 'LT', 20)), heatSinks: { count: 0, type } });
    const needed = (type: SinkType, heat: number) => {
      const { book, state } = start({ units: [{ at: '0808', design: loaded(type), heat }, { at: '0117' }] });
      return book.ask('ammoNumber', { heat, unit: unitAt(state, 0) }).total;
    };
    expect([needed('Single', 19), needed('Laser', 19), needed('Laser', 18), needed('Laser', 23)]).toEqual([4, 3, 0, 5]);
    expect(eventsOf(turn({ design: loaded('Laser'), heat: 29 }, {}, ...HIT, ...pair(7)).events, 'ammoHeld')).toMatchObject([
      { needed: 7, ok: true },
    ]);
  });
});

describe('the warrior', () => {
  const LIFE = 5;
  const hits = (unit: Partial<Placed>, more: Partial<Position>, ...dice: readonly number[]) =>
    eventsOf(turn(unit, more, ...dice).events, 'pilotHit').map(one => one.hits);
  rule('TW-crit-lifesup#2', 'without life support a hit every turn under water or without air', () => {
    const deep = { board: clearBut({ '0808': [{ kind: 'water', level: 2 }] }) };
    const shallow = { board: clearBut({ '0808': [{ kind: 'water', level: 1 }] }) };
    const broken = { hits: { HD: [LIFE] } };
    expect(hits(broken, deep, ...HIT)).toEqual([1]);
    expect([hits({}, deep), hits(broken, shallow), hits(broken, {})]).toEqual([[], [], []]);
    expect(hits({ ...broken, prone: true }, shallow, ...HIT)).toEqual([1]);
    expect(hits(broken, { conditions: { pressure: 'vacuum' } }, ...HIT)).toEqual([1]);
    expect(hits({}, { conditions: { pressure: 'vacuum' } })).toEqual([]);
  });
  rule('TW-heat-pilot#2', 'inside the torso any heat hurts without life support, from fifteen on twice', () => {
    const design: Paper = { ...griffin, cockpit: 'Torso-Mounted', heatSinks: { count: 10, type: 'Single' } };
    const slot = sheetOf(design).slots['LT']!.findIndex(({ part }) => part === 'lifeSupport');
    const hurts = (heat: number, struck = true) => {
      const unit = { design, heat, ...(struck ? { hits: { LT: [slot] } } : {}) };
      const { book, state } = start({ units: [{ at: '0808', ...unit }, { at: '0117' }] });
      return book.ask('heatHurts', { unit: unitAt(state, 0) }).total;
    };
    expect([0, 1, 14, 15, 30].map(heat => hurts(heat))).toEqual([0, 1, 1, 2, 2]);
    expect(hurts(20, false)).toBe(0);
    expect(hits({ design, heat: 11, hits: { LT: [slot] } }, {}, ...HIT)).toEqual([1]);
    expect(hits({ design, heat: 10, hits: { LT: [slot] } }, {})).toEqual([]);
  });
});

describe('capacitors', () => {
  const design = armed(weapon('PPC', 'RT'), gear('PPC Capacitor', 'RT'));
  rule('TW-heat-gen#5', 'five points of heat for charging one', () => {
    const play = start({
      phase: 'weapon',
      units: [{ at: '0808', facing: 3, design: { ...design, heatSinks: { count: 0, type: 'Single' } } }, { at: '0117' }],
    });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], orders: [{ do: 'charge', weapon: 0 }] });
    play.does(SOUTH, hold(1), ...NEXT);
    expect(unitAt(play.state, 0).heat).toBe(5);
  });
  const slotOf = (paper: Paper, part: string, at: 'RT' | 'LT' = 'RT') => sheetOf(paper).slots[at]!.findIndex(slot => slot.part === part);
  /** A shot that strikes one slot of the right torso. */
  const blown = (paper: Paper, slot: number, charged: boolean, ...dice: readonly number[]) => {
    const target = {
      at: '0807',
      design: paper,
      armor: { RT: 0 },
      structure: { RT: 20 },
      ...(charged ? { condition: { charged: [0] } } : {}),
    };
    const units = [{ at: '0804', facing: 3, design: armed(weapon('Medium Laser')) }, target, WITNESS] as readonly Placed[];
    return eventsOf(
      shoot({ units }, 0, ...HIT, ...pair(6), ...pair(8), slot < 6 ? 1 : 6, (slot % 6) + 1, ...dice, ...NEXT).events,
      'exploded',
    );
  };
  rule('TW-gauss-boom#4', 'improved heavy lasers burst for eight, five and three, a charged capacitor for fifteen', () => {
    const burst = (item: string) => {
      const paper = armed(weapon(item, 'RT'));
      return blown(paper, slotOf(paper, 'weapon'), false, ...MISS, ...HIT, ...HIT)[0]?.damage;
    };
    expect(['CLImprovedHeavyLargeLaser', 'CLImprovedMediumHeavyLaser', 'CLImprovedSmallHeavyLaser'].map(burst)).toEqual([8, 5, 3]);
    for (const part of ['weapon', 'gear'])
      expect(blown(design, slotOf(design, part), true, ...MISS, ...HIT, ...HIT, ...HIT)).toMatchObject([{ location: 'RT', damage: 15 }]);
    expect(blown(design, slotOf(design, 'weapon'), false)).toEqual([]);
  });
});

rule('TW-inferno#2', 'a bin of infernos has a roll of its own', () => {
  const hellish = (item: string) => armed(bin(item, 'LT', 2));
  const held = (item: string, heat: number, ...dice: readonly number[]) =>
    eventsOf(turn({ design: { ...hellish(item), heatSinks: { count: 0, type: 'Single' } }, heat }, {}, ...dice).events, 'ammoHeld').map(
      ({ needed }) => needed,
    );
  expect(held('IS Ammo SRM-6 Inferno', 10, ...HIT)).toEqual([4]);
  expect([held('IS Ammo SRM-6', 10), held('IS Ammo SRM-6 Inferno', 9)]).toEqual([[], []]);
  // At nineteen both are rolled for.
  expect(held('IS Ammo SRM-6 Inferno', 19, ...HIT, ...HIT, ...HIT)).toEqual([4, 8]);
});
