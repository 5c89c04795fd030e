import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Blow, Thing } from '../shape.ts';
import { unitAt } from '../state.ts';
import { ATLAS, club, may, missed, struck } from '../testing/brawl.fixture.ts';
import { type Ground, HIT, MISS } from '../testing/core.fixture.ts';
import { eventsOf, type Placed, pair } from '../testing/table.fixture.ts';

const swing: Blow = { kind: 'swing', target: 1 };
const TREE: Thing = { kind: 'tree', halves: 0 };
const GIRDER: Thing = { kind: 'girder', halves: 0 };

describe('things in hand', () => {
  const held = (holds: Thing, more: Partial<Placed> = {}): Partial<Placed> => ({ condition: { holds }, ...more });
  rule('TW-club#1', 'one easier, a fifth of the weight', () =>
    expect(missed(swing, held(GIRDER))).toMatchObject({ toHit: { total: 4 }, damage: 11 }),
  );
  rule('TW-club#2', 'with both hands and shoulders', () => {
    expect(may(swing, held(GIRDER))).toEqual([]);
    for (const hits of [{ RA: [0] }, { LA: [0] }, { RA: [3] }, { LA: [3] }]) expect(may(swing, held(GIRDER, { hits }))).not.toEqual([]);
  });
  rule('TW-club#3', 'two harder for each joint', () => {
    expect([
      missed(swing, held(GIRDER, { hits: { RA: [1] } })).toHit.total,
      missed(swing, held(GIRDER, { hits: { RA: [1, 2], LA: [1] } })).toHit.total,
    ]).toEqual([6, 10]);
  });
  rule('TW-club#4', 'a tree breaks with a hit, a girder does not', () => {
    const keeps = (holds: Thing, ...dice: readonly number[]) =>
      unitAt(struck(swing, held(holds), ATLAS, {}, ...dice).play.state, 0).condition?.holds !== undefined;
    expect([keeps(TREE, ...HIT, ...pair(7)), keeps(TREE, ...MISS), keeps(GIRDER, ...HIT, ...pair(7))]).toEqual([false, true, true]);
  });
  const strong = (holds: Thing): Partial<Placed> => ({
    ...held(holds),
    heat: 9,
    design: { ...find('GRF-1N')!, mounts: [{ kind: 'equipment', item: 'Triple Strength Myomer', at: 'CT', slots: 6 } as Mount] },
  });
  rule('TW-club#6', 'hot muscles double it', () => expect(missed(swing, strong(GIRDER)).damage).toBe(22));
  rule('TW-phys-tsm#3', 'trees and girders alike', () =>
    expect([missed(swing, strong(TREE)).damage, missed(swing, strong(GIRDER)).damage]).toEqual([22, 22]),
  );
  rule('TW-hatchet#1', 'one easier, a fifth of the weight', () =>
    expect(missed(club, { design: 'HCT-3F' })).toMatchObject({ toHit: { total: 4 }, damage: 9 }),
  );
  rule('TW-hatchet#2', 'with the shoulder and the hand of its arm', () => {
    for (const slot of [0, 3]) expect(may(club, { design: 'HCT-3F', hits: { RA: [slot] } })).not.toEqual([]);
    expect(may(club, { design: 'HCT-3F', hits: { LA: [0, 3] } })).toEqual([]);
  });
  const tool = (item: string): Paper => ({ ...find('HCT-3F')!, mounts: [{ kind: 'equipment', item, at: 'RA', slots: 3 }] });
  const swung = (item: string, shaky = false) => {
    const { toHit, damage } = missed(club, { design: tool(item) }, {}, {}, shaky);
    return [toHit.total - 5, damage];
  };
  rule('TW-mace#1', 'one harder, a quarter of the weight', () => expect(swung('Mace', true)).toEqual([1, 12]));
  rule('TW-mace#2', 'a miss asks for a roll', () => {
    const { events } = struck(club, { design: tool('Mace') }, {}, {}, ...MISS, ...HIT);
    expect(eventsOf(events, 'piloted')[0]).toMatchObject({ unit: 0 });
  });
  rule('TW-indust#1', 'saws, drills, backhoes and pile drivers', () => {
    expect([swung('Chainsaw'), swung('Dual Saw'), swung('MiningDrill'), swung('Backhoe'), swung('Heavy-Duty Pile Driver')]).toEqual([
      [0, 5],
      [0, 7],
      [-1, 4],
      [1, 6],
      [2, 10],
    ]);
  });
  rule('TW-indust#2', 'wrecking balls, rock cutters, flails and combines', () => {
    expect([swung('IS Wrecking Ball'), swung('Rock Cutter'), swung('IS Flail'), swung('Combine')]).toEqual([
      [1, 8],
      [1, 5],
      [0, 9],
      [-2, 3],
    ]);
  });
  rule('TW-phys-level-club#1', 'at either of the two levels', () => {
    const hatchet = { design: 'HCT-3F' };
    expect([may(club, hatchet, {}, { '0809': '1' }), may(club, hatchet, {}, { '0808': '1' }), may(club, hatchet)]).toEqual([[], [], []]);
    expect(may(club, hatchet, {}, { '0809': '2' })).not.toEqual([]);
  });
  rule('TW-phys-level-club#2', 'on the level over the whole body', () => {
    const place = (total: number) =>
      eventsOf(struck(club, { design: 'HCT-3F' }, ATLAS, {}, ...HIT, ...pair(total)).events, 'located')[0]!.struck.location;
    expect([place(5), place(7), place(10)]).toEqual(['RL', 'CT', 'LA']);
  });
  rule('TW-phys-level-club#4', 'a higher target in the legs, a lower one above', () => {
    const place = (ground: Ground, die: number) =>
      eventsOf(struck(club, { design: 'HCT-3F' }, ATLAS, ground, ...HIT, die).events, 'located')[0]!.struck.location;
    expect([place({ '0809': '1' }, 1), place({ '0808': '1' }, 1)]).toEqual(['RL', 'LA']);
  });
});
