import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { ATLAS } from '../testing/brawl.fixture.ts';
import { type Ground, HIT, MISS, objections } from '../testing/core.fixture.ts';
import { at, eventsOf, fire, hold, NEXT, NORTH, type Placed, SOUTH, start, stepsIn, strike, termsOf } from '../testing/table.fixture.ts';

const TANK = 'Vedette Medium Tank';
const MEN = 'Foot Platoon (Rifle)';

describe('charges', () => {
  const field = (target: Partial<Placed> = {}, unit: Partial<Placed> = {}, ground: Ground = {}) =>
    start({
      units: [
        { at: '0805', facing: 3, ...unit } as Placed,
        { at: '0809', moved: ['stand', 0], ...target } as Placed,
        { at: '0117', moved: ['stand', 0] },
      ],
      ground,
    });
  const charge = (steps: string, mode: 'walk' | 'run' = 'run') =>
    ({ type: 'move', unit: 0, mode, steps: stepsIn(steps), charge: 1 }) as const;
  const leap = { type: 'move', unit: 0, mode: 'jump', to: at('0809'), facing: 3, onto: 1 } as const;
  /** Nobody fires; the blow is rolled with these dice. */
  const meet = (play: ReturnType<typeof field>, ...dice: readonly number[]) => {
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    if (unitAt(play.state, 0).moved!.assault!.kind === 'dfa') return play.does(SOUTH, hold(2), ...dice);
    play.does(SOUTH, hold(2));
    return play.does(SOUTH, strike(1), ...dice);
  };
  rule('TW-phys-declare#2', 'both are said with the move and rolled with the blows', () => {
    const play = field();
    play.does(NORTH, charge('FFF'));
    expect(unitAt(play.state, 0)).toMatchObject({ at: at('0808'), moved: { assault: { kind: 'charge', target: 1 } } });
    expect(eventsOf(play.events, 'struck')).toEqual([]);
  });
  rule('TW-charge-how#2', 'only at whoever has moved, or cannot', () => {
    const open = (target: Partial<Placed>) =>
      objections(start({ units: [{ at: '0805', facing: 3 }, { at: '0809', ...target } as Placed, { at: '0117' }] }), charge('FFF'));
    expect(open({})).toContain('TW-charge-how');
    expect([open({ moved: ['walk', 2] }), open({ shutDown: true })]).toEqual([[], []]);
  });
  rule('TW-charge-how#3', "a 'Mech charges 'Mechs that stand", () => {
    for (const target of [{ prone: true }, { design: TANK }, { design: MEN }, { design: 'Roc' }])
      expect(objections(field(target), charge('FFF'))).not.toEqual([]);
    expect(objections(field(), charge('FFF'))).toEqual([]);
  });
  rule('TW-charge-how#4', 'and fires nothing', () => {
    const play = field();
    play.does(NORTH, charge('FFF'));
    expect(objections(play, fire(0, 1, 1))).not.toEqual([]);
    const jumped = field();
    jumped.does(NORTH, leap);
    expect(objections(jumped, fire(0, 2, 0))).not.toEqual([]);
  });
  rule('TW-charge-how#5', 'it stands beside its target until the blows', () => {
    const play = field();
    play.does(NORTH, charge('FFF'));
    expect(unitAt(play.state, 0).at).toEqual(at('0808'));
    expect(unitAt(collide().play.state, 0).at).toEqual(at('0809'));
  });
  rule('TW-charge-how#8', 'nobody charges who has gone backward', () => {
    expect(objections(field(), charge('BFFFF', 'walk'))).not.toEqual([]);
  });
  const collide = () => {
    const play = field({ design: 'AS7-D', piloting: 4 });
    play.does(NORTH, charge('FFF'));
    return { play, events: meet(play, ...HIT, 3, 4, 3, 4, 3, 4, 3, 4, 1, 2, 1, 2, ...HIT, ...HIT, ...NEXT) };
  };
  rule('TW-charge#1', 'by the Piloting of both', () => expect(eventsOf(collide().events, 'struck')[0]!.toHit.total).toBe(8));
  rule('TW-charge#2', 'a tenth of the weight for each hex beyond the first', () =>
    expect(eventsOf(collide().events, 'struck')[0]!.damage).toBe(17),
  );
  const taken = (id: number) => eventsOf(collide().events, 'damaged').flatMap(({ unit, armor }) => (unit === id ? [armor] : []));
  rule('TW-charge-hit#2', 'the charger takes a tenth of the other', () => expect(taken(0).reduce((sum, one) => sum + one, 0)).toBe(10));
  rule('TW-charge-hit#3', 'in fives for both', () =>
    expect([taken(0), taken(1)]).toEqual([
      [5, 5],
      [5, 5, 5, 2],
    ]),
  );
  rule('TW-charge-hit#5', 'the other is driven back, the charger takes its hex, and both roll at two more', () => {
    const { play, events } = collide();
    expect([unitAt(play.state, 0).at, unitAt(play.state, 1).at]).toEqual([at('0809'), at('0810')]);
    expect(eventsOf(events, 'piloted').map(({ unit, number }) => [unit, number.total])).toEqual([
      [0, 7],
      [1, 6],
    ]);
  });
  const passes = (ground: Ground, ...dice: readonly number[]) => {
    const play = field({}, {}, ground);
    play.does(NORTH, charge('FFF'));
    return { play, events: meet(play, ...MISS, ...dice, ...NEXT) };
  };
  rule('TW-charge-miss#1', 'a miss ends beside the other, on the higher side, else by lot', () => {
    const ends = (ground: Ground, ...dice: readonly number[]) => unitAt(passes(ground, ...dice).play.state, 0).at;
    expect([ends({ '0909': '1' }), ends({ '0709': '1' })]).toEqual([at('0909'), at('0709')]);
    expect([ends({}, 1), ends({}, 6)].map(hex => JSON.stringify(hex)).sort()).toEqual(
      [at('0709'), at('0909')].map(hex => JSON.stringify(hex)).sort(),
    );
  });
  rule('TW-charge-miss#2', 'and hurts nobody', () => expect(eventsOf(passes({}, 1).events, 'damaged')).toEqual([]));
  rule('TW-dfa-how#1', 'a jump onto whoever has moved, or cannot', () => {
    const open = (target: Partial<Placed>) =>
      objections(start({ units: [{ at: '0805', facing: 3 }, { at: '0809', ...target } as Placed, { at: '0117' }] }), leap);
    expect(open({})).toContain('TW-dfa-how');
    expect([open({ moved: ['walk', 1] }), open({ shutDown: true })]).toEqual([[], []]);
  });
  const land = (...dice: readonly number[]) => {
    const play = field(ATLAS);
    play.does(NORTH, leap);
    return { play, events: meet(play, ...dice, ...NEXT) };
  };
  const hits = () => land(...HIT, 1, 1, 1, 2, 1, 4, 1, ...HIT, ...HIT);
  rule('TW-dfa-how#4', 'the jump counts', () =>
    expect(termsOf(eventsOf(hits().events, 'struck')[0]!.toHit)).toMatchObject({ 'TW-th-jump': 3 }),
  );
  rule('TW-dfa#1', 'by the Piloting of both and the jump', () => expect(eventsOf(hits().events, 'struck')[0]!.toHit.total).toBe(8));
  rule('TW-dfa#2', 'three tenths of the weight', () => expect(eventsOf(hits().events, 'struck')[0]!.damage).toBe(17));
  rule('TW-dfa-hit#1', 'in fives on the upper body', () => {
    expect(eventsOf(hits().events, 'damaged').flatMap(({ unit, location, armor }) => (unit === 1 ? [[location, armor]] : []))).toEqual([
      ['LA', 5],
      ['LA', 5],
      ['LA', 5],
      ['LT', 2],
    ]);
  });
  rule('TW-dfa-hit#3', 'a fifth of the own weight to the own legs', () => {
    expect(eventsOf(hits().events, 'damaged').flatMap(({ unit, location, armor }) => (unit === 0 ? [[location, armor]] : []))).toEqual([
      ['RL', 5],
      ['LL', 5],
      ['RL', 1],
    ]);
  });
  rule('TW-dfa-hit#4', 'the other makes room and rolls at two more, the jumper at four more', () => {
    const { play, events } = hits();
    expect([unitAt(play.state, 0).at, unitAt(play.state, 1).at]).toEqual([at('0809'), at('0810')]);
    expect(eventsOf(events, 'piloted').map(({ unit, number }) => [unit, number.total])).toEqual([
      [0, 9],
      [1, 7],
    ]);
  });
  rule('TW-dfa-miss#2', 'a miss falls two levels on its back', () => {
    const { events } = land(...MISS, 1, 2, 5, 5, 2, 3, 4, 5, ...HIT);
    expect(eventsOf(events, 'fell')[0]).toMatchObject({ unit: 0, levels: 2, damage: 18 });
    expect(eventsOf(events, 'located').every(({ side }) => side === 'rear')).toBe(true);
    expect(eventsOf(events, 'pilotChecked')).toHaveLength(1);
  });
  rule('TW-psr-dfamiss', 'without a roll to stay upright', () => {
    const { events } = land(...MISS, 1, 2, 5, 5, 2, 3, 4, 5, ...HIT);
    expect(eventsOf(events, 'piloted')).toEqual([]);
  });
});
