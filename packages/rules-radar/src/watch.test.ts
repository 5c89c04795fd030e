import { randomGame } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { radar } from './game.ts';
import { A, answer, B, engage, fighter, start } from './space.fixture.ts';
import { radarWatch } from './watch.ts';

test('a spectator learns of shots, harm and losses', () => {
  const gun = fighter({ card: { arcs: { front: { standard: [40, 40, 40, 40] } } } });
  const play = start({ map: 'I1', turns: 1, units: [gun, fighter(), fighter({ seat: B, at: 'I4', zone: -1 })] });
  play.does(A, engage(0, 1));
  const events = play.does(B, answer(false), 4, 3, 4, 3, 6, 6);
  expect(radarWatch.notes(play.state, events).map(({ kind }) => kind)).toEqual(['shot', 'harm', 'lost', 'turnEnded']);
  expect(radarWatch.units(play.state)[1]).toMatchObject({ left: 0, at: null, fighting: false });
  expect(radarWatch.ranOut(play.state)).toBe(true);
});

test('even forces meet in any sector', () => {
  const [even] = radarWatch.grounds;
  const scenario = { ...even, ...even.on?.(2) };
  let last = radar.ruleset.setup(scenario.setup);
  for (const { after } of randomGame({ game: radar, seed: 'watch', scenario, commands: 20 })) last = after;
  expect(radarWatch.units(last).map(({ at }) => at)).toContainEqual({ x: 1, y: 2 });
  expect(radarWatch.field(last)).toEqual({ width: 5, height: 24 });
  expect(radarWatch.turn(last)).toBeGreaterThan(0);
});

test('whoever drifts about far from everybody is seen', () => {
  const play = start({ phase: 'movement', initiative: B, units: [fighter({ zone: -1 }), fighter({ at: 'O9', zone: -1 })] });
  expect(radarWatch.bystanders(play.state, play.book)).toEqual([0, 1]);
});

test('a fighter that would run dry on the way to its enemies has a reason to wait', () => {
  const waiting = (fuel: number, foe: string) => {
    const { state, book } = start({
      phase: 'movement',
      initiative: B,
      units: [fighter({ zone: -1, fuel }), fighter({ at: foe, zone: -1 })],
    });
    return radarWatch.bystanders(state, book).includes(0);
  };
  expect([waiting(6, 'O9'), waiting(7, 'O9'), waiting(2, 'M5'), waiting(3, 'M5')]).toEqual([false, true, false, true]);
});

test('whoever commits its one attack before they meet is not to blame for what comes of it, a ship that picks its weapons is', () => {
  const [small, ship] = [fighter(), fighter({ card: { type: 'DS' } })];
  const state = start({ map: 'I1', units: [small, ship, fighter({ seat: B })] }).state;
  const shot = (unit: number, way: 'engage' | 'launch') => {
    const toHit = { total: 13, terms: [] };
    const event = { type: 'fired', unit, target: 2, toHit, roll: null, hit: false, way } as unknown as Parameters<
      typeof radarWatch.notes
    >[1][0];
    return radarWatch.notes(state, [event]).map(note => note.kind === 'shot' && note.possible);
  };
  expect([shot(0, 'engage'), shot(1, 'engage'), shot(1, 'launch')]).toEqual([[true], [false], [false]]);
});

test('a convoy means to leave, nobody else does', () => {
  const { state } = start({ map: 'I1', units: [fighter(), fighter({ seat: B })] });
  const left = (goal: 'rout' | 'convoy', unit: number) =>
    radarWatch.notes({ ...state, goal }, [{ type: 'left', unit, fate: 'retreated', rule: 'ASC-space-exit-outward' }]);
  expect([left('convoy', 0), left('convoy', 1), left('rout', 0)].flat().map(note => note.kind === 'left' && note.meant)).toEqual([
    true,
    false,
    false,
  ]);
});
