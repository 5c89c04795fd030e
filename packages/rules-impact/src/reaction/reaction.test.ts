import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, cards, d12, position, type Soldier, type Wanted } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';

const standard = ruleset.editions['standard']!;
const why = (refusals: readonly { rule: string }[]): readonly string[] => refusals.map(({ rule: id }) => id);

/** Red 0 walks from H-10 to H-11; blue 1 watches. */
function walk(watcher: Partial<Soldier> = {}, board: Omit<Wanted, 'units'> = {}, rules = standard, more: readonly Soldier[] = []) {
  const units: Soldier[] = [{ seat: 0, type: 'front-line', on: 'H-10' }, { seat: 1, type: 'thumper', on: 'H-16', ...watcher }, ...more];
  const s = scene(ruleset, position({ ...board, units }), rules);
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'step', to: at('H-11') });
  return s;
}

rule('MAAS-8.5-reaction-opportunity', 'after each point entered an inactive enemy on the ground may fire', () => {
  const s = walk();
  expect(s.state.pending).toEqual([{ kind: 'reaction', seat: 1, unit: 0 }]);
  s.does(1, { type: 'hold', rest: false });
  s.does(0, { type: 'step', to: at('H-12') });
  expect(s.state.pending).toHaveLength(1);
  expect(walk({ done: true }).state.pending).toEqual([]);
  expect(walk({ level: 4 }).state.pending).toEqual([]);
  expect(walk({ level: 4 }, {}, [...standard, 'MAAS-reading-18-airborne-reaction']).state.pending).toHaveLength(1);
});
rule('MAAS-8.5-reaction-blind', 'the reacting player is offered every soldier that could react, seen or not, and no number', () => {
  const s = walk({}, { terrain: { 'H-14': 'woods', 'G-14': 'woods', 'I-14': 'woods' } });
  const offered = [...ruleset.options(ruleset.view(s.state, 1), 1, s.book)];
  expect(offered).toContainEqual({ type: 'react', unit: 1 });
  expect(JSON.stringify(ruleset.awaiting(s.state))).not.toMatch(/strength|sight|range/i);
});
rule('MAAS-9.5-reaction-declare', 'only soldiers in good order, on the ground and not yet activated', () => {
  const others: Soldier[] = [
    { seat: 1, type: 'front-line', on: 'H-20', morale: 'shocked' },
    { seat: 1, type: 'front-line', on: 'H-22', card: { damage: 5 } },
    { seat: 1, type: 'recon', on: 'H-24' },
  ];
  const s = walk({}, {}, standard, others);
  for (const unit of [2, 3, 4, 0]) expect(why(s.refuses(1, { type: 'react', unit }))).toEqual(['MAAS-9.5-reaction-declare']);
  s.does(1, { type: 'react', unit: 1 }, ...cards(s.state, d12(1)));
  expect(why(s.refuses(1, { type: 'react', unit: 1 }))).toEqual(['MAAS-9.5-reaction-declare']);
});
rule('MAAS-9.5-reaction-wasted', 'who turns out to see nothing has fired all the same', () => {
  const s = walk({}, { terrain: { 'H-14': 'woods', 'G-14': 'woods', 'I-14': 'woods' } });
  const events = s.does(1, { type: 'react', unit: 1 });
  expect(events.map(event => event.type)).toContain('wasted');
  expect(s.state.units[1]!.done).toBe(true);
  expect(s.state.discard).toEqual([]);
});
for (const id of ['MAAS-9.5-reaction-penalty', 'MAAS-9.3.2-mod-reaction'] as const)
  rule(id, 'normal fire at −2, and the soldier is done', () => {
    const s = walk({}, {}, standard, [{ seat: 1, type: 'command', on: 'A-30', done: true }]);
    s.does(1, { type: 'react', unit: 1 }, ...cards(s.state, d12(1)));
    expect(s.events.find(event => event.type === 'attacked')).toMatchObject({ how: 'reaction', strength: { total: 11 - 3 - 2 } });
    expect(s.state.units[1]!.done).toBe(true);
    expect(s.state.active!.unit).toBe(0);
  });
rule('MAAS-7.7-completed', 'a soldier that has reacted cannot be activated any more', () => {
  const s = walk();
  s.does(1, { type: 'react', unit: 1 }, ...cards(s.state, d12(1)));
  s.does(0, { type: 'done' });
  expect(why(s.refuses(1, { type: 'activate', unit: 1 }))).toContain('MAAS-7.7-completed');
});
rule('MAAS-8.5-reaction-opportunity', 'the other side may let the rest of an activation pass', () => {
  const s = walk();
  s.does(1, { type: 'hold', rest: true });
  s.does(0, { type: 'step', to: at('H-12') });
  expect(s.state.pending).toEqual([]);
});
