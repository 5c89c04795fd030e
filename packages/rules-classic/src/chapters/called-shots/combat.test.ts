import type { RuleId } from '@sortie/kernel';
import type { Mount, Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../../options.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { LOCATIONS as locations } from '../../sheet/sheet.ts';
import { unitAt } from '../../state.ts';
import { armed, HIT } from '../../testing/armed.fixture.ts';
import { eventsOf, fire, NEXT, NORTH, type Placed, pair, shoot, start, strike, termsOf, WITNESS } from '../../testing/table.fixture.ts';

const laser: Mount = { kind: 'weapon', item: 'Medium Laser', at: 'RA' };
const rockets: readonly Mount[] = [
  { kind: 'weapon', item: 'MRM 10', at: 'RT' },
  { kind: 'ammo', item: 'IS MRM 10 Ammo', at: 'RT', shots: 20 },
];

describe('extreme range', () => {
  const EXTREME: readonly RuleId[] = ['TW-th-ext'];
  const UNEVEN: readonly RuleId[] = ['TW-th-ext', 'TOE-extreme-range-uneven'];
  const reaches = (design: Paper, label: string, rules: readonly RuleId[]): boolean => {
    const play = start({ phase: 'weapon', units: [{ at: '0101', facing: 2, design }, { at: label }], rules });
    return play.book.check(play.state as never, fire(0, 1, 0), NORTH).length === 0;
  };
  rule('TW-th-ext', 'a fourth bracket at six more', () => {
    const { events } = shoot(
      { units: [{ at: '0803', facing: 3, design: armed(laser), gunnery: 2 }, { at: '0815' }], rules: EXTREME },
      0,
      1,
      1,
      ...NEXT,
    );
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)).toMatchObject({ 'TW-th-ext': 6 });
    const play = (label: string, rules: readonly RuleId[]) =>
      start({ phase: 'weapon', units: [{ at: '0803', facing: 3, design: armed(laser) }, { at: label }], rules });
    expect(
      play('0816', EXTREME)
        .refuses(NORTH, fire(0, 1, 0))
        .map(one => one.rule),
    ).toContain('TW-range-beyond');
    expect(
      play('0815', [])
        .refuses(NORTH, fire(0, 1, 0))
        .map(one => one.rule),
    ).toContain('TW-range-beyond');
    const offered = [...options(play('0815', EXTREME).state, NORTH, play('0815', EXTREME).book)];
    expect(offered.some(command => command.type === 'declare' && command.shots.length > 0)).toBe(true);
  });
  rule('TOE-extreme-range-uneven', 'half as far again where brackets are uneven', () => {
    const { book } = start({ units: [{ at: '0101' }, { at: '0117' }], rules: UNEVEN });
    const far = (item: string) => book.ask('reach', { weapon: sheetOf(armed({ kind: 'weapon', item, at: 'RT' })).weapons[0]! }).total;
    expect([far('MRM 10'), far('ISSNPPC'), far('ISGaussRifle'), far('Medium Laser')]).toEqual([22, 22, 33, 12]);
    expect([reaches(armed(...rockets), '1610', UNEVEN), reaches(armed(...rockets), '1610', EXTREME)]).toEqual([true, false]);
  });
});

describe('rapid fire', () => {
  const RAPID: readonly RuleId[] = ['TOE-autocannon-rapid-any-ammo', 'TOE-autocannon-rapid-jam'];
  const gun = (munition: string) =>
    armed({ kind: 'weapon', item: 'Autocannon/5', at: 'RT' }, { kind: 'ammo', item: munition, at: 'RT', shots: 20 });
  const burst = (design: Paper, rules: readonly RuleId[], ...dice: readonly number[]) =>
    shoot(
      { units: [{ at: '0803', facing: 3, design }, { at: '0808', design: 'AS7-D' }, WITNESS], rules },
      { weapon: 0, rate: 2 },
      ...dice,
      ...NEXT,
    );
  rule('TOE-autocannon-rapid-any-ammo', 'an autocannon fires twice with whatever it is loaded with', () => {
    for (const shells of ['IS Ammo AC/5', 'IS Precision Ammo AC/5']) {
      const { events, play } = burst(gun(shells), RAPID, ...HIT, ...pair(8), ...pair(3), ...pair(3));
      expect(eventsOf(events, 'fired')[0]).toMatchObject({ shots: 2, heat: 2, cluster: { size: 2, hits: 2 } });
      expect(unitAt(play.state, 0).ammo[0]).toBe(18);
    }
    const slow = start({ phase: 'weapon', units: [{ at: '0803', facing: 3, design: gun('IS Ammo AC/5') }, { at: '0808' }] });
    expect(slow.refuses(NORTH, fire(0, 1, { weapon: 0, rate: 2 })).map(one => one.rule)).toContain('TW-house-rates');
    const other = start({ phase: 'weapon', units: [{ at: '0803', facing: 3 }, { at: '0808' }], rules: RAPID });
    expect(other.refuses(NORTH, fire(0, 1, { weapon: 0, rate: 2 })).map(one => one.rule)).toContain('TW-house-rates');
  });
  rule('TOE-autocannon-rapid-jam', 'a four or less jams it; fired once it never jams', () => {
    const jams = (total: number) =>
      unitAt(burst(gun('IS Ammo AC/5'), RAPID, ...pair(total), ...(total >= 4 ? [1, 1, ...pair(3)] : [])).play.state, 0).jammed;
    expect([jams(3), jams(4), jams(5)]).toEqual([[0], [0], []]);
    const once = shoot(
      { units: [{ at: '0803', facing: 3, design: gun('IS Ammo AC/5') }, { at: '0808' }, WITNESS], rules: RAPID },
      0,
      1,
      1,
      ...NEXT,
    );
    expect(unitAt(once.play.state, 0).jammed).toEqual([]);
  });
});

describe('the water line', () => {
  const LINE: readonly RuleId[] = ['TOE-waterline-attack-down', 'TOE-waterline-attack-up'];
  const IDLE: Placed = { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } };
  const blow = (units: readonly Placed[], rules: readonly RuleId[], kind: 'kick' | 'punch') => {
    const play = start({ phase: 'physical', units: [...units, IDLE], ground: { '0809': '=', '0808': '1' }, rules });
    const command = kind === 'kick' ? ({ kind, leg: 'RL', target: 1 } as const) : ({ kind, arm: 'RA', target: 1 } as const);
    return play.book.check(play.state as never, strike(0, command), NORTH).map(one => one.rule);
  };
  const fires = (units: readonly Placed[]) => {
    const play = start({ phase: 'weapon', units, ground: { '0809': '=' }, rules: LINE });
    return play.book.check(play.state as never, fire(0, 1, 0), NORTH).length === 0;
  };
  rule('TOE-waterline-attack-down', 'nothing from above reaches what is under water', () => {
    const units: readonly Placed[] = [{ at: '0808', facing: 3 }, { at: '0809' }];
    expect(blow(units, LINE, 'kick')).toContain('TOE-waterline-attack-down');
    expect(blow(units, [], 'kick')).not.toContain('TOE-waterline-attack-down');
    expect(fires([{ at: '0805', facing: 3 }, { at: '0809' }])).toBe(false);
  });
  rule('TOE-waterline-attack-up', 'nothing under water reaches above it', () => {
    const units: readonly Placed[] = [{ at: '0809', facing: 0 }, { at: '0808' }];
    expect(blow(units, LINE, 'punch')).toContain('TOE-waterline-attack-up');
    expect(fires([{ at: '0809', facing: 0 }, { at: '0805' }])).toBe(false);
  });
});

rule('TOE-quad-prone-hit-table', 'four legs that lie are struck otherwise', () => {
  const { book } = start({ units: [{ at: '0101' }, { at: '0117' }], rules: ['TOE-quad-prone-hit-table'] });
  const column = (side: 'left' | 'front' | 'rear' | 'right', prone: boolean) =>
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
      rolled => locations[book.ask('location', { table: 'body', side, quad: true, turret: false, prone, rolled }).total],
    );
  expect(column('left', true).join(' ')).toBe('LT FRL FLL FLL RT LT CT RLL RLL RRL HD');
  expect(column('front', true).join(' ')).toBe('CT RLL FLL FLL LT CT RT FRL FRL RRL HD');
  expect(column('rear', true).join(' ')).toBe('CT FLL RLL RLL LT CT RT RRL RRL FRL HD');
  expect(column('right', true).join(' ')).toBe('RT FLL FRL FRL CT RT LT RRL RRL RLL HD');
  expect(column('front', false).join(' ')).toBe('CT FRL FRL RRL RT CT LT RLL FLL FLL HD');
  const two = shoot(
    { units: [{ at: '0803', facing: 3 }, { at: '0808', design: 'GOL-1H', prone: true }, WITNESS], rules: ['TOE-quad-prone-hit-table'] },
    0,
    ...HIT,
    ...pair(2),
    ...pair(3),
    ...NEXT,
  );
  expect(eventsOf(two.events, 'located')[0]!.struck).toMatchObject({ location: 'CT', critical: true });
});
