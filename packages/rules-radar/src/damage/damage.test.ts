import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { cardFrom } from '../card/card.ts';
import { paceOf, thrustOf } from '../movement/thrust.ts';
import type { Crit, Hits, Unit } from '../shape.ts';
import { A, answer, B, dropShip, engage, eventsOf, fighter, HOLD, type Placed, position, start, termsOf } from '../space.fixture.ts';

const EVEN = [4, 3, 4, 3] as const;
const HIT = [6, 6] as const;
/** Two dice of a sum. */
const dice = (total: number): readonly [number, number] => [Math.max(1, total - 6), total - Math.max(1, total - 6)];

/** A fighter of one weapon strikes the second craft from in front; what comes of it until somebody is asked again. */
function strike(damage: number, target: Placed, ...more: readonly number[]) {
  const gun = fighter({ card: { arcs: { front: { standard: [damage, damage, damage, damage] } } } });
  const play = start({ map: 'I1', units: [gun, target] });
  play.does(A, engage(0, 1));
  const free = target.craft === 'Goshawk' || target.craft === 'Petrel';
  if (free) return { play, events: play.does(B, answer(false), ...EVEN, ...HIT, ...more) };
  play.does(B, answer(false), ...EVEN);
  const still = play.state.units[1]!.card.mode === 'k';
  const events = play.does(still ? A : B, { type: 'face', arc: 'front', ...(still ? { other: 'front' } : {}) }, ...HIT, ...more);
  return { play, events };
}

/** A fighter is struck in its structure, and the table says this. */
const struck = (total: number) => strike(2, fighter({ armor: 0, card: { structure: 8 } }), ...dice(total));

describe('damage', () => {
  rule('ASC-space-damage-by-bracket', 'each class does what its card says for the bracket', () => {
    const at = (bracket: 'short' | 'medium' | 'long' | 'extreme') => {
      const play = start({
        map: 'I1',
        units: [fighter({ card: { arcs: { front: { standard: [7, 5, 3, 2] } } } }), fighter({ armor: 20 })],
      });
      play.does(A, engage(0, 1));
      play.does(B, answer(false), 4, 4, 4, 3);
      return eventsOf(play.does(A, { type: 'range', bracket }, ...HIT), 'fired')[0]!.damage!.total;
    };
    expect((['short', 'medium', 'long', 'extreme'] as const).map(at)).toEqual([7, 5, 3, 2]);
  });

  rule('ASC-space-damage-timing', 'a craft that has been shot to pieces still acts in its turn', () => {
    const play = start({
      map: 'I1',
      units: [fighter({ card: { arcs: { front: { standard: [30, 30, 30, 30] } } } }), fighter(), fighter({ seat: A })],
    });
    play.does(A, engage(0, 1));
    play.does(B, answer(false), ...EVEN, ...HIT);
    expect(play.state.units[1]).toMatchObject({ structure: 0, fate: 'fighting' });
    play.does(A, HOLD);
    // It cannot engage whom it declined, but it may engage another.
    play.does(B, engage(1, 2));
    expect(play.state.clash?.units).toEqual([1, 2]);
  });

  rule('ASC-space-no-damage-specials', 'abilities that do damage elsewhere add nothing here', () => {
    const specials = ['AC2/2/2', 'FLK2/2/2', 'SRM2/2', 'LRM1/1/1', 'TAC2'];
    const play = start({ map: 'I1', units: [fighter({ card: { specials } }), fighter()] });
    play.does(A, engage(0, 1));
    const [fired] = eventsOf(play.does(B, answer(false), ...EVEN, ...HIT), 'fired');
    expect(termsOf(fired!.damage!)).toEqual({ 'ASC-space-damage-by-bracket': 4 });
  });

  rule('ASC-space-no-heat-special', 'weapons that heat do not heat here', () => {
    const play = start({ map: 'I1', units: [fighter({ card: { specials: ['HT2/2/2'] } }), fighter()] });
    play.does(A, engage(0, 1));
    play.does(B, answer(false), ...EVEN, ...HIT);
    expect(play.state.units[1]!.heat).toBe(0);
  });

  rule('ASC-space-crit-structure', 'damage to the structure is rolled for', () => {
    const { events } = strike(2, fighter({ armor: 1 }), ...dice(7));
    expect(eventsOf(events, 'critRolled')).toMatchObject([{ rule: 'ASC-space-crit-structure', fresh: { crit: 'none' } }]);
    expect(eventsOf(strike(2, fighter({ armor: 2 })).events, 'critRolled')).toEqual([]);
  });

  rule(
    'ASC-space-armor-threshold',
    'more than the threshold in one attack is rolled for; a third of the armor where the card does not say',
    () => {
      const armored = (threshold: number) => fighter({ armor: 9, card: { threshold } });
      expect(eventsOf(strike(3, armored(3)).events, 'critRolled')).toEqual([]);
      expect(eventsOf(strike(4, armored(3), ...dice(7)).events, 'critRolled')).toMatchObject([{ rule: 'ASC-space-armor-threshold' }]);
      const printed = {
        name: 'X',
        type: 'AF',
        size: 1,
        tmm: 0,
        move: '6a',
        damage: '1/1/-',
        overheat: 0,
        structure: 3,
        specials: [],
        pv: 1,
      };
      expect([7, 9].map(armor => cardFrom({ ...printed, armor }).threshold)).toEqual([3, 3]);
      expect(cardFrom({ ...printed, armor: 29, threshold: 3 }).threshold).toBe(3);
      // Damage does not lower it: with one point of armor left four points still go against three.
      expect(strike(1, fighter({ armor: 1, card: { threshold: 3 } })).play.state.units[1]!.card.threshold).toBe(3);
    },
  );
});

describe('critical hits by type', () => {
  const column = (of: (total: number) => { readonly events: Parameters<typeof eventsOf>[0] }): readonly string[] =>
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(total => eventsOf(of(total).events, 'critRolled')[0]!.fresh.crit);

  rule('ASC-tbl-aero-crits-fighter', 'fuel, fire control, engine, weapons, nothing, and the crew', () => {
    expect(column(struck)).toEqual([
      'fuel',
      'fireControl',
      'engine',
      'weapon',
      'none',
      'none',
      'none',
      'weapon',
      'engine',
      'fireControl',
      'crewKilled',
    ]);
  });

  rule('ASC-tbl-aero-crits-dropship', 'collars, doors and thrusters of DropShips and small craft', () => {
    const small = (total: number) => strike(2, fighter({ craft: 'Petrel', armor: 0, card: { structure: 8 } }), ...dice(total));
    const expected = ['kfBoom', 'dockingCollar', 'none', 'fireControl', 'weapon', 'thruster', 'weapon', 'door', 'none', 'engine', 'crew'];
    expect(column(small)).toEqual(expected);
    const large = (total: number) => strike(2, dropShip({ armor: 0, card: { thrust: 6 } }), ...dice(total));
    expect(column(large)).toEqual(expected);
  });

  rule('ASC-tbl-aero-crits-jumpship', 'doors, docks and drives of the greatest', () => {
    const ship = (craft: string) => (total: number) =>
      strike(
        2,
        dropShip({ craft, armor: 0, card: { thrust: 6 } }),
        ...dice(total),
        ...([6, 7].includes(total) && craft === 'Halberd' ? [1] : []),
      );
    const expected = ['door', 'dock', 'fireControl', 'none', 'weapon', 'weapon', 'thruster', 'none', 'kfDrive', 'engine', 'crew'];
    for (const craft of ['Wayfarer', 'Watch Satellite', 'Halberd']) expect(column(ship(craft))).toEqual(expected);
  });

  rule('ASC-tbl-random-weapon-class', '1-2 standard, 3-4 capital guns, 5-6 missiles, and again where there are none', () => {
    const at = (...lot: number[]) =>
      eventsOf(strike(2, dropShip({ craft: 'Halberd', armor: 0, card: { thrust: 6 } }), ...dice(6), ...lot).events, 'critRolled')[0]!.fresh
        .weapon;
    expect([at(1), at(2), at(3), at(4), at(5), at(6)]).toEqual(['standard', 'standard', 'capital', 'capital', 'missiles', 'missiles']);
    const two = dropShip({ craft: 'Corsair', armor: 0, card: { thrust: 6 } });
    expect(eventsOf(strike(2, two, ...dice(6), 3, 4, 6).events, 'critRolled')[0]!.fresh.weapon).toBe('missiles');
  });
});

/** What is left of a craft once a critical hit is felt: both sides hold, and a new turn begins. */
function after(craft: Placed, crit: Crit, hits: Partial<Hits> = {}): Unit {
  const fresh = [{ crit, arc: 'front', weapon: null, bay: 0 }] as const;
  const play = start({ map: 'I1', units: [{ ...craft, hits, fresh, zone: 0 }, fighter(), fighter({ seat: A, at: 'I4', zone: -1 })] });
  play.does(A, HOLD);
  play.does(B, HOLD, 2, 2, 1, 1);
  return play.state.units[0]!;
}

describe('what critical hits do', () => {
  const { book } = start({ units: [fighter(), fighter()] });
  const unitWith = (one: Placed): Unit => position({ units: [one] }).units[0]!;
  const thrust = (one: Placed, hits: Partial<Hits>): number => thrustOf(book, unitWith({ ...one, hits }));
  const ship = (value: number, craft = 'Homestead'): Placed => dropShip({ craft, card: { thrust: value } });

  rule('ASC-space-damage-effects-end-phase', 'a hit that was rolled is felt when the turn ends', () => {
    expect(after(fighter(), 'fireControl').hits.fireControl).toBe(1);
    const { play } = struck(3);
    expect(play.state.units[1]!.hits.fireControl).toBe(1);
    expect(play.state.phase).toBe('settling');
  });

  rule('ASC-crit-engine-fighter', 'the first hit halves the Thrust, the second ends it', () => {
    const speeds = [6, 7, 1].map(value => thrust(fighter({ card: { thrust: value } }), { engine: 1 }));
    expect(speeds).toEqual([3, 3, 0]);
    expect(after(fighter(), 'engine', { engine: 1 }).fate).toBe('destroyed');
  });

  rule('ASC-crit-engine-large', 'a quarter, then half, then it is over', () => {
    expect([8, 6, 4, 2].map(value => thrust(ship(value), { engine: 1 }))).toEqual([6, 4, 3, 1]);
    expect([8, 5, 3].map(value => thrust(ship(value), { engine: 2 }))).toEqual([4, 2, 1]);
    expect(after(ship(6), 'engine', { engine: 2 }).fate).toBe('destroyed');
    expect(after(ship(6), 'engine', { engine: 1 }).fate).toBe('fighting');
  });

  rule('ASC-crit-engine-station-keeping', 'a station counts three hits and feels the third', () => {
    const station = dropShip({ craft: 'Lantern Station', card: { specials: [] } });
    expect(thrust(station, { engine: 2 })).toBe(0);
    expect(after(station, 'engine', { engine: 1 }).fate).toBe('fighting');
    expect(after(station, 'engine', { engine: 2 }).fate).toBe('destroyed');
  });

  rule('ASC-crit-thruster', 'one point of Thrust, once', () => {
    expect(thrust(ship(4), { thruster: 1 })).toBe(3);
    expect(after(ship(4), 'thruster', { thruster: 1 }).hits.thruster).toBe(1);
    expect(thrust(ship(1), { thruster: 1 })).toBe(0);
  });

  const control = (one: Placed) =>
    book.ask('control', {
      state: position({ units: [one] }),
      unit: unitWith(one),
      what: 'engage',
      other: null,
      sector: -1,
      system: false,
      extra: 0,
      adrift: false,
      otherAdrift: false,
    }).total;

  rule('ASC-crit-crew-dropship', '+2 to everything, and death with the second hit', () => {
    expect(control(dropShip({ hits: { crew: 1 } }))).toBe(6);
    expect(after(dropShip(), 'crew').fate).toBe('fighting');
    expect(after(dropShip(), 'crew', { crew: 1 }).fate).toBe('destroyed');
  });

  rule('ASC-crit-crew-capital', '+2 for each of three hits, and death with the fourth', () => {
    const warShip = dropShip({ craft: 'Halberd', card: { specials: [] } });
    expect([1, 2, 3].map(crew => control({ ...warShip, hits: { crew } }))).toEqual([6, 8, 10]);
    expect(after(warShip, 'crew', { crew: 2 }).fate).toBe('fighting');
    expect(after(warShip, 'crew', { crew: 3 }).fate).toBe('destroyed');
  });

  rule('ASC-crit-crew-killed', 'the craft is lost with its crew', () => {
    expect(after(fighter(), 'crewKilled').fate).toBe('destroyed');
  });

  rule('ASC-crit-fire-control', '+2 to hit for each', () => {
    const play = start({ map: 'I1', units: [fighter({ hits: { fireControl: 2 } }), fighter()] });
    play.does(A, engage(0, 1));
    const [fired] = eventsOf(play.does(B, answer(false), ...EVEN, 1, 1), 'fired');
    expect(termsOf(fired!.toHit)).toMatchObject({ 'ASC-crit-fire-control': 4 });
  });

  rule('ASC-crit-fuel', 'a fighter in space loses four points of fuel, and none that it has not', () => {
    expect(after(fighter({ fuel: 7 }), 'fuel').fuel).toBe(3);
    expect(after(fighter({ fuel: 2 }), 'fuel').fuel).toBe(0);
  });

  rule('ASC-crit-none', 'nothing comes of it', () => {
    const before = unitWith(fighter());
    expect(after(fighter(), 'none').hits).toEqual(before.hits);
  });

  /** What the front or left of a craft does to a fighter. */
  const damageOf = (one: Placed, arc: 'front' | 'left', bracket: 'short' | 'long'): number => {
    const aim = {
      state: position({ units: [] }),
      attacker: unitWith(one),
      target: unitWith(fighter()),
      weapon: 'standard',
      bomb: null,
      arc,
      struck: 'front',
      bracket,
    } as const;
    const rest = { way: 'engage', tailing: false, secondary: false, overheat: 0, adrift: false, lead: 0 } as const;
    return book.ask('damage', { ...aim, ...rest }).total;
  };

  rule('ASC-crit-weapon-single', 'a point less at every range, and never less than nothing', () => {
    const weapons = [{ arc: 'front', weapon: 'standard' }] as const;
    const damage = (hits: Partial<Hits>, bracket: 'short' | 'long') =>
      damageOf(fighter({ hits, card: { arcs: { front: { standard: [4, 4, 1, 0] } } } }), 'front', bracket);
    expect([damage({}, 'short'), damage({ weapons }, 'short'), damage({ weapons: [...weapons, ...weapons] }, 'long')]).toEqual([4, 3, 0]);
  });

  rule('ASC-crit-weapon-multi-arc', 'a quarter less for the class that was hit on that side, rounded down', () => {
    const sides = { front: { standard: [7, 7, 3, 1] }, left: { standard: [7, 7, 3, 1] } } as const;
    const damage = (hits: Partial<Hits>, arc: 'front' | 'left') => damageOf(dropShip({ hits, card: { arcs: sides } }), arc, 'short');
    const weapons = [{ arc: 'front', weapon: 'standard' }] as const;
    expect([damage({ weapons }, 'front'), damage({ weapons }, 'left'), damage({ weapons: [...weapons, ...weapons] }, 'front')]).toEqual([
      5, 7, 3,
    ]);
  });

  rule('ASC-crit-door', 'the doors of one bay by lot stay shut', () => {
    const { events } = strike(2, dropShip({ armor: 0, card: { thrust: 6, specials: ['AT2-D2', 'MT4-D2'] } }), ...dice(9), 4, 2);
    expect(eventsOf(events, 'critRolled')[0]!.fresh).toMatchObject({ crit: 'door', bay: 1 });
    expect(after(dropShip(), 'door').hits.doors).toEqual([0]);
  });

  rule('ASC-space-adrift', 'without Thrust a craft is adrift: it goes nowhere until it has some again', () => {
    const dead = unitWith(fighter({ shutdown: true }));
    expect([thrustOf(book, dead), paceOf(book, dead)]).toEqual([0, 0]);
    expect(paceOf(book, unitWith(fighter()))).toBe(6);
  });
});
