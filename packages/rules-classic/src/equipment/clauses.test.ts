import { ARMOR_TYPES, find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Manner, Move } from '../shape.ts';
import { sheetFor, unitAt } from '../state.ts';
import { eventsOf, NEXT, NORTH, type Placed, pair, shoot, start, stepsIn, WITNESS } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const SUITS = 'Elemental Battle Armor [Laser](Sqd5)';
const plated = (code: string, type: string): Paper => ({ ...find(code)!, armor: { ...find(code)!.armor, type } });
/** A Hunchback fires one of its weapons: two lasers, then an autocannon. */
const harm = (target: Partial<Placed>, weapon: number, attacker: Partial<Placed>, ...dice: readonly number[]) => {
  const units: readonly Placed[] = [{ at: '0805', facing: 3, design: 'HBK-4G', ...attacker }, { at: '0807', ...target } as Placed, WITNESS];
  return eventsOf(shoot({ units }, weapon, ...HIT, ...dice, ...NEXT).events, 'damaged');
};
const LASER = 0;
const CANNON = 2;

describe('armor of special kinds', () => {
  rule('TOE-ferro-lamellor#2', 'a hit is never made less than nothing', () => {
    const small: Paper = {
      ...find('GRF-1N')!,
      mounts: [
        { kind: 'weapon', item: 'Flamer', at: 'RA' },
        { kind: 'weapon', item: 'Machine Gun', at: 'LA' },
        { kind: 'ammo', item: 'IS Ammo MG - Full', at: 'LT', shots: 100 },
      ],
    };
    const design = plated('AS7-D', 'Ferro-Lamellor');
    // Two points less one: one is left, and nothing is healed.
    expect(harm({ design }, 1, { design: small }, ...pair(7)).map(({ armor }) => armor)).toEqual([1]);
  });
  const row = (id: string) => {
    const found = ARMOR_TYPES.find(({ item }) => item.id === id)!.item;
    return [found.kgPerPoint, found.mechSlots];
  };
  const mortar: Paper = {
    ...find('GRF-1N')!,
    mounts: [
      { kind: 'weapon', item: 'IS Mech Mortar-4', at: 'RA' },
      { kind: 'ammo', item: 'IS Ammo SC Mortar-4', at: 'RT', shots: 6 },
      { kind: 'weapon', item: 'ISThumper', at: 'LT' },
      { kind: 'ammo', item: 'ISThumperAmmo', at: 'LT', shots: 20 },
      { kind: 'weapon', item: 'Medium Laser', at: 'LA' },
    ],
  };
  const first = (design: Paper | string, weapon: number, attacker: Partial<Placed>, ...dice: readonly number[]) =>
    harm({ design }, weapon, attacker, ...dice)[0]!.armor;
  rule('TOE-advanced-ba-armor-table#1', 'reactive suits: 35 or 60 kg a point, seven slots, half of missiles, mortars and artillery', () => {
    expect([row('Clan BA Reactive (Blazer)'), row('IS BA Reactive (Blazer)')]).toEqual([
      [35, 7],
      [60, 7],
    ]);
    const suits = plated(SUITS, 'BA Reactive (Blazer)');
    const missiles: Partial<Placed> = { design: 'GRF-1N', at: '0801' };
    expect([first(SUITS, 1, missiles, ...pair(2), 1), first(suits, 1, missiles, ...pair(2), 1)]).toEqual([3, 1]);
    const { book, state } = start({
      units: [
        { at: '0805', design: mortar },
        { at: '0807', design: suits },
      ],
    });
    const unit = unitAt(state, 1);
    const left = sheetFor(unitAt(state, 0)).weapons.map(
      weapon => book.ask('hitDamage', { unit, location: 'S1', rear: false, points: 15, weapon }).total,
    );
    expect(left).toEqual([7, 7, 15]);
    expect(first(suits, LASER, {}, 1)).toBe(5);
  });
  rule('TOE-advanced-ba-armor-table#2', 'reflective suits: 30 or 55 kg a point, seven slots, half of beams', () => {
    expect([row('Clan BA Laser Reflective (Reflec/Glazed)'), row('IS BA Laser Reflective (Reflec/Glazed)')]).toEqual([
      [30, 7],
      [55, 7],
    ]);
    const suits = plated(SUITS, 'BA Laser Reflective (Reflec/Glazed)');
    expect([first(suits, LASER, {}, 1), first(SUITS, LASER, {}, 1), first(suits, CANNON, {}, 1)]).toEqual([2, 5, 10]);
  });
  rule('TOE-advanced-ba-armor-table#3', 'half of an odd number is rounded down', () => {
    expect(harm({ design: plated(SUITS, 'BA Laser Reflective (Reflec/Glazed)') }, LASER, {}, 1)[0]).toMatchObject({ armor: 2 });
    const missiles: Partial<Placed> = { design: 'GRF-1N', at: '0801' };
    expect(harm({ design: plated(SUITS, 'BA Reactive (Blazer)') }, 1, missiles, ...pair(2), 1).map(({ armor }) => armor)).toEqual([1]);
    expect(harm({ design: SUITS }, 1, missiles, ...pair(2), 1).map(({ armor }) => armor)).toEqual([3]);
  });
  const strong: Paper = { ...find('GRF-1N')!, structure: { ...find('GRF-1N')!.structure, type: 'Reinforced' } };
  rule('TOE-reinforced-structure#1', 'each point stands two: five fill two of them and half a third, which one more fills', () => {
    const strike = (points: string, target: Partial<Placed>) => {
      const design: Paper = { ...find('GRF-1N')!, mounts: [{ kind: 'weapon', item: points, at: 'RA' }] };
      const units: readonly Placed[] = [
        { at: '0805', facing: 3, design },
        { at: '0807', design: strong, armor: { RT: 0 }, ...target },
        WITNESS,
      ];
      const { play, events } = shoot({ units }, 0, ...HIT, ...pair(6), ...pair(2), ...NEXT);
      const { structure, condition } = unitAt(play.state, 1);
      return [structure['RT'], condition?.slashed ?? [], eventsOf(events, 'criticalRolled').length];
    };
    const whole = find('GRF-1N')!.structure.points['RT']!;
    expect(strike('Medium Laser', {})).toEqual([whole - 2, ['RT:frame'], 1]);
    expect(strike('Medium Laser', { structure: { RT: 3 }, condition: { slashed: ['RT:frame'] } })).toEqual([0, [], 1]);
    // Three points on a point that was struck once: that one and another.
    expect(strike('Small Laser', { structure: { RT: 8 }, condition: { slashed: ['RT:frame'] } })).toEqual([6, [], 1]);
    expect(strike('Small Laser', { structure: { RT: 8 } })).toEqual([7, ['RT:frame'], 1]);
  });
  rule('TOE-reinforced-structure#2', 'and nothing goes on before every point has been struck twice', () => {
    expect(
      harm({ design: strong, armor: { RT: 0 } }, CANNON, {}, ...pair(6), ...pair(2), ...HIT).map(({ location, structure }) => [
        location,
        structure,
      ]),
    ).toEqual([['RT', 10]]);
  });
});

describe('superchargers', () => {
  const alone = (unit: Partial<Placed>) =>
    start({ units: [{ at: '0803', facing: 3, ...unit } as Placed, { at: '0117', moved: ['stand', 0] }] });
  const boosted = (manner: Manner): Move => ({ type: 'move', unit: 0, mode: 'run', steps: stepsIn('F'), manner });
  const mech: Paper = { ...find('GRF-1N')!, mounts: [{ kind: 'equipment', item: 'Supercharger', at: 'CT', slots: 1 }] };
  const vedette = find('Vedette Medium Tank')!;
  const tank: Paper = { ...vedette, mounts: [...vedette.mounts, { kind: 'equipment', item: 'Supercharger', at: 'BD' }] };
  const fails = (unit: Partial<Placed>, ...dice: readonly number[]) => alone(unit).does(NORTH, boosted('supercharge'), 1, 1, ...dice);
  rule('TOE-supercharger-failure#1', 'a failure rolls for critical hits, on every kind of machine', () => {
    expect([
      eventsOf(fails({ design: mech }, ...pair(7)), 'slotHit').length,
      eventsOf(fails({ design: mech }, ...pair(8)), 'slotHit').length,
    ]).toEqual([0, 1]);
    expect(eventsOf(fails({ design: tank }, ...pair(7)), 'worn')).toEqual([]);
    expect(eventsOf(fails({ design: tank }, ...pair(8), ...pair(7)), 'worn')).toHaveLength(1);
  });
  rule('TOE-supercharger-failure#2', "on a 'Mech the topmost slots that are whole", () => {
    const slots = (hits: Placed['hits'], ...dice: readonly number[]) =>
      eventsOf(fails({ design: mech, ...(hits ? { hits } : {}) }, ...dice), 'slotHit').map(({ location, slot }) => [location, slot]);
    expect(slots(undefined, ...pair(10))).toEqual([
      ['CT', 0],
      ['CT', 1],
    ]);
    expect(slots({ CT: [0] }, ...pair(8))).toEqual([['CT', 1]]);
  });
  rule('TOE-supercharger-failure#3', 'on others they are motive hits; once it stands, the engine is lost', () => {
    expect(eventsOf(fails({ design: tank }, ...pair(10), ...HIT), 'worn').map(({ what }) => what)).toEqual(['immobilized', 'engine']);
  });
});

describe('shells around things', () => {
  const shelled = (armored: boolean): Paper => ({
    ...find('GRF-1N')!,
    mounts: [
      { kind: 'equipment', item: 'ISMASC', at: 'RT' },
      { kind: 'weapon', item: 'Medium Laser', at: 'LL', ...(armored ? { armored: true as const } : {}) },
      { kind: 'weapon', item: 'Medium Laser', at: 'RL', ...(armored ? { armored: true as const } : {}) },
    ],
  });
  // The fifth slot of a leg is the laser.
  const shot = (target: Partial<Placed>) => {
    const units: readonly Placed[] = [
      { at: '0803', facing: 3 },
      { at: '0807', armor: { LL: 0 }, structure: { LL: 30 }, ...target } as Placed,
      WITNESS,
    ];
    const { events } = shoot({ units }, 0, ...HIT, ...pair(9), ...pair(8), 5, ...NEXT);
    return [eventsOf(events, 'slotHit').length, eventsOf(events, 'altered').length];
  };
  const strained = () => {
    const play = start({ units: [{ at: '0808', facing: 3, design: shelled(true) }, { at: '0117' }] });
    const run: Move = { type: 'move', unit: 0, mode: 'run', steps: stepsIn('FF'), manner: 'masc' };
    return { play, events: play.does(NORTH, run, 1, 1, 5, 5) };
  };
  rule('TOE-armored-components-masc#1', 'muscles that fail strike what is in the shell', () => {
    expect(eventsOf(strained().events, 'slotHit').map(({ location, slot }) => [location, slot])).toEqual([
      ['LL', 4],
      ['RL', 4],
    ]);
  });
  rule('TOE-armored-components-masc#2', 'and leave the shell as it was, which still stops a shot', () => {
    expect(unitAt(strained().play.state, 0).condition).toBeUndefined();
    expect([shot({ design: shelled(false) }), shot({ design: shelled(true) })]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
  rule('TOE-armored-components-masc#3', 'once for each slot', () => {
    expect([
      shot({ design: shelled(true), condition: { cracked: ['LL:4'] } }),
      shot({ design: shelled(true), condition: { cracked: ['RL:4'] } }),
    ]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
  const charges = (at: string) => ({ kind: 'equipment' as const, item: 'IS Reactive', at, slots: 1 });
  const bare = (mounts: Paper['mounts'], ...dice: readonly number[]) => {
    const units: readonly Placed[] = [
      { at: '0803', facing: 3 },
      { at: '0807', design: { ...find('GRF-1N')!, mounts }, armor: { LT: 0 } },
      WITNESS,
    ];
    return eventsOf(shoot({ units }, 0, ...HIT, ...pair(8), ...pair(8), ...dice, ...NEXT).events, 'slotHit').map(
      ({ location, slot }) => `${location}:${slot}`,
    );
  };
  rule('TOE-reactive-crit-transfer#1', 'where there is nothing but charges, one roll: all but a two goes inward', () => {
    const only = [charges('LT'), charges('LT')];
    expect([bare(only, 1, 1, ...pair(2)), bare(only, 1, 1, ...pair(3), 1, 1), bare(only, 1, 1, ...pair(12), 1, 1)]).toEqual([
      ['LT:0'],
      ['CT:0'],
      ['CT:0'],
    ]);
    expect(bare([charges('LT'), { kind: 'weapon', item: 'Medium Laser', at: 'LT' }], 1, 1, ...pair(3), 1, 2)).toEqual(['LT:1']);
  });
});

describe('charges that go off', () => {
  rule('TOE-reactive-crit-transfer#2', 'on a two all armor that is left there is gone, on a three none', () => {
    const charges = { kind: 'equipment' as const, item: 'IS Reactive', at: 'LT', slots: 1 };
    const armor = (...dice: readonly number[]) => {
      const units: readonly Placed[] = [
        { at: '0803', facing: 3 },
        { at: '0807', facing: 2, design: { ...find('GRF-1N')!, mounts: [charges, charges] }, armor: { LT: 20 } },
        WITNESS,
      ];
      // On the left side a two strikes the torso and goes through its armor.
      const { play } = shoot({ units }, 0, ...HIT, ...pair(2), ...pair(8), 1, 1, ...dice, ...NEXT);
      return unitAt(play.state, 1).armor['LT'];
    };
    expect([armor(...pair(2)), armor(...pair(3), 1, 1)]).toEqual([0, 10]);
  });
});

describe('chin turrets', () => {
  const warrior = find('Warrior Attack Helicopter H-7')!;
  const chin: Paper = {
    ...warrior,
    armor: { ...warrior.armor, front: { ...warrior.armor.front, TU: 3 } },
    structure: { ...warrior.structure, points: { ...warrior.structure.points, TU: 3 } },
  };
  const shot = (target: Partial<Placed>, ...dice: readonly number[]) => {
    const units: readonly Placed[] = [
      { at: '0805', facing: 3, design: 'HBK-4G' },
      { at: '0807', elevation: 2, facing: 0, ...target } as Placed,
      WITNESS,
    ];
    return shoot({ units }, LASER, ...HIT, ...dice, ...NEXT);
  };
  rule('TOE-chin-turret-hit#1', 'a four strikes the turret, where there is none the rotor', () => {
    const place = (target: Partial<Placed>) => eventsOf(shot(target, ...pair(4)).events, 'located')[0]!.struck.location;
    expect([place({ design: chin, armor: { TU: 9 } }), place({ design: warrior, armor: { RO: 9 } })]).toEqual(['TU', 'RO']);
  });
  rule('TOE-chin-turret-hit#2', 'without it the machine is lost', () => {
    expect(unitAt(shot({ design: chin, structure: { TU: 2 } }, ...pair(4), ...pair(5)).play.state, 1).fate).toBe('destroyed');
    expect(unitAt(shot({ design: chin, structure: { TU: 3 } }, ...pair(4), ...pair(2)).play.state, 1).fate).toBe('fighting');
  });
});
