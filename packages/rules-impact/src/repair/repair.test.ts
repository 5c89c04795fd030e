import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { groundOf } from '../board/compile.ts';
import { at, cards, d6, position, type Soldier, type Wanted } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';

const why = (refusals: readonly { rule: string }[]): readonly string[] => refusals.map(({ rule: id }) => id);
const stage = (units: readonly Soldier[], rest: Omit<Wanted, 'units'> = {}, active = 0) => {
  const s = scene(ruleset, position({ ...rest, units }));
  s.does(0, { type: 'activate', unit: active });
  return s;
};
const red = (on: string, rest: Partial<Soldier> = {}): Soldier => ({ seat: 0, type: 'front-line', on, ...rest });

rule('MAAS-10.0-repair', 'on the ground, a whole activation, a d6 above the damage clears one box', () => {
  const attempt = (draw: number) => {
    const s = stage([red('H-10', { card: { damage: 3 } })]);
    s.does(0, { type: 'repair' }, ...cards(s.state, d6(draw)));
    expect(s.state.units[0]!.done).toBe(true);
    return s.state.units[0]!.card!.damage;
  };
  expect([attempt(3), attempt(4)]).toEqual([3, 2]);
  expect(why(stage([red('H-10', { card: { damage: 3 }, level: 3 })]).refuses(0, { type: 'repair' }))).toEqual(['MAAS-10.0-repair']);
  expect(why(stage([red('H-10')]).refuses(0, { type: 'repair' }))).toEqual(['MAAS-10.0-repair']);
  const moved = stage([red('H-10', { card: { damage: 3 } })]);
  moved.does(0, { type: 'step', to: at('H-11') });
  expect(why(moved.refuses(0, { type: 'repair' }))).toEqual(['MAAS-10.0-repair']);
});
rule('MAAS-12.2.1-engineer-auto-repair', 'beside an engineer who has not acted: one box for sure, and both are done', () => {
  const s = stage([red('H-10', { card: { damage: 3 } }), red('H-11', { type: 'engineer' })]);
  s.does(0, { type: 'mend', by: 1, patient: 0, draw: false });
  expect(s.state.units[0]).toMatchObject({ done: true, card: { damage: 2 } });
  expect(s.state.units[1]!.done).toBe(true);
  const late = stage([red('H-10', { card: { damage: 3 } }), red('H-11', { type: 'engineer', done: true })]);
  expect(why(late.refuses(0, { type: 'mend', by: 1, patient: 0, draw: false }))).toEqual(['MAAS-12.2.1-engineer-auto-repair']);
  const far = stage([red('H-10', { card: { damage: 3 } }), red('H-12', { type: 'engineer' })]);
  expect(why(far.refuses(0, { type: 'mend', by: 1, patient: 0, draw: false }))).toEqual(['MAAS-12.2.1-engineer-auto-repair']);
});
rule('MAAS-12.2.1-engineer-draw-repair', 'or a d6 less the engineer’s own damage in boxes', () => {
  const s = stage([red('H-10', { card: { damage: 4 } }), red('H-11', { type: 'engineer', card: { damage: 2 } })]);
  s.does(0, { type: 'mend', by: 1, patient: 0, draw: true }, ...cards(s.state, d6(5)));
  expect(s.state.units[0]!.card!.damage).toBe(1);
  const bad = stage([red('H-10', { card: { damage: 4 } }), red('H-11', { type: 'engineer', card: { damage: 3 } })]);
  bad.does(0, { type: 'mend', by: 1, patient: 0, draw: true }, ...cards(bad.state, d6(2)));
  expect(bad.state.units[0]!.card!.damage).toBe(4);
});
rule('MAAS-7.8-down-revive', 'only an engineer or a crusader brings a down soldier back', () => {
  for (const type of ['engineer', 'crusader'] as const) {
    const s = stage([red('H-10', { type }), red('H-11', { card: { damage: 5 } })]);
    s.does(0, { type: 'mend', by: 0, patient: 1, draw: false });
    expect(s.state.units[1]).toMatchObject({ done: true, card: { damage: 4 } });
    expect(s.state.units[0]!.done).toBe(true);
  }
  const other = stage([red('H-10', { type: 'assault' }), red('H-11', { card: { damage: 5 } })]);
  expect(why(other.refuses(0, { type: 'mend', by: 0, patient: 1, draw: false }))).toEqual(['MAAS-12.2.1-engineer-auto-repair']);
  const standing = stage([red('H-11', { card: { damage: 3 } }), red('H-10', { type: 'crusader' })]);
  expect(why(standing.refuses(0, { type: 'mend', by: 1, patient: 0, draw: false }))).toContain('MAAS-7.8-down-revive');
});
rule('MAAS-12.3-crusader-aura', 'within three points of a crusader panic becomes shock, or shock goes, without a draw', () => {
  const comfort = (morale: 'shocked' | 'panicked', on: string, crusader: Partial<Soldier> = {}) =>
    scene(ruleset, position({ units: [red(on, { morale }), red('H-10', { type: 'crusader', ...crusader })] }));
  const s = comfort('panicked', 'H-13');
  s.does(0, { type: 'comfort', unit: 0 });
  expect(s.state.units[0]).toMatchObject({ morale: 'shocked', done: true });
  const calm = comfort('shocked', 'H-13', { done: true });
  calm.does(0, { type: 'comfort', unit: 0 });
  expect(calm.state.units[0]).toMatchObject({ morale: 'good', done: true });
  expect(why(comfort('shocked', 'H-14').refuses(0, { type: 'comfort', unit: 0 }))).toEqual(['MAAS-12.3-crusader-aura']);
  expect(why(comfort('shocked', 'H-13', { card: { damage: 5 } }).refuses(0, { type: 'comfort', unit: 0 }))).toEqual([
    'MAAS-12.3-crusader-aura',
  ]);
});
rule('MAAS-12.2.2-demolition', 'an engineer in or beside a bridge, building or bunker makes rubble of it without a draw', () => {
  for (const board of [{ terrain: { 'H-11': 'building' } }, { terrain: { 'H-11': 'bridge' } }, { works: { 'H-11': 'bunker' } }] as const) {
    const s = stage([red('H-10', { type: 'engineer' })], board);
    s.does(0, { type: 'demolish', at: at('H-11') });
    const ground = groundOf(s.state.map);
    expect([ground.terrain(at('H-11')), ground.work(at('H-11')), s.state.units[0]!.card!.damage]).toEqual(['rubble', undefined, 0]);
  }
  const moved = stage([red('H-09', { type: 'engineer' })], { terrain: { 'H-11': 'building' } });
  expect(why(moved.refuses(0, { type: 'demolish', at: at('H-11') }))).toEqual(['MAAS-12.2.2-demolition']);
  moved.does(0, { type: 'step', to: at('H-10') });
  expect(why(moved.refuses(0, { type: 'demolish', at: at('H-11') }))).toEqual(['MAAS-12.2.2-demolition']);
  expect(why(stage([red('H-10')], { terrain: { 'H-11': 'building' } }).refuses(0, { type: 'demolish', at: at('H-11') }))).toEqual([
    'MAAS-12.2.2-demolition',
  ]);
});
rule('MAAS-12.2.2-demolition-occupants', 'enemies in it are buried; a friend in it forbids it', () => {
  const s = stage([red('H-10', { type: 'engineer' }), { seat: 1, type: 'assault', on: 'H-11', done: true }], {
    terrain: { 'H-11': 'building' },
  });
  s.does(0, { type: 'demolish', at: at('H-11') });
  expect(s.state.units[1]!.place).toBe('eliminated');
  const friend = stage([red('H-10', { type: 'engineer' }), red('H-11')], { terrain: { 'H-11': 'building' } });
  expect(why(friend.refuses(0, { type: 'demolish', at: at('H-11') }))).toEqual(['MAAS-12.2.2-demolition']);
});
