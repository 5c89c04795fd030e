import type { RuleId } from '@sortie/kernel';
import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../../options.ts';
import { ruleset } from '../../ruleset.ts';
import type { Entry } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import type { Location } from '../../sheet/sheet.ts';
import { unitAt } from '../../state.ts';
import { armed, bin, facing, HIT, LASER, weapon } from '../../testing/armed.fixture.ts';
import {
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  type Position,
  pair,
  SOUTH,
  shoot,
  start,
  strike,
  termsOf,
  WITNESS,
} from '../../testing/table.fixture.ts';
import { shadow } from '../dead-zones/dead-zones.ts';

const duel = (design: Paper | string, target: Partial<Placed>, rules: readonly RuleId[], more: Partial<Position> = {}): Position =>
  facing({ design }, target, rules, more);
const slotDice = (design: Paper, at: Location, part: string): readonly number[] => {
  const slot = sheetOf(design).slots[at]!.findIndex(one => one.part === part);
  return slot < 6 ? [1, slot + 1] : [4, slot - 5];
};

rule('TOE-called-shot-miss', 'the upper half or a side is three harder, and who misses it misses all', () => {
  const CALLED: readonly RuleId[] = ['TOE-called-shot-miss'];
  const high = { weapon: 0, called: 'high' } as const;
  const missed = shoot(duel(LASER, {}, CALLED), high, ...pair(6), ...NEXT);
  expect(eventsOf(missed.events, 'fired')[0]).toMatchObject({ result: 'miss', toHit: { total: 7 } });
  expect(eventsOf(missed.events, 'damaged')).toEqual([]);
  // A three on the table of the upper half is the center torso, and so is a one to the right a right leg of the lower.
  const struck = (called: 'high' | 'low' | 'left', ...place: readonly number[]) =>
    eventsOf(shoot(duel(LASER, {}, CALLED), { weapon: 0, called }, ...pair(7), ...place, ...NEXT).events, 'located')[0]!.struck.location;
  expect([struck('high', 3), struck('low', 1), struck('left', ...pair(7))]).toEqual(['CT', 'RL', 'LT']);
  const play = start({ phase: 'weapon', ...duel(LASER, {}, CALLED) });
  const offered = [...options(play.state, NORTH, play.book)];
  expect(offered.some(command => command.type === 'declare' && command.shots[0]?.called === 'low')).toBe(true);
  const prone = start({ phase: 'weapon', ...duel(LASER, { prone: true }, CALLED) });
  expect(prone.refuses(NORTH, fire(0, 1, high)).map(one => one.rule)).toContain('TOE-called-shot-miss');
});

/** A unit as it comes to the table. */
const brought = (entry: Entry) => unitAt(ruleset.setup({ map: 'hills', forces: [[entry], []], turns: null }), 0);

describe('dead zones', () => {
  const DEAD: readonly RuleId[] = ['TOE-dead-zone-threshold'];
  const sees = (hill: string, at: string, rules: readonly RuleId[] = DEAD) => {
    const units: readonly Placed[] = [
      { at: '0803', facing: 3, design: armed(weapon('ISERPPC')) },
      { at: '0812', facing: 0 },
    ];
    const play = start({ phase: 'weapon', units, ground: { '0803': '4', [at]: hill }, rules });
    return play.book.check(play.state as never, fire(0, 1, 0), NORTH).length === 0;
  };
  rule('TOE-dead-zone-threshold', 'a hill hides who stands in its shadow as soon as the sum is above nothing', () => {
    // Tops at levels 6 and 2: a hill of level 3 rises one above the lower and stays three below the higher.
    expect(shadow(1, 3, 6, 3)).toBe(-1);
    expect(sees('3', '0809')).toBe(true);
    expect(shadow(1, 3, 7, 2)).toBe(1);
    expect([sees('3', '0810'), sees('3', '0810', [])]).toEqual([false, true]);
    expect(sees('2', '0810')).toBe(true);
  });
  rule('TOE-dead-zone-example', 'two less one, doubled, and two less five: less than one, so they see each other', () => {
    expect(shadow(2, 1, 2, 5)).toBe(-1);
  });
});

describe('how well it hits', () => {
  rule('TOE-glancing-armor-order', 'fifteen glance off as seven, and the armor takes two of the seven', () => {
    const GLANCE: readonly RuleId[] = ['TOE-glancing-armor-order'];
    const plated: Paper = { ...find('GRF-1N')!, armor: { ...find('GRF-1N')!.armor, type: 'Ferro-Lamellor' } };
    const cannon = armed(weapon('CLERPPC'));
    const hit = (rolled: number, rules: readonly RuleId[]) =>
      eventsOf(shoot(duel(cannon, { design: plated }, rules), 0, ...pair(rolled), ...pair(7), ...NEXT).events, 'damaged')[0]!.armor;
    expect([hit(4, GLANCE), hit(5, GLANCE), hit(4, [])]).toEqual([5, 12, 12]);
    const salvo = (rolled: number) => {
      const { events } = shoot(duel('GRF-1N', { at: '0811' }, GLANCE), 1, ...pair(rolled), ...pair(9), ...pair(6), ...pair(7), ...NEXT);
      return eventsOf(events, 'fired')[0]!.cluster!.row.total;
    };
    expect([salvo(6), salvo(7)]).toEqual([5, 9]);
  });
  rule('TOE-direct-blow-tsm', 'hot muscles double a blow first, and a direct one is added to that', () => {
    const strong: Paper = { ...find('GRF-1N')!, mounts: [{ kind: 'equipment', item: 'Triple Strength Myomer', at: 'CT', slots: 1 }] };
    const kick = (rolled: number, heat: number) => {
      const units: readonly Placed[] = [
        { at: '0808', facing: 3, design: strong, heat },
        { at: '0809' },
        { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } },
      ];
      const play = start({ phase: 'physical', units, rules: ['TOE-direct-blow-tsm'] });
      play.does(NORTH, strike(0, { kind: 'kick', leg: 'RL', target: 1 }));
      const more = heat >= 9 ? [...pair(2), ...HIT] : [];
      const events = play.does(SOUTH, strike(1), ...pair(rolled), 1, ...more, ...HIT, ...NEXT);
      return eventsOf(events, 'struck')[0]!.damage;
    };
    // Fifty-five tons kick for eleven; three is needed, six is a direct blow by one, nine by two.
    expect([kick(5, 0), kick(6, 0), kick(9, 9)]).toEqual([11, 12, 24]);
    const laser = (rolled: number) =>
      eventsOf(shoot(duel(LASER, {}, ['TOE-direct-blow-tsm']), 0, ...pair(rolled), ...pair(7), ...NEXT).events, 'damaged')[0]!.armor;
    expect([laser(6), laser(7), laser(10)]).toEqual([5, 6, 7]);
  });
});

describe('barrels and bursts', () => {
  const RAPID: readonly RuleId[] = ['TOE-autocannon-rapid-any-ammo', 'TOE-autocannon-rapid-jam', 'TOE-autocannon-rapid-explosion'];
  const cannon = armed(weapon('Autocannon/5', 'RT'), bin('IS Ammo AC/5', 'LT', 20));
  rule('TOE-autocannon-rapid-explosion', 'a two while firing fast bursts the barrel', () => {
    // Ten points in the right torso and the roll for criticals; the MechWarrior takes two hits.
    const { play, events } = shoot(duel(cannon, {}, RAPID), { weapon: 0, rate: 2 }, 1, 1, ...pair(2), ...HIT, ...HIT, ...NEXT);
    expect(eventsOf(events, 'exploded')[0]).toMatchObject({ unit: 0, location: 'RT', damage: 10, bin: null });
    expect(play.state.units[0]).toMatchObject({ structure: { RT: 3 }, pilot: { hits: 2 } });
    const jam = shoot(duel(cannon, {}, RAPID), { weapon: 0, rate: 2 }, 1, 2, ...NEXT);
    expect(eventsOf(jam.events, 'exploded')).toEqual([]);
    const once = shoot(duel(cannon, {}, RAPID), 0, 1, 1, ...NEXT);
    expect(eventsOf(once.events, 'exploded')).toEqual([]);
  });
  rule('TOE-hvac-explosion', 'a cannon of very high velocity bursts on a two like ammunition, stopped by CASE', () => {
    const fast = (...more: readonly Mount[]) =>
      armed(weapon('Hyper Velocity Auto Cannon/10', 'RT'), bin('IS Ammo HVAC/10', 'LT', 8), ...more);
    const { play, events } = shoot(duel(fast(), {}, []), 0, 1, 1, ...pair(2), ...HIT, ...HIT, ...NEXT);
    expect(eventsOf(events, 'exploded')[0]).toMatchObject({ unit: 0, location: 'RT', damage: 10 });
    expect(unitAt(play.state, 0).structure['RT']).toBe(3);
    const guarded = fast({ kind: 'equipment', item: 'ISCASEII', at: 'RT', slots: 1 });
    const vented = shoot(duel(guarded, {}, []), 0, 1, 1, ...pair(8), ...HIT, ...HIT, ...NEXT);
    expect(unitAt(vented.play.state, 0).structure['RT']).toBe(12);
  });
  const guns = (...more: readonly Mount[]) => armed(weapon('Machine Gun'), bin('IS Ammo MG - Full', 'CT', 200), ...more);
  const fast = { weapon: 0, rate: 2 } as const;
  const near: Partial<Placed> = { at: '0804' };
  const burst = (design: Paper, ...dice: readonly number[]) => {
    const position = duel(design, { ...near, strike: { blows: [], numbers: null, resolved: true } }, ['TOE-mg-rapid-ammo']);
    const [first, ...rest] = position.units;
    return shoot(
      { ...position, units: [{ ...first!, strike: { blows: [], numbers: null, resolved: true } }, ...rest] },
      fast,
      ...dice,
      ...NEXT,
    );
  };
  rule('TOE-mg-rapid-ammo', 'a burst does a die of damage and uses three rounds for each point, hit or miss', () => {
    const hit = burst(guns(), ...pair(7), 4, ...pair(7));
    expect(eventsOf(hit.events, 'fired')[0]).toMatchObject({ shots: 12, heat: 4 });
    expect([unitAt(hit.play.state, 0).ammo[0], eventsOf(hit.events, 'damaged')[0]!.armor]).toEqual([188, 4]);
    const miss = burst(guns(), 1, 1, 4);
    expect([unitAt(miss.play.state, 0).ammo[0], eventsOf(miss.events, 'damaged')]).toEqual([188, []]);
    const slow = start({ phase: 'weapon', ...duel(guns(), near, []) });
    expect(slow.refuses(NORTH, fire(0, 1, fast)).map(one => one.rule)).toContain('TW-house-rates');
  });
  rule('TOE-mg-array-rapid', 'guns of an array fire fast only where it was off from the beginning', () => {
    const RULES: readonly RuleId[] = ['TOE-mg-rapid-ammo', 'TOE-mg-array-rapid'];
    const design = guns(weapon('ISMGA'));
    const bound = start({ phase: 'weapon', ...duel(design, near, RULES) });
    expect(bound.refuses(NORTH, fire(0, 1, fast)).map(one => one.rule)).toContain('TOE-mg-array-rapid');
    const { condition } = brought({ design, arraysOff: true });
    expect(condition).toEqual({ arraysOff: true });
    const position = duel(design, near, RULES);
    const [first, ...rest] = position.units;
    const free = start({ phase: 'weapon', ...position, units: [{ ...first!, condition: condition! }, ...rest] });
    expect(free.book.check(free.state as never, fire(0, 1, fast), NORTH)).toEqual([]);
  });
});

rule('TOE-hotload-any-missile', 'rockets of any kind are armed in the tube: no minimum, a worse salvo, and a tube that bursts', () => {
  const HOT: readonly RuleId[] = ['TOE-hotload-any-missile'];
  const racks = (item: string, ammo: string) => armed(weapon(item, 'RT'), bin(ammo, 'LT', 12));
  const { condition } = brought({ design: 'GRF-1N', hotLoaded: [0] });
  const volley = (design: Paper, hot: boolean, ...dice: readonly number[]) => {
    const position = duel(design, { at: '0806' }, HOT);
    const [first, ...rest] = position.units;
    return eventsOf(
      shoot({ ...position, units: [{ ...first!, ...(hot ? { condition: condition! } : {}) }, ...rest] }, 0, ...dice, ...NEXT).events,
      'fired',
    )[0]!;
  };
  const long = racks('LRM 5', 'IS Ammo LRM-5');
  expect(volley(long, false, 1, 1).toHit.total).toBe(8);
  expect(volley(long, true, 1, 1).toHit.total).toBe(4);
  // Of 2, 3 and 6 the two lower count.
  const rockets = volley(racks('MRM 10', 'IS MRM 10 Ammo'), true, ...pair(9), 2, 3, 6, ...pair(7), ...pair(6));
  expect(rockets.cluster).toMatchObject({ row: { total: 5 } });
  const target = { design: long, condition: condition!, armor: { RT: 0 } };
  const struck = shoot(
    duel(LASER, target, HOT),
    0,
    ...HIT,
    ...pair(6),
    ...pair(8),
    ...slotDice(long, 'RT', 'weapon'),
    ...pair(2),
    ...HIT,
    ...HIT,
    ...NEXT,
  );
  expect(eventsOf(struck.events, 'exploded')[0]).toMatchObject({ unit: 1, location: 'RT', damage: 5 });
});

describe('switches', () => {
  const OFF: readonly RuleId[] = ['TOE-shut-off-toggle', 'TOE-shut-off-criticals'];
  const gauss = armed(weapon('ISGaussRifle', 'RT'), bin('IS Gauss Ammo', 'LT', 8));
  const powered = (off: boolean): Partial<Placed> => ({ design: gauss, armor: { RT: 0 }, ...(off ? { condition: { off: [0] } } : {}) });
  for (const id of ['TOE-shut-off-toggle', 'TOE-gauss-weapons-entry-deleted'])
    rule(id, 'a weapon is powered down when the turn ends, does not fire, and is powered up again the same way', () => {
      const play = start({ phase: 'weapon', ...duel(gauss, {}, OFF) });
      const order = { ...hold(0), orders: [{ do: 'switch', weapon: 0 }] } as const;
      expect([...options(play.state, NORTH, play.book)]).toContainEqual(order);
      play.does(NORTH, order as never);
      play.does(SOUTH, hold(2));
      play.does(SOUTH, hold(1), ...NEXT);
      expect(unitAt(play.state, 0).condition).toEqual({ off: [0] });
      const off = start({ phase: 'weapon', units: [{ at: '0803', facing: 3, ...powered(true) }, { at: '0806' }], rules: OFF });
      expect(off.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TOE-shut-off-toggle');
      off.does(NORTH, order as never);
      off.does(SOUTH, hold(1), ...NEXT);
      expect(unitAt(off.state, 0).condition).toBeUndefined();
    });
  rule('TOE-shut-off-criticals', 'a coil without power is lost but does not burst; ammunition has no switch', () => {
    const hit = (off: boolean) =>
      shoot(
        duel(LASER, powered(off), OFF),
        0,
        ...HIT,
        ...pair(6),
        ...pair(8),
        ...slotDice(gauss, 'RT', 'weapon'),
        ...(off ? [] : [...pair(2), ...HIT, ...HIT]),
        ...NEXT,
      ).events;
    expect(eventsOf(hit(true), 'exploded')).toEqual([]);
    expect(eventsOf(hit(true), 'slotHit')).toHaveLength(1);
  });
});

describe('torpedoes', () => {
  const boat = armed(weapon('SRT 6', 'RT'), bin('IS Ammo SRTorpedo-6', 'LT', 15));
  const river = { '0803': '=', '0804': '=', '0805': '=', '0806': '~' };
  rule('TOE-torpedo-from-surface', 'launched from the water, and through nothing but water', () => {
    const fires = (ground: { readonly [label: string]: string }) => {
      const play = start({ phase: 'weapon', ...duel(boat, {}, []), ground });
      return play.book.check(play.state as never, fire(0, 1, 0), NORTH).map(one => one.rule);
    };
    expect(fires({ ...river, '0803': '~' })).toEqual([]);
    expect(fires({ ...river, '0803': '~', '0805': '.' })).toContain('TOE-torpedo-from-surface');
    expect(fires({ '0806': '~' })).toContain('TW-range-beyond');
  });
  rule('TOE-torpedo-damage', 'of what stands out of the water only what touches it is struck', () => {
    const ground = { ...river, '0803': '~' };
    const { events } = shoot(
      { ...duel(boat, {}, []), ground },
      0,
      ...HIT,
      ...pair(2),
      ...pair(7),
      ...pair(5),
      ...pair(12),
      ...pair(9),
      ...NEXT,
    );
    expect(eventsOf(events, 'located').map(({ struck }) => struck.location)).toEqual(['RL', 'LL']);
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)).not.toHaveProperty('TW-range-beyond');
  });
});
