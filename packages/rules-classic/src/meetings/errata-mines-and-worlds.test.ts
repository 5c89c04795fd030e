import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { describe, expect, test } from 'vitest';
import type { State } from '../shape.ts';
import { unitAt } from '../state.ts';
import { bin, griffin, lob, weapon } from '../testing/guns.fixture.ts';
import {
  at,
  eventsOf,
  fire,
  hold,
  jump,
  NEXT,
  NORTH,
  type Placed,
  pair,
  SOUTH,
  start,
  termsOf,
  WITNESS,
  walk,
} from '../testing/table.fixture.ts';

type Field = NonNullable<State['mines']>[number];
const field = (kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  kind,
  at: at('0809'),
  seat: SOUTH,
  density: 10,
  since: -1,
  ...more,
});
const MINES: readonly RuleId[] = ['TOE-minefield-damage-grouping', 'TOE-minefield-command-interrupt', 'TOE-minefield-command-arming'];
const trodden = (unit: Partial<Placed>, mines: readonly Field[], way = walk(0, 'F'), ...dice: readonly number[]) => {
  const play = start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117', moved: ['stand', 0] }], mines, rules: MINES });
  const events = play.does(NORTH, way, ...dice);
  return { left: play.state.mines!.map(({ density }) => density), hits: eventsOf(events, 'damaged').length, play };
};
const SWEEPER: Paper = {
  ...find('Vedette Medium Tank')!,
  mounts: [...find('Vedette Medium Tank')!.mounts, { kind: 'equipment', item: 'ISMineSweeper', at: 'FR' }],
};

describe('mines meet whoever comes by', () => {
  test('two fields in one hex: each is tried by itself', () => {
    expect(trodden({}, [field('standard'), field('inferno')], walk(0, 'F'), ...pair(8), ...pair(9)).left).toEqual([10, 5]);
  });
  test('a trap × its own side: it does not go off under a friend', () => {
    expect([
      trodden({}, [field('command', { trap: true, seat: NORTH })]).left,
      trodden({}, [field('command', { trap: true })], walk(0, 'F'), 1, 6).left,
    ]).toEqual([[10], [0]]);
  });
  test('a vibrabomb × a sweeper that is on: the weight sets it off before anything is swept', () => {
    const swept = trodden(
      { design: SWEEPER, settings: { 0: 'on' } },
      [field('vibrabomb', { setting: 40 })],
      walk(0, 'F'),
      ...pair(7),
      ...pair(7),
    );
    expect([swept.left, swept.hits]).toEqual([[0], 2]);
    expect(
      trodden({ design: SWEEPER, settings: { 0: 'on' } }, [field('vibrabomb', { setting: 60 })], walk(0, 'F'), ...pair(6)).left,
    ).toEqual([0]);
  });
  test('mines × a rotor: who flies over them sets nothing off', () => {
    expect(
      trodden(
        { design: 'Warrior Attack Helicopter H-7', elevation: 2 },
        [field('standard'), field('vibrabomb', { setting: 20 })],
        walk(0, 'FF'),
      ).left,
    ).toEqual([10, 10]);
  });
  test('active mines × a jump: they jump at who lands, and at nobody who passes above', () => {
    expect([
      trodden({}, [field('active')], jump(0, '0809') as never, ...pair(8)).left,
      trodden({}, [field('active')], jump(0, '0810') as never).left,
    ]).toEqual([[10], [10]]);
    expect(trodden({}, [field('active')], jump(0, '0809') as never, ...pair(9), 1, 6).left).toEqual([5]);
  });
  test('clearance missiles × a friend in the hex: thick armor stands it, and the mines are gone', () => {
    const design = griffin(weapon('LRM 20'), bin('IS Ammo LRM-20 Mine Clearance'));
    const friend: Placed = {
      at: '0810',
      seat: NORTH,
      design: 'Vedette Medium Tank',
      fire: { shots: [], spots: null, numbers: null, resolved: true },
    };
    const play = start({
      phase: 'weapon',
      units: [{ at: '0802', facing: 3, design, gunnery: 8 }, { at: '0116' }, friend],
      mines: [field('standard', { at: at('0810'), density: 30 })],
      rules: ['TOE-house-munitions', 'TOE-mine-clearance-missiles'],
    });
    play.does(NORTH, lob(0, 0, '0810'));
    const events = play.does(SOUTH, hold(1), 6, 6, ...pair(5), ...NEXT);
    expect([play.state.mines![0]!.density, eventsOf(events, 'damaged')]).toEqual([0, []]);
  });
  test('clearance missiles × a hill: nobody clears what nobody sees', () => {
    const design = griffin(weapon('LRM 20'), bin('IS Ammo LRM-20 Mine Clearance'));
    const units = [{ at: '0802', facing: 3 as const, design }, { at: '0116' }];
    const seen = (ground: { readonly [label: string]: string }) => {
      const play = start({
        phase: 'weapon',
        units,
        ground,
        mines: [field('standard')],
        rules: ['TOE-house-munitions', 'TOE-mine-clearance-missiles'],
      });
      return play.book.check(play.state as never, lob(0, 0, '0809'), NORTH).length === 0;
    };
    expect([seen({}), seen({ '0805': '4' })]).toEqual([true, false]);
  });
});

describe('worlds meet the core', () => {
  const number = (unit: Partial<Placed>, ground: { readonly [label: string]: string }, ...rules: readonly RuleId[]) => {
    const { book, state } = start({ units: [{ at: '0808', ...unit } as Placed, WITNESS], ground, rules });
    return termsOf(book.ask('piloting', { state, unit: unitAt(state, 0), cause: 'kicked', causes: ['kicked'], depth: 0 }));
  };
  test('spores × a dome × a damaged gyro: all of them make a roll harder', () => {
    const terms = number(
      { spores: 2, hits: { CT: [3] } },
      { '0808': 'Q' },
      'AW-fungal-spores-myomer',
      'AW-fungal-spores-attach',
      'AW-lunar-dome-medium-outer',
    );
    expect(terms).toMatchObject({ 'AW-fungal-spores-myomer': 2, 'AW-lunar-dome-medium-outer': 2 });
  });
  test('bioluminescence × woods: the glow takes the dusk away, not the trees', () => {
    const play = start({
      phase: 'weapon',
      units: [{ at: '0805', facing: 3 }, { at: '0811' }],
      ground: { '0811': '1', '0808': 'l' },
      rules: ['AW-fungal-dusk', 'AW-fungal-bioluminescence'],
    });
    play.does(NORTH, fire(0, 1, 0));
    const { toHit } = eventsOf(play.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired')[0]!;
    expect(toHit.terms.find(one => one.rule === 'AW-fungal-dusk')?.waivedBy).toBe('AW-fungal-bioluminescence');
  });
  test('a Strong Gale × smoke from a pool × a vehicle: the wind reaches four hexes for whatever stands there', () => {
    const rules: readonly RuleId[] = [
      'AW-basis',
      'AW-caustic-gale-surge',
      'AW-caustic-blown-modification',
      'AW-caustic-blown-moderate',
      'AW-caustic-blown-strong',
    ];
    const play = start({
      phase: 'weapon',
      units: [{ at: '0809', design: 'Manticore Heavy Tank' }, { at: '1601' }],
      ground: { '0805': 'z' },
      tags: ['wind-3'],
      rules,
      gale: true,
    });
    play.does(NORTH, hold(0));
    expect(eventsOf(play.does(SOUTH, hold(1), 2, ...NEXT, 4), 'damaged')).toEqual([]);
  });
  test('an Ultra Sublevel × mines: whoever falls for ever sets nothing off', () => {
    const play = start({
      units: [
        { at: '0808', facing: 3 },
        { at: '0117', moved: ['stand', 0] },
        { at: '0101', seat: NORTH },
      ],
      ground: { '0809': 'U' },
      mines: [field('standard')],
      rules: ['AW-ultra-sublevel', 'TOE-minefield-damage-grouping'],
    });
    play.does(NORTH, walk(0, 'F'));
    expect([unitAt(play.state, 0).fate, play.state.mines![0]!.density]).toEqual(['destroyed', 10]);
  });
});
