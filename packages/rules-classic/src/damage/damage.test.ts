import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sheetOf } from '../sheet/compile.ts';
import { unitAt } from '../state.ts';
import { eventsOf, NEXT, type Placed, type Position, pair, shoot, WITNESS } from '../testing/table.fixture.ts';

const AC20 = 2;
const LASER = 0;
const HIT = [6, 6] as const;
const NONE = [1, 1] as const;

/** A Hunchback fires at something two hexes south of it. */
const hunchback = (target: Partial<Placed>): Position => ({
  units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', ...target } as Placed, WITNESS],
});
const ppc = (target: Partial<Placed>): Position => ({ units: [{ at: '0805', facing: 3 }, { at: '0809', ...target } as Placed, WITNESS] });

describe('hit locations', () => {
  const FRONT = ['RA', 'RA', 'RL', 'RT', 'CT', 'LT', 'LL', 'LA', 'LA'];
  const LEFT = ['LL', 'LA', 'LA', 'LL', 'LT', 'CT', 'RT', 'RA', 'RL'];
  const RIGHT = ['RL', 'RA', 'RA', 'RL', 'RT', 'CT', 'LT', 'LA', 'LL'];
  const struckAt = (target: Partial<Placed>): readonly string[] =>
    Array.from({ length: 9 }, (_, i) => {
      const { events } = shoot(hunchback({ design: 'AWS-8Q', ...target }), LASER, ...HIT, ...pair(i + 3), ...NEXT);
      return eventsOf(events, 'located')[0]!.struck.location;
    });

  rule('TW-loc-mek', 'two dice find the place by the side that is struck', () => {
    expect(struckAt({ facing: 0 })).toEqual(FRONT);
    expect(struckAt({ facing: 2 })).toEqual(LEFT);
    expect(struckAt({ facing: 4 })).toEqual(RIGHT);
  });
  rule('TW-loc-rear', 'from behind the front column is used and the armor behind is struck', () => {
    expect(struckAt({ facing: 3 })).toEqual(FRONT);
    const { play } = shoot(hunchback({ design: 'AWS-8Q', facing: 3 }), LASER, ...HIT, ...pair(7), ...NEXT);
    expect(play.state.units[1]).toMatchObject({ armor: { CT: 30 }, rear: { CT: 14 } });
  });
  rule('TW-dir-mek', 'three hexsides are the front, one each the sides and the rear', () => {
    const side = (facing: 0 | 1 | 2 | 3 | 4 | 5): string => {
      const { events } = shoot(hunchback({ design: 'AWS-8Q', facing }), LASER, ...HIT, ...pair(7), ...NEXT);
      return eventsOf(events, 'fired')[0]!.side;
    };
    expect([0, 1, 2, 3, 4, 5].map(facing => side(facing as 0))).toEqual(['front', 'front', 'left', 'rear', 'right', 'front']);
  });
  rule('TW-loc-missing', 'a hit on a lost arm goes to the torso beside it', () => {
    const { play } = shoot(hunchback({ gone: ['LA'] }), LASER, ...HIT, ...pair(10), ...NEXT);
    expect(unitAt(play.state, 1).armor['LT']).toBe(15);
  });
  rule('TW-loc-cover', 'a hit on legs behind cover strikes the cover', () => {
    const { play, events } = shoot({ ...hunchback({ at: '0808' }), ground: { '0807': '1' } }, LASER, ...HIT, ...pair(5), ...NEXT);
    expect(eventsOf(events, 'located')[0]!.struck).toMatchObject({ location: 'RL', covered: true });
    expect(unitAt(play.state, 1).armor['RL']).toBe(18);
  });
});

describe('damage', () => {
  rule('TW-dmg-armor', 'armor is marked off first', () => {
    const { play } = shoot(ppc({}), 0, ...HIT, ...pair(7), ...NEXT);
    expect(play.state.units[1]).toMatchObject({ armor: { CT: 10 }, structure: { CT: 18 } });
  });
  rule('TW-dmg-is', 'what is left goes to the structure, with a roll for criticals', () => {
    const { play, events } = shoot(ppc({ armor: { CT: 4 } }), 0, ...HIT, ...pair(7), ...NONE, ...NEXT);
    expect(play.state.units[1]).toMatchObject({ armor: { CT: 0 }, structure: { CT: 12 } });
    expect(eventsOf(events, 'criticalRolled')).toHaveLength(1);
  });
  rule('TW-dmg-destroy', 'twenty to an arm of five and six: the arm is gone and nine go on', () => {
    const arm = { armor: { LA: 5 }, structure: { LA: 6 } };
    const { play } = shoot(hunchback(arm), AC20, ...HIT, ...pair(10), ...NONE, ...HIT, ...NEXT);
    expect(play.state.units[1]).toMatchObject({ gone: ['LA'], armor: { LA: 0, LT: 11 }, structure: { LA: 0 } });
  });
  rule('TW-dir-rear-armor', 'the same from behind goes on at the armor behind', () => {
    const arm = { facing: 3, armor: { LA: 5 }, structure: { LA: 6 }, rear: { LT: 12 } } as const;
    const { play } = shoot(hunchback(arm), AC20, ...HIT, ...pair(10), ...NONE, ...HIT, ...NEXT);
    expect(play.state.units[1]).toMatchObject({ gone: ['LA'], armor: { LT: 20 }, rear: { LT: 3 } });
  });
  rule('TW-transfer', 'from the arm to the side and to the middle', () => {
    const thin = { armor: { LA: 0, LT: 0 }, structure: { LA: 2, LT: 3 } };
    const { play } = shoot(hunchback(thin), AC20, ...HIT, ...pair(10), ...NONE, ...NONE, ...HIT, ...NEXT);
    expect(play.state.units[1]).toMatchObject({ gone: ['LA', 'LT'], armor: { CT: 5 } });
  });
  rule('TW-torso-arm', 'a side torso takes its arm along', () => {
    const thin = { armor: { LT: 0 }, structure: { LT: 3 } };
    const { play } = shoot(hunchback(thin), LASER, ...HIT, ...pair(8), ...NONE, ...NEXT);
    expect(unitAt(play.state, 1).gone).toEqual(['LT', 'LA']);
    expect(unitAt(play.state, 1).armor['CT']).toBe(18);
  });
  rule('TW-destroyed-remove', 'a lost head destroys the unit, and the rest of the hit is lost', () => {
    const { play, events } = shoot(hunchback({}), AC20, ...HIT, ...pair(12), ...HIT, ...NONE, ...NEXT);
    expect(play.state.units[1]).toMatchObject({ fate: 'destroyed', gone: ['HD'], at: null });
    expect(eventsOf(events, 'damaged')).toHaveLength(1);
  });
  rule('TW-dmg-phase20', 'armor and structure of a phase add up to the roll for heavy damage', () => {
    const { events } = shoot(hunchback({}), AC20, ...HIT, ...pair(7), ...HIT, ...NEXT);
    expect(eventsOf(events, 'piloted')[0]).toMatchObject({ unit: 1, cause: 'damage20', ok: true, number: { total: 6 } });
  });
});

describe('critical hits', () => {
  const open = (target: Partial<Placed> = {}): Position => hunchback({ armor: { LL: 0, CT: 0, LT: 0 }, ...target });
  rule('TW-crit-table', 'seven is nothing, eight one, ten two, and twelve tears a limb off', () => {
    const struck = (roll: number, ...dice: readonly number[]) =>
      eventsOf(shoot(open(), LASER, ...HIT, ...pair(8), ...pair(roll), ...dice, ...NEXT).events, 'slotHit').length;
    expect(struck(7)).toBe(0);
    expect(struck(8, 1, 1)).toBe(1);
    expect(struck(10, 1, 1, 1, 2)).toBe(2);
  });
  rule('TW-crit-blownoff', 'a leg torn off makes the unit fall', () => {
    // Fall: facing die, two lots of damage (6 = 5 + 1) to the right arm, pilot check.
    const { play, events } = shoot(open(), LASER, ...HIT, ...pair(9), ...pair(12), 1, ...pair(3), ...pair(3), ...HIT, ...NEXT);
    expect(play.state.units[1]).toMatchObject({ gone: ['LL'], prone: true });
    expect(eventsOf(events, 'pilotChecked')[0]).toMatchObject({ number: 10, ok: true });
  });
  rule('TW-crit-tac', 'a two strikes through armor that holds', () => {
    const { events } = shoot(hunchback({}), LASER, ...HIT, ...pair(2), ...pair(8), 1, 1, ...NEXT);
    expect(eventsOf(events, 'slotHit')[0]).toMatchObject({ location: 'CT', slot: 0 });
  });
  rule('TW-crit-slot', 'empty and struck slots are rolled again', () => {
    const { events } = shoot(open({ hits: { LT: [0] } }), LASER, ...HIT, ...pair(8), ...pair(8), 6, 6, 1, 1, 1, 2, ...NEXT);
    const [hit] = eventsOf(events, 'slotHit');
    expect(hit).toMatchObject({ location: 'LT', slot: 1 });
    expect(hit!.rolls).toHaveLength(6);
  });
  rule('TW-transfer-crit', 'a hit that finds no slot moves inward', () => {
    const { events } = shoot(open({ hits: { LT: [0, 1] } }), LASER, ...HIT, ...pair(8), ...pair(8), 1, 1, ...NEXT);
    expect(eventsOf(events, 'slotHit')[0]).toMatchObject({ location: 'CT', slot: 0 });
  });
  rule('TW-crit-engine', 'the third hit on the engine destroys the unit', () => {
    const { play } = shoot(open({ hits: { CT: [0, 1] } }), LASER, ...HIT, ...pair(7), ...pair(8), 1, 3, ...NEXT);
    expect(unitAt(play.state, 1).fate).toBe('destroyed');
  });
  rule('TW-crit-gyro', 'the second hit on the gyro is a fall', () => {
    const { play, events } = shoot(
      open({ hits: { CT: [3] } }),
      LASER,
      ...HIT,
      ...pair(7),
      ...pair(8),
      1,
      5,
      1,
      ...pair(3),
      ...pair(3),
      ...HIT,
      ...NEXT,
    );
    expect(unitAt(play.state, 1).prone).toBe(true);
    expect(eventsOf(events, 'pilotChecked')[0]!.number).toBe(11);
  });
  rule('TW-crit-cockpit', 'a hit on the cockpit kills', () => {
    const head = hunchback({ armor: { HD: 0 }, structure: { HD: 3 }, design: 'AWS-8Q' });
    const small = { units: [{ ...head.units[0]! }, { ...head.units[1]!, structure: { HD: 6 } } as Placed, WITNESS] };
    const { play, events } = shoot(small, LASER, ...HIT, ...pair(12), ...HIT, ...pair(8), 3, ...NEXT);
    expect(unitAt(play.state, 1).fate).toBe('destroyed');
    expect(eventsOf(events, 'pilotHit').at(-1)).toMatchObject({ dead: true });
  });
});

describe('explosions', () => {
  const open: Partial<Placed> = { design: 'HBK-4G', armor: { LT: 0 } };
  rule('TW-ammo-boom', 'ammunition goes up with all that is left, past all armor', () => {
    const { play, events } = shoot(hunchback(open), LASER, ...HIT, ...pair(8), ...pair(8), 1, 1, ...NONE, ...NONE, ...HIT, ...HIT, ...NEXT);
    expect(eventsOf(events, 'exploded')[0]).toMatchObject({ damage: 100, location: 'LT' });
    expect(play.state.units[1]).toMatchObject({ fate: 'destroyed', armor: { CT: 0 } });
    expect(eventsOf(events, 'pilotHit')[0]!.hits).toBe(2);
    const full = (design: string, bin: number) => sheetOf(design).bins[bin]!.salvo * sheetOf(design).bins[bin]!.shots;
    expect([full('HBK-4G', 0), full('CPLT-C1', 0), full('WVR-6R', 0), full('LCT-1V', 0)]).toEqual([100, 120, 180, 400]);
  });
  rule('TW-ammo-inert', 'gauss slugs do not explode', () => {
    expect(sheetOf('TLR1-O').bins[1]!.salvo).toBe(0);
  });
  rule('TW-case', 'CASE keeps the blast in its location', () => {
    const { play, events } = shoot(
      hunchback({ design: 'HTM-27T', armor: { LT: 0 } }),
      LASER,
      ...HIT,
      ...pair(8),
      ...pair(8),
      ...slotOfBin(),
      ...NONE,
      ...HIT,
      ...HIT,
      ...NEXT,
    );
    expect(eventsOf(events, 'exploded')[0]!.damage).toBe(180);
    expect(play.state.units[1]).toMatchObject({ fate: 'fighting', gone: ['LT', 'LA'], structure: { CT: 25 } });
  });
  rule('TW-gauss-boom', 'a gauss rifle that is struck bursts', () => {
    const { play, events } = shoot(
      hunchback({ design: 'TLR1-O', armor: { RA: 0 } }),
      LASER,
      ...HIT,
      ...pair(3),
      ...pair(8),
      1,
      3,
      ...NONE,
      ...NONE,
      ...HIT,
      ...HIT,
      ...HIT,
      ...NEXT,
    );
    expect(eventsOf(events, 'exploded')[0]).toMatchObject({ damage: 20, bin: null });
    expect(unitAt(play.state, 1).gone).toContain('RA');
  });
  rule('TW-ammo-boom-crit', 'the blast rolls for criticals of its own', () => {
    const { events } = shoot(hunchback(open), LASER, ...HIT, ...pair(8), ...pair(8), 1, 1, ...NONE, ...NONE, ...HIT, ...HIT, ...NEXT);
    expect(eventsOf(events, 'criticalRolled').map(({ location }) => location)).toEqual(['LT', 'LT', 'CT']);
  });
  rule('TW-crit-ammo', 'an empty bin does nothing', () => {
    const { events } = shoot(hunchback({ ...open, ammo: [0, 0] }), LASER, ...HIT, ...pair(8), ...pair(8), 1, 1, ...NEXT);
    expect(eventsOf(events, 'exploded')).toHaveLength(0);
  });
});

/** Dice for the first bin in the left torso of a Hatamoto-Chi. */
function slotOfBin(): readonly number[] {
  const slot = sheetOf('HTM-27T').slots['LT']!.findIndex(({ part }) => part === 'bin');
  return [slot < 6 ? 1 : 6, (slot % 6) + 1];
}
