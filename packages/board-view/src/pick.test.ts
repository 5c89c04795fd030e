import { centreOf, fromOffset, hexesOf, type Point } from '@sortie/geometry';
import { describe, expect, test } from 'vitest';
import { facingTowards, handleAt } from './overlays/ghost.ts';
import { facingFor, grabbed, pick } from './pick.ts';
import { pointOf } from './place.ts';
import type { Ghost, Scene, Token } from './scene.ts';

const ground = { width: 6, height: 5, sites: Array.from({ length: 30 }, () => ({ level: 0, terrains: [] })) };
const unit: Token = { id: 'g', at: fromOffset(2, 2), side: 'a', figure: 'mech-medium' };
const wreck: Token = { id: 'x', at: fromOffset(4, 4), side: 'b', figure: 'mech-light', mood: 'wreck' };
const ghost: Ghost = { token: { ...unit, at: fromOffset(4, 2), facing: 1 }, handles: [0, 1, 2] };
const scene = (overlays: Scene['overlays'] = {}): Scene => ({ ground, tokens: [unit, wreck], overlays });

const held = (shown: Scene, point: Point) => grabbed(shown, point, pick(shown, point));

describe('what lies under a point', () => {
  test('is the hex whose middle it is, for every hex of the map', () => {
    for (const h of hexesOf(ground)) expect(pick(scene(), centreOf(h)).place).toEqual(h);
  });

  test('is nothing beside the map', () => {
    expect(pick(scene(), { x: -40, y: 10 })).toEqual({});
    expect(pick(scene(), { x: 3000, y: 10 })).toEqual({});
  });

  test('is the unit that stands there, but never a wreck', () => {
    expect(pick(scene(), pointOf(unit.at)).token).toBe('g');
    expect(pick(scene(), pointOf(wreck.at)).token).toBeUndefined();
  });

  test('is a facing handle before it is a hex, and more generously for a finger', () => {
    const at = handleAt(ghost.token.at, 1);
    expect(pick(scene({ ghost }), at).handle).toBe(1);
    expect(pick(scene({ ghost }), { x: at.x + 16, y: at.y }).handle).toBeUndefined();
    expect(pick(scene({ ghost }), { x: at.x + 16, y: at.y }, 8).handle).toBe(1);
    expect(pick(scene({ ghost }), handleAt(ghost.token.at, 4)).handle).toBeUndefined();
  });
});

describe('taking hold', () => {
  test('works on handles, on the ghost and on units that may be dragged', () => {
    expect(held(scene(), pointOf(unit.at))).toBeUndefined();
    const free = scene({ draggable: ['g'] });
    expect(held(free, pointOf(unit.at))).toBe('token');
    const haunted = scene({ ghost });
    expect(held(haunted, pointOf(ghost.token.at))).toBe('token');
    expect(held(haunted, handleAt(ghost.token.at, 0))).toBe('handle');
  });

  test('turns the ghost only to facings on offer', () => {
    const { x, y } = pointOf(ghost.token.at);
    expect(facingFor(scene({ ghost }), { x, y: y - 90 })).toBe(0);
    expect(facingFor(scene({ ghost }), { x, y: y + 90 })).toBeUndefined();
    expect(facingFor(scene({ ghost }), { x: x + 1, y })).toBeUndefined();
  });

  test('knows the hexside in the direction of a point', () => {
    const h = fromOffset(3, 3);
    const { x, y } = centreOf(h);
    expect(facingTowards(h, { x, y: y - 50 })).toBe(0);
    expect(facingTowards(h, { x: x + 50, y: y - 28 })).toBe(1);
    expect(facingTowards(h, { x: x + 50, y: y + 28 })).toBe(2);
    expect(facingTowards(h, { x, y: y + 50 })).toBe(3);
    expect(facingTowards(h, { x: x - 50, y: y + 28 })).toBe(4);
    expect(facingTowards(h, { x: x - 50, y: y - 28 })).toBe(5);
  });
});

describe('on a board without hexes', () => {
  const table = { extent: { x: 400, y: 300 }, paint: () => {}, stride: { x: 10, y: 10 } };
  const tank: Token = { id: 't', at: { x: 100, y: 100 }, width: 32, side: 'a', figure: 'tracked' };
  const flyer: Token = { id: 'v', at: { x: 110, y: 140 }, width: 32, lift: 30, side: 'b', figure: 'vtol' };
  const open: Scene = { ground: table, tokens: [tank, flyer], overlays: {} };

  test('every point is a place, and a unit is under the whole of its base', () => {
    expect(pick(open, { x: 110, y: 138 }).token).toBe('v');
    expect(pick(open, { x: 88, y: 96 }).token).toBe('t');
    expect(pick(open, { x: 60, y: 100 })).toEqual({ place: { x: 60, y: 100 } });
    expect(pick(open, { x: 401, y: 100 })).toEqual({});
  });

  test('a flier is hit at its base and at its figure, but never before whoever stands there', () => {
    expect(pick(open, { x: 122, y: 112 })).toEqual({ place: { x: 122, y: 112 }, token: 'v' });
    expect(pick(open, { x: 100.4, y: 115 })).toEqual({ place: { x: 100, y: 115 }, token: 't', under: ['t', 'v'] });
  });

  test('a board may know only some points', () => {
    const lattice = { ...table, snap: ({ x, y }: Point) => ({ x: Math.round(x / 50) * 50, y: Math.round(y / 50) * 50 }) };
    expect(pick({ ...open, ground: lattice }, { x: 61, y: 222 }).place).toEqual({ x: 50, y: 200 });
  });

  test('a ghost that may look anywhere has one handle before it', () => {
    const turnable: Scene = { ...open, overlays: { ghost: { token: { ...tank, heading: 90 }, turnable: true } } };
    expect(held(turnable, { x: 134, y: 100 })).toBe('turning');
    expect(held(turnable, { x: 100, y: 92 })).toBe('token');
    expect(held(turnable, { x: 100, y: 66 })).toBeUndefined();
  });
});
