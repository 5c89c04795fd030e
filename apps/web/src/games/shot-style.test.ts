import { expect, test } from 'vitest';
import { styleOfWeapon } from './shot-style.ts';

test.each([
  ['Medium Laser', 'beam'],
  ['Large Pulse Laser', 'pulse'],
  ['ER PPC', 'bolt'],
  ['Gauss Rifle', 'slug'],
  ['AC/20', 'shells'],
  ['Machine Gun', 'shells'],
  ['Flamer', 'flame'],
  ['LRM 20', 'missiles'],
  ['Streak SRM 6', 'missiles'],
  ['Arrow IV', 'artillery'],
] as const)('%s looks like %s', (name, style) => {
  expect(styleOfWeapon(name)).toBe(style);
});
