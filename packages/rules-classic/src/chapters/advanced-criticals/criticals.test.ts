import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { sheetOf } from '../../sheet/compile.ts';
import { isWhole, unitAt } from '../../state.ts';
import { armed, facing, HIT, LASER, weapon } from '../../testing/armed.fixture.ts';
import {
  clearBut,
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  type Position,
  pair,
  SOUTH,
  shoot,
  start,
  strike,
  WITNESS,
  walk,
} from '../../testing/table.fixture.ts';

const duel = (design: Paper, target: Partial<Placed>, rules: readonly RuleId[], more: Partial<Position> = {}): Position =>
  facing({ design }, target, rules, more);

rule('TOE-floating-crit-partial-cover', 'a two is rolled again for its place, and behind cover until it is no leg', () => {
  const FLOAT: readonly RuleId[] = ['TOE-floating-crit-partial-cover'];
  const place = (ground: { readonly [label: string]: string }, ...dice: readonly number[]) =>
    eventsOf(shoot(duel(LASER, {}, FLOAT, { ground }), 0, ...HIT, ...pair(2), ...dice, ...pair(3), ...NEXT).events, 'located')[0]!.struck;
  expect(place({}, ...pair(5))).toMatchObject({ location: 'RL', critical: true });
  expect(place({ '0805': '1' }, ...pair(5), ...pair(9), ...pair(8))).toMatchObject({ location: 'LT', critical: true, covered: false });
});

const FORCE: readonly RuleId[] = ['TOE-adv-critical-trigger'];
const inside = (item: string, rules: readonly RuleId[]) =>
  eventsOf(
    shoot(duel(armed(weapon(item)), { armor: { LT: 0 } }, rules), 0, ...HIT, ...pair(8), ...pair(7), ...NEXT).events,
    'criticalRolled',
  )[0]?.row.total;

rule('TOE-adv-critical-trigger#1', 'an attack that strikes inside rolls by how hard it strikes', () => {
  expect([inside('Medium Laser', []), inside('Medium Laser', FORCE)]).toEqual([7, 6]);
  const kicked = start({
    phase: 'physical',
    units: [
      { at: '0808', facing: 3 },
      { at: '0809', armor: { RL: 0 } },
      { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } },
    ],
    rules: FORCE,
  });
  kicked.does(NORTH, strike(0, { kind: 'kick', leg: 'RL', target: 1 }));
  const events = kicked.does(SOUTH, strike(1), ...HIT, 1, ...pair(7), ...HIT, ...NEXT);
  // Eleven points inside: two more, less two.
  expect(eventsOf(events, 'criticalRolled')[0]?.row.total).toBe(7);
});

rule('TOE-adv-critical-trigger#2', 'a fall and a magazine that bursts do as ever', () => {
  const fallen = start({
    units: [
      { at: '0808', facing: 3, armor: { LT: 0 } },
      { at: '0117', moved: ['stand', 0] },
    ],
    ground: { '0809': 'x' },
    rules: FORCE,
  });
  const events = fallen.does(NORTH, walk(0, 'F'), 1, 1, 1, ...pair(8), ...pair(7), ...pair(9), ...HIT);
  expect(eventsOf(events, 'criticalRolled')[0]?.row.total).toBe(7);
});

rule('TOE-adv-critical-trigger#3', 'less two, and one more for every five points inside', () => {
  expect(['Small Laser', 'Medium Laser', 'Large Laser', 'PPC'].map(item => inside(item, FORCE))).toEqual([5, 6, 6, 7]);
});

rule('TOE-expanded-critical-one-slot', 'a thing of one slot is lost at once, one of several when half of it is struck', () => {
  const MORE: readonly RuleId[] = ['TOE-expanded-critical-one-slot'];
  const design = armed(weapon('Autocannon/10', 'LT'), weapon('Medium Laser', 'LT'), {
    kind: 'ammo',
    item: 'IS Ammo AC/10',
    at: 'RT',
    shots: 10,
  });
  const slots = sheetOf(design).slots['LT']!;
  const [cannon, laser] = [0, 1].map(ref => slots.findIndex(one => one.part === 'weapon' && one.ref === ref));
  const die = (slot: number): readonly number[] => (slot < 6 ? [1, slot + 1] : [4, slot - 5]);
  const after = (target: Partial<Placed>, slot: number, rules = MORE) => {
    const { play } = shoot(
      duel(LASER, { design, armor: { LT: 0 }, structure: { LT: 13 }, ...target }, rules),
      0,
      ...HIT,
      ...pair(8),
      ...pair(8),
      ...die(slot),
      ...NEXT,
    );
    return [0, 1].map(ref => isWhole(unitAt(play.state, 1), 'weapon', ref));
  };
  // Seven slots: four of them have to be struck.
  expect(after({}, cannon!)).toEqual([true, true]);
  expect(after({}, cannon!, [])).toEqual([false, true]);
  expect(after({}, laser!)).toEqual([true, false]);
  const struck: Partial<Placed> = { hits: { LT: [cannon!, cannon! + 1, cannon! + 2] }, condition: { dented: ['weapon:0'] } };
  expect(after(struck, cannon! + 3)).toEqual([false, true]);
});

rule('TOE-engine-explosion-scale', 'an engine that is lost may burst; five levels above the ground are as far as a hex', () => {
  const BURST: readonly RuleId[] = ['TOE-engine-explosion-scale'];
  const engine = sheetOf('GRF-1N').slots['CT']!.flatMap(({ part }, i) => (part === 'engine' ? [i] : []));
  const wreck: Partial<Placed> = { armor: { CT: 0 }, hits: { CT: engine.slice(0, 2) } };
  const blast = (elevation: number, at: string, ...dice: readonly number[]) => {
    const play = start({
      phase: 'weapon',
      units: [
        { at: '0803', facing: 3, design: LASER },
        { at: '0807', ...wreck } as Placed,
        { at, design: 'AS7-D', ...(elevation > 0 ? { elevation } : {}) },
      ],
      rules: BURST,
      // It stands on a roof.
      ...(elevation > 0 ? { board: clearBut({ [at]: [{ kind: 'building', level: 4, height: elevation, cf: 150 }] }) } : {}),
    });
    play.does(NORTH, fire(0, 1, 0));
    play.does(SOUTH, hold(1));
    const slot = engine[2]!;
    const events = play.does(
      SOUTH,
      hold(2),
      ...HIT,
      ...pair(7),
      ...pair(8),
      ...(slot < 6 ? [1, slot + 1] : [4, slot - 5]),
      ...dice,
      ...NEXT,
    );
    return eventsOf(events, 'damaged')
      .filter(({ unit }) => unit === 2)
      .reduce((sum, { armor, structure }) => sum + armor + structure, 0);
  };
  expect(blast(0, '0808', ...pair(9))).toBe(0);
  // A rating of 275: 27 points beside it, 13 two hexes away; twelve levels up are two hexes more.
  const six = [6, 7, 8, 6, 8, 7].flatMap(total => pair(total));
  expect(blast(0, '0808', ...pair(10), ...six, ...HIT)).toBe(27);
  expect(blast(12, '0808', ...pair(10), ...pair(6), ...pair(7))).toBe(6);
  expect(blast(0, '0811', ...pair(10))).toBe(0);
});

rule(
  'TOE-non-fusion-mech-crits',
  'an engine that burns fuel lets no heat go when it is struck, and is lost at the third hit like that of industry',
  () => {
    const fuelled: Paper = { ...LASER, engine: { type: 'ICE', rating: 275 } };
    const hits = sheetOf(fuelled).slots['CT']!.flatMap(({ part }, i) => (part === 'engine' ? [i] : []));
    const heat = (design: Paper) => {
      const { book, state } = start(duel(LASER, { design, hits: { CT: hits.slice(0, 2) } }, []));
      return book.ask('heat', { state, unit: unitAt(state, 1) }).total;
    };
    expect([heat(LASER), heat(fuelled)]).toEqual([10, 0]);
    const slot = hits[2]!;
    const { play } = shoot(
      duel(LASER, { design: fuelled, armor: { CT: 0 }, hits: { CT: hits.slice(0, 2) } }, []),
      0,
      ...HIT,
      ...pair(7),
      ...pair(8),
      ...(slot < 6 ? [1, slot + 1] : [4, slot - 5]),
      ...NEXT,
    );
    expect(unitAt(play.state, 1).fate).toBe('destroyed');
  },
);

rule('TOE-xxl-crits', 'the engine of a vehicle is struck by the rules of vehicles, whatever it is built of', () => {
  const tank: Paper = { ...find('Vedette Medium Tank')!, engine: { type: 'XXL', rating: 250 } };
  const { play } = shoot(duel(LASER, { design: tank, facing: 0, armor: { RR: 0 }, at: '0806' }, [], {}), 0, ...HIT, ...pair(7), ...NEXT);
  expect(sheetOf(tank)).toMatchObject({ kind: 'vehicle', xxl: true, slots: {} });
  expect(unitAt(play.state, 1).wear!.engine).toBe(false);
  const rear = shoot(duel(LASER, { design: tank, facing: 3, armor: { RR: 0 } }, []), 0, ...HIT, ...pair(7), ...pair(10), ...NEXT);
  expect(unitAt(rear.play.state, 1).wear).toMatchObject({ engine: true, immobile: true });
});
