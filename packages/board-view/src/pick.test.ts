import { centreOf, fromOffset, hexesOf } from '@sortie/geometry';
import { describe, expect, test } from 'vitest';
import { facingTowards, handleAt } from './overlays/ghost.ts';
import { facingFor, grabbed, pick } from './pick.ts';
import type { Ghost, Scene, Token } from './scene.ts';

const ground = { width: 6, height: 5, sites: Array.from({ length: 30 }, () => ({ level: 0, terrains: [] })) };
const unit: Token = { id: 'g', at: fromOffset(2, 2), side: 'a', figure: 'mech-medium' };
const wreck: Token = { id: 'x', at: fromOffset(4, 4), side: 'b', figure: 'mech-light', mood: 'wreck' };
const ghost: Ghost = { token: { ...unit, at: fromOffset(4, 2), facing: 1 }, handles: [0, 1, 2] };
const scene = (overlays: Scene['overlays'] = {}): Scene => ({ ground, tokens: [unit, wreck], overlays });

describe('what lies under a point', () => {
  test('is the hex whose middle it is, for every hex of the map', () => {
    for (const h of hexesOf(ground)) expect(pick(scene(), centreOf(h)).hex).toEqual(h);
  });

  test('is nothing beside the map', () => {
    expect(pick(scene(), { x: -40, y: 10 })).toEqual({});
    expect(pick(scene(), { x: 3000, y: 10 })).toEqual({});
  });

  test('is the unit that stands there, but never a wreck', () => {
    expect(pick(scene(), centreOf(unit.at)).token).toBe('g');
    expect(pick(scene(), centreOf(wreck.at)).token).toBeUndefined();
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
    expect(grabbed(scene(), pick(scene(), centreOf(unit.at)))).toBeUndefined();
    const free = scene({ draggable: ['g'] });
    expect(grabbed(free, pick(free, centreOf(unit.at)))).toBe('token');
    const haunted = scene({ ghost });
    expect(grabbed(haunted, pick(haunted, centreOf(ghost.token.at)))).toBe('token');
    expect(grabbed(haunted, pick(haunted, handleAt(ghost.token.at, 0)))).toBe('handle');
  });

  test('turns the ghost only to facings on offer', () => {
    const { x, y } = centreOf(ghost.token.at);
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
