import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { parse } from '../card/specials.ts';
import { patch, type Sketch, setPiece } from '../set-piece.ts';
import type { OverflyCommand } from '../shape.ts';
import { fuelOf } from './aircraft.ts';
import { aloft, begin, carryOut, ground, over, passing, refused, shoot, sky, spot, to } from './sky.fixture.ts';

rule('AS-sua-fuel', 'what is printed, or 4; nobody but fighters counts it', () => {
  const fuel = (card: Sketch) => fuelOf(setPiece([aloft(card)]).units[0]!);
  expect([fuel({ specials: 'FUEL20' }), fuel({}), fuel({ type: 'CF' }), fuel({ type: 'SC', specials: 'FUEL20' })]).toEqual([20, 4, 4, 0]);
});
rule('ASC-space-fuel-capacity', 'it begins full, and flying over the table uses none', () => {
  const game = begin([aloft({ specials: 'FUEL6' }), ground({}, 1, 60, 10)]);
  const before = game.state.units[0]!;
  game.does(0, over());
  expect([fuelOf(before), fuelOf(game.state.units[0]!), game.state.units[0]!.marks]).toEqual([6, 6, []]);
});
rule('ASC-sa-notation', 'a number stands behind the code, values between slashes are damage at Short, Medium, Long and Extreme', () => {
  const missiles = parse('SDS-CM4/3/2/1');
  expect([missiles.code, missiles.damage.map(({ points }) => points)]).toEqual(['SDS-CM', [4, 3, 2, 1]]);
  expect([parse('AT4-D2').count, parse('AT4-D2').doors, parse('FUEL20').count, parse('NC3').count]).toEqual([4, 2, 20, 1]);
});
rule('ASC-sa-precedence', 'an ability overrules the usual rule, and between two of them their own words decide', () => {
  const outward = (specials: string) =>
    refused(sky([aloft({ type: 'CF', specials }, 0, { flight: { ring: 2 } }), ground({}, 1, 60, 10)]), to(3));
  expect([outward(''), outward('SPC'), outward('SPC,ATMO')]).toEqual([['AS-sua-spc'], [], ['AS-sua-atmo']]);
});
rule('AS-los-air', 'whoever is inside a building is out of sight from the air, and sees nothing of it', () => {
  const house = patch('building', 17, 17, 23, 23, { height: 1524, cf: 40 });
  const dweller = (seat: 0 | 1) => ground({ type: 'CI', move: '2"f' }, seat, 20, 20);
  const strike = over({ kind: 'strike', target: 1 });
  expect(refused(sky([aloft(), dweller(1)], [house]), strike)).toEqual(['AS-a2g-strike']);
  expect(refused(sky([aloft(), dweller(1)]), strike)).toEqual([]);
  const answers = (pieces: Parameters<typeof setPiece>[2]) => refused(setPiece([dweller(0), passing()], {}, pieces), shoot(0, 1));
  expect([answers([house]).includes('AS-g2a'), answers([]).includes('AS-g2a')]).toEqual([true, false]);
  const game = begin([aloft(), dweller(1), ground({}, 1, 20, 14)], undefined, [house]);
  game.does(0, over({ kind: 'strafe', at: spot(20, 22) }));
  game.does(0, carryOut, 1, 1);
  expect(game.events.flatMap(event => (event.type === 'attacked' ? [event.target] : []))).toEqual([2]);
});
rule('AS-sua-rfa', 'reflective armor halves what rakes it from the air', () => {
  const raked = (specials: string) => {
    const game = begin([aloft({ damage: '8/-/-' }), ground({ specials }, 1, 20, 20)]);
    game.does(0, over({ kind: 'strafe', at: spot(20, 22) }));
    game.does(0, carryOut, 5, 5);
    return 9 - game.state.units[1]!.armor;
  };
  expect([raked(''), raked('RFA')]).toEqual([4, 2]);
});
rule('AS-dismount-air', 'jumpers and parachutists leave an aircraft over its line, others do not', () => {
  const rider = (move: string, specials: string) => ground({ type: 'CI', move, specials }, 0, 0, 0, { fate: 'riding', rides: 0, at: null });
  const drop = (more: Partial<OverflyCommand> = {}) => over(undefined, { drop: { units: [1], at: spot(20, 30) }, ...more });
  const state = (move: string, specials: string) =>
    sky([aloft({ type: 'SC', specials: 'IT10' }), rider(move, specials), ground({}, 1, 60, 10)]);
  expect([refused(state('6"j', 'CAR4'), drop()), refused(state('2"f', 'CAR4,PAR'), drop()), refused(state('2"f', 'CAR4'), drop())]).toEqual(
    [[], [], ['AS-dismount-air']],
  );
  expect(refused(state('6"j', 'CAR4'), drop({ drop: { units: [1], at: spot(30, 30) } }))).toEqual(['AS-dismount-air']);
  const game = begin([aloft({ type: 'SC', specials: 'IT10' }), rider('6"j', 'CAR4'), ground({}, 1, 60, 10)]);
  game.does(0, drop(), 3, 2);
  const { fate, at, marks } = game.state.units[1]!;
  expect([fate, Math.abs(at!.x - 20 * 254) < 2 * 254 && Math.abs(at!.y - 30 * 254) < 2 * 254, marks[0]?.kind]).toEqual([
    'fighting',
    true,
    'dropping',
  ]);
});
rule('AS-dismount', 'from a craft on the ground they walk', () => {
  const landed = aloft({ type: 'DS', move: '4p', specials: 'IT10' }, 0, { fate: 'fighting', airborne: false, at: spot(20, 30) });
  const rider = ground({ type: 'CI', move: '2"f', specials: 'CAR4' }, 0, 0, 0, { fate: 'riding', rides: 0, at: null });
  const game = begin([landed, rider, ground({}, 1, 60, 10)]);
  game.does(0, { type: 'move', unit: 0, mode: 'stand', path: [], facing: { dx: 0, dy: -1 }, drops: [1] });
  expect([game.state.units[1]!.fate, game.state.units[1]!.marks]).toEqual(['fighting', []]);
});
