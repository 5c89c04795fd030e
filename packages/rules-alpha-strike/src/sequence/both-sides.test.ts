import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../attack/aim.ts';
import { hit, inches, term } from '../both-sides.fixture.ts';
import { at, book, done, moving, slow as pair, refused, ruleset, standard, stay } from '../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece } from '../set-piece.ts';
import type { State, Unit } from '../shape.ts';
import { INCH, tallness } from '../state.ts';

// Every line with a case on each side of it: a proof by absence alone would hold without the rule as well.

rule(
  'AS-move-height-scale',
  'two inches for a ’Mech, three for a superheavy, one for the rest, and an inch of climbing for an inch',
  () => {
    const tall = (card: Sketch) => tallness(setPiece([at(card, 0, 20, 40)]).units[0]!) / INCH;
    expect([tall({}), tall({ specials: 'LG' }), tall({ type: 'CV' }), tall({ type: 'PM' }), tall({ type: 'CI' })]).toEqual([2, 3, 1, 1, 1]);
    const climb = (card: Sketch) => book.ask('climb', { unit: setPiece([at(card, 0, 20, 40)]).units[0]!, mode: 'ground' }).total;
    expect([climb({}), climb({ type: 'CV', move: '8"t' })]).toEqual([1, 2]);
  },
);
rule('AS-move-superheavy', 'a ’Mech pays an inch more for an inch of woods than a superheavy', () => {
  const woods = [patch('woods', 10, 10, 30, 48)];
  const go = (specials: string, to: number) =>
    refused(moving([at({ specials, move: '6"' }, 0, 20, 40), at({}, 1, 60, 4)], woods), stay({ path: [{ x: 5080, y: (40 - to) * 254 }] }));
  expect([go('', 3), go('', 4), go('LG', 6)]).toEqual([[], ['AS-move-spend'], []]);
});
rule('ASC-term-movement', 'a letter unlocks its mode: j jumps, v flies over woods, t does not float', () => {
  expect([inches(at({ move: '8"/10"j' }, 0, 20, 40), 'jump'), inches(at({ move: '8"' }, 0, 20, 40), 'jump')]).toEqual([10, 0]);
  const over = (move: string) =>
    refused(
      moving(
        [at({ type: 'CV', move }, 0, 20, 40, move.endsWith('v') ? { airborne: true, z: 508 } : {}), at({}, 1, 60, 4)],
        [patch('water', 10, 30, 30, 38, { depth: 1016 })],
      ),
      stay({ path: [{ x: 5080, y: 36 * 254 }] }),
    );
  expect([over('8"v'), over('8"h'), over('8"t')]).toEqual([[], [], ['AS-move-prohibited']]);
});
rule('ASC-bi-score', 'two for a scout, the number of a headquarters, and the higher total has the bonus', () => {
  const bonus = (mine: readonly string[], theirs: readonly string[]) => {
    const state = setPiece([
      ...mine.map((specials, i) => at({ specials }, 0, 5 * i + 5, 40)),
      ...theirs.map((specials, i) => at({ specials }, 1, 5 * i + 5, 4)),
    ]);
    return book.ask('initiative', { state, seat: 0 }).total;
  };
  expect([bonus(['RCN'], ['']), bonus(['RCN'], ['RCN']), bonus(['RCN'], ['MHQ3']), bonus(['RCN', 'RCN'], ['MHQ3'])]).toEqual([1, 0, 0, 1]);
});
rule('ASC-bi-timing', 'a lost scout counts from the next roll on', () => {
  const bonus = (more: Partial<Unit>) =>
    book.ask('initiative', { state: setPiece([at({ specials: 'RCN' }, 0, 20, 40, more), at({}, 0, 30, 40), at({}, 1, 20, 4)]), seat: 0 })
      .total;
  expect([bonus({}), bonus({ fate: 'destroyed', at: null })]).toEqual([1, 0]);
});
rule('ASC-deliberate-overheating-duration', 'ordered again it stays warm, otherwise it cools', () => {
  const turn = (again: boolean) => {
    const game = scene(ruleset, setPiece([at({}, 0, 20, 40, { heat: 1 }), at({}, 1, 20, 36)]));
    if (again) game.does(0, { type: 'order', unit: 0, order: 'overheat' });
    game.does(0, done);
    game.does(1, done, 5, 5, 2, 2);
    return game.state.units[0]!.heat;
  };
  expect([turn(true), turn(false)]).toEqual([1, 0]);
});
const linked: Partial<Unit> = { marks: [{ kind: 'linked', until: 0 }] };
rule('ASC-sua-dn', 'a pilot with implants drives and aims one better', () => {
  const both = (specials: string, more: Partial<Unit>) => {
    const state = setPiece(pair(3, { specials }, {}, more));
    return [
      book.ask('control', { state, unit: state.units[0]!, why: 'bog', inches: 0 }).total,
      book.ask('toHit', aimOf(state, hit())!).total,
    ];
  };
  expect([both('DN', linked), both('DN', {}), both('', linked)].map(([drive]) => drive)).toEqual([3, 4, 4]);
  expect(both('DN', {})[1]! - both('DN', linked)[1]!).toBe(1);
});
rule('AS-sua-dn', 'without implants it is a cockpit like any other', () => {
  const needs = (more: Partial<Unit>) => book.ask('toHit', aimOf(setPiece(pair(3, { specials: 'DN' }, {}, more)), hit())!).total;
  expect(needs({}) - needs(linked)).toBe(1);
});
rule('AS-drone', 'a drone that nobody controls does not move either', () => {
  const drive = (others: readonly Placed[]) =>
    refused(moving([at({ specials: 'DRO' }, 0, 20, 40), at({}, 1, 60, 4), ...others]), stay({ path: [{ x: 5080, y: 38 * 254 }] }));
  expect([drive([]), drive([at({ specials: 'DCC1' }, 0, 40, 44)])]).toEqual([['AS-drone'], []]);
});
rule('AS-sua-bfc', 'one instead of two, on a support vehicle', () => {
  const penalty = (specials: string) => term(setPiece(pair(3, { type: 'SV', specials, move: '6"t' })), 'AS-to-hit-sv');
  expect([penalty(''), penalty('BFC')]).toEqual([2, 1]);
});
rule('AS-move-standstill', 'an inch is a move, less is none', () => {
  const moved = (length: number) => {
    const state = setPiece([at({ move: '12"' }, 0, 20, 40, { moved: { mode: 'ground', length, from: null } })]);
    return book.ask('evasion', { state, unit: state.units[0]! }).total;
  };
  expect([moved(253), moved(254)]).toEqual([0, 2]);
});
rule('ASC-hull-down-stationary', 'crouched it does not move, and standing still it aims one better', () => {
  const rules: readonly RuleId[] = [...standard, 'ASC-hull-down-eligibility'];
  const by = Rulebook.compile(ruleset, rules);
  const crouched: Partial<Unit> = { marks: [{ kind: 'hullDown', until: 0 }] };
  const north = stay({ path: [{ x: 5080, y: 38 * 254 }] });
  expect([refused(moving(pair(8, {}, {}, crouched)), north, by), refused(moving(pair(8)), north, by)]).toEqual([['AS-hull-down'], []]);
  const aim = (moved: Unit['moved']) => by.ask('toHit', aimOf(setPiece(pair(8, {}, {}, { ...crouched, moved })), hit())!).total;
  expect(aim({ mode: 'ground', length: 900, from: null }) - aim({ mode: 'stand', length: 0, from: null })).toBe(1);
});
rule('ASC-morale-rout', 'a routed unit may not advance, but may flee, attack, and not spot', () => {
  const by = Rulebook.compile(ruleset, [...standard, 'AS-withdraw', 'ASC-morale-check', 'ASC-morale-rout']);
  const routed: Partial<Unit> = { marks: [{ kind: 'routed', until: 0 }] };
  const to = (y: number) => refused(moving(pair(8, {}, {}, routed)), stay({ path: [{ x: 5080, y: y * 254 }] }), by);
  expect([to(38), to(42)]).toEqual([['AS-withdraw'], []]);
  expect(refused(setPiece(pair(8, {}, {}, routed)), hit(), by)).toEqual([]);
  const spotting = (more: Partial<Unit>) =>
    refused(setPiece([...pair(8, { specials: 'IF2' }), at({}, 0, 26, 36, more)]), hit('indirect', { spotter: 2 }), by);
  expect([spotting({}), spotting(routed)]).toEqual([[], ['ASC-morale-rout']]);
});
rule('AS-damage', 'what is taken off never leaves less than nothing', () => {
  const state = setPiece([
    ...pair(3, { damage: '1/1/1', specials: 'REAR2/2/-' }, { specials: 'SHLD,RFA,AMS' }, { did: ['rear'], aimedAt: [2] }),
    at({}, 1, 20, 44),
  ]);
  const strike = { ...aimOf(state, hit())!, value: { points: 1, minimal: false }, rear: false };
  expect(book.ask('damage', strike).total).toBe(0);
  const missiles = setPiece(pair(3, { damage: '2/2/2', specials: 'SRM2/2' }, { specials: 'SHLD,RFA,AMS' }));
  expect(book.ask('taken', { ...aimOf(missiles, hit())!, value: { points: 2, minimal: false }, rear: false, dealt: 2 }).total).toBe(0);
});
rule('AS-mech-ba', 'whoever rides attacks nobody', () => {
  const state = setPiece([at({ type: 'BA' }, 0, 0, 0, { fate: 'riding', rides: 2, at: null }), at({}, 1, 20, 36), at({}, 0, 20, 40)]);
  expect(refused(state, hit())).toContain('AS-mech-ba');
});
rule('AS-boarding', 'nobody puts boarders of the other side ashore', () => {
  const state = moving([
    at({ specials: 'LG', type: 'SV', move: '4"t' }, 0, 20, 40),
    at({ type: 'BA' }, 1, 0, 0, { fate: 'riding', rides: 0, at: null }),
  ]);
  expect(refused(state, stay({ drops: [1] }))).toContain('AS-boarding');
});
rule('AS-hex-play', 'on hexes units are set up in the middle of one, facing a side', () => {
  const setup = {
    table: { scene: 'plains' as const, seed: 1 },
    forces: [[{ card: 'Bulwark' }], [{ card: 'Bulwark' }]] as const,
    zone: 8,
    limit: 9,
    hexes: true,
  };
  const state: State = { ...ruleset.setup(setup), phase: 'setup', active: 0, initiative: 0 };
  const [command] = [...ruleset.options(ruleset.view(state, 0), 0, book)].filter(one => one.type === 'deploy');
  if (command?.type !== 'deploy') throw new Error('there is a place on every table');
  expect(refused(state, command)).toEqual([]);
  expect(refused(state, { ...command, at: { x: command.at.x + 60, y: command.at.y } })).toContain('AS-hex-play');
});
rule('AS-sua-c3rs', 'a sensor is gone at the end of its turn, not before', () => {
  const listens = (until: number) => {
    const sensor = at({ type: 'SV', move: '0"w' }, 0, 30, 30, { marks: [{ kind: 'sensor', until }] });
    const game = scene(ruleset, setPiece([...pair(8), sensor]));
    game.does(0, done);
    game.does(1, done, 5, 5, 2, 2);
    return game.state.units[2]!.fate;
  };
  expect([listens(1), listens(2)]).toEqual(['withdrawn', 'fighting']);
});
