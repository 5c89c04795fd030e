import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { cards, d6, d12, position, type Soldier, type Wanted } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import { inCommand, isLed } from './chain.ts';

const why = (refusals: readonly { rule: string }[]): readonly string[] => refusals.map(({ rule: id }) => id);
const red = (on: string, rest: Partial<Soldier> = {}): Soldier => ({ seat: 0, type: 'front-line', on, ...rest });
const chief = (rest: Partial<Soldier> = {}): Soldier => ({ seat: 0, type: 'command', on: 'A-01', ...rest });
const blue = (rest: Partial<Soldier> = {}): Soldier => ({ seat: 1, type: 'front-line', on: 'R-35', ...rest });
const stage = (units: readonly Soldier[], rest: Omit<Wanted, 'units'> = {}) => scene(ruleset, position({ ...rest, units }));
const moraleOf = (s: ReturnType<typeof stage>, unit: number): number => {
  s.does(0, { type: 'rally', unit, points: 0 }, ...cards(s.state, d12(5)));
  return s.events.findLast(event => event.type === 'checkedMorale')!.total.total;
};

rule('MAAS-3.1.3-squad-leader', 'the first commander has two stars', () => {
  expect(position({ units: [chief()] }).units[0]!.card!.stars).toBe(2);
});
rule('MAAS-3.1.3-assistant-leader', 'a second one has one star: the assistant', () => {
  const { units } = position({ units: [chief(), chief({ on: 'A-03' })] });
  expect(units.slice(0, 2).map(({ card }) => card!.stars)).toEqual([2, 1]);
});
rule('MAAS-3.1.3-succession', 'a leader killed on turn 3 is replaced on turn 5', () => {
  const s = stage([chief({ card: { damage: 5 }, on: 'H-10' }), chief({ on: 'A-03', done: true }), blue({ on: 'H-11' })], {
    alone: true,
    state: { turn: 3, toAct: 1 },
  });
  s.does(1, { type: 'activate', unit: 2 });
  s.does(1, { type: 'fire', target: 0, mode: 'stationary' }, ...cards(s.state, d12(12), d6(6), d6(5), d6(3)));
  expect(s.state.units[0]!.place).toBe('eliminated');
  expect(s.state).toMatchObject({ turn: 4, sides: [{ succession: [5, 0, 0] }, {}] });
  expect(s.state.units[1]!.card!.stars).toBe(1);
  const leader = () => isLed(s.state, s.book, { ...s.state.units[2]!, seat: 0, entered: 0 });
  expect(leader()).toBe(false);
  s.does(0, { type: 'goFirst', yes: true });
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, d6(6), d6(5), d6(3)));
  expect(s.state.turn).toBe(5);
  expect(s.state.units[1]!.card!.stars).toBe(2);
  expect(leader()).toBe(true);
});
rule('MAAS-7.4-commander-disabled', '−1 on morale while the squad leader is shocked, panicked, down or dead', () => {
  expect(moraleOf(stage([red('H-10', { morale: 'shocked' }), chief({ done: true }), blue()]), 0)).toBe(5);
  for (const bad of [{ morale: 'shocked' }, { morale: 'panicked' }, { place: 'eliminated', at: null }] as const) {
    const s = stage([red('H-10', { morale: 'shocked' }), chief({ ...(bad as Partial<Soldier>), done: true }), blue()]);
    expect(moraleOf(s, 0)).toBe(4);
  }
  expect(moraleOf(stage([red('H-10', { morale: 'shocked' }), chief({ card: { damage: 5 } }), blue()]), 0)).toBe(4);
});
rule('MAAS-7.4-no-commander', 'a side without commanders has the −1 for good', () => {
  expect(moraleOf(stage([red('H-10', { morale: 'shocked' }), blue()]), 0)).toBe(4);
});
rule('MAAS-7.4-commander-immune', 'commanders never take it themselves', () => {
  expect(moraleOf(stage([chief({ morale: 'shocked' }), blue()]), 0)).toBe(5);
});
for (const id of ['MAAS-7.6-command-interruption', 'MAAS-12.1.1-action-override'] as const)
  rule(id, 'a commander may go before a shocked soldier; then it is the soldier’s turn', () => {
    const s = stage([red('H-10', { morale: 'shocked' }), chief(), chief({ on: 'A-03' }), blue(), blue({ on: 'R-33' })]);
    s.does(0, { type: 'activate', unit: 1 });
    s.does(0, { type: 'done' });
    s.does(1, { type: 'activate', unit: 3 });
    s.does(1, { type: 'done' });
    expect(why(s.refuses(0, { type: 'activate', unit: 2 }))).toEqual(['MAAS-12.1.1-action-override']);
    expect(why(s.refuses(0, { type: 'command', unit: 2 }))).toEqual(['MAAS-12.1.1-action-override']);
    s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(9)));
  });
for (const id of ['MAAS-12.1.2-active-command-pool', 'MAAS-3.8-active-command-marker'] as const)
  rule(id, 'a d6 of points for morale and for calling up', () => {
    const s = stage([red('H-10'), chief(), blue()]);
    s.does(0, { type: 'command', unit: 1 }, ...cards(s.state, d6(5)));
    expect(s.state.units[1]!.points).toBe(5);
    expect(why(stage([red('H-10'), blue()]).refuses(0, { type: 'command', unit: 0 }))).toContain('MAAS-12.1.2-active-command-pool');
  });
rule('MAAS-12.1.2-commander-completed', 'the commander does nothing else', () => {
  const s = stage([red('H-10'), chief(), blue()]);
  s.does(0, { type: 'command', unit: 1 }, ...cards(s.state, d6(5)));
  expect(s.state.units[1]!.done).toBe(true);
  s.does(1, { type: 'pass' });
  expect(why(s.refuses(0, { type: 'activate', unit: 1 }))).toContain('MAAS-7.7-completed');
});
rule('MAAS-12.1.2-points-expire', 'what is not spent is gone when the turn ends', () => {
  const s = stage([red('H-10'), chief(), blue()]);
  s.does(0, { type: 'command', unit: 1 }, ...cards(s.state, d6(5)));
  s.does(1, { type: 'pass' });
  s.does(0, { type: 'pass' }, ...cards(s.state, d6(6), d6(5), d6(3)));
  expect(s.state.turn).toBe(2);
  expect(s.state.units[1]!.points).toBe(0);
});
rule('MAAS-12.1.2.1-morale-points', 'each point spent before the draw adds one', () => {
  const s = stage([red('H-10', { morale: 'shocked' }), chief({ points: 3, done: true }), blue()]);
  expect(why(s.refuses(0, { type: 'rally', unit: 0, points: 4 }))).toEqual(['MAAS-12.1.2.1-morale-points']);
  s.does(0, { type: 'rally', unit: 0, points: 2 }, ...cards(s.state, d12(7)));
  expect(s.events.find(event => event.type === 'checkedMorale')).toMatchObject({ total: { total: 9 } });
  expect(s.state.units[1]!.points).toBe(1);
});
const pool = (points: number) => {
  const s = stage([red('H-10'), red('H-12'), red('H-14', { card: { damage: 3 } }), chief({ points, done: true }), blue()]);
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'done' });
  return s;
};
rule(
  'MAAS-12.1.2.2-group-activation',
  'after an activation a point each calls up more; all are named and paid first, and act in any order',
  () => {
    const s = pool(2);
    expect(s.state.pending).toEqual([{ kind: 'group', seat: 0 }]);
    s.does(0, { type: 'group', units: [1, 2] }, ...cards(s.state, d12(3), d12(4)));
    expect(s.state.units[3]!.points).toBe(0);
    const kinds = s.events.map(event => event.type);
    expect(kinds.lastIndexOf('spent')).toBeLessThan(kinds.indexOf('groupChecked'));
    s.does(0, { type: 'activate', unit: 2 });
    s.does(0, { type: 'done' });
    s.does(0, { type: 'activate', unit: 1 });
    s.does(0, { type: 'done' });
    expect(s.state.toAct).toBe(1);
    expect(why(pool(1).refuses(0, { type: 'group', units: [1, 2] }))).toEqual(['MAAS-12.1.2.2-group-activation']);
  },
);
rule('MAAS-12.1.2.2-group-check', 'd12 and damage above 9 together leave a soldier where it is', () => {
  const s = pool(2);
  s.does(0, { type: 'group', units: [1, 2] }, ...cards(s.state, d12(10), d12(6)));
  expect(s.events.filter(event => event.type === 'groupChecked').map(({ total, acts }) => [total.total, acts])).toEqual([
    [10, false],
    [9, true],
  ]);
  expect(s.state.units[1]!.done).toBe(true);
  expect(why(s.refuses(0, { type: 'pass' }))).toContain('MAAS-12.1.2.2-group-activation');
  s.does(0, { type: 'activate', unit: 2 });
});
rule('MAAS-12.1.2.2-group-activation', 'who is shocked meanwhile is seen to first, and no longer of the party', () => {
  const s = stage([
    red('H-10'),
    red('H-12'),
    red('H-14'),
    chief({ points: 2, done: true }),
    { seat: 0, type: 'bomb', on: 'H-13', level: 3, done: true },
    blue(),
  ]);
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'done' });
  s.does(0, { type: 'group', units: [1, 2] }, ...cards(s.state, d12(3), d12(4)));
  // Their own bomb goes off beside them: 10 − 3 = 7, a d12 of 3 shocks; the one three points off takes 8 − 3 and nothing.
  s.does(0, { type: 'detonate', unit: 4 }, ...cards(s.state, d12(3), d12(1), d12(1)));
  expect(s.state.group).toEqual([2]);
  expect(why(s.refuses(0, { type: 'activate', unit: 2 }))).toEqual(['MAAS-7.2-shocked-first']);
  s.does(0, { type: 'rally', unit: 1, points: 0 }, ...cards(s.state, d12(5)));
  s.does(0, { type: 'activate', unit: 2 });
});
rule('MAAS-12.1.2-example', 'five points: two on a shock check, two to call up two, one is left', () => {
  const s = stage([
    red('H-10', { morale: 'shocked' }),
    red('H-12'),
    red('H-14', { card: { damage: 3 } }),
    chief(),
    blue(),
    blue({ on: 'R-33' }),
  ]);
  s.does(0, { type: 'command', unit: 3 }, ...cards(s.state, d6(5)));
  s.does(1, { type: 'activate', unit: 4 });
  s.does(1, { type: 'done' });
  s.does(0, { type: 'rally', unit: 0, points: 2 }, ...cards(s.state, d12(7)));
  s.does(0, { type: 'done' });
  s.does(0, { type: 'group', units: [1, 2] }, ...cards(s.state, d12(10), d12(6)));
  expect(s.state.units[3]!.points).toBe(1);
  expect(s.state.units[1]!.done).toBe(true);
  expect(s.state.group).toEqual([2]);
});
rule('MAAS-8.6-reinforcement-command', 'who comes on this turn is under command', () => {
  const s = stage([red('H-10', { entered: 1 }), red('H-12', { entered: 0 }), blue()]);
  expect([inCommand(s.state, s.book, s.state.units[0]!), inCommand(s.state, s.book, s.state.units[1]!)]).toEqual([true, false]);
});
rule('MAAS-8.6-offmap-commander', 'a commander who is not on the map yet helps nobody', () => {
  const s = stage([red('H-10'), { seat: 0, type: 'command' }, blue()]);
  expect(inCommand(s.state, s.book, s.state.units[0]!)).toBe(false);
  expect(why(s.refuses(0, { type: 'command', unit: 1 }))).toEqual(['MAAS-12.1.2-active-command-pool']);
});
rule('MAAS-7.8-down-command', 'nor does one who is down', () => {
  const s = stage([red('H-10'), chief({ card: { damage: 5 } }), blue()]);
  expect(inCommand(s.state, s.book, s.state.units[0]!)).toBe(false);
  expect(why(s.refuses(0, { type: 'command', unit: 1 }))).toContain('MAAS-7.7-completed');
});
