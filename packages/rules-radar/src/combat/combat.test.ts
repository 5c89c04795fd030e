import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { A, answer, B, dropShip, engage, eventsOf, fighter, HOLD, objections, type Placed, start, termsOf } from '../space.fixture.ts';

const MISS = [1, 1] as const;
const HIT = [6, 6] as const;
/** Control Rolls that make the range medium: both succeed alike. */
const EVEN = [4, 3, 4, 3] as const;
/** The first wins: it succeeds, the other one fails. */
const WON = [4, 3, 1, 1] as const;

const pair = (one: Placed, two: Placed, more: Partial<Parameters<typeof start>[0]> = {}) =>
  start({ map: 'I1', units: [one, two], ...more });

/** The first fighter attacks the second, who keeps its fire; at medium range. */
function shot(one: Partial<Placed>, two: Partial<Placed>, dice: readonly number[] = MISS, more: Partial<Parameters<typeof start>[0]> = {}) {
  const play = pair(fighter(one), fighter(two), more);
  play.does(A, engage(0, 1));
  const events = play.does(B, answer(false), ...EVEN, ...dice);
  return { play, events, fired: eventsOf(events, 'fired')[0]! };
}

describe('engagements', () => {
  rule('ASC-space-control-roll', 'the roll is against the skill: meeting it succeeds, one less fails', () => {
    const roll = (skill: number, ...dice: number[]) => {
      const play = pair(fighter({ skill }), dropShip());
      play.does(A, engage(0, 1));
      return eventsOf(play.does(B, answer(false), ...dice), 'steered')[0]!.controls[0].control;
    };
    expect(roll(5, 3, 2, 4, 4)).toMatchObject({ number: 5, ok: true, margin: 0 });
    expect(roll(5, 3, 1, 1, 1)).toMatchObject({ number: 5, ok: false, margin: -1 });
  });

  rule('ASC-space-engagement-initiate', 'who attacks first in a zone begins the engagement, and only an enemy is engaged', () => {
    const play = start({ map: 'I1', units: [fighter(), fighter(), fighter({ seat: A })] });
    expect(objections(play, A, engage(0, 2))).toContain('ASC-space-engagement-initiate');
    expect(objections(play, B, engage(1, 0))).toContain('ASC-space-engagement-initiate');
    play.does(A, engage(0, 1));
    expect(play.state.engagements).toEqual([{ a: 0, b: 1 }]);
  });

  rule('ASC-space-engagement-attack-range', 'another zone of the same map is out of reach', () => {
    const play = start({ map: 'I1', units: [fighter(), fighter({ zone: 1 }), fighter()] });
    expect(objections(play, A, engage(0, 1))).toEqual(['ASC-space-engagement-attack-range']);
  });

  rule('ASC-space-los', 'everybody in a zone sees everybody: any of them may be engaged', () => {
    const play = start({ map: 'I1', units: [fighter(), fighter(), dropShip(), dropShip()] });
    for (const target of [1, 2, 3]) expect(play.book.allows(play.state as never, engage(0, target), A)).toBe(true);
  });

  rule('ASC-space-attack-eligibility', 'the same sector and the same zone: neither of them alone will do', () => {
    const play = start({ map: 'I1', units: [fighter(), fighter({ at: 'I2' }), fighter({ zone: 8 }), fighter()] });
    expect(objections(play, A, engage(0, 1))).toEqual(['ASC-space-engagement-attack-range']);
    expect(objections(play, A, engage(0, 2))).toEqual(['ASC-space-engagement-attack-range']);
  });

  rule('ASC-space-engagement-auto-end', 'the survivor of an engagement stays engaged with others alone', () => {
    const play = start({
      map: 'I1',
      units: [fighter({ card: { arcs: { front: { standard: [30, 30, 30, 30] } } } }), fighter(), fighter()],
      engagements: [{ a: 0, b: 2 }],
    });
    play.does(A, engage(0, 1));
    play.does(B, answer(false), ...EVEN, ...HIT);
    play.does(B, HOLD);
    expect(play.state.units[1]!.fate).toBe('destroyed');
    expect(play.state.engagements).toEqual([{ a: 0, b: 2 }]);
  });
});

describe('positions', () => {
  /** The first wins the Control Roll; what happens is told up to the choice of range. */
  const won = (one: Placed, two: Placed, fire = true) => {
    const play = pair(one, two);
    play.does(A, engage(0, 1));
    play.does(B, answer(fire), ...WON);
    return play;
  };

  rule('ASC-space-tailing', 'a fighter behind another hits more easily, and from the rear', () => {
    const play = won(fighter(), fighter(), false);
    const events = play.does(A, { type: 'range', bracket: 'short' }, ...MISS);
    const [fired] = eventsOf(events, 'fired');
    expect(termsOf(fired!.toHit)).toMatchObject({ 'ASC-space-tailing': -2 });
    expect([fired!.toHit.total, fired!.struck]).toEqual([2, 'rear']);
  });

  rule('ASC-space-tailed-no-return-fire', 'whoever is tailed does not fire, even if it wanted to', () => {
    const play = won(fighter(), fighter(), true);
    const events = play.does(A, { type: 'range', bracket: 'short' }, ...MISS);
    expect(eventsOf(events, 'fired').map(({ unit }) => unit)).toEqual([0]);
  });

  test('an attack that could not be made in the end is spent all the same', () => {
    const play = start({ map: 'I1', units: [fighter(), fighter(), fighter(), fighter({ seat: A })] });
    play.does(A, engage(0, 1));
    play.does(B, answer(false), 1, 1, 6, 6);
    play.does(B, { type: 'range', bracket: 'long' });
    expect(objections(play, A, engage(0, 2))).toContain('ASC-space-attacks-per-unit');
  });

  rule('ASC-space-untailable-units', 'a fighter that wins against a DropShip has no tail to follow', () => {
    const play = won(fighter(), dropShip(), false);
    play.does(A, { type: 'face', arc: 'front', other: 'rear' });
    const [fired] = eventsOf(play.does(A, { type: 'range', bracket: 'short' }, ...MISS), 'fired');
    expect(fired!.toHit.terms.some(({ rule: by }) => by === 'ASC-space-tailing')).toBe(false);
  });

  rule('ASC-space-positioning-station-keeping', 'a station never wins its position, but its roll counts for range', () => {
    const play = pair(fighter(), dropShip({ craft: 'Lantern Station', card: { specials: [] } }));
    play.does(A, engage(0, 1));
    // The station succeeds with a 12 and the fighter with a 4: the fighter still places both, and the station picks the range.
    play.does(B, answer(true), 2, 2, 6, 6);
    expect(play.state.clash).toMatchObject({ asks: 'face', who: 0 });
    play.does(A, { type: 'face', arc: 'front', other: 'rear' });
    expect(play.state.clash).toMatchObject({ asks: 'range', who: 1 });
  });

  rule('ASC-space-damage-rear', 'one point more from behind, but not on what keeps its station', () => {
    const struck = (target: Placed) => {
      const play = won(fighter(), target, false);
      if (play.state.clash?.asks === 'face') play.does(A, { type: 'face', arc: 'front', other: 'rear' });
      return eventsOf(play.does(A, { type: 'range', bracket: 'short' }, ...HIT), 'fired')[0]!.damage!.total;
    };
    expect(struck(fighter())).toBe(5);
    expect(struck(dropShip())).toBe(5);
    expect(struck(dropShip({ craft: 'Lantern Station' }))).toBe(4);
  });

  rule('ASC-space-damage-direction', 'the side that was shown is the side that is struck', () => {
    const play = won(dropShip(), dropShip(), false);
    expect(objections(play, A, { type: 'face', arc: 'left' })).toEqual(['ASC-space-damage-direction']);
    play.does(A, { type: 'face', arc: 'left', other: 'right' });
    play.does(A, { type: 'range', bracket: 'short' });
    const [fired] = eventsOf(play.does(A, { type: 'fire', weapons: ['standard'] }, ...MISS), 'fired');
    expect([fired!.arc, fired!.struck]).toEqual(['left', 'right']);
  });
});

describe('range', () => {
  rule('ASC-space-range-both-fail', 'two failures fight at long range', () => {
    const play = pair(fighter(), fighter());
    play.does(A, engage(0, 1));
    const events = play.does(B, answer(false), 1, 1, 1, 2, ...MISS);
    expect(eventsOf(events, 'ranged')).toMatchObject([{ bracket: 'long' }]);
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)).toMatchObject({ 'ASC-tbl-aero-range-mods': 4 });
  });

  rule('ASC-space-range-tie', 'equal results go to the higher margin', () => {
    // Thrust 6 and a roll of 7 against Thrust 4 and a roll of 8: ten each, but the second one needs only 3.
    const play = pair(fighter(), fighter({ skill: 3, card: { thrust: 4 } }));
    play.does(A, engage(0, 1));
    play.does(B, answer(false), 4, 3, 4, 4);
    expect(play.state.clash).toMatchObject({ asks: 'range', who: 1 });
  });
});

describe('rolling to hit', () => {
  rule('ASC-space-tohit-base', 'the skill of the attacker, and nothing for how the target moves', () => {
    expect(shot({ skill: 3 }, { skill: 3, turn: { shifted: true, maneuvered: true } }).fired.toHit.total).toBe(5);
    expect(termsOf(shot({ skill: 3 }, { skill: 3 }).fired.toHit)).toEqual({ 'ASC-space-tohit-base': 3, 'ASC-tbl-aero-range-mods': 2 });
  });

  rule('ASC-space-roll-to-hit', 'a roll of the number hits, and one less misses', () => {
    expect(shot({}, {}, [4, 2]).fired).toMatchObject({ hit: true, toHit: { total: 6 } });
    expect(shot({}, {}, [4, 1]).fired.hit).toBe(false);
  });

  rule('ASC-tbl-aero-range-mods', '0, 2, 4 and 6', () => {
    const at = (bracket: 'short' | 'medium' | 'long' | 'extreme') => {
      const play = pair(fighter({ card: { arcs: { front: { standard: [4, 4, 4, 4] } } } }), fighter());
      play.does(A, engage(0, 1));
      play.does(B, answer(false), 4, 4, 4, 3);
      return eventsOf(play.does(A, { type: 'range', bracket }, ...MISS), 'fired')[0]!.toHit.total - 4;
    };
    expect((['short', 'medium', 'long', 'extreme'] as const).map(at)).toEqual([0, 2, 4, 6]);
  });

  /** A ship of many guns fires its nose at a target at medium range. */
  const broadside = (target: Placed, weapon: 'capital' | 'subCapital' | 'missiles' | 'standard', own: Partial<Placed> = {}) => {
    const front = { standard: [5, 5, 5, 5], capital: [9, 9, 9, 9], subCapital: [6, 6, 6, 6], missiles: [4, 4, 4, 4] } as const;
    const play = pair(
      dropShip({ craft: 'Bastion', ...own, card: { specials: [], thrust: 6, arcs: { front, left: front }, ...own.card } }),
      target,
    );
    play.does(A, engage(0, 1));
    play.does(B, answer(false), ...EVEN);
    // Whatever keeps its station has failed for its position, and the ship says for both.
    const still = play.state.units[1]!.card.mode === 'k';
    play.does(A, { type: 'face', arc: 'front', ...(still ? { other: 'front' } : {}) });
    if (play.state.clash?.asks === 'face') play.does(B, { type: 'face', arc: 'front' });
    return eventsOf(play.does(A, { type: 'fire', weapons: [weapon] }, ...MISS), 'fired')[0]!;
  };
  const plain = { card: { thrust: 6, specials: [] } } as const;

  rule('ASC-tbl-aero-weapon-class-mods', 'capital guns +5, sub-capital +3, missiles and others nothing', () => {
    const added = (weapon: 'capital' | 'subCapital' | 'missiles' | 'standard') =>
      termsOf(broadside(fighter(), weapon).toHit)['ASC-tbl-aero-weapon-class-mods'] ?? 0;
    expect([added('capital'), added('subCapital'), added('missiles'), added('standard')]).toEqual([5, 3, 0, 0]);
  });

  rule(
    'ASC-space-tohit-weapon-class-scope',
    'none of it against DropShips, JumpShips, stations and WarShips; all of it against a satellite',
    () => {
      const added = (craft: string) =>
        termsOf(broadside(dropShip({ craft, ...plain }), 'capital').toHit)['ASC-tbl-aero-weapon-class-mods'] ?? 0;
      expect(['Homestead', 'Wayfarer', 'Lantern Station', 'Halberd', 'Watch Satellite'].map(added)).toEqual([0, 0, 0, 0, 5]);
    },
  );

  rule('ASC-space-tohit-point-defense', 'one point of defence makes missiles harder, two stop them, and neither helps against guns', () => {
    const against = (specials: readonly string[], weapon: 'missiles' | 'standard') =>
      broadside(dropShip({ card: { thrust: 6, specials } }), weapon);
    expect(termsOf(against(['PNT1'], 'missiles').toHit)['ASC-space-tohit-point-defense']).toBe(1);
    expect(termsOf(against(['PNT1'], 'standard').toHit)['ASC-space-tohit-point-defense']).toBeUndefined();
    const play = pair(
      dropShip({ card: { thrust: 6, arcs: { front: { missiles: [4, 4, 4, 4] }, left: {} } } }),
      dropShip({ card: { thrust: 6, specials: ['PNT2'] } }),
    );
    play.does(A, engage(0, 1));
    play.does(B, answer(false), ...EVEN);
    play.does(A, { type: 'face', arc: 'front' });
    play.does(B, { type: 'face', arc: 'front' });
    // No dice at all: the missiles are stopped.
    expect(eventsOf(play.does(A, { type: 'fire', weapons: ['missiles'] }), 'fired')[0]).toMatchObject({ hit: false, roll: null });
  });

  rule('ASC-space-tohit-overheat', 'heat adds its level, three at most', () => {
    const added = (heat: number) => termsOf(shot({ heat }, {}).fired.toHit)['ASC-tbl-aero-misc-mods'] ?? 0;
    expect([0, 1, 2, 3, 4].map(added)).toEqual([0, 1, 2, 3, 3]);
  });

  rule('ASC-space-tohit-drone', 'a drone adds 1', () => {
    expect(termsOf(shot({ card: { specials: ['DRO'] } }, {}).fired.toHit)).toMatchObject({ 'ASC-space-tohit-drone': 1 });
  });

  rule('ASC-space-tohit-sv-fire-control', 'a satellite adds 0 with advanced, 1 with basic and 2 without fire control', () => {
    const added = (specials: readonly string[]) => {
      const play = pair(
        dropShip({ craft: 'Watch Satellite', card: { specials } }),
        dropShip({ craft: 'Watch Satellite', card: { specials: [] } }),
      );
      play.does(A, engage(0, 1));
      play.does(B, answer(false), ...EVEN);
      play.does(A, { type: 'face', arc: 'front' });
      play.does(B, { type: 'face', arc: 'front' });
      const [fired] = eventsOf(play.does(A, { type: 'fire', weapons: ['standard'] }, ...MISS), 'fired');
      return termsOf(fired!.toHit)['ASC-space-tohit-sv-fire-control'] ?? 0;
    };
    expect([added(['AFC']), added(['BFC']), added([])]).toEqual([0, 1, 2]);
  });

  rule('ASC-space-tohit-secondary', '+1 for whoever is not the primary target', () => {
    expect(termsOf(broadside(dropShip(plain), 'standard', { turn: { primary: 7 } }).toHit)).toMatchObject({
      'ASC-space-multi-attack-targets': 1,
    });
    expect(termsOf(broadside(dropShip(plain), 'standard').toHit)['ASC-space-multi-attack-targets']).toBeUndefined();
  });

  rule('ASC-tbl-aero-target-type-mods', 'small craft -1, DropShips -2', () => {
    const added = (target: Placed) => termsOf(broadside(target, 'standard').toHit)['ASC-tbl-aero-target-type-mods'] ?? 0;
    expect([added(fighter()), added(fighter({ craft: 'Petrel' })), added(dropShip(plain))]).toEqual([0, -1, -2]);
  });

  rule('ASC-space-adrift-to-hit', '-2 against what has lost its Thrust or is shut down, nothing against a station', () => {
    const added = (target: Placed) => termsOf(broadside(target, 'standard').toHit)['ASC-space-adrift-to-hit'] ?? 0;
    expect(added(dropShip({ card: { thrust: 6, specials: [] } }))).toBe(0);
    const lost = (two: Partial<Placed>) => {
      const play = pair(fighter(), fighter(two));
      play.does(A, engage(0, 1));
      play.does(B, answer(false), 4, 4, 4, 3);
      return termsOf(eventsOf(play.does(A, { type: 'range', bracket: 'short' }, ...MISS), 'fired')[0]!.toHit)['ASC-space-adrift-to-hit'];
    };
    expect(lost({ card: { thrust: 0 } })).toBe(-2);
    expect(lost({})).toBeUndefined();
  });

  rule('ASC-space-fuel-exhausted-to-hit', '-2 against a fighter that is out of fuel, once', () => {
    const play = pair(fighter(), fighter({ fuel: 0 }));
    play.does(A, engage(0, 1));
    play.does(B, answer(false), 4, 4, 4, 3);
    const [fired] = eventsOf(play.does(A, { type: 'range', bracket: 'short' }, ...MISS), 'fired');
    expect(termsOf(fired!.toHit)).toMatchObject({ 'ASC-space-fuel-exhausted-to-hit': -2 });
    expect(fired!.toHit.total).toBe(2);
  });

  rule('ASC-tbl-aero-misc-mods', 'heat 2, two fire control hits and a drone stand side by side', () => {
    const { toHit } = shot({ heat: 2, hits: { fireControl: 2 }, card: { specials: ['DRO'] } }, {}).fired;
    expect(termsOf(toHit)).toEqual({
      'ASC-space-tohit-base': 4,
      'ASC-tbl-aero-range-mods': 2,
      'ASC-tbl-aero-misc-mods': 2,
      'ASC-crit-fire-control': 4,
      'ASC-space-tohit-drone': 1,
    });
    expect(toHit.total).toBe(13);
  });

  rule('ASC-space-interface-altitude', 'no number of a fight on the Capital Map knows of air, over a world either', () => {
    const { fired } = shot({}, {}, MISS, { centre: 'ground', map: 'I1' });
    expect(Object.keys(termsOf(fired.toHit))).toEqual(['ASC-space-tohit-base', 'ASC-tbl-aero-range-mods']);
  });

  rule(
    'ASC-space-weapon-classes',
    'each class of a side is an attack of its own with its own roll; both kinds of guns are one class',
    () => {
      const front = { standard: [5, 5, 5, 5], capital: [9, 9, 9, 9], subCapital: [6, 6, 6, 6], missiles: [4, 4, 4, 4] } as const;
      const play = pair(dropShip({ craft: 'Bastion', card: { specials: [], thrust: 6, arcs: { front, left: front } } }), dropShip(plain));
      play.does(A, engage(0, 1));
      play.does(B, answer(false), ...EVEN);
      play.does(A, { type: 'face', arc: 'front' });
      play.does(B, { type: 'face', arc: 'front' });
      expect(objections(play, A, { type: 'fire', weapons: ['capital', 'subCapital'] })).toEqual(['ASC-space-multi-attack-once-each']);
      const events = play.does(A, { type: 'fire', weapons: ['standard', 'capital', 'missiles'] }, ...MISS, ...MISS, ...MISS);
      expect(eventsOf(events, 'fired')).toHaveLength(3);
    },
  );

  rule('ASC-space-multi-attack-once-each', 'a class that has fired from a side does not fire from it again this turn', () => {
    const play = start({ map: 'I1', units: [dropShip({ ...plain, turn: { attacks: 1, spent: ['front:standard'] } }), dropShip(plain)] });
    play.does(A, engage(0, 1));
    play.does(B, answer(false), ...EVEN);
    play.does(A, { type: 'face', arc: 'front' });
    // There is nothing to fire from the front, so nobody is asked, and the engagement is to be settled.
    play.does(B, { type: 'face', arc: 'front' });
    expect(eventsOf(play.events, 'fired')).toEqual([]);
  });

  rule('ASC-space-screen-launcher-action', 'screens count as an attack and hinder both sides', () => {
    const play = pair(dropShip({ craft: 'Halberd', card: { thrust: 6, specials: ['SCR2'] } }), dropShip(plain));
    play.does(A, { type: 'screen', unit: 0 });
    expect(play.state.units[0]!.turn).toMatchObject({ attacks: 1, screen: 2 });
    expect(objections(play, A, { type: 'screen', unit: 0 })).toEqual(['ASC-space-screen-launcher-action']);
    play.does(A, engage(0, 1));
    play.does(B, answer(true), ...EVEN);
    play.does(A, { type: 'face', arc: 'front' });
    play.does(B, { type: 'face', arc: 'front' });
    play.does(A, { type: 'fire', weapons: ['standard'] });
    const fired = eventsOf(play.does(B, { type: 'fire', weapons: ['standard'] }, ...MISS, ...MISS), 'fired');
    expect(fired.map(({ toHit }) => termsOf(toHit)['ASC-sa-scr'])).toEqual([2, 2]);
  });

  rule('ASC-sa-scr', 'three screens add 3 and six add no more than 4', () => {
    const strength = (specials: readonly string[]) => {
      const play = pair(dropShip({ card: { specials } }), dropShip());
      play.does(A, { type: 'screen', unit: 0 });
      return play.state.units[0]!.turn.screen;
    };
    expect([strength(['SCR3']), strength(['SCR6'])]).toEqual([3, 4]);
  });

  rule('ASC-sa-scr-attack-cost', 'a DropShip that has screened has three attacks left, and may do so when it is attacked', () => {
    const play = pair(dropShip(), dropShip({ card: { specials: ['SCR1'] } }));
    play.does(A, engage(0, 1));
    play.does(B, answer(true, { screen: true }), ...EVEN);
    expect(play.state.units[1]!.turn).toMatchObject({ attacks: 1, screen: 1 });
  });
});

describe('overheating', () => {
  rule('ASC-space-overheat', 'said with the attack, it adds to the damage; nobody overheats beyond the card', () => {
    const hot = { card: { overheat: 2 } };
    const play = pair(fighter(hot), fighter());
    expect(objections(play, A, engage(0, 1, { overheat: 3 }))).toEqual(['ASC-space-overheat']);
    play.does(A, engage(0, 1, { overheat: 2 }));
    const events = play.does(B, answer(false), ...EVEN, ...HIT);
    expect(eventsOf(events, 'fired')[0]!.damage).toMatchObject({ total: 6 });
    expect(play.state.units[0]!.turn.overheat).toBe(2);
  });

  rule('ASC-space-overheat-limits', 'not with missiles that are carried outside', () => {
    const play = pair(fighter({ bombs: ['AS'], card: { overheat: 2, thrust: 12 } }), fighter());
    expect(objections(play, A, engage(0, 1, { overheat: 1, bomb: 'AS' }))).toEqual(['ASC-space-overheat']);
  });
});
