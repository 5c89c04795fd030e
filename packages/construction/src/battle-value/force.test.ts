import { expect, it } from 'vitest';
import { mech, platoon, suits, tank } from '../designs.fixture.ts';
import { evenUp } from './even-up.ts';
import { type Fielding, forceValue } from './force.ts';

const field = (unit: Fielding['unit'], gunnery = 4, piloting = 5): Fielding => ({ unit, gunnery, piloting });
const total = (units: readonly Fielding[]): number => forceValue(units).total;

it('a better crew is worth more, by both of its skills', () => {
  const bare = total([field(mech())]);
  expect(total([field(mech(), 3)])).toBe(Math.round(bare * 1.2));
  expect(total([field(mech(), 4, 4)])).toBe(Math.round(bare * 1.1));
  expect(total([field(mech(), 0, 0)])).toBe(Math.round(bare * 2.42));
  expect(total([field(mech(), 8, 8)])).toBe(Math.round(bare * 0.64));
});

it('those who neither drive nor climb are not worth more for their piloting', () => {
  const heavy = suits({ squad: { troopers: 4, weightClass: 4, body: 'biped' } });
  const tracked = platoon({ motive: 'tracked' });
  const proto = tank({ kind: 'protomech', motive: 'biped', tons: 6, armor: { HD: 2, T: 6, LA: 2, RA: 2, L: 4 } });
  for (const unit of [heavy, tracked, proto]) expect(total([field(unit, 4, 2)])).toBe(total([field(unit, 4, 5)]));
  expect(total([field(platoon(), 4, 2)])).toBeGreaterThan(total([field(platoon(), 4, 5)]));
});

it('the value of a force is that of its units, each told with its crew', () => {
  const { units, designs, total: sum } = forceValue([field(mech(), 3), field(tank())]);
  expect(sum).toBe(units.reduce((all, one) => all + one.total, 0));
  expect(designs).toEqual([total([field(mech())]), total([field(tank())])]);
  expect(units[0]?.terms.at(-1)).toMatchObject({ rule: 'HOUSE-bv-skill', value: 1.2, note: 'gunnery 3, piloting 5' });
});

it('crews are exchanged until a force is as near to a value as can be', () => {
  const units = [field(mech()), field(tank()), field(mech())];
  const now = total(units);
  expect(evenUp(units, now)).toEqual([]);
  for (const target of [now + 100, now + 333, now - 120]) {
    const crews = evenUp(units, target);
    const trained = units.map((unit, place) => ({ ...unit, ...crews.find(crew => crew.place === place) }));
    expect(Math.abs(total(trained) - target)).toBeLessThan(10);
    for (const { place, gunnery, piloting } of crews) {
      expect(Math.abs(gunnery - units[place]!.gunnery)).toBeLessThanOrEqual(2);
      expect(Math.abs(piloting - units[place]!.piloting)).toBeLessThanOrEqual(2);
    }
  }
});

it('nobody is trained beyond what is allowed', () => {
  const units = [field(mech())];
  expect(evenUp(units, 1_000_000, 1)).toEqual([{ place: 0, gunnery: 3, piloting: 4 }]);
  expect(evenUp([field(mech(), 0, 1)], 1_000_000)).toEqual([{ place: 0, gunnery: 0, piloting: 0 }]);
});
