import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { type Arc, type Card, damageOf } from '../card/card.ts';
import { type Placed, patch, type Sketch, setPiece } from '../set-piece.ts';
import type { Command, Critical, How, State, Unit } from '../shape.ts';
import { aloft, begin, done, endTurn, fight, ground, needed, passing, refused, shoot, sky, spot } from './sky.fixture.ts';

// Crashes, landings, what is hit in the air, and the weapons of ships, clause by clause.

const foe = ground({}, 1, 60, 10);
const wounds = ({ card, armor, structure }: Unit): number => card.armor + card.structure - armor - structure;
const DROPSHIP: Sketch = { type: 'DS', move: '8p', armor: 20, structure: 10 };
const still = { moves: [{ value: 0, code: 'a' }] } as const;
const others = [ground({}, 0, 60, 40), ground({}, 1, 60, 4)];
const flown = { mode: 'fly', length: 0, from: null } as const;
/** An aircraft of the other side after the turn. */
const later = (card: Sketch, more: Partial<Unit>) => {
  const game = fight([...others, aloft(card, 1, { moved: flown, ...more })]);
  endTurn(game, 1, 2, 5, 5);
  return game.state.units[2]!;
};

rule('AS-unit-card#3', 'an aircraft goes by the threshold on its card', () => {
  const shot = (threshold: number, ...dice: readonly number[]) => {
    const game = fight([ground({ damage: '3/-/-' }, 0, 18, 20), passing({ armor: 12 }, undefined, {}, { threshold })]);
    game.does(0, shoot(0, 1), 5, 5, ...dice);
    return game.state.units[1]!.waiting.length;
  };
  expect([shot(3), shot(2, 2, 3)]).toEqual([0, 1]);
});
rule('AS-aero-fall#1', 'a fighter without Thrust or shut down is lost, in whatever ring', () => {
  for (const ring of [0, 1, 2, 3] as const) {
    expect(later({}, { ...still, flight: { ring } }).fate).toBe('destroyed');
    expect(later({}, { shutdown: true, flight: { ring } }).fate).toBe('destroyed');
    expect(later({}, { flight: { ring } }).fate).toBe('aloft');
  }
});
rule('AS-aero-fall#2', 'a bigger craft falls inward a ring a turn, and crashes from the Central Zone', () => {
  for (const type of ['SC', 'DS', 'DA'] as const)
    for (const trouble of [still, { shutdown: true }]) {
      const fall = (ring: 0 | 1 | 3) => later({ type }, { ...trouble, flight: { ring } });
      expect([fall(3).flight?.ring, fall(1).flight?.ring, fall(0).fate]).toEqual([2, 0, 'destroyed']);
    }
});
rule(
  'AS-aero-fall#3',
  'on the table it strikes with its Size where its line has its middle; a DropShip with twice that, wider, and leaves ultra rubble',
  () => {
    const crashed = (card: Sketch, x: number) => {
      const below = [ground({}, 0, x, 24), ground({}, 0, 20, 30)];
      const game = fight([...below, ...others, passing(card, undefined, still)]);
      endTurn(game, 1, 2, 5, 5);
      return { lost: [0, 1].map(id => wounds(game.state.units[id]!)), pieces: game.state.table.pieces };
    };
    // Two inches across: an inch and the 0.63 of a base. A DropShip of Size 2 has a template of six inches.
    expect([crashed({ size: 3 }, 21.6).lost, crashed({ size: 3 }, 21.7).lost]).toEqual([
      [3, 0],
      [0, 0],
    ]);
    const ship = (x: number) => crashed({ type: 'DS', size: 2 }, x);
    expect([ship(23.6).lost, ship(23.7).lost]).toEqual([
      [4, 0],
      [0, 0],
    ]);
    expect(ship(23.6).pieces).toEqual([
      { id: 'crash-4', kind: 'rubble', outline: { kind: 'circle', at: spot(20, 24), radius: 762 }, level: 2 },
    ]);
    expect(crashed({ size: 3 }, 21.6).pieces).toEqual([]);
  },
);
const aboard = (rides: number) => ground({}, 1, 0, 0, { fate: 'riding', rides, at: null });
rule('AS-aero-fall#4', 'off the table nobody below is struck, and those aboard die', () => {
  const game = fight([
    ground({}, 0, 20, 24),
    ...others,
    aloft({ type: 'DS', move: '4p' }, 1, { moved: flown, ...still, flight: { ring: 0 } }),
    aboard(3),
  ]);
  endTurn(game, 1, 2, 5, 5);
  expect([wounds(game.state.units[0]!), game.state.table.pieces.length, game.state.units[3]!.fate, game.state.units[4]!.fate]).toEqual([
    0,
    0,
    'destroyed',
    'destroyed',
  ]);
});
rule('AS-carrier-destroyed#1', 'nobody aboard an aircraft survives its crash', () => {
  const game = fight([...others, passing({ type: 'SC', move: '5a' }, undefined, still), aboard(2)]);
  endTurn(game, 1, 2, 5, 5);
  expect([game.state.units[2]!.fate, game.state.units[3]!.fate]).toEqual(['destroyed', 'destroyed']);
  const safe = fight([...others, passing({ type: 'SC', move: '5a' }), aboard(2)]);
  endTurn(safe, 1, 2, 5, 5);
  expect(safe.state.units[3]!.fate).toBe('riding');
});

const land = (x = 20, y = 20): Command => ({ type: 'land', unit: 0, from: spot(x, 48), at: spot(x, y) });
const up: Command = { type: 'liftOff', unit: 0 };
const grounded = (card: Sketch = {}, more: Partial<Unit> = {}, seat: 0 | 1 = 0, extra: Partial<Card> = {}): Placed =>
  aloft(card, seat, { fate: 'fighting', airborne: false, at: spot(20, 30), facing: { dx: 0, dy: -1 }, ...more }, extra);
rule('AS-aero-land#1', 'to land and to rise takes a Control Roll', () => {
  const down = begin([aloft(), foe]);
  down.does(0, land(), 2, 2);
  expect([needed(down).total, down.state.units[0]!.airborne, wounds(down.state.units[0]!)]).toEqual([4, false, 0]);
  const rises = begin([grounded(), foe]);
  rises.does(0, up, 2, 2);
  expect([needed(rises).total, rises.state.units[0]!.fate, rises.state.units[0]!.flight]).toEqual([4, 'aloft', { ring: 0 }]);
});
rule('AS-aero-land#2', 'each point it fails by is a point of damage; it is down all the same, or still down', () => {
  const down = begin([aloft(), foe]);
  down.does(0, land(), 1, 1);
  expect([down.state.units[0]!.airborne, down.state.units[0]!.at, wounds(down.state.units[0]!)]).toEqual([false, spot(20, 20), 2]);
  const stays = begin([grounded(), foe]);
  stays.does(0, up, 1, 2);
  expect([stays.state.units[0]!.fate, stays.state.units[0]!.at, wounds(stays.state.units[0]!)]).toEqual(['fighting', spot(20, 30), 1]);
});
const wall = (inches: number) => patch('wall', 10, 24, 30, 25, { height: inches * 254, cf: 40 });
const parked = (card: Sketch, more: Partial<Unit> = {}): Placed => grounded(card, { at: spot(20, 20), ...more }, 1);
rule('AS-aero-grounded#1', 'a fighter on the ground is as tall as a vehicle, and infantry gets at it', () => {
  const troops = ground({ type: 'CI', move: '2"f', specials: 'AM,CAR4', damage: '1/-/-' }, 0, 20, 21.25);
  expect(refused(setPiece([troops, parked({})]), shoot(0, 1, { how: 'antimech' }))).toEqual([]);
  expect(
    refused(setPiece([troops, passing({}, undefined, { at: spot(20, 20) })]), shoot(0, 1, { how: 'antimech' })).length,
  ).toBeGreaterThan(0);
  // Behind a ridge of an inch neither it nor a tank shows; a 'Mech does.
  const behind = (target: Placed) =>
    refused(setPiece([ground({ type: 'CV', move: '4"t' }, 0, 20, 30), target], {}, [wall(1)]), shoot(0, 1));
  expect([behind(parked({})), behind(ground({ type: 'CV', move: '4"t' }, 1, 20, 20))].map(one => one.length > 0)).toEqual([true, true]);
  expect(behind(ground({}, 1, 20, 20))).toEqual([]);
});
rule('AS-aero-grounded#2', 'it does not go about, has no target movement, and is no immobile target', () => {
  const state: State = { ...setPiece([foe, parked({ move: '12a', tmm: 4 }, { moved: null })]), phase: 'movement', active: 1 };
  const goes = { type: 'move', unit: 1, mode: 'ground', path: [spot(20, 18)], facing: { dx: 0, dy: 1 } } as const;
  expect(refused(state, goes, 1)).toContain('AS-a2g');
  const game = fight([ground({}, 0, 20, 25), parked({ move: '12a', tmm: 4 }, { moved: { mode: 'stand', length: 0, from: null } })]);
  game.does(0, shoot(0, 1), 1, 1);
  const { total, terms } = needed(game);
  expect([total, terms['AS-to-hit-immobile'] ?? 0, terms['AS-tmm-13c'] ?? 0]).toEqual([4, 0, 0]);
});
rule(
  'AS-aero-grounded#3',
  'a DropShip is large, with a base of its Size around the middle or what VLG and SLG say, and as tall as it is drawn',
  () => {
    const close = (card: Sketch, y: number) => {
      const game = fight([ground({}, 0, 20, y), parked({ ...DROPSHIP, ...card })]);
      game.does(0, shoot(0, 1), 1, 1);
      return needed(game).terms;
    };
    // Short range ends six inches from its edge: the middle, its Size, six inches and half a base.
    const brackets = (card: Sketch, edge: number) => [20 + edge + 6.62, 20 + edge + 6.7].map(y => close(card, y)['AS-to-hit-range']);
    expect([
      brackets({ size: 1 }, 1),
      brackets({ size: 2 }, 2),
      brackets({ size: 1, specials: 'VLG' }, 2),
      brackets({ size: 2, specials: 'SLG' }, 3),
      brackets({ size: 3, specials: 'VLG' }, 3),
    ]).toEqual(Array.from({ length: 5 }, () => [0, 2]));
    expect(close({ size: 1 }, 25)['AS-to-hit-lg']).toBe(-1);
    const behind = (card: Sketch, inches: number) =>
      refused(setPiece([ground({ type: 'CV', move: '4"t' }, 0, 20, 26.7), parked(card)], {}, [wall(inches)]), shoot(0, 1)).length > 0;
    // A ball of Size 1 is six inches tall, wings three: the same wall hides one and not the other.
    expect([behind({ ...DROPSHIP, size: 1 }, 1.5), behind({ ...DROPSHIP, type: 'DA', move: '4a', size: 1 }, 1.5)]).toEqual([false, true]);
  },
);

rule('AS-to-hit-ds#1', 'a DropShip in the air is easier by 2', () => {
  const at = (type: 'DS' | 'DA' | 'AF' | 'SC', airborne = true) => {
    const game = fight([ground({}, 0, 18, 20), airborne ? passing({ type, armor: 20 }) : parked({ type, armor: 20 })]);
    game.does(0, shoot(0, 1), 1, 1);
    return needed(game).terms['AS-to-hit-ds'];
  };
  expect([at('DS'), at('DA'), at('SC'), at('AF'), at('DS', false)]).toEqual([-2, -2, undefined, undefined, undefined]);
});
rule('AS-to-hit-ds#2', 'in the air that counts in the place of its size', () => {
  const total = (placed: Placed) => {
    const game = fight([ground({}, 0, 18, 20), placed]);
    game.does(0, shoot(0, 1), 1, 1);
    return needed(game);
  };
  const flying = total(passing({ ...DROPSHIP, specials: 'LG' }));
  expect([flying.total, flying.terms['AS-to-hit-ds'], flying.terms['AS-to-hit-lg']]).toEqual([4, -2, undefined]);
  const down = total(parked({ ...DROPSHIP, specials: 'LG' }, { moved: { mode: 'stand', length: 0, from: null } }));
  expect([down.total, down.terms['AS-to-hit-ds'], down.terms['AS-to-hit-lg']]).toEqual([3, undefined, -1]);
});

const struck = (
  kinds: readonly Critical[],
  card: Sketch = {},
  more: Partial<Unit> = {},
  extra: Partial<Card> = {},
  dice: readonly number[] = [],
) => {
  const waiting = kinds.map(kind => ({ kind, rule: 'AS-crit-trigger', arc: 'front' }) as const);
  const game = fight([ground({}, 0, 60, 40), passing(card, undefined, { waiting, ...more }, extra), ground({}, 1, 60, 4)]);
  endTurn(game, ...dice, 1, 2, 5, 5);
  return game.state.units[1]!;
};
const thrust = (unit: Unit): number => unit.moves[0]!.value;
rule('AS-crit-engine-aero#1', 'a fighter loses half of its Thrust, a point at least; the second hit leaves none and it is lost', () => {
  expect(['8a', '7a', '2a'].map(move => thrust(struck(['engine'], { move })))).toEqual([4, 3, 1]);
  const twice = struck(['engine'], { move: '8a' }, { engineHits: 1, moves: [{ value: 4, code: 'a' }] });
  expect([thrust(twice), twice.fate]).toEqual([0, 'destroyed']);
  expect(struck(['engine'], { move: '1a' }).fate).toBe('destroyed');
});
rule(
  'AS-crit-engine-aero#2',
  'a DropShip or Small Craft loses a quarter of what it began with, then half of that in all, a point at least',
  () => {
    const course = (type: 'DS' | 'SC', move: string) => {
      const once = struck(['engine'], { ...DROPSHIP, type, move });
      return [thrust(once), thrust(struck(['engine'], { ...DROPSHIP, type, move }, { engineHits: 1, moves: once.moves }))];
    };
    expect([course('DS', '8p'), course('SC', '8p'), course('DS', '7p'), course('DS', '3p')]).toEqual([
      [6, 4],
      [6, 4],
      [5, 3],
      [2, 1],
    ]);
  },
);
rule('AS-crit-engine-aero#3', 'the third leaves it without Thrust', () => {
  const third = struck(['engine'], DROPSHIP, {
    engineHits: 2,
    moves: [{ value: 4, code: 'p' }],
    fate: 'aloft',
    at: null,
    flight: { ring: 1 },
  });
  expect([thrust(third), third.engineHits, third.fate]).toEqual([0, 3, 'aloft']);
});
rule('AS-crit-fuel#1', 'a hit on the fuel brings it down and is the end of it', () => {
  expect([struck(['fuel']).fate, struck(['fireControl']).fate]).toEqual(['destroyed', 'aloft']);
});
rule(
  'AS-crit-weapon#2',
  'one class of the side that was struck loses a quarter, rounded down: 1 and 2 standard, 3 and 4 capital, 5 and 6 missiles',
  () => {
    const front: Arc = { standard: damageOf('6/6/3/1'), capital: damageOf('8/8/8/8'), missiles: damageOf('5/5/5/5') };
    const rear: Arc = { standard: damageOf('6/6/6/6') };
    const hit = (die: number, at: 'front' | 'rear' = 'front') => {
      const arcs = { front, rear };
      const { marks } = struck(['weapon'], DROPSHIP, {}, { arcs }, [die]);
      // The ship stands on the ground afterwards and fires ahead, or astern.
      const side = { at: spot(20, 24), facing: { dx: 0, dy: -1 }, moved: { mode: 'stand', length: 0, from: null }, marks } as const;
      const target = ground({ armor: 40 }, 1, 20, at === 'front' ? 18 : 30, { facing: { dx: 0, dy: at === 'front' ? 1 : -1 } });
      const dealt = (how: How): number => {
        const game = fight([grounded({ ...DROPSHIP, size: 1 }, side, 0, { arcs }), target]);
        if (refused(game.state, shoot(0, 1, { how })).length > 0) return 0;
        game.does(0, shoot(0, 1, { how }), 6, 5);
        return wounds(game.state.units[1]!);
      };
      return (['standard', 'CAP', 'MSL'] as const).map(dealt);
    };
    expect([1, 2, 3, 4, 5, 6].map(die => hit(die))).toEqual([
      [4, 8, 5],
      [4, 8, 5],
      [6, 6, 5],
      [6, 6, 5],
      [6, 8, 3],
      [6, 8, 3],
    ]);
    expect(hit(1, 'rear')).toEqual([6, 0, 0]);
  },
);

const side: Arc = {
  standard: damageOf('4/4/2/1'),
  capital: damageOf('9/9/9/9'),
  subCapital: damageOf('6/6/6/6'),
  missiles: damageOf('5/5/5/5'),
};
const arcs = { front: side, left: side, right: side, rear: { standard: damageOf('2/2/-/-') } };
/** A DropShip on the ground, its nose up the table. */
const ship = (card: Sketch = {}, more: Partial<Unit> = {}): Placed =>
  grounded({ type: 'DS', move: '4p', ...card }, { at: spot(20, 24), moved: { mode: 'stand', length: 0, from: null }, ...more }, 0, {
    arcs,
  });
const prey = ground({ armor: 20 }, 1, 20, 10);
const plane = (type: 'AF' | 'DA' | 'SC'): Placed => passing({ type, move: '6a', armor: 20 });
const terms = (placed: readonly Placed[], how: How) => {
  // Nobody here hits on a 2.
  const game = fight(placed.map(one => ({ ...one, skill: 6 })));
  game.does(0, shoot(0, 1, { how }), 1, 1);
  return needed(game).terms;
};
rule('AS-arc-large#1', 'each of the four sides fires what it has of standard, capital, sub-capital weapons and missiles', () => {
  const places = { front: [20, 10], right: [36, 24], rear: [20, 38], left: [4, 24] } as const;
  const strength = { front: 4, left: 5, right: 6, rear: 7 } as const;
  const each = (more: number): Arc => ({
    standard: damageOf(`${more}/${more}/-/-`),
    capital: damageOf(`${more + 1}/${more + 1}/-/-`),
    subCapital: damageOf(`${more + 2}/${more + 2}/-/-`),
    missiles: damageOf(`${more + 3}/${more + 3}/-/-`),
  });
  const all = { front: each(4), left: each(5), right: each(6), rear: each(7) };
  for (const arc of ['front', 'right', 'rear', 'left'] as const)
    for (const [i, how] of (['standard', 'CAP', 'SCAP', 'MSL'] as const).entries()) {
      const [x, y] = places[arc];
      const facing = { dx: Math.sign(20 - x), dy: Math.sign(24 - y) };
      const game = fight([
        grounded(DROPSHIP, { at: spot(20, 24), moved: { mode: 'stand', length: 0, from: null } }, 0, { arcs: all }),
        ground({ armor: 20 }, 1, x, y, { facing }),
      ]);
      game.does(0, shoot(0, 1, { how }), 6, 5);
      expect(20 - game.state.units[1]!.armor).toBe(strength[arc] + i);
    }
});
rule('AS-arc-large#2', 'four attacks in a turn, and one for each class of a side', () => {
  const around = [
    prey,
    ground({ armor: 20 }, 1, 30, 24),
    ground({ armor: 20 }, 1, 20, 38, { facing: { dx: 0, dy: -1 } }),
    ground({ armor: 20 }, 1, 10, 24),
  ];
  const game = fight([ship(), ...around]);
  game.does(0, shoot(0, 1), 1, 1);
  expect([refused(game.state, shoot(0, 1)), refused(game.state, shoot(0, 1, { how: 'MSL' }))]).toEqual([['AS-attack-count'], []]);
  game.does(0, shoot(0, 2), 1, 1);
  game.does(0, shoot(0, 3), 1, 1);
  game.does(0, shoot(0, 1, { how: 'MSL' }), 1, 1);
  expect(refused(game.state, shoot(0, 4))).toEqual(['AS-attack-count']);
});
rule('AS-sua-cap#1', 'with the values of its arc, and +5 against all but ships', () => {
  expect([
    terms([ship(), prey], 'CAP')['AS-sua-cap'],
    terms([ship(), plane('AF')], 'CAP')['AS-sua-cap'],
    terms([ship(), plane('SC')], 'CAP')['AS-sua-cap'],
  ]).toEqual([5, 5, 5]);
  expect(terms([ship(), plane('DA')], 'CAP')['AS-sua-cap']).toBeUndefined();
  const game = fight([ship(), prey]);
  game.does(0, shoot(0, 1, { how: 'CAP' }), 6, 5);
  expect(20 - game.state.units[1]!.armor).toBe(9);
});
const bracketFor = (how: How, inches: number): number | undefined =>
  terms([ship({ size: 1 }), ground({ armor: 20 }, 1, 20, 24 - 1 - inches - 0.626)], how)['AS-to-hit-range'];
rule('AS-sua-cap#2', 'everything is one bracket nearer, Short range apart', () =>
  expect([5, 6.1].map(inches => [bracketFor('CAP', inches), bracketFor('standard', inches)])).toEqual([
    [0, 0],
    [0, 2],
  ]),
);
rule('AS-sua-scap#1', 'with the values of its arc, and +3 against all but ships', () => {
  expect([
    terms([ship(), prey], 'SCAP')['AS-sua-scap'],
    terms([ship(), plane('SC')], 'SCAP')['AS-sua-scap'],
    terms([ship(), plane('DA')], 'SCAP')['AS-sua-scap'],
  ]).toEqual([3, 3, undefined]);
  const game = fight([ship(), prey]);
  game.does(0, shoot(0, 1, { how: 'SCAP' }), 6, 5);
  expect(20 - game.state.units[1]!.armor).toBe(6);
});
rule('AS-sua-scap#2', 'everything is one bracket nearer', () => expect([bracketFor('SCAP', 6.1), bracketFor('SCAP', 5)]).toEqual([0, 0]));
rule('AS-sua-msl#1', 'missiles have no modifier of their own and see everything one bracket nearer', () => {
  expect(bracketFor('MSL', 6.1)).toBe(0);
  const both = (how: How) => terms([ship(), prey], how);
  expect(Object.keys(both('MSL'))).toEqual(Object.keys(both('standard')));
});
const salvo = (weapon: string, placed: readonly Placed[], ...dice: readonly number[]) => {
  const game = fight(placed);
  game.does(0, { type: 'bombard', unit: 0, weapon, at: spot(20, 10) });
  game.does(0, done);
  game.does(1, done, ...dice, 1, 2, 5, 5);
  return game;
};
rule('AS-sua-msl#2', 'a point of defence halves them and makes them harder by 1, two shoot them down', () => {
  const fired = (specials: string, ...dice: readonly number[]) => {
    const game = salvo(
      'MSL',
      [ship({}, { fate: 'aloft', at: null, airborne: true, flight: { ring: 0 } }), ground({ armor: 20, specials }, 1, 20, 10)],
      ...dice,
    );
    return [20 - game.state.units[1]!.armor, dice.length > 0 ? needed(game).total : 0];
  };
  expect([fired('', 6, 6), fired('PNT1', 6, 6), fired('PNT2')]).toEqual([
    [5, 4],
    [2, 5],
    [0, 0],
  ]);
});
rule('AS-sua-msl#3', 'from the air they land in the same turn, from the ground they fly like artillery', () => {
  const high = { fate: 'aloft', at: null, airborne: true, flight: { ring: 0 } } as const;
  expect(20 - salvo('MSL', [ship({}, high), prey], 6, 6).state.units[1]!.armor).toBe(5);
  // From the ground, a hill between them: a turn of flight.
  const hill = patch('hill', 0, 16, 72, 18, { height: 12 * 254 });
  const game = begin([ship({}, { at: spot(20, 44) }), prey], undefined, [hill]);
  const state = { ...game.state, phase: 'combat' as const };
  expect(refused(state, { type: 'bombard', unit: 0, weapon: 'MSL', at: spot(20, 10) })).toEqual([]);
});
rule('AS-sua-msl#4', 'at the ground they have no other munition', () => {
  const high = ship({}, { fate: 'aloft', at: null, airborne: true, flight: { ring: 0 } });
  const fire = (munition: string): Command => ({ type: 'bombard', unit: 0, weapon: 'MSL', at: spot(20, 10), munition });
  expect(['homing', 'cluster', 'smoke'].map(one => refused(setPiece([high, prey]), fire(one)).length > 0)).toEqual([true, true, true]);
});
const above = (more: Partial<Unit> = {}) => ship({}, { fate: 'aloft', at: null, airborne: true, flight: { ring: 0 }, ...more });
rule('AS-cap-mods#1', 'capital fire at the ground: nothing from the Central Zone, +3 from every other one', () => {
  for (const weapon of ['CAP', 'SCAP', 'MSL'])
    expect(([0, 1, 2, 3] as const).map(ring => needed(salvo(weapon, [above({ flight: { ring } }), prey], 6, 6)).total)).toEqual([
      4, 7, 7, 7,
    ]);
});
rule('AS-cap-mods#2', '-2 where a friend points at the target', () => {
  const tagged = (by: number) => ground({ armor: 20 }, 1, 20, 10, { marks: [{ kind: 'tagged', until: 1, by }] });
  const friend = ground({}, 0, 50, 40);
  const foe2 = ground({}, 1, 60, 10);
  const needs = (by: number) => needed(salvo('CAP', [above(), tagged(by), friend, foe2], 6, 6)).total;
  expect([needs(2), needs(3)]).toEqual([2, 4]);
});
rule('AS-cap-mods#3', 'all of it within four inches of the point, half rounded down to six, and nothing beyond', () => {
  const crowd = [4.6, 4.7, 6.6, 6.7].map(inches => ground({ armor: 20 }, 1, 20 + inches, 10));
  const game = salvo('CAP', [above(), prey, ...crowd], 6, 6);
  expect(game.state.units.slice(1).map(({ armor }) => 20 - armor)).toEqual([9, 9, 4, 4, 0]);
});
rule('AS-sua-nc3#1', 'linked craft fire at aircraft at -1, six at most', () => {
  const net = (count: number, mine = 0) => {
    const linked = Array.from({ length: count }, (_, i) =>
      aloft({ ...DROPSHIP, specials: 'NC3' }, 0, { flight: { ring: 1 }, moved: flown, id: i } as Partial<Unit>),
    );
    const shooter = grounded(
      { ...DROPSHIP, size: 1, specials: 'NC3' },
      { at: spot(20, 24), moved: { mode: 'stand', length: 0, from: null } },
      0,
      { arcs },
    );
    const placed = mine === 0 ? [shooter, plane('AF'), ...linked] : [...linked.slice(0, mine), shooter, plane('AF'), ...linked.slice(mine)];
    const game = fight(placed.map((one, id) => ({ ...one, more: { ...one.more, id } })));
    const self = placed.indexOf(shooter);
    game.does(0, shoot(self, self + 1), 1, 1);
    return needed(game).terms['AS-sua-nc3'];
  };
  expect([net(0), net(1), net(5), net(6, 5), net(6, 6)]).toEqual([undefined, -1, -1, -1, undefined]);
  const target = terms(
    [ship({ specials: 'NC3' }), prey, aloft({ ...DROPSHIP, specials: 'NC3' }, 0, { flight: { ring: 1 }, moved: flown })],
    'standard',
  );
  expect(target['AS-sua-nc3']).toBeUndefined();
});
rule('AS-sua-nc3#2', 'ECM leaves it alone; a jammer and missiles that blind ships break it', () => {
  const mate = aloft({ ...DROPSHIP, specials: 'NC3' }, 0, { flight: { ring: 1 }, moved: flown });
  const with_ = (specials: string, more: Partial<Unit> = {}) =>
    terms([ship({ specials: 'NC3' }, more), plane('AF'), mate, ground({ specials }, 1, 26, 24)], 'standard')['AS-sua-nc3'];
  expect([
    with_(''),
    with_('ECM'),
    with_('AECM'),
    with_('JAM'),
    with_('', { marks: [{ kind: 'asew', until: 9 }] } as Partial<Unit>),
  ]).toEqual([-1, -1, -1, undefined, undefined]);
});
const launch = { type: 'deed', unit: 0, deed: 'screen' } as const;
rule('AS-sua-scr#1', 'screens add their number, four at most, to all that is fired at the craft and by it', () => {
  const screened = (specials: string) => {
    const game = fight([ship({ specials }), ground({ damage: '3/3/3', armor: 20 }, 1, 20, 12)]);
    game.does(0, launch);
    game.does(0, shoot(0, 1), 1, 1);
    const mine = needed(game).terms['AS-sua-scr'];
    game.does(0, done);
    game.does(1, shoot(1, 0), 1, 1);
    return [mine, needed(game).terms['AS-sua-scr']];
  };
  expect([screened('SCR2'), screened('SCR4'), screened('SCR6')]).toEqual([
    [2, 2],
    [4, 4],
    [4, 4],
  ]);
});
rule('AS-sua-scr#2', 'launching them is one of its attacks of the turn', () => {
  const did = ['standard@left', 'standard@right', 'standard@rear'];
  const game = fight([ship({ specials: 'SCR2' }, { did }), prey]);
  game.does(0, launch);
  expect(refused(game.state, shoot(0, 1))).toEqual(['AS-attack-count']);
  const full = fight([ship({ specials: 'SCR2' }, { did: [...did, 'MSL@front'] }), prey]);
  expect(refused(full.state, launch)).toContain('AS-attack-count');
});
const battery = (specials: string) =>
  ground({ type: 'SV', specials, move: '0"t' }, 0, 40, 24, { moved: { mode: 'stand', length: 0, from: null } });
rule('AS-sua-sds#1', 'batteries on the ground: capital guns, sub-capital guns and missiles, at what flies', () => {
  const guns = battery('SDS-C3/3/3/3,SDS-SC2/2/2/2,SDS-CM4/4/4/4');
  const dealt = (how: How, target: Placed) => {
    const game = fight([guns, target]);
    game.does(0, shoot(0, 1, { how }), 6, 6, ...(how === 'SDS-CM' ? [] : []), 3, 3);
    return wounds(game.state.units[1]!);
  };
  expect((['SDS-C', 'SDS-SC', 'SDS-CM'] as const).map(how => dealt(how, plane('DA')))).toEqual([3, 2, 4]);
  expect(refused(setPiece([guns, prey]), shoot(0, 1, { how: 'SDS-C' }))).toContain('AS-sua-sds');
  expect(refused(setPiece([battery('SDS-C3/3/3/3'), plane('DA')]), shoot(0, 1, { how: 'SDS-CM' }))).toContain('AS-sua-sds');
});
rule('AS-sua-sds#2', 'its missiles can be fired at a point like artillery, its guns cannot', () => {
  const guns = battery('SDS-C3/3/3/3,SDS-CM4/4/4/4');
  const game = salvo('SDS-CM', [guns, prey], 6, 6);
  expect(20 - game.state.units[1]!.armor).toBe(4);
  expect(refused(setPiece([guns, prey]), { type: 'bombard', unit: 0, weapon: 'SDS-C', at: spot(20, 10) })).toContain('AS-art-declare');
  expect(refused(sky([guns]), launch).length).toBeGreaterThan(0);
});
const warhead = (specials: string): number => {
  const game = fight([ship(), ground({ armor: 20, specials }, 1, 20, 10)]);
  game.does(0, shoot(0, 1, { how: 'MSL' }), 6, 5);
  return 20 - game.state.units[1]!.armor;
};
rule('AS-sua-rca#1', 'the missiles of a ship do half to it, rounded down', () => expect([warhead(''), warhead('RCA')]).toEqual([5, 2]));
rule('AS-sua-rfa#2', 'and double to what reflects', () => expect(warhead('RFA')).toBe(10));
