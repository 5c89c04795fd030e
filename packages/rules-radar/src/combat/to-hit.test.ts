import { rule, table } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { WeaponClass } from '../card/card.ts';
import { fight, pair, type Script, shot, shots } from '../duel.fixture.ts';
import { ATMOSPHERE } from '../shape.ts';
import {
  A,
  answer,
  B,
  dropShip,
  engage,
  eventsOf,
  fighter,
  HOLD,
  isAllowed,
  objections,
  outpost,
  type Placed,
  start,
  termsOf,
} from '../space.fixture.ts';

const FRONT = { standard: [5, 5, 5, 5], capital: [9, 9, 9, 9], subCapital: [6, 6, 6, 6], missiles: [4, 4, 4, 4] } as const;
/** A ship that has everything on every side. */
const bastion = (more: Partial<Placed> = {}): Placed =>
  dropShip({
    craft: 'Bastion',
    ...more,
    card: { thrust: 4, specials: [], arcs: { front: FRONT, left: FRONT, right: FRONT, rear: FRONT }, ...more.card },
  });
const ship = (more: Partial<Placed> = {}): Placed => dropShip({ ...more, card: { specials: [], ...more.card } });
/** Its nose fires one class at short range. */
const broadside = (target: Placed, weapon: WeaponClass, own: Partial<Placed> = {}, script: Script = {}) =>
  shot(bastion(own), target, { rolls: [8, 7], fire: [[weapon], []], ...script });
/** What one rule adds to a shot of one fighter at another. */
const term = (id: string, one: Partial<Placed>, two: Partial<Placed> = {}) =>
  termsOf(shot(fighter(one), fighter(two), { rolls: [8, 7] }).toHit)[id] ?? 0;

describe('the number to hit', () => {
  rule('ASC-space-tohit-base#1', 'the skill of the attacker, and what the tables add', () => {
    const { toHit } = shot(fighter({ skill: 3 }), fighter({ skill: 7 }), { range: 'medium' });
    expect(termsOf(toHit)).toEqual({ 'ASC-space-tohit-base': 3, 'ASC-tbl-aero-range-mods': 2 });
    expect(shot(fighter({ skill: 2, heat: 1 }), fighter(), { range: 'medium' }).toHit.total).toBe(5);
  });

  rule('ASC-space-tohit-base#2', 'how the target has moved is nothing to it', () => {
    const moved = { turn: { shifted: true, maneuvered: true, moved: true }, card: { thrust: 6 } };
    expect(shot(fighter(), fighter(moved)).toHit.total).toBe(shot(fighter(), fighter()).toHit.total);
  });

  rule('ASC-space-roll-to-hit#1', 'a roll of the number hits, and one less misses', () => {
    const roll = (...dice: readonly number[]) => shot(fighter(), fighter(), { dice });
    expect(roll(4, 2)).toMatchObject({ hit: true, toHit: { total: 6 }, roll: { total: 6 } });
    expect(roll(4, 1)).toMatchObject({ hit: false, damage: null });
    expect(roll(6, 6).hit).toBe(true);
  });

  const at = (range: 'short' | 'medium' | 'long' | 'extreme') =>
    shot(fighter({ card: { arcs: { front: { standard: [4, 4, 4, 4] } } } }), fighter(), { rolls: [8, 7], range }).toHit.total - 4;
  rule('ASC-tbl-aero-range-mods#1', 'nothing at short range', () => expect(at('short')).toBe(0));
  rule('ASC-tbl-aero-range-mods#2', '+2 at medium range', () => expect(at('medium')).toBe(2));
  rule('ASC-tbl-aero-range-mods#3', '+4 at long range', () => expect(at('long')).toBe(4));
  rule('ASC-tbl-aero-range-mods#4', '+6 at extreme range', () => expect(at('extreme')).toBe(6));

  const added = (weapon: WeaponClass, target: Placed = fighter()) =>
    termsOf(broadside(target, weapon).toHit)['ASC-tbl-aero-weapon-class-mods'] ?? 0;
  rule('ASC-tbl-aero-weapon-class-mods#1', 'capital guns +5', () => expect(added('capital')).toBe(5));
  rule('ASC-tbl-aero-weapon-class-mods#2', 'sub-capital guns +3', () => expect(added('subCapital')).toBe(3));
  rule('ASC-tbl-aero-weapon-class-mods#3', 'missiles nothing', () => expect(added('missiles')).toBe(0));
  rule('ASC-tbl-aero-weapon-class-mods#4', 'standard weapons nothing', () => expect(added('standard')).toBe(0));

  rule('ASC-space-tohit-weapon-class-scope#1', 'none of it against DropShips, JumpShips, stations and WarShips', () => {
    for (const craft of ['Homestead', 'Corsair', 'Wayfarer', 'Lantern Station', 'Halberd'])
      expect([added('capital', ship({ craft })), added('subCapital', ship({ craft }))]).toEqual([0, 0]);
  });

  rule('ASC-space-tohit-weapon-class-scope#2', 'all of it against fighters, small craft and satellites', () => {
    for (const target of [fighter(), fighter({ craft: 'Petrel' }), ship({ craft: 'Watch Satellite' })])
      expect([added('capital', target), added('subCapital', target)]).toEqual([5, 3]);
  });

  /** Both on the map of the air over a battle. */
  const inAir = (one: Partial<Placed>, two: Partial<Placed>) => {
    const units = [fighter({ at: 'C', zone: 2, sunk: true, ...one }), fighter({ at: 'C', zone: 2, sunk: true, ...two }), outpost()];
    const events = fight(start({ centre: 'ground', groundTurn: 1, map: ATMOSPHERE, units }), 0, 1, { rolls: [8, 7] });
    return termsOf(eventsOf(events, 'fired')[0]!.toHit)['ASC-tbl-aero-atmospheric-mods'];
  };
  rule('ASC-tbl-aero-atmospheric-mods#1', '+2 in the air', () => expect(inAir({}, {})).toBe(2));
  rule('ASC-tbl-aero-atmospheric-mods#2', 'only if both are below the Outer Ring, which lies above the air', () => {
    const outer = { zone: 12 };
    expect(inAir(outer, outer)).toBeUndefined();
    expect(inAir({ ...outer, sunk: false }, { ...outer, sunk: false })).toBeUndefined();
    expect(term('ASC-tbl-aero-atmospheric-mods', {}, {})).toBe(0);
  });

  rule('ASC-tbl-aero-misc-mods#2', 'a DropShip that turns a fighter away has no -2, a fighter behind a fighter has', () => {
    const behind = (one: Placed) => termsOf(shot(one, fighter(), { rolls: [8, 3], faces: ['front', 'rear'] }).toHit)['ASC-space-tailing'];
    expect([behind(fighter()), behind(fighter({ craft: 'Petrel' })), behind(dropShip()), behind(bastion())]).toEqual([
      -2,
      -2,
      undefined,
      undefined,
    ]);
  });

  rule('ASC-tbl-aero-misc-mods#3', 'every hit to the fire control counts', () => {
    expect([0, 1, 2, 3].map(fireControl => term('ASC-crit-fire-control', { hits: { fireControl } }))).toEqual([0, 2, 4, 6]);
  });

  const against = (specials: readonly string[], weapon: WeaponClass, dice?: readonly number[]) =>
    broadside(ship({ card: { specials } }), weapon, {}, dice ? { dice } : {});
  rule('ASC-space-tohit-point-defense#1', 'one point makes missiles harder by 1, and guns not', () => {
    expect(termsOf(against(['PNT1'], 'missiles').toHit)['ASC-space-tohit-point-defense']).toBe(1);
    for (const weapon of ['standard', 'capital', 'subCapital'] as const)
      expect(termsOf(against(['PNT1'], weapon).toHit)['ASC-space-tohit-point-defense']).toBeUndefined();
  });
  rule('ASC-space-tohit-point-defense#2', 'two or more stop them: not even a die is rolled; guns are not stopped', () => {
    for (const specials of [['PNT2'], ['PNT5']]) expect(against(specials, 'missiles', [])).toMatchObject({ hit: false, roll: null });
    expect(against(['PNT2'], 'capital', [6, 6])).toMatchObject({ hit: true });
  });

  rule('ASC-space-tohit-overheat#1', 'heat adds its level, three at most', () => {
    expect([0, 1, 2, 3, 4].map(heat => term('ASC-tbl-aero-misc-mods', { heat }))).toEqual([0, 1, 2, 3, 3]);
  });

  rule('ASC-space-tohit-drone#1', 'a drone adds 1', () => {
    expect([term('ASC-space-tohit-drone', { card: { specials: ['DRO'] } }), term('ASC-space-tohit-drone', {})]).toEqual([1, 0]);
  });

  const satellite = (specials: readonly string[]) =>
    termsOf(shot(ship({ craft: 'Watch Satellite', card: { specials } }), ship({ craft: 'Watch Satellite' }), { rolls: [8, 7] }).toHit)[
      'ASC-space-tohit-sv-fire-control'
    ] ?? 0;
  rule('ASC-space-tohit-sv-fire-control#1', 'a satellite with advanced fire control adds nothing', () =>
    expect(satellite(['AFC'])).toBe(0),
  );
  rule('ASC-space-tohit-sv-fire-control#2', 'with basic fire control 1', () => expect(satellite(['BFC'])).toBe(1));
  rule('ASC-space-tohit-sv-fire-control#3', 'with neither 2; others need none', () => {
    expect(satellite([])).toBe(2);
    expect(term('ASC-space-tohit-sv-fire-control', { card: { specials: [] } })).toBe(0);
  });

  const kind = (target: Placed) => termsOf(broadside(target, 'standard').toHit)['ASC-tbl-aero-target-type-mods'] ?? 0;
  rule('ASC-tbl-aero-target-type-mods#4', 'a small craft is easier to hit by 1', () => {
    expect([kind(fighter({ craft: 'Petrel' })), kind(fighter())]).toEqual([-1, 0]);
  });
  rule('ASC-tbl-aero-target-type-mods#2', 'a DropShip is easier to hit by 2, and greater ships are not', () => {
    expect(['Homestead', 'Corsair', 'Halberd', 'Wayfarer'].map(craft => kind(ship({ craft })))).toEqual([-2, -2, 0, 0]);
  });

  rule('ASC-space-adrift-to-hit#1', '-2 against what has lost its Thrust or is shut down, and nothing against a station', () => {
    const id = 'ASC-space-adrift-to-hit';
    expect([term(id, {}, { card: { thrust: 0 } }), term(id, {}, { shutdown: true }), term(id, {}, {})]).toEqual([-2, -2, 0]);
    const station = broadside(ship({ craft: 'Lantern Station' }), 'standard');
    expect(termsOf(station.toHit)[id]).toBeUndefined();
    expect(termsOf(broadside(ship({ hits: { engine: 3 } }), 'standard').toHit)[id]).toBe(-2);
  });

  rule('ASC-space-fuel-exhausted-to-hit#1', '-2 against a fighter that is out of fuel, and not twice for being adrift', () => {
    const { toHit } = shot(fighter(), fighter({ fuel: 0 }), { rolls: [8, 3], range: 'short' });
    expect(termsOf(toHit)).toEqual({ 'ASC-space-tohit-base': 4, 'ASC-space-tailing': -2, 'ASC-space-fuel-exhausted-to-hit': -2 });
    expect(term('ASC-space-fuel-exhausted-to-hit', {}, { fuel: 1 })).toBe(0);
  });
});

/** A ship with missiles in its nose that fires from afar, and how it needs to roll. */
const launched = (at: string, way: 'launch' | 'pass', own: Partial<Placed> = {}, target: Partial<Placed> = {}) => {
  const boat = dropShip({
    at,
    zone: -1,
    ...own,
    card: { specials: [], arcs: { front: { missiles: [4, 4, 4, 4], capital: [4, 4, 4, 4] }, left: {} }, ...own.card },
  });
  const play = start({ units: [boat, outpost({ at, ...target })], turns: 1 });
  const command =
    way === 'launch'
      ? ({ type: 'launch', unit: 0, target: 1, arc: 'front' } as const)
      : ({ type: 'pass', unit: 0, target: 1, arc: 'front', weapon: 'capital' } as const);
  return termsOf(eventsOf(play.does(A, command, 1, 1), 'fired')[0]!.toHit);
};
/** What fire at the ground needs. */
const bombarded = (tagged: boolean) => {
  const gun = bastion({ at: 'C', zone: 12 });
  const sites = [{ name: 'Fort', seat: B, x: 9, y: 9, points: 9, tagged }];
  const play = start({ centre: 'ground', groundTurn: 6, turn: 1, units: [gun, outpost()], sites });
  return termsOf(
    eventsOf(play.does(A, { type: 'bombard', unit: 0, arc: 'front', weapon: 'capital', at: [{ x: 9, y: 9 }] }, 1, 1), 'bombarded')[0]!
      .toHit,
  );
};
const net = { card: { specials: ['NC3'] } };
const held = () => {
  const units = [dropShip({ grip: null, card: { specials: [] } }), fighter({ craft: 'Petrel', grip: 0 })];
  return termsOf(eventsOf(fight(start({ map: 'I1', units }), 0, 1, { rolls: [8, 7] }), 'fired')[0]!.toHit);
};

const aboard = (specials: readonly string[]) =>
  termsOf(shot(ship({ craft: 'Watch Satellite', card: { specials } }), ship({ craft: 'Watch Satellite' }), { rolls: [8, 7] }).toHit)[
    'ASC-space-tohit-sv-fire-control'
  ] ?? 0;
/** What comes of missiles at a ship with so much point defense. */
const defended = (specials: readonly string[]) =>
  broadside(ship({ card: { specials } }), 'missiles', {}, specials[0] === 'PNT2' ? { dice: [] } : {});
const screens = (points: number) => {
  const play = pair(ship({ card: { specials: [`SCR${points}`] } }), ship());
  play.does(A, { type: 'screen', unit: 0 });
  return termsOf(eventsOf(fight(play, 0, 1), 'fired')[0]!.toHit)['ASC-sa-scr'];
};

/** Every condition of the table, by its line: what stands for it in a number of the game, as the table writes it. */
const CONDITIONS: { readonly [line: number]: () => string | number | undefined } = {
  4993: () => launched('I1', 'launch')['ASC-acm-to-hit'] ?? 0,
  4994: () => launched('I1', 'launch', {}, { at: 'I2' })['ASC-acm-to-hit'],
  4998: () => bombarded(false)['ASC-ots-to-hit'],
  4999: () => bombarded(true)['ASC-ots-aim-point'],
  5000: () => term('ASC-space-tohit-drone', { card: { specials: ['DRO'] } }),
  5001: () =>
    termsOf(eventsOf(fight(start({ map: 'I1', units: [fighter(net), fighter(), fighter({ ...net, seat: A })] }), 0, 1), 'fired')[0]!.toHit)[
      'ASC-sa-nc3'
    ],
  5002: () => ([1, 2, 3].every(heat => term('ASC-tbl-aero-misc-mods', { heat }) === heat) ? '+ heat level (1 to 3)' : undefined),
  5003: () => termsOf(shot(fighter(), fighter(), { rolls: [8, 3] }).toHit)['ASC-space-tailing'],
  5008: () => aboard(['AFC']),
  5009: () => aboard(['BFC']),
  5010: () => aboard([]),
  5011: () => term('ASC-crit-fire-control', { hits: { fireControl: 1 } }),
  5012: () => launched('P1', 'pass')['ASC-hsa-to-hit'],
  5014: () => termsOf(defended(['PNT1']).toHit)['ASC-space-tohit-point-defense'],
  5015: () => (defended(['PNT2']).roll === null ? 'automatic failure' : undefined),
  5016: () => (screens(3) === 3 && screens(5) === 4 ? '+ SCR (at most +4)' : undefined),
  5017: () => termsOf(broadside(ship(), 'standard', { turn: { primary: 7 } }).toHit)['ASC-space-multi-attack-targets'],
  5018: () => held()['ASC-boarding-grapple-target-bonus'],
  5019: () => term('ASC-space-adrift-to-hit', {}, { card: { thrust: 0 } }),
  5020: () => termsOf(broadside(ship(), 'missiles', { card: { specials: ['TELE'] } }).toHit)['ASC-sa-tele'],
};

table('ASC-tbl-aero-misc-mods#1', 'every condition counts what the table says', row => {
  const printed = row.at('modifier');
  const found = CONDITIONS[row.number('line')]?.();
  expect(found).toBe(/^[+-]\d+$/.test(printed) ? Number(printed) : printed);
});

describe('attacks', () => {
  rule('ASC-space-attacks-per-unit#1', 'a fighter or small craft attacks once in a turn', () => {
    for (const craft of ['Goshawk', 'Petrel']) {
      const play = start({ map: 'I1', units: [fighter({ craft }), fighter(), fighter(), fighter({ seat: A })] });
      fight(play, 0, 1);
      expect(objections(play, A, engage(0, 2))).toEqual(['ASC-space-attacks-per-unit']);
    }
  });

  rule('ASC-space-multi-attack-targets#1', 'the first whom it engages is its primary target', () => {
    const play = start({ map: 'I1', units: [bastion(), ship(), ship()] });
    const first = fight(play, 0, 1, { faces: ['front', 'front'] });
    const second = fight(play, 0, 2, { faces: ['left', 'front'] });
    const price = (events: typeof first) => termsOf(eventsOf(events, 'fired')[0]!.toHit)['ASC-space-multi-attack-targets'];
    expect([price(first), price(second)]).toEqual([undefined, 1]);
    expect(play.state.units[0]!.turn.primary).toBe(1);
  });

  rule('ASC-space-multi-attack-targets#2', 'all attacks on it are said at once: nobody meets it a second time', () => {
    const play = start({ map: 'I1', units: [bastion(), ship(), ship()] });
    expect(eventsOf(fight(play, 0, 1, { fire: [['standard', 'missiles'], []] }), 'fired')).toHaveLength(2);
    expect(objections(play, A, engage(0, 1))).toEqual(['ASC-space-engagement-return-fire']);
  });

  rule('ASC-space-multi-attack-targets#3', 'what is left over goes to others', () => {
    const play = start({ map: 'I1', units: [bastion(), ship(), ship()] });
    fight(play, 0, 1, { fire: [['standard'], []] });
    expect(eventsOf(fight(play, 0, 2, { fire: [['missiles', 'capital'], []] }), 'fired').map(({ target }) => target)).toEqual([2, 2]);
    expect(play.state.units[0]!.turn.attacks).toBe(3);
  });

  rule('ASC-space-tohit-secondary#1', '+1 against whoever is not the primary target', () => {
    const price = (primary: number | null) =>
      termsOf(broadside(ship(), 'standard', { turn: { primary } }).toHit)['ASC-space-multi-attack-targets'];
    expect([price(7), price(1), price(null)]).toEqual([1, undefined, undefined]);
  });

  rule(
    'ASC-space-multi-attack-once-each#1',
    'a class that has fired from a side does not fire from it again this turn, but from another',
    () => {
      const play = start({ map: 'I1', units: [bastion(), ship(), ship(), ship()] });
      fight(play, 0, 1, { fire: [['standard'], []] });
      play.does(A, engage(0, 2));
      play.does(B, answer(false), 4, 3, 4, 3);
      play.does(A, { type: 'face', arc: 'front' });
      play.does(B, { type: 'face', arc: 'front' });
      expect(objections(play, A, { type: 'fire', weapons: ['standard'] })).toEqual(['ASC-space-multi-attack-once-each']);
      play.does(A, { type: 'fire', weapons: [] });
      expect(eventsOf(fight(play, 0, 3, { faces: ['left', 'front'] }), 'fired')).toHaveLength(1);
    },
  );

  /** How many attacks a craft has left after so many. */
  const may = (craft: string, attacks: number) => {
    const play = start({ map: 'I1', units: [bastion({ craft, turn: { attacks } }), ship(), ship()] });
    return isAllowed(play, A, engage(0, 1));
  };
  const limit = (craft: string) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(attacks => may(craft, attacks - 1)).length;

  rule('ASC-space-multi-attack-once-each#2', 'as many attacks as its type allows, within one volley as well', () => {
    const play = start({ map: 'I1', units: [bastion({ craft: 'Homestead', turn: { attacks: 2 } }), ship(), ship()] });
    play.does(A, engage(0, 1));
    play.does(B, answer(false), 4, 3, 4, 3);
    play.does(A, { type: 'face', arc: 'front' });
    play.does(B, { type: 'face', arc: 'front' });
    expect(objections(play, A, { type: 'fire', weapons: ['standard', 'capital', 'missiles'] })).toEqual([
      'ASC-space-multi-attack-once-each',
    ]);
    expect(isAllowed(play, A, { type: 'fire', weapons: ['standard', 'capital'] })).toBe(true);
  });
  rule('ASC-tbl-large-craft-attack-limits#1', 'a DropShip four', () => expect([limit('Homestead'), limit('Corsair')]).toEqual([4, 4]));
  rule('ASC-tbl-large-craft-attack-limits#2', 'a JumpShip four', () => expect(limit('Wayfarer')).toBe(4));
  rule('ASC-tbl-large-craft-attack-limits#3', 'a satellite four', () => expect(limit('Watch Satellite')).toBe(4));
  rule('ASC-tbl-large-craft-attack-limits#4', 'a station six', () => expect(limit('Lantern Station')).toBe(6));
  rule('ASC-tbl-large-craft-attack-limits#5', 'a WarShip eight', () => expect(limit('Halberd')).toBe(8));

  const volley = (weapons: readonly WeaponClass[]) => {
    const play = pair(bastion(), ship());
    play.does(A, engage(0, 1));
    play.does(B, answer(false), 4, 3, 4, 3);
    play.does(A, { type: 'face', arc: 'front' });
    play.does(B, { type: 'face', arc: 'front' });
    return { play, command: { type: 'fire', weapons } as const };
  };
  rule('ASC-space-weapon-classes#1', 'both kinds of capital guns are one class, missiles and standard weapons are others', () => {
    const both = volley(['capital', 'subCapital']);
    expect(objections(both.play, A, both.command)).toEqual(['ASC-space-multi-attack-once-each']);
    for (const weapons of [
      ['capital', 'missiles', 'standard'],
      ['subCapital', 'missiles', 'standard'],
    ] as const) {
      const { play, command } = volley(weapons);
      expect(isAllowed(play, A, command)).toBe(true);
    }
  });
  rule('ASC-space-weapon-classes#2', 'a side makes as many attacks as it has classes', () => {
    const { play, command } = volley(['standard', 'capital', 'missiles']);
    play.does(A, command, 1, 1, 1, 1, 1, 1);
    expect(play.state.units[0]!.turn.attacks).toBe(3);
  });
  rule('ASC-space-weapon-classes#3', 'each with a roll of its own', () => {
    const { play, command } = volley(['standard', 'capital', 'missiles']);
    const fired = eventsOf(play.does(A, command, 1, 1, 6, 6, 1, 2), 'fired');
    expect(fired.map(({ weapon, hit, roll }) => [weapon, hit, roll!.total])).toEqual([
      ['standard', false, 2],
      ['capital', true, 12],
      ['missiles', true, 3],
    ]);
  });
});

describe('screens', () => {
  const screened = (specials: readonly string[]) => {
    const play = start({ map: 'I1', units: [ship({ craft: 'Halberd', card: { specials } }), ship(), ship()] });
    play.does(A, { type: 'screen', unit: 0 });
    return play;
  };
  rule('ASC-space-screen-launcher-action#1', 'they cost one of the attacks of the turn, and go out once', () => {
    const play = screened(['SCR2']);
    expect(play.state.units[0]!.turn).toMatchObject({ attacks: 1, screen: 2 });
    expect(objections(play, A, { type: 'screen', unit: 0 })).toEqual(['ASC-space-screen-launcher-action']);
    const spent = start({ map: 'I1', units: [ship({ card: { specials: ['SCR1'] }, turn: { attacks: 4 } }), ship(), fighter({ seat: A })] });
    expect(objections(spent, A, { type: 'screen', unit: 0 })).toEqual(['ASC-space-screen-launcher-action']);
    const none = start({ map: 'I1', units: [ship(), ship()] });
    expect(objections(none, A, { type: 'screen', unit: 0 })).toEqual(['ASC-space-screen-launcher-action']);
  });
  rule('ASC-space-screen-launcher-action#2', 'they bear on those who fire at it and on its own fire', () => {
    const fired = eventsOf(fight(screened(['SCR2']), 0, 1, { answer: { fire: true } }), 'fired');
    expect(fired.map(({ unit, toHit }) => [unit, termsOf(toHit)['ASC-sa-scr']])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });
  rule('ASC-sa-scr#1', 'one for each point, on all attacks at it and by it, if it uses them', () => {
    const play = start({ map: 'I1', units: [ship(), ship({ card: { specials: ['SCR3'] } })] });
    const fired = eventsOf(fight(play, 0, 1, { answer: { fire: true, screen: true } }), 'fired');
    expect(fired.map(({ toHit }) => termsOf(toHit)['ASC-sa-scr'])).toEqual([3, 3]);
    const unused = shots(ship(), ship({ card: { specials: ['SCR3'] } }), { answer: { fire: true } });
    expect(unused.map(({ toHit }) => termsOf(toHit)['ASC-sa-scr'])).toEqual([undefined, undefined]);
    const from = start({
      centre: 'ground',
      groundTurn: 6,
      units: [bastion({ at: 'C', zone: 12, turn: { screen: 2 } }), outpost()],
      sites: [{ name: 'Fort', seat: B, x: 9, y: 9, points: 9 }],
    });
    const [down] = eventsOf(
      from.does(A, { type: 'bombard', unit: 0, arc: 'front', weapon: 'capital', at: [{ x: 9, y: 9 }] }, 1, 1),
      'bombarded',
    );
    expect(termsOf(down!.toHit)['ASC-sa-scr']).toBe(2);
  });
  rule('ASC-sa-scr#2', 'three screens add 3 and six add no more than 4', () => {
    expect([screened(['SCR3']), screened(['SCR4']), screened(['SCR6'])].map(play => play.state.units[0]!.turn.screen)).toEqual([3, 4, 4]);
  });
  rule('ASC-sa-scr-attack-cost#1', 'a DropShip that has screened has three attacks left', () => {
    const play = pair(ship(), ship({ card: { specials: ['SCR1'] } }));
    fight(play, 0, 1, { answer: { fire: false, screen: true } });
    expect(play.state.units[1]!.turn).toMatchObject({ attacks: 1, screen: 1 });
  });
});

describe('overheating', () => {
  const hot = { card: { overheat: 2 } };
  const attack = (overheat: number, range: 'short' | 'medium' | 'long' = 'short', one: Partial<Placed> = hot) => {
    const play = start({ map: 'I1', units: [fighter(one), fighter({ armor: 30 }), fighter({ seat: A })] });
    const events = fight(play, 0, 1, { rolls: [8, 7], range, engage: { overheat }, dice: [6, 6] });
    return { play, damage: eventsOf(events, 'fired')[0]!.damage!.total };
  };

  rule('ASC-space-overheat#1', 'each point adds one to the damage up to medium range, as far as the card goes, and heats', () => {
    expect([attack(0).damage, attack(1).damage, attack(2).damage, attack(2, 'medium').damage, attack(2, 'long').damage]).toEqual([
      4, 5, 6, 6, 2,
    ]);
    const { play } = attack(2);
    play.does(A, HOLD);
    play.does(B, HOLD);
    play.does(A, { type: 'settle', a: 0, b: 1, stay: false });
    play.does(B, { type: 'settle', a: 0, b: 1, stay: false }, 2, 2, 1, 1);
    expect(play.state.units[0]!.heat).toBe(2);
    expect(objections(pair(fighter(hot), fighter()), A, engage(0, 1, { overheat: 3 }))).toEqual(['ASC-space-overheat']);
    expect(objections(pair(fighter({ heat: 3, ...hot }), fighter()), A, engage(0, 1, { overheat: 2 }))).toEqual(['ASC-space-overheat']);
  });

  rule('ASC-space-overheat#2', 'it is said with the attack, or with the answer, before anything is rolled', () => {
    const play = pair(fighter(), fighter(hot));
    play.does(A, engage(0, 1));
    expect(objections(play, B, answer(false, { overheat: 1 }))).toEqual(['ASC-space-overheat']);
    expect(objections(play, B, answer(true, { overheat: 3 }))).toEqual(['ASC-space-overheat']);
    play.does(B, answer(true, { overheat: 2 }), 4, 3, 4, 3, 1, 1, 6, 6);
    const fired = eventsOf(play.events, 'fired');
    expect([fired[0]!.overheat, fired[1]!.overheat, fired[1]!.damage!.total]).toEqual([0, 2, 6]);
  });

  rule('ASC-space-overheat-limits#1', 'not with missiles that are carried outside', () => {
    const play = pair(
      fighter({ bombs: ['AS'], card: { overheat: 2, thrust: 12 } }),
      fighter({ bombs: ['AS'], card: { overheat: 2, thrust: 12 } }),
    );
    expect(objections(play, A, engage(0, 1, { overheat: 1, bomb: 'AS' }))).toEqual(['ASC-space-overheat']);
    play.does(A, engage(0, 1, { bomb: 'AS' }));
    expect(objections(play, B, answer(true, { overheat: 1, bomb: 'AS' }))).toEqual(['ASC-space-overheat']);
  });

  rule('ASC-space-overheat-limits#2', 'fire at the ground does what its guns do, and nothing more for a ship that could overheat', () => {
    const gun = bastion({ at: 'C', zone: 12, card: { overheat: 3 } });
    const play = start({
      centre: 'ground',
      groundTurn: 6,
      turns: 1,
      units: [gun, outpost()],
      sites: [{ name: 'Fort', seat: B, x: 9, y: 9, points: 30 }],
    });
    const command = { type: 'bombard', unit: 0, arc: 'front', weapon: 'capital', at: [{ x: 9, y: 9 }] } as const;
    play.does(A, command, 6, 6);
    expect(play.state.barrages).toMatchObject([{ damage: 9 }]);
    expect(play.state.units[0]!.turn.overheat).toBe(0);
  });
});
