import { describe, expect, test } from 'vitest';
import { options } from '../options.ts';
import { ruleset } from '../ruleset.ts';
import type { Command } from '../shape.ts';
import { placed, unitAt } from '../state.ts';
import { at, fire, NORTH, type Placed, start } from '../testing/table.fixture.ts';
import { isFired } from './attacking.ts';
import { mayFire } from './holding-fire.ts';

const TANK = 'Vedette Medium Tank';
/** A machine that has an enemy and a building before it. */
const facing = (unit: Partial<Placed>) =>
  start({ phase: 'weapon', units: [{ at: '0805', facing: 3, ...unit }, { at: '0809' }], ground: { '0908': 'C' } });
const atWall: Command = { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0908') }] };

/** What the rules say of it: may it fire, is a shot offered, and who refuses a shot at somebody and one at a wall. */
function judged(unit: Partial<Placed>) {
  const play = facing(unit);
  const offered = [...options(play.state, NORTH, play.book)].some(one => one.type === 'declare' && one.unit === 0 && isFired(one));
  const by = (command: Command) => play.book.check(ruleset.view(play.state, NORTH), command, NORTH).map(({ rule }) => rule);
  return { may: mayFire(play.state, placed(unitAt(play.state, 0)), play.book), offered, shot: by(fire(0, 1, 0)), wall: by(atWall) };
}

describe('whoever fires nothing is offered nothing, and refused by the same rule at units and at walls', () => {
  test('a sound machine fires at both', () => {
    expect(judged({})).toMatchObject({ may: true, offered: true, wall: [] });
    expect(judged({ design: TANK })).toMatchObject({ may: true, offered: true, wall: [] });
  });
  const { wear } = unitAt(facing({ design: TANK }).state, 0);
  test.each<[string, Partial<Placed>, string]>([
    ['shut down', { shutDown: true }, 'TW-unconscious'],
    ['out of its senses', { awake: false }, 'TW-unconscious'],
    ['on its face without an arm', { prone: true, gone: ['LA'] }, 'TW-prone-fire'],
    ['stunned', { design: TANK, wear: { ...wear!, stunned: 1 } }, 'TW-house-stunned'],
    ['without sensors', { design: TANK, wear: { ...wear!, sensors: 4 } }, 'TW-th-vehsensor'],
    ['carried', { rides: 1 }, 'TW-ba-mech'],
    ['clinging to a machine', { clings: 1 }, 'TW-ba-swarm'],
  ])('%s', (_, unit, rule) => {
    const { may, offered, shot, wall } = judged(unit);
    expect([may, offered]).toEqual([false, false]);
    expect(shot).toContain(rule);
    expect(wall).toContain(rule);
  });
  test('a crew that lost three of its sensors still fires', () => {
    expect(judged({ design: TANK, wear: { ...wear!, sensors: 3 } })).toMatchObject({ may: true, wall: [] });
  });
});
