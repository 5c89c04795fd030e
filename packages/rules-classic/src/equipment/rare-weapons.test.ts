import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { sheetFor, unitAt } from '../state.ts';
import { armed, bin, HIT, weapon } from '../testing/armed.fixture.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, shoot, start, termsOf, WITNESS } from '../testing/table.fixture.ts';

const RIFLE = armed(weapon('ISPlasmaRifle'), bin('ISPlasmaRifleAmmo', 'LT', 10));
const CANNON = armed(weapon('CLPlasmaCannon'), bin('CLPlasmaCannonAmmo', 'LT', 10));
const units = (design: Placed['design'], target: Partial<Placed>): readonly Placed[] => [
  { at: '0803', facing: 3, design: design! },
  { at: '0806', ...target } as Placed,
  WITNESS,
];
const points = (events: Parameters<typeof eventsOf>[0]) => eventsOf(events, 'damaged').map(({ armor, structure }) => armor + structure);

describe('plasma', () => {
  rule('TW-flamer#3', "a rifle does ten points and heats a 'Mech up by a die", () => {
    const { play, events } = shoot({ units: units(RIFLE, {}) }, 0, ...HIT, ...pair(7), 5, ...NEXT);
    expect(points(events)).toEqual([10]);
    expect(eventsOf(events, 'heated')).toMatchObject([{ unit: 1, points: 5 }]);
    expect(unitAt(play.state, 0).ammo).toEqual([9]);
  });
  rule('TW-flamer#4', 'a cannon only heats, by two dice', () => {
    const { events } = shoot({ units: units(CANNON, {}) }, 0, ...HIT, 6, 4, ...NEXT);
    expect(points(events)).toEqual([]);
    expect(eventsOf(events, 'heated')).toMatchObject([{ unit: 1, points: 10 }]);
  });
  rule('TW-flamer#5', 'whoever feels no heat is burnt in fives', () => {
    const tank = { design: 'Manticore Heavy Tank' };
    const sides = [...pair(7), ...pair(7), ...pair(7)];
    const rifle = shoot({ units: units(RIFLE, tank) }, 0, ...HIT, 2, 2, ...sides, ...NEXT);
    expect(points(rifle.events)).toEqual([5, 5, 4]);
    const cannon = shoot({ units: units(CANNON, tank) }, 0, ...HIT, 4, 4, 4, ...sides, ...NEXT);
    expect(points(cannon.events)).toEqual([5, 5, 2]);
    expect(eventsOf(cannon.events, 'heated')).toEqual([]);
  });
  rule('TW-flamer#6', 'men die by dice, and twice as many in the open', () => {
    const men = { design: 'Foot Platoon (Rifle)' };
    expect(points(shoot({ units: units(RIFLE, men) }, 0, ...HIT, 3, 4, ...NEXT).events)).toEqual([14]);
    expect(points(shoot({ units: units(CANNON, men), ground: { '0806': 'l' } }, 0, ...HIT, 3, 4, 5, ...NEXT).events)).toEqual([12]);
  });
  rule('TW-th-targcomp#1', 'a computer steers it', () => {
    const steered = armed(weapon('ISPlasmaRifle'), bin('ISPlasmaRifleAmmo', 'LT', 10), {
      kind: 'equipment',
      item: 'ISTargeting Computer',
      at: 'CT',
      slots: 1,
    });
    const { events } = shoot({ units: units(steered, {}) }, 0, 1, 1, ...NEXT);
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)['TW-th-targcomp']).toBe(-1);
  });
});

describe('Bombast lasers', () => {
  const BOMBAST = armed(weapon('Bombast Laser'));
  test('are as hot and as hard to aim as they are strong', () => {
    const fired = (power?: number) => {
      const { events } = shoot({ units: units(BOMBAST, {}) }, { weapon: 0, ...(power ? { power } : {}) }, ...HIT, ...pair(7), ...NEXT);
      const [shot] = eventsOf(events, 'fired');
      return [termsOf(shot!.toHit)['TW-house-bombast'], shot!.heat, ...points(events)];
    };
    expect([fired(), fired(12), fired(9), fired(7)]).toEqual([
      [3, 12, 12],
      [3, 12, 12],
      [1, 9, 9],
      [undefined, 7, 7],
    ]);
    const play = start({ phase: 'weapon', units: units(BOMBAST, {}) });
    for (const power of [6, 13])
      expect(play.refuses(NORTH, fire(0, 1, { weapon: 0, power })).map(one => one.rule)).toEqual(['TW-house-bombast']);
    const plain = start({ phase: 'weapon', units: units(armed(weapon('Medium Laser')), {}) });
    expect(plain.refuses(NORTH, fire(0, 1, { weapon: 0, power: 5 })).map(one => one.rule)).toEqual(['TW-house-bombast']);
  });
});

describe('M-pods', () => {
  test('throw fewer fragments the farther, and only once', () => {
    const POD = armed(weapon('ISMPod'));
    const places = (count: number) => Array.from({ length: count }, () => [...pair(7)]).flat();
    const from = (at: string, hits: number) =>
      shoot({ units: [{ at, facing: 3, design: POD }, { at: '0806' }, WITNESS] }, 0, ...HIT, ...pair(7), ...places(hits), ...NEXT);
    expect(eventsOf(from('0804', 6).events, 'fired')[0]).toMatchObject({ cluster: { size: 10, hits: 6 } });
    const { play, events } = from('0803', 3);
    expect(eventsOf(events, 'fired')[0]).toMatchObject({ cluster: { size: 5, hits: 3 } });
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)['TW-house-m-pods']).toBe(-1);
    expect(points(events)).toEqual([1, 1, 1]);
    expect(unitAt(play.state, 0).spent).toEqual([0]);
  });
});

describe('TSEMP cannons', () => {
  const TSEMP = armed(weapon('TSEMP Cannon'));
  const hit = (target: Partial<Placed>, ...dice: readonly number[]) => shoot({ units: units(TSEMP, target) }, 0, ...HIT, ...dice, ...NEXT);
  test("disturb a 'Mech, or shut it down", () => {
    expect(eventsOf(hit({}, ...pair(6)).events, 'altered').map(({ unit, what }) => [unit, what])).toEqual([[0, 'recharging']]);
    const disturbed = hit({}, ...pair(7));
    expect(unitAt(disturbed.play.state, 1).condition?.shock).toEqual({ by: 2, until: 2 });
    const stopped = hit({}, ...pair(9), ...pair(12));
    expect(eventsOf(stopped.events, 'reactorRolled')[0]).toMatchObject({ unit: 1, shutDown: true });
    expect(points(disturbed.events)).toEqual([]);
  });
  test('strike vehicles harder and leave troops alone', () => {
    const tank = hit({ design: 'Manticore Heavy Tank' }, ...pair(8));
    expect(unitAt(tank.play.state, 1).wear?.stunned).toBe(2);
    expect(hit({ design: 'Foot Platoon (Rifle)' }).events.some(({ type }) => type === 'worn')).toBe(false);
  });
  test('take a turn to gather power', () => {
    const { play } = hit({}, ...pair(2));
    expect(unitAt(play.state, 0).condition?.recharging).toEqual({ 0: 2 });
    const next = start({
      phase: 'weapon',
      turn: 2,
      units: [{ at: '0803', facing: 3, design: TSEMP, condition: { recharging: { 0: 2 } } }, { at: '0806' }],
    });
    expect(next.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toEqual(['TW-house-tsemp']);
    next.does(NORTH, hold(0));
    next.does(SOUTH, hold(1), ...NEXT);
    expect(unitAt(next.state, 0).condition).toBeUndefined();
    expect(sheetFor(unitAt(next.state, 0)).weapons[0]?.tsemp).toBe('slow');
  });
});
