import type { Unit as Paper } from '@sortie/roster';
import { find } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Cause } from '../shape.ts';
import { unitAt } from '../state.ts';
import { eventsOf, NEXT, NORTH, type Placed, SOUTH, start, strike, WITNESS, walk } from '../testing/table.fixture.ts';

const alone = (unit: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }], ground });
const piloting = (unit: Partial<Placed>, cause: Cause): number => {
  const { book, state } = alone(unit);
  return book.ask('piloting', { state, unit: unitAt(state, 0), cause, causes: [cause], depth: 0 }).total;
};
/** A built-in design with something else bolted on or about it. */
const altered = (code: string, change: Partial<Paper>): Paper => ({ ...find(code)!, ...change });

describe('moving', () => {
  const hot = altered('HBK-4G', {
    mounts: [...find('HBK-4G')!.mounts, { kind: 'equipment', item: 'Triple Strength Myomer', at: 'CT' }],
  });
  rule('TW-mp-tsm', 'hot myomer gives two points and doubles blows', () => {
    const { book, state } = alone({ design: hot, heat: 9 });
    expect(book.ask('walkMp', { unit: unitAt(state, 0) }).total).toBe(5);
    const play = start({
      phase: 'physical',
      units: [
        { at: '0808', facing: 3, design: hot, heat: 9 },
        { at: '0809' },
        { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } },
      ],
    });
    play.does(NORTH, strike(0, { kind: 'punch', arm: 'LA', target: 1 }));
    expect(eventsOf(play.does(SOUTH, strike(1), 1, 1, ...NEXT), 'struck')[0]!.damage).toBe(10);
  });
  const plate = (code: string) => altered(code, { armor: { ...find(code)!.armor, type: 'Hardened(Inner Sphere)' } });
  const runs = (design: Paper | string): number => {
    const { book, state } = alone({ design });
    return book.ask('runMp', { unit: unitAt(state, 0), walk: 4 }).total;
  };
  rule('TW-mp-run#5', "hardened armor costs a 'Mech a point of running", () =>
    expect([runs('HBK-4G'), runs(plate('HBK-4G'))]).toEqual([6, 5]),
  );
  rule('TW-mp-run#6', 'and a vehicle nothing', () =>
    expect([runs('Manticore Heavy Tank'), runs(plate('Manticore Heavy Tank'))]).toEqual([6, 6]),
  );
  rule('TW-move-terrain', 'what may not be entered is refused', () => {
    const play = alone({}, { '0809': '4' });
    expect(play.refuses(NORTH, walk(0, 'F')).map(one => one.rule)).toContain('TW-move-terrain');
  });
  rule('TW-ter-level', 'up and down cost alike', () => {
    const play = alone({}, { '0808': '1' });
    play.does(NORTH, walk(0, 'F'));
    expect(unitAt(play.state, 0).moved!.spent).toBe(2);
  });
  rule('TW-ter-road', 'a road hex costs one', () => {
    const play = alone({}, { '0808': 'p', '0809': 'p' });
    play.does(NORTH, walk(0, 'F'));
    expect(unitAt(play.state, 0).moved!.spent).toBe(1);
  });
  rule('TW-crit-hip', 'a hip halves the points and forbids kicks', () => {
    const { book, state } = alone({ hits: { RL: [0] } });
    expect(book.ask('walkMp', { unit: unitAt(state, 0) }).total).toBe(3);
    expect(piloting({ hits: { RL: [0] } }, 'kicked')).toBe(7);
  });
  for (const [id, slot] of [
    ['TW-crit-upleg', 1],
    ['TW-crit-loleg', 2],
    ['TW-crit-foot', 3],
  ] as const)
    rule(id, 'it costs a point and makes piloting harder', () => {
      const { book, state } = alone({ hits: { RL: [slot] } });
      expect(book.ask('walkMp', { unit: unitAt(state, 0) }).total).toBe(4);
      expect(piloting({ hits: { RL: [slot] } }, 'kicked')).toBe(6);
    });
  rule('TW-mp-actuators', 'legs that are damaged slow a unit down', () => {
    const { book, state } = alone({ hits: { LL: [1], RL: [3] } });
    expect(book.ask('walkMp', { unit: unitAt(state, 0) }).total).toBe(3);
  });
});
