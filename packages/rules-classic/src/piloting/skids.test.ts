import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { alone, built, type Ground, HIT, MISS, numberIn } from '../testing/core.fixture.ts';
import { at, eventsOf, NORTH, type Placed, pair, run, start, termsOf, walk } from '../testing/table.fixture.ts';

/** A paved street from north to south, and one that turns off to the west. */
const STREET: Ground = Object.fromEntries(
  ['0803', '0804', '0805', '0806', '0807', '0808', '0809', '0810', '0707', '0708', '0709', '0705', '0706'].map(label => [label, 'p']),
);
const FALL = [1, ...pair(7), ...pair(7), ...HIT] as const;

/** Runs some hexes down the street, turns right and goes on. */
const swerve = (unit: Partial<Placed>, way: string, ground: Ground, ...dice: readonly number[]) => {
  const play = alone({ at: '0803', ...unit }, { ...STREET, ...ground });
  return { events: play.does(NORTH, run(0, way), ...dice), play };
};

describe('skids', () => {
  rule('TW-skid-when#1', 'whoever runs, turns on pavement and goes on rolls before the next hex', () => {
    const { events } = swerve({}, 'FFRF', {}, ...HIT);
    expect(eventsOf(events, 'piloted')).toMatchObject([{ cause: 'skid', ok: true }]);
    // Without a step after the turn, or without a turn, or off the pavement, nobody rolls.
    expect(eventsOf(swerve({}, 'FFR', {}).events, 'piloted')).toEqual([]);
    expect(eventsOf(swerve({}, 'FFF', {}).events, 'piloted')).toEqual([]);
    expect(eventsOf(alone({}).does(NORTH, run(0, 'FRF')), 'piloted')).toEqual([]);
  });
  rule('TW-skid-when#3', 'walking round a corner needs none', () => {
    const play = alone({ at: '0803' }, STREET);
    expect(eventsOf(play.does(NORTH, walk(0, 'FFRF')), 'piloted')).toEqual([]);
  });
  rule('TW-skid-when#4', 'what hovers slips instead', () => {
    const { events } = swerve({ design: 'Pegasus Scout Hover Tank' }, 'FFRF', {}, ...HIT);
    expect(eventsOf(events, 'piloted')).toMatchObject([{ cause: 'sideslip' }]);
  });
  rule('TW-skid-when#5', 'troops never do', () => {
    const play = alone({ at: '0803', design: 'Elemental Battle Armor [Laser](Sqd5)' }, STREET);
    expect(eventsOf(play.does(NORTH, walk(0, 'RF')), 'piloted')).toEqual([]);
  });
  rule('TW-psr-skid', 'the roll is made at the number of the table', () => {
    const number = (way: string) => eventsOf(swerve({ design: 'LCT-1V' }, way, {}, ...HIT).events, 'piloted')[0]!.number.total;
    expect([number('FFRF'), number('FFFRF'), number('FFFFFRF')]).toEqual([4, 5, 6]);
  });
  rule('TW-skid-effect#1', 'a failure is a fall in the hex of the turn', () => {
    const { events } = swerve({}, 'FFRF', {}, ...MISS, ...FALL, ...pair(7));
    expect(eventsOf(events, 'fell')[0]).toMatchObject({ unit: 0, levels: 0, damage: 6 });
    const kinds = events.map(({ type }) => type);
    expect(kinds.indexOf('fell')).toBeLessThan(kinds.indexOf('skidded'));
    expect(eventsOf(events, 'pilotChecked')).toHaveLength(1);
  });
  rule('TW-skid-effect#2', 'it slides on the old way for half the hexes, rounded up', () => {
    const ends = (way: string, ...dice: readonly number[]) => unitAt(swerve({}, way, {}, ...MISS, ...FALL, ...dice).play.state, 0).at;
    expect([ends('FFRF', ...pair(7)), ends('FFFRF', ...pair(7), ...pair(7))]).toEqual([at('0806'), at('0808')]);
  });
  rule('TW-skid-effect#3', 'for half of a fall in place for each hex', () => {
    const { events } = swerve({}, 'FFFRF', {}, ...MISS, ...FALL, ...pair(10), ...pair(10));
    const scraped = eventsOf(events, 'damaged').filter(({ source }) => source.kind === 'slide');
    expect(scraped.map(({ location, armor }) => [location, armor])).toEqual([
      ['LA', 3],
      ['LA', 3],
    ]);
    const heavy = swerve({ design: 'AS7-D' }, 'FFRF', {}, ...MISS, 1, ...pair(7), ...pair(7), ...HIT, ...pair(10));
    expect(eventsOf(heavy.events, 'damaged').at(-1)).toMatchObject({ armor: 5, source: { kind: 'slide' } });
  });
  rule('TW-skid-effect#4', 'a tank rolls for its tracks instead of falling', () => {
    const { events } = swerve({ design: 'Vedette Medium Tank' }, 'FFRF', {}, ...MISS, ...pair(6), ...pair(7));
    expect(eventsOf(events, 'fell')).toEqual([]);
    expect(eventsOf(events, 'worn')[0]).toMatchObject({ what: 'minor' });
  });
  rule('TW-skid-effect#5', 'and its move is over', () => {
    const { play } = swerve({}, 'FFRF', {}, ...MISS, ...FALL, ...pair(7));
    expect(unitAt(play.state, 0).moved).toMatchObject({ done: true, spent: 3 });
  });
  rule('TW-skid-stop#1', 'higher ground stops it and does a twentieth', () => {
    const { events, play } = swerve({}, 'FFRF', { '0806': '1' }, ...MISS, ...FALL, ...pair(7));
    expect(eventsOf(events, 'skidded')).toEqual([]);
    expect(eventsOf(events, 'damaged').at(-1)).toMatchObject({ armor: 3, source: { kind: 'slide' } });
    expect(unitAt(play.state, 0).at).toEqual(at('0805'));
  });
  rule('TW-skid-stop#2', 'over a drop of two levels it falls', () => {
    const paved = [{ kind: 'pavement', level: 1 }] as const;
    const cliff = (level: number) => {
      const places = Object.fromEntries(['0803', '0804', '0805', '0705'].map(label => [label, { level, terrains: paved }]));
      return alone({ at: '0803' }, {}, { board: built(places) });
    };
    const two = cliff(2).does(NORTH, run(0, 'FFRF'), ...MISS, ...FALL, 1, ...pair(3), ...pair(10), ...pair(5), ...pair(9), ...HIT);
    expect(eventsOf(two, 'fell').map(({ levels }) => levels)).toEqual([0, 2]);
    const one = cliff(1).does(NORTH, run(0, 'FFRF'), ...MISS, ...FALL, ...pair(7));
    expect(eventsOf(one, 'fell').map(({ levels }) => levels)).toEqual([0]);
  });
  rule('TW-skid-collide#1', 'whoever is slid into is charged at three more', () => {
    const play = start({ units: [{ at: '0803', facing: 3 }, { at: '0806', moved: ['walk', 0] }, { at: '0117' }], ground: STREET });
    const [blow] = eventsOf(play.does(NORTH, run(0, 'FFRF'), ...MISS, ...FALL, ...MISS), 'struck');
    expect(blow).toMatchObject({ blow: { kind: 'charge', target: 1 }, hit: false });
    expect(termsOf(blow!.toHit)).toMatchObject({ 'TW-skid-collide': 3 });
  });
  rule('TW-skid-collide#2', 'unless it steps aside, which takes a move that it still has', () => {
    const slide = (moved: Placed['moved'] | undefined, ...dice: readonly number[]) => {
      const other: Placed = { at: '0806', ...(moved ? { moved } : {}) };
      const play = start({ units: [{ at: '0803', facing: 3 }, other, { at: '0117' }], ground: STREET });
      return eventsOf(play.does(NORTH, run(0, 'FFRF'), ...MISS, ...FALL, ...dice), 'struck').length;
    };
    expect([slide(undefined, ...HIT), slide(['walk', 0], ...MISS)]).toEqual([0, 1]);
  });
  /** Has skidded past somebody; the terms of a shot of one of them at the other. */
  const shots = () => {
    const play = start({
      units: [
        { at: '0803', facing: 3 },
        { at: '0812', moved: ['stand', 0] },
      ],
      ground: STREET,
    });
    play.does(NORTH, run(0, 'FFRF'), ...MISS, ...FALL, ...pair(7));
    return [termsOf(numberIn(play, 0, 1)), termsOf(numberIn(play, 1, 0))] as const;
  };
  rule('TW-skid-mods#1', 'whoever has skidded aims one worse on top of running', () => {
    expect(shots()[0]).toMatchObject({ 'TW-th-run': 2, 'TW-skid-mods': 1 });
  });
  rule('TW-skid-mods#2', 'and is two harder to hit', () => expect(shots()[1]).toMatchObject({ 'TW-skid-mods': 2 }));
});
