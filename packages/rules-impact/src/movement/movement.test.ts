import { rule, scene } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { at, cards, d6, d12, position, type Soldier, type Wanted } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import { landingPoints } from './ground-touch.ts';

const standard = ruleset.editions['standard']!;
const alone = (soldier: Partial<Soldier> = {}, board: Omit<Wanted, 'units'> = {}, rules = standard) => {
  const s = scene(ruleset, position({ ...board, units: [{ seat: 0, type: 'front-line', on: 'H-11', ...soldier }] }), rules);
  s.does(0, { type: 'activate', unit: 0 });
  return s;
};
const why = (refusals: readonly { rule: string }[]): readonly string[] => refusals.map(({ rule: id }) => id);
const step = (point: string) => ({ type: 'step' as const, to: at(point) });
const bounce = (level: number, boost = false) => ({ type: 'bounce' as const, level, boost });

rule('MAAS-8.0-mp-allotment', 'points are those of the card, spent as wanted, and none is left for the next turn', () => {
  const s = scene(ruleset, position({ units: [{ seat: 0, type: 'front-line', on: 'H-11' }], alone: true }));
  s.does(0, { type: 'activate', unit: 0 });
  expect(s.state.active).toMatchObject({ mp: 5, full: 5 });
  s.does(0, step('H-12'));
  s.does(0, { type: 'done' }, ...cards(s.state, d6(6), d6(5), d6(3)));
  s.does(0, { type: 'goFirst', yes: true });
  s.does(0, { type: 'activate', unit: 0 });
  expect(s.state.active!.mp).toBe(5);
});
rule('MAAS-8.0-completed-after-move', 'after the move the marker goes on', () => {
  const s = alone();
  s.does(0, step('H-12'));
  s.does(0, { type: 'done' });
  expect(s.state.units[0]!.done).toBe(true);
  expect(s.state.active).toBeNull();
});
rule('MAAS-8.1-enter-cost', 'entering costs what the chart says, and nobody enters without it', () => {
  const s = alone({}, { terrain: { 'H-13': 'woods', 'I-13': 'building', 'I-12': 'marsh' } });
  s.does(0, step('H-12'));
  s.does(0, step('H-13'));
  s.does(0, step('I-13'));
  expect(s.state.active!.mp).toBe(0);
  expect(why(s.refuses(0, step('J-13')))).toContain('MAAS-8.1-enter-cost');
});
rule('MAAS-8.1-minimum-move', 'one point is always within reach as the whole move, unless it is prohibited', () => {
  const slow = { type: 'front-line' as const, card: { damage: 4 } };
  const s = alone(slow, { terrain: { 'H-12': 'building', 'G-12': 'water' }, levels: { 'H-12': 1 } });
  expect(s.state.active!.mp).toBe(2);
  expect(why(s.refuses(0, step('G-12')))).toContain('MAAS-2.3.6-water');
  s.does(0, step('H-12'));
  expect(s.state.active!.mp).toBe(0);
  const later = alone(slow, { terrain: { 'H-13': 'building' } });
  later.does(0, step('H-12'));
  expect(why(later.refuses(0, step('H-13')))).toEqual(['MAAS-8.1-enter-cost']);
});
rule('MAAS-8.2-bounce-eligibility', 'armored soldiers and flying drones bounce, nobody else', () => {
  alone().does(0, bounce(3));
  alone({ type: 'attack' }).does(0, bounce(3));
  for (const type of ['police', 'sentry'] as const)
    expect(why(alone({ type }).refuses(0, bounce(3)))).toContain('MAAS-8.2-bounce-eligibility');
});
rule('MAAS-8.2.1-low-altitude', 'up to six levels cost nothing', () => {
  for (const level of [2, 6]) {
    const s = alone();
    s.does(0, bounce(level));
    expect([s.state.units[0]!.level, s.state.active!.mp]).toEqual([level, 5]);
  }
});
rule('MAAS-8.2.1-minimum-height', 'a bounce ends above the ground beneath', () => {
  const hill = { levels: { 'H-11': 2 } };
  expect(why(alone({}, hill).refuses(0, bounce(2)))).toContain('MAAS-8.2.1-minimum-height');
  alone({}, hill).does(0, bounce(3));
});
rule('MAAS-8.2.2-high-altitude', 'up to twelve costs one point', () => {
  const s = alone();
  s.does(0, bounce(12));
  expect(s.state.active!.mp).toBe(4);
  const poor = alone({ card: { damage: 4 } });
  poor.does(0, step('H-12'));
  poor.does(0, step('H-13'));
  expect(why(poor.refuses(0, bounce(7)))).toContain('MAAS-8.2.2-high-altitude');
  poor.does(0, bounce(6));
});
rule('MAAS-8.2.2-ceiling', 'nobody rises above level 12', () => {
  expect(why(alone().refuses(0, bounce(13)))).toContain('MAAS-8.2.2-ceiling');
  // The ceiling is absolute: from a level 2 hill it is only ten levels away.
  expect(why(alone({}, { levels: { 'H-11': 2 } }).refuses(0, bounce(13)))).toContain('MAAS-8.2.2-ceiling');
});
rule('MAAS-8.2.3-mid-air-bounce', 'from level 2 to 8 in the air for a point, higher for one more', () => {
  const s = alone();
  s.does(0, bounce(2));
  s.does(0, bounce(8));
  expect(s.state.active!.mp).toBe(4);
  const high = alone();
  high.does(0, bounce(2));
  high.does(0, bounce(9));
  expect(high.state.active!.mp).toBe(3);
});
rule('MAAS-8.2.4-horizontal', 'at or above its top terrain is crossed like clear ground', () => {
  const s = alone({}, { terrain: { 'H-12': 'woods', 'H-13': 'building' } });
  s.does(0, bounce(6));
  s.does(0, step('H-12'));
  s.does(0, step('H-13'));
  expect(s.state.active!.mp).toBe(3);
  const low = alone({}, { terrain: { 'H-12': 'woods' } });
  low.does(0, bounce(5));
  low.does(0, step('H-12'));
  expect(low.state.active!.mp).toBe(3);
});
rule('MAAS-8.2.5-fixed-level', 'a flier keeps its level over hills, and cannot fly into one', () => {
  const s = alone({}, { levels: { 'H-12': 2, 'H-13': 5 } });
  s.does(0, bounce(4));
  s.does(0, step('H-12'));
  expect(s.state.units[0]!.level).toBe(4);
  expect(why(s.refuses(0, step('H-13')))).toEqual(['MAAS-2.1-map-points']);
});
rule('MAAS-8.2.5-touchdown', 'ground as high as the flier: it has landed and walks on', () => {
  const s = alone({}, { levels: { 'H-12': 2, 'H-13': 2 } });
  s.does(0, bounce(2));
  s.does(0, step('H-12'));
  expect(s.state.units[0]).toMatchObject({ level: 2, aloft: false });
  s.does(0, step('H-13'));
  expect(s.state.units[0]!.aloft).toBe(false);
});
rule('MAAS-8.2.6-sustained', 'who has bounced stays up for the turn; who has landed stays down', () => {
  const s = alone();
  s.does(0, bounce(4));
  expect(why(s.refuses(0, { type: 'land', pay: true }))).toContain('MAAS-8.2.6-sustained');
  const flier = alone({ level: 4 });
  flier.does(0, { type: 'land', pay: true });
  expect(why(flier.refuses(0, bounce(4)))).toContain('MAAS-8.2.6-sustained');
});
rule('MAAS-8.2.6-sustain-cost', 'on later turns staying up costs one point, before anything else', () => {
  const s = alone({ level: 4 });
  expect(why(s.refuses(0, step('H-12')))).toEqual(['MAAS-8.2.6-sustain-cost']);
  s.does(0, bounce(10));
  expect([s.state.units[0]!.level, s.state.active!.mp]).toEqual([10, 4]);
  s.does(0, step('H-12'));
  // Who does nothing about it pays at the end.
  const idle = alone({ level: 4 });
  idle.does(0, { type: 'done' });
  expect(idle.events.find(event => event.type === 'bounced')).toMatchObject({ level: 4, mp: 4, cost: { total: 1 } });
});
rule('MAAS-8.2.6-descend', 'paying to stay up it may drop to any level above the terrain', () => {
  const s = alone({ level: 9 });
  s.does(0, bounce(4));
  expect([s.state.units[0]!.level, s.state.active!.mp]).toEqual([4, 4]);
  s.does(0, bounce(2));
  expect(s.state.active!.mp).toBe(4);
  const overWoods = alone({ level: 9 }, { terrain: { 'H-11': 'woods' } });
  expect(why(overWoods.refuses(0, bounce(4)))).toContain('MAAS-8.2.1-minimum-height');
});
rule('MAAS-8.2.7-landing', 'landing is for a later turn than the bounce', () => {
  const fresh = alone();
  fresh.does(0, bounce(3));
  fresh.refuses(0, { type: 'land', pay: true });
  const later = alone({ level: 3 });
  later.does(0, { type: 'land', pay: true });
  expect(later.state.units[0]).toMatchObject({ aloft: false, level: 0 });
});
rule('MAAS-8.2.7-landing-cost', 'nothing on ordinary points, two in rubble', () => {
  const s = alone({ level: 3 });
  s.does(0, { type: 'land', pay: true });
  expect(s.state.active!.mp).toBe(5);
  const rubble = alone({ level: 3 }, { terrain: { 'H-11': 'rubble' } });
  rubble.does(0, { type: 'land', pay: true });
  expect(rubble.state.active!.mp).toBe(3);
});
rule('MAAS-8.2.7-landing-woods-building', 'two for a safe landing in woods or a building', () => {
  for (const terrain of ['woods', 'building'] as const) {
    const s = alone({ level: 8 }, { terrain: { 'H-11': terrain } });
    s.does(0, { type: 'land', pay: true });
    expect([s.state.active!.mp, s.state.units[0]!.level]).toEqual([3, 0]);
  }
});
rule('MAAS-8.2.7-landing-unpaid', 'who does not pay crashes', () => {
  const s = alone({ level: 8, card: { damage: 3 } }, { terrain: { 'H-11': 'woods' } });
  s.does(0, { type: 'land', pay: false }, ...cards(s.state, d6(4)));
  expect(s.events.find(event => event.type === 'crashed')).toMatchObject({ check: { total: 2 }, damage: 3, hurt: true });
  expect(why(alone({ level: 8 }).refuses(0, { type: 'land', pay: false }))).toEqual(['MAAS-8.2.7-landing-cost']);
});
rule('MAAS-8.2.8-crash-landing', 'd6 less what was not paid, below the damage level, is one more hit', () => {
  const crash = (drawn: number, rules = standard): number => {
    const s = alone({ level: 8, card: { damage: 3 } }, { terrain: { 'H-11': 'woods' } }, rules);
    s.does(0, { type: 'land', pay: false }, ...cards(s.state, d6(drawn)));
    return s.state.units[0]!.card!.damage;
  };
  expect([crash(4), crash(5)]).toEqual([4, 3]);
  // The example of the book hurts on a five as well: that is a switch.
  const exemplary = [...standard, 'MAAS-reading-22-crash-on-equal' as const];
  expect([crash(5, exemplary), crash(6, exemplary)]).toEqual([4, 3]);
});
rule('MAAS-8.2.8-mp-available', 'all points before its activation, the rest during it, none after it', () => {
  const s = scene(ruleset, position({ units: [{ seat: 0, type: 'front-line', on: 'H-11', level: 3 }] }));
  const points = () => landingPoints(s.state, s.book, s.state.units[0]!);
  expect(points()).toBe(5);
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, bounce(3));
  s.does(0, step('H-12'));
  expect(points()).toBe(3);
  s.does(0, { type: 'done' });
  expect(points()).toBe(0);
});
rule('MAAS-8.2.10-boost', 'a boost on leaving the ground gives a point; using it costs one of attack strength', () => {
  const fly = (steps: number) => {
    const s = scene(
      ruleset,
      position({
        units: [
          { seat: 0, type: 'front-line', on: 'H-11' },
          { seat: 0, type: 'command', on: 'A-01' },
          { seat: 1, type: 'front-line', on: 'H-25', done: true },
        ],
      }),
    );
    s.does(0, { type: 'activate', unit: 0 });
    s.does(0, bounce(4, true));
    expect(s.state.active!.mp).toBe(6);
    for (let i = 1; i <= steps; i++) s.does(0, step(`H-${11 + i}`));
    s.does(0, { type: 'fire', target: 2, mode: 'assault' }, ...cards(s.state, d12(1)));
    return s.events.find(event => event.type === 'attacked')!;
  };
  const boosted = (event: object) => JSON.stringify(event).includes('MAAS-9.3.2-mod-boost');
  expect(boosted(fly(4))).toBe(false);
  expect(boosted(fly(5))).toBe(true);
  const s = alone();
  s.does(0, bounce(4));
  expect(why(s.refuses(0, bounce(5, true)))).toContain('MAAS-8.2.10-boost');
});
rule('MAAS-8.2-example-bounce', 'five points: a step, up to level 7, over woods, over a building, one more', () => {
  const s = alone({}, { terrain: { 'H-13': 'woods', 'H-14': 'building' } });
  s.does(0, step('H-12'));
  s.does(0, bounce(7));
  for (const point of ['H-13', 'H-14', 'H-15']) s.does(0, step(point));
  expect(s.state.active!.mp).toBe(0);
  expect(s.state.units[0]).toMatchObject({ at: at('H-15'), level: 7, aloft: true });
});

const two = (other: Partial<Soldier>, mover: Partial<Soldier> = {}) => {
  const s = scene(
    ruleset,
    position({
      units: [
        { seat: 0, type: 'front-line', on: 'H-11', ...mover },
        { seat: 1, type: 'front-line', on: 'H-12', done: true, ...other },
      ],
    }),
  );
  s.does(0, { type: 'activate', unit: 0 });
  return s;
};
rule('MAAS-8.3-stacking', 'two units never rest on one point, at whatever level', () => {
  const s = two({ level: 6 });
  s.does(0, step('H-12'));
  s.does(0, { type: 'done' });
  expect(s.state.units[0]!.at).toBe(at('H-11'));
});
rule('MAAS-8.3-pass-through', 'an occupied point may be crossed with points to leave it', () => {
  const s = two({});
  s.does(0, step('H-12'));
  s.does(0, step('H-13'));
  expect(s.state.units[0]!.at).toBe(at('H-13'));
  const last = two({}, { type: 'police' });
  last.does(0, step('H-12'));
  const stuck = scene(
    ruleset,
    position({
      units: [
        { seat: 0, type: 'police', on: 'H-10' },
        { seat: 1, type: 'front-line', on: 'H-12', done: true },
      ],
    }),
  );
  stuck.does(0, { type: 'activate', unit: 0 });
  stuck.does(0, step('H-11'));
  expect(why(stuck.refuses(0, step('H-12')))).toEqual(['MAAS-8.3-pass-through']);
});
rule('MAAS-8.3-forced-stop', 'forced to stop on an occupied point it goes back where it came from', () => {
  const s = scene(
    ruleset,
    position({
      units: [
        { seat: 0, type: 'front-line', on: 'H-11' },
        { seat: 0, type: 'assault', on: 'H-12' },
        { seat: 1, type: 'thumper', on: 'H-20' },
      ],
    }),
  );
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, step('H-12'));
  // Thumper 11 − 3 − 2 reaction − 1 out of command = 5; a d12 of 5 shocks. The spillover on the comrade: 11 − 4 − 5 − 2 − 1 is nothing.
  s.does(1, { type: 'react', unit: 2 }, ...cards(s.state, d12(5)));
  expect(s.state.units[0]).toMatchObject({ morale: 'shocked', at: at('H-11'), done: true });
});
rule('MAAS-8.3-coup-de-gras', 'a soldier on the ground may stop on a down enemy, which is the end of it', () => {
  const s = two({ card: { damage: 5 } });
  s.does(0, step('H-12'));
  s.does(0, { type: 'done' });
  expect(s.state.units[0]!.at).toBe(at('H-12'));
  expect(s.state.units[1]!.place).toBe('eliminated');
  const flying = two({ card: { damage: 5 } });
  flying.does(0, bounce(4));
  flying.does(0, step('H-12'));
  flying.does(0, { type: 'done' });
  expect(flying.state.units[1]!.place).toBe('map');
});
rule('MAAS-8.4-enter-exit', 'one point to come on, one to leave', () => {
  const s = scene(ruleset, position({ units: [{ seat: 0, type: 'front-line' }] }));
  s.does(0, { type: 'activate', unit: 0 });
  expect(why(s.refuses(0, { type: 'enter', at: at('H-11'), level: 0 }))).toContain('MAAS-8.4-enter-exit');
  s.does(0, { type: 'enter', at: at('H-01'), level: 0 });
  expect(s.state.active!.mp).toBe(4);
  s.does(0, { type: 'exit', edge: 'west' });
  expect(s.state.units[0]).toMatchObject({ place: 'exited', exit: 'west' });
  const spent = alone({ on: 'H-03', type: 'police' });
  spent.does(0, step('H-02'));
  spent.does(0, step('H-01'));
  expect(why(spent.refuses(0, { type: 'exit', edge: 'west' }))).toContain('MAAS-8.4-enter-exit');
});
rule('MAAS-15.x-setup-altitude', 'soldiers come on, and set up, on the ground or at any level', () => {
  for (const level of [0, 5, 12]) {
    const s = scene(ruleset, position({ units: [{ seat: 0, type: 'front-line' }] }));
    s.does(0, { type: 'activate', unit: 0 });
    s.does(0, { type: 'enter', at: at('H-01'), level });
    expect(s.state.units[0]).toMatchObject({ level, aloft: level > 0 });
    if (level > 0) s.does(0, step('H-02'));
  }
  const s = scene(ruleset, position({ units: [{ seat: 0, type: 'front-line' }] }));
  s.does(0, { type: 'activate', unit: 0 });
  expect(why(s.refuses(0, { type: 'enter', at: at('H-01'), level: 13 }))).toContain('MAAS-8.2.2-ceiling');
});

const shaken = (victim: Partial<Soldier>, board: Omit<Wanted, 'units'> = {}, rules = standard) => {
  const s = scene(
    ruleset,
    position({
      ...board,
      units: [
        { seat: 0, type: 'front-line', on: 'H-05' },
        { seat: 0, type: 'command', on: 'A-01' },
        { seat: 1, type: 'front-line', on: 'H-11', level: 8, ...victim },
      ],
    }),
    rules,
  );
  s.does(0, { type: 'activate', unit: 0 });
  // 8 − 3 = 5; a d12 of 5 shocks.
  return s;
};
const fire = { type: 'fire', target: 2, mode: 'stationary' } as const;
rule(
  'MAAS-9.3.3-result-shock-airborne',
  'a shocked flier comes down: safely if it can pay, after a shift if it likes, otherwise hard',
  () => {
    const done = shaken({ done: true }, { terrain: { 'H-11': 'woods' } });
    done.does(0, fire, ...cards(done.state, d12(5), d6(1)));
    expect(done.events.find(event => event.type === 'landed')).toMatchObject({ paid: 0, unpaid: 2, forced: true });
    expect(done.events.find(event => event.type === 'crashed')).toMatchObject({ check: { total: -1 }, hurt: true });
    const able = shaken({}, { terrain: { 'H-11': 'woods' } });
    able.does(0, fire, ...cards(able.state, d12(5)));
    expect(able.state.pending.at(-1)).toMatchObject({ kind: 'landing', seat: 1, unit: 2 });
    able.does(1, { type: 'comeDown', pay: true, to: at('H-12') });
    expect(able.state.units[2]).toMatchObject({ at: at('H-12'), level: 0, aloft: false, morale: 'shocked' });
    const still = shaken({}, { terrain: { 'H-11': 'woods' } }, [...standard, 'MAAS-reading-24-no-shift']);
    still.does(0, fire, ...cards(still.state, d12(5)));
    expect(why(still.refuses(1, { type: 'comeDown', pay: true, to: at('H-12') }))).toEqual(['MAAS-reading-24-no-shift']);
    still.does(1, { type: 'comeDown', pay: true, to: null });
    expect(still.state.units[2]).toMatchObject({ at: at('H-11'), level: 0 });
  },
);
test('by the other reading every landing forced by fire is a crash', () => {
  const s = shaken({ card: { damage: 2 } }, {}, [...standard, 'MAAS-reading-23-always-a-crash']);
  // 8 − 2 = 6; a d12 of 4 shocks; d6 1 is below damage 2.
  s.does(0, fire, ...cards(s.state, d12(4), d6(1)));
  expect(s.state.units[2]!.card!.damage).toBe(3);
});
rule('MAAS-9.3.3-combined-results', '2S on a d1 flier: d3, shocked, down, and the crash counts d3', () => {
  const s = shaken({ card: { damage: 1 }, done: true }, { terrain: { 'H-11': 'woods' } });
  // 8 − 3 = 5; a d12 of 12 is 2S. d6 4 less 2 unpaid is below 3.
  s.does(0, fire, ...cards(s.state, d12(12), d6(4)));
  expect(s.events.find(event => event.type === 'crashed')).toMatchObject({ damage: 3, hurt: true });
  expect(s.state.units[2]).toMatchObject({ morale: 'shocked', aloft: false, card: { damage: 4 } });
});
