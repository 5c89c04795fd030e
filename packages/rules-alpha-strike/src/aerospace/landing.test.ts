import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { has } from '../card/specials.ts';
import { type Placed, patch, type Sketch } from '../set-piece.ts';
import type { LandCommand, Unit } from '../shape.ts';
import { aloft, begin, ground, needed, refused, sky, spot } from './sky.fixture.ts';

const foe = ground({}, 1, 60, 10);
const land = (x = 20, y = 20, more: Partial<LandCommand> = {}): LandCommand => ({
  type: 'land',
  unit: 0,
  from: spot(x, 48),
  at: spot(x, y),
  ...more,
});
const grounded = (card: Sketch = {}, more: Partial<Unit> = {}): Placed =>
  aloft(card, 0, { fate: 'fighting', airborne: false, at: spot(20, 30), facing: { dx: 0, dy: -1 }, ...more });
const up = { type: 'liftOff', unit: 0 } as const;
const woods = (top: number, bottom: number) => [patch('woods', 15, top, 25, bottom)];
const rough = 'AS-aero-land-rough';

rule('AS-aero-land', 'a Control Roll brings it down where its line leads', () => {
  const game = begin([aloft(), foe]);
  game.does(0, land(), 2, 2);
  const unit = game.state.units[0]!;
  expect([unit.fate, unit.at, unit.airborne, unit.z, unit.armor]).toEqual(['fighting', spot(20, 20), false, 0, 6]);
  expect(needed(game)).toEqual({ total: 4, terms: { 'AS-control-roll': 4 } });
});
rule('AS-aero-land', 'each point of failure is a point of damage', () => {
  const game = begin([aloft(), foe]);
  game.does(0, land(), 1, 1);
  expect([game.state.units[0]!.airborne, game.state.units[0]!.armor]).toEqual([false, 4]);
});
rule('AS-aero-land', 'from the ground it rises into the Central Zone, or fails to', () => {
  const game = begin([grounded(), foe]);
  game.does(0, up, 2, 2);
  expect([game.state.units[0]!.fate, game.state.units[0]!.flight, game.state.units[0]!.at]).toEqual(['aloft', { ring: 0 }, null]);
  const stuck = begin([grounded(), foe]);
  stuck.does(0, up, 1, 2);
  expect([stuck.state.units[0]!.fate, stuck.state.units[0]!.airborne, stuck.state.units[0]!.armor]).toEqual(['fighting', false, 5]);
});
rule('AS-aero-land', 'not into woods, water, houses or others, and only from the Central Zone', () => {
  expect(refused(sky([aloft(), foe], woods(18, 22)), land())).toEqual(['AS-aero-land']);
  expect(refused(sky([aloft(), foe], [patch('water', 15, 18, 25, 22, { depth: 254 })]), land())).toEqual(['AS-aero-land']);
  expect(refused(sky([aloft(), foe, ground({}, 1, 20, 20.5)]), land())).toEqual(['AS-aero-land']);
  expect(refused(sky([aloft({}, 0, { flight: { ring: 1 } }), foe]), land())).toEqual(['AS-aero-ground-path']);
  expect(refused(sky([aloft(), foe]), up)).toEqual(['AS-aero-land']);
});
rule(rough, '+2 where its runway is not open and level', () => {
  const landing = (top: number, bottom: number) => {
    const game = begin([aloft(), foe], undefined, woods(top, bottom));
    game.does(0, land(), 3, 3);
    return needed(game).terms[rough];
  };
  // Sixteen inches before the place: from 36 to 20.
  expect([landing(30, 32), landing(35, 40), landing(37, 40)]).toEqual([2, 2, undefined]);
  const rising = begin([grounded(), foe], undefined, woods(20, 22));
  rising.does(0, up, 3, 3);
  expect(needed(rising).terms[rough]).toBe(2);
});
rule('AS-sua-vstol', 'half the runway will do', () => {
  const landing = (specials: string) => {
    const game = begin([aloft({ type: 'CF', specials }), foe], undefined, woods(30, 32));
    game.does(0, land(), 3, 3);
    return needed(game).terms[rough];
  };
  expect([landing(''), landing('VSTOL')]).toEqual([2, undefined]);
});
rule('AS-aero-land', 'a ball needs no runway', () => {
  const game = begin([aloft({ type: 'DS', move: '4p' }), foe], undefined, woods(23, 32));
  game.does(0, land(), 3, 3);
  expect(needed(game).terms[rough]).toBeUndefined();
});
rule('AS-sua-fd', 'a deck takes aircraft without a runway, and VTOLs as well', () => {
  const deck = (specials: string) => ground({ type: 'SV', specials }, 0, 20, 20);
  const onto = land(20, 20, { onto: 2 });
  const state = (specials: string) => sky([aloft(), foe, deck(specials)], woods(22, 32));
  expect([refused(state('FD'), onto), refused(state('HELI'), onto), refused(state('FD'), { ...onto, at: spot(20, 25) })]).toEqual([
    [],
    ['AS-sua-fd'],
    ['AS-sua-fd'],
  ]);
  const game = begin([aloft(), foe, deck('FD')], undefined, woods(22, 32));
  game.does(0, onto, 2, 2);
  expect([game.state.units[0]!.fate, game.state.units[0]!.rides, has(game.state.units[2]!, 'FD')]).toEqual(['riding', 2, true]);
  const copter = ground({ type: 'CV', move: '10"v' }, 0, 20, 21.25, { moved: null });
  const mount = { type: 'move', unit: 0, mode: 'ground', path: [], facing: { dx: 0, dy: -1 }, mounts: [1] } as const;
  const beside = (specials: string) =>
    refused(sky([ground({ type: 'SV', specials, move: '6"n' }, 0, 20, 20, { moved: null }), copter]), mount);
  expect([beside('FD'), beside('')]).toEqual([[], ['AS-mount']]);
});
