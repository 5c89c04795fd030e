import { CATALOGUE } from '@sortie/roster';
import { expect, test } from 'vitest';
import { toCard } from '../alpha-strike/convert.ts';
import { printedCard } from './printed.ts';

test('large craft print the sides and classes they have weapons for', () => {
  const ships = CATALOGUE.filter(({ kind }) => kind === 'dropship').map(unit => printedCard(toCard(unit)!));
  expect(ships.length).toBeGreaterThan(0);
  for (const { arcs, threshold } of ships) {
    expect(threshold).toBeGreaterThan(0);
    for (const side of Object.values(arcs ?? {}))
      for (const values of Object.values(side)) expect(values).toMatch(/^(-|0\*|\d+)(\/(-|0\*|\d+)){3}$/);
  }
  expect(ships.some(({ arcs }) => arcs?.front?.standard !== undefined && arcs.rear?.standard !== undefined)).toBe(true);
  const mech = CATALOGUE.find(({ kind }) => kind === 'mech')!;
  expect(printedCard(toCard(mech)!)).not.toHaveProperty('arcs');
});
