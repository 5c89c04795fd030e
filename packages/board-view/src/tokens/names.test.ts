import { expect, test } from 'vitest';
import type { Token } from '../scene.ts';
import { placeNames } from './names.ts';

const unit = (id: string, x: number, y: number, heading = 0): Token => ({
  id,
  at: { x, y },
  heading,
  width: 40,
  side: 'a',
  figure: 'mech-heavy',
  label: 'Bulwark',
});

/** Where each name stands, seen from its base. */
function named(zoom: number, ...tokens: readonly Token[]): readonly string[] {
  const names = placeNames(tokens, {}, zoom);
  return tokens.map(token => {
    const name = names.find(one => one.token === token)!;
    const at = token.at as { readonly x: number; readonly y: number };
    const [dx, dy] = [name.x - at.x, name.y - at.y];
    const where = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'below' : 'above';
    return name.text === 'Bulwark' ? where : `${where} ${name.text}`;
  });
}

test('a name stands below its base, or above where the unit looks down', () => {
  expect(named(1, unit('a', 0, 0), unit('b', 200, 0, 180))).toEqual(['below', 'above']);
});

test('a name goes elsewhere before it covers a neighbour', () => {
  expect(named(1, unit('a', 0, 0), unit('b', 0, 45))).toEqual(['above', 'below']);
  expect(named(1, unit('a', 0, 0), unit('b', 0, 45), unit('c', 0, -45))[0]).toBe('right');
});

test('names do not cover each other', () => {
  expect(new Set(named(1, unit('a', 0, 0), unit('b', 44, 0)))).toEqual(new Set(['below', 'above']));
});

test('everybody has a name from afar too: its first letters where there is no room for more', () => {
  const crowd = Array.from({ length: 25 }, (_, i) => unit(String(i), (i % 5) * 44, Math.floor(i / 5) * 44));
  const names = placeNames(crowd, {}, 0.3);
  expect(names).toHaveLength(25);
  expect(names.every(({ text }) => text === 'Bulwark' || text === 'Bul')).toBe(true);
});

test('whoever is chosen has the best place', () => {
  const [first, second] = [unit('a', 0, 0), unit('b', 44, 0)];
  const chosen = placeNames([first, second], { selected: 'b' }, 1).find(({ token }) => token === second)!;
  expect([chosen.x, chosen.text]).toEqual([44, 'Bulwark']);
  expect(chosen.y).toBeGreaterThan(0);
});

test('the height stands behind the name', () => {
  expect(placeNames([{ ...unit('a', 0, 0), height: '↑3' }], {}, 1)[0]!.text).toBe('Bulwark ↑3');
});
