import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import type { OnMap } from '../state.ts';
import { gear, griffin } from '../testing/blows.fixture.ts';
import { clearBut, eventsOf, fire, hold, jump, NEXT, NORTH, SOUTH, start, stay, termsOf } from '../testing/table.fixture.ts';
import { landings } from './reach.ts';

rule('TW-th-umu', 'propellers carry from water to water, and whoever has swum is three worse at aiming', () => {
  const design = griffin(gear('UMU', 'LT'), gear('UMU', 'RT'), gear('UMU', 'CT'), { kind: 'weapon', item: 'Medium Laser', at: 'RA' });
  const DEEP = [{ kind: 'water', level: 2 }] as const;
  const board = clearBut({ '0807': DEEP, '0808': DEEP, '0809': DEEP, '0810': DEEP, '0812': DEEP });
  const play = start({ units: [{ at: '0807', design }, { at: '0812' }], board });
  expect(landings(play.state, play.state.units[0] as OnMap, play.book)).toHaveLength(4);
  expect(play.refuses(NORTH, jump(0, '0707', 3)).map(one => one.rule)).toContain('TW-th-umu');
  expect(start({ units: [{ at: '0707', design }, { at: '0812' }], board }).refuses(NORTH, jump(0, '0807', 3))).not.toEqual([]);
  play.does(NORTH, jump(0, '0809', 3));
  play.does(SOUTH, stay(1));
  const dry = start({ phase: 'weapon', units: [{ at: '0808', design, moved: ['jump', 2] }, { at: '0810' }] });
  dry.does(NORTH, fire(0, 1, 0));
  const [fired] = eventsOf(dry.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired');
  expect(fired!.toHit.total).toBe(7);
  expect(termsOf(fired!.toHit)['TW-th-umu']).toBe(3);
});
