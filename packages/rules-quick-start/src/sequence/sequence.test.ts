import { rule, scene } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import type { Circles } from '../force/sheet.ts';
import { ruleset } from '../ruleset.ts';
import { ATTACKER, DEFENDER, fire, hold, roll, stand, table } from '../testing/table.ts';

const duel = (more: Partial<Parameters<typeof table>[0]> = {}) =>
  table({
    units: [
      { mech: 'GRF-1N', at: '0810' },
      { mech: 'WVR-6R', at: '0804' },
    ],
    ...more,
  });

const four = (more: Partial<Parameters<typeof table>[0]> = {}) =>
  table({
    units: [
      { mech: 'GRF-1N', side: 'defender', at: '0410' },
      { mech: 'GRF-1S', side: 'defender', at: '0810' },
      { mech: 'WVR-6R', side: 'attacker', at: '0404' },
      { mech: 'WVR-6M', side: 'attacker', at: '0804' },
    ],
    ...more,
  });

/** A Griffin and a Wolverine two hexes apart, with so much armor left, both about to fire. */
const closeUp = (griffin: Partial<Circles>, wolverine: Partial<Circles>) =>
  scene(
    ruleset,
    duel({
      phase: 'attack',
      units: [
        { mech: 'GRF-1N', at: '0806', armor: griffin },
        { mech: 'WVR-6R', at: '0804', armor: wolverine },
      ],
    }),
  );

/** Dice of a new turn in which the second seat wins initiative. */
const SECOND_WINS = [1, 2, 3, 4] as const;

describe('sequence of play', () => {
  rule('QS-seq-turn-phases', 'a turn is initiative, movement and attack, and then it begins again', () => {
    const play = scene(ruleset, duel());
    play.does(DEFENDER, stand(0));
    play.does(ATTACKER, stand(1));
    play.does(DEFENDER, hold(0));
    play.does(ATTACKER, hold(1), ...SECOND_WINS);
    const phases = play.events.flatMap(event => (event.type === 'phaseBegan' ? [event.phase] : event.type === 'turnEnded' ? ['end'] : []));
    expect(phases).toEqual(['attack', 'end', 'initiative', 'movement']);
    expect(play.book.order('turn')).toEqual(['initiative', 'movement', 'attack']);
    expect(play.state).toMatchObject({ turn: 2, phase: 'movement' });
  });

  rule('QS-seq-initiative-roll', 'the higher of two rolls has initiative for the whole turn and a new roll is made each turn', () => {
    const play = scene(ruleset, duel({ phase: 'attack', initiative: DEFENDER, active: ATTACKER }));
    play.does(ATTACKER, hold(1));
    play.does(DEFENDER, hold(0), 3, 3, 5, 4);
    expect(play.state).toMatchObject({ initiative: ATTACKER, active: DEFENDER });
    play.does(DEFENDER, stand(0));
    play.does(ATTACKER, stand(1));
    expect(play.state).toMatchObject({ phase: 'attack', initiative: ATTACKER, active: DEFENDER });
  });

  rule('QS-seq-initiative-tie', 'equal rolls are made again until they differ', () => {
    const play = scene(ruleset, duel({ phase: 'attack' }));
    play.does(DEFENDER, hold(0));
    const events = play.does(ATTACKER, hold(1), 3, 4, 5, 2, 6, 1, 4, 3, 3, 4, 4, 4);
    expect(events.flatMap(event => (event.type === 'initiativeRolled' ? [event.winner] : []))).toEqual([-1, -1, ATTACKER]);
  });

  rule('QS-seq-dice-2d6', 'rolls are two dice added up', () => {
    const play = scene(ruleset, duel({ phase: 'attack' }));
    play.does(DEFENDER, hold(0));
    const rolled = play.does(ATTACKER, hold(1), 6, 1, 2, 2).find(event => event.type === 'initiativeRolled');
    expect(rolled).toMatchObject({
      rolls: [
        { faces: [6, 1], total: 7 },
        { faces: [2, 2], total: 4 },
      ],
      winner: DEFENDER,
    });
  });

  rule('QS-seq-movement-order-single', 'the side that lost initiative moves first', () => {
    const play = scene(ruleset, duel());
    expect(play.refuses(ATTACKER, stand(1))).toContainEqual({
      rule: 'QS-seq-multi-movement-alternation',
      reason: "it is the other side's turn to move a 'Mech",
    });
    play.does(DEFENDER, stand(0));
    expect(play.state.active).toBe(ATTACKER);
    play.does(ATTACKER, stand(1));
    expect(play.state.phase).toBe('attack');
    const next = scene(ruleset, duel({ phase: 'attack' }));
    next.does(DEFENDER, hold(0));
    next.does(ATTACKER, hold(1), ...SECOND_WINS);
    expect(ruleset.awaiting(next.state)).toMatchObject([{ seat: DEFENDER, question: 'move' }]);
  });

  rule('QS-seq-move-may-decline', 'doing nothing is a move, and counts as standing still', () => {
    const play = scene(ruleset, duel());
    play.does(DEFENDER, stand(0));
    expect(play.state.units[0]).toMatchObject({ moved: { mode: 'stand', hexes: 0, spent: 0 } });
    expect(play.state.active).toBe(ATTACKER);
  });

  rule('QS-seq-declare-order-single', 'the side that lost initiative declares first, weapon by weapon with its target', () => {
    const play = scene(ruleset, duel());
    play.does(DEFENDER, stand(0));
    play.does(ATTACKER, stand(1));
    expect(ruleset.awaiting(play.state)).toMatchObject([{ seat: DEFENDER, question: 'declare' }]);
    expect(play.refuses(ATTACKER, hold(1))[0]?.reason).toBe("it is the other side's turn to declare");
    play.does(DEFENDER, fire(0, 1, 0, 1));
    expect(play.state.units[0]!.fire).toEqual({
      shots: [
        { weapon: 0, target: 1 },
        { weapon: 1, target: 1 },
      ],
      resolved: false,
    });
    expect(play.state.active).toBe(ATTACKER);
  });

  rule('QS-seq-declare-may-decline', 'holding fire is a declaration', () => {
    const play = scene(ruleset, duel({ phase: 'attack' }));
    play.does(DEFENDER, hold(0));
    expect(play.state.units[0]!.fire).toEqual({ shots: [], resolved: true });
    expect(play.state.active).toBe(ATTACKER);
  });

  rule('QS-seq-declare-before-resolve', 'nothing is rolled before all have declared, and nothing that was not declared', () => {
    const play = scene(ruleset, duel({ phase: 'attack' }));
    play.does(DEFENDER, fire(0, 1, 0, 1));
    expect(play.refuses(DEFENDER, roll(0, 0, 1)).map(({ rule: id }) => id)).toContain('QS-seq-declare-before-resolve');
    play.does(ATTACKER, fire(1, 0, 0, 2));
    expect(play.refuses(ATTACKER, roll(1, 0, 2, 1))[0]).toMatchObject({
      rule: 'QS-seq-declare-before-resolve',
      reason: 'the SRM 6 was not declared',
    });
    expect(play.refuses(ATTACKER, fire(1, 0, 1))[0]?.rule).toBe('QS-seq-multi-declare-alternation');
  });

  rule('QS-seq-resolve-per-mech', "all shots of one 'Mech are rolled before the next one's", () => {
    const play = scene(ruleset, duel({ phase: 'attack' }));
    play.does(DEFENDER, fire(0, 1, 0, 1));
    play.does(ATTACKER, fire(1, 0, 0, 2));
    expect(play.refuses(ATTACKER, roll(1, 0, 2))[0]).toMatchObject({
      rule: 'QS-seq-resolve-per-mech',
      reason: 'the other side rolls first',
    });
    const fired = play.does(DEFENDER, roll(0, 0, 1), 1, 1, 1, 2).flatMap(event => (event.type === 'fired' ? [event.unit] : []));
    expect(fired).toEqual([0, 0]);
    expect(play.state.active).toBe(ATTACKER);
  });

  rule('QS-seq-resolve-order-own', 'the controller chooses the order of the rolls and of the damage', () => {
    const start = duel({ phase: 'attack' });
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const play = scene(ruleset, start);
      play.does(DEFENDER, fire(0, 1, 0, 1));
      play.does(ATTACKER, hold(1));
      const fired = play.does(DEFENDER, roll(0, ...order), 1, 1, 1, 2, ...SECOND_WINS);
      expect(fired.flatMap(event => (event.type === 'fired' ? [event.weapon] : []))).toEqual(order);
    }
    // Left torso at 8 with an arm at 9: PPC on the torso first takes the arm along, a laser on the arm first does not.
    const fragile = table({
      phase: 'attack',
      units: [
        {
          mech: 'WVR-6M',
          side: 'defender',
          at: '0806',
          fire: {
            shots: [
              { weapon: 0, target: 1 },
              { weapon: 1, target: 1 },
            ],
            resolved: false,
          },
        },
        { mech: 'GRF-1N', side: 'attacker', at: '0804', armor: { LT: 8, LA: 9 }, fire: { shots: [], resolved: true } },
      ],
    });
    const armor = [];
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const play = scene(ruleset, fragile);
      play.does(DEFENDER, roll(0, 0, 1), 6, 6, 4, 4, 6, 6, 5, 5);
      expect(ruleset.awaiting(play.state)).toMatchObject([{ seat: DEFENDER, question: 'damage' }]);
      expect(play.refuses(ATTACKER, { type: 'markDamage', order })[0]?.rule).toBe('QS-seq-resolve-order-own');
      expect(play.refuses(DEFENDER, { type: 'markDamage', order: [0, 0] })[0]?.rule).toBe('QS-seq-resolve-order-own');
      play.does(DEFENDER, { type: 'markDamage', order }, ...SECOND_WINS);
      const { LT, LA, CT } = play.state.units[1]!.armor;
      armor.push({ LT, LA, CT });
    }
    expect(armor).toEqual([
      { LT: 0, LA: 0, CT: 15 },
      { LT: 0, LA: 0, CT: 20 },
    ]);
  });

  rule('QS-seq-damage-simultaneous', 'a ’Mech that has been destroyed still fires what it declared, and goes when the phase ends', () => {
    const play = closeUp({}, { CT: 5 });
    play.does(DEFENDER, fire(0, 1, 0));
    play.does(ATTACKER, fire(1, 0, 0, 1), 6, 5, 3, 4);
    expect(play.state.units[1]).toMatchObject({ fate: 'fighting', armor: { CT: 0 } });
    play.does(ATTACKER, roll(1, 0, 1), 6, 6, 4, 4, 1, 1);
    expect(play.state.units[0]!.armor.LT).toBe(15);
    expect(play.state.units[1]).toMatchObject({ fate: 'destroyed', at: null });
    expect(ruleset.outcome(play.state)?.winners).toEqual([DEFENDER]);
  });

  rule(
    'QS-seq-attack-procedure',
    'a weapon fires, hits, finds a location, and its player crosses off circles; what is left goes inward',
    () => {
      const play = closeUp({}, { RL: 4 });
      expect(play.book.order('attack')).toEqual(['aim', 'abort', 'cannotMiss', 'cannotHit', 'roll', 'cluster', 'locate']);
      play.does(DEFENDER, fire(0, 1, 0));
      play.does(ATTACKER, hold(1), 2, 2, 2, 3, ...SECOND_WINS);
      const [shot, wait, hit] = play.events.filter(({ type }) => ['fired', 'hitsWait', 'damaged'].includes(type));
      expect(shot).toMatchObject({
        type: 'fired',
        result: 'hit',
        toHit: { total: 4 },
        roll: { total: 4 },
        groups: [{ location: 'RL', damage: 10 }],
      });
      expect(wait).toMatchObject({ type: 'hitsWait', anyOrder: true });
      expect(hit).toMatchObject({
        type: 'damaged',
        marks: [
          { location: 'RL', points: 4 },
          { location: 'RT', points: 6 },
        ],
        lost: ['RL'],
      });
    },
  );
});

describe('the end of the game', () => {
  rule('QS-seq-repeat-until-victory', 'whole turns follow each other until a side has won', () => {
    const play = scene(ruleset, duel());
    for (let turn = 1; turn <= 3; turn++) {
      expect(play.state.turn).toBe(turn);
      play.does(DEFENDER, stand(0));
      play.does(ATTACKER, stand(1));
      play.does(DEFENDER, hold(0));
      play.does(ATTACKER, hold(1), ...SECOND_WINS);
      expect(ruleset.outcome(play.state)).toBeUndefined();
    }
  });

  rule('QS-seq-default-victory', 'without a scenario the side with the last ’Mech on the map wins', () => {
    const play = scene(
      ruleset,
      four({
        phase: 'attack',
        units: [
          { mech: 'GRF-1N', side: 'defender', at: '0406' },
          { mech: 'WVR-6R', side: 'attacker', at: '0404', armor: { HD: 3 } },
        ],
      }),
    );
    play.does(DEFENDER, fire(0, 1, 0));
    play.does(ATTACKER, hold(1), 6, 6, 6, 6);
    expect(play.state.result).toEqual({ winners: [DEFENDER], reason: 'last-standing' });
    expect(ruleset.awaiting(play.state)).toEqual([]);
  });

  rule('QS-seq-simultaneous-draw', 'when the last ’Mechs of both sides fall in one phase the game is drawn', () => {
    const play = closeUp({ HD: 1 }, { HD: 1 });
    play.does(DEFENDER, fire(0, 1, 0));
    play.does(ATTACKER, fire(1, 0, 0), 6, 6, 6, 6, 6, 6, 6, 6);
    expect(play.state.result).toEqual({ winners: [], reason: 'all-destroyed' });
  });
});

describe("several 'Mechs a side", () => {
  rule(
    'QS-seq-multi-movement-alternation',
    'sides move one ’Mech each in turn, any that has not moved, and the larger side finishes',
    () => {
      const play = scene(
        ruleset,
        table({
          initiative: DEFENDER,
          units: [
            { mech: 'GRF-1N', side: 'defender', at: '0210' },
            { mech: 'GRF-1S', side: 'defender', at: '0410' },
            { mech: 'TDR-5S', side: 'defender', at: '0610' },
            { mech: 'LCT-1V', side: 'defender', at: '0810' },
            { mech: 'WVR-6R', side: 'attacker', at: '0404' },
            { mech: 'TDR-5SE', side: 'attacker', at: '0804' },
          ],
        }),
      );
      const order: number[] = [];
      for (const unit of [5, 2, 4, 0, 3, 1]) {
        order.push(play.state.active);
        play.does(play.state.active, stand(unit));
      }
      expect(order).toEqual([ATTACKER, DEFENDER, ATTACKER, DEFENDER, DEFENDER, DEFENDER]);
      expect(play.state.phase).toBe('attack');
    },
  );

  rule('QS-seq-multi-declare-alternation', 'sides declare for one ’Mech each in turn, any that has not declared', () => {
    const play = scene(ruleset, four({ phase: 'attack' }));
    const order: number[] = [];
    for (const unit of [1, 2, 0, 3]) {
      order.push(play.state.active);
      play.does(play.state.active, unit === 1 ? fire(1, 3, 0, 3) : hold(unit));
    }
    expect(order).toEqual([DEFENDER, ATTACKER, DEFENDER, ATTACKER]);
    expect(ruleset.awaiting(play.state)).toMatchObject([{ seat: DEFENDER, question: 'resolve' }]);
  });

  rule('QS-seq-multi-resolve-all', 'fire at a target that is already lost is still rolled, and at no other', () => {
    const play = scene(
      ruleset,
      four({
        phase: 'attack',
        units: [
          { mech: 'GRF-1N', side: 'defender', at: '0806' },
          { mech: 'GRF-1N', side: 'defender', at: '0906' },
          { mech: 'WVR-6R', side: 'attacker', at: '0804', armor: { HD: 1 } },
          { mech: 'WVR-6M', side: 'attacker', at: '0904' },
        ],
      }),
    );
    play.does(DEFENDER, fire(0, 2, 0));
    play.does(ATTACKER, hold(2));
    play.does(DEFENDER, fire(1, 2, 0, 1));
    play.does(ATTACKER, hold(3));
    play.does(DEFENDER, roll(0, 0), 6, 6, 6, 6);
    expect(play.state.units[2]!.armor.HD).toBe(0);
    expect(play.refuses(DEFENDER, roll(1, 0))[0]?.rule).toBe('QS-to-hit-abort');
    const events = play.does(DEFENDER, roll(1, 0, 1), 1, 1, 1, 2, ...SECOND_WINS);
    expect(events.filter(({ type }) => type === 'fired')).toMatchObject([{ target: 2 }, { target: 2 }]);
  });

  rule('QS-seq-multi-single-target', 'one ’Mech fires at one target', () => {
    const play = scene(ruleset, four({ phase: 'attack' }));
    const split = {
      type: 'declare',
      unit: 0,
      shots: [
        { weapon: 0, target: 2 },
        { weapon: 1, target: 3 },
      ],
    } as const;
    expect(play.refuses(DEFENDER, split)).toMatchObject([
      { rule: 'QS-seq-multi-single-target', reason: "all weapons of a 'Mech fire at one target" },
    ]);
    play.does(DEFENDER, fire(0, 2, 0, 1));
  });
});

describe('what the house adds', () => {
  test('QS-house-stalemate: twelve turns without a mark end the game as a draw, and not before', () => {
    const start = { ...duel({ phase: 'attack', turn: 11 }), lastHarm: 0 };
    const early = scene(ruleset, start);
    early.does(DEFENDER, hold(0));
    early.does(ATTACKER, hold(1), ...SECOND_WINS);
    expect(early.state.result).toBeNull();
    const late = scene(ruleset, { ...start, turn: 12 });
    late.does(DEFENDER, hold(0));
    late.does(ATTACKER, hold(1));
    expect(late.state.result).toEqual({ winners: [], reason: 'stalemate' });
  });
});
