import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, cards, d6, d12, position, type Soldier } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';

const standard = ruleset.editions['standard']!;
const why = (refusals: readonly { rule: string }[]): readonly string[] => refusals.map(({ rule: id }) => id);
const team = (...units: readonly Soldier[]) => scene(ruleset, position({ units, alone: true }));
const red = (on: string, rest: Partial<Soldier> = {}): Soldier => ({ seat: 0, type: 'front-line', on, ...rest });
const blue = (on: string, rest: Partial<Soldier> = {}): Soldier => ({ seat: 1, type: 'front-line', on, ...rest });
const idle = (s: ReturnType<typeof team>, seat: number, unit: number): void => {
  s.does(seat, { type: 'activate', unit });
  s.does(seat, { type: 'done' });
};

rule('MAAS-7.0-impulses', 'sides act by turns; who owes checks makes them while the other side moves', () => {
  const s = team(
    red('H-05', { morale: 'shocked' }),
    red('H-07', { morale: 'shocked' }),
    red('H-09'),
    red('A-01', { type: 'command', done: true }),
    blue('H-30'),
    blue('H-32'),
  );
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(4)));
  expect(s.state.toAct).toBe(1);
  expect(why(s.refuses(0, { type: 'activate', unit: 2 }))).toContain('MAAS-7.0-impulses');
  idle(s, 1, 4);
  s.does(0, { type: 'rally', unit: 1, points: 0 }, ...cards(s.state, d12(5)));
  idle(s, 1, 5);
  s.does(0, { type: 'activate', unit: 2 });
});
rule('MAAS-7.5-good-order', 'a soldier in good order picks any action once nobody is owed a check', () => {
  const s = team(red('H-05'), red('H-09', { done: true }), blue('H-12'));
  s.does(0, { type: 'activate', unit: 0 });
  const kinds = new Set([...ruleset.options(ruleset.view(s.state, 0), 0, s.book)].map(({ type }) => type));
  expect([...kinds].sort()).toEqual(['bounce', 'done', 'fire', 'paint', 'step']);
});
rule(
  'MAAS-7.7-action-list',
  'move, assault, stationary, rapid and targeted fire, repair and pass all exist; none without an active soldier',
  () => {
    const s = team(red('H-05', { card: { damage: 1 } }), blue('H-12', { done: true }), blue('R-35'));
    expect(why(s.refuses(0, { type: 'step', to: at('H-06') }))).toContain('MAAS-7.7-action-list');
    s.does(0, { type: 'activate', unit: 0 });
    const options = [...ruleset.options(ruleset.view(s.state, 0), 0, s.book)];
    const modes = options.flatMap(option => (option.type === 'fire' ? [option.mode] : []));
    expect(new Set(modes)).toEqual(new Set(['stationary', 'rapid', 'assault']));
    expect(options).toContainEqual({ type: 'repair' });
    expect(options).toContainEqual({ type: 'done' });
    s.does(0, { type: 'paint', target: 1 });
    expect([...ruleset.options(ruleset.view(s.state, 0), 0, s.book)]).toContainEqual({ type: 'fire', target: 1, mode: 'targeted' });
  },
);
for (const id of ['MAAS-7.7-completed', 'MAAS-3.4-complete-marker'] as const)
  rule(id, 'a soldier that has acted is done; markers go when the turn ends', () => {
    const s = team(red('H-05'), red('H-07'), blue('H-30'));
    idle(s, 0, 0);
    expect(s.state.units[0]!.done).toBe(true);
    idle(s, 1, 2);
    expect(why(s.refuses(0, { type: 'activate', unit: 0 }))).toContain('MAAS-7.7-completed');
    s.does(0, { type: 'activate', unit: 1 });
    s.does(0, { type: 'done' }, ...cards(s.state, d6(6), d6(5), d6(2)));
    expect(s.state.units.every(({ done }) => !done)).toBe(true);
  });

const nextTurn = (reds: number, blues: number, holder: number, ...draws: Parameters<typeof cards>[1][]) => {
  const units = [
    ...Array.from({ length: reds }, (_, i) => red(`H-0${i + 1}`)),
    ...Array.from({ length: blues }, (_, i) => blue(`H-3${i}`)),
  ];
  const s = scene(ruleset, position({ units, alone: true, state: { holder } }));
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, d6(6), ...draws));
  return s;
};
rule('MAAS-7.1-initiative-draw', 'the higher d6 holds the initiative', () => {
  expect(nextTurn(1, 1, 1, d6(5), d6(3)).state.holder).toBe(0);
  expect(nextTurn(1, 1, 0, d6(2), d6(3)).state.holder).toBe(1);
});
rule('MAAS-7.1-initiative-tie-good-order', 'a tie goes to more soldiers in good order', () => {
  expect(nextTurn(2, 3, 0, d6(4), d6(4)).state.holder).toBe(1);
  expect(nextTurn(3, 2, 1, d6(4), d6(4)).state.holder).toBe(0);
});
rule('MAAS-7.1-initiative-tie-previous', 'still tied, the holder keeps it; on the first turn draw again', () => {
  expect(nextTurn(2, 2, 1, d6(4), d6(4)).state.holder).toBe(1);
  expect(nextTurn(2, 2, 0, d6(4), d6(4)).state.holder).toBe(0);
  expect(nextTurn(2, 2, -1, d6(4), d6(4), d6(2), d6(3)).state.holder).toBe(1);
});
rule('MAAS-7.1-initiative-choice', 'the holder says who goes first', () => {
  const s = nextTurn(1, 1, 1, d6(5), d6(3));
  expect(s.state.pending).toEqual([{ kind: 'first', seat: 0 }]);
  expect(why(s.refuses(1, { type: 'goFirst', yes: true }))).toEqual(['MAAS-7.1-initiative-choice']);
  s.does(0, { type: 'goFirst', yes: false });
  expect(s.state.toAct).toBe(1);
});
rule('MAAS-3.10-turn-marker', 'the marker shows the turn and who holds the initiative', () => {
  const s = nextTurn(1, 1, 1, d6(5), d6(3));
  expect(s.state).toMatchObject({ turn: 2, holder: 0 });
});
rule('MAAS-11.0-pass', 'a player may pass instead of activating, but not while a check is owed', () => {
  const s = team(red('H-05'), blue('H-30'));
  s.does(0, { type: 'pass' });
  expect(s.state).toMatchObject({ toAct: 1, turn: 1 });
  expect(s.state.units[0]!.done).toBe(false);
  const owing = team(red('H-05', { morale: 'shocked' }), blue('H-30'));
  expect(why(owing.refuses(0, { type: 'pass' }))).toEqual(['MAAS-11.0-pass']);
});
rule('MAAS-11.0-double-pass', 'two passes in a row end the turn, an activation between does not', () => {
  const s = team(red('H-05'), red('H-07'), blue('H-30'));
  s.does(0, { type: 'pass' });
  idle(s, 1, 2);
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'done' });
  expect(s.state.turn).toBe(1);
  s.does(0, { type: 'pass' }, ...cards(s.state, d6(6), d6(5), d6(3)));
  expect(s.state.turn).toBe(2);
  const both = nextTurn(1, 1, 0, d6(5), d6(3));
  expect(both.state.turn).toBe(2);
});
rule('MAAS-11.0-one-side-done', 'when one side has nobody left the other goes on until it is done or passes', () => {
  const s = team(red('H-05'), red('H-07'), red('H-09'), blue('H-30', { done: true }));
  idle(s, 0, 0);
  expect(s.state.toAct).toBe(0);
  idle(s, 0, 1);
  expect(s.state).toMatchObject({ toAct: 0, turn: 1 });
  s.does(0, { type: 'pass' }, ...cards(s.state, d6(6), d6(5), d6(3)));
  expect(s.state.turn).toBe(2);
});
rule(
  'MAAS-comp-turn-track',
  'turns are counted up to the scenario’s last; command points, stealth, succession and score have counters of their own',
  () => {
    const s = scene(ruleset, position({ units: [red('H-05'), blue('H-30')], alone: true, plan: { special: { turns: 1 } } }));
    s.does(0, { type: 'pass' });
    s.does(1, { type: 'pass' }, ...cards(s.state, d6(6)));
    expect(s.state.result).not.toBeNull();
    expect(s.state.sides[0]).toMatchObject({ score: 0, succession: [0, 0, 0] });
    expect(standard.length).toBeGreaterThan(100);
  },
);
