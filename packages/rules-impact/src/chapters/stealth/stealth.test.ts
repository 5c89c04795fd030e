import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, cards, d6, d12, position, type Soldier, type Wanted } from '../../proving/position.ts';
import { ruleset } from '../../ruleset.ts';

const STEALTH = [
  'MAAS-14.3-stealth-entry',
  'MAAS-14.3-stealth-reveal-move',
  'MAAS-14.3-stealth-assault',
  'MAAS-14.3-stealth-no-reaction',
  'MAAS-14.3-stealth-ground-only',
  'MAAS-9.3.2-mod-stealth',
] as const;
const rules = [...ruleset.editions['standard']!, ...STEALTH];
const why = (refusals: readonly { rule: string }[]): readonly string[] => refusals.map(({ rule: id }) => id);
const box = (n: number, leave: 'no' | 'may' | 'must' = 'no', ready = 0): Partial<Soldier> => ({ stealth: { box: n, leave, ready } });
function stage(ranger: Partial<Soldier>, rest: Omit<Wanted, 'units'> = {}, by: readonly (typeof rules)[number][] = rules) {
  return scene(
    ruleset,
    position({
      alone: true,
      ...rest,
      units: [
        { seat: 0, type: 'ranger', on: 'H-10', ...ranger },
        { seat: 0, type: 'command', on: 'A-01', done: true },
        { seat: 1, type: 'front-line', on: 'H-20' },
      ],
    }),
    by,
  );
}
/** Both sides pass into the next turn; the stealth check draws after both initiative cards. */
function nextTurn(s: ReturnType<typeof stage>, draw: number) {
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, d6(6), d6(5), d6(3), d6(draw)));
  return s.state.units[0]!;
}

rule('MAAS-14.3-stealth-entry', 'a Ranger activated to move fades: box 1, staying where it is; not while the suit cools', () => {
  const s = stage({});
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'stealth' });
  expect(s.state.units[0]).toMatchObject({ stealth: { box: 1 }, at: at('H-10'), done: true });
  const cooling = stage(box(0, 'no', 3));
  cooling.does(0, { type: 'activate', unit: 0 });
  expect(why(cooling.refuses(0, { type: 'stealth' }))).toEqual(['MAAS-14.3-stealth-entry']);
  const plain = stage({ type: 'assault' } as Partial<Soldier>);
  plain.does(0, { type: 'activate', unit: 0 });
  expect(why(plain.refuses(0, { type: 'stealth' }))).toEqual(['MAAS-14.3-stealth-entry']);
});
rule('MAAS-14.3-stealth-forced-reveal', 'a d6 below the box reveals it: box 3 on 1 or 2, box 1 never, box 7 always', () => {
  // Markers move up a box as the turn ends, so box 2 is 3 when it is checked.
  expect(nextTurn(stage(box(2)), 2).stealth).toMatchObject({ box: 0, from: 3, leave: 'must' });
  expect(nextTurn(stage(box(2)), 3).stealth.leave).not.toBe('must');
  expect(nextTurn(stage(box(6)), 6).stealth).toMatchObject({ box: 0, from: 7, leave: 'must' });
  const s = stage({});
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'stealth' });
  expect(s.state.units[0]!.stealth.leave).toBe('no');
});
rule('MAAS-14.3-stealth-voluntary', 'a d6 not below the box lets it leave; an equal one does not by the other reading', () => {
  expect(nextTurn(stage(box(1)), 5).stealth.leave).toBe('may');
  expect(nextTurn(stage(box(1)), 2).stealth.leave).toBe('may');
  expect(nextTurn(stage(box(1), {}, [...rules, 'MAAS-reading-53-equal-stays' as never]), 2).stealth.leave).toBe('no');
  const s = stage(box(2, 'may'));
  s.does(0, { type: 'activate', unit: 0 });
  expect(s.state.active!.emerging).toBe(2);
  expect(why(stage(box(2)).refuses(0, { type: 'activate', unit: 0 }))).toContain('MAAS-7.7-completed');
});
rule('MAAS-14.3-stealth-reveal-move', 'movement 7 from box 3: eleven points', () => {
  const s = stage(box(3, 'must'));
  s.does(0, { type: 'activate', unit: 0 });
  expect(s.state.active!.mp).toBe(11);
  expect(s.state.units[0]!.stealth.box).toBe(0);
});
rule('MAAS-14.3-stealth-ground-only', 'on the ground, and not through slag', () => {
  const s = stage(box(3, 'must'), { terrain: { 'H-11': 'slag' } });
  s.does(0, { type: 'activate', unit: 0 });
  expect(why(s.refuses(0, { type: 'bounce', level: 4, boost: false }))).toEqual(['MAAS-14.3-stealth-ground-only']);
  expect(why(s.refuses(0, { type: 'step', to: at('H-11') }))).toEqual(['MAAS-14.3-stealth-ground-only']);
  s.does(0, { type: 'step', to: at('I-11') });
});
rule('MAAS-14.3-stealth-assault', 'afterwards it may fire on the move, and only so', () => {
  const s = stage(box(3, 'must'));
  s.does(0, { type: 'activate', unit: 0 });
  expect(why(s.refuses(0, { type: 'fire', target: 2, mode: 'stationary' }))).toEqual(['MAAS-14.3-stealth-assault']);
  s.does(0, { type: 'step', to: at('H-11') });
  s.does(0, { type: 'fire', target: 2, mode: 'assault' }, ...cards(s.state, d12(1)));
  expect(s.events.find(event => event.type === 'attacked')!.strength.total).toBe(7 - 3 - 2);
});
rule('MAAS-14.3-stealth-no-reaction', 'nobody reacts to it', () => {
  const s = stage(box(3, 'must'));
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'step', to: at('H-11') });
  expect(s.state.pending).toEqual([]);
});
rule('MAAS-14.3-stealth-cooldown', 'out of box 3 on turn 4 it works again on turn 7', () => {
  const s = stage(box(3, 'must'), { state: { turn: 4 } });
  s.does(0, { type: 'activate', unit: 0 });
  expect(s.state.units[0]!.stealth).toEqual({ box: 0, leave: 'no', ready: 7 });
});
for (const id of ['MAAS-14.3-stealth-fired-upon', 'MAAS-9.3.2-mod-stealth'] as const)
  rule(id, 'fired at where it was last seen, at twice the box less', () => {
    const at3 = (n: number): number => {
      const s = scene(
        ruleset,
        position({
          state: { toAct: 1 },
          units: [
            { seat: 0, type: 'ranger', on: 'H-10', ...box(n) },
            { seat: 1, type: 'thumper', on: 'H-15' },
            { seat: 1, type: 'command', on: 'R-35', done: true },
          ],
        }),
        rules,
      );
      s.does(1, { type: 'activate', unit: 1 });
      s.does(1, { type: 'fire', target: 0, mode: 'stationary' }, ...cards(s.state, d12(1)));
      return s.events.find(event => event.type === 'attacked')!.strength.total;
    };
    expect([at3(1), at3(2), at3(3)]).toEqual([11 - 3 - 2, 11 - 3 - 4, 11 - 3 - 6]);
  });
rule('MAAS-14.3-stealth-advance', 'each marker moves up a box as the turn ends', () => {
  expect(nextTurn(stage(box(1)), 6).stealth.box).toBe(2);
});
rule(
  'MAAS-14.3-stealth-forced-reveal',
  'a suit that has failed is seen at once and protects no more; its soldier may still come out',
  () => {
    const s = stage(box(2), { state: { turn: 4 } });
    expect(nextTurn(s, 2).stealth).toEqual({ box: 0, from: 3, leave: 'must', ready: 8 });
    s.does(0, { type: 'goFirst', yes: false });
    s.does(1, { type: 'activate', unit: 2 });
    s.does(1, { type: 'fire', target: 0, mode: 'stationary' }, ...cards(s.state, d12(1)));
    expect(s.events.find(event => event.type === 'attacked')!.strength.total).toBe(8 - 3 - 1 - 1);
    s.does(0, { type: 'activate', unit: 0 });
    expect(s.state.active).toMatchObject({ emerging: 3, mp: 11 });
    expect(s.state.units[0]!.stealth).toEqual({ box: 0, leave: 'no', ready: 8 });
  },
);
rule('MAAS-14.3-stealth-forced-reveal', 'whoever is not called up in that turn has lost the way out', () => {
  const s = stage(box(2), { state: { turn: 4 } });
  nextTurn(s, 2);
  s.does(0, { type: 'goFirst', yes: true });
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, d6(6), d6(5), d6(3)));
  expect(s.state.units[0]!.stealth).toEqual({ box: 0, leave: 'no', ready: 8 });
});
rule('MAAS-14.3-stealth-marker-flip', 'once it has acted it is done like anybody', () => {
  const s = stage(box(2, 'must'));
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'done' });
  expect(s.state.units[0]).toMatchObject({ done: true, stealth: { box: 0 } });
  s.does(1, { type: 'pass' }, ...cards(s.state, d6(6), d6(5), d6(3)));
  expect(s.state.turn).toBe(2);
});
