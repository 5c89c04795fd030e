import { randomGame } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { classic } from './game.ts';
import { hold, NEXT, NORTH, pair, SOUTH, shoot, start } from './testing/table.fixture.ts';
import { classicWatch } from './watch.ts';

test('a spectator learns of shots, harm and losses', () => {
  const position = {
    units: [{ at: '0805', facing: 3 } as const, { at: '0809', armor: { CT: 0 }, structure: { CT: 4 } } as const, { at: '0117' } as const],
  };
  const { events, play } = shoot(position, 0, 6, 6, ...pair(7), 1, 1, ...NEXT);
  const notes = classicWatch.notes(play.state, events);
  expect(notes.map(({ kind }) => kind)).toEqual(['shot', 'harm', 'lost', 'turnEnded']);
  expect(notes[2]).toEqual({ kind: 'lost', unit: 1, by: 0 });
  expect(classicWatch.units(play.state)[1]).toMatchObject({ left: 0, at: null, fighting: false, points: 55 });
});

test('whoever stands about out of reach is seen', () => {
  const play = start({
    phase: 'weapon',
    units: [
      { at: '0101', design: 'JR7-D' },
      { at: '1617', design: 'JR7-D' },
    ],
  });
  expect(classicWatch.bystanders(play.state, play.book)).toEqual([0, 1]);
  play.does(NORTH, hold(0));
  play.does(SOUTH, hold(1), ...NEXT);
});

test('even forces meet on any map', () => {
  const { even } = classicWatch;
  const scenario = { ...even, setup: classicWatch.onMap(even.setup, 1) };
  expect(scenario.setup.map).toBe('river');
  let last = classic.ruleset.setup(scenario.setup);
  for (const { after } of randomGame({ game: classic, seed: 'watch', scenario, commands: 20 })) last = after;
  expect([classicWatch.turn(last), classicWatch.field(last), classicWatch.ranOut(last)]).toEqual([1, { width: 16, height: 17 }, false]);
});
