import type { Unit as Paper } from '@sortie/roster';
import { find } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sheetOf } from '../sheet/compile.ts';
import { unitAt } from '../state.ts';
import {
  eventsOf,
  hold,
  NEXT,
  NORTH,
  numberOf,
  type Placed,
  pair,
  SOUTH,
  shoot,
  start,
  termsOf,
  WITNESS,
} from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
/** A built-in design with something else bolted on or about it. */
const altered = (code: string, change: Partial<Paper>): Paper => ({ ...find(code)!, ...change });
const duel = (attacker: Partial<Placed>, target: Partial<Placed> = {}, ground = {}) => ({
  units: [{ at: '0805', facing: 3, ...attacker } as Placed, { at: '0807', ...target } as Placed, WITNESS],
  ground,
});

describe('spotters, rotary autocannons and flamers', () => {
  rule('TW-th-spotting', 'who spots hits less', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0811' }] });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [{ weapon: 0, target: 1 }], spots: 1 });
    const [fired] = eventsOf(play.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired');
    expect(termsOf(fired!.toHit)).toMatchObject({ 'TW-th-spotting': 1 });
  });
  rule('TW-if-who', 'what is seen is fired at directly', () => {
    const answer = numberOf({ units: [{ at: '0805', facing: 3 }, { at: '0813' }] }, 1, 6);
    expect(termsOf(answer)).not.toHaveProperty('TW-if-mods');
  });
  rule('TW-rac', 'a rotary autocannon fires up to six times and jams sooner', () => {
    const rotary = altered('HBK-4G', {
      mounts: [
        { kind: 'weapon', item: 'ISRotaryAC5', at: 'RT' },
        { kind: 'ammo', item: 'ISRotaryAC5 Ammo', at: 'LT', shots: 20 },
      ],
    });
    const jam = shoot(duel({ design: rotary }), { weapon: 0, rate: 6 }, 2, 2, ...pair(2), ...pair(3), ...pair(3), ...NEXT);
    expect(jam.play.state.units[0]).toMatchObject({ jammed: [0], ammo: [14] });
    expect(eventsOf(jam.events, 'fired')[0]).toMatchObject({ heat: 6, shots: 6 });
    const slow = shoot(duel({ design: rotary }), { weapon: 0, rate: 2 }, 2, 2, ...pair(2), ...pair(3), ...NEXT);
    expect(unitAt(slow.play.state, 0).jammed).toEqual([]);
  });
  rule('TW-flamer', 'a flamer heats or damages', () => {
    const torch = altered('HBK-4G', { mounts: [{ kind: 'weapon', item: 'Flamer', at: 'RA' }] });
    const burn = shoot(duel({ design: torch }), { weapon: 0, hot: true }, ...HIT, ...NEXT);
    expect(eventsOf(burn.events, 'heated')[0]).toMatchObject({ unit: 1, points: 2 });
    expect(eventsOf(burn.events, 'damaged')).toHaveLength(0);
    const hit = shoot(duel({ design: torch }), 0, ...HIT, ...pair(7), ...NEXT);
    expect(eventsOf(hit.events, 'damaged')[0]!.armor).toBe(2);
  });
  rule('TW-inferno', 'each inferno that strikes adds two of heat', () => {
    const hellish = altered('WVR-6R', {
      mounts: [
        { kind: 'weapon', item: 'SRM 6', at: 'LT' },
        { kind: 'ammo', item: 'IS Ammo SRM-6 Inferno', at: 'LT', shots: 15 },
      ],
    });
    expect(sheetOf(hellish).bins[0]?.munition).toBe('INFERNO');
    const burn = shoot(duel({ design: hellish }), 0, ...HIT, ...pair(7), ...NEXT);
    expect(eventsOf(burn.events, 'heated')[0]!.points).toBe(8);
  });
});
