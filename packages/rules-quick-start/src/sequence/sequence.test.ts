import { rule, scene } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import type { Circles } from '../force/sheet.ts';
import { ruleset } from '../ruleset.ts';
import { ATTACKER, DEFENDER, eventsOf, fire, hold, type Placed, roll, stand, table, woods } from '../testing/table.fixture.ts';

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

/** Two weapons of the first 'Mech at two targets. */
const split = {
  type: 'declare',
  unit: 0,
  shots: [
    { weapon: 0, target: 2 },
    { weapon: 1, target: 3 },
  ],
} as const;

/** Dice of a new turn in which the second seat wins initiative. */
const SECOND_WINS = [1, 2, 3, 4] as const;

describe('sequence of play', () => {
  rule('QS-seq-turn-phases#1', 'a turn is initiative, movement and attack, and then it begins again', () => {
    const play = scene(ruleset, duel());
    play.does(DEFENDER, stand(0));
    play.does(ATTACKER, stand(1));
    play.does(DEFENDER, hold(0));
    play.does(ATTACKER, hold(1), ...SECOND_WINS);
    const phases = play.events.flatMap(event => (event.type === 'phaseBegan' ? [event.phase] : event.type === 'turnEnded' ? ['end'] : []));
    expect(phases).toEqual(['attack', 'end', 'initiative', 'movement']);
    expect(play.book.order('turn')).toEqual(['initiative', 'movement', 'attack']);
  });

  rule('QS-seq-turn-phases#2', 'nothing comes between the last shot of a turn and the initiative of the next', () => {
    const play = scene(ruleset, duel({ phase: 'attack' }));
    play.does(DEFENDER, hold(0));
    const kinds = play.does(ATTACKER, hold(1), ...SECOND_WINS).map(({ type }) => type);
    expect(kinds).toEqual(['declared', 'phaseEnded', 'turnEnded', 'turnBegan', 'phaseBegan', 'initiativeRolled', 'phaseBegan', 'called']);
    expect(play.state).toMatchObject({ turn: 2, phase: 'movement' });
  });

  rule('QS-seq-initiative-roll#1', 'each side rolls two dice once, however many ’Mechs it has', () => {
    const play = scene(ruleset, four({ phase: 'attack' }));
    for (const [seat, unit] of [
      [DEFENDER, 0],
      [ATTACKER, 2],
      [DEFENDER, 1],
    ] as const)
      play.does(seat, hold(unit));
    const rolled = eventsOf(play.does(ATTACKER, hold(3), ...SECOND_WINS), 'initiativeRolled');
    expect(rolled.map(({ rolls }) => rolls.map(({ faces }) => faces))).toEqual([
      [
        [1, 2],
        [3, 4],
      ],
    ]);
  });

  rule('QS-seq-initiative-roll#2', 'the higher roll has initiative in the Movement and in the Weapon Attack Phase', () => {
    const play = scene(ruleset, duel({ phase: 'attack', initiative: DEFENDER, active: ATTACKER }));
    play.does(ATTACKER, hold(1));
    play.does(DEFENDER, hold(0), 3, 3, 5, 4);
    expect(play.state).toMatchObject({ phase: 'movement', initiative: ATTACKER, active: DEFENDER });
    play.does(DEFENDER, stand(0));
    play.does(ATTACKER, stand(1));
    expect(play.state).toMatchObject({ phase: 'attack', initiative: ATTACKER, active: DEFENDER });
  });

  rule('QS-seq-initiative-roll#3', 'it is rolled anew every turn, and may change sides', () => {
    const play = scene(ruleset, duel({ phase: 'attack' }));
    for (const [dice, winner] of [
      [[6, 6, 1, 1], DEFENDER],
      [[1, 1, 6, 6], ATTACKER],
      [[2, 3, 1, 1], DEFENDER],
    ] as const) {
      const [first, second] = [play.state.active, 1 - play.state.active];
      play.does(first, hold(first));
      play.does(second, hold(second), ...dice);
      expect(play.state.initiative).toBe(winner);
      play.does(1 - winner, stand(1 - winner));
      play.does(winner, stand(winner));
    }
  });

  rule('QS-seq-initiative-tie#1', 'equal rolls are made again until they differ', () => {
    const play = scene(ruleset, duel({ phase: 'attack' }));
    play.does(DEFENDER, hold(0));
    const events = play.does(ATTACKER, hold(1), 3, 4, 5, 2, 6, 1, 4, 3, 3, 4, 4, 4);
    expect(events.flatMap(event => (event.type === 'initiativeRolled' ? [event.winner] : []))).toEqual([-1, -1, ATTACKER]);
  });

  rule('QS-seq-dice-2d6#1', 'rolls are two dice added up', () => {
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

  rule('QS-seq-movement-order-single#1', 'the side that lost initiative moves first', () => {
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

  rule('QS-seq-move-may-decline#1', 'doing nothing is a move, and counts as standing still', () => {
    const play = scene(ruleset, duel());
    play.does(DEFENDER, stand(0));
    expect(play.state.units[0]).toMatchObject({ moved: { mode: 'stand', hexes: 0, spent: 0 } });
    expect(play.state.active).toBe(ATTACKER);
  });

  rule('QS-seq-declare-order-single#1', 'the side that lost initiative declares first', () => {
    const play = scene(ruleset, duel());
    play.does(DEFENDER, stand(0));
    play.does(ATTACKER, stand(1));
    expect(ruleset.awaiting(play.state)).toMatchObject([{ seat: DEFENDER, question: 'declare' }]);
    expect(play.refuses(ATTACKER, hold(1))[0]?.reason).toBe("it is the other side's turn to declare");
    play.does(DEFENDER, hold(0));
    expect(play.state.active).toBe(ATTACKER);
  });

  rule('QS-seq-declare-order-single#2', 'a declaration names each weapon and its target', () => {
    const play = scene(ruleset, duel({ phase: 'attack' }));
    play.does(DEFENDER, fire(0, 1, 1, 0));
    expect(play.state.units[0]!.fire).toEqual({
      shots: [
        { weapon: 1, target: 1 },
        { weapon: 0, target: 1 },
      ],
      resolved: false,
    });
    expect(ruleset.readCommand({ type: 'declare', unit: 0, shots: [{ weapon: 0 }] }).ok).toBe(false);
  });

  rule('QS-seq-declare-order-single#3', 'one declaration names one target', () => {
    const play = scene(ruleset, four({ phase: 'attack' }));
    expect(play.refuses(DEFENDER, split)[0]?.rule).toBe('QS-seq-multi-single-target');
    play.does(DEFENDER, fire(0, 2, 0, 1));
  });

  rule('QS-seq-declare-may-decline#1', 'holding fire is a declaration', () => {
    const play = scene(ruleset, duel({ phase: 'attack' }));
    play.does(DEFENDER, hold(0));
    expect(play.state.units[0]!.fire).toEqual({ shots: [], resolved: true });
    expect(play.state.active).toBe(ATTACKER);
  });

  rule('QS-seq-declare-before-resolve#1', 'nothing is rolled before all have declared', () => {
    const play = scene(ruleset, duel({ phase: 'attack' }));
    play.does(DEFENDER, fire(0, 1, 0, 1));
    expect(play.refuses(DEFENDER, roll(0, 0, 1)).map(({ rule: id }) => id)).toContain('QS-seq-declare-before-resolve');
    play.does(ATTACKER, hold(1));
    play.does(DEFENDER, roll(0, 0, 1), 1, 1, 1, 2, ...SECOND_WINS);
  });

  rule('QS-seq-declare-before-resolve#2', 'what was not declared is not rolled', () => {
    const play = scene(ruleset, duel({ phase: 'attack' }));
    play.does(DEFENDER, fire(0, 1, 0, 1));
    play.does(ATTACKER, fire(1, 0, 0, 2));
    expect(play.refuses(ATTACKER, roll(1, 0, 2, 1))[0]).toMatchObject({
      rule: 'QS-seq-declare-before-resolve',
      reason: 'the SRM 6 was not declared',
    });
    expect(play.refuses(ATTACKER, fire(1, 0, 1))[0]?.rule).toBe('QS-seq-multi-declare-alternation');
  });

  rule('QS-seq-declare-before-resolve#3', 'only a shot that needs more than 12 may be dropped', () => {
    const shots = (target: Partial<Placed>, woodsAt: { readonly [label: string]: 'l' | 'h' } = {}) => {
      const play = scene(
        ruleset,
        duel({
          phase: 'attack',
          rows: woods(woodsAt),
          units: [
            { mech: 'GRF-1N', at: '0812', moved: ['jump', 1] },
            { mech: 'WVR-6R', at: '0808', ...target },
          ],
        }),
      );
      play.does(DEFENDER, fire(0, 1, 0, 1));
      play.does(ATTACKER, hold(1));
      return play;
    };
    // 4 and 3 for the jump, 4 for ten hexes, 1 for light woods: 12 can be rolled.
    const twelve = shots({ moved: ['run', 10] }, { '0808': 'l' });
    expect(twelve.refuses(DEFENDER, roll(0, 0)).map(({ rule: id }) => id)).toEqual(['QS-to-hit-abort']);
    const thirteen = shots({ moved: ['run', 10] }, { '0808': 'h' });
    expect(eventsOf(thirteen.does(DEFENDER, roll(0), ...SECOND_WINS), 'fired').map(({ result }) => result)).toEqual(['aborted', 'aborted']);
  });

  rule('QS-seq-resolve-per-mech#1', "all shots of one 'Mech are rolled before the next one's", () => {
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

  const firedIn = (play: ReturnType<typeof closeUp>, ...order: number[]): readonly number[] => {
    play.does(DEFENDER, fire(0, 1, 0, 1));
    play.does(ATTACKER, hold(1));
    return eventsOf(play.does(DEFENDER, roll(0, ...order), 1, 1, 1, 2, ...SECOND_WINS), 'fired').map(({ weapon }) => weapon);
  };

  rule('QS-seq-resolve-order-own#1', 'whoever fires chooses the order of the rolls', () => {
    expect(firedIn(closeUp({}, {}), 0, 1)).toEqual([0, 1]);
    expect(firedIn(closeUp({}, {}), 1, 0)).toEqual([1, 0]);
    const play = closeUp({}, {});
    play.does(DEFENDER, fire(0, 1, 0, 1));
    play.does(ATTACKER, hold(1));
    expect(play.refuses(DEFENDER, roll(0, 0, 1, 0))[0]?.rule).toBe('QS-seq-resolve-order-own');
  });

  rule('QS-seq-resolve-order-own#2', 'the next turn may have another order', () => {
    const play = closeUp({}, {});
    expect(firedIn(play, 0, 1)).toEqual([0, 1]);
    play.does(DEFENDER, stand(0));
    play.does(ATTACKER, stand(1));
    expect(firedIn(play, 1, 0)).toEqual([1, 0]);
  });

  rule('QS-seq-resolve-order-own#3', 'and chooses the order in which hits are marked', () => {
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

  rule('QS-seq-damage-simultaneous#1', 'damage is marked at once and takes effect when the phase ends', () => {
    const play = closeUp({}, { CT: 5 });
    play.does(DEFENDER, fire(0, 1, 0));
    play.does(ATTACKER, fire(1, 0, 0, 1), 6, 5, 3, 4);
    expect(play.state.units[1]).toMatchObject({ fate: 'fighting', armor: { CT: 0 } });
    play.does(ATTACKER, roll(1, 0, 1), 1, 1, 1, 1);
    expect(play.state.units[1]).toMatchObject({ fate: 'destroyed', at: null });
  });

  rule('QS-seq-damage-simultaneous#2', 'a ’Mech that has been destroyed still makes all its declared attacks', () => {
    const play = closeUp({}, { CT: 5 });
    play.does(DEFENDER, fire(0, 1, 0));
    play.does(ATTACKER, fire(1, 0, 0, 1), 6, 5, 3, 4);
    const shots = eventsOf(play.does(ATTACKER, roll(1, 0, 1), 6, 6, 4, 4, 1, 1), 'fired');
    expect(shots.map(({ unit, result }) => [unit, result])).toEqual([
      [1, 'hit'],
      [1, 'miss'],
    ]);
    expect(play.state.units[0]!.armor.LT).toBe(15);
    expect(ruleset.outcome(play.state)?.winners).toEqual([DEFENDER]);
  });

  rule('QS-seq-damage-simultaneous#3', 'a weapon that has been destroyed still makes its declared attack', () => {
    const play = closeUp({}, { RA: 5 });
    play.does(DEFENDER, fire(0, 1, 0));
    const events = play.does(ATTACKER, fire(1, 0, 2), 6, 6, 1, 2, 6, 6, 4, 4, ...SECOND_WINS);
    expect(eventsOf(events, 'fired').map(({ weapon, result }) => [weapon, result])).toEqual([
      [0, 'hit'],
      [2, 'hit'],
    ]);
    expect(play.state.units[1]!.armor.RA).toBe(0);
  });

  rule('QS-seq-damage-simultaneous#4', 'lost circles and locations count for the next hit of the same phase', () => {
    const play = closeUp({}, { LA: 5, LT: 20 });
    play.does(DEFENDER, fire(0, 1, 0, 1));
    play.does(ATTACKER, hold(1));
    // The PPC takes the arm and goes on; five missiles on the same arm then go inward whole.
    play.does(DEFENDER, roll(0, 0, 1), 6, 6, 5, 5, 6, 6, 1, 3, 5, 5, ...SECOND_WINS);
    const marks = eventsOf(play.events, 'damaged').map(event =>
      event.marks.map(({ location, points }) => `${location} ${points}`).join(' '),
    );
    expect(marks).toEqual(['LA 5 LT 5', 'LT 4']);
  });

  rule(
    'QS-seq-attack-procedure#1',
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

  rule('QS-seq-attack-procedure#2', 'the steps are gone through again for each weapon until all fire is done', () => {
    const play = closeUp({}, {});
    play.does(DEFENDER, fire(0, 1, 0, 1));
    play.does(ATTACKER, fire(1, 0, 0));
    play.does(DEFENDER, roll(0, 0, 1), 6, 6, 4, 4, 1, 1, 6, 6, 3, 4, ...SECOND_WINS);
    const told = play.events.flatMap(event =>
      event.type === 'fired' ? [`fired ${event.unit} ${event.weapon}`] : event.type === 'damaged' ? [`marked ${event.by}`] : [],
    );
    expect(told).toEqual(['fired 0 0', 'fired 0 1', 'marked 0', 'fired 1 0', 'marked 1']);
    expect(play.state).toMatchObject({ turn: 2, phase: 'movement' });
  });
});

describe('the end of the game', () => {
  rule('QS-seq-repeat-until-victory#1', 'whole turns follow each other until a side has won', () => {
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

  rule('QS-seq-default-victory#1', 'without a scenario the side with the last ’Mech on the map wins', () => {
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

  rule('QS-seq-simultaneous-draw#1', 'when the last ’Mechs of both sides fall in one phase the game is drawn', () => {
    const play = closeUp({ HD: 1 }, { HD: 1 });
    play.does(DEFENDER, fire(0, 1, 0));
    play.does(ATTACKER, fire(1, 0, 0), 6, 6, 6, 6, 6, 6, 6, 6);
    expect(play.state.result).toEqual({ winners: [], reason: 'all-destroyed' });
  });
});

describe("several 'Mechs a side", () => {
  rule(
    'QS-seq-multi-movement-alternation#4',
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

  rule('QS-seq-multi-movement-alternation#1', 'the loser of initiative moves one, then the winner one, until all have moved', () => {
    const play = scene(ruleset, four());
    const order: number[] = [];
    for (const unit of [1, 3, 0, 2]) {
      order.push(play.state.active);
      play.does(play.state.active, stand(unit));
    }
    expect(order).toEqual([DEFENDER, ATTACKER, DEFENDER, ATTACKER]);
    expect(play.state.phase).toBe('attack');
  });

  rule('QS-seq-multi-movement-alternation#2', 'any ’Mech of the side that is left and has not moved', () => {
    const base = four();
    const wreck = { ...base.units[1]!, at: null, fate: 'destroyed' as const };
    const play = scene(ruleset, { ...base, units: [base.units[0]!, wreck, ...base.units.slice(2)] });
    expect(play.refuses(DEFENDER, stand(1)).map(({ reason }) => reason)).toContain("that 'Mech is no longer on the map");
    expect(play.refuses(DEFENDER, stand(2)).map(({ reason }) => reason)).toContain("that is not your 'Mech");
    play.does(DEFENDER, stand(0));
    play.does(ATTACKER, stand(3));
    expect(play.refuses(ATTACKER, stand(3)).map(({ rule: id }) => id)).toContain('QS-move-mode-select');
    play.does(ATTACKER, stand(2));
  });

  rule('QS-seq-multi-movement-alternation#3', 'doing nothing uses up the turn to move', () => {
    const play = scene(ruleset, four());
    play.does(DEFENDER, stand(0));
    expect(play.state.active).toBe(ATTACKER);
    expect(play.refuses(DEFENDER, stand(1))[0]?.rule).toBe('QS-seq-multi-movement-alternation');
  });

  rule('QS-seq-multi-declare-alternation#1', 'sides declare for one ’Mech each in turn, any that has not declared', () => {
    const play = scene(ruleset, four({ phase: 'attack' }));
    const order: number[] = [];
    for (const unit of [1, 2, 0, 3]) {
      order.push(play.state.active);
      play.does(play.state.active, unit === 1 ? fire(1, 3, 0, 3) : hold(unit));
    }
    expect(order).toEqual([DEFENDER, ATTACKER, DEFENDER, ATTACKER]);
    expect(ruleset.awaiting(play.state)).toMatchObject([{ seat: DEFENDER, question: 'resolve' }]);
  });

  rule('QS-seq-multi-declare-alternation#2', 'any ’Mech that is left and has not declared, even to hold its fire', () => {
    const base = four({ phase: 'attack' });
    const wreck = { ...base.units[1]!, at: null, fate: 'destroyed' as const };
    const play = scene(ruleset, { ...base, units: [base.units[0]!, wreck, ...base.units.slice(2)] });
    expect(play.refuses(DEFENDER, hold(1)).map(({ rule: id }) => id)).toContain('QS-seq-multi-declare-alternation');
    play.does(DEFENDER, hold(0));
    play.does(ATTACKER, hold(3));
    expect(play.refuses(ATTACKER, hold(3))[0]?.reason).toBe("that 'Mech has already declared this turn");
    play.does(ATTACKER, hold(2), ...SECOND_WINS);
    expect(play.state.turn).toBe(2);
  });

  rule('QS-seq-multi-declare-alternation#3', 'one for one until the smaller side is done, then the rest', () => {
    const units: Placed[] = ['0210', '0410', '0610', '0810'].map(label => ({ mech: 'LCT-1V', side: 'defender', at: label }));
    const play = scene(
      ruleset,
      table({
        phase: 'attack',
        initiative: DEFENDER,
        units: [...units, { mech: 'WVR-6R', side: 'attacker', at: '0401' }, { mech: 'TDR-5SE', side: 'attacker', at: '0801' }],
      }),
    );
    const order: number[] = [];
    for (const unit of [4, 0, 5, 1, 2]) {
      order.push(play.state.active);
      play.does(play.state.active, hold(unit));
    }
    order.push(play.state.active);
    play.does(DEFENDER, hold(3), ...SECOND_WINS);
    expect(order).toEqual([ATTACKER, DEFENDER, ATTACKER, DEFENDER, DEFENDER, DEFENDER]);
  });

  rule('QS-seq-multi-resolve-all#1', 'fire at a target that is already lost is still rolled', () => {
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
    expect(eventsOf(events, 'fired').map(({ roll: thrown }) => thrown?.total)).toEqual([2, 3]);
  });

  rule('QS-seq-multi-resolve-all#2', 'and cannot be shifted to another target', () => {
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
    expect(play.refuses(DEFENDER, fire(1, 3, 0, 1))[0]?.rule).toBe('QS-seq-multi-declare-alternation');
    const events = play.does(DEFENDER, roll(1, 0, 1), 1, 1, 1, 2, ...SECOND_WINS);
    expect(eventsOf(events, 'fired').map(({ target }) => target)).toEqual([2, 2]);
  });

  rule('QS-seq-multi-single-target#1', 'one ’Mech fires all its weapons at one target', () => {
    const play = scene(ruleset, four({ phase: 'attack' }));
    play.does(DEFENDER, fire(0, 2, 0, 1));
    expect(play.state.units[0]!.fire?.shots.map(({ target }) => target)).toEqual([2, 2]);
  });

  rule('QS-seq-multi-single-target#2', 'a second target is refused', () => {
    const play = scene(ruleset, four({ phase: 'attack' }));
    expect(play.refuses(DEFENDER, split)).toMatchObject([
      { rule: 'QS-seq-multi-single-target', reason: "all weapons of a 'Mech fire at one target" },
    ]);
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
