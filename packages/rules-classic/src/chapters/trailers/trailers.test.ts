import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Setup } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { bin, weapon } from '../../testing/guns.fixture.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import { at, eventsOf, fire, hold, NEXT, NORTH, type Placed, SOUTH, start, WITNESS, walk } from '../../testing/table.fixture.ts';
import { hitched } from './hitching.ts';

const LINE = 'TOE-ammo-trailers';
const TANK = find('Manticore Heavy Tank')!;
const GUN: Paper = { ...TANK, mounts: [weapon('Autocannon/5', 'TU')] };
const TRAILER: Paper = { ...TANK, chassis: 'Ammo Trailer', mounts: [bin('IS Ammo AC/5', 20, 'BD')], build: { trailer: true } };

/** A tank with a gun and no ammunition, and what stands beside it with ammunition. */
function train(rules: readonly `${string}-${string}`[], trailer: Partial<Placed> = {}) {
  const setup = {
    map: 'hills',
    forces: [[{ design: GUN }, { design: TRAILER, towedBy: 0 }], [{ design: 'LCT-1V' }]],
    turns: null,
  } as const;
  const units: readonly Placed[] = [
    { at: '0805', facing: 3, design: GUN, seat: NORTH },
    { at: '0804', facing: 3, design: TRAILER, seat: NORTH, ...trailer },
    { ...WITNESS, at: '0812', moved: ['stand', 0] },
  ];
  const before = start({ units, rules }).state;
  const { units: coupled } = hitched(before, setup as unknown as Setup);
  return start({ units: units.map((unit, i) => ({ ...unit, ...coupled[i], at: unit.at, moved: unit.moved! }) as Placed), rules });
}

describe('trailers', () => {
  const ready = (rules: readonly `${string}-${string}`[], trailer: Partial<Placed> = {}) => {
    const play = train(rules, trailer);
    play.does(NORTH, { type: 'move', unit: 1, mode: 'stand' });
    play.does(NORTH, walk(0, 'F'));
    return play;
  };
  rule('TOE-ammo-trailers#1', 'a vehicle fires what the one that is coupled to it carries', () => {
    const play = ready([LINE]);
    play.does(NORTH, fire(0, 2, 0));
    play.does(NORTH, hold(1));
    play.does(SOUTH, hold(2), 1, 1, ...NEXT);
    expect([unitAt(play.state, 0).ammo, unitAt(play.state, 1).ammo]).toEqual([[0], [19]]);
    expect(ready([]).refuses(NORTH, fire(0, 2, 0))).toHaveLength(1);
    expect(ready([LINE], { at: '0802' }).refuses(NORTH, fire(0, 2, 0))).toHaveLength(1);
  });
  rule('TOE-ammo-trailers#2', 'it comes after the one ahead, as long as it is beside it', () => {
    expect([unitAt(ready([LINE]).state, 1).at, unitAt(ready([LINE], { at: '0802' }).state, 1).at]).toEqual([at('0805'), at('0802')]);
    expect(eventsOf(ready([LINE]).events, 'displaced')).toMatchObject([{ unit: 1, facing: 3 }]);
  });
  rule('TOE-ammo-trailers', 'the set-up says who pulls whom', () => {
    const ok = (...entries: readonly object[]) => readSetup({ map: 'hills', forces: [entries, [{ design: 'GRF-1N' }]], turns: null }).ok;
    expect(ok({ design: GUN }, { design: TRAILER, towedBy: 0 })).toBe(true);
    expect(ok({ design: 'GRF-1N' }, { design: TRAILER, towedBy: 0 })).toBe(false);
    expect(ok({ design: GUN }, { design: TRAILER, towedBy: 0 }, { design: TRAILER, towedBy: 0 })).toBe(false);
  });
});
