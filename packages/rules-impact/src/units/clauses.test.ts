import { opening, rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { measured } from '../board/scale.ts';
import { impact } from '../impact.ts';
import { figureFor, figureSizes, levelTiles } from '../miniatures/stand.ts';
import { at, cards, d6, d12, type Soldier } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import { activate, blue, chief, duel, fire, ofType, red, stage, strengthOf, termOf, why } from '../testing/field.fixture.ts';
import { traitsOf } from './traits.ts';
import { ARMORED, kindOf, UNIT_TYPES, type UnitType } from './types.ts';

/** A ready game whose first side has such a force, with its cards dealt. */
function dealt(units: readonly { readonly type: UnitType; readonly count: number }[]) {
  const scenario = impact.scenarios[0]!;
  const [first, second] = scenario.setup.forces;
  const setup = { ...scenario.setup, forces: [{ ...first, units }, second] as const };
  const { state } = opening({ game: impact, seed: 3, scenario: { ...scenario, setup }, commands: 0 });
  return scene(ruleset, state, scenario.rules);
}
rule('MAAS-3.1-id-letters#1', 'every armored soldier has a letter of its own and is called up by it; others have numbers', () => {
  const s = dealt([
    { type: 'front-line', count: 18 },
    { type: 'assault', count: 1 },
    { type: 'sniper', count: 1 },
    { type: 'police', count: 2 },
    { type: 'recon', count: 1 },
  ]);
  const mine = s.state.units.filter(({ seat }) => seat === 0);
  expect(mine.filter(({ kind }) => kind === 'armored').map(({ tag }) => tag)).toEqual([...'ABCDEFGHIJKLMNOPQRST']);
  expect(mine.filter(({ kind }) => kind !== 'armored').map(({ tag }) => tag)).toEqual(['P1', 'P2', 'D1']);
  s.does(s.state.holder, { type: 'goFirst', yes: s.state.holder === 0 });
  const sniper = mine.find(({ card }) => card?.type === 'sniper')!;
  s.does(0, { type: 'activate', unit: sniper.id });
  expect(s.story().at(-1)).toContain(sniper.tag);
  expect(s.story().at(-1)).toContain('Sniper');
});
rule('MAAS-3.1-id-letters#2', 'twenty are enough: with one more the scenario is refused', () => {
  const { setup } = impact.scenarios[0]!;
  const reads = (assault: number): boolean =>
    ruleset.readSetup({
      ...setup,
      forces: [
        {
          ...setup.forces[0],
          units: [
            { type: 'front-line', count: 18 },
            { type: 'assault', count: assault },
          ],
        },
        setup.forces[1],
      ],
    }).ok;
  expect([reads(2), reads(3)]).toEqual([true, false]);
  const s = dealt([
    { type: 'front-line', count: 18 },
    { type: 'assault', count: 2 },
  ]);
  s.refuses(0, { type: 'steady' });
});
rule('MAAS-3.1.9-crusader#1', 'near a crusader shock goes and panic becomes shock, without a draw', () => {
  const near = (on: string, morale: 'shocked' | 'panicked', type: Soldier['type'] = 'crusader') => {
    const s = stage([red('H-10', { morale }), red(on, { type, done: true }), chief, blue('R-35')]);
    if (!s.book.allows(ruleset.view(s.state, 0), { type: 'comfort', unit: 0 }, 0)) return why(s.refuses(0, { type: 'comfort', unit: 0 }));
    s.does(0, { type: 'comfort', unit: 0 });
    return [s.state.units[0]!.morale, s.state.units[0]!.done];
  };
  expect([near('H-13', 'shocked'), near('H-13', 'panicked')]).toEqual([
    ['good', true],
    ['shocked', true],
  ]);
  expect([near('H-14', 'shocked'), near('H-11', 'shocked', 'assault')]).toEqual([['MAAS-12.3-crusader-aura'], ['MAAS-12.3-crusader-aura']]);
});
rule('MAAS-3.1.10-jack-knife#1', 'no suit has a better shield, and only beside an enemy does it strike hard', () => {
  const shield = (type: UnitType) => Math.abs(termOf(duel({}, { type }), 'MAAS-9.3.2-mod-shield') ?? 0);
  for (const type of ARMORED.filter(one => one !== 'jack-knife')) expect(shield(type)).toBeLessThan(shield('jack-knife'));
  const strike = (on: string) => {
    const s = stage([red('H-10', { type: 'jack-knife' }), chief, blue(on, { type: 'police' })]);
    activate(s);
    fire(s, 2, 'stationary', d12(1), ...(on === 'H-11' ? [d12(1)] : []));
    return strengthOf({ ...s, events: s.events.slice(0, s.events.findIndex(event => event.type === 'attacked') + 1) });
  };
  // Printed four: three times that and one for standing beside, or four.
  expect([strike('H-11'), strike('H-12')]).toEqual([12 + 1, 4]);
});
rule('MAAS-4.0-tracking-card#1', 'type, numbers by damage, and the special rules of the type', () => {
  const moves = (damage: number) => {
    const s = stage([red('H-10', { type: 'sniper', card: { damage } }), chief, blue('R-35')]);
    activate(s);
    return [s.state.units[0]!.card!.type, s.state.active!.mp];
  };
  expect([moves(0), moves(1), moves(4)]).toEqual([
    ['sniper', 5],
    ['sniper', 4],
    ['sniper', 2],
  ]);
  const rules = (type: UnitType) => traitsOf(type).map(({ rule: id }) => id);
  expect(rules('sniper')).toEqual([
    'MAAS-12.1s-sniper-once',
    'MAAS-12.1s-sniper-paint',
    'MAAS-12.1s-sniper-close',
    'MAAS-4.5-query-sniper',
  ]);
  expect(rules('engineer')).toContain('MAAS-12.2.2-demolition');
  expect(rules('jack-knife')).toEqual(['MAAS-12.4-jack-knife-triple']);
  const known = new Set(ruleset.rules.flatMap(({ id, covers }) => [id, ...(covers ?? [])]));
  for (const type of UNIT_TYPES) for (const id of rules(type)) expect(known).toContain(id);
});
rule('MAAS-1.0-two-players#1', 'two sides, one after the other, and nobody else', () => {
  const s = stage([red('H-10'), blue('R-35', { done: false })]);
  s.does(0, { type: 'pass' });
  expect(ruleset.awaiting(s.state).map(({ seat }) => seat)).toEqual([1]);
  activate(s, 1, 1);
  s.does(1, { type: 'done' });
  expect(ruleset.awaiting(s.state).map(({ seat }) => seat)).toEqual([0]);
  expect(() => s.refuses(2, { type: 'pass' })).not.toThrow();
  const plan = impact.scenarios[0]!.setup;
  const sides = (n: number) => ruleset.readSetup({ ...plan, forces: Array.from({ length: n }, () => plan.forces[0]) }).ok;
  expect([sides(1), sides(2), sides(3)]).toEqual([false, true, false]);
});

rule('MAAS-2.6-scale#1', 'ten points are 250 meters, a bounce to level twelve 24 meters, ten turns ten minutes', () => {
  const s = duel({}, {});
  expect(measured({ points: 5, levels: 12, turns: s.state.plan.special.turns })).toMatchObject({ metres: 125, metresUp: 24, seconds: 600 });
  expect([measured({ points: 1 }).metres, measured({ levels: 1 }).metresUp, measured({ turns: 1 }).seconds]).toEqual([25, 2, 60]);
});
rule('MAAS-2.6-scale#2', 'a piece is one soldier: one hit of its own removes one', () => {
  const s = stage([red('H-10'), chief, blue('H-15', { type: 'police' }), blue('H-17', { type: 'police' })]);
  activate(s);
  fire(s, 2, 'stationary', d12(12));
  expect(s.state.units.slice(2, 4).map(({ place }) => place)).toEqual(['eliminated', 'map']);
  expect(measured({ counters: 2 }).soldiers).toBe(2);
});
/** A soldier who bounces this high from the plain. */
function bounced(level: number) {
  const s = stage([red('H-10'), chief, blue('R-35')]);
  activate(s);
  s.does(0, { type: 'bounce', level, boost: false });
  return s.state.units[0]!;
}
rule('MAAS-3.14-elevation-tiles#1', 'level nine is a marker of six and one of three', () =>
  expect([3, 6, 9].map(level => levelTiles(bounced(level).level))).toEqual([[3], [6], [6, 3]]),
);
rule('MAAS-8.2.9-representing-height#1', 'one marker up to six, two above, one of them six', () => {
  for (let level = 1; level <= 12; level++) {
    const tiles = levelTiles(bounced(level).level);
    expect([tiles.length, tiles.reduce((sum, tile) => sum + tile, 0)]).toEqual([level <= 6 ? 1 : 2, level]);
    if (level > 6) expect(tiles[0]).toBe(6);
  }
  expect(levelTiles(0)).toEqual([]);
});
const figure = (level: number) => {
  const { kind, card, tag, level: now } = level > 0 ? bounced(level) : stage([red('H-10'), chief]).state.units[0]!;
  return figureFor(kind, card!.type, tag, now);
};
rule('MAAS-16.1-miniature-scale#1', 'points an inch apart, figures of 15 mm on bases of 20 mm', () =>
  expect(figureSizes()).toMatchObject({ point: 25.4, figure: 15, base: 20 }),
);
rule('MAAS-16.2.1-base#1', 'half an inch across, with the letter of its soldier', () => {
  expect(figureSizes().letterBase).toBe(25.4 / 2);
  expect(figure(0)).toMatchObject({ known: 'letter', label: 'A' });
});
rule('MAAS-16.2.2-flight-stand#1', 'an inch for low, two for high', () =>
  expect([figureSizes().lowStand / 25.4, figureSizes().highStand / 25.4, figureSizes().base]).toEqual([1, 2, 20]),
);
rule('MAAS-16.2.3-stand-usage#1', 'none on the ground, one for low, one for high', () =>
  expect([0, 3, 10].map(level => figure(level).stand)).toEqual(['none', 'low', 'high']),
);
rule('MAAS-16.2.3-stand-usage#2', 'low is one to six, high is seven to twelve', () =>
  expect([1, 5, 6, 7, 12].map(level => figure(level).stand)).toEqual(['low', 'low', 'low', 'high', 'high']),
);
rule('MAAS-16.2.4-die-level#1', 'the die shows the level, beside the high stand six less', () =>
  expect([3, 6, 7, 8, 12].map(level => figure(level).die)).toEqual([3, 6, 1, 2, 6]),
);
rule('MAAS-16.2.5-unarmored-mini#1', 'no stand, no letter: police and militia are told apart by their looks', () => {
  const one = (type: UnitType) => figureFor(kindOf(type), type, 'P1', 0);
  expect([one('police'), one('militia')]).toMatchObject([
    { stand: 'none', known: 'looks', label: 'Police' },
    { stand: 'none', known: 'looks', label: 'Militia' },
  ]);
});
rule('MAAS-16.2.6-drone-mini#1', 'drones fly on stands and have a marker beside them; a sentry stands', () => {
  expect(figureFor(kindOf('attack'), 'attack', 'D1', 8)).toMatchObject({ stand: 'high', die: 2, known: 'marker', label: 'D1' });
  expect(figureFor(kindOf('sentry'), 'sentry', 'S1', 2)).toMatchObject({ stand: 'none', known: 'marker', label: 'S1' });
});

const STEALTH = ['MAAS-14.3-stealth-entry', 'MAAS-14.3-stealth-reveal-move', 'MAAS-14.3-stealth-assault'] as const;
rule('MAAS-3.4-complete-marker#2', 'whoever is revealed keeps the number of its box, and moves by it', () => {
  const s = stage(
    [red('H-10', { type: 'ranger', stealth: { box: 2, leave: 'no', ready: 0 } }), chief, blue('R-35', { done: false })],
    { alone: true },
    STEALTH,
  );
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, d6(6), d6(5), d6(3), d6(1)));
  // The box has gone on by one when the turn ended.
  expect(s.state.units[0]!.stealth).toMatchObject({ box: 0, from: 3, leave: 'must' });
  s.does(0, { type: 'goFirst', yes: true });
  activate(s);
  // Half of seven times three, rounded up.
  expect(s.state.active!.mp).toBe(11);
});
rule('MAAS-8.4-enter-exit', 'the point of entry is paid for', () => {
  const s = stage([{ seat: 0, type: 'front-line' }, chief, blue('R-35')]);
  activate(s);
  s.does(0, { type: 'enter', at: at('H-01'), level: 0 });
  expect([s.state.active!.mp, ofType(s, 'stepped').length]).toEqual([4, 1]);
});
