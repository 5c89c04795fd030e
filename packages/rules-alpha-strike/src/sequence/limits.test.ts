import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../attack/aim.ts';
import { emplacement } from '../chapters/advanced-buildings/armed.ts';
import { BURDEN } from '../chapters/external-cargo/burden.ts';
import { freight } from '../chapters/external-cargo/cargo-size.ts';
import { EDITIONS } from '../ruleset.ts';
import { at, ruleset, standard } from '../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece } from '../set-piece.ts';
import type { Command, MoveCommand, State, Unit } from '../shape.ts';

// What no rule lets anybody do: the wrong phase, the wrong side, a second time, off the table.
const optional: readonly RuleId[] = [
  'ASC-cargo-capacity',
  'ASC-throw-eligibility',
  'ASC-vtol-strafing-declare',
  'AS-sprint',
  'AS-evade',
  'AS-bog',
];
const book = Rulebook.compile(ruleset, [...standard, ...optional]);
const refused = (state: State, command: Command, seat = 0, by = book): readonly RuleId[] =>
  by.check(ruleset.view(state, seat), command, seat).map(one => one.rule);
const HOUSE = patch('building', 18, 34, 22, 36, { cf: 10 });
const fight = (card: Sketch = {}, more: Partial<Unit> = {}, change: Partial<State> = {}): State =>
  setPiece([at(card, 0, 20, 40, more), at({ move: '4"' }, 1, 20, 30)], change, [HOUSE]);
const go = (more: Partial<MoveCommand> = {}): MoveCommand => ({
  type: 'move',
  unit: 0,
  mode: 'ground',
  path: [{ x: 5080, y: 41 * 254 }],
  facing: { dx: 0, dy: -1 },
  ...more,
});
const place = (x: number, y: number, more: object = {}): Command => ({
  type: 'deploy',
  unit: 0,
  at: { x: x * 254, y: y * 254 },
  facing: { dx: 0, dy: -1 },
  ...more,
});
const shell: Command = { type: 'bombard', unit: 0, weapon: 'ART-S', at: { x: 5080, y: 30 * 254 } };
const raze: Command = { type: 'demolish', unit: 0, piece: 'building' };

rule('AS-turn', 'nothing in the wrong phase', () => {
  const commands: readonly Command[] = [
    go(),
    { type: 'attack', unit: 0, target: 1, how: 'standard' },
    raze,
    shell,
    { type: 'deed', unit: 0, deed: 'spot' },
    { type: 'order', unit: 0, order: 'shutDown' },
    { type: 'run', unit: 0 },
    { type: 'done' },
    place(20, 45),
  ];
  const over = fight({ specials: 'ARTS-1' }, { moved: null }, { phase: 'end' });
  expect(commands.map(command => refused(over, command).includes('AS-turn'))).toEqual(commands.map(() => true));
});
rule('AS-turn', 'nothing for the other side, and nothing twice', () => {
  const mine = fight({}, { moved: null }, { phase: 'movement' });
  expect([refused(mine, go()), refused({ ...mine, active: 1 }, go()), refused(fight({}, {}, { phase: 'movement' }), go())]).toEqual([
    [],
    ['AS-turn'],
    ['AS-turn'],
  ]);
  const shots = setPiece([at({}, 0, 20, 40), at({ move: '4"' }, 1, 20, 30)]);
  const fire: Command = { type: 'attack', unit: 0, target: 1, how: 'standard' };
  expect([refused(shots, fire), refused({ ...shots, active: 1 }, fire)]).toEqual([[], ['AS-turn']]);
  expect(refused(shots, { ...fire, unit: 1, target: 0 })).toContain('AS-turn');
  expect([refused(shots, { type: 'done' }), refused({ ...shots, active: 1 }, { type: 'done' })]).toEqual([[], ['AS-turn']]);
  const setup = fight({}, { fate: 'waiting', at: null }, { phase: 'setup' });
  expect([refused(setup, place(20, 45)), refused({ ...setup, active: 1 }, place(20, 45))]).toEqual([[], ['AS-turn']]);
});
rule('AS-attack-count', 'who has attacked neither shoots at buildings nor fires shells nor works', () => {
  const spent = fight({ specials: 'ARTS-1,SAW' }, { did: ['standard'] });
  const fresh = fight({ specials: 'ARTS-1,SAW' });
  const work: Command = { type: 'deed', unit: 0, deed: 'spot' };
  expect([refused(fresh, raze), refused(spent, raze)]).toEqual([[], ['AS-attack-count']]);
  expect([refused(fresh, shell), refused(spent, shell)]).toEqual([[], ['AS-attack-count']]);
  expect([refused(fresh, work), refused(fight({}, { did: ['spot'] }), work)]).toEqual([[], ['AS-attack-count']]);
});
rule('AS-scale-inch', 'nobody is set up and nothing falls beyond the edge', () => {
  const setup = fight({}, { fate: 'waiting', at: null }, { phase: 'setup', ratings: [4, 0] });
  expect(refused(setup, place(73, 45))).toEqual(['AS-scale-inch']);
  expect(refused(fight({ specials: 'ARTS-1' }), { ...shell, at: { x: -10, y: 100 } })).toEqual(['AS-scale-inch']);
  const guns = setPiece([at({ specials: 'ARTT-1' }, 0, 20, 40), at({}, 1, 20, 4)], { phase: 'setup', ratings: [4, 0] });
  const plot = (x: number): Command => ({ type: 'plot', at: { x, y: 100 } });
  expect([refused(guns, plot(0)), refused(guns, plot(-1))]).toEqual([[], ['ASC-bi-preplotted-artillery']]);
});
rule('AS-stacking', 'nobody is set up on top of another', () => {
  const setup = setPiece([at({}, 0, 0, 0, { fate: 'waiting', at: null }), at({}, 0, 20, 45)], { phase: 'setup' });
  expect([refused(setup, place(20.5, 45)), refused(setup, place(22, 45))]).toEqual([['AS-stacking'], []]);
});
rule('AS-move-declare', 'heat never leaves less than nothing', () => {
  const state = fight({ move: '4"' }, { heat: 3 });
  expect(book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total).toBe(0);
});
rule('AS-sprint', 'nobody gets on a unit that sprints', () => {
  const state = setPiece(
    [
      at({ type: 'CV', move: '8"t', specials: 'IT4' }, 0, 20, 40, { moved: null }),
      at({ type: 'CI', move: '4"f', specials: 'CAR4' }, 0, 20 + 318 / 254, 40, { moved: null }),
      at({}, 1, 60, 4),
    ],
    { phase: 'movement' },
  );
  expect([refused(state, go({ mounts: [1] })), refused(state, go({ mounts: [1], mode: 'sprint' }))]).toEqual([[], ['AS-sprint']]);
});
rule('AS-evade', 'it has its Move on the ground, less what heat takes, and is as much harder to hit as its Skill says', () => {
  const state = fight({ move: '8"' }, { heat: 1, moved: { mode: 'evade', length: 900, from: null } });
  expect(book.ask('move', { state, unit: state.units[0]!, mode: 'evade' }).total).toBe(6);
  expect(book.ask('evasion', { state, unit: state.units[0]! }).terms.find(one => one.rule === 'AS-evade')?.value).toBe(2);
  expect(Rulebook.compile(ruleset, standard).ask('move', { state, unit: state.units[0]!, mode: 'evade' }).total).toBe(0);
});
const evasion = (unit: Partial<Unit>, card: Sketch = {}, edition = 'corrected-2013'): number => {
  const state = fight(card, unit);
  return Rulebook.compile(ruleset, EDITIONS[edition]!).ask('evasion', { state, unit: state.units[0]! }).total;
};
rule('AS-tmm-immobile', 'beside the card it says -4 as well', () => expect([evasion({ shutdown: true }), evasion({})]).toEqual([-4, 1]));
rule('AS-tmm-dropped', 'beside the card it says 3 as well', () => expect(evasion({ marks: [{ kind: 'dropping', until: 1 }] })).toBe(3));
rule('AS-to-hit-jumped', 'beside the card a jump adds its one', () =>
  expect(evasion({ moved: { mode: 'jump', length: 900, from: null } }, { move: '8"j' })).toBe(2),
);
rule('AS-tmm-13', 'the first printing counts what could move and could jump', () =>
  expect(evasion({ moved: null }, { move: '8"j' }, 'original-2013')).toBe(2),
);
rule('AS-tmm-ce', 'the Commander’s Edition reads it from the card', () => expect(evasion({}, { tmm: 3 }, 'commanders-edition')).toBe(3));
rule('AS-tbl-water-class-ce', 'an inch of water is too deep for a tank in the Commander’s Edition', () => {
  const ford = (edition: string) => {
    const state = setPiece([at({ type: 'CV', move: '8"t' }, 0, 20, 40, { moved: null }), at({}, 1, 60, 4)], { phase: 'movement' }, [
      patch('water', 10, 30, 30, 38.5, { depth: 254 }),
    ]);
    return refused(state, go({ path: [{ x: 5080, y: 37 * 254 }] }), 0, Rulebook.compile(ruleset, EDITIONS[edition]!));
  };
  expect([ford('corrected-2013'), ford('commanders-edition')]).toEqual([[], ['AS-move-prohibited']]);
});
rule('AS-bog', 'four legs make it easier by two, three by one, a superheavy harder by one', () => {
  const needs = (specials: string) => {
    const state = fight({ specials });
    return book.ask('control', { state, unit: state.units[0]!, why: 'bog', inches: 0 }).total;
  };
  expect([needs(''), needs('QUAD'), needs('TRIPOD'), needs('LG')]).toEqual([4, 2, 3, 5]);
});
rule('AS-sua-bt', 'only who carries a charge blows up', () => {
  const blow: Command = { type: 'deed', unit: 0, deed: 'blowUp' };
  expect([refused(fight({ specials: 'BT' }), blow), refused(fight(), blow)]).toEqual([[], ['AS-sua-bt']]);
});
rule('AS-sua-btas', 'a shaken crew aims and drives one worse', () => {
  const shaken: Unit['marks'] = [{ kind: 'shaken', until: 1, value: 1 }];
  const both = (marks: Unit['marks']) => {
    const state = fight({}, { marks });
    return [
      book.ask('toHit', aimOf(state, { type: 'attack', unit: 0, target: 1, how: 'standard' })!).total,
      book.ask('control', { state, unit: state.units[0]!, why: 'bog', inches: 0 }).total,
    ];
  };
  const [calm, upset] = [both([]), both(shaken)];
  expect([upset[0]! - calm[0]!, upset[1]! - calm[1]!]).toEqual([1, 1]);
});
rule('ASC-inf-hit-the-deck', 'infantry throws itself down, machines do not', () => {
  const by = Rulebook.compile(ruleset, [...standard, 'ASC-inf-hit-the-deck']);
  const down = (card: Sketch) => refused(fight(card, { moved: null }, { phase: 'movement' }), go({ path: [], stance: 'hitDeck' }), 0, by);
  expect([down({ type: 'CI', move: '4"f' }), down({})]).toEqual([[], ['ASC-inf-hit-the-deck']]);
});
rule('AS-hidden', 'who shoots from hiding is seen from then on, and nobody else answers an ambush', () => {
  const lying = setPiece([at({}, 0, 20, 40, { hidden: true, moved: null }), at({ move: '4"' }, 1, 20, 35)], {});
  const game = scene(ruleset, lying);
  game.does(0, { type: 'attack', unit: 0, target: 1, how: 'standard' }, 5, 5);
  expect([game.state.units[0]!.hidden, game.events[0]!.type]).toEqual([false, 'uncovered']);
  expect(refused(lying, { type: 'ambush', fire: true })).toEqual(['AS-hidden']);
  expect(refused({ ...lying, pending: { kind: 'ambush', unit: 0, target: 1 } }, { type: 'ambush', fire: true })).toEqual([]);
});
const burdened = (card: Sketch, load: Placed, more: Partial<Unit> = {}): State =>
  setPiece(
    [
      at(card, 0, 20, 40, { marks: [{ kind: 'carries', until: 0, by: 1, value: BURDEN.third }], ...more }),
      { ...load, more: { ...load.more, fate: 'riding', rides: 0, at: null, marks: [{ kind: 'cargo', until: 0, by: 0 }] } },
      at({ move: '4"', armor: 9 }, 1, 20, 32.4 - 318 / 254),
    ],
    {},
    [HOUSE],
  );
const crate: Placed = { card: freight(30), seat: 0, x: 20, y: 42, more: { shutdown: true } };
rule('ASC-cargo-no-attacks', 'neither buildings nor shells nor runs', () => {
  const state = burdened({ specials: 'ARTS-1' }, crate);
  expect(
    [refused(state, raze), refused(state, shell), refused(state, { type: 'run', unit: 0 })].every(ids =>
      ids.includes('ASC-cargo-no-attacks'),
    ),
  ).toBe(true);
});
rule('ASC-cargo-drop-quick', 'cargo takes no orders', () => {
  const state = setPiece([crate, at({}, 1, 60, 4)]);
  expect(refused(state, { type: 'order', unit: 0, order: 'restart' })).toContain('ASC-cargo-drop-quick');
});
rule('ASC-throw-to-hit', 'beyond six inches there is no bracket either, and an impossible throw is refused', () => {
  const open = (more: Partial<Unit>) => ({
    ...burdened({ size: 4, specials: 'LG', move: '4"' }, crate, more),
    table: { width: 18288, height: 12192, pieces: [] },
  });
  const game = scene(ruleset, open({}), [...standard, ...optional]);
  // Seven inches and a half: three for the distance, one for the crate, none for Medium range; large units are no target here.
  game.does(0, { type: 'throw', unit: 0, target: 2 }, 4, 4);
  const made = game.events.find(({ type }) => type === 'attacked') as { readonly toHit: { readonly total: number }; readonly hit: boolean };
  expect([made.toHit.total, made.hit]).toEqual([8, true]);
  expect(refused(open({ fireHits: 3 }), { type: 'throw', unit: 0, target: 2 })).toEqual(['ASC-throw-to-hit']);
});
rule('ASC-vtol-other-attacks', 'a run that was not flown cannot be resolved, nor one twice', () => {
  const flown: Unit['moved'] = {
    mode: 'ground',
    length: 2540,
    from: null,
    run: { kind: 'strafe', from: { x: 5080, y: 9000 }, to: { x: 5080, y: 6460 }, height: 508 },
  };
  const vtol: Sketch = { type: 'CV', move: '12"v' };
  const resolve: Command = { type: 'run', unit: 0 };
  expect([
    refused(fight(vtol, { moved: flown }), resolve),
    refused(fight(vtol), resolve),
    refused(fight(vtol, { moved: flown, did: ['run'] }), resolve),
  ]).toEqual([[], ['AS-a2g'], ['AS-a2g']]);
  expect([raze, shell].map(command => refused(fight({ ...vtol, specials: 'ARTS-1' }, { moved: flown }), command))).toEqual([
    ['ASC-vtol-strafing-attack'],
    ['ASC-vtol-strafing-attack'],
  ]);
});
rule('ASC-vtol-strafing-attack', 'whoever has flown a run shoots at no building and fires no shell', () => {
  const flown: Unit['moved'] = {
    mode: 'ground',
    length: 2540,
    from: null,
    run: { kind: 'strafe', from: { x: 5080, y: 9000 }, to: { x: 5080, y: 6460 }, height: 508 },
  };
  const after = (moved: Unit['moved']) =>
    [raze, shell].map(command => refused(fight({ type: 'CV', move: '12"v', specials: 'ARTS-1' }, { moved }), command));
  expect([after(flown), after(null)]).toEqual([
    [['ASC-vtol-strafing-attack'], ['ASC-vtol-strafing-attack']],
    [[], []],
  ]);
});
rule('ASC-armed-building-attacks', 'guns without a crew are one worse with artillery too', () => {
  const card = { ...emplacement(15, [0, 0, 0], true), specials: ['AFC', 'ROOF', 'ARTS-1'] };
  const needs = (specials: readonly string[]) => {
    const state = setPiece([{ card: { ...card, specials }, seat: 0, x: 20, y: 35 }], {}, [HOUSE]);
    return book.ask('artillery', { state, unit: state.units[0]!, weapon: 'ART-S', direct: true, against: null, at: { x: 0, y: 0 } }).total;
  };
  expect(needs([...card.specials, 'AUTO']) - needs(card.specials)).toBe(1);
});
rule('AS-env-vacuum', 'without air a burning engine does not drive either', () => {
  const state = fight(
    { specials: 'EE' },
    { moved: null },
    { phase: 'movement', weather: { light: 'day', fog: 0, hail: 0, vacuum: true, wind: 0 } },
  );
  expect([refused(state, go()), refused(state, go({ mode: 'stand', path: [] }))]).toEqual([['AS-env-vacuum'], []]);
});
rule(
  'ASC-crit-success-trigger',
  'a natural 12 hits what cannot be hit and a natural 2 misses what cannot be missed; Control Rolls too',
  () => {
    const rules: readonly RuleId[] = [...standard, 'ASC-crit-success', 'AS-bog'];
    const shoot = (skill: number, theirs: Partial<Unit>, ...dice: readonly number[]) => {
      const state = setPiece([{ ...at({}, 0, 20, 40), skill }, at({ move: '12"j' }, 1, 20, 37, theirs)]);
      const game = scene(ruleset, state, rules);
      game.does(0, { type: 'attack', unit: 0, target: 1, how: 'standard' }, ...dice);
      return 20 - game.state.units[1]!.armor;
    };
    const still: Partial<Unit> = { shutdown: true };
    expect([shoot(3, still, 1, 2), shoot(3, still, 1, 1)]).toEqual([3, 0]);
    const swamp = (skill: number, ...dice: readonly number[]) => {
      const state = setPiece([{ ...at({}, 0, 20, 40, { moved: null }), skill }, at({}, 1, 60, 4)], { phase: 'movement' }, [
        patch('swamp', 10, 30, 30, 38.5),
      ]);
      const game = scene(ruleset, state, rules);
      game.does(0, go({ path: [{ x: 5080, y: 37 * 254 }] }), ...dice);
      return game.state.units[0]!.marks.length;
    };
    expect([swamp(2, 1, 1), swamp(2, 1, 2)]).toEqual([1, 0]);
  },
);
