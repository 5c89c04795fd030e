import { find } from '@sortie/roster';
import { rule, scene, table } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { EDITIONS, ruleset } from '../ruleset.ts';
import type { Cause, Wear } from '../shape.ts';
import { unitAt } from '../state.ts';
import { armed, bin, weapon } from '../testing/armed.fixture.ts';
import { numberIn } from '../testing/core.fixture.ts';
import {
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  pair,
  table as position,
  SOUTH,
  shoot,
  start,
  termsOf,
  WITNESS,
} from '../testing/table.fixture.ts';

const WARRIOR = 'Warrior Attack Helicopter H-7';

const HIT = [6, 6] as const;
const STOUT = { FR: 30, LS: 30, RS: 30, RR: 30, RO: 30 };
/** A weapon of a Hunchback strikes a helicopter two levels up. */
const hit = (target: Partial<Placed>, gun: number, ...dice: readonly number[]) =>
  shoot(
    {
      units: [
        { at: '0805', facing: 3, design: 'HBK-4G' },
        { at: '0807', design: WARRIOR, elevation: 2, armor: STOUT, ...target } as Placed,
        WITNESS,
      ],
    },
    gun,
    ...HIT,
    ...dice,
    ...NEXT,
  );
const [LASER, CANNON] = [0, 2];
const ROTOR = pair(10);
const fresh = (design = WARRIOR): Wear => unitAt(start({ units: [{ at: '0101', design }, { at: '1617' }] }).state, 0).wear!;
const shaky = (cruise: number): Wear => ({ ...fresh(), cruise });

const NAMES: { readonly [printed: string]: string } = {
  none: 'nothing',
  'co-pilot hit': 'commander',
  'pilot hit': 'driver',
  'weapon malfunction': 'malfunction',
  'weapon destroyed': 'weapon',
  'cargo/infantry hit': 'cargo',
  stabilizer: 'stabilizer',
  sensors: 'sensors',
  'crew killed': 'crewKilled',
  'engine hit': 'engine',
  ammunition: 'ammunition',
  'fuel tank': 'fuel',
  'rotor damage': 'rotor',
  'flight stabilizer': 'flight',
  'rotors destroyed': 'rotorGone',
};
const SIDES = { front: ['FR', 0, 7], side: ['LS', 1, 7], rear: ['RR', 3, 7], rotor: ['RO', 0, 10] } as const;
/** A helicopter on the ground with guns everywhere and a platoon aboard, so that every result can happen; dice after the roll are those of its effect. */
function result(column: keyof typeof SIDES, roll: number, expected: string): string {
  const [place, facing, located] = SIDES[column];
  const design = {
    ...find(WARRIOR)!,
    mounts: [...['FR', 'LS', 'RR'].map(at => weapon('Small Laser', at)), bin('IS Ammo LRM-10', 'BD', 6)],
  };
  const units: readonly Placed[] = [
    { at: '0805', facing: 3, design: 'HBK-4G' },
    { at: '0807', design, facing, armor: { ...STOUT, [place]: 0 }, structure: { [place]: 20 } },
    WITNESS,
    { at: '1617', design: 'Foot Platoon (Rifle)', aboard: 1 },
  ];
  const state = position({ phase: 'weapon', units });
  // Whoever rides is nowhere on the map.
  const play = scene(
    ruleset,
    { ...state, units: state.units.map(unit => (unit.id === 3 ? { ...unit, at: null } : unit)) },
    EDITIONS['classic'],
  );
  play.does(NORTH, fire(0, 1, LASER));
  play.does(SOUTH, hold(1));
  const dice = expected === 'weapon' ? [1] : [];
  return eventsOf(play.does(SOUTH, hold(2), ...HIT, ...pair(located), ...pair(roll), ...dice, ...NEXT), 'worn')[0]!.what;
}

describe('critical hits on what flies', () => {
  table('TW-vehcrit-vtol#1', 'by the place struck', row => {
    const rolls = row.at('roll') === '2-5' ? [2, 3, 4, 5] : [row.number('roll')];
    for (const column of ['front', 'side', 'rear', 'rotor'] as const) {
      const expected = NAMES[row.at(column)]!;
      for (const roll of rolls) expect(result(column, roll, expected), column).toBe(expected);
    }
  });
  rule('TW-vehcrit-vtol#2', 'rotor damage costs a point beside that of the hit itself', () => {
    const cruise = (roll: number) =>
      unitAt(hit({ armor: { ...STOUT, RO: 0 }, structure: { RO: 9 } }, LASER, ...ROTOR, ...pair(roll)).play.state, 1).wear!.cruise;
    expect([fresh().cruise - cruise(5), fresh().cruise - cruise(6), fresh().cruise - cruise(8)]).toEqual([1, 2, 2]);
  });
  rule('TW-vehcrit-vtol#3', 'without its flight stabilizer its own movement counts twice', () => {
    const { play } = hit({ armor: { ...STOUT, RO: 0 }, structure: { RO: 9 } }, LASER, ...ROTOR, ...pair(9));
    const { wear } = unitAt(play.state, 1);
    const number = (more: Wear | null) =>
      termsOf(
        numberIn(
          start({
            phase: 'weapon',
            units: [{ at: '0805', facing: 3, design: WARRIOR, elevation: 3, moved: ['run', 5], wear: more }, { at: '0808' }],
          }),
          0,
          1,
        ),
      );
    expect(number(fresh())).toMatchObject({ 'TW-th-run': 2 });
    expect(number(fresh())['TW-th-stabilizer']).toBeUndefined();
    expect(number(wear)).toMatchObject({ 'TW-th-run': 2, 'TW-th-stabilizer': 2 });
  });
  rule('TW-vehcrit-vtol#4', 'without rotors it crashes', () => {
    const { events } = hit({ armor: { ...STOUT, RO: 0 }, structure: { RO: 9 } }, LASER, ...ROTOR, ...pair(11), 1, ...pair(7), ...pair(7));
    expect(eventsOf(events, 'cameDown')).toMatchObject([{ levels: 2, damage: 9 }]);
  });
});

describe('rotors', () => {
  const rotorLoss = (item: string, dice: readonly number[]) => {
    const units: readonly Placed[] = [
      { at: '0805', facing: 3, design: armed(weapon(item, 'RT')) },
      { at: '0807', design: WARRIOR, elevation: 2, armor: STOUT },
      WITNESS,
    ];
    return eventsOf(shoot({ units }, 0, ...HIT, ...dice, ...NEXT).events, 'damaged')[0]!.armor;
  };
  rule('TW-vtol-rotor#1', 'a tenth of the damage, rounded up', () => {
    expect([
      rotorLoss('Small Laser', ROTOR),
      rotorLoss('Medium Laser', ROTOR),
      rotorLoss('PPC', ROTOR),
      rotorLoss('CLERPPC', ROTOR),
    ]).toEqual([1, 1, 1, 2]);
  });
  rule('TW-vtol-rotor#2', 'each hit costs one point of cruising, however hard', () => {
    for (const which of [LASER, CANNON]) expect(unitAt(hit({}, which, ...ROTOR).play.state, 1).wear!.cruise).toBe(fresh().cruise - 1);
  });
  rule('TW-vtol-rotor#3', 'without points it must land', () => {
    const { play, events } = hit({ wear: shaky(1) }, LASER, ...ROTOR, ...pair(9));
    expect(eventsOf(events, 'cameDown')).toMatchObject([{ unit: 1, damage: 0 }]);
    expect(unitAt(play.state, 1)).toMatchObject({ elevation: 0, fate: 'fighting' });
    expect(eventsOf(hit({ wear: shaky(2) }, LASER, ...ROTOR).events, 'cameDown')).toEqual([]);
  });
  rule('TW-vtol-rotor#4', 'and a rotor that is gone lets it fall', () => {
    const { events } = hit({ armor: { ...STOUT, RO: 0 }, structure: { RO: 1 } }, LASER, ...ROTOR, ...pair(2), 1, ...pair(7), ...pair(7));
    expect(eventsOf(events, 'cameDown')).toMatchObject([{ levels: 2, damage: 9 }]);
  });
});

describe('coming down', () => {
  /** Its rotor goes at this height; the side and the places of what follows. */
  const crash = (elevation: number, more: Partial<Placed>, ...dice: readonly number[]) =>
    hit({ elevation, armor: { ...STOUT, RO: 0 }, structure: { RO: 9 }, ...more }, LASER, ...ROTOR, ...pair(11), ...dice);
  rule('TW-vtol-crash#1', 'a tenth of the tons for every level and one, in fives', () => {
    const { events } = crash(3, {}, 1, ...pair(7), ...pair(7), ...pair(7));
    expect(eventsOf(events, 'cameDown')).toMatchObject([{ levels: 3, damage: 12 }]);
    expect(
      eventsOf(events, 'located')
        .slice(1)
        .map(({ struck }) => struck.damage),
    ).toEqual([5, 5, 2]);
  });
  rule('TW-vtol-crash#2', 'a die tells the side, as in a fall', () => {
    const side = (die: number) => eventsOf(crash(1, {}, die, ...pair(7), ...pair(7)).events, 'located')[1]!.side;
    expect([1, 2, 3, 4, 5, 6].map(side)).toEqual(['front', 'right', 'right', 'rear', 'left', 'left']);
  });
  rule('TW-vtol-crash#3', 'what opens it destroys it', () => {
    expect(unitAt(crash(1, {}, 1, ...pair(7), ...pair(7)).play.state, 1).fate).toBe('fighting');
    const open = crash(1, { armor: { ...STOUT, FR: 5, RO: 0 }, structure: { RO: 9, FR: 9 } }, 1, ...pair(7), ...pair(7), ...pair(2));
    expect(unitAt(open.play.state, 1).fate).toBe('destroyed');
  });
  const over = (letter: string, ...dice: readonly number[]) =>
    shoot(
      {
        units: [
          { at: '0805', facing: 3, design: 'HBK-4G' },
          { at: '0807', design: WARRIOR, elevation: 3, armor: STOUT, wear: shaky(1) },
          WITNESS,
        ],
        ground: { '0807': letter },
      },
      LASER,
      ...HIT,
      ...ROTOR,
      ...dice,
      ...NEXT,
    );
  rule('TW-vtol-crash#4', 'and so does water', () => {
    expect(unitAt(over('~', 1, ...pair(7), ...pair(7), ...pair(7)).play.state, 1).fate).toBe('destroyed');
  });
  rule('TW-vtol-crash#6', 'nobody lands in woods, rubble or water: it crashes without a roll', () => {
    for (const letter of ['l', 'x', '~']) {
      const { events } = over(letter, 1, ...pair(7), ...pair(7), ...pair(7));
      expect(eventsOf(events, 'piloted'), letter).toEqual([]);
      expect(eventsOf(events, 'cameDown')[0], letter).toMatchObject({ damage: 12 });
    }
    expect(eventsOf(over('.', ...pair(9)).events, 'cameDown')[0]).toMatchObject({ damage: 0 });
  });
  const landing = (design: string) => {
    const { book, state } = start({ units: [{ at: '0808', design }, { at: '0117' }] });
    const cause: Cause = 'landing';
    return book.ask('piloting', { state, unit: unitAt(state, 0), cause, causes: [cause], depth: 0 }).total;
  };
  rule('TW-vtol-crash#5', 'a forced landing is four harder, and not for wings', () => {
    expect([landing(WARRIOR), landing('Fensalir Combat WiGE')]).toEqual([9, 5]);
  });
  rule('TW-vtol-crash#7', 'whose engine is hit rolls to land, and crashes if that fails', () => {
    const engine = (...dice: readonly number[]) =>
      hit({ facing: 1, armor: { ...STOUT, LS: 0 }, structure: { LS: 9 } }, LASER, ...pair(7), ...pair(10), ...dice);
    const landed = engine(...pair(9));
    expect(eventsOf(landed.events, 'piloted')).toMatchObject([{ cause: 'landing', ok: true }]);
    expect(unitAt(landed.play.state, 1)).toMatchObject({ elevation: 0, fate: 'fighting', wear: { engine: true } });
    expect(eventsOf(engine(...pair(8), 1, ...pair(7), ...pair(7)).events, 'cameDown')[0]).toMatchObject({ damage: 9 });
  });
});
