import { boardOf, siteAt } from '@sortie/board';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { State } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { HIT } from '../../testing/armed.fixture.ts';
import { bin, duel, gear, griffin, lob, MUNITIONS, shell, weapon } from '../../testing/guns.fixture.ts';
import {
  at,
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  pair,
  SOUTH,
  shoot,
  start,
  strike,
  termsOf,
  WITNESS,
  walk,
} from '../../testing/table.fixture.ts';

const PLATOON = 'Foot Platoon (Rifle)';
const SQUAD = 'Elemental Battle Armor [Laser](Sqd5)';
const ground = (state: State, hex: string) => siteAt(boardOf(state.board), at(hex))!.terrains;
const launcher = (item: string, missiles: string) => griffin(weapon(item), bin(missiles));
/** A civil truck with thin armor. */
const truck = (...mounts: Paper['mounts']): Paper => ({
  ...find('Manticore Heavy Tank')!,
  kind: 'support-vehicle',
  build: { barRating: 5 },
  mounts,
});

describe('smoke missiles', () => {
  const over = (item: string, missiles: string) =>
    shell(duel(launcher(item, missiles), { at: '0816' }, 'TOE-smoke-missiles'), '0809', ...HIT, ...NEXT).play.state;
  rule('TOE-smoke-missiles#1', 'one hex and no other, two levels high', () => {
    const state = over('LRM 20', 'IS Ammo LRM-20 Smoke');
    expect(ground(state, '0809')).toMatchObject([{ kind: 'smoke', height: 2 }]);
    for (const hex of ['0808', '0810', '0709', '0708', '0909', '0908']) expect(ground(state, hex)).toEqual([]);
  });
  rule('TOE-smoke-missiles#2', 'five points make it light, more make it heavy', () => {
    const level = (item: string, missiles: string) => ground(over(item, missiles), '0809')[0]!.level;
    expect([level('LRM 5', 'IS Ammo LRM-5 Smoke'), level('SRM 2', 'IS Ammo SRM-2 Smoke')]).toEqual([1, 1]);
    expect([level('LRM 10', 'IS Ammo LRM-10 Smoke'), level('SRM 4', 'IS Ammo SRM-4 Smoke')]).toEqual([2, 2]);
  });
  rule('TOE-smoke-missiles#3', 'it is there for three turns after the attack, and goes in the end phase of the third', () => {
    const { play } = shell(duel(launcher('LRM 5', 'IS Ammo LRM-5 Smoke'), { at: '0816' }, 'TOE-smoke-missiles'), '0809', ...HIT, ...NEXT);
    const left: number[] = [];
    for (let i = 0; i < 3; i++) {
      left.push(ground(play.state, '0809').length);
      idle(play);
    }
    expect([...left, ground(play.state, '0809').length, play.state.turn]).toEqual([1, 1, 1, 0, 5]);
  });
});

/** A whole turn in which nobody does anything. */
function idle(play: ReturnType<typeof start>): void {
  const { turn } = play.state;
  while (play.state.turn === turn) {
    const { phase, active, units } = play.state;
    const key = phase === 'movement' ? 'moved' : 'fire';
    const waiting = units.filter(unit => unit[key] === null && unit.fate === 'fighting');
    const { id } = waiting.find(({ seat }) => seat === active)!;
    const last = phase === 'weapon' && waiting.length === 1;
    play.does(active!, phase === 'movement' ? { type: 'move', unit: id, mode: 'stand' } : hold(id), ...(last ? NEXT : []));
  }
}

describe('tear gas', () => {
  const gas = (size = 2) => launcher(`SRM ${size}`, `IS Ammo SRM-${size} Tear Gas`);
  const RULES = ['TOE-tear-gas-cloud', 'TOE-tear-gas-effect', 'TOE-tear-gas-incompatible'] as const;
  const cloudOver = (target: Partial<Placed>, ...dice: readonly number[]) =>
    shell(duel(gas(), { at: '0807', ...target }, ...RULES), '0807', ...HIT, ...dice, ...NEXT);
  const gassed = (target: Partial<Placed>, ...dice: readonly number[]) => eventsOf(cloudOver(target, 1, ...dice).events, 'gassed');

  rule('TOE-tear-gas-cloud#1', 'it is fired at hexes, never at units', () => {
    const play = start({ phase: 'weapon', ...duel(gas(), { at: '0807' }, ...RULES) });
    expect(play.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toEqual(['TOE-tear-gas-cloud']);
    expect(play.does(NORTH, lob(0, 0, '0807'))).not.toEqual([]);
  });
  rule('TOE-tear-gas-cloud#2', 'a salvo of any size makes one low, thin cloud for a die and two turns, and no more', () => {
    const laid = (size: number, die: number) =>
      eventsOf(shell(duel(gas(size), { at: '0810' }, ...RULES), '0807', ...HIT, die, ...NEXT).events, 'laid')[0]!;
    expect([laid(2, 1), laid(6, 1), laid(2, 6)].map(({ terrain, until }) => [terrain, until])).toEqual([
      [{ kind: 'smoke', level: 7, height: 1 }, 1 + 3],
      [{ kind: 'smoke', level: 7, height: 1 }, 1 + 3],
      [{ kind: 'smoke', level: 7, height: 1 }, 1 + 8],
    ]);
  });
  rule('TOE-tear-gas-cloud#2', 'which goes with the wind', () => {
    const blown = (tags: readonly string[]) =>
      shell({ ...duel(gas(), { at: '0810' }, ...RULES), tags }, '0807', ...HIT, 1, ...NEXT).play.state.passing?.map(one => one.at);
    expect([blown([]), blown(['wind-3'])]).toEqual([[at('0807')], [at('0808')]]);
  });
  rule('TOE-tear-gas-cloud#3', 'who enters it or ends the turn in it breathes it; who is beside it does not', () => {
    expect(gassed({ design: PLATOON }, 2)).toMatchObject([{ unit: 1 }]);
    expect(eventsOf(shell(duel(gas(), { at: '0808', design: PLATOON }, ...RULES), '0807', ...HIT, 1, ...NEXT).events, 'gassed')).toEqual(
      [],
    );
    const rules = [MUNITIONS, ...RULES];
    const enters = (steps: string, ...dice: readonly number[]) => {
      const units: readonly Placed[] = [{ at: '0807', design: PLATOON, facing: 3 }, { at: '0101' }];
      return eventsOf(start({ units, ground: { '0808': 'g' }, rules }).does(NORTH, walk(0, steps), ...dice), 'gassed');
    };
    expect(enters('F', 3)).toMatchObject([{ unit: 0 }]);
    expect(enters('')).toEqual([]);
  });
  rule('TOE-tear-gas-vulnerable#1', 'men breathe it, unless they wear a spacesuit or an environment suit', () => {
    const platoon = find(PLATOON)!;
    const suited: Paper = { ...platoon, platoon: { ...platoon.platoon!, spacesuit: true } };
    expect([gassed({ design: PLATOON }, 1).length, gassed({ design: suited }).length]).toEqual([1, 0]);
  });
  rule('TOE-tear-gas-vulnerable#2', 'suits breathe it only where they were declared open; machines never do', () => {
    expect([gassed({ design: SQUAD }).length, gassed({ design: SQUAD, unsealed: true }, 1).length, gassed({}).length]).toEqual([0, 1, 0]);
  });
  rule('TOE-tear-gas-vulnerable#3', 'a civil vehicle breathes it on an 8, with the men aboard; a sealed one does not', () => {
    expect(gassed({ design: truck() }, ...pair(7))).toEqual([]);
    expect(gassed({ design: truck() }, ...pair(8), 1)).toMatchObject([{ unit: 1 }]);
    expect(gassed({ design: truck(gear('Environmental Sealing', 'BD')) })).toEqual([]);
    const bus: Paper = { ...find('Maxim Heavy Hover Transport')!, kind: 'support-vehicle', build: { barRating: 5 } };
    const carried = (...dice: readonly number[]) => {
      const units: readonly Placed[] = [
        { at: '0803', facing: 3, design: bus },
        { at: '0803', seat: NORTH, design: PLATOON },
        { at: '0813', seat: SOUTH, moved: ['stand', 0] },
      ];
      const play = start({ units, ground: { '0804': 'g' }, rules: [MUNITIONS, ...RULES] });
      play.does(NORTH, { type: 'move', unit: 1, mode: 'stand', task: 'mount', into: 0 });
      return eventsOf(play.does(NORTH, walk(0, 'F'), ...dice), 'gassed').map(({ unit }) => unit);
    };
    expect(carried(...pair(8), 1, 2)).toEqual([0, 1]);
    expect(carried(...pair(7))).toEqual([]);
  });
  const choking = (turn: number, more: Partial<Placed> = {}) => ({
    units: [{ at: '0805', facing: 3, design: PLATOON, gassed: 3, ...more }, { at: '0806' }] as readonly Placed[],
    rules: [MUNITIONS, ...RULES],
    turn,
  });
  rule('TOE-tear-gas-effect#1', 'whoever has breathed it moves, and does nothing else', () => {
    const play = start({ ...choking(3), phase: 'weapon' });
    expect(play.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TOE-tear-gas-effect');
    const blow = start({ ...choking(3, { design: 'GRF-1N' }), phase: 'physical' });
    expect(blow.refuses(NORTH, strike(0, { kind: 'punch', arm: 'RA', target: 1 })).map(one => one.rule)).toContain('TOE-tear-gas-effect');
    expect(start({ ...choking(3), units: [choking(3).units[0]!, { at: '0101' }] }).does(NORTH, walk(0, 'F'))).not.toEqual([]);
    expect(start({ ...choking(4), phase: 'weapon' }).does(NORTH, fire(0, 1, 0))).not.toEqual([]);
  });
  rule('TOE-tear-gas-effect#2', 'its skill rolls are three harder as long as it lasts', () => {
    const term = (turn: number) => {
      const { book, state } = start(choking(turn, { design: 'GRF-1N' }));
      const number = book.ask('piloting', { state, unit: unitAt(state, 0), cause: 'kicked', causes: ['kicked'], depth: 0 });
      return termsOf(number)['TOE-tear-gas-effect'];
    };
    expect([term(3), term(4)]).toEqual([3, undefined]);
  });
  const until = (before: number | undefined, die: number) =>
    gassed({ design: PLATOON, ...(before === undefined ? {} : { gassed: before }) }, die)[0]!.until;
  rule('TOE-tear-gas-duration#1', 'it works a die and two turns after contact, to the end of the last', () => {
    expect([until(undefined, 1), until(undefined, 6)]).toEqual([1 + 3, 1 + 8]);
    // The last turn in which it works is the one noted.
    expect(start({ ...choking(3), phase: 'weapon' }).refuses(NORTH, fire(0, 1, 0))).not.toEqual([]);
  });
  rule('TOE-tear-gas-duration#2', 'another breath adds a die and two, to fifteen turns at most', () => {
    expect([until(5, 6), until(13, 1), until(14, 6)]).toEqual([13, 16, 16]);
  });
});

describe('mortars', () => {
  const mortar = (load: string, size = 4) => launcher(`IS Mech Mortar-${size}`, `IS Ammo ${load} Mortar-${size}`);
  const far = (design: Paper, target: Partial<Placed>, ...rules: readonly string[]) =>
    duel(design, { at: '0812', ...target }, ...(rules as never[]));
  const sevens = (count: number) => Array.from({ length: count }, () => pair(7)).flat();
  rule('TOE-mortars-general#1', 'shells without a name pierce armor: two points each, in lots of two', () => {
    const { events } = shoot(far(mortar('SC'), {}, 'TOE-mortars-general'), 0, ...HIT, ...pair(7), ...sevens(3), ...NEXT);
    expect(eventsOf(events, 'damaged').map(({ armor }) => armor)).toEqual([2, 2, 2]);
  });
  rule('TOE-mortars-general#2', 'at a unit the table says how many strike, at a hex all do', () => {
    const { events } = shoot(far(mortar('SC'), {}, 'TOE-mortars-general'), 0, ...HIT, ...pair(2), ...sevens(1), ...NEXT);
    expect(eventsOf(events, 'fired')[0]!.cluster).toMatchObject({ size: 4, hits: 1 });
    const wall = shell({ ...far(mortar('SC'), { at: '0816' }, 'TOE-mortars-general'), ground: { '0812': 'C' } }, '0812', ...HIT, ...NEXT);
    expect(eventsOf(wall.events, 'battered')).toMatchObject([{ factor: 90 - 8 }]);
  });
  const burst = (target: Partial<Placed>, ...dice: readonly number[]) =>
    shell(far(mortar('AB'), target, 'TOE-mortar-airburst'), '0812', ...HIT, ...dice, ...NEXT);
  rule('TOE-mortar-airburst#1', 'at a hex alone, and a point from each shell for everybody there, one by one', () => {
    expect(eventsOf(burst({}, ...sevens(4)).events, 'damaged').map(({ unit, armor }) => [unit, armor])).toEqual(
      Array.from({ length: 4 }, () => [1, 1]),
    );
    const play = start({ phase: 'weapon', ...far(mortar('AB'), {}, 'TOE-mortar-airburst') });
    expect(play.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TOE-mortar-airburst');
  });
  rule('TOE-mortar-airburst#2', 'men fall by half of all the dice, rounded up', () => {
    // Nine makes five, and in the open twice as many fall; eight makes four.
    expect(eventsOf(burst({ design: PLATOON }, 2, 2, 2, 3).events, 'damaged')).toMatchObject([{ structure: 10 }]);
    expect(eventsOf(burst({ design: PLATOON }, 2, 2, 2, 2).events, 'damaged')).toMatchObject([{ structure: 8 }]);
  });
  rule('TOE-mortar-airburst#3', 'walls keep it out and take it themselves', () => {
    const inside = { ...far(mortar('AB'), { design: PLATOON }, 'TOE-mortar-airburst'), ground: { '0812': 'C' } };
    const { events } = shell(inside, '0812', ...HIT, ...NEXT);
    expect([eventsOf(events, 'damaged'), eventsOf(events, 'battered').map(({ factor }) => factor)]).toEqual([[], [86]]);
  });
  rule('TOE-mortar-airburst#5', 'neither a hex nor a unit that stands still is easier', () => {
    const { events } = burst({ shutDown: true }, ...sevens(4));
    const { terms } = eventsOf(events, 'shelled')[0]!.toHit;
    expect(terms.find(({ rule: id }) => id === 'TW-th-immobile')).toMatchObject({ value: -4, waivedBy: 'TOE-mortar-airburst' });
  });
  /** No critical hit by the explosion, awake twice, and on its feet. */
  const DAZED = [1, 1, ...HIT, ...HIT, ...HIT] as const;
  /** What is lost when the bin beside a mortar goes off: a critical hit in its torso finds it. */
  const explodes = (load: string, line: string, size: number, shots: number) => {
    const design = griffin(weapon(`IS Mech Mortar-${size}`, 'RA'), bin(`IS Ammo ${load} Mortar-${size}`, shots, 'LT'));
    const units: readonly Placed[] = [{ at: '0805', facing: 3 }, { at: '0807', design, armor: { LT: 0 }, structure: { LT: 60 } }, WITNESS];
    // The shot strikes the left torso; one critical hit, upper half, first slot.
    const { events } = shoot({ units, rules: [MUNITIONS, line as never] }, 0, ...HIT, ...pair(8), ...pair(8), 1, 1, ...DAZED, ...NEXT);
    return eventsOf(events, 'exploded').map(({ damage }) => damage);
  };
  rule('TOE-mortar-airburst#4', 'a shell is worth two points when the bin goes off: rack times rounds times two', () => {
    expect(explodes('AB', 'TOE-mortar-airburst', 4, 3)).toEqual([4 * 3 * 2]);
  });
  rule('TOE-mortar-ap#3', 'a shell is worth one point when the bin goes off: rack times rounds', () => {
    expect(explodes('AP', 'TOE-mortar-ap', 4, 3)).toEqual([4 * 3]);
  });
  rule('TOE-mortar-ap#1', 'a die of men for each shell that lands; eight shells roll eight dice', () => {
    const men = shoot(far(mortar('AP', 8), { design: PLATOON }, 'TOE-mortar-ap'), 0, ...HIT, ...HIT, 1, 1, 1, 1, 1, 1, 1, 1, ...NEXT);
    expect(eventsOf(men.events, 'damaged')).toMatchObject([{ structure: 16 }]);
  });
  rule('TOE-mortar-ap#2', 'a point a shell of everything else, one by one', () => {
    const mech = shoot(far(mortar('AP'), {}, 'TOE-mortar-ap'), 0, ...HIT, ...HIT, ...sevens(4), ...NEXT);
    expect(eventsOf(mech.events, 'damaged').map(({ armor }) => armor)).toEqual([1, 1, 1, 1]);
  });
});
