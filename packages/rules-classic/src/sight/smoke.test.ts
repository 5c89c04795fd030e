import { boardOf, siteAt } from '@sortie/board';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, eventsOf, fire, hold, NEXT, NORTH, numberOf, SOUTH, start } from '../testing/table.fixture.ts';

const UNITS = [{ at: '0805', facing: 3 } as const, { at: '0811' }];

rule('TOE-smoke-two-light-is-heavy#1', 'two thin clouds in a hex hide like a thick one', () => {
  const through = (letter: string, expected: number) => numberOf({ units: UNITS, ground: { '0808': letter } }, 0, expected);
  expect(['v', 'V', 'Y'].map((letter, i) => through(letter, [5, 6, 6][i] ?? 0).total)).toEqual([5, 6, 6]);
});

rule('TOE-smoke-two-light-is-heavy#2', 'when one of them drifts off, the other hides like a thin one', () => {
  const cloud = (until: number) => ({ at: at('0808'), terrain: { kind: 'smoke', level: 1 }, until }) as const;
  const play = start({ phase: 'weapon', units: UNITS, ground: { '0808': 'Y' }, passing: [cloud(1), cloud(2)] });
  const shoots = () => {
    play.does(NORTH, fire(0, 1, 0));
    const events = play.does(SOUTH, hold(1), 1, 1, ...NEXT);
    return eventsOf(events, 'fired')[0]!.toHit.total;
  };
  expect(shoots()).toBe(6);
  play.does(NORTH, { type: 'move', unit: 0, mode: 'stand' });
  play.does(SOUTH, { type: 'move', unit: 1, mode: 'stand' });
  expect(shoots()).toBe(5);
});

rule('TOE-smoke-two-light-is-heavy#1', 'two fires whose smoke drifts into one hex fill it', () => {
  const play = start({
    phase: 'weapon',
    units: [{ at: '0101' }, { at: '0117' }],
    ground: { '0806': 'F', '0706': 'F' },
    conditions: { wind: 3 },
  });
  play.does(NORTH, hold(0));
  play.does(SOUTH, hold(1), ...NEXT);
  const smoke = (hex: string) => siteAt(boardOf(play.state.board), at(hex))?.terrains.filter(({ kind }) => kind === 'smoke').length;
  expect([smoke('0807'), smoke('0907'), smoke('0707')]).toEqual([1, 1, 2]);
});
