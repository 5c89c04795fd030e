import { rule, table } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { type CraftType, cardFrom, type WeaponClass } from '../card/card.ts';
import { cardNamed } from '../card/cards.ts';
import { fight, pair, shot, shots } from '../duel.fixture.ts';
import { outerZone } from '../map/zones.ts';
import { ATMOSPHERE, type Crit, type Hits } from '../shape.ts';
import {
  A,
  B,
  dice,
  dropShip,
  engage,
  eventsOf,
  fighter,
  free,
  HOLD,
  isAllowed,
  maneuver,
  move,
  NEXT,
  objections,
  outpost,
  type Placed,
  type Position,
  sailing,
  start,
  stay,
  termsOf,
} from '../space.fixture.ts';

/** A fighter of one weapon, which does this much at every range. */
const gun = (damage: number, more: Partial<Placed> = {}): Placed =>
  fighter({ ...more, card: { arcs: { front: { standard: [damage, damage, damage, damage] } }, ...more.card } });
/** It strikes the other one; dice after the hit. */
const strike = (damage: number, target: Placed, ...more: readonly number[]) => {
  const play = pair(gun(damage), target);
  return { play, events: fight(play, 0, 1, { rolls: [8, 7], dice: [6, 6, ...more] }) };
};
const crits = (events: ReturnType<typeof fight>) => eventsOf(events, 'critRolled');
const ship = (more: Partial<Placed> = {}): Placed => dropShip({ ...more, card: { specials: [], ...more.card } });

describe('damage', () => {
  rule('ASC-space-damage-by-bracket#1', 'each class does what its card says for the bracket', () => {
    const side = { standard: [7, 5, 3, 2], missiles: [9, 8, 6, 4] } as const;
    const own = dropShip({ craft: 'Bastion', card: { thrust: 4, specials: [], arcs: { front: side, left: side } } });
    const at = (weapon: WeaponClass, range: 'short' | 'medium' | 'long' | 'extreme') =>
      shot(own, ship({ armor: 90 }), { rolls: [8, 7], range, fire: [[weapon], []], dice: [6, 6] }).damage!.total;
    expect((['short', 'medium', 'long', 'extreme'] as const).map(range => at('standard', range))).toEqual([7, 5, 3, 2]);
    expect((['short', 'medium', 'long', 'extreme'] as const).map(range => at('missiles', range))).toEqual([9, 9, 8, 6]);
  });

  rule('ASC-sa-notation#1', 'numbers between slashes are damage at short, medium, long and extreme range', () => {
    const read = (damage: string) => ({
      name: 'X',
      type: 'AF',
      size: 1,
      tmm: 0,
      move: '6a',
      damage,
      overheat: 0,
      armor: 9,
      structure: 3,
      specials: [],
      pv: 1,
    });
    const at = (damage: string, range: 'short' | 'medium' | 'long' | 'extreme') => {
      const card = cardFrom(read(damage));
      return (
        shots(fighter({ card: { arcs: card.arcs } }), fighter({ armor: 30 }), {
          rolls: [8, 7],
          range,
          dice: card.arcs.front!.standard![['short', 'medium', 'long', 'extreme'].indexOf(range)] ? [6, 6] : [],
        })[0]?.damage?.total ?? 0
      );
    };
    expect((['short', 'medium', 'long', 'extreme'] as const).map(range => at('4/3/2/1', range))).toEqual([4, 3, 2, 1]);
    expect([at('4/3/-', 'long'), at('4/3/-/-', 'extreme'), at('4/3/2', 'extreme')]).toEqual([0, 0, 0]);
  });

  rule('ASC-space-damage-rear#1', 'one point more from behind', () => {
    expect(shot(fighter(), fighter(), { rolls: [8, 3], dice: [6, 6] }).damage!.total).toBe(5);
    expect(shot(fighter(), ship(), { rolls: [8, 3], faces: ['front', 'rear'], dice: [6, 6] }).damage!.total).toBe(5);
    for (const side of ['front', 'left', 'right'] as const)
      expect(shot(fighter(), ship(), { rolls: [8, 3], faces: ['front', side], dice: [6, 6] }).damage!.total).toBe(4);
  });

  rule('ASC-space-damage-rear#2', 'not on what keeps its station', () => {
    for (const craft of ['Lantern Station', 'Wayfarer', 'Watch Satellite'])
      expect(
        shot(fighter(), ship({ craft, card: { mode: 'k' } }), { rolls: [8, 3], faces: ['front', 'rear'], dice: [6, 6] }).damage!.total,
      ).toBe(4);
  });

  rule(
    'ASC-space-damage-timing#1',
    'it is marked at once and felt in the End Phase: who has been shot to pieces still acts in its turn',
    () => {
      const play = start({ map: 'I1', units: [gun(30), fighter(), fighter({ seat: A })] });
      fight(play, 0, 1, { dice: [6, 6] });
      expect(play.state.units[1]).toMatchObject({ structure: 0, fate: 'fighting' });
      play.does(A, HOLD);
      expect(isAllowed(play, B, engage(1, 2))).toBe(true);
      fight(play, 1, 2);
      if (play.state.phase === 'combat') play.does(B, HOLD);
      expect(play.state.units[1]!.fate).toBe('destroyed');
    },
  );

  rule('ASC-space-no-damage-specials#1', 'abilities that do damage elsewhere add nothing here', () => {
    const specials = ['AC2/2/2', 'FLK2/2/2', 'SRM2/2', 'LRM1/1/1', 'TAC2', 'TUR(3/3/3)', 'ENE'];
    expect(termsOf(shot(fighter({ card: { specials } }), fighter(), { dice: [6, 6] }).damage!)).toEqual({
      'ASC-space-damage-by-bracket': 4,
    });
  });

  rule('ASC-space-no-heat-special#1', 'weapons that heat do not heat here', () => {
    const play = pair(fighter({ card: { specials: ['HT2/2/2'] } }), fighter());
    fight(play, 0, 1, { dice: [6, 6] });
    play.does(A, { type: 'settle', a: 0, b: 1, stay: false });
    play.does(B, { type: 'settle', a: 0, b: 1, stay: false }, ...NEXT);
    expect(play.state.units[1]!.heat).toBe(0);
  });

  rule('ASC-space-crit-structure#1', 'damage to the structure is rolled for in the column of the craft', () => {
    expect(crits(strike(2, fighter({ armor: 1 }), ...dice(2)).events)).toMatchObject([
      { rule: 'ASC-space-crit-structure', fresh: { crit: 'fuel' } },
    ]);
    expect(crits(strike(2, ship({ armor: 1 }), ...dice(2)).events)).toMatchObject([{ fresh: { crit: 'kfBoom' } }]);
    expect(crits(strike(2, ship({ craft: 'Wayfarer', armor: 1 }), ...dice(2)).events)).toMatchObject([{ fresh: { crit: 'door' } }]);
    expect(crits(strike(2, fighter({ armor: 2 })).events)).toEqual([]);
  });

  const armored = (threshold: number, armor = 9): Placed => fighter({ armor, card: { threshold } });
  rule(
    'ASC-space-armor-threshold#1',
    'more than the threshold in one attack is rolled for, though the armor holds; as much as it is not',
    () => {
      expect(crits(strike(3, armored(3)).events)).toEqual([]);
      expect(crits(strike(4, armored(3), ...dice(7)).events)).toMatchObject([{ rule: 'ASC-space-armor-threshold' }]);
    },
  );

  rule('ASC-space-armor-threshold#2', 'a third of the armor, rounded up, where the card does not print it', () => {
    const printed = (armor: number) =>
      cardFrom({
        name: 'X',
        type: 'AF',
        size: 1,
        tmm: 0,
        move: '6a',
        damage: '1/1/-',
        overheat: 0,
        armor,
        structure: 9,
        specials: [],
        pv: 1,
      });
    // Seven points make a threshold of three: three pass, four are rolled for.
    for (const [armor, damage, rolled] of [
      [7, 3, 0],
      [7, 4, 1],
      [9, 3, 0],
      [10, 4, 0],
      [10, 5, 1],
    ] as const) {
      const { threshold, armor: whole } = printed(armor);
      const { events } = strike(damage, fighter({ armor: whole, card: { threshold, structure: 9 } }), ...(rolled ? dice(7) : []));
      expect(crits(events)).toHaveLength(rolled);
    }
  });

  rule('ASC-space-armor-threshold#3', 'of large craft the threshold of the card counts, divided by their sides', () => {
    const { threshold } = cardFrom({
      name: 'M',
      type: 'DS',
      size: 1,
      tmm: 0,
      move: '4p',
      damage: '1/1/-',
      overheat: 0,
      armor: 29,
      threshold: 3,
      structure: 9,
      specials: [],
      pv: 1,
    });
    const merlin = ship({ armor: 29, card: { threshold, structure: 9 } });
    expect(crits(strike(3, merlin).events)).toEqual([]);
    expect(crits(strike(4, merlin, ...dice(4)).events)).toHaveLength(1);
    // The built-in Homestead has 24 points of armor on four sides: a threshold of two.
    expect(crits(strike(2, dropShip({ card: { threshold: cardNamed('Homestead')!.threshold } })).events)).toEqual([]);
    expect(crits(strike(3, dropShip({ card: { threshold: cardNamed('Homestead')!.threshold } }), ...dice(4)).events)).toHaveLength(1);
  });

  rule('ASC-space-armor-threshold#4', 'damage does not lower it', () => {
    expect(crits(strike(3, armored(3, 3)).events)).toEqual([]);
    expect(crits(strike(4, armored(3, 4), ...dice(7)).events)).toHaveLength(1);
  });
});

describe('critical hits by type', () => {
  const CRIT: { readonly [name: string]: Crit } = {
    'Fuel Hit': 'fuel',
    'Fire Control Hit': 'fireControl',
    'Engine Hit': 'engine',
    'Weapon Hit': 'weapon',
    'No Critical Hit': 'none',
    'Crew Killed': 'crewKilled',
    'KF Boom Hit': 'kfBoom',
    'Docking Collar Hit': 'dockingCollar',
    'Thruster Hit': 'thruster',
    'Door Hit': 'door',
    'Crew Hit': 'crew',
    'Dock Hit': 'dock',
    'KF Drive Hit': 'kfDrive',
  };
  /** A craft of a type is struck inside, and the table is rolled on. */
  const rolled = (type: CraftType, total: number): Crit => {
    const target =
      type === 'AF' || type === 'SC' ? fighter({ armor: 0, card: { type, structure: 20 } }) : ship({ armor: 0, card: { type } });
    const [crit] = crits(strike(2, target, ...dice(total)).events);
    return crit!.fresh.crit;
  };

  table('ASC-tbl-aero-crits-fighter#1', 'two dice for a fighter', row => {
    expect(rolled('AF', row.number('roll'))).toBe(CRIT[row.at('aerospace')]);
  });
  table('ASC-tbl-aero-crits-dropship#1', 'two dice for a DropShip', row => {
    expect([rolled('DS', row.number('roll')), rolled('DA', row.number('roll'))]).toEqual([
      CRIT[row.at('dropship')],
      CRIT[row.at('dropship')],
    ]);
  });
  table('ASC-tbl-aero-crits-jumpship#1', 'two dice for a JumpShip', row => {
    expect(rolled('JS', row.number('roll'))).toBe(CRIT[row.at('jumpship')]);
  });
  rule('ASC-tbl-aero-crits-dropship#2', 'a small craft has the column of DropShips', () => {
    expect([2, 3, 4, 7, 9, 12].map(total => rolled('SC', total))).toEqual(['kfBoom', 'dockingCollar', 'none', 'thruster', 'door', 'crew']);
  });
  rule('ASC-tbl-aero-crits-jumpship#2', 'WarShips, stations and satellites have the column of JumpShips', () => {
    for (const type of ['WS', 'SS', 'SV'] as const)
      expect([2, 3, 5, 8, 10].map(total => rolled(type, total))).toEqual(['door', 'dock', 'none', 'thruster', 'kfDrive']);
  });

  const three = { standard: [4, 4, 4, 4], capital: [4, 4, 4, 4], missiles: [4, 4, 4, 4] } as const;
  const struckBy = (arcs: NonNullable<Placed['card']>['arcs'] & {}, ...lot: readonly number[]) =>
    crits(strike(2, ship({ craft: 'Halberd', armor: 0, card: { arcs } }), ...dice(6), ...lot).events)[0]!.fresh.weapon;
  const all = { front: three, left: three };
  rule('ASC-tbl-random-weapon-class#1', '1 and 2 are standard weapons', () =>
    expect([struckBy(all, 1), struckBy(all, 2)]).toEqual(['standard', 'standard']),
  );
  rule('ASC-tbl-random-weapon-class#2', '3 and 4 are capital guns', () =>
    expect([struckBy(all, 3), struckBy(all, 4)]).toEqual(['capital', 'capital']),
  );
  rule('ASC-tbl-random-weapon-class#3', '5 and 6 are missiles', () =>
    expect([struckBy(all, 5), struckBy(all, 6)]).toEqual(['missiles', 'missiles']),
  );
  rule('ASC-tbl-random-weapon-class#4', 'no die is rolled where there is but one class', () => {
    expect(struckBy({ front: { capital: [4, 4, 4, 4] }, left: three })).toBe('capital');
    expect(crits(strike(2, fighter({ armor: 0, card: { structure: 9 } }), ...dice(5)).events)[0]!.fresh.weapon).toBe('standard');
  });
});

/** A critical hit has been rolled for the first craft; both sides hold, and the turn ends. */
function felt(craft: Placed, crit: Crit, hits: Partial<Hits> = {}, more: Partial<Position> = {}) {
  const fresh = [{ crit, arc: 'front', weapon: crit === 'weapon' ? 'standard' : null, bay: 0 }] as const;
  const units = [{ ...craft, hits, fresh }, outpost(), fighter({ seat: A, at: 'I4', zone: -1 }), fighter({ at: 'I4', zone: 0 })];
  const play = start({ units, turns: 1, ...more });
  if (play.state.phase === 'combat') play.does(A, HOLD);
  if (play.state.phase === 'combat') play.does(B, HOLD);
  while (play.state.phase === 'orders') play.does(play.state.active, { type: 'done' });
  return { play, unit: play.state.units[0]! };
}
/** Over a battle on the ground, when a capital turn ends. */
const OVER: Partial<Position> = { centre: 'ground', groundTurn: 6 };
/** The same in a turn of the ground alone. */
const BELOW: Partial<Position> = { centre: 'ground', groundTurn: 1, turn: 0, turns: 0, map: ATMOSPHERE };
const above = (one: Placed, sunk = false): Placed => ({ ...one, at: 'C', zone: sunk ? 2 : outerZone(1), sunk });

/** How fast a craft with these hits is: sectors from I1, two from a Thrust of 10 on. */
const steps = (one: Placed): number => {
  const play = sailing([{ ...one, at: 'I1', zone: -1 }]);
  if (play.state.phase !== 'movement') return 0;
  return isAllowed(play, A, move(0, 'I2', 'I3')) ? 2 : isAllowed(play, A, move(0, 'I2')) ? 1 : 0;
};
/** Thrust by what it adds to a Control Roll that succeeds. */
const half = (one: Placed): number => {
  const [steered] = eventsOf(fight(pair(one, fighter()), 0, 1, { rolls: [12, 12] }), 'steered');
  return steered!.controls[0].control.modified - 12;
};

describe('what critical hits do', () => {
  rule('ASC-space-damage-effects-end-phase#1', 'a hit that was rolled is felt when the turn ends, and not before', () => {
    const play = start({ map: 'I1', units: [gun(2), fighter({ armor: 0, card: { structure: 9 } }), fighter({ seat: A })] });
    fight(play, 0, 1, { dice: [6, 6, ...dice(3)] });
    play.does(A, HOLD);
    const [back] = eventsOf(fight(play, 1, 2), 'fired');
    expect(termsOf(back!.toHit)['ASC-crit-fire-control']).toBeUndefined();
    expect(play.state.units[1]!.hits.fireControl).toBe(1);
  });

  rule('ASC-space-damage-effects-end-phase#2', 'wrecks are taken away in the End Phase', () => {
    const play = start({ map: 'I1', units: [gun(30), fighter(), fighter({ seat: A }), fighter()] });
    fight(play, 0, 1, { dice: [6, 6] });
    expect(play.state.units[1]).toMatchObject({ fate: 'fighting', structure: 0 });
    play.does(A, HOLD);
    play.does(B, HOLD, ...NEXT);
    expect(play.state.units[1]).toMatchObject({ fate: 'destroyed', zone: -1 });
  });

  const toHit = (one: Placed) => shot(one, fighter({ armor: 40 }), { rolls: [12, 11] }).toHit;
  const control = (one: Placed) => eventsOf(fight(pair(one, fighter()), 0, 1, { rolls: [12, 11] }), 'steered')[0]!.controls[0].number;
  const satellite = (more: Partial<Placed> = {}) => ship({ craft: 'Watch Satellite', ...more, card: { specials: ['AFC'], ...more.card } });

  rule(
    'ASC-crit-crew-dropship#1',
    'the first hit to the crew of a DropShip or satellite is +2 to attacks and Control Rolls, for good',
    () => {
      for (const one of [ship, satellite]) {
        expect(felt(one(), 'crew').unit).toMatchObject({ fate: 'fighting', hits: { crew: 1 } });
        expect([termsOf(toHit(one({ hits: { crew: 1 } })))['ASC-crit-crew-dropship'], control(one({ hits: { crew: 1 } })).total]).toEqual([
          2, 6,
        ]);
      }
    },
  );
  rule('ASC-crit-crew-dropship#2', 'the second kills it', () => {
    for (const one of [ship(), satellite()]) expect(felt(one, 'crew', { crew: 1 }).unit.fate).toBe('destroyed');
  });
  rule('ASC-crit-crew-dropship#3', 'a small craft takes it like a DropShip', () => {
    const petrel = fighter({ craft: 'Petrel' });
    expect([felt(petrel, 'crew').unit.fate, felt(petrel, 'crew', { crew: 1 }).unit.fate]).toEqual(['fighting', 'destroyed']);
    expect(control({ ...petrel, hits: { crew: 1 } }).total).toBe(6);
  });
  const great = (craft: string, crew: number) => ship({ craft, hits: { crew } });
  rule('ASC-crit-crew-capital#1', '+2 for each hit to the crew of a JumpShip, station or WarShip', () => {
    for (const craft of ['Wayfarer', 'Lantern Station', 'Halberd'])
      expect(
        [1, 2, 3].map(crew => [control(great(craft, crew)).total, termsOf(toHit(great(craft, crew)))['ASC-crit-crew-capital']]),
      ).toEqual([
        [6, 2],
        [8, 4],
        [10, 6],
      ]);
  });
  rule('ASC-crit-crew-capital#2', 'the fourth kills it', () => {
    for (const craft of ['Wayfarer', 'Lantern Station', 'Halberd'])
      expect([2, 3].map(crew => felt(ship({ craft }), 'crew', { crew }).unit.fate)).toEqual(['fighting', 'destroyed']);
  });
  rule('ASC-crit-crew-killed#1', 'the craft is lost with its crew', () =>
    expect(felt(fighter(), 'crewKilled').unit.fate).toBe('destroyed'),
  );

  rule('ASC-crit-fire-control#1', '+2 to hit for each, on every later attack', () => {
    expect([1, 2, 3].map(fireControl => termsOf(toHit(fighter({ hits: { fireControl } })))['ASC-crit-fire-control'])).toEqual([2, 4, 6]);
    expect(felt(fighter(), 'fireControl', { fireControl: 1 }).unit.hits.fireControl).toBe(2);
  });
  rule('ASC-crit-none#1', 'nothing comes of it', () => {
    const { unit } = felt(fighter(), 'none');
    expect(unit).toMatchObject({ fate: 'fighting', armor: 9, hits: { engine: 0, fireControl: 0, crew: 0, weapons: [] } });
  });

  rule('ASC-crit-fuel#1', 'over a world and in its air the craft comes down and is lost', () => {
    expect(felt(above(fighter()), 'fuel', {}, OVER).unit.fate).toBe('destroyed');
    expect(felt(above(fighter(), true), 'fuel', {}, BELOW).unit.fate).toBe('destroyed');
  });
  rule('ASC-crit-fuel#2', 'in space a fighter loses four points, and none that it has not', () => {
    expect([felt(fighter({ fuel: 7 }), 'fuel').unit, felt(fighter({ fuel: 2 }), 'fuel').unit]).toMatchObject([
      { fuel: 3, fate: 'fighting' },
      { fuel: 0, fate: 'fighting' },
    ]);
    expect(felt(free({ at: 'I2', fuel: 7 }), 'fuel', {}, OVER).unit).toMatchObject({ fuel: 3, fate: 'fighting' });
  });

  rule('AS-crit-fuel#2', 'four points of fuel in space, and no more than it has', () => {
    expect([felt(fighter({ fuel: 7 }), 'fuel').unit, felt(fighter({ fuel: 2 }), 'fuel').unit]).toMatchObject([
      { fuel: 3, fate: 'fighting' },
      { fuel: 0, fate: 'fighting' },
    ]);
    expect(felt(free({ at: 'I2', fuel: 7 }), 'fuel', {}, OVER).unit).toMatchObject({ fuel: 3, fate: 'fighting' });
  });

  const fast = (thrust: number, engine: number) => fighter({ hits: { engine }, card: { thrust } });
  rule('ASC-crit-engine-fighter#1', 'the first hit halves the Thrust of a fighter, rounded down, and takes at least a point', () => {
    expect([steps(fast(20, 1)), steps(fast(19, 1)), steps(fast(2, 1)), steps(fast(1, 1))]).toEqual([2, 1, 1, 0]);
    expect([half(fast(12, 1)), half(fast(13, 1))]).toEqual([3, 3]);
  });
  rule('ASC-crit-engine-fighter#2', 'the second leaves it without Thrust', () => {
    expect(steps(fast(20, 2))).toBe(0);
    expect(half(fast(20, 2))).toBe(0);
  });
  rule('ASC-crit-engine-fighter#3', 'after the second it comes down from the air, and falls from orbit', () => {
    expect(felt(above(fighter(), true), 'engine', { engine: 1 }, BELOW).unit.fate).toBe('destroyed');
    expect(felt(above(fighter()), 'engine', { engine: 1 }, OVER).unit).toMatchObject({ sunk: true, fate: 'fighting' });
  });
  rule('ASC-crit-engine-fighter#4', 'after the second it is shut down in space, and counts as destroyed', () => {
    expect([felt(fighter(), 'engine').unit.fate, felt(fighter(), 'engine', { engine: 1 }).unit.fate]).toEqual(['fighting', 'destroyed']);
    expect(felt(free({ at: 'I2' }), 'engine', { engine: 1 }, OVER).unit.fate).toBe('destroyed');
  });

  const large = (thrust: number, engine: number, craft = 'Homestead') => ship({ craft, hits: { engine }, card: { thrust } });
  rule(
    'ASC-crit-engine-large#1',
    'the first hit takes a quarter of the Thrust of small craft, DropShips and WarShips, rounded normally, at least a point',
    () => {
      for (const craft of ['Homestead', 'Halberd', 'Petrel']) {
        expect([steps(large(13, 1, craft)), steps(large(12, 1, craft))]).toEqual([2, 1]);
        expect(steps(large(1, 1, craft))).toBe(0);
        expect(half(large(8, 1, craft))).toBe(3);
        // A quarter of six is one and a half, and counts as two.
        expect(half(large(6, 1, craft))).toBe(2);
      }
    },
  );
  rule('ASC-crit-engine-large#2', 'with the second half of the original Thrust is gone in all, rounded normally', () => {
    for (const craft of ['Homestead', 'Halberd', 'Petrel']) {
      expect([steps(large(20, 2, craft)), steps(large(19, 2, craft))]).toEqual([2, 1]);
      expect([half(large(8, 2, craft)), half(large(5, 2, craft)), steps(large(2, 2, craft))]).toEqual([2, 1, 0]);
    }
  });
  rule('ASC-crit-engine-large#3', 'the third leaves it without Thrust, and over a world it falls', () => {
    const over = (one: Placed, sunk: boolean) => felt(above(one, sunk), 'engine', { engine: 2 }, sunk ? BELOW : OVER).unit;
    expect(over(ship(), false)).toMatchObject({ sunk: true, fate: 'fighting' });
    expect(over(ship(), true)).toMatchObject({ zone: 1, fate: 'fighting' });
    expect(over(ship({ craft: 'Halberd' }), false)).toMatchObject({ sunk: true, fate: 'fighting' });
    expect(steps(large(20, 3))).toBe(0);
  });
  rule('ASC-crit-engine-large#4', 'in space it is shut down with the third, and counts as destroyed', () => {
    for (const craft of ['Homestead', 'Halberd', 'Petrel'])
      expect([1, 2].map(engine => felt(ship({ craft }), 'engine', { engine }).unit.fate)).toEqual(['fighting', 'destroyed']);
  });

  const keeper = (craft: string, engine = 0) => ship({ craft, hits: { engine }, card: { thrust: 2, mode: 'k' } });
  rule('ASC-crit-engine-station-keeping#1', 'hits to the engine change nothing about what keeps its station', () => {
    for (const craft of ['Wayfarer', 'Watch Satellite', 'Lantern Station'])
      expect([half(keeper(craft)), half(keeper(craft, 2))]).toEqual([1, 1]);
  });
  rule('ASC-crit-engine-station-keeping#2', 'the third shuts it down, and it counts as destroyed', () => {
    for (const craft of ['Wayfarer', 'Watch Satellite', 'Lantern Station'])
      expect([1, 2].map(engine => felt(keeper(craft), 'engine', { engine }).unit.fate)).toEqual(['fighting', 'destroyed']);
  });

  rule('ASC-crit-thruster#1', 'a point of Thrust is lost', () => {
    const hit = (thrust: number) => ship({ hits: { thruster: 1 }, card: { thrust } });
    expect([steps(hit(11)), steps(hit(10)), half(hit(5)), half(hit(4))]).toEqual([2, 1, 2, 1]);
    expect(half(ship({ craft: 'Lantern Station', hits: { thruster: 1 }, card: { thrust: 2 } }))).toBe(1);
  });
  rule('ASC-crit-thruster#2', 'only once: a second hit is none', () => {
    const { play, unit } = felt(ship(), 'thruster', { thruster: 1 });
    expect(unit.hits.thruster).toBe(1);
    expect(eventsOf(play.events, 'critTook')).toMatchObject([{ crit: 'none' }]);
    expect(felt(ship(), 'thruster').unit.hits.thruster).toBe(1);
  });
  rule('ASC-crit-thruster#3', 'the last point over a world or in its air is its end', () => {
    const last = ship({ card: { thrust: 1 } });
    expect(felt(above(last, true), 'thruster', {}, BELOW).unit.fate).toBe('destroyed');
    expect(felt(above(last), 'thruster', {}, OVER).unit.fate).toBe('destroyed');
    expect(felt(above(ship({ card: { thrust: 3 } })), 'thruster', {}, OVER).unit.fate).toBe('fighting');
  });
  rule('ASC-crit-thruster#4', 'in space it is crippled and adrift for the rest of the game', () => {
    const { unit } = felt(ship({ card: { thrust: 1 } }), 'thruster');
    expect(unit).toMatchObject({ fate: 'fighting', hits: { thruster: 1 } });
    const drifting = ship({ hits: { thruster: 1 }, card: { thrust: 1 } });
    expect(steps(drifting)).toBe(0);
    expect(termsOf(shot(fighter(), drifting, { rolls: [12, 11] }).toHit)['ASC-space-adrift-to-hit']).toBe(-2);
  });

  const WEAPON = [{ arc: 'front', weapon: 'standard' }] as const;
  const single = (hits: number, range: 'short' | 'medium' | 'long') => {
    const one = fighter({
      hits: { weapons: Array.from({ length: hits }, () => WEAPON[0]) },
      card: { arcs: { front: { standard: [4, 3, 1, 0] } } },
    });
    const fired = shots(one, fighter({ armor: 40 }), {
      rolls: [8, 7],
      range,
      dice: 4 - hits > 0 && (range !== 'long' || hits === 0) ? [6, 6] : [],
    });
    return fired[0]?.damage?.total ?? 0;
  };
  rule('ASC-crit-weapon-single#1', 'all values of a craft with one set of weapons fall by a point, and never below nothing', () => {
    expect([single(0, 'short'), single(1, 'short'), single(1, 'medium'), single(2, 'short')]).toEqual([4, 3, 2, 2]);
    expect([single(0, 'long'), single(1, 'long')]).toEqual([1, 0]);
    expect(felt(fighter(), 'weapon').unit.hits.weapons).toHaveLength(1);
  });

  const side = { standard: [8, 6, 4, 3], missiles: [8, 8, 8, 8] } as const;
  const multiple = (hits: number, arc: 'front' | 'left', weapon: WeaponClass, range: 'short' | 'long') =>
    shot(
      ship({ hits: { weapons: Array.from({ length: hits }, () => WEAPON[0]) }, card: { arcs: { front: side, left: side } } }),
      ship({ armor: 90 }),
      { rolls: [8, 7], range, faces: [arc, 'front'], fire: [[weapon], []], dice: [6, 6] },
    ).damage!.total;
  rule('ASC-crit-weapon-multi-arc#1', 'a quarter less for one class of the side that faced the attacker, at all ranges', () => {
    expect([multiple(1, 'front', 'standard', 'short'), multiple(1, 'front', 'standard', 'long')]).toEqual([6, 3]);
    expect([multiple(1, 'left', 'standard', 'short'), multiple(1, 'front', 'missiles', 'short')]).toEqual([8, 8]);
    const struck = pair(gun(2), ship({ armor: 0, card: { arcs: { front: side, left: { standard: [8, 8, 8, 8] } } } }));
    fight(struck, 0, 1, { rolls: [8, 3], faces: ['front', 'left'], dice: [6, 6, ...dice(6)] });
    expect(struck.state.units[1]!.hits.weapons).toEqual([{ arc: 'left', weapon: 'standard' }]);
  });
  rule(
    'ASC-crit-weapon-multi-arc#2',
    'among several classes chance decides, and is asked again where it names one that is not there',
    () => {
      const lot = (...rolls: readonly number[]) =>
        crits(strike(2, ship({ armor: 0, card: { arcs: { front: side, left: side } } }), ...dice(6), ...rolls).events)[0]!.fresh.weapon;
      expect([lot(1), lot(6), lot(3, 4, 5), lot(4, 2)]).toEqual(['standard', 'missiles', 'missiles', 'standard']);
    },
  );
  rule('ASC-crit-weapon-multi-arc#3', 'where there is one class it is that one', () => {
    const only = { front: { missiles: [8, 8, 8, 8] }, left: side } as const;
    expect(crits(strike(2, ship({ armor: 0, card: { arcs: only } }), ...dice(6)).events)[0]!.fresh.weapon).toBe('missiles');
    const none = { front: {}, left: side } as const;
    const bare = strike(2, ship({ armor: 0, card: { arcs: none } }), ...dice(6));
    expect(crits(bare.events)[0]!.fresh.weapon).toBeNull();
  });
  rule('ASC-crit-weapon-multi-arc#4', 'what is left is rounded down, to nothing at last', () => {
    expect([multiple(2, 'front', 'standard', 'short'), multiple(3, 'front', 'standard', 'short')]).toEqual([4, 3]);
    const weak = { front: { standard: [1, 1, 1, 1], missiles: [2, 2, 2, 2] }, left: side } as const;
    const play = pair(ship({ hits: { weapons: WEAPON }, card: { arcs: weak } }), ship({ armor: 90 }));
    play.does(A, engage(0, 1));
    play.does(B, { type: 'answer', fire: false }, ...dice(7), ...dice(7));
    play.does(A, { type: 'face', arc: 'front' });
    play.does(B, { type: 'face', arc: 'front' });
    expect(objections(play, A, { type: 'fire', weapons: ['standard'] })).toEqual(['ASC-space-multi-attack-once-each']);
  });

  rule('ASC-crit-door#1', 'the doors of one bay, chosen by chance, do not open any more', () => {
    const bays = ship({ armor: 0, card: { specials: ['AT2-D2', 'MT4-D2', 'CT9'] } });
    const { events } = strike(2, bays, ...dice(9), 4, 2);
    expect(crits(events)[0]!.fresh).toMatchObject({ crit: 'door', bay: 1 });
    expect(felt(ship({ card: { specials: ['AT2-D2'] } }), 'door').unit.hits.doors).toEqual([0]);
  });

  rule('ASC-space-adrift#1', 'without Thrust, or shut down, a craft is adrift and crippled', () => {
    for (const one of [{ card: { thrust: 0 } }, { shutdown: true }])
      expect(termsOf(shot(fighter(), fighter(one), { rolls: [12, 11] }).toHit)['ASC-space-adrift-to-hit']).toBe(-2);
    expect(half(ship({ shutdown: false, card: { thrust: 4 } }))).toBe(2);
  });
  rule('ASC-space-adrift#2', 'it stays in its sector until it has Thrust again', () => {
    const play = sailing([free({ at: 'M1', shutdown: true }), free({ seat: A })], { turns: 5 });
    expect(objections(play, A, move(0, 'M2'))).toEqual(['ASC-space-move-station-keeping']);
    play.does(A, stay(1), ...NEXT);
    // It has started again.
    expect(play.state.units[0]).toMatchObject({ shutdown: false, sector: 7 });
    play.does(A, move(0, 'M2'));
    expect(objections(sailing([fighter({ zone: 0, card: { thrust: 0 } }), free({ seat: A })], { map: 'I1' }), A, maneuver(0, 1))).toContain(
      'ASC-space-move-station-keeping',
    );
  });

  rule('ASC-space-damage-atmospheric-map#1', 'in the air a fighter without Thrust is lost, where in space it would drift', () => {
    const dead = fighter({ card: { thrust: 0 } });
    const air = felt(above(dead, true), 'none', {}, BELOW);
    expect([air.unit.fate, felt(dead, 'none').unit.fate]).toEqual(['destroyed', 'fighting']);
  });
});
