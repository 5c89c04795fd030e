import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../../options.ts';
import { unitAt } from '../../state.ts';
import { mover, objections, refused } from '../../testing/moving.fixture.ts';
import { at, eventsOf, NORTH, type Placed, type Position, run, walk } from '../../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const MISS = [1, 1] as const;
const prone = (unit: Partial<Placed> = {}, ground: Position['ground'] = {}) =>
  mover({ prone: true, ...unit }, ['TOE-crawl-heat-cap'], { ground: ground ?? {} });

describe('crawling', () => {
  rule('TOE-crawl-heat-cap#1', 'one point of heat, however often it is tried', () => {
    const play = prone({ design: 'LCT-1V' });
    play.does(NORTH, walk(0, 'F'), ...MISS);
    play.does(NORTH, walk(0, 'F'), ...MISS);
    play.does(NORTH, walk(0, 'F'), ...HIT);
    expect(unitAt(play.state, 0)).toMatchObject({ at: at('0809'), moved: { spent: 6 } });
    expect(play.book.ask('heat', { state: play.state, unit: unitAt(play.state, 0) }).total).toBe(1);
  });
  rule('TOE-crawl-heat-cap#2', 'straight ahead on the level, a point more than the hex costs, with a roll for each', () => {
    const play = prone();
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(walk(0, 'F'));
    const events = play.does(NORTH, walk(0, 'FF'), ...HIT, ...HIT);
    expect(eventsOf(events, 'piloted').map(({ cause }) => cause)).toEqual(['crawl', 'crawl']);
    expect(unitAt(play.state, 0)).toMatchObject({ at: at('0810'), prone: true, moved: { spent: 4 } });
    const woods = prone({}, { '0809': 'w' });
    woods.does(NORTH, walk(0, 'F'), ...HIT);
    expect(unitAt(woods.state, 0).moved?.spent).toBe(3);
    expect(objections(prone({}, { '0809': '1' }), walk(0, 'F'))).not.toEqual([]);
    for (const way of [walk(0, 'B'), run(0, 'F')]) expect(refused(prone(), way)).toContain('TW-prone-go');
    expect(refused(mover({ prone: true }, []), walk(0, 'F'))).toContain('TW-prone-go');
  });
  rule('TOE-crawl-heat-cap#3', 'who fails has spent the points and stays where it is', () => {
    const play = prone();
    play.does(NORTH, walk(0, 'FF'), ...MISS);
    expect(unitAt(play.state, 0)).toMatchObject({ at: at('0808'), prone: true, moved: { spent: 2, done: false } });
  });
});
