import type { Unit as Paper } from '@sortie/roster';
import { find } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../options.ts';
import type { Command } from '../shape.ts';
import { unitAt } from '../state.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, start, stepsIn, strike, WITNESS } from '../testing/table.fixture.ts';

const TANK = 'Manticore Heavy Tank';
const charge = (steps: string, mode: 'walk' | 'run' = 'walk', target = 1): Command => ({
  type: 'move',
  unit: 0,
  mode,
  steps: stepsIn(steps),
  charge: target,
});
const DONE = { moved: ['stand', 0] } as const;
const meeting = (first: Partial<Placed>, second: Partial<Placed>, ground = {}) =>
  start({
    units: [{ at: '0805', facing: 3, ...first } as Placed, { at: '0808', facing: 0, ...DONE, ...second } as Placed, WITNESS],
    ground,
  });
const refused = (play: ReturnType<typeof meeting>, command: Command) =>
  play.book.check(play.state as never, command, NORTH).map(one => one.rule);
/** The charge of the first unit, up to the dice of the Physical Attack Phase. */
function crash(play: ReturnType<typeof meeting>, command: Command, ...dice: readonly number[]) {
  play.does(NORTH, command);
  play.does(SOUTH, { type: 'move', unit: 2, mode: 'stand' });
  play.does(NORTH, hold(0));
  play.does(SOUTH, hold(1));
  play.does(SOUTH, hold(2));
  return play.does(SOUTH, strike(1), ...dice, ...NEXT);
}

describe('vehicles charge', () => {
  rule('TW-charge-veh#1', "'Mechs that stand and that lie, and vehicles, but no troops, ProtoMechs or helicopters in flight", () => {
    const targets = ['GRF-1N', TANK, 'Foot Platoon (Rifle)', 'Minotaur'];
    expect(targets.map(design => refused(meeting({ design: TANK }, { design }), charge('FF')).length === 0)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(refused(meeting({ design: TANK }, { prone: true }), charge('FF'))).toEqual([]);
    const flying = { design: 'Warrior Attack Helicopter H-7', elevation: 1 };
    expect(refused(meeting({ design: TANK }, flying), charge('FF'))).toEqual(['TW-charge-how']);
    expect(refused(meeting({}, { prone: true }), charge('FF'))).toEqual(['TW-charge-how']);
  });
  rule('TW-charge-veh#2', "strike the legs of a 'Mech that stands", () => {
    const play = meeting({ design: TANK }, {});
    // Sixty tons after three hexes: twelve points in three lots on the legs; six come back, and the hull is shaken.
    const legs = [2, 5, 2] as const;
    const events = crash(play, charge('FF'), ...pair(12), ...legs, ...pair(3), ...pair(12));
    expect(eventsOf(events, 'damaged').filter(({ unit }) => unit === 1)).toMatchObject([
      { location: 'RL', armor: 5 },
      { location: 'LL', armor: 5 },
      { location: 'RL', armor: 2 },
    ]);
  });
  rule('TW-charge-veh#3', 'take what they get on their front, and may lose their tracks', () => {
    const play = meeting({ design: TANK }, {});
    const before = unitAt(play.state, 0).armor.FR ?? 0;
    const events = crash(play, charge('FF'), ...pair(12), 2, 5, 2, ...pair(10), ...pair(12));
    expect(unitAt(play.state, 0).armor.FR).toBe(before - 6);
    expect(eventsOf(events, 'worn')).toMatchObject([{ unit: 0, what: 'heavy' }]);
  });
  rule('TW-charge-veh#4', 'by how well they drive', () => {
    const play = meeting({ design: TANK, piloting: 6 }, { piloting: 4 });
    const [struck] = eventsOf(crash(play, charge('FF'), 1, 1, 6), 'struck');
    // Six, two more for the better driver, one for cruising.
    expect(struck).toMatchObject({ toHit: { total: 9 }, damage: 12 });
  });
  rule('TW-charge-veh#5', 'and fire nothing that turn, nor go backwards', () => {
    const play = meeting({ design: TANK }, {});
    expect(refused(meeting({ design: TANK, facing: 0 }, {}), charge('BB'))).toContain('TW-charge-how');
    play.does(NORTH, charge('FF'));
    play.does(SOUTH, { type: 'move', unit: 2, mode: 'stand' });
    expect(play.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TW-unconscious');
    const offered = [...options(play.state, NORTH, play.book)];
    expect(offered.filter(command => command.type === 'declare' && command.unit === 0 && command.shots.length > 0)).toEqual([]);
  });
});

describe('charges', () => {
  rule('TW-charge-how#1', 'begin right before their target as well, and the last step takes its points', () => {
    expect(refused(meeting({ at: '0807' }, {}), charge(''))).toEqual([]);
    expect(refused(meeting({ at: '0807', facing: 2 }, {}), charge(''))).toEqual(['TW-charge-how']);
    // Five points: four hexes and the last, and not one more for woods there.
    expect(refused(meeting({ at: '0803' }, {}), charge('FFFF'))).toEqual([]);
    expect(refused(meeting({ at: '0803' }, {}, { '0808': 'l' }), charge('FFFF'))).toEqual(['TW-charge-how']);
  });
  rule('TW-charge-how#6', 'go over as many levels as the charger can step', () => {
    expect(refused(meeting({}, {}, { '0808': '2' }), charge('FF', 'run'))).toEqual([]);
    expect(refused(meeting({}, {}, { '0808': '3' }), charge('FF', 'run'))).toEqual(['TW-charge-how']);
    // A tank climbs one level at a time.
    expect(refused(meeting({ design: TANK }, {}, { '0808': '1' }), charge('FF', 'run'))).toEqual([]);
    expect(refused(meeting({ design: TANK }, {}, { '0808': '2' }), charge('FF', 'run'))).toEqual(['TW-charge-how']);
  });
  rule('TW-charge-how#9', 'go off a roof and out of water over one level', () => {
    const [near, roof] = [
      { at: '0807', elevation: 1 },
      { at: '0807', elevation: 2 },
    ];
    expect(refused(meeting(near, {}, { '0807': 'S' }), charge(''))).toEqual([]);
    expect(refused(meeting(roof, {}, { '0807': 'C' }), charge(''))).toEqual(['TW-charge-how']);
    // Out of the shallows up a bank of one level, which is two levels above the bottom.
    expect(refused(meeting({ at: '0807' }, {}, { '0807': '~', '0808': '1' }), charge(''))).toEqual([]);
    expect(refused(meeting({ at: '0807' }, {}, { '0807': '=' }), charge('', 'run'))).toEqual(['TW-charge-how']);
  });
  rule('TW-charge-how#7', 'into shallow water are walked, are harder and strike the upper half', () => {
    expect(refused(meeting({}, {}, { '0808': '~' }), charge('FF', 'run'))).toEqual(['TW-charge-how']);
    const play = meeting({}, {}, { '0808': '~' });
    const events = crash(play, charge('FF'), ...pair(12), 3, 3, 2, ...pair(3), ...pair(12), ...pair(12), ...pair(12), ...pair(12));
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ toHit: { total: 7 } });
    expect(eventsOf(events, 'damaged').flatMap(({ unit, location }) => (unit === 1 ? [location] : []))).toEqual(['CT', 'CT', 'LT']);
  });
  rule('TW-phys-bldg-unit#5', 'do not go through walls, and nobody comes down through a roof', () => {
    expect(refused(meeting({}, {}, { '0808': 'S' }), charge('FF'))).toEqual(['TW-charge-how']);
    const leap = (ground = {}) => {
      const play = meeting({}, {}, ground);
      const { at } = unitAt(play.state, 1);
      return refused(play, { type: 'move', unit: 0, mode: 'jump', to: at!, facing: 3, onto: 1 });
    };
    expect([leap(), leap({ '0808': 'S' })]).toEqual([[], ['TW-dfa-how']]);
  });
  rule('TW-dfa-how#3', 'from above are harder against troops', () => {
    const design: Paper = find('Foot Platoon (Rifle)')!;
    const play = meeting({}, { design });
    play.does(NORTH, { type: 'move', unit: 0, mode: 'jump', to: unitAt(play.state, 1).at!, facing: 3, onto: 1 });
    play.does(SOUTH, { type: 'move', unit: 2, mode: 'stand' });
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    // It misses, falls two levels on its back, and its MechWarrior stays awake.
    const events = play.does(SOUTH, hold(2), 1, 1, ...[5, 9, 3, 11].flatMap(pair), ...pair(12), ...NEXT);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ toHit: { total: 11 }, damage: 2 });
  });
});
