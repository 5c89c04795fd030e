import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aloft, over, passing, shoot, sky, spot } from './aerospace/sky.fixture.ts';
import { aimOf } from './attack/aim.ts';
import { COMMANDS } from './chapters/special-command-abilities/list.ts';
import {
  at,
  book,
  done,
  hit,
  lost,
  moving,
  pair,
  plus,
  point,
  refused,
  ruleset,
  slow,
  standard,
  stay,
  term,
  withRules,
} from './scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from './set-piece.ts';
import type { Command, MoveCommand, State, Unit } from './shape.ts';
import { isLarge } from './state.ts';

// What the words of the Companion mean in play, clause by clause, where no chapter of its own tells of them.

rule('ASC-term-armor-structure#3', 'what is too much for bubbles is counted as a number', () => {
  const great: Placed = {
    card: sketch({ type: 'SV', move: '4"t', size: 4, armor: 107, structure: 60, specials: 'LG' }),
    seat: 1,
    x: 20,
    y: 34,
  };
  const game = scene(ruleset, setPiece([at({ damage: '9/9/9' }, 0, 20, 40), great]));
  game.does(0, hit(), 6, 5, ...(game.state.units[1]!.card.type === 'SV' ? [1, 1] : []));
  expect([game.state.units[1]!.armor, game.state.units[1]!.structure]).toEqual([98, 60]);
});

// Quirks
const armless: Partial<Unit> = { quirks: ['no-minimal-arms'], moved: null };
const cliff = [patch('hill', 0, 0, 72, 36, { height: 6 * 254 })];
const below = (more: Partial<Unit>): State =>
  setPiece([at({ move: '16"' }, 0, 20, 38, { moved: null, ...more }), at({}, 1, 60, 4)], { phase: 'movement' }, cliff);
const climb: MoveCommand = { type: 'move', unit: 0, mode: 'ground', path: [point(20, 35)], facing: { dx: 0, dy: -1 } };
rule('ASC-term-design-quirk#1', 'a quirk matters where players use the rule that looks at it', () => {
  const climbing = withRules('AS-climb');
  expect([refused(below({}), climb, climbing), refused(below(armless), climb, climbing).length > 0]).toEqual([[], true]);
  const ghosts: Partial<Unit> = { quirks: ['sensor-ghosts'] };
  const needs = (by: typeof book) => by.ask('toHit', aimOf(setPiece(pair(3, {}, {}, ghosts)), hit())!).total;
  expect(needs(withRules('AS-climb', 'ASC-quirk-sensor-ghosts')) - needs(climbing)).toBe(1);
});
rule('ASC-term-design-quirk#2', 'no card prints it', () => {
  const climbing = withRules('AS-climb');
  expect(refused(below(armless), climb, climbing)).not.toEqual([]);
  expect([below(armless).units[0]!.card, below(armless).units[0]!.card.specials]).toEqual([below({}).units[0]!.card, []]);
});

// Rolls and numbers
const landing = (dice: readonly number[]) => {
  const game = scene(ruleset, setPiece([at({ specials: 'ARTS-1' }, 0, 20, 40), at({}, 1, 20, 30)]));
  game.does(0, { type: 'bombard', unit: 0, weapon: 'ART-S', at: point(20, 30) });
  game.does(0, done);
  const events = game.does(1, done, ...dice, 5, 5, 2, 2);
  return { lost: lost(game), rolled: events.find(event => event.type === 'rolled') };
};
rule('ASC-term-mos#1', 'what a roll has beyond the number is its margin', () => {
  const margin = (...dice: readonly number[]) => {
    const { rolled } = landing(dice);
    return rolled?.type === 'rolled' && rolled.good ? rolled.roll.total - rolled.needs!.total : undefined;
  };
  expect([margin(4, 4), margin(5, 4), margin(6, 6)]).toEqual([0, 1, 4]);
  const landed = (...dice: readonly number[]) => {
    const game = scene(
      ruleset,
      sky([aloft({}, 0, { quirks: ['weak-undercarriage'] }), at({}, 1, 60, 10)]),
      plus('ASC-quirk-weak-undercarriage'),
    );
    game.does(0, { type: 'land', unit: 0, from: spot(20, 48), at: spot(20, 20) }, ...dice);
    return 6 - game.state.units[0]!.armor;
  };
  // A weak undercarriage breaks in a landing by nothing: four are needed.
  expect([landed(2, 2), landed(3, 2)]).toEqual([2, 0]);
});
rule('ASC-term-mos#2', 'the number itself is enough, by nothing', () =>
  expect([landing([4, 4]).lost, landing([4, 3, 4]).lost]).toEqual([3, 0]),
);
rule('ASC-term-round-up#2', 'a third of ten points of armor, 3.3, is a threshold of 4', () => {
  const struck = (armor: number, damage: number, ...dice: readonly number[]) => {
    const gun = at({ damage: `${damage}/-/-` }, 0, 20, 24);
    const game = scene(ruleset, setPiece([gun, passing({ armor })]));
    game.does(0, shoot(0, 1), 6, 5, ...dice);
    return [armor - game.state.units[1]!.armor, game.events.filter(event => event.type === 'rolled').length];
  };
  // Of nine points three are the threshold: four go beyond it. Of ten it is four.
  expect([struck(9, 4, 3, 3), struck(10, 4), struck(10, 5, 3, 3)]).toEqual([
    [4, 1],
    [4, 0],
    [5, 1],
  ]);
});
rule('ASC-term-round-normally#2', 'crews of 3.4 are Veterans, crews of 3.5 are Regulars', () => {
  const rules = withRules('ASC-sca-env-spec-condition');
  const trained = (...skills: readonly number[]) =>
    rules
      .checkSetup({
        table: setPiece([]).table,
        forces: [
          skills.map((skill, i) => ({ card: sketch(), skill, ...(i === 0 && { commander: 'force' as const }) })),
          [{ card: sketch() }],
        ],
        zone: 6,
        limit: 3,
        commands: [['environmental-specialization:woods:mobility,combat'], []],
      })
      .map(one => one.rule);
  expect([trained(3, 3, 3, 4, 4), trained(3, 4), trained(4)]).toEqual([[], ['ASC-sca-env-spec-condition'], ['ASC-sca-env-spec-condition']]);
});

// Units
rule('ASC-term-special-ability#1', 'an abbreviation on the card lets the unit do what others cannot', () => {
  const ring = (specials: string) => refused(setPiece(pair(0, { specials })), hit({ how: 'melee' })).length === 0;
  const behind = (specials: string) =>
    refused(setPiece(pair(8, { specials, type: 'CV', move: '8"t' }, {}, { facing: { dx: 0, dy: 1 } })), hit({ how: 'turret' })).length ===
    0;
  expect([ring('MEL'), ring(''), behind('TUR(2/2/-)'), behind('')]).toEqual([true, false, true, false]);
});
rule('ASC-term-spa#1', 'an ability belongs to the crew: the same machine with another crew has none', () => {
  const spotted = (abilities: readonly string[]) => {
    const state = setPiece([...slow(12, { specials: 'IF2' }), at({}, 0, 30, 34, { abilities })]);
    expect(state.units[2]!.card.specials).toEqual([]);
    return book.ask('toHit', aimOf(state, hit({ how: 'indirect', spotter: 2 }))!).total;
  };
  expect(spotted(['comm-implant']) - spotted([])).toBe(-1);
});
const squad: Sketch = { type: 'BA', move: '6"f', armor: 4, structure: 2 };
rule('ASC-term-unit#1', 'a squad of suits moves once and attacks once, like any machine', () => {
  const game = scene(ruleset, setPiece(pair(3, squad, { armor: 20 })));
  game.does(0, hit(), 1, 1);
  expect(game.refuses(0, hit()).map(one => one.rule)).toEqual(['AS-attack-count']);
  const walk = scene(ruleset, moving([...pair(20, squad), at({}, 0, 60, 40)]));
  walk.does(0, stay({ path: [point(20, 38)] }));
  expect(refused(walk.state, stay({ path: [point(20, 37)] }))).not.toEqual([]);
});
rule('ASC-term-unit#2', 'its members are parts of one unit: all of them are lost together', () => {
  const game = scene(
    ruleset,
    setPiece([...slow(3, { damage: '6/6/6' }), at({}, 1, 60, 4)].map((one, i) => (i === 1 ? { ...one, card: sketch(squad) } : one))),
  );
  expect(game.state.units).toHaveLength(3);
  game.does(0, hit(), 6, 5);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units.map(({ fate }) => fate)).toEqual(['fighting', 'destroyed', 'fighting']);
});
rule('ASC-term-unit-size#1', 'a light one strikes for 1, a medium one for 2, and so on', () => {
  const fist = (size: number): number => {
    const game = scene(ruleset, setPiece(slow(0, { size })));
    game.does(0, hit({ how: 'strike' }), 6, 5);
    return lost(game);
  };
  expect([1, 2, 3, 4].map(fist)).toEqual([1, 2, 3, 4]);
});
rule('ASC-term-unit-size#2', 'the very big carry a mark besides, and are easier to hit for it', () => {
  const easier = (specials: string) => term(setPiece(slow(3, {}, { specials })), 'AS-to-hit-lg');
  expect(['', 'LG', 'VLG', 'SLG'].map(easier)).toEqual([undefined, -1, -1, -1]);
  expect(['', 'LG', 'VLG', 'SLG'].map(specials => isLarge({ card: sketch({ specials }) }))).toEqual([false, true, true, true]);
});
rule('ASC-term-unit-type#1', 'the type says what a unit may do: a vehicle does not punch, a ’Mech does not fly', () => {
  const punch = (type: 'BM' | 'CV') => refused(setPiece(pair(0, { type })), hit({ how: 'strike' }));
  expect([punch('BM'), punch('CV')]).toEqual([[], ['AS-phys-who']]);
  const away = (placed: Placed) => refused(sky([placed, at({}, 1, 60, 4)]), { type: 'fly', unit: 0, ring: 1 });
  expect([away(aloft()), away(at({}, 0, 20, 40, { moved: null })).length > 0]).toEqual([[], true]);
});
rule('ASC-term-unit-type#2', '’Mechs that change their shape move as what they have become', () => {
  const goes = (card: Sketch, mode: MoveCommand['mode'], y: number) =>
    refused(moving([at(card, 0, 20, 46), at({}, 1, 60, 4)]), stay({ mode, path: [point(20, y)] }), SHAPES).length === 0;
  const quadVee: Sketch = { move: '8"/10"qt', specials: 'QV,TUR(2/2/-)' };
  const lam: Sketch = { move: '8"/8"j', specials: 'LAM(24"g/6a)' };
  expect([goes(quadVee, 'ground', 38), goes(quadVee, 'roll', 38), goes({}, 'roll', 38)]).toEqual([true, true, false]);
  expect([goes(lam, 'ground', 30), goes(lam, 'glide', 30), goes({}, 'glide', 30)]).toEqual([false, true, false]);
});
const SHAPES = withRules('ASC-unit-lam-conversion', 'ASC-unit-quadvee-conversion');

// Which rules are in force
const SHOT = hit();
const low: Command = stay({ stance: 'hullDown' });
rule('ASC-optional-rules#1', 'what the Annex adds is closed until players agree on it', () => {
  expect([refused(moving(pair(8)), low), refused(moving(pair(8)), low, withRules('ASC-hull-down-eligibility'))]).toEqual([
    ['AS-move-declare'],
    [],
  ]);
  const graze = (rules: readonly RuleId[]) => {
    const game = scene(ruleset, setPiece(slow(3, { damage: '4/4/4' })), rules);
    game.does(0, SHOT, 2, 1);
    return lost(game);
  };
  // A miss by 1 grazes where players have agreed on that.
  expect([graze(standard), graze(plus('ASC-glancing-blows'))]).toEqual([0, 2]);
});
rule('ASC-optional-rules#2', 'one without the others', () => {
  const low1 = withRules('ASC-hull-down-eligibility');
  expect(refused(moving(pair(8)), low, low1)).toEqual([]);
  const graze = scene(ruleset, setPiece(slow(3, { damage: '4/4/4' })), plus('ASC-hull-down-eligibility'));
  graze.does(0, SHOT, 2, 1);
  expect(lost(graze)).toBe(0);
  for (const { id } of ruleset.rules.filter(one => one.kind === 'optional' && one.id.startsWith('ASC-') && !one.needs?.length))
    expect(() => Rulebook.compile(ruleset, plus(id)), id).not.toThrow();
});
rule('ASC-optional-rules#3', 'together with options of the core rules, and in a campaign', () => {
  const both = withRules('AS-sprint', 'ASC-hull-down-eligibility', 'ASC-glancing-blows', 'ASC-morale-check', 'AS-withdraw');
  expect([refused(moving(pair(8)), low, both), refused(moving(pair(8)), stay({ mode: 'sprint', path: [point(20, 32)] }), both)]).toEqual([
    [],
    [],
  ]);
  const setup = { table: setPiece([]).table, forces: [[{ card: sketch() }], [{ card: sketch() }]], zone: 6, limit: 3 } as const;
  expect(
    both.checkSetup({ ...setup, mission: { kind: 'stand-up-fight', campaign: true } } as Parameters<typeof both.checkSetup>[0]),
  ).toEqual([]);
});
rule('ASC-standard-rule-modifications#1', 'six corrections are in force without anybody choosing them', () => {
  const state = (more: Partial<Unit>, theirs: Partial<Unit> = {}, card: Sketch = {}) =>
    setPiece(pair(3, card, { move: '12"' }, more, theirs));
  // Standing still, the terrain that the target occupies, weapons to the rear, overheating at will, minimal damage, intelligence.
  const still: Partial<Unit> = { moved: { mode: 'stand', length: 0, from: null } };
  expect([
    book.ask('evasion', { state: state({}, still), unit: state({}, still).units[1]! }).total,
    term(state(still), 'AS-to-hit-att-still'),
  ]).toEqual([0, -1]);
  const woods = setPiece(pair(8), {}, [patch('woods', 18, 28, 22, 33)]);
  expect(book.ask('toHit', aimOf(woods, SHOT)!).total - book.ask('toHit', aimOf(setPiece(pair(8)), SHOT)!).total).toBe(2);
  expect(refused(state({ facing: { dx: 0, dy: 1 } }, {}, { specials: 'REAR1/1/-' }), hit({ how: 'rear' }))).toEqual([]);
  const game = scene(ruleset, setPiece(pair(3, { damage: '0*/-/-' }, { armor: 20, move: '4"' })));
  game.does(0, SHOT, 6, 5, 4);
  expect(lost(game)).toBe(1);
  const heat = scene(ruleset, setPiece(slow(3)));
  heat.does(0, { type: 'order', unit: 0, order: 'overheat' });
  heat.does(0, done);
  heat.does(1, done, 2, 2, 5, 5);
  expect(heat.state.units[0]!.heat).toBe(1);
  const led = (specials: string) =>
    book.ask('initiative', {
      state: setPiece([at({ specials }, 0, 20, 40), ...[1, 2, 3].map(i => at({}, 0, 20 + 4 * i, 40)), at({}, 1, 60, 4)]),
      seat: 0,
    }).total;
  expect(led('MHQ6') - led('')).toBe(2);
});
rule('ASC-standard-rule-modifications#2', 'a correction is core, an option is not', () => {
  const kind = (id: string) => book.rules.find(one => one.id === id || one.covers?.includes(id as RuleId))?.kind;
  expect(refused(setPiece(pair(3)), SHOT)).toEqual([]);
  expect(
    [
      'ASC-bi-init-bonus-award',
      'ASC-deliberate-overheating',
      'ASC-minimal-damage-roll',
      'ASC-occupied-terrain',
      'ASC-rear-weapons-ground',
      'ASC-vmm-standstill',
    ].map(kind),
  ).toEqual(['core', 'core', 'core', 'core', 'core', 'core']);
  expect(ruleset.rules.find(one => one.id === 'ASC-glancing-blows')?.kind).toBe('optional');
});
rule('ASC-movement-dice#3', 'both sides see the same number beside a unit', () => {
  const state = setPiece(pair(3, {}, { move: '12"' }));
  const seen = ([0, 1] as const).map(seat => {
    const view = ruleset.view(state, seat);
    return view.units.map(unit => book.ask('evasion', { state: view, unit }).total);
  });
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]![1]).toBe(2);
});
rule('ASC-counter-battery-eligibility#3', 'nothing else on this table reaches guns that stand beyond its edge', () => {
  const gun: Placed = at({ specials: 'ARTS-1' }, 1, 0, 0, { fate: 'offTable', at: null, offTable: 60 });
  const state = setPiece([at({}, 0, 20, 2), at({}, 1, 20, 20), gun], { turn: 5, witnessed: [{ unit: 2, seat: 0, turn: 4 }] });
  expect(refused(state, hit({ target: 2 }))).not.toEqual([]);
  const above = sky([aloft(), at({}, 1, 20, 20), gun]);
  expect([refused(above, over({ kind: 'strike', target: 1 })), refused(above, over({ kind: 'strike', target: 2 })).length > 0]).toEqual([
    [],
    true,
  ]);
});
rule('ASC-tbl-sca-summary#1', 'thirteen of them, and each is carried out by rules of its own', () => {
  expect(COMMANDS).toHaveLength(13);
  for (const { name, rule: line } of COMMANDS) {
    const by = withRules('ASC-sca-commander-loss', line);
    expect([by.has(line), ruleset.rules.find(one => one.id === line)?.kind], name).toEqual([true, 'optional']);
  }
  const trained = (command: string) =>
    withRules('ASC-sca-commander-loss', 'ASC-sca-brawlers').checkSetup({
      table: setPiece([]).table,
      forces: [[{ card: sketch(), commander: 'force' }], [{ card: sketch() }]],
      zone: 6,
      limit: 3,
      commands: [[command], []],
    });
  expect([trained('brawlers'), trained('cowards').length > 0]).toEqual([[], true]);
});
