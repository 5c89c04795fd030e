import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Cause } from '../shape.ts';
import { unitAt } from '../state.ts';
import { eventsOf, jump, NORTH, type Placed, run, SOUTH, start, termsOf, walk } from '../testing/table.fixture.ts';

const alone = (unit: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }], ground });

/** The number for one cause. */
const number = (unit: Partial<Placed>, cause: Cause, causes: readonly Cause[] = [cause], depth = 0) => {
  const { book, state } = alone(unit);
  return book.ask('piloting', { state, unit: unitAt(state, 0), cause, causes, depth });
};

describe('numbers', () => {
  rule('TW-skill-default', 'Piloting 5 and Gunnery 4 where nobody says otherwise', () => {
    expect(number({}, 'kicked').total).toBe(5);
    expect(unitAt(alone().state, 0).pilot).toMatchObject({ gunnery: 4, piloting: 5 });
  });
  for (const [id, cause, value] of [
    ['TW-psr-20', 'damage20', 1],
    ['TW-psr-legact', 'legActuator', 1],
    ['TW-psr-hip', 'hip', 2],
    ['TW-psr-gyro1', 'gyro', 3],
    ['TW-psr-gyro2', 'gyroGone', 6],
    ['TW-psr-leg', 'legGone', 5],
    ['TW-psr-shutdown', 'shutdown', 3],
    ['TW-psr-kicked', 'kicked', 0],
    ['TW-psr-pushed', 'pushed', 0],
    ['TW-psr-kickmiss', 'kickMissed', 0],
    ['TW-psr-domino', 'domino', 0],
  ] as const)
    rule(id, `the number for it is ${value} more`, () => {
      const answer = number({}, cause);
      expect(answer.total).toBe(5 + value);
      expect(answer.terms.map(term => term.rule)).toContain(id);
    });
  rule('TW-psr-charged', 'a charge adds two to both', () => {
    expect([number({}, 'charged').total, number({}, 'charging').total]).toEqual([7, 7]);
  });
  rule('TW-psr-dfa', 'death from above adds two and four', () => {
    expect([number({}, 'dfaHit').total, number({}, 'dfaMade').total]).toEqual([7, 9]);
  });
  rule('TW-psr-water', 'the deeper the harder', () => {
    expect([1, 2, 3].map(depth => number({}, 'water', ['water'], depth).total)).toEqual([4, 5, 6]);
  });
  rule('TW-psrmod-actuator', 'actuators of legs add one each, unless their hip is gone', () => {
    expect(termsOf(number({ hits: { LL: [1, 2], RL: [3] } }, 'kicked'))).toMatchObject({ 'TW-psrmod-actuator': 3 });
    expect(termsOf(number({ hits: { LL: [0, 1, 2] } }, 'kicked'))).toEqual({ 'TW-skill-default': 5, 'TW-psrmod-hip': 2 });
  });
  rule('TW-psrmod-hip', 'hips add two each', () => expect(number({ hits: { LL: [0], RL: [0] } }, 'kicked').total).toBe(9));
  rule('TW-psrmod-leg', 'a lost leg adds five', () => {
    expect(number({ gone: ['LL'] }, 'stand').total).toBe(10);
    expect(number({ design: 'SCP-1N', gone: ['FLL'] }, 'stand').total).toBe(5);
    expect(number({ design: 'SCP-1N', gone: ['FLL', 'RRL'] }, 'stand').total).toBe(10);
  });
  rule('TW-psrmod-gyro', 'a damaged gyro adds three', () => expect(number({ hits: { CT: [3] } }, 'kicked').total).toBe(8));
  rule('TW-psrmod-quad', 'four legs take two off', () => expect(number({ design: 'SCP-1N' }, 'kicked').total).toBe(3));
  rule('TW-psr-same-phase', 'what this phase has struck counts as a cause only', () => {
    const fresh = { damage: 0, slots: ['CT:3'], gone: [], causes: [], defended: [], fainting: false, fallen: false, doomed: null };
    expect(number({ hits: { CT: [3] }, fresh }, 'gyro').total).toBe(8);
  });
});

describe('falls', () => {
  rule('TW-fall-damage', 'a tenth of the weight for each level and one, in lots of five', () => {
    const damage = (design: string, levels: number) => {
      const { book, state } = alone({ design });
      return book.ask('fallDamage', { unit: unitAt(state, 0), levels, depth: 0 }).total;
    };
    expect([damage('GRF-1N', 0), damage('AS7-D', 2), damage('LCT-1V', 1)]).toEqual([6, 30, 4]);
    const play = alone({}, { '0809': 'x' });
    const events = play.does(NORTH, walk(0, 'F'), 1, 1, 1, 3, 4, 3, 4, 6, 6);
    expect(eventsOf(events, 'damaged').map(({ armor }) => armor)).toEqual([5, 1]);
  });
  rule('TW-fall-water', 'in the water half of it', () => {
    const { book, state } = alone({ design: 'HBK-4G' });
    expect(book.ask('fallDamage', { unit: unitAt(state, 0), levels: 0, depth: 1 }).total).toBe(2);
  });
  rule('TW-fall-facing', 'one die turns the unit and tells the side that strikes the ground', () => {
    const falls = (die: number) => {
      const play = alone({ design: 'LCT-1V' }, { '0809': 'x' });
      const events = play.does(NORTH, walk(0, 'F'), 1, 1, die, 3, 4, 6, 6);
      return [unitAt(play.state, 0).facing, eventsOf(events, 'located')[0]!.side];
    };
    expect([1, 2, 3, 4, 5, 6].map(falls)).toEqual([
      [3, 'front'],
      [4, 'right'],
      [5, 'right'],
      [0, 'rear'],
      [1, 'left'],
      [2, 'left'],
    ]);
  });
  rule('TW-fall-pilot', 'the pilot rolls against the number that failed', () => {
    const play = alone({ hits: { CT: [3] } }, { '0809': 'x' });
    const events = play.does(NORTH, walk(0, 'F'), 1, 1, 1, 3, 4, 3, 4, 3, 4, 6, 6);
    expect(eventsOf(events, 'pilotChecked')[0]).toMatchObject({ number: 8, ok: false });
    expect(unitAt(play.state, 0).pilot.hits).toBe(1);
  });
  rule('TW-fall-levels', 'falling over in place is no level', () => {
    const play = alone({}, { '0809': 'x' });
    expect(eventsOf(play.does(NORTH, walk(0, 'F'), 1, 1, 1, 3, 4, 3, 4, 6, 6), 'fell')[0]).toMatchObject({ levels: 0, damage: 6 });
  });
});

describe('on the way', () => {
  rule('TW-psr-rubble', 'rubble is entered with a roll', () => {
    const play = alone({}, { '0809': 'x' });
    expect(eventsOf(play.does(NORTH, walk(0, 'FF'), 2, 3), 'piloted')[0]).toMatchObject({ cause: 'rubble', ok: true });
    expect(unitAt(play.state, 0).moved).toMatchObject({ hexes: 2, done: true });
  });
  rule('TW-ter-rubble', 'rubble costs one more', () => {
    const play = alone({}, { '0809': 'x' });
    play.does(NORTH, walk(0, 'F'), 6, 6);
    expect(unitAt(play.state, 0).moved!.spent).toBe(2);
  });
  rule('TW-psr-swamp', 'swamp adds one', () => {
    const play = alone({}, { '0809': 's' });
    expect(eventsOf(play.does(NORTH, walk(0, 'F'), 3, 3), 'piloted')[0]).toMatchObject({ cause: 'swamp', number: { total: 6 }, ok: true });
  });
  rule('TW-psr-rundmg', 'running on a damaged gyro needs a roll, once', () => {
    const play = alone({ hits: { CT: [3] } });
    expect(eventsOf(play.does(NORTH, run(0, 'FFF'), 4, 4), 'piloted')).toHaveLength(1);
    const walks = alone({ hits: { CT: [3] } });
    expect(eventsOf(walks.does(NORTH, walk(0, 'FFF')), 'piloted')).toHaveLength(0);
  });
  rule('TW-psr-jumpdmg', 'landing on a damaged leg needs a roll', () => {
    const play = alone({ hits: { LL: [3] } });
    expect(eventsOf(play.does(NORTH, jump(0, '0810'), 3, 3), 'piloted')[0]).toMatchObject({ cause: 'jumpDamaged', number: { total: 6 } });
  });
  rule('TW-psr-auto', 'who cannot act fails without a roll', () => {
    const play = start({
      phase: 'weapon',
      units: [{ at: '0808', facing: 3, design: 'HBK-4G' }, { at: '0810', shutDown: true }, { at: '0117' }],
    });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [{ weapon: 2, target: 1 }] });
    play.does(SOUTH, { type: 'declare', unit: 1, twist: 0, shots: [] });
    // It is hit without a roll (4 − 4), takes twenty, falls without a roll, and its pilot is hurt without one but stays awake.
    const events = play.does(SOUTH, { type: 'declare', unit: 2, twist: 0, shots: [] }, 3, 4, 1, 1, 2, 1, 2, 6, 6, 1, 1, 2, 2);
    expect(eventsOf(events, 'piloted')[0]).toMatchObject({ roll: null, ok: false });
  });
  const paved = Object.fromEntries(
    ['0806', '0807', '0808', '0809', '0810', '0907', '0908', '0909', '0708', '0709', '0710'].map(label => [label, 'p']),
  );
  rule('TW-skid-when', 'a turn on pavement at a run needs a roll before the next hex', () => {
    const play = alone({ at: '0806' }, paved);
    const events = play.does(NORTH, run(0, 'FFRF'), 2, 2);
    expect(eventsOf(events, 'piloted')[0]).toMatchObject({ cause: 'skid', ok: true, number: { total: 4 } });
    const walks = alone({ at: '0806' }, paved);
    expect(eventsOf(walks.does(NORTH, walk(0, 'FFRF')), 'piloted')).toHaveLength(0);
  });
  rule('TW-skid-effect', 'a failure is a fall and a slide in the old direction', () => {
    const play = alone({ at: '0806' }, paved);
    // Roll fails; facing, two lots and the pilot check; one hex of sliding for three points.
    const events = play.does(NORTH, run(0, 'FFRF'), 1, 1, 1, 3, 4, 3, 4, 6, 6, 3, 4);
    expect(eventsOf(events, 'skidded')).toHaveLength(1);
    expect(eventsOf(events, 'damaged').at(-1)).toMatchObject({ armor: 3, source: { kind: 'slide' } });
    expect(play.state.units[0]).toMatchObject({ prone: true, moved: { done: true, skidded: true } });
  });
  rule('TW-phase-psr', 'the first fall ends the rolls of a phase', () => {
    const play = start({
      phase: 'weapon',
      units: [{ at: '0808', facing: 3, design: 'HBK-4G' }, { at: '0810', armor: { LL: 0 }, structure: { LL: 40 } }, { at: '0117' }],
    });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [{ weapon: 2, target: 1 }] });
    play.does(SOUTH, { type: 'declare', unit: 1, twist: 0, shots: [] });
    // Twenty to the leg and a foot struck: two rolls are due, the first one fails.
    const events = play.does(
      SOUTH,
      { type: 'declare', unit: 2, twist: 0, shots: [] },
      6,
      6,
      4,
      5,
      2,
      6,
      4,
      1,
      1,
      1,
      3,
      4,
      3,
      4,
      6,
      6,
      1,
      1,
      2,
      2,
    );
    expect(eventsOf(events, 'piloted')).toHaveLength(1);
    expect(eventsOf(events, 'piloted')[0]).toMatchObject({ number: { total: 7 } });
  });
});
