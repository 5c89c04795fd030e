import { boardOf, siteAt, terrainAt } from '@sortie/board';
import type { Ruleset } from '@sortie/kernel';
import { scene } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { rollOrFall } from './piloting/roll.ts';
import type { ClassicRule } from './rule.ts';
import { EDITIONS, RULES, ruleset } from './ruleset.ts';
import type { Classic } from './shape.ts';
import { unitAt } from './state.ts';
import { at, eventsOf, fire, hold, NEXT, NORTH, type Position, SOUTH, table, termsOf, walk } from './testing/table.fixture.ts';

/** What rules of other books need: a term, a waiver, a step on the way, a step of the End Phase, another table. */
const dusk: ClassicRule = { id: 'XX-dusk', cite: 'test', kind: 'advanced', adds: { toHit: () => 1 } };
const lit: ClassicRule = {
  id: 'XX-lit-heights',
  cite: 'test',
  kind: 'advanced',
  needs: ['XX-dusk'],
  waives: { toHit: ({ state, target }) => (target.at && siteAt(boardOf(state.board), target.at)!.level >= 1 ? ['XX-dusk'] : undefined) },
};
const brittle: ClassicRule = {
  id: 'XX-brittle-ground',
  cite: 'test',
  kind: 'advanced',
  adds: { piloting: ({ unit, state }) => (unit.at && terrainAt(boardOf(state.board), unit.at, 'rough') ? 2 : undefined) },
  steps: {
    entering: [
      {
        name: 'brittle',
        after: 'rubble',
        run: (play, about) => {
          if (!about.stopped && terrainAt(boardOf(play.state.board), about.to, 'rough'))
            about.stopped = !rollOrFall(play, about.unit, 'rubble');
        },
      },
    ],
  },
};
const embers: ClassicRule = {
  id: 'XX-embers',
  cite: 'test',
  kind: 'advanced',
  steps: {
    end: [
      {
        name: 'embers',
        after: 'fires',
        run: play => {
          for (const { id } of play.state.units) play.emit({ type: 'heated', unit: id, points: 1 });
        },
      },
    ],
  },
};
const softFalls: ClassicRule = {
  id: 'XX-soft-falls',
  cite: 'test',
  kind: 'advanced',
  replaces: ['TW-fall-damage'],
  base: { fallDamage: ({ depth }) => (depth > 0 ? undefined : 1) },
};
const thinAir: ClassicRule = {
  id: 'XX-thin-air',
  cite: 'test',
  kind: 'advanced',
  adds: { cooling: () => -4, walkMp: () => -1, stepCost: () => 1 },
};

const MORE = [dusk, lit, brittle, embers, softFalls, thinAir];
const larger: Ruleset<Classic> = { ...ruleset, rules: [...RULES, ...MORE] };
const play = (position: Position, ...ids: readonly ClassicRule['id'][]) =>
  scene(larger, table(position), [...EDITIONS['classic']!, ...ids]);

describe('rules of other books', () => {
  const shot = (ground: Position['ground'], ...ids: readonly ClassicRule['id'][]) => {
    const now = play({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0809' }], ground: ground ?? {} }, ...ids);
    now.does(NORTH, fire(0, 1, 0));
    return eventsOf(now.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired')[0]!.toHit;
  };
  test('add a term to a number and waive it again', () => {
    expect(termsOf(shot({}, 'XX-dusk'))).toMatchObject({ 'XX-dusk': 1 });
    const high = shot({ '0809': '1' }, 'XX-dusk', 'XX-lit-heights');
    expect(high.total).toBe(4);
    expect(high.terms.find(term => term.rule === 'XX-dusk')).toMatchObject({ value: 1, waivedBy: 'XX-lit-heights' });
  });
  test('put a step on the way and a term on its roll, and replace a formula', () => {
    const now = play({ units: [{ at: '0808', facing: 3 }, { at: '0117' }], ground: { '0809': 'r' } }, 'XX-brittle-ground', 'XX-soft-falls');
    const events = now.does(NORTH, walk(0, 'F'), 3, 3, 1, 3, 4, 6, 6);
    expect(eventsOf(events, 'piloted')[0]).toMatchObject({ ok: false, number: { total: 7 } });
    expect(eventsOf(events, 'fell')[0]).toMatchObject({ damage: 1 });
    expect(unitAt(now.state, 0).at).toEqual(at('0809'));
  });
  test('put a step into the End Phase', () => {
    const now = play({ phase: 'weapon', units: [{ at: '0101' }, { at: '1617' }] }, 'XX-embers');
    now.does(NORTH, hold(0));
    expect(eventsOf(now.does(SOUTH, hold(1), ...NEXT), 'heated')).toHaveLength(2);
    const order = now.book.order('end');
    expect(order.indexOf('embers')).toBe(order.indexOf('fires') + 1);
  });
  test('alter points, costs and cooling', () => {
    const now = play({ units: [{ at: '0808', facing: 3 }, { at: '0117' }] }, 'XX-thin-air');
    expect(now.refuses(NORTH, walk(0, 'FFF')).map(one => one.rule)).toContain('TW-mp-min');
    now.does(NORTH, walk(0, 'FF'));
    expect(unitAt(now.state, 0).moved!.spent).toBe(4);
    expect(now.book.ask('cooling', { state: now.state, unit: unitAt(now.state, 0), depth: 0 }).total).toBe(8);
  });
});
