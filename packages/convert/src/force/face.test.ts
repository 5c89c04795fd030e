import { find } from '@sortie/roster';
import { expect, test } from 'vitest';
import { toCard } from '../alpha-strike/convert.ts';
import { CURRENT } from '../alpha-strike/editions.ts';
import { faceOf } from './face.ts';

const arcsOf = (name: string): readonly string[] => {
  const unit = find(name)!;
  return (faceOf(unit, toCard(unit, CURRENT)!, { skill: 4 }).arcs ?? []).map(arc => arc.name);
};

test('ships have a nose, structures a front', () => {
  expect(arcsOf('Overlander (Heavy Lift)')).toEqual(['Nose', 'Left', 'Right', 'Aft']);
  expect(arcsOf('Bastion Crawler')).toEqual(['Front', 'Left', 'Right', 'Rear']);
  expect(arcsOf('Griffin GRF-1N')).toEqual([]);
});
