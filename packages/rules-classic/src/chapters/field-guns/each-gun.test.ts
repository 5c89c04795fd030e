import type { RuleId } from '@sortie/kernel';
import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, start, termsOf, WITNESS } from '../../testing/table.fixture.ts';
import { attacks, flown } from '../aerospace/sky.fixture.ts';
import { fieldGunRules } from './field-guns.ts';

const HIT = [6, 6] as const;
const GUNS: readonly RuleId[] = fieldGunRules.map(({ id }) => id);
const MOTORIZED = 'Motorized Platoon (MG)';
const gunners = (name: string, gun = 'Autocannon/5', load = 'IS Ammo AC/5', pieces = 2): Paper => {
  const unit = find(name)!;
  const mounts: Mount[] = Array.from({ length: pieces }, (): Mount[] => [
    { kind: 'weapon', item: gun, at: 'FGUN' },
    { kind: 'ammo', item: load, at: 'FGUN', shots: 20 },
  ]).flat();
  return { ...unit, mounts: [...unit.mounts, ...mounts] };
};
const at8 = (more: Partial<Placed> = {}): Placed => ({ at: '0808', design: gunners(MOTORIZED), ...more });
const battery = (...units: readonly Placed[]) => start({ units, rules: GUNS, phase: 'weapon' });
const faults = (play: ReturnType<typeof battery>, command: ReturnType<typeof fire>) =>
  play.book.check(play.state as never, command, NORTH).map(one => one.rule);
const two = (first: number, second: number) =>
  ({
    type: 'declare',
    unit: 0,
    twist: 0,
    shots: [
      { weapon: 1, target: first },
      { weapon: 2, target: second },
    ],
  }) as const;

rule('TOE-field-gun-crew#1', 'as many troopers as tons, rounded up, and at least two', () => {
  const fires = (gun: string, load: string, troopers: number) =>
    faults(battery(at8({ design: gunners(MOTORIZED, gun, load, 1), structure: { TR: troopers } }), { at: '0810' }), fire(0, 1, 1))
      .length === 0;
  // Eight tons, and half a ton.
  expect([fires('Autocannon/5', 'IS Ammo AC/5', 8), fires('Autocannon/5', 'IS Ammo AC/5', 7)]).toEqual([true, false]);
  expect([fires('Machine Gun', 'IS Ammo MG - Full', 2), fires('Machine Gun', 'IS Ammo MG - Full', 1)]).toEqual([true, false]);
});
rule('TOE-field-gun-platoons#1', 'only motorized platoons and those on wheels or tracks drag guns', () => {
  const drags = (name: string) =>
    readSetup({ map: 'hills', forces: [[{ design: gunners(name) }], [{ design: 'GRF-1N' }]], turns: null }).ok;
  const names = [
    MOTORIZED,
    'Mechanized Tracked Platoon (Laser)',
    'Mechanized Wheeled Platoon (Rifle)',
    'Foot Platoon (Rifle)',
    'Jump Platoon (Laser)',
    'Mechanized Hover Platoon (Rifle)',
  ];
  expect(names.map(drags)).toEqual([true, true, true, false, false, false]);
});
rule('TOE-field-gun-platoons#2', 'as many guns fire as can be manned fully', () => {
  const fires = (troopers: number) => faults(battery(at8({ structure: { TR: troopers } }), { at: '0812' }), fire(0, 1, 1, 2)).length === 0;
  expect([fires(20), fires(16), fires(15)]).toEqual([true, true, false]);
});
rule('TOE-field-gun-platoons#3', 'of two guns of eight tons fifteen troopers keep one', () => {
  const thin = battery(at8({ structure: { TR: 15 } }), { at: '0812' });
  expect([faults(thin, fire(0, 1, 1)), faults(thin, fire(0, 1, 1, 2)).length]).toEqual([[], 1]);
});
rule('TOE-field-gun-platoons#4', 'who mans no gun any more fires rifles again', () => {
  const play = battery(at8({ structure: { TR: 7 } }), { at: '0809' });
  expect([faults(play, fire(0, 1, 0)), faults(play, fire(0, 1, 1)).length]).toEqual([[], 1]);
});
rule('TOE-field-gun-attack#1', 'with range and damage of the same gun on a vehicle', () => {
  const shot = (unit: Placed, weapon: number) => {
    const play = battery(unit, { at: '0812' });
    play.does(NORTH, fire(0, 1, weapon));
    const events = play.does(SOUTH, hold(1), ...HIT, ...pair(7), ...NEXT);
    const terms = termsOf(eventsOf(events, 'fired')[0]!.toHit);
    return [terms['TW-th-short'] ?? terms['TW-th-med'] ?? 0, eventsOf(events, 'damaged')[0]!.armor];
  };
  const tank: Paper = {
    ...find('Vedette Medium Tank')!,
    mounts: [
      { kind: 'weapon', item: 'Autocannon/5', at: 'TU' },
      { kind: 'ammo', item: 'IS Ammo AC/5', at: 'BD', shots: 20 },
    ],
  };
  expect(shot(at8(), 1)).toEqual(shot({ at: '0808', facing: 3, design: tank }, 0));
});
rule('TOE-field-gun-attack#4', 'at fighters too, and shotguns as flak', () => {
  const number = (gun: string, load: string) => {
    const units: readonly Placed[] = [
      at8({ at: '0809', gunnery: 8, design: gunners(MOTORIZED, gun, load, 1) }),
      flown('08', 2, {}, 0),
      WITNESS,
    ];
    const { events } = attacks({ units, rules: GUNS }, fire(0, 1, 1), 1, 1, ...NEXT);
    return termsOf(eventsOf(events, 'fired')[0]!.toHit);
  };
  expect(number('Autocannon/5', 'IS Ammo AC/5')['TW-th-flak']).toBeUndefined();
  expect(number('ISLBXAC10', 'IS LB 10-X Cluster Ammo')['TW-th-flak']).toBe(-2);
});
rule('TOE-field-gun-attack#2', 'all over one side, like a turret', () => {
  expect([
    faults(battery(at8(), { at: '0811' }, { at: '0911' }), two(1, 2)),
    faults(battery(at8(), { at: '0811' }, { at: '0805' }), two(1, 2)),
  ]).toEqual([[], ['TOE-field-gun-attack']]);
});
rule('TOE-field-gun-attack#3', 'each at a target of its own, and none is a second target', () => {
  const play = battery(at8(), { at: '0811' }, { at: '0911' });
  play.does(NORTH, two(1, 2));
  play.does(SOUTH, hold(1));
  const shots = eventsOf(play.does(SOUTH, hold(2), 1, 1, 1, 1, ...NEXT), 'fired');
  expect(shots.map(({ target, toHit }) => [target, toHit.total])).toEqual([
    [1, 5],
    [2, 5],
  ]);
});
rule('TOE-field-gun-limits#1', 'not in a turn in which the platoon moves or fires its rifles', () => {
  expect(faults(battery(at8(), { at: '0809' }), fire(0, 1, 0, 1))).toEqual(['TOE-field-gun-limits']);
  expect(faults(battery(at8({ moved: ['walk', 1] }), { at: '0812' }), fire(0, 1, 1))).not.toEqual([]);
  expect(faults(battery(at8({ moved: ['stand', 0] }), { at: '0812' }), fire(0, 1, 1))).toEqual([]);
});
rule('TOE-field-gun-limits#2', 'not into their own hex', () => {
  expect([faults(battery(at8(), { at: '0808' }), fire(0, 1, 1)), faults(battery(at8(), { at: '0809' }), fire(0, 1, 1))]).toEqual([
    ['TOE-field-gun-limits'],
    [],
  ]);
});
rule('TOE-field-gun-ammo#1', 'a ton for each gun, which losses do not lessen', () => {
  const play = battery(at8({ structure: { TR: 9 } }), { at: '0811' });
  expect(unitAt(play.state, 0).ammo).toEqual([20, 20]);
  play.does(NORTH, fire(0, 1, 1));
  play.does(SOUTH, hold(1), 1, 1, ...NEXT);
  expect(unitAt(play.state, 0).ammo).toEqual([19, 20]);
});
rule('TOE-field-gun-ammo#2', 'LB-X guns fire cluster shells alone', () => {
  const fires = (load: string) => faults(battery(at8({ design: gunners(MOTORIZED, 'ISLBXAC5', load, 1) }), { at: '0811' }), fire(0, 1, 1));
  expect([fires('IS LB 5-X AC Ammo'), fires('IS LB 5-X Cluster Ammo')]).toEqual([['TOE-field-gun-ammo'], []]);
  expect(sheetOf(gunners(MOTORIZED)).weapons).toHaveLength(3);
});
