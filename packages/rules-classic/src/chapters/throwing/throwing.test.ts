import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../../options.ts';
import type { Command } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { at, eventsOf, NEXT, NORTH, pair, SOUTH, start, strike, WITNESS } from '../../testing/table.fixture.ts';

const LINE = 'TOE-throw-example-distance';
const ATLAS: Paper = { ...find('GRF-1N')!, tons: 100 };
const PROTO = find('Roc')! ?? find('Minotaur')!;
const FIVE: Paper = { ...PROTO, tons: 5 };
const hurl = (to: string): Command => strike(0, { kind: 'hurl', target: 1, to: at(to) });
const table = (design: Paper = ATLAS, rules: readonly `${string}-${string}`[] = [LINE]) =>
  start({
    phase: 'physical',
    units: [{ at: '0808', facing: 3, design }, { at: '0809', design: FIVE }, WITNESS],
    rules,
  });

describe('throwing', () => {
  rule('TOE-throw-example-distance#1', 'a ProtoMech of 5 tons flies six hexes from the hands of 100 tons, and no farther', () => {
    const play = table();
    play.does(NORTH, hurl('0814'));
    play.does(SOUTH, strike(2));
    const events = play.does(SOUTH, strike(1), ...pair(12), ...pair(7), ...NEXT);
    expect(unitAt(play.state, 1).at).toEqual(at('0814'));
    expect(eventsOf(events, 'damaged')[0]!.armor + eventsOf(events, 'damaged')[0]!.structure).toBe(3);
    expect(table().refuses(NORTH, hurl('0815'))).toHaveLength(1);
    // Fifty tons throw it half as far.
    expect(table({ ...ATLAS, tons: 50 }).refuses(NORTH, hurl('0812'))).toHaveLength(1);
    expect([...options(table().state, NORTH, table().book)]).toContainEqual(hurl('0814'));
    expect(
      table(ATLAS, [])
        .refuses(NORTH, hurl('0814'))
        .map(one => one.rule),
    ).toEqual(['TW-house-rare-blows']);
  });
});
