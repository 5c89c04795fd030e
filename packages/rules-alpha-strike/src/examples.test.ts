import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { flightTime } from './artillery/artillery.ts';
import { GUNS } from './artillery/guns.ts';
import { aimOf } from './attack/aim.ts';
import { firepower } from './attack/value.ts';
import { specialsOf } from './card/specials.ts';
import { lancesLeft } from './chapters/lance-movement/lances.ts';
import { at, book, done, hit, slow as pair, ruleset, standard } from './scene.fixture.ts';
import { nextTurn } from './sequence/order.ts';
import { pointsOf } from './sequence/victory.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from './set-piece.ts';
import type { MoveCommand, State, Unit } from './shape.ts';
import { isLarge } from './state.ts';
import { roomOf } from './transport/room.ts';

// The worked examples of the book that no other test takes its numbers from, and what its words mean in play.

const total = (state: State): number => book.ask('toHit', aimOf(state, hit())!).total;

// Rounding
rule('AS-round', 'each rule rounds in its own way: an engine hit down, a hospital up, a Move hit normally', () => {
  const engine = firepower({ ...setPiece(pair(3, { type: 'CV', damage: '7/3/1' })).units[0]!, engineHits: 1 }, 'standard', 0);
  const mash = roomOf(setPiece(pair(3, { type: 'CV', specials: 'MASH7' })).units[0]!);
  expect([engine.points, mash, book.ask('loss', { inches: 7 }).total, book.ask('loss', { inches: 6 }).total]).toEqual([3, 4, 4, 3]);
});
rule('ASC-term-round-down', '3.5 becomes 3, as half the damage of a tank whose engine is hit', () =>
  expect(firepower({ ...setPiece(pair(3, { type: 'CV', damage: '7/1/1' })).units[0]!, engineHits: 1 }, 'standard', 0).points).toBe(3),
);

// Words
rule('ASC-term-modified-roll', 'a hovercraft’s motive roll of 8 is a 9, and slows it', () => {
  const slowed = (move: string): boolean => {
    const game = scene(ruleset, setPiece(pair(3, {}, { type: 'CV', move })));
    game.does(0, hit(), 6, 5, 4, 4);
    return game.state.units[1]!.waiting.some(({ kind }) => kind === 'motiveSlow');
  };
  expect([slowed('8"h'), slowed('8"t')]).toEqual([true, false]);
});
rule('ASC-term-multipliers#1', 'water multiplies what a shot deals by a half, it takes nothing off', () => {
  const aim = aimOf(setPiece(pair(3, {}, {}, { z: -508 }, { z: -508 })), hit())!;
  const answer = (points: number) => book.ask('damage', { ...aim, value: { points, minimal: false }, rear: false });
  expect([answer(4).total, answer(8).total, answer(4).terms.find(term => term.rule === 'AS-underwater')?.stage]).toEqual([
    2,
    4,
    'multiply',
  ]);
});
rule('ASC-term-poi', 'what is aimed at a point strikes around it, whoever stands there', () => {
  const game = scene(ruleset, setPiece([at({ specials: 'ARTS-1' }, 0, 20, 40), at({}, 1, 24, 20), at({}, 1, 20, 20)]));
  game.does(0, { type: 'bombard', unit: 0, weapon: 'ART-S', at: { x: 5080, y: 5080 } });
  game.does(0, done);
  game.does(1, done, 6, 6, 5, 5, 2, 2);
  expect(game.state.units.slice(1).map(unit => 20 - unit.armor)).toEqual([0, 3]);
});
rule('ASC-term-special-ability', 'an abbreviation on the card is a capability', () => {
  expect([specialsOf(sketch({ specials: 'IF2,TUR(2/2/1)' })).get('IF')?.count, specialsOf(sketch()).size]).toEqual([2, 0]);
});
rule('ASC-term-unit', 'a unit moves and attacks as one: once a turn', () => {
  const game = scene(ruleset, setPiece(pair(3)));
  game.does(0, hit(), 1, 1);
  expect(game.refuses(0, hit()).map(one => one.rule)).toEqual(['AS-attack-count']);
});
rule('ASC-term-unit-size', 'a fist does its Size, and the very big carry a mark besides', () => {
  const fist = (size: number): number => {
    const game = scene(ruleset, setPiece(pair(0, { size })));
    game.does(0, hit({ how: 'strike' }), 6, 5);
    return 20 - game.state.units[1]!.armor;
  };
  expect([fist(1), fist(4)]).toEqual([1, 4]);
  expect(['', 'LG', 'VLG', 'SLG'].map(specials => isLarge({ card: sketch({ specials }) }))).toEqual([false, true, true, true]);
});
rule('ASC-term-unit-type', 'the type says what a unit may do: a vehicle does not punch', () => {
  const punch = (type: 'BM' | 'CV'): readonly RuleId[] =>
    book.check(ruleset.view(setPiece(pair(0, { type })), 0), hit({ how: 'strike' }), 0).map(one => one.rule);
  expect([punch('BM'), punch('CV')]).toEqual([[], ['AS-phys-who']]);
});
rule('ASC-term-point-value', 'what a unit is worth with its crew is what the other side gains by its loss', () => {
  const state = setPiece(pair(3, {}, {}, {}, { pv: 41, fate: 'destroyed' }));
  expect(pointsOf(state)).toEqual([41, 0]);
  const [unit] = ruleset.setup({
    table: state.table,
    forces: [[{ card: sketch(), pv: 36, skill: 3 }], [{ card: sketch() }]],
    zone: 6,
    limit: 3,
  }).units;
  expect([unit!.pv, unit!.card.pv]).toEqual([36, 30]);
});
rule('ASC-term-spa', 'an ability belongs to the crew: the same machine with another crew has none', () => {
  const forces = [[{ card: sketch(), abilities: ['comm-implant'] }, { card: sketch() }], [{ card: sketch() }]] as const;
  const { units } = ruleset.setup({ table: setPiece([]).table, forces, zone: 6, limit: 3 });
  expect([units[0]!.card === units[1]!.card, units[0]!.abilities, units[1]!.abilities]).toEqual([false, ['comm-implant'], []]);
  const spotted = (abilities: readonly string[]): number =>
    book.ask(
      'toHit',
      aimOf(setPiece([...pair(12, { specials: 'IF2' }), at({}, 0, 30, 34, { abilities })]), hit({ how: 'indirect', spotter: 2 }))!,
    ).total;
  expect(spotted(['comm-implant'])).toBeLessThan(spotted([]));
});
rule('ASC-term-design-quirk', 'no card prints a quirk, and it matters only where players use the rule that looks at it', () => {
  const quirk: Partial<Unit> = { quirks: ['no-minimal-arms'], moved: null };
  const cliff = [patch('hill', 0, 0, 72, 36, { height: 6 * 254 })];
  const state = (more: Partial<Unit>): State =>
    setPiece([at({ move: '16"' }, 0, 20, 38, { moved: null, ...more }), at({}, 1, 60, 4)], { phase: 'movement' }, cliff);
  const climb: MoveCommand = { type: 'move', unit: 0, mode: 'ground', path: [{ x: 5080, y: 35 * 254 }], facing: { dx: 0, dy: -1 } };
  const rules = Rulebook.compile(ruleset, [...standard, 'AS-climb']);
  const allowed = (more: Partial<Unit>, by: typeof book): boolean => by.allows(ruleset.view(state(more), 0), climb, 0);
  expect([allowed({}, rules), allowed(quirk, rules), allowed({}, book), allowed(quirk, book)]).toEqual([true, false, false, false]);
  expect(state(quirk).units[0]!.card.specials).toEqual([]);
});

// Worked examples
rule('ASC-lance-movement', 'three lances of four against three Stars of five alternate three times, not twelve', () => {
  const force = (seat: 0 | 1, groups: number, size: number): readonly Placed[] =>
    Array.from({ length: groups * size }, (_, i) =>
      at({}, seat, 2 + 4 * i, seat === 0 ? 40 : 4, { moved: null, lance: Math.floor(i / size) }),
    );
  const state = setPiece([...force(0, 3, 4), ...force(1, 3, 5)], { phase: 'movement', active: -1, initiative: 0 });
  const alternations = (left: (seat: number) => number): number => {
    const counts = [left(0), left(1)];
    let now: State = state;
    let changes = 0;
    let last = -1;
    for (;;) {
      const next = nextTurn(
        now,
        seat => counts[seat]!,
        (own, theirs) => (own * theirs === 0 ? own : book.ask('share', { own, theirs }).total),
      );
      if (!next) return changes / 2;
      if (next.seat !== last) changes++;
      last = next.seat;
      counts[next.seat]!--;
      now = { ...now, exchange: next.exchange };
    }
  };
  expect([alternations(seat => lancesLeft(state, seat)), alternations(seat => (seat === 0 ? 12 : 15))]).toEqual([3, 12]);
});
const skidding = (dice: readonly number[], pieces: NonNullable<Parameters<typeof setPiece>[2]>, card: Sketch = {}) => {
  const game = scene(
    ruleset,
    setPiece([at({ move: '16"', ...card }, 0, 20, 42, { moved: null, skill: 6 }), at({}, 1, 60, 4)], { phase: 'movement' }, [
      patch('road', 18, 1, 22, 47),
      ...pieces,
    ]),
    [...standard, 'ASC-skid-trigger'],
  );
  game.does(0, { type: 'move', unit: 0, mode: 'ground', path: [{ x: 5080, y: 36 * 254 }], facing: { dx: 0, dy: -1 } }, ...dice);
  const [unit] = game.state.units;
  return { inches: (42 * 254 - unit!.at!.y) / 254, lost: 20 - unit!.armor, game };
};
rule('ASC-skid-control-roll', 'failing by five slides ten inches', () => {
  // Skill 6 and 2 for a Move of 16: eight are needed.
  expect(skidding([1, 2, 3], []).inches).toBe(1 + 10);
});
rule('ASC-skid-damage', 'ten inches that a building ends after six: the collision, then one point for the slide', () => {
  const wall = patch('building', 18, 30, 22, 35, { cf: 20, height: 1000 });
  const { lost, game } = skidding([1, 2, 3], [wall], { size: 3 });
  expect(lost).toBe(3 + 1);
  expect(game.events.filter(({ type }) => type === 'damaged').map(event => 'rule' in event && event.rule)).toEqual([
    'ASC-skid-collision-self-damage',
    'ASC-skid-damage',
  ]);
  expect(game.state.table.pieces.find(({ kind }) => kind === 'building')!.cf).toBe(20 - 2);
});
rule('ASC-counter-battery-range', 'a Long Tom answers Sniper, Thumper and Arrow IV, and no cruise missile', () => {
  const answered = (gun: string): boolean => {
    const state = setPiece(
      [
        at({ specials: 'ARTLT-1' }, 0, 20, 40),
        at({}, 1, 20, 20),
        at({ specials: `ART${gun}-1` }, 1, 0, 0, { fate: 'offTable', at: null, offTable: 60 }),
      ],
      { turn: 5, witnessed: [{ unit: 2, seat: 0, turn: 4 }] },
    );
    return book.allows(ruleset.view(state, 0), { type: 'bombard', unit: 0, weapon: 'ART-LT', at: { x: 0, y: 0 }, against: 2 }, 0);
  };
  expect(['LT', 'S', 'T', 'AIS', 'CM5'].map(answered)).toEqual([true, true, true, true, false]);
  expect([GUNS['LT']!.range, GUNS['CM5']!.range]).toEqual([1020, 1700]);
});
rule('ASC-counter-battery-flight', 'where the enemy’s shells fly for three turns the answer does too', () => {
  const away = [511, 714].find(inches => flightTime(inches) === 3)!;
  const state = setPiece(
    [
      at({ specials: 'ARTLT-1' }, 0, 20, 40),
      at({}, 1, 20, 20),
      at({ specials: 'ARTS-1' }, 1, 0, 0, { fate: 'offTable', at: null, offTable: away }),
    ],
    { turn: 5, witnessed: [{ unit: 2, seat: 0, turn: 4 }] },
  );
  const game = scene(ruleset, state);
  game.does(0, { type: 'bombard', unit: 0, weapon: 'ART-LT', at: { x: 0, y: 0 }, against: 2 });
  expect(game.state.shells[0]!.lands).toBe(8);
});
rule('ASC-bi-init-bonus-loss', 'a free headquarters and a jammed network master: one, not two', () => {
  const bonus = (x: number): number => {
    const state = setPiece([
      at({ specials: 'MHQ6' }, 0, 20, 40),
      at({ specials: 'C3M' }, 0, 50, 40),
      ...[1, 2, 3].map(i => at({ specials: 'C3S' }, 0, 50 + i, 44)),
      ...[1, 2, 3, 4, 5, 6, 7].map(i => at({}, 0, 2 + 2 * i, 44)),
      at({ specials: 'ECM' }, 1, x, 36),
    ]);
    return book.ask('initiative', { state, seat: 0 }).total;
  };
  expect([bonus(50), bonus(36)]).toEqual([1, 2]);
});
rule('ASC-sua-atac', 'ATAC3 helps three robots and no fourth', () => {
  const state = setPiece([
    ...[1, 2, 3, 4].map(i => at({ specials: 'RBT' }, 0, 10 + 4 * i, 40)),
    at({ specials: 'ATAC3' }, 0, 40, 44),
    at({}, 1, 20, 34),
  ]);
  const helped = [0, 1, 2, 3].map(unit =>
    book.ask('toHit', aimOf(state, hit({ unit, target: 5 }))!).terms.some(term => term.rule === 'AS-sua-atac'),
  );
  expect(helped).toEqual([true, true, true, false]);
});
rule('ASC-sua-dn', 'an implanted pilot of Skill 2 acts at Skill 1, one without at 2', () => {
  const needs = (marks: Unit['marks']): number => total(setPiece(pair(3, { specials: 'DN' }, {}, { skill: 2, marks })));
  expect([needs([{ kind: 'linked', until: 0 }]), needs([])]).toEqual([1, 2]);
});
rule('ASC-sua-iatm-inferno', 'IATM2 gives two points of heat at Short and at Medium', () => {
  const heat = (apart: number): number => {
    const game = scene(ruleset, setPiece(pair(apart, { specials: 'IATM2' })));
    game.does(0, hit({ how: 'IATM', munition: 'inferno' }), 6, 5);
    return game.state.units[1]!.heatFrom;
  };
  expect([heat(3), heat(12)]).toEqual([2, 2]);
});
rule('ASC-sua-mash', 'MASH6 is IT3', () => expect(roomOf(setPiece(pair(3, { type: 'CV', specials: 'MASH6' })).units[0]!)).toBe(3));
