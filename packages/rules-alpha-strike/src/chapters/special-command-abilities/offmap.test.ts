import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { setPiece } from '../../set-piece.ts';
import type { Command, Point, State, Unit } from '../../shape.ts';
import { markOf } from '../../state.ts';
import { done, moving, one, play, plus, refusedBy, ruleset, stay, unmoved } from '../special-pilot-abilities/pilots.fixture.ts';
import { edgeDistance, turnsAway } from './offmap.ts';

const RULES = plus('ASC-sca-offmap-orders');
const flank: Partial<State> = { commands: [['off-map-movement'], []] };
const table = { width: 72 * 254, height: 48 * 254 };
const at = (x: number, y: number): Point => ({ x: Math.round(x * 254), y: Math.round(y * 254) });
const go = (to: Point): Command => ({ type: 'ability', ability: 'off-map-movement', unit: 0, at: to });
const back: Command = { type: 'ability', ability: 'off-map-movement', unit: 0, choice: 'return' };
/** Somebody at the left edge, a friend, and an enemy far away. */
const edge = (more: Partial<Unit> = {}) => unmoved([one(0, 0.3, 40, { move: '6"' }, more), one(0, 36, 46), one(1, 36, 5)]);
const leaving = (to: Point) => {
  const game = play(RULES, edge(), { ...moving, exchange: { loser: 0, winner: 1 }, ...flank });
  game.does(0, go(to));
  return game;
};

rule('ASC-sca-offmap-orders', 'nineteen inches along the edge at six a turn are four turns', () => {
  const [unit] = setPiece(edge()).units;
  expect([turnsAway(table, unit!, at(0, 40), at(0, 21)), edgeDistance(table, at(0, 40), at(10, 48)) / 254]).toEqual([4, 18]);
  const game = leaving(at(0, 21));
  expect([game.state.units[0]!.fate, game.state.units[0]!.at, markOf(game.state.units[0]!, 'flank')?.value, game.state.active]).toEqual([
    'offTable',
    null,
    5,
    1,
  ]);
  const middle = setPiece(unmoved([one(0, 30, 40), one(1, 36, 5)]), { ...moving, ...flank });
  expect([refusedBy(RULES, middle, go(at(0, 21))), refusedBy(RULES, setPiece(edge(), { ...moving, ...flank }), go(at(10, 20)))]).toEqual([
    ['ASC-sca-offmap-orders'],
    ['ASC-sca-offmap-orders'],
  ]);
});
rule('ASC-sca-offmap-eligibility', 'not where getting through is the whole point', () => {
  const state = (scenario: string, attacker: number) => setPiece(edge(), { ...moving, ...flank, occasion: { scenario }, attacker });
  const refused = (scenario: string, attacker: number) => refusedBy(RULES, state(scenario, attacker), go(at(0, 21))).length;
  expect([refused('breakthrough', 0), refused('breakthrough', 1), refused('hold-the-line', 1), refused('hold-the-line', 0)]).toEqual([
    1, 0, 1, 0,
  ]);
});
rule('ASC-sca-offmap-secrecy', 'nobody else learns where it goes, and it comes back no sooner', () => {
  const game = leaving(at(0, 21));
  const heard = game.events.flatMap(event => ruleset.redact(game.state, event, 1) ?? []);
  expect([JSON.stringify(heard).includes('secret'), JSON.stringify(ruleset.view(game.state, 1)).includes('secret')]).toEqual([
    false,
    false,
  ]);
  expect(ruleset.view(game.state, 0).units[0]!.marks).toHaveLength(1);
  const early = { ...game.state, phase: 'combat', active: 0, turn: 4 } as const;
  expect([refusedBy(RULES, early, back), refusedBy(RULES, { ...early, turn: 5 }, back)]).toEqual([['ASC-sca-offmap-orders'], []]);
});
rule('ASC-sca-offmap-secrecy', 'whoever leaves out of hiding is seen leaving', () => {
  const game = play(RULES, edge({ hidden: true }), { ...moving, exchange: { loser: 0, winner: 1 }, ...flank });
  expect(ruleset.view(game.state, -1).units[0]?.name).toBe('hidden unit');
  game.does(0, go(at(0, 21)));
  expect(ruleset.view(game.state, -1).units[0]).toMatchObject({ fate: 'offTable', hidden: false, marks: [] });
});
/** In the Combat Phase of its fifth turn, with enemies where the test wants them. */
const returning = (foe: Point) => {
  const orders: Partial<Unit> = {
    fate: 'offTable',
    at: null,
    marks: [{ kind: 'flank', until: 0, secret: true, at: { x: 0, y: 21 * 254 }, value: 5 }],
  };
  return play(RULES, [one(0, 0, 40, {}, orders), one(0, 36, 46), one(1, foe.x, foe.y)], { ...flank, turn: 5 });
};
rule('ASC-sca-offmap-arrival', 'it stands on the edge in the End Phase, and whoever is near may fire at once', () => {
  const game = returning({ x: 50, y: 5 });
  game.does(0, back);
  game.does(0, done);
  game.does(1, done, 6, 6, 1, 1);
  expect([game.state.units[0]!.fate, game.state.units[0]!.at, game.state.units[0]!.marks]).toEqual(['fighting', at(0, 21), []]);
  const met = returning({ x: 2, y: 21 });
  met.does(0, back);
  met.does(0, done);
  met.does(1, done, 6, 6, 1, 1);
  expect(ruleset.awaiting(met.state)).toMatchObject([{ seat: 1, question: 'ambush' }]);
  met.does(1, { type: 'ambush', fire: true }, 6, 4);
  expect([met.state.units[0]!.armor, met.state.phase]).toEqual([2, 'movement']);
});
rule('ASC-sca-offmap-arrival', 'everybody who is near may fire, one after the other', () => {
  const orders: Partial<Unit> = {
    fate: 'offTable',
    at: null,
    marks: [{ kind: 'flank', until: 0, secret: true, at: { x: 0, y: 21 * 254 }, value: 5 }],
  };
  const away = one(0, 0, 40, { armor: 9 }, orders);
  const met = play(RULES, [away, one(0, 36, 46), one(1, 2, 21), one(1, 0, 23), one(1, 0, 19, {}, { shutdown: true }), one(1, 50, 5)], {
    ...flank,
    turn: 5,
  });
  met.does(0, back);
  met.does(0, done);
  met.does(1, done, 6, 6, 1, 1);
  expect(met.state.pending).toEqual({ kind: 'ambush', unit: 2, target: 0, others: [{ unit: 3, target: 0 }] });
  met.does(1, { type: 'ambush', fire: false });
  expect(met.state.pending).toEqual({ kind: 'ambush', unit: 3, target: 0 });
  met.does(1, { type: 'ambush', fire: true }, 6, 4);
  expect([met.state.pending, met.state.units[0]!.armor, met.state.units.map(({ did }) => did.length)]).toEqual([
    null,
    5,
    [0, 0, 0, 1, 0, 0],
  ]);
});
rule('ASC-sca-offmap-initiative', 'it does not count while it is away, and alone it saves nobody', () => {
  const game = leaving(at(0, 21));
  game.does(1, stay(2));
  game.does(0, stay(1));
  expect(game.state.phase).toBe('combat');
  const orders: Partial<Unit> = {
    fate: 'offTable',
    at: null,
    marks: [{ kind: 'flank', until: 0, secret: true, at: { x: 0, y: 21 * 254 }, value: 9 }],
  };
  const alone = play(RULES, [one(0, 0, 40, {}, orders), one(0, 36, 46, {}, { fate: 'destroyed', at: null }), one(1, 36, 5)], flank);
  alone.does(0, done);
  alone.does(1, done);
  expect(alone.state.result?.winners).toEqual([1]);
});
