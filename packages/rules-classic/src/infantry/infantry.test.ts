import { boardOf } from '@sortie/board';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { pointsFor } from '../movement/points.ts';
import { sheetOf } from '../sheet/compile.ts';
import { unitAt } from '../state.ts';
import {
  at,
  eventsOf,
  fire,
  NEXT,
  NORTH,
  type Placed,
  run,
  shoot,
  start,
  strike,
  termsOf,
  WITNESS,
  walk,
} from '../testing/table.fixture.ts';

const RIFLES = 'Foot Platoon (Rifle)';
const SUITS = 'Elemental Battle Armor [Laser](Sqd5)';
const HIT = [6, 6] as const;
const SEVEN = [3, 4] as const;
const hunchback = (target: Partial<Placed>, ground: { readonly [label: string]: string } = {}) => ({
  units: [{ at: '0805', facing: 3, design: 'HBK-4G' } as const, { at: '0807', ...target } as Placed, WITNESS],
  ground,
});
const left = (target: Partial<Placed>, weapon: number, ground: { readonly [label: string]: string }, ...dice: readonly number[]): number =>
  unitAt(shoot(hunchback(target, ground), weapon, ...HIT, ...dice, ...NEXT).play.state, 1).structure['TR']!;

describe('platoons', () => {
  const alone = (unit: Partial<Placed> = {}, ground = {}) =>
    start({ units: [{ at: '0808', facing: 3, design: RIFLES, ...unit } as Placed, { at: '0117' }], ground });
  rule('TW-inf-move', 'they walk a point or jump, face every way and never run', () => {
    const play = alone();
    const unit = unitAt(play.state, 0);
    expect([pointsFor(play.book, unit, 'walk'), pointsFor(play.book, unit, 'run')]).toEqual([1, 0]);
    play.does(NORTH, walk(0, 'RRF'));
    expect(play.state.units[0]).toMatchObject({ facing: 5, moved: { spent: 1 } });
    expect(
      alone()
        .refuses(NORTH, run(0, 'F'))
        .map(one => one.rule),
    ).toContain('TW-mode-list');
    alone({}, { '0809': 'r' }).does(NORTH, walk(0, 'F'));
  });
  rule('TW-ter-hwoods', 'heavy woods cost troops one more', () => {
    const play = alone({}, { '0809': 'h' });
    expect(play.book.ask('stepCost', stepSouth(play)).total).toBe(2);
  });
  rule('TW-inf-fire', 'troopers roll as a cluster and strike in twos', () => {
    const { events } = shoot(
      { units: [{ at: '0805', facing: 0, design: RIFLES } as const, { at: '0807' } as const] },
      0,
      ...HIT,
      ...SEVEN,
      ...pairs(damageOf(17)),
      ...NEXT,
    );
    const [fired] = eventsOf(events, 'fired');
    expect(fired!.cluster).toMatchObject({ size: 28, hits: 17 });
    const groups = eventsOf(events, 'located').map(({ struck }) => struck.damage);
    expect(groups.reduce((sum, points) => sum + points, 0)).toBe(damageOf(17));
    expect(groups.slice(0, -1).every(points => points === 2)).toBe(true);
  });
  rule('TW-inf-range', 'the range counts by the reach of their weapons', () => {
    const reach = sheetOf(RIFLES).weapons[0]!.short;
    expect(reach).toBe(1);
    const number = (label: string) =>
      termsOf(
        eventsOf(
          shoot({ units: [{ at: '0805', design: RIFLES, moved: ['walk', 1] } as const, { at: label } as const] }, 0, 1, 1, ...NEXT).events,
          'fired',
        )[0]!.toHit,
      );
    expect(number('0807')).toMatchObject({ 'TW-inf-range': 2 });
    expect(number('0808')).toMatchObject({ 'TW-inf-range': 4 });
  });
  rule('TW-th-infmove', 'their own movement does not disturb them', () => {
    const { events } = shoot({ units: [{ at: '0805', design: RIFLES, moved: ['walk', 1] }, { at: '0807' }] }, 0, 1, 1, ...NEXT);
    const { terms, total } = eventsOf(events, 'fired')[0]!.toHit;
    expect(total).toBe(6);
    expect(terms.find(term => term.rule === 'TW-th-walk')).toMatchObject({ waivedBy: 'TW-th-infmove' });
  });
  rule('TW-inf-damage', 'big weapons are made for bigger targets', () => {
    const woods = { '0807': 'l' };
    expect(left({ design: RIFLES }, 2, woods)).toBe(26);
    expect(left({ design: RIFLES }, 0, woods)).toBe(27);
  });
  rule('TW-inf-open', 'in the open twice as many fall', () => {
    expect(left({ design: RIFLES }, 2, {})).toBe(24);
    expect(left({ design: RIFLES }, 2, { '0807': 'r' })).toBe(26);
  });
  rule('TW-inf-inf', 'platoons strike each other as they are, in one lot', () => {
    const units = [{ at: '0805', design: RIFLES } as const, { at: '0807', design: RIFLES } as const, WITNESS];
    const { events, play } = shoot({ units, ground: { '0807': 'r' } }, 0, ...HIT, ...SEVEN, ...NEXT);
    expect(eventsOf(events, 'located')).toHaveLength(1);
    expect(unitAt(play.state, 1).structure['TR']).toBe(28 - damageOf(17));
  });
  rule('TW-loc-inf', 'without troopers there is no platoon', () => {
    const { play } = shoot(hunchback({ design: RIFLES, structure: { TR: 3 } }), 2, ...HIT, ...NEXT);
    expect(unitAt(play.state, 1).fate).toBe('destroyed');
  });
  rule('TW-arc-360', 'they fire every way', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 0, design: RIFLES }, { at: '0807' }] });
    play.does(NORTH, fire(0, 1, 0));
  });

  const stepSouth = (play: ReturnType<typeof alone>) => {
    const { board } = play.state;
    return {
      board: boardOf(board),
      from: at('0808'),
      to: at('0809'),
      side: 3,
      mode: 'walk',
      backward: false,
      lateral: false,
      gait: 'foot',
      road: false,
      tempo: null,
      air: { darkness: 0, haze: 0 },
      climb: 0,
    } as const;
  };
});

const damageOf = (hits: number): number => Math.floor((hits * sheetOf(RIFLES).weapons[0]!.damage[0] + 500) / 1000);
const pairs = (damage: number): readonly number[] => Array.from({ length: Math.ceil(damage / 2) }, () => SEVEN).flat();

describe('battle armor', () => {
  rule('TW-loc-ba', 'one die finds the suit, and what is left over is lost', () => {
    const { play } = shoot(hunchback({ design: SUITS }), 2, ...HIT, 6, 2, ...NEXT);
    expect(play.state.units[1]).toMatchObject({ gone: ['S2'], armor: { S1: 10, S2: 0 } });
    const laser = shoot(hunchback({ design: SUITS, gone: ['S2'] }), 0, ...HIT, 2, 3, ...NEXT);
    expect(unitAt(laser.play.state, 1).armor['S3']).toBe(5);
  });
  rule('TW-ba-fire', 'suits roll as a cluster, each hit by itself', () => {
    const { events } = shoot(
      { units: [{ at: '0805', design: SUITS } as const, { at: '0807' } as const] },
      0,
      ...HIT,
      ...SEVEN,
      ...SEVEN,
      ...SEVEN,
      ...SEVEN,
      ...NEXT,
    );
    expect(eventsOf(events, 'fired')[0]!.cluster).toMatchObject({ size: 5, hits: 3 });
    expect(eventsOf(events, 'located').map(({ struck }) => struck.damage)).toEqual([3, 3, 3]);
  });
  rule('TW-th-tba', 'suits are harder to hit', () => {
    const { events } = shoot(hunchback({ design: SUITS }), 0, 1, 1, ...NEXT);
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)).toMatchObject({ 'TW-th-tba': 1 });
  });
  rule('TW-phys-under', 'a kick at troopers strikes one for ten', () => {
    const idle = { blows: [], numbers: null, resolved: true };
    const play = start({
      phase: 'physical',
      units: [
        { at: '0808', facing: 3 },
        { at: '0809', design: RIFLES, strike: idle },
        { ...WITNESS, strike: idle },
      ],
    });
    play.does(NORTH, strike(0, { kind: 'kick', leg: 'RL', target: 1 }), ...HIT, ...NEXT);
    expect(unitAt(play.state, 1).structure['TR']).toBe(26);
  });
});
