import { rule, scene } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { EDITIONS, ruleset } from '../ruleset.ts';
import type { Command, Move } from '../shape.ts';
import { unitAt } from '../state.ts';
import { numberIn, objections, pass } from '../testing/core.fixture.ts';
import {
  at,
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  pair,
  table as position,
  run,
  SOUTH,
  start,
  stay,
  termsOf,
  WITNESS,
  walk,
} from '../testing/table.fixture.ts';

const MAXIM = 'Maxim Heavy Hover Transport';
const KARNOV = 'Karnov UR Transport';
const RIFLES = 'Foot Platoon (Rifle)';
const SUITS = 'Elemental Battle Armor [Laser](Sqd5)';
const HIT = [6, 6] as const;
const [HOST, TROOPS] = [0, 1];
const mount: Move = { type: 'move', unit: TROOPS, mode: 'stand', task: 'mount', into: HOST };
const unload: Command = { type: 'unload', unit: HOST, troops: TROOPS };
const convoy = (host: Partial<Placed> = {}, troops: Partial<Placed> = {}, ...more: readonly Placed[]) =>
  start({
    units: [
      { at: '0803', facing: 3, design: MAXIM, ...host } as Placed,
      { at: '0804', seat: NORTH, design: RIFLES, ...troops } as Placed,
      { at: '0813', seat: SOUTH, moved: ['stand', 0] },
      ...more,
    ],
  });
/** The troops have got in before, and a new turn begins. */
const riding = (...more: readonly Placed[]) => {
  const play = convoy({}, {}, ...more);
  play.does(NORTH, mount);
  play.does(NORTH, stay(HOST));
  pass(play, ...NEXT);
  return play;
};

describe('passengers', () => {
  rule('TW-veh-carry#1', 'in and out in the Movement Phase, as many tons as there is room for', () => {
    expect(objections(convoy(), mount)).toEqual([]);
    expect(objections(convoy({ design: 'Vedette Medium Tank' }), mount)).toEqual(['TW-veh-carry']);
    // Five suits weigh five tons; a Maxim holds twelve of foot, a Karnov more.
    expect(objections(convoy({ design: KARNOV }, { design: SUITS }), mount)).toEqual([]);
    expect(objections(convoy({}, { design: SUITS }), mount)).toEqual(['TW-veh-carry']);
    const play = riding();
    expect(objections(play, unload)).toEqual([]);
    play.does(NORTH, stay(HOST));
    play.does(SOUTH, stay(2));
    expect(objections(play, unload)).toContain('TW-veh-carry');
  });
  rule('TW-veh-carry#2', 'inside they neither fire nor are fired at', () => {
    const play = convoy();
    play.does(NORTH, mount);
    play.does(NORTH, stay(HOST));
    expect(objections(play, fire(TROOPS, 2, 0))).toContain('TW-fire-declare');
    expect(objections(play, fire(2, TROOPS, 0), SOUTH)).toContain('TW-house-targets');
  });
  rule('TW-veh-carry#3', 'they get in instead of moving, from beside it, and before it moves', () => {
    expect(objections(convoy({}, { at: '0803' }), mount)).toEqual([]);
    expect(objections(convoy({}, { at: '0805' }), mount)).toEqual(['TW-veh-carry']);
    expect(objections(convoy({ moved: ['walk', 1] }), mount)).toEqual(['TW-veh-carry']);
    const play = convoy();
    play.does(NORTH, mount);
    expect(unitAt(play.state, TROOPS)).toMatchObject({ at: null, aboard: HOST, moved: { done: true } });
    expect(objections(play, unload)).toContain('TW-veh-carry');
  });
  rule('TW-veh-carry#4', 'they get out where it is, before or after its move, have moved as it has, and may fire', () => {
    const before = riding();
    before.does(NORTH, unload);
    expect(unitAt(before.state, TROOPS)).toMatchObject({ at: at('0803'), moved: { mode: 'stand', hexes: 0, done: true } });
    const after = riding({ at: '0101', seat: NORTH, moved: ['stand', 0] });
    after.does(NORTH, run(HOST, 'FFFFF'));
    after.does(NORTH, unload);
    expect(unitAt(after.state, TROOPS)).toMatchObject({ at: at('0808'), moved: { mode: 'run', hexes: 5, done: true } });
    after.does(NORTH, stay(3));
    after.does(SOUTH, walk(2, 'FF'));
    expect(termsOf(numberIn(after, 2, TROOPS))['TW-th-tmm']).toBe(2);
    expect(objections(after, fire(TROOPS, 2, 0))).toEqual([]);
  });
  rule('TW-veh-carry#5', 'what becomes of it becomes of them', () => {
    const play = convoy({ at: '0801', facing: 0 }, { at: '0801' });
    play.does(NORTH, mount);
    play.does(NORTH, walk(HOST, 'F'));
    expect([unitAt(play.state, HOST).fate, unitAt(play.state, TROOPS).fate]).toEqual(['withdrawn', 'withdrawn']);
    const { play: lost } = shot(12);
    expect([unitAt(lost.state, 1).fate, unitAt(lost.state, 3).fate]).toEqual(['destroyed', 'destroyed']);
  });
  /** A laser opens the side of a transport with two lots of troops aboard, and this is rolled for the critical hit. */
  function shot(roll: number, ...dice: readonly number[]) {
    const units: readonly Placed[] = [
      { at: '0805', facing: 3, design: 'HBK-4G' },
      { at: '0807', design: KARNOV, facing: 1, armor: { LS: 0 }, structure: { LS: 20 } },
      WITNESS,
      { at: '1617', design: RIFLES, aboard: 1, seat: SOUTH },
      { at: '1617', design: SUITS, aboard: 1, seat: SOUTH },
    ];
    const state = position({ phase: 'weapon', units });
    const play = scene(
      ruleset,
      { ...state, units: state.units.map(unit => (unit.id > 2 ? { ...unit, at: null } : unit)) },
      EDITIONS['classic'],
    );
    play.does(NORTH, fire(0, 1, 0));
    play.does(SOUTH, hold(1));
    return { play, events: play.does(SOUTH, hold(2), ...HIT, ...pair(7), ...pair(roll), ...dice, ...NEXT) };
  }
  rule('TW-vehcrit-effects#11', 'a hit on the hold strikes one of those aboard; an empty hold gives way to the next result', () => {
    // Seven is the hold of a helicopter. A one picks the platoon, a two the squad, whose third suit is struck.
    const first = shot(7, 1);
    expect(eventsOf(first.events, 'worn')[0]!.what).toBe('cargo');
    expect(unitAt(first.play.state, 3).structure['TR']).toBe(23);
    const second = shot(7, 2, 3);
    expect(unitAt(second.play.state, 4).armor).toMatchObject({ S3: 5, S1: 10 });
    expect(unitAt(second.play.state, 3).structure['TR']).toBe(28);
  });
});
