import { open, type RuleId, ScriptedDice } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { GRADES, gradeOf } from '../card/skill.ts';
import { alphaStrike } from '../index.ts';
import { bookOf, FIRST } from '../movement/move.fixture.ts';
import { at, book, done, hit, pair, plus, readSetup, ruleset, standard, term } from '../scene.fixture.ts';
import { type Placed, setPiece, sketch } from '../set-piece.ts';
import type { Command, Entry, MoveCommand, Setup, State, Unit } from '../shape.ts';

const fresh = { moved: null };
const duel = (change: Partial<State> = {}, mine: Partial<Unit> = {}, theirs: Partial<Unit> = {}) =>
  setPiece([at({}, 0, 20, 40, { ...fresh, ...mine }), at({}, 1, 20, 20, { ...fresh, ...theirs })], change);
const stand = (unit: number): MoveCommand => ({ type: 'move', unit, mode: 'stand', path: [], facing: { dx: 0, dy: -1 } });

rule('AS-turn#1', 'initiative, movement, combat, end, and again', () => {
  const game = scene(ruleset, duel({ phase: 'movement', active: 1 }));
  game.does(1, stand(1));
  game.does(0, stand(0));
  game.does(0, done);
  const events = game.does(1, done, 3, 4, 2, 2);
  expect(events.flatMap(event => (event.type === 'phaseBegan' ? [event.phase] : []))).toEqual(['end', 'initiative', 'movement']);
  expect(game.state.turn).toBe(2);
});
const rolled = (rules: readonly RuleId[], mine: Partial<Unit>, ...dice: readonly number[]) => {
  const game = scene(ruleset, duel({ active: 1 }, mine), rules);
  game.does(1, done, ...dice);
  return game.state.initiative;
};
rule('AS-init-roll#1', 'two dice and the modifiers for each side: 6 and 1 beat 6, and lose to 8', () => {
  const scout: Partial<Unit> = { card: sketch({ specials: 'RCN' }) };
  expect([rolled(FIRST, scout, 3, 3, 3, 3 + 1, 6, 6, 1, 1), rolled(FIRST, scout, 3, 3, 4, 4), rolled(FIRST, {}, 3, 4, 3, 3)]).toEqual([
    0, 1, 0,
  ]);
});
rule('AS-init-roll#2', 'ties are rolled again, as often as it takes', () => {
  expect([rolled(standard, {}, 3, 3, 4, 2, 1, 1, 6, 6), rolled(standard, {}, 1, 1, 1, 1, 2, 2, 3, 1, 6, 6, 5, 6)]).toEqual([1, 0]);
});
/** The seats in the order in which they move, so many units against so many; the first seat has lost initiative. */
const movesOf = (mine: number, theirs: number, rules: readonly RuleId[] = standard, more: readonly Placed[] = []): string => {
  const row = (seat: 0 | 1, count: number): readonly Placed[] =>
    Array.from({ length: count }, (_, i) => at({}, seat, 2 + 4 * i, seat === 0 ? 40 : 8));
  const game = scene(ruleset, setPiece([...row(0, mine), ...row(1, theirs), ...more]), rules);
  game.does(0, done);
  game.does(1, done, 1, 1, 6, 6);
  let order = '';
  while (game.state.phase === 'movement') {
    const { active, units } = game.state;
    order += active;
    const next = units.find(unit => unit.seat === active && unit.moved === null && unit.fate === 'fighting' && !unit.shutdown);
    if (next) game.does(active, stand(next.id));
  }
  return order;
};
rule('AS-init-order-move#1', 'the loser moves a unit, then the winner, and so on', () => expect(movesOf(3, 3)).toBe('010101'));
rule('AS-init-unequal#1', 'the larger side moves as many more as the smaller goes into it, reckoned anew each time', () => {
  expect([movesOf(3, 7), movesOf(5, 7), movesOf(8, 3)]).toEqual(['0110110111', '010101011011', '00100010001']);
  expect(movesOf(12, 15)).toBe(`${'01'.repeat(9)}${'011'.repeat(3)}`);
});
rule('AS-init-unequal#2', 'neither riders nor those that are shut down are counted', () => {
  const idle = [at({ type: 'BA' }, 1, 0, 0, { fate: 'riding', rides: 3, at: null }), at({}, 1, 60, 20, { shutdown: true })];
  expect(movesOf(3, 3, standard, idle)).toBe('010101');
});
rule('AS-init-unequal-front#1', 'rounded up, the extra moves come early', () => {
  const front = plus('AS-init-unequal-front');
  expect([movesOf(5, 7, front), movesOf(8, 3, front)]).toEqual(['011011010101', '00010001001']);
});
rule('AS-init-order-setup#1', 'sides set up in turn, the loser of a first roll first, the larger side more at a time', () => {
  const [first] = alphaStrike.scenarios;
  if (!first) throw new Error('no ready game');
  const entries = (count: number): readonly Entry[] => Array.from({ length: count }, () => ({ card: sketch() }));
  const order = (mine: number, theirs: number, ...dice: readonly number[]) => {
    const setup: Setup = {
      table: { width: 72 * 254, height: 48 * 254, pieces: [] },
      forces: [entries(mine), entries(theirs)],
      zone: 6,
      limit: 9,
    };
    const opened = open(ruleset, book, setup, new ScriptedDice(dice));
    if (!opened.ok) throw new Error('not opened');
    const game = scene(ruleset, opened.state, standard);
    let seats = '';
    while (game.state.phase === 'setup') {
      const { active, units } = game.state;
      seats += active;
      const next = units.find(({ seat, fate }) => seat === active && fate === 'waiting');
      if (!next) break;
      const last = units.filter(({ fate }) => fate === 'waiting').length === 1;
      game.does(
        active,
        { type: 'deploy', unit: next.id, at: { x: 1000 + 900 * next.id, y: active === 0 ? 45 * 254 : 3 * 254 }, facing: { dx: 0, dy: 1 } },
        ...(last ? [6, 6, 1, 1] : []),
      );
    }
    return seats;
  };
  expect([order(2, 2, 6, 6, 1, 1), order(2, 2, 1, 1, 6, 6), order(2, 4, 1, 1, 6, 6)]).toEqual(['1010', '0101', '011011']);
});
rule('AS-init-order-combat#1', 'the winner resolves all its attacks before the loser', () => {
  const four = setPiece([at({}, 0, 20, 40), at({}, 0, 26, 40), at({}, 1, 20, 20), at({}, 1, 26, 20)]);
  const game = scene(ruleset, { ...four, initiative: 1, active: 1 });
  expect(game.refuses(0, hit({ target: 2 }))[0]?.rule).toBe('AS-turn');
  game.does(1, hit({ unit: 2, target: 0 }), 1, 1);
  game.does(1, hit({ unit: 3, target: 0 }), 1, 1);
  game.does(1, done);
  expect([game.state.active, game.refuses(1, hit({ unit: 2, target: 0 })).map(({ rule: id }) => id)]).toEqual([
    0,
    ['AS-attack-count', 'AS-turn'],
  ]);
});
rule('AS-init-order-combat#2', 'a ’Mech that the winner has destroyed answers all the same, and is gone after that', () => {
  const game = scene(ruleset, setPiece(pair(3, { armor: 20 }, { armor: 1, structure: 2 })));
  game.does(0, hit(), 6, 4);
  expect(game.state.units[1]?.structure).toBe(0);
  game.does(0, done);
  game.does(1, hit({ unit: 1, target: 0 }), 6, 5);
  game.does(1, done);
  expect([game.state.units[0]?.armor, game.state.units[1]?.fate]).toEqual([17, 'destroyed']);
});
rule('AS-init-mods#1', 'a scout serves itself and three others in the first printing; battlefield intelligence takes its place', () => {
  const force = (scouts: number, others: number) =>
    setPiece(Array.from({ length: scouts + others }, (_, i) => at({ specials: i < scouts ? 'RCN' : '' }, 0, 2 + 4 * i, 40)));
  const bonus = (scouts: number, others: number, rules = FIRST) =>
    bookOf(rules)
      .ask('initiative', { state: force(scouts, others), seat: 0 })
      .terms.find(({ rule: id }) => id === 'AS-init-mods')?.value;
  expect([bonus(1, 3), bonus(1, 4), bonus(2, 6), bonus(0, 3), bonus(1, 3, standard)]).toEqual([1, undefined, 1, undefined, undefined]);
});
const setup = (entry: Partial<Entry>): Setup => ({
  table: { width: 72 * 254, height: 48 * 254, pieces: [] },
  forces: [[{ card: sketch(), ...entry }], [{ card: sketch() }]],
  zone: 6,
  limit: 9,
});
const skillOf = (entry: Partial<Entry>) => {
  const state = ruleset.setup(setup(entry));
  const [mine, theirs] = state.units.map((unit, i) => ({ card: unit.card, seat: i as 0 | 1, x: 20, y: 40 - 10 * i, skill: unit.skill }));
  return mine && theirs && term(setPiece([mine, theirs]), 'AS-skill');
};
rule('AS-skill#1', 'from 0 to 7, 4 if nothing is said, and each has its name', () => {
  expect([skillOf({}), skillOf({ skill: 0 }), skillOf({ skill: 7 })]).toEqual([4, 0, 7]);
  expect([0, 7, 8, -1].map(skill => readSetup(setup({ skill })).ok)).toEqual([true, true, false, false]);
  expect(GRADES.map((_, skill) => gradeOf(skill))).toEqual([
    'Legendary',
    'Heroic',
    'Elite',
    'Veteran',
    'Regular',
    'Green',
    'Really Green',
    'Wet Behind the Ears',
  ]);
});
rule('AS-skill#2', 'Gunnery 4 and Piloting 5 make Skill 4, 3 and 3 make 3; a Skill that is told comes first', () => {
  expect([
    skillOf({ gunnery: 4, piloting: 5 }),
    skillOf({ gunnery: 3, piloting: 3 }),
    skillOf({ gunnery: 0, piloting: 7 }),
    skillOf({ gunnery: 4, piloting: 5, skill: 2 }),
  ]).toEqual([4, 3, 3, 2]);
});
rule('AS-setup-standup#1', 'each side sets up along its own edge, and the game ends with the last turn', () => {
  const waiting = { ...duel({ phase: 'setup', active: 0 }, { fate: 'waiting', at: null }) };
  const put = (y: number): Command => ({ type: 'deploy', unit: 0, at: { x: 5000, y: y * 254 }, facing: { dx: 0, dy: -1 } });
  expect([scene(ruleset, waiting).refuses(0, put(41))[0]?.rule, scene(ruleset, waiting).refuses(0, put(3))[0]?.rule]).toEqual([
    'AS-setup-standup',
    'AS-setup-standup',
  ]);
  scene(ruleset, waiting).does(0, put(42), 5, 5, 2, 2);
  const over = (turn: number, ...dice: readonly number[]) => {
    const game = scene(ruleset, duel({ turn, limit: 12, active: 1 }));
    game.does(1, done, ...dice);
    return game.state.result?.reason;
  };
  expect([over(11, 6, 6, 1, 1), over(12)]).toEqual([undefined, 'points']);
});
rule('AS-setup-standup#2', 'the point value of enemies destroyed decides: 40 beat 30', () => {
  const end = (mine: number, theirs: number) => {
    const units = [
      at({}, 0, 20, 40),
      at({}, 1, 20, 20),
      at({}, 0, 30, 40, { fate: 'destroyed', pv: mine }),
      at({}, 1, 30, 20, { fate: 'destroyed', pv: theirs }),
    ];
    const game = scene(ruleset, setPiece(units, { turn: 12, limit: 12, active: 1 }));
    game.does(1, done);
    return game.state.result;
  };
  expect(end(30, 40)).toEqual({ winners: [0], reason: 'points', points: [40, 30] });
  expect(end(40, 30)?.winners).toEqual([1]);
});
rule(
  'AS-unit-card#1',
  'a unit is what its card says: type, Size, Move, TMM, role, Skill, damage, overheat, armor, structure and abilities',
  () => {
    const state = ruleset.setup(setup({ card: 'Phalanx', skill: 3 }));
    const unit = state.units[0];
    if (!unit) throw new Error('no unit');
    expect(unit.card).toMatchObject({
      type: 'BM',
      size: 4,
      overheat: expect.any(Number),
      armor: expect.any(Number),
      role: expect.any(String),
    });
    expect([unit.skill, unit.armor, unit.structure, unit.tmm]).toEqual([3, unit.card.armor, unit.card.structure, unit.card.tmm]);
    expect([unit.card.damage.length, unit.card.specials.length > 0, book.ask('move', { state, unit, mode: 'ground' }).total]).toEqual([
      3,
      true,
      unit.card.moves[0]?.value,
    ]);
  },
);
rule('AS-unit-card#2', 'a tank with the same weapons has no heat to pay with, and none builds up', () => {
  const heats = (type: Unit['card']['type'], move: string) => {
    const game = scene(ruleset, setPiece(pair(3, { type, move, overheat: 2 })));
    const offered = book.check(ruleset.view(game.state, 0), hit({ overheat: 1 }), 0).map(({ rule: id }) => id);
    if (offered.length > 0) return offered;
    game.does(0, hit({ overheat: 1 }), 1, 1);
    game.does(0, done);
    game.does(1, done, 1, 1, 6, 6);
    return game.state.units[0]?.heat;
  };
  expect([heats('BM', '8"'), heats('IM', '8"'), heats('CV', '8"t'), heats('PM', '8"'), heats('BA', '6"f')]).toEqual([
    1,
    1,
    ['AS-heat-ov'],
    ['AS-heat-ov'],
    ['AS-heat-ov'],
  ]);
});
