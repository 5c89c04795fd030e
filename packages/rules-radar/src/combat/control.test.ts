import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { fight, pair, shot, shots, steered } from '../duel.fixture.ts';
import {
  A,
  answer,
  B,
  dice,
  dropShip,
  engage,
  eventsOf,
  fighter,
  HOLD,
  isAllowed,
  maneuver,
  objections,
  type Placed,
  start,
  termsOf,
} from '../space.fixture.ts';

const station = (more: Partial<Placed> = {}): Placed =>
  dropShip({ craft: 'Lantern Station', ...more, card: { specials: [], ...more.card } });
const controls = (play: ReturnType<typeof steered>) =>
  eventsOf(play.events, 'steered')
    .at(-1)!
    .controls.map(({ control }) => control);

describe('Control Rolls', () => {
  const roll = (one: Partial<Placed>, total: number) => {
    const play = pair(fighter(one), dropShip());
    play.does(A, engage(0, 1));
    return eventsOf(play.does(B, answer(false), ...dice(total), 1, 1), 'steered')[0]!.controls[0];
  };

  rule('ASC-space-control-roll#1', 'two dice against the skill and everything that bears on it', () => {
    const { number, roll: dice2 } = roll({ craft: 'Petrel', skill: 3, hits: { crew: 1 } }, 9);
    expect(termsOf(number)).toEqual({ 'ASC-space-control-roll': 3, 'ASC-crit-crew-dropship': 2 });
    expect(dice2).toMatchObject({ faces: [3, 6], total: 9 });
  });

  rule('ASC-space-control-roll#2', 'the number itself succeeds, one less fails', () => {
    expect(roll({ skill: 5 }, 5).control).toMatchObject({ number: 5, ok: true, margin: 0 });
    expect(roll({ skill: 5 }, 4).control).toMatchObject({ number: 5, ok: false, margin: -1 });
  });

  rule('ASC-space-control-roll#3', 'skill 4 without anything else succeeds on 4', () => {
    expect([roll({}, 4).control.ok, roll({}, 3).control.ok]).toEqual([true, false]);
  });
});

describe('engaging', () => {
  rule('ASC-space-engagement-initiate#1', 'in one zone of one map, after moving, by declaring an attack on an enemy', () => {
    const play = start({ map: 'I1', units: [fighter(), fighter(), fighter({ seat: A }), fighter({ zone: 1 })] });
    expect(objections(play, A, engage(0, 2))).toContain('ASC-space-engagement-initiate');
    expect(objections(play, A, engage(0, 3))).toEqual(['ASC-space-engagement-attack-range']);
    expect(play.state.engagements).toEqual([]);
    play.does(A, engage(0, 1));
    expect(play.state.engagements).toEqual([{ a: 0, b: 1 }]);
    const moving = start({ map: 'I1', phase: 'movement', initiative: B, units: [fighter(), fighter()] });
    expect(objections(moving, A, engage(0, 1))).toContain('ASC-space-engagement-initiate');
  });

  rule('ASC-space-engagement-initiate#2', 'who declares first is the attacker, and the other one is asked', () => {
    const play = pair(fighter(), fighter(), { initiative: B });
    play.does(B, engage(1, 0));
    expect(play.state.clash).toMatchObject({ units: [1, 0], asks: 'answer', who: 1 });
    expect(play.state.active).toBe(A);
  });

  rule('ASC-space-engagement-return-fire#1', 'both roll for control, whether the other one fires back or not', () => {
    for (const fire of [true, false]) {
      const play = pair(fighter(), fighter());
      const events = fight(play, 0, 1, { answer: { fire } });
      expect(eventsOf(events, 'steered')[0]!.controls.map(({ unit }) => unit)).toEqual([0, 1]);
      expect(play.state.units.slice(0, 2).map(({ turn }) => turn.maneuvered)).toEqual([true, true]);
    }
  });

  rule(
    'ASC-space-engagement-return-fire#2',
    'who has not declared yet says at once whether it fires back or keeps its attack for another',
    () => {
      const play = start({ map: 'I1', units: [fighter(), fighter(), fighter({ seat: A })] });
      fight(play, 0, 1, { answer: { fire: false } });
      play.does(A, HOLD);
      expect(isAllowed(play, B, engage(1, 2))).toBe(true);
      const back = start({ map: 'I1', units: [fighter(), fighter(), fighter({ seat: A })] });
      expect(eventsOf(fight(back, 0, 1, { answer: { fire: true } }), 'fired').map(({ unit }) => unit)).toEqual([0, 1]);
      expect(eventsOf(fight(back, 2, 1), 'answered')).toMatchObject([{ fire: false, chosen: false }]);
    },
  );

  rule('ASC-space-engagement-return-fire#3', 'who has declined does not engage that attacker later in the turn', () => {
    const play = start({ map: 'I1', units: [fighter(), fighter(), fighter({ seat: A })] });
    fight(play, 0, 1, { answer: { fire: false } });
    play.does(A, HOLD);
    expect(objections(play, B, engage(1, 0))).toEqual(['ASC-space-engagement-return-fire']);
  });

  rule('ASC-space-engagement-attack-range#1', 'nobody attacks out of its zone', () => {
    const play = start({ map: 'I1', units: [fighter(), fighter({ zone: 1 }), fighter()] });
    expect(objections(play, A, engage(0, 1))).toEqual(['ASC-space-engagement-attack-range']);
    expect(isAllowed(play, A, engage(0, 2))).toBe(true);
  });

  rule('ASC-space-engagement-attack-range#2', 'only capital missiles reach out of it, by an advanced attack', () => {
    const arcs = { front: { missiles: [4, 4, 4, 4], standard: [4, 4, 4, 4], capital: [4, 4, 4, 4] }, left: {} } as const;
    const play = start({ map: 'I1', units: [dropShip({ card: { arcs } }), dropShip({ zone: 8 }), fighter({ seat: A })] });
    expect(objections(play, A, engage(0, 1))).toEqual(['ASC-space-engagement-attack-range']);
    expect(isAllowed(play, A, { type: 'launch', unit: 0, target: 1, arc: 'front' })).toBe(true);
    expect(play.refuses(A, { type: 'pass', unit: 0, target: 1, arc: 'front', weapon: 'capital' }).length).toBeGreaterThan(0);
  });

  rule('ASC-space-attack-eligibility#2', 'the same sector and the same zone: neither of them alone will do', () => {
    const play = start({ map: 'I1', units: [fighter(), fighter({ at: 'I2' }), fighter({ zone: 8 }), fighter()] });
    expect(objections(play, A, engage(0, 1))).toEqual(['ASC-space-engagement-attack-range']);
    expect(objections(play, A, engage(0, 2))).toEqual(['ASC-space-engagement-attack-range']);
    expect(isAllowed(play, A, engage(0, 3))).toBe(true);
  });

  rule('ASC-space-los#1', 'everybody in a zone sees everybody, on an Engagement Map and in the air', () => {
    for (const place of [
      { at: 'I1', zone: 3 },
      { at: 'C', zone: 3, sunk: true },
    ]) {
      const units = [fighter(place), fighter(place), dropShip(place), station(place)];
      const play = start({ map: place.at === 'C' ? 98 : 'I1', centre: place.at === 'C' ? 'ground' : 'space', groundTurn: 1, units });
      for (const target of [1, 2, 3]) expect(isAllowed(play, A, engage(0, target))).toBe(true);
    }
  });

  rule('ASC-space-engagement-auto-end#1', 'it ends with one of the two; the survivor stays engaged with whoever else engages it', () => {
    const gun = { arcs: { front: { standard: [30, 30, 30, 30] } } } as const;
    const play = start({ map: 'I1', units: [fighter({ card: gun }), fighter(), fighter()], engagements: [{ a: 0, b: 2 }] });
    fight(play, 0, 1, { dice: [6, 6] });
    play.does(B, HOLD);
    expect(play.state.units[1]!.fate).toBe('destroyed');
    expect(play.state.engagements).toEqual([{ a: 0, b: 2 }]);
  });

  rule('ASC-space-attack-sequence#1', 'sight, control, side and range, number, roll, damage, critical hit: in that order', () => {
    const unseen = start({ map: 'I1', units: [fighter(), fighter({ zone: 1 }), fighter()] });
    expect(objections(unseen, A, engage(0, 1))).toEqual(['ASC-space-engagement-attack-range']);
    const play = pair(fighter(), fighter({ armor: 0, card: { structure: 20 } }));
    const order = fight(play, 0, 1, { dice: [6, 6, 3, 4] }).map(({ type }) => type);
    const told = ['engaged', 'steered', 'faced', 'ranged', 'fired', 'damaged', 'critRolled'];
    expect(order.filter(type => told.includes(type))).toEqual(told);
  });

  rule('ASC-space-engagement-control-roll#1', 'each rolls against its own skill', () => {
    expect(controls(steered(fighter({ skill: 2 }), fighter({ skill: 6 }), [5, 5]))).toMatchObject([
      { number: 2, roll: 5, ok: true, margin: 3 },
      { number: 6, roll: 5, ok: false, margin: -1 },
    ]);
  });

  rule('ASC-space-engagement-control-roll#2', 'the two rolls decide the sides that are shown, and the range', () => {
    const won = steered(dropShip(), dropShip(), [8, 3]);
    expect(won.state.clash).toMatchObject({ asks: 'face', who: 0 });
    won.does(A, { type: 'face', arc: 'front', other: 'rear' });
    expect(won.state.clash).toMatchObject({ asks: 'range', who: 0 });
    const lost = steered(dropShip(), dropShip(), [3, 8]);
    expect(lost.state.clash).toMatchObject({ asks: 'face', who: 1 });
  });

  /** A1, A2 and a DropShip against B1 and two DropShips: the fight that the book tells. */
  const [A1, A2, B1] = [0, 1, 3];
  const told = () =>
    start({ map: 'I1', units: [fighter(), fighter({ seat: A }), dropShip({ seat: A }), fighter(), dropShip(), dropShip()] });

  rule('ASC-space-control-roll-per-pair#1', 'every pair rolls for itself and has its own range', () => {
    const play = told();
    const first = fight(play, A1, B1, { rolls: [7, 5], answer: { fire: true }, range: 'short' });
    const second = fight(play, A2, B1, { rolls: [9, 5], range: 'medium' });
    expect([...eventsOf(first, 'ranged'), ...eventsOf(second, 'ranged')].map(({ bracket }) => bracket)).toEqual(['short', 'medium']);
    expect(eventsOf(play.events, 'steered')).toHaveLength(2);
  });

  rule('ASC-space-control-roll-per-pair#2', 'who is committed to another still rolls, and may win the choice of range', () => {
    const play = told();
    fight(play, A1, B1, { rolls: [7, 5], answer: { fire: true } });
    play.does(A, engage(A2, B1), ...dice(6), ...dice(11));
    expect(play.state.clash).toMatchObject({ asks: 'range', who: 1, returns: false });
    expect(play.state.active).toBe(B);
  });

  rule(
    'ASC-space-control-roll-per-pair#3',
    'B1 makes 14 against 9 and keeps A2 at extreme range, while its fight with A1 stays at short range',
    () => {
      const play = told();
      fight(play, A1, B1, { rolls: [7, 5], answer: { fire: true }, range: 'short' });
      const events = fight(play, A2, B1, { rolls: [6, 11], range: 'extreme' });
      expect(eventsOf(events, 'steered')[0]!.controls.map(({ control }) => control.modified)).toEqual([9, 14]);
      expect(eventsOf(play.events, 'ranged').map(({ bracket }) => bracket)).toEqual(['short', 'extreme']);
      expect(eventsOf(events, 'fired')).toEqual([]);
    },
  );

  rule('ASC-space-combat-declaration-order#1', 'the winner of the initiative declares first', () => {
    const play = told();
    expect(objections(play, B, engage(B1, A1))).toContain('ASC-space-engagement-initiate');
    play.does(A, HOLD);
    expect(isAllowed(play, B, engage(B1, A1))).toBe(true);
    expect(start({ map: 'I1', initiative: B, units: [fighter(), fighter()] }).state.active).toBe(B);
  });

  rule('ASC-space-combat-declaration-order#2', 'who has spent its only attack by firing back is passed over', () => {
    const play = start({ map: 'I1', units: [fighter(), fighter(), fighter({ seat: A })] });
    fight(play, 0, 1, { answer: { fire: true } });
    // The second side has nobody left to attack with: the engagement is to be settled at once.
    play.does(A, HOLD);
    expect(play.state.phase).toBe('settling');
  });

  rule('ASC-space-combat-declaration-order#3', 'a large craft leaves attacks undeclared, and uses them later in the phase', () => {
    const play = told();
    fight(play, 2, 4, { answer: { fire: true } });
    expect(play.state.units[2]!.turn.attacks).toBe(1);
    play.does(A, HOLD);
    const events = fight(play, 5, 2, { answer: { fire: true }, faces: ['front', 'left'] });
    expect(eventsOf(events, 'fired').map(({ unit, arc }) => [unit, arc])).toEqual([
      [5, 'front'],
      [2, 'left'],
    ]);
    expect(play.state.units[2]!.turn.attacks).toBe(2);
  });
});

describe('positions', () => {
  rule(
    'ASC-space-tailing#1',
    'a fighter or small craft that succeeds where another fails is behind it; where both succeed nobody is',
    () => {
      for (const craft of ['Goshawk', 'Petrel'])
        for (const other of ['Goshawk', 'Petrel']) {
          const won = shot(fighter({ craft }), fighter({ craft: other }), { rolls: [7, 3] });
          expect([won.arc, won.struck]).toEqual(['front', 'rear']);
          const even = shot(fighter({ craft }), fighter({ craft: other }), { rolls: [7, 4] });
          expect([even.arc, even.struck]).toEqual(['front', 'front']);
        }
      const [behind] = shots(fighter(), fighter(), { rolls: [3, 7], answer: { fire: true } });
      expect(behind).toMatchObject({ unit: 1, struck: 'rear' });
    },
  );

  rule('ASC-space-tailing#2', 'it has -2 to hit', () => {
    const won = shot(fighter(), fighter(), { rolls: [7, 3] });
    expect(termsOf(won.toHit)).toEqual({ 'ASC-space-tohit-base': 4, 'ASC-space-tailing': -2 });
    expect(termsOf(shot(fighter(), fighter(), { rolls: [7, 4] }).toHit)['ASC-space-tailing']).toBeUndefined();
  });

  rule('ASC-space-tailing#3', 'its hits are hits from behind', () => {
    expect(shot(fighter(), fighter(), { rolls: [7, 3], dice: [6, 6] }).damage!.total).toBe(5);
    expect(shot(fighter(), fighter(), { rolls: [7, 4], dice: [6, 6] }).damage!.total).toBe(4);
  });

  rule('ASC-space-tailed-no-return-fire#1', 'whoever is tailed does not fire, even if it wanted to, and has spent its attack', () => {
    const tailed = shots(fighter(), fighter(), { rolls: [7, 3], answer: { fire: true } });
    expect(tailed.map(({ unit }) => unit)).toEqual([0]);
    const play = start({ map: 'I1', units: [fighter(), fighter(), fighter(), fighter({ seat: A })] });
    fight(play, 0, 1, { rolls: [2, 12] });
    expect(objections(play, A, engage(0, 2))).toContain('ASC-space-attacks-per-unit');
    play.does(A, HOLD);
    expect(isAllowed(play, B, engage(1, 3))).toBe(true);
  });

  rule(
    'ASC-space-untailable-units#1',
    'DropShips, WarShips, JumpShips, stations and satellites have no tail to follow, nor do they follow',
    () => {
      for (const craft of ['Homestead', 'Halberd', 'Wayfarer', 'Lantern Station', 'Watch Satellite']) {
        const large = dropShip({ craft, card: { specials: [] } });
        const against = shots(fighter(), large, { rolls: [7, 2], faces: ['front', 'rear'] })[0]!;
        expect(termsOf(against.toHit)['ASC-space-tailing']).toBeUndefined();
      }
      const ship = shot(dropShip(), fighter(), { rolls: [7, 2], faces: ['front', 'rear'] });
      expect(termsOf(ship.toHit)['ASC-space-tailing']).toBeUndefined();
    },
  );

  rule(
    'ASC-space-positioning-large-craft#1',
    'a DropShip or WarShip that succeeds alone chooses its own side and that of the other',
    () => {
      for (const craft of ['Homestead', 'Halberd']) {
        const play = steered(dropShip({ craft, card: { specials: [] } }), dropShip(), [8, 3], true);
        expect(objections(play, A, { type: 'face', arc: 'left' })).toEqual(['ASC-space-positioning-large-craft']);
        expect(objections(play, B, { type: 'face', arc: 'left', other: 'left' })).toContain('ASC-space-damage-direction');
        play.does(A, { type: 'face', arc: 'left', other: 'rear' });
        expect(play.state.clash!.arcs).toEqual(['left', 'rear']);
      }
      const [first, back] = shots(dropShip(), dropShip(), { rolls: [8, 3], answer: { fire: true }, faces: ['left', 'rear'] });
      expect([first!.arc, first!.struck, back!.arc]).toEqual(['left', 'rear', 'rear']);
    },
  );

  rule('ASC-space-positioning-large-craft#2', 'it may turn a fighter or small craft away, so that it cannot fire back', () => {
    for (const craft of ['Goshawk', 'Petrel']) {
      const away = shots(dropShip(), fighter({ craft }), { rolls: [8, 3], answer: { fire: true }, faces: ['front', 'rear'] });
      expect(away.map(({ unit }) => unit)).toEqual([0]);
      const towards = shots(dropShip(), fighter({ craft }), { rolls: [8, 3], answer: { fire: true } });
      expect(towards.map(({ unit }) => unit)).toEqual([0, 1]);
    }
    const play = steered(dropShip(), fighter(), [8, 3]);
    expect(objections(play, A, { type: 'face', arc: 'front', other: 'left' })).toEqual(['ASC-space-positioning-large-craft']);
  });

  rule('ASC-space-positioning-large-craft#3', 'without any modifier for it', () => {
    const { toHit } = shot(dropShip(), fighter(), { rolls: [8, 3], faces: ['front', 'rear'] });
    expect(termsOf(toHit)).toEqual({ 'ASC-space-tohit-base': 4 });
  });

  rule('ASC-space-positioning-station-keeping#1', 'what keeps its station has failed for its position, whatever it rolled', () => {
    const play = steered(fighter(), station(), [4, 12], true);
    expect(play.state.clash).toMatchObject({ asks: 'face', who: 0 });
    const both = steered(station(), station(), [4, 12]);
    expect(both.state.clash).toMatchObject({ asks: 'face', who: 0 });
    expect(objections(both, A, { type: 'face', arc: 'front', other: 'rear' })).toEqual(['ASC-space-positioning-free-facing']);
  });

  rule('ASC-space-positioning-station-keeping#2', 'but its roll counts for the range', () => {
    const play = steered(fighter(), station(), [4, 12], true);
    play.does(A, { type: 'face', arc: 'front', other: 'rear' });
    expect(play.state.clash).toMatchObject({ asks: 'range', who: 1 });
  });

  rule('ASC-space-positioning-station-keeping#3', 'from behind it is neither easier to hit nor hit harder', () => {
    const behind = shot(fighter(), station(), { rolls: [8, 3], faces: ['front', 'rear'], dice: [6, 6] });
    expect([behind.struck, behind.damage!.total, termsOf(behind.toHit)]).toEqual(['rear', 4, { 'ASC-space-tohit-base': 4 }]);
  });

  rule('ASC-space-positioning-free-facing#1', 'where both succeed or both fail each shows the side it likes', () => {
    for (const rolls of [
      [7, 7],
      [3, 2],
    ] as const) {
      const play = steered(dropShip(), dropShip(), rolls);
      expect(objections(play, A, { type: 'face', arc: 'left', other: 'rear' })).toEqual(['ASC-space-positioning-free-facing']);
      play.does(A, { type: 'face', arc: 'left' });
      expect(play.state.clash).toMatchObject({ asks: 'face', who: 1 });
      play.does(B, { type: 'face', arc: 'right' });
      expect(play.state.clash).toMatchObject({ arcs: ['left', 'right'], asks: 'fire' });
    }
  });

  rule('ASC-space-damage-direction#1', 'the side that was shown is the side that is struck', () => {
    const fired = shot(dropShip(), dropShip(), { rolls: [8, 3], faces: ['left', 'right'] });
    expect([fired.arc, fired.struck]).toEqual(['left', 'right']);
    const play = steered(fighter(), dropShip(), [7, 7]);
    expect(objections(play, A, { type: 'face', arc: 'front' })).toContain('ASC-space-damage-direction');
  });
});

describe('range', () => {
  rule('ASC-space-range-both-fail#1', 'two failures fight at long range', () => {
    const events = fight(pair(fighter(), fighter()), 0, 1, { rolls: [3, 2] });
    expect(eventsOf(events, 'ranged')).toMatchObject([{ bracket: 'long', rule: 'ASC-space-range-both-fail' }]);
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)).toMatchObject({ 'ASC-tbl-aero-range-mods': 4 });
  });

  const modified = (one: number, two: number, thrusts: readonly [number, number] = [6, 6]) =>
    controls(steered(fighter({ card: { thrust: thrusts[0] } }), fighter({ card: { thrust: thrusts[1] } }), [one, two])).map(
      one2 => one2.modified,
    );

  rule('ASC-space-range-thrust-modified#1', 'who succeeds adds half of its Thrust, rounded down', () => {
    expect([modified(7, 8, [7, 5]), modified(7, 8, [0, 1])]).toEqual([
      [10, 10],
      [7, 8],
    ]);
    const bombs = steered(fighter({ bombs: ['AAA'], card: { thrust: 9 } }), fighter(), [7, 7]);
    expect(controls(bombs)[0]!.modified).toBe(9);
  });

  rule('ASC-space-range-thrust-modified#2', 'who fails against a success adds a quarter, rounded down; two failures add nothing', () => {
    expect(modified(3, 8, [7, 4])).toEqual([4, 10]);
    const failed = fight(pair(fighter(), fighter()), 0, 1, { rolls: [3, 2] });
    expect(eventsOf(failed, 'steered')[0]!.controls.map(({ control }) => control.modified)).toEqual([3, 2]);
  });

  rule('ASC-space-range-thrust-modified#3', 'seven and Thrust 6 make 10, five and Thrust 6 make 8', () => {
    expect(modified(7, 5)).toEqual([10, 8]);
  });

  rule('ASC-space-range-thrust-modified#4', 'a failed three with Thrust 4 makes 4, an eight with Thrust 4 makes 10', () => {
    expect(modified(3, 8, [4, 4])).toEqual([4, 10]);
  });

  rule('ASC-space-range-choice#1', 'the higher result picks any of the four brackets, and nobody else does', () => {
    const play = steered(fighter(), fighter(), [8, 7]);
    expect(play.state.clash).toMatchObject({ asks: 'range', who: 0 });
    expect(objections(play, B, { type: 'range', bracket: 'long' })).toEqual(['ASC-space-range-choice']);
    for (const bracket of ['short', 'medium', 'long', 'extreme'] as const)
      expect(isAllowed(play, A, { type: 'range', bracket })).toBe(true);
    expect(steered(fighter(), fighter(), [7, 8]).state.clash).toMatchObject({ asks: 'range', who: 1 });
  });

  rule('ASC-space-range-tie#1', 'equal results go to the higher margin', () => {
    // Thrust 6 and a seven against Thrust 4 and an eight: ten each, but the second one needs only 3.
    const play = steered(fighter(), fighter({ skill: 3, card: { thrust: 4 } }), [7, 8]);
    expect(play.state.clash).toMatchObject({ asks: 'range', who: 1 });
    expect(steered(fighter({ skill: 3 }), fighter(), [7, 7]).state.clash).toMatchObject({ asks: 'range', who: 0 });
  });

  rule('ASC-space-range-full-tie#1', 'results and margins alike make it medium range', () => {
    const events = fight(pair(fighter(), fighter()), 0, 1, { rolls: [9, 9] });
    expect(eventsOf(events, 'ranged')).toMatchObject([{ bracket: 'medium', rule: 'ASC-space-range-full-tie' }]);
  });

  rule('ASC-space-range-full-tie#2', 'two DropShips of skill 4 and Thrust 4 that roll seven fight at medium range', () => {
    const events = fight(pair(dropShip(), dropShip()), 0, 1, { rolls: [7, 7] });
    expect(eventsOf(events, 'steered')[0]!.controls.map(({ control }) => control.modified)).toEqual([9, 9]);
    expect(eventsOf(events, 'ranged')).toMatchObject([{ bracket: 'medium' }]);
  });

  const side = { standard: [5, 4, 3, 2], capital: [9, 8, 7, 6], subCapital: [9, 8, 7, 6], missiles: [4, 3, 2, 1] } as const;
  /** The bracket that counts for a class of weapons at a range: its damage tells. */
  const damage = (weapon: keyof typeof side, range: 'short' | 'medium' | 'long' | 'extreme') =>
    shot(
      dropShip({ craft: 'Bastion', card: { specials: [], arcs: { front: side, left: side } } }),
      dropShip({ armor: 90, card: { specials: [] } }),
      { rolls: [8, 7], range, fire: [[weapon], []], dice: [6, 6] },
    ).damage!.total;

  rule(
    'ASC-space-range-capital-reduction#1',
    'capital weapons fire one bracket nearer than was chosen, and never nearer than short',
    () => {
      const brackets = ['short', 'medium', 'long', 'extreme'] as const;
      expect(brackets.map(range => damage('capital', range))).toEqual([9, 9, 8, 7]);
      expect(brackets.map(range => damage('subCapital', range))).toEqual([9, 9, 8, 7]);
      expect(brackets.map(range => damage('missiles', range))).toEqual([4, 4, 3, 2]);
      expect(brackets.map(range => damage('standard', range))).toEqual([5, 4, 3, 2]);
    },
  );

  rule(
    'ASC-space-range-capital-reduction#2',
    'at medium range missiles fire as at short range, and the guns beside them at medium range',
    () => {
      const arcs = { front: { standard: [4, 3, 1, 0], missiles: [3, 2, 2, 2] }, left: {} } as const;
      const [guns, rockets] = shots(dropShip({ card: { arcs } }), dropShip({ card: { specials: [] } }), {
        fire: [['standard', 'missiles'], []],
        dice: [6, 6, 6, 6],
      });
      expect([guns!.toHit.total - rockets!.toHit.total, guns!.damage!.total, rockets!.damage!.total]).toEqual([2, 3, 3]);
    },
  );
});

test('whoever may not act is not asked: a shut-down craft, and one on another map', () => {
  const play = start({ map: 'I1', units: [fighter({ shutdown: true }), fighter(), fighter({ seat: A, at: 'I2' }), fighter({ seat: A })] });
  for (const unit of [0, 2]) expect(objections(play, A, engage(unit, 1))).toContain('ASC-space-engagement-initiate');
  expect(play.refuses(A, maneuver(0)).length).toBeGreaterThan(0);
});
