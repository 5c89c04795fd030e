import type { RuleId } from '@sortie/kernel';
import { find, type Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { aimAt } from '../../attack/aim.ts';
import { movedBy } from '../../movement/moved.ts';
import { options } from '../../options.ts';
import type { Blow, Mech, Move, State } from '../../shape.ts';
import type { Standing } from '../../state.ts';
import {
  at,
  eventsOf,
  fire,
  NEXT,
  NORTH,
  numberOf,
  type Placed,
  type Position,
  pair,
  SOUTH,
  shoot,
  start,
  strike,
  termsOf,
  WITNESS,
  walk,
} from '../../testing/table.fixture.ts';
import { climbingRules } from './climbing.ts';
import { fallingRules } from './falling.ts';
import { hullDownRules } from './hull-down.ts';

const HIT = [6, 6] as const;
const ids = (rules: readonly { readonly id: RuleId }[]): readonly RuleId[] => rules.map(({ id }) => id);
const HULL_DOWN = ids(hullDownRules);
const DOWN = { hullDown: true } as const;

const mover = (unit: Partial<Placed>, rules: readonly RuleId[], more: Partial<Position> = {}) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117', moved: ['stand', 0] }], rules, ...more });
const refused = (play: ReturnType<typeof start>, command: Parameters<typeof play.refuses>[1]) =>
  play.refuses(NORTH, command).map(one => one.rule);

describe('hull-down', () => {
  rule('TOE-hull-down-biped-height', 'one level tall, covered by Level 1, and fists still reach it', () => {
    const crouching: Position = {
      units: [{ at: '0803', facing: 3 }, { at: '0808', condition: DOWN }, WITNESS],
      ground: { '0807': '1' },
      rules: HULL_DOWN,
    };
    expect(termsOf(numberOf(crouching, 0, 7))).toMatchObject({ 'TW-th-cover': 1, 'TOE-hull-down-biped-height': 2 });
    // On open ground there is nothing to hide behind, and two levels hide all of it.
    expect(termsOf(numberOf({ ...crouching, ground: {} }, 0, 4))).not.toHaveProperty('TW-th-cover');
    const hidden = start({ ...crouching, ground: { '0807': '2' }, phase: 'weapon' });
    expect(refused(hidden, fire(0, 1, 0))).toContain('TW-los-block-hill');
    const struck = (target: Partial<Placed>, blow: Blow) => {
      const units = [{ at: '0808', facing: 3 } as Placed, { at: '0809', ...target } as Placed];
      const play = start({ phase: 'physical', units, rules: HULL_DOWN });
      return play.book.check(play.state as never, strike(0, blow), NORTH).map(one => one.rule);
    };
    const punch: Blow = { kind: 'punch', arm: 'RA', target: 1 };
    expect(struck({ condition: DOWN }, punch)).toEqual([]);
    expect(struck({ prone: true }, punch)).toContain('TW-phys-level-punch');
  });
  test('is told, listed, left on foot only and bars legs and jets', () => {
    const play = mover({}, HULL_DOWN);
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(walk(0, 'H'));
    play.does(NORTH, walk(0, 'FH'));
    expect(play.state.units[0]).toMatchObject({ condition: DOWN, prone: false, moved: { spent: 3, hexes: 1 } });
    const down = mover({ condition: DOWN }, HULL_DOWN);
    expect(refused(down, walk(0, 'F'))).toContain('TW-prone-go');
    expect(refused(down, { type: 'move', unit: 0, mode: 'jump', to: at('0810'), facing: 0 })).toContain('TOE-hull-down-biped-height');
    expect(refused(mover({}, []), walk(0, 'H'))).toContain('TW-house-steps');
    down.does(NORTH, walk(0, 'D'));
    expect(down.state.units[0]).toMatchObject({ prone: true });
    expect(down.state.units[0]!.condition).toBeUndefined();
  });
  rule('TOE-hull-down-from-prone-cost', 'a point from the ground, one more for each leg actuator that is lost, and no roll', () => {
    const spent = (hits: Placed['hits']) => {
      const play = mover({ prone: true, ...(hits ? { hits } : {}) }, HULL_DOWN);
      play.does(NORTH, walk(0, 'H'));
      expect(play.state.units[0]).toMatchObject({ condition: DOWN, prone: false });
      return play.state.units[0]!.moved!.spent;
    };
    expect([spent(undefined), spent({ RL: [2, 3] })]).toEqual([1, 3]);
    // A struck arm is no hindrance.
    expect(spent({ RA: [2, 3] })).toBe(1);
  });
  rule('TOE-hull-down-facing', 'turning is free on the way from the ground, and at no other time', () => {
    const play = mover({ prone: true }, HULL_DOWN);
    play.does(NORTH, walk(0, 'HLLU'), ...HIT);
    expect(play.state.units[0]).toMatchObject({ facing: 1, prone: false, moved: { spent: 3, rising: false } });
    play.does(NORTH, walk(0, 'L'));
    expect(play.state.units[0]).toMatchObject({ facing: 0, moved: { spent: 4 } });
    const standing = mover({}, HULL_DOWN);
    standing.does(NORTH, walk(0, 'HL'));
    expect(standing.state.units[0]!.moved!.spent).toBe(3);
  });
});

describe('falls', () => {
  const SHAKEN: readonly RuleId[] = ['TOE-hull-down-biped-height', 'TOE-taking-damage-hull-down-exempt'];
  rule('TOE-taking-damage-hull-down-exempt', 'heavy damage shakes the light more than the heavy, and not who is hull-down', () => {
    const term = (unit: Partial<Placed>, damage: number) => {
      const play = mover(unit, SHAKEN);
      const shot = { ...play.state.units[0]!, fresh: { ...play.state.units[0]!.fresh, damage } };
      const about = { state: play.state, unit: shot, cause: 'damage20', causes: ['damage20'], depth: 0 } as const;
      return termsOf(play.book.ask('piloting', about))['TOE-taking-damage-hull-down-exempt'];
    };
    expect([term({ design: 'LCT-1V' }, 20), term({}, 20), term({}, 45), term({ design: 'AS7-D' }, 40)]).toEqual([1, undefined, 1, -1]);
    expect(term({ condition: DOWN }, 45)).toBeUndefined();
  });
  rule(
    'TOE-expanded-falling-mof-example',
    'a roll missed by little ends hull-down: by one with skill 2 to 5, by two below, by none above',
    () => {
      const kicked = (piloting: number, rolled: number) => {
        const play = mover({ piloting }, [...HULL_DOWN, ...ids(fallingRules)], { ground: { '0809': 'x' } });
        const number = piloting;
        const falls = number - rolled > (piloting <= 1 ? 2 : piloting <= 5 ? 1 : 0);
        play.does(NORTH, walk(0, 'F'), ...pair(rolled), ...(falls ? [1, ...pair(7), ...pair(7), ...HIT] : []));
        const { prone, condition } = play.state.units[0]!;
        return prone ? 'prone' : condition?.hullDown ? 'hullDown' : 'up';
      };
      expect([kicked(6, 5), kicked(6, 6)]).toEqual(['prone', 'up']);
      expect([kicked(5, 4), kicked(5, 3)]).toEqual(['hullDown', 'prone']);
    },
  );
});

describe('climbing', () => {
  const CLIMB = ids(climbingRules);
  const WALL = { '0809': '4' } as const;
  const wall = (unit: Partial<Placed> = {}) => mover({ design: 'LCT-1V', ...unit }, CLIMB, { ground: WALL });
  const griffin = (unit: Partial<Placed> = {}) => mover(unit, CLIMB, { ground: WALL });
  const up = walk(0, 'KK');
  rule('TOE-climb-psr', 'a roll for each level, harder with one arm; who fails falls as far as it had come', () => {
    expect(refused(wall(), up)).toContain('TW-house-steps');
    const play = griffin();
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(walk(0, 'K'));
    const events = play.does(NORTH, up, ...HIT, ...HIT);
    expect(eventsOf(events, 'piloted').map(({ number }) => number.total)).toEqual([5, 5]);
    expect(play.state.units[0]).toMatchObject({ at: at('0808'), condition: { climbed: 2 }, moved: { spent: 4 } });
    // With a hand that is struck the same wall is two harder, and the fall is from the third level.
    const higher = griffin({ condition: { climbed: 3 }, hits: { LA: [3] } });
    const fell = higher.does(NORTH, walk(0, 'K'), ...pair(6), 1, ...pair(5), ...pair(6), ...pair(7), ...pair(8), ...pair(9), ...HIT);
    expect(eventsOf(fell, 'piloted')[0]!.number.total).toBe(7);
    expect(eventsOf(fell, 'fell')[0]).toMatchObject({ levels: 3 });
    expect(higher.state.units[0]!.condition).toBeUndefined();
    const over = griffin({ condition: { climbed: 3 } });
    over.does(NORTH, walk(0, 'K'), ...HIT);
    expect(over.state.units[0]).toMatchObject({ at: at('0809'), moved: { hexes: 1 } });
    expect(over.state.units[0]!.condition).toBeUndefined();
    const other = (condition: Placed['condition']) => {
      const { book, state } = griffin(condition ? { condition } : {});
      const about = { state, unit: state.units[0]!, cause: 'kicked', causes: ['kicked'], depth: 0 } as const;
      return termsOf(book.ask('piloting', about))['TOE-climb-psr'];
    };
    expect([other(undefined), other({ climbed: 1 })]).toEqual([undefined, 1]);
    const down = griffin({ condition: { climbed: 1 } });
    down.does(NORTH, walk(0, 'V'), ...HIT);
    expect(down.state.units[0]!.condition).toBeUndefined();
  });
  rule('TOE-climb-los-attacks', 'seen where it hangs, two easier to hit, and fires only what points backward', () => {
    const design: Unit = {
      ...find('GRF-1N')!,
      mounts: [
        { kind: 'weapon', item: 'Medium Laser', at: 'CT', rear: true },
        { kind: 'weapon', item: 'Medium Laser', at: 'CT' },
      ],
    };
    const hanging: Placed = { at: '0808', facing: 0, design, condition: { climbed: 2 } };
    const play = start({
      phase: 'weapon',
      units: [hanging, { at: '0813' }],
      ground: { '0807': '4', '0810': '2' },
      rules: CLIMB,
    });
    expect(refused(play, fire(0, 1, 1))).toContain('TOE-climb-los-attacks');
    expect(play.book.check(play.state as never, fire(0, 1, 0), NORTH)).toEqual([]);
    const { events } = shoot(
      { units: [{ at: '0813', facing: 0 }, { ...hanging, seat: SOUTH }, WITNESS], ground: { '0807': '4', '0810': '2' }, rules: CLIMB },
      0,
      ...pair(4),
      ...NEXT,
    );
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)['TOE-climb-los-attacks']).toBe(-2);
    const blow = start({ phase: 'physical', units: [hanging, { at: '0807', facing: 3 }], ground: { '0807': '2' }, rules: CLIMB });
    expect(refused(blow, strike(0, { kind: 'punch', arm: 'RA', target: 1 }))).toContain('TOE-climb-los-attacks');
  });
});

describe('other ways to go', () => {
  rule('TOE-crawl-heat-cap', 'however often it is tried, crawling heats up by one', () => {
    const play = mover({ prone: true, design: 'LCT-1V' }, ['TOE-crawl-heat-cap']);
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(walk(0, 'F'));
    play.does(NORTH, walk(0, 'F'), 1, 1);
    play.does(NORTH, walk(0, 'F'), 1, 1);
    play.does(NORTH, walk(0, 'F'), ...HIT);
    expect(play.state.units[0]).toMatchObject({ at: at('0809'), prone: true, moved: { spent: 6 } });
    expect(play.book.ask('heat', { state: play.state, unit: play.state.units[0]! }).total).toBe(1);
    expect(refused(mover({ prone: true }, []), walk(0, 'F'))).toContain('TW-prone-go');
  });
  rule('TOE-hurried-movement-level-up', 'who hurries pays for no ground but for every level up, and may stumble', () => {
    const hurry = (steps: string): Move => ({ type: 'move', unit: 0, mode: 'walk', steps, hurried: true });
    const spent = (ground: string, from: string, ...dice: readonly number[]) => {
      const play = mover({}, ['TOE-hurried-movement-level-up'], { ground: { '0808': from, '0809': ground } });
      play.does(NORTH, hurry('F'), ...dice);
      return play.state.units[0]!.moved!.spent;
    };
    expect([spent('r', '.', ...HIT), spent('2', '.'), spent('.', '2', ...HIT)]).toEqual([1, 3, 1]);
    const stumbles = mover({}, ['TOE-hurried-movement-level-up'], { ground: { '0809': 'r' } });
    stumbles.does(NORTH, hurry('F'), 1, 1, 1, ...pair(7), ...pair(7), ...HIT);
    expect(stumbles.state.units[0]!.prone).toBe(true);
  });
  rule('TOE-shielding-mp-and-penalty', 'walking points only, one harder to attack, and troops beside it are covered', () => {
    const SHIELD: readonly RuleId[] = ['TOE-shielding-mp-and-penalty'];
    const play = mover({}, SHIELD);
    const shield = (steps: string, mode: 'walk' | 'run' = 'walk'): Move => ({ type: 'move', unit: 0, mode, steps, manner: 'shield' });
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(shield('F'));
    expect(refused(play, shield('FFFFFF'))).toContain('TW-mp-min');
    expect(refused(mover({}, []), shield('F'))).toContain('TW-mode-list');
    play.does(NORTH, shield('F'));
    expect(play.state.units[0]!.moved).toMatchObject({ mode: 'walk', manner: 'shield' });
    const { book, state } = start({
      phase: 'weapon',
      units: [{ at: '0803', facing: 3 }, { at: '0807', design: 'Foot Platoon (Rifle)' }, { at: '0808' }],
      rules: SHIELD,
    });
    const going = (unit: Mech): Mech => ({ ...unit, moved: { ...movedBy('walk', 1), manner: 'shield' } });
    const [attacker, troops, friend] = state.units as [Standing, Standing, Standing];
    const number = (world: State, from: Standing, to: Standing) => {
      const shot = { weapon: 0, target: to.id };
      const aim = aimAt(world, from, to, shot, { shots: [shot] }, { twist: 0, flip: false });
      return termsOf(book.ask('toHit', aim));
    };
    expect(number(state, going(attacker) as Standing, friend)).toMatchObject({ 'TW-th-walk': 1, 'TOE-shielding-mp-and-penalty': 1 });
    const covered: State = { ...state, units: [attacker, troops, going(friend)] };
    expect(number(covered, attacker, troops)).toMatchObject({ 'TOE-shielding-mp-and-penalty': 1 });
    expect(number(state, attacker, troops)).not.toHaveProperty('TOE-shielding-mp-and-penalty');
  });
  rule('TOE-standing-still-no-stack-immobile', 'who stays is one easier to hit, and who cannot move at all only four', () => {
    const terms = (target: Partial<Placed>) => {
      const { events } = shoot(
        {
          units: [{ at: '0803', facing: 3 }, { at: '0808', ...target } as Placed, WITNESS],
          rules: ['TOE-standing-still-no-stack-immobile'],
        },
        0,
        ...(target.shutDown ? [...pair(7)] : [1, 1]),
        ...NEXT,
      );
      const found = termsOf(eventsOf(events, 'fired')[0]!.toHit);
      return [found['TOE-standing-still-no-stack-immobile'], found['TW-th-immobile']];
    };
    expect(terms({ moved: ['stand', 0] })).toEqual([-1, undefined]);
    expect(terms({ moved: ['walk', 1] })).toEqual([undefined, undefined]);
    expect(terms({ moved: ['stand', 0], shutDown: true })).toEqual([undefined, -4]);
  });
});
