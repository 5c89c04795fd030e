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
  const [even] = classicWatch.grounds;
  const scenario = { ...even, ...even.on?.(1) };
  expect(scenario.setup.map).toBe('river');
  let last = classic.ruleset.setup(scenario.setup);
  for (const { after } of randomGame({ game: classic, seed: 'watch', scenario, commands: 20 })) last = after;
  expect([classicWatch.turn(last), classicWatch.field(last), classicWatch.ranOut(last)]).toEqual([1, { width: 16, height: 17 }, false]);
});

test('a reactor that its own weapons shut down is told from one that others did', () => {
  const { state } = start({ units: [{ at: '0101' }, { at: '1617' }] });
  const built = (own: number, outside: number) => ({
    total: own + outside,
    terms: [
      { rule: 'TW-heat-gen' as const, value: own },
      { rule: 'TW-heat-ext' as const, value: outside },
    ],
  });
  const hot = (own: number, outside: number) => [
    { type: 'cooled' as const, unit: 0, built: built(own, outside), cooling: { total: 10, terms: [] }, heat: own + outside - 10 },
    { type: 'reactorRolled' as const, unit: 0, needed: 4, roll: null, shutDown: true, restart: false },
  ];
  const own = (events: Parameters<typeof classicWatch.notes>[1]) =>
    classicWatch.notes(state, events).map(note => note.kind === 'shutDown' && note.own);
  expect([own(hot(26, 0)), own(hot(10, 24)), own(hot(10, 24).slice(1))]).toEqual([[true], [false], [false]]);
});

test('fighters and the crippled may leave, others are counted', () => {
  const { state } = start({ units: [{ at: '0101' }, { at: '1617', gone: ['LT'] }] });
  const notes = classicWatch.notes(state, [
    { type: 'leftMap', unit: 0 },
    { type: 'leftMap', unit: 1 },
  ]);
  expect(notes).toEqual([
    { kind: 'left', unit: 0, meant: false },
    { kind: 'left', unit: 1, meant: true },
  ]);
});

test('what heat and the chosen way ask for is a risk, and what others force on a unit is not', () => {
  const { state } = start({ units: [{ at: '0101' }, { at: '1617' }] });
  const answer = (total: number) => ({ total, terms: [{ rule: 'TW-heat-gen' as const, value: total }] });
  const roll = { rule: 'TW-heat-gen' as const, faces: [6, 6], total: 12 };
  const notes = classicWatch.notes(state, [
    { type: 'cooled', unit: 0, built: answer(30), cooling: answer(10), heat: 20 },
    { type: 'reactorRolled', unit: 0, needed: 7, roll, shutDown: false, restart: false },
    { type: 'ammoHeld', unit: 0, needed: 4, roll, ok: true },
    { type: 'ammoHeld', unit: 1, needed: 4, roll, ok: true },
    { type: 'piloted', unit: 0, cause: 'skid', number: answer(9), roll, ok: true },
    { type: 'piloted', unit: 0, cause: 'kicked', number: answer(9), roll, ok: true },
  ]);
  expect(notes.map(note => note.kind === 'risk' && [note.of, Math.round(36 * note.chance)])).toEqual([
    ['heat', 15],
    ['heat', 3],
    ['feet', 26],
  ]);
});
