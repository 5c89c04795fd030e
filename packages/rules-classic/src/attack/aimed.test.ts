import type { Mount } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { armed, bin, gear, HIT, weapon } from '../testing/armed.fixture.ts';
import { numberIn, objections } from '../testing/core.fixture.ts';
import { eventsOf, fire, NEXT, type Placed, type Position, pair, shoot, start, WITNESS } from '../testing/table.fixture.ts';

const at = (target: Partial<Placed>, ...mounts: readonly Mount[]): Position => ({
  phase: 'weapon',
  units: [{ at: '0803', facing: 3, design: armed(...mounts), gunnery: 5 }, { at: '0806', design: 'AS7-D', ...target } as Placed, WITNESS],
});
const STILL = { shutDown: true };
const COMPUTER = gear('ISTargeting Computer', 'CT');
const number = (position: Position, aim?: 'CT' | 'HD' | 'LL') =>
  numberIn(start(position), 0, 1, { weapon: 0, ...(aim ? { aim } : {}) }).total;
const may = (position: Position, shot: object = { aim: 'CT' }) => objections(start(position), fire(0, 1, { weapon: 0, ...shot } as never));
const place = (position: Position, roll: number, ...dice: readonly number[]) =>
  eventsOf(shoot(position, { weapon: 0, aim: 'LL' }, ...HIT, ...pair(roll), ...dice, ...NEXT).events, 'damaged')[0]!.location;

describe('aimed shots', () => {
  const laser = weapon('Medium Laser');
  rule('TW-aim-immobile#1', 'at whoever cannot move, at the usual four less', () => {
    expect([number(at(STILL, laser)), number(at(STILL, laser), 'CT'), number(at(STILL, laser), 'LL')]).toEqual([1, 1, 1]);
    expect([may(at(STILL, laser)), may(at({}, laser))]).toEqual([[], ['TW-aim-tc']]);
  });
  rule('TW-aim-immobile#2', 'the head is at three more instead', () => expect(number(at(STILL, laser), 'HD')).toBe(8));
  rule('TW-aim-immobile#3', 'six, seven and eight strike what was meant', () => {
    const still = at({ shutDown: true, armor: { LL: 40 } }, laser);
    const position: Position = { ...still, units: still.units.map((unit, i) => (i === 0 ? { ...unit, gunnery: 8 } : unit)) };
    expect([6, 7, 8].map(roll => place(position, roll))).toEqual(['LL', 'LL', 'LL']);
    expect([5, 9].map(roll => place(position, roll, ...pair(3)))).toEqual(['RA', 'RA']);
  });
  rule('TW-aim-immobile#4', 'not with missiles, pellets, hyper-assault rifles or fast fire', () => {
    const barred = [
      [weapon('SRM 6', 'RT'), bin('IS Ammo SRM-6', 'LT', 10)],
      [weapon('Thunderbolt 10', 'RT'), bin('IS Ammo Thunderbolt-10', 'LT', 10)],
      [weapon('ISLBXAC10', 'RT'), bin('IS LB 10-X Cluster Ammo', 'LT', 10)],
      [weapon('CLHAG20', 'RT'), bin('Hyper-Assault Gauss Rifle/20 Ammo', 'LT', 6)],
    ];
    for (const mounts of barred) expect(may(at(STILL, ...mounts)), mounts[0]!.item).toEqual(['TW-aim-tc']);
    const ultra = [weapon('ISUltraAC5', 'RT'), bin('IS Ultra AC/5 Ammo', 'LT', 10)];
    expect(may(at(STILL, ...ultra), { aim: 'CT', rate: 2 })).toEqual(['TW-aim-tc']);
    const slug = [weapon('ISLBXAC10', 'RT'), bin('IS LB 10-X AC Ammo', 'LT', 10)];
    expect(may(at(STILL, ...slug))).toEqual([]);
  });
  rule('TW-aim-tc#1', 'with a computer at anybody, at three more and not one less', () => {
    expect([number(at({}, laser, COMPUTER)), number(at({}, laser, COMPUTER), 'CT')]).toEqual([4, 8]);
    expect([may(at({}, laser, COMPUTER)), may(at({}, laser))]).toEqual([[], ['TW-aim-tc']]);
  });
  rule('TW-aim-tc#2', 'but not at heads', () => expect(may(at({}, laser, COMPUTER), { aim: 'HD' })).toEqual(['TW-aim-tc']));
  rule('TW-aim-tc#3', 'nor with pulses, pellets and hyper-assault rifles', () => {
    const barred = [
      [weapon('ISMediumPulseLaser')],
      [weapon('ISLBXAC10', 'RT'), bin('IS LB 10-X Cluster Ammo', 'LT', 10)],
      [weapon('CLHAG20', 'RT'), bin('Hyper-Assault Gauss Rifle/20 Ammo', 'LT', 6)],
    ];
    for (const mounts of barred) expect(may(at({}, COMPUTER, ...mounts)), mounts[0]!.item).toEqual(['TW-aim-tc']);
  });
  rule('TW-aim-tc#4', 'six to eight strike what was meant', () => {
    const position = at({ armor: { LL: 40 } }, laser, COMPUTER);
    expect([place(position, 6), place(position, 8), place(position, 5, ...pair(3)), place(position, 9, ...pair(3))]).toEqual([
      'LL',
      'LL',
      'RA',
      'RA',
    ]);
  });
  rule('TW-aim-tc#5', 'never both: at whoever cannot move the four count, and the computer does not', () => {
    expect(number(at(STILL, laser, COMPUTER), 'CT')).toBe(number(at(STILL, laser), 'CT'));
  });
});
