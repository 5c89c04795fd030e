import { fill, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { type Circles, LOCATIONS, type Location } from '../force/sheet.ts';
import { EDITIONS, RULES, ruleset } from '../ruleset.ts';
import type { Hit } from '../shape.ts';
import { tablesOf } from '../tables.ts';
import { NEXT, struckByPpc } from '../testing/ppc.fixture.ts';
import { ATTACKER, DEFENDER, eventsOf, fire, hold, roll, stand, table } from '../testing/table.fixture.ts';
import { afterAll, orderMatters } from './order.ts';

const left = (play: ReturnType<typeof struckByPpc>, ...locations: Location[]) =>
  locations.map(location => play.state.units[1]!.armor[location]);

describe('damage', () => {
  rule('QS-damage-value#1', 'a weapon that is no launcher does all its damage to one location', () => {
    const play = struckByPpc('LT');
    expect(left(play, 'LT')).toEqual([10]);
    const before = play.state.units[1]!.sheet.armor;
    for (const location of LOCATIONS) if (location !== 'LT') expect(left(play, location)).toEqual([before[location]]);
  });

  rule('QS-damage-armor-circles#1', 'a location has as many circles as its sheet prints', () => {
    const { units } = struckByPpc('LT').state;
    expect(units[1]!.sheet.armor).toEqual({ HD: 8, CT: 20, LT: 20, RT: 20, LA: 16, RA: 16, LL: 16, RL: 16 });
    expect(units[0]!.armor).toEqual(units[0]!.sheet.armor);
  });

  rule('QS-damage-armor-circles#2', 'a point crosses off a circle', () => {
    expect(left(struckByPpc('LA', { LA: 11 }), 'LA', 'LT')).toEqual([1, 20]);
    expect(left(struckByPpc('CT'), 'CT')).toEqual([10]);
  });

  rule('QS-damage-armor-circles#3', 'nothing lies below the armor: with its last circle a location is gone', () => {
    const play = struckByPpc('LA', { LA: 10 });
    expect(eventsOf(play.events, 'damaged')[0]).toMatchObject({ marks: [{ location: 'LA', points: 10 }], lost: ['LA'] });
    const next = struckByPpc('LA', { LA: 11 });
    expect(eventsOf(next.events, 'damaged')[0]).toMatchObject({ lost: [] });
  });

  rule('QS-damage-step-1#1', 'circles go where it strikes, as long as there are any', () => {
    expect(left(struckByPpc('LA', { LA: 11 }), 'LA', 'LT')).toEqual([1, 20]);
    expect(left(struckByPpc('LA', { LA: 10 }), 'LA', 'LT')).toEqual([0, 20]);
    expect(left(struckByPpc('LA', { LA: 7 }), 'LA', 'LT')).toEqual([0, 17]);
  });

  rule('QS-damage-step-1#2', 'where nothing is left, all of it goes on', () => {
    expect(left(struckByPpc('RA', { RA: 0 }), 'RA', 'RT')).toEqual([0, 10]);
  });

  rule('QS-damage-step-2#1', 'what is left goes to the next location inward, and on from there', () => {
    expect(left(struckByPpc('LA', { LA: 6 }), 'LA', 'LT')).toEqual([0, 16]);
    expect(left(struckByPpc('LA', { LA: 2, LT: 3 }), 'LA', 'LT', 'CT')).toEqual([0, 0, 15]);
  });

  rule('QS-damage-step-2#2', 'when nothing is left the attack is done', () => {
    const play = struckByPpc('LA', { LA: 10 });
    expect(eventsOf(play.events, 'damaged')[0]!.marks).toEqual([{ location: 'LA', points: 10 }]);
    expect(left(play, 'LT', 'CT')).toEqual([20, 20]);
  });

  rule('QS-damage-transfer-limb#1', 'arms and legs pass it to the torso of their side', () => {
    expect(left(struckByPpc('LA', { LA: 1 }), 'LT', 'RT')).toEqual([11, 20]);
    expect(left(struckByPpc('LL', { LL: 1 }), 'LT', 'RT')).toEqual([11, 20]);
    expect(left(struckByPpc('RA', { RA: 1 }), 'LT', 'RT')).toEqual([20, 11]);
    expect(left(struckByPpc('RL', { RL: 1 }), 'LT', 'RT')).toEqual([20, 11]);
  });

  rule('QS-damage-transfer-side-torso#1', 'side torsos pass it to the center', () => {
    expect(left(struckByPpc('LT', { LT: 4 }), 'LT', 'CT')).toEqual([0, 14]);
    expect(left(struckByPpc('RT', { RT: 4 }), 'RT', 'CT')).toEqual([0, 14]);
  });

  rule('QS-damage-transfer-side-torso#2', 'center and head pass nothing on', () => {
    for (const location of ['CT', 'HD'] as const) {
      const [hit] = eventsOf(struckByPpc(location, { [location]: 3 }).events, 'damaged');
      expect(hit).toMatchObject({ damage: 10, marks: [{ location, points: 3 }] });
    }
  });

  rule('QS-damage-hit-destroyed-location#1', 'a hit on what is gone passes inward whole', () => {
    expect(left(struckByPpc('LA', { LA: 0 }), 'LA', 'LT')).toEqual([0, 10]);
    expect(left(struckByPpc('RL', { RL: 0 }), 'RL', 'RT')).toEqual([0, 10]);
    expect(left(struckByPpc('LT', { LT: 0, LA: 0 }), 'LT', 'CT')).toEqual([0, 10]);
  });

  rule('QS-damage-hit-destroyed-location#2', 'and goes on to the center where the torso is gone too', () => {
    expect(left(struckByPpc('LA', { LA: 0, LT: 0 }), 'LT', 'CT')).toEqual([0, 10]);
    expect(left(struckByPpc('LL', { LL: 0, LT: 0, LA: 0 }), 'LT', 'CT')).toEqual([0, 10]);
  });

  /** A Griffin's PPC and eight of its missiles strike a Wolverine whose left arm has 11 circles left. */
  const volley = (...locations: readonly (readonly [number, number])[]) => {
    const start = table({
      phase: 'attack',
      units: [
        { mech: 'GRF-1N', side: 'defender', at: '0810' },
        { mech: 'WVR-6R', side: 'attacker', at: '0808', armor: { LA: 11 } },
      ],
    });
    const play = scene(ruleset, start);
    const [ppc, five, three] = locations;
    play.does(DEFENDER, fire(0, 1, 0, 1));
    play.does(ATTACKER, hold(1));
    play.does(DEFENDER, roll(0, 0, 1), 6, 6, ...ppc!, 6, 6, 4, 5, ...five!, ...three!, ...NEXT);
    return play;
  };
  const ARM = [5, 5] as const;
  const TORSO = [4, 4] as const;
  const marked = (play: ReturnType<typeof volley>) =>
    eventsOf(play.events, 'damaged').map(({ marks }) => marks.map(({ location, points }) => `${location} ${points}`).join(' '));

  rule('QS-damage-case-transfer#1', 'PPC and five missiles on a left arm with 11 left: 4 go on to the torso', () => {
    expect(marked(volley(ARM, ARM, ARM)).slice(0, 2)).toEqual(['LA 10', 'LA 1 LT 4']);
  });

  rule('QS-damage-case-transfer#2', 'three more missiles there go to the torso whole, which has 13 of 20 left', () => {
    const play = volley(ARM, ARM, ARM);
    expect(marked(play)[2]).toBe('LT 3');
    expect(left(play, 'LA', 'LT', 'CT')).toEqual([0, 13, 20]);
  });

  rule('QS-damage-case-transfer#3', 'the PPC and three missiles then destroy the torso, and the rest goes to the center', () => {
    const play = volley(ARM, ARM, ARM);
    play.does(DEFENDER, stand(0));
    play.does(ATTACKER, stand(1));
    play.does(DEFENDER, fire(0, 1, 0, 1));
    play.does(ATTACKER, hold(1));
    play.does(DEFENDER, roll(0, 0, 1), 6, 6, ...TORSO, 6, 6, 4, 5, ...ARM, ...TORSO, ...NEXT);
    expect(marked(play).slice(3)).toEqual(['LT 10', 'LT 3 CT 2', 'CT 3']);
    expect(left(play, 'LT', 'CT')).toEqual([0, 15]);
  });
});

describe('what the game leaves out', () => {
  const play = () => struckByPpc('LT', { LT: 1 });

  rule('QS-damage-no-crits#1', 'a location laid open loses nothing but itself and its arm', () => {
    const kinds = new Set(play().events.map(({ type }) => type));
    expect([...kinds].filter(kind => /critical/i.test(kind))).toEqual([]);
    const rolls = play().events.flatMap(event =>
      event.type === 'fired' ? [event.roll?.rule, ...event.groups.map(group => group.roll.rule)] : [],
    );
    expect(rolls).toEqual(['QS-to-hit-roll', 'QS-hit-location-roll']);
  });

  rule('QS-damage-no-heat#1', 'everything may be fired every turn', () => {
    const hot = scene(
      ruleset,
      table({
        phase: 'attack',
        units: [
          { mech: 'TDR-5S', side: 'defender', at: '0810' },
          { mech: 'TDR-5SE', side: 'attacker', at: '0809' },
        ],
      }),
    );
    const all = [0, 1, 2, 3, 4, 5, 6, 7];
    const misses = all.flatMap(() => [1, 1]);
    for (let turn = 0; turn < 4; turn++) {
      hot.does(DEFENDER, fire(0, 1, ...all));
      hot.does(ATTACKER, hold(1));
      hot.does(DEFENDER, roll(0, ...all), ...misses, ...NEXT);
      hot.does(DEFENDER, stand(0));
      hot.does(ATTACKER, stand(1));
    }
    expect(hot.state.units[0]!.armor).toEqual(hot.state.units[0]!.sheet.armor);
  });

  rule('QS-damage-no-piloting#1', 'a ’Mech that loses a leg stays on its feet, and nobody punches or kicks', () => {
    const felled = struckByPpc('LL', { LL: 3 });
    expect(felled.state.units[1]).toMatchObject({ fate: 'fighting', facing: 3 });
    expect(ruleset.readCommand({ type: 'kick', unit: 0, target: 1 }).ok).toBe(false);
    expect(felled.events.some(event => event.type === 'fired' && event.roll?.rule.includes('piloting'))).toBe(false);
  });
});

describe('the order of marking', () => {
  const tables = tablesOf(struckByPpc('LT').book);
  const armor: Circles = { HD: 8, CT: 20, LT: 8, RT: 20, LA: 9, RA: 16, LL: 16, RL: 16 };
  const hit = (location: Location, damage: number): Hit => ({ weapon: 0, location, damage });

  test('is asked for only where it makes a difference', () => {
    expect(orderMatters(tables, armor, [hit('LT', 10), hit('LA', 5)])).toBe(true);
    expect(orderMatters(tables, armor, [hit('LT', 5), hit('LA', 5)])).toBe(false);
    expect(orderMatters(tables, armor, [hit('RT', 10), hit('RA', 5)])).toBe(false);
    expect(orderMatters(tables, armor, [hit('CT', 10), hit('LT', 10)])).toBe(false);
    expect(orderMatters(tables, armor, [hit('LT', 10)])).toBe(false);
  });

  test('limbs first and limbs last are the extremes: if they agree, every order agrees', () => {
    let seed = 12345;
    const below = (n: number): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return (seed >>> 8) % n;
    };
    for (let round = 0; round < 600; round++) {
      const some = Object.fromEntries(LOCATIONS.map(location => [location, 1 + below(14)])) as unknown as Circles;
      const hits = Array.from({ length: 3 + below(2) }, () => hit(LOCATIONS[below(LOCATIONS.length)]!, 1 + below(10)));
      const ends = new Set(permutations(hits).map(order => JSON.stringify(afterAll(tables, some, order))));
      expect(orderMatters(tables, some, hits), JSON.stringify({ some, hits })).toBe(ends.size > 1);
    }
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) => permutations(items.filter((_, j) => j !== i)).map(rest => [item, ...rest]));
}

test('the log tells a hit as a player would', () => {
  const play = struckByPpc('LA', { LA: 11 });
  expect(play.story()).toContain("Griffin hits Wolverine's left arm with the PPC: 10 damage.");
  expect(struckByPpc('LA', { LA: 1 }).story()).toContain(
    "Griffin hits Wolverine's left arm with the PPC: 10 damage goes to left arm 1, left torso 9. Destroyed: left arm.",
  );
  expect(fill({ text: 'x' })).toBe('x');
  expect(EDITIONS['tabletop']!.filter(id => !EDITIONS['quick-start']!.includes(id))).toEqual(['QS-move-die-lock']);
  expect(RULES.every(({ id }) => (id satisfies RuleId).startsWith('QS-'))).toBe(true);
});
