import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { eventsOf, fire, hold, NEXT, NORTH, pair, run, SOUTH, start, termsOf } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;

describe('skidding', () => {
  const paved = Object.fromEntries(['0806', '0807', '0808', '0707'].map(label => [label, 'p']));
  rule('TW-skid-stop', 'higher ground stops a slide and hurts', () => {
    const play = start({ units: [{ at: '0806', facing: 3 }, { at: '0117' }], ground: { ...paved, '0809': '1' } });
    const events = play.does(NORTH, run(0, 'FFRF'), 1, 1, 1, ...pair(7), ...pair(7), ...HIT, ...pair(7));
    expect(eventsOf(events, 'skidded')).toHaveLength(0);
    expect(eventsOf(events, 'damaged').at(-1)).toMatchObject({ armor: 3, source: { kind: 'slide' } });
  });
  rule('TW-skid-mods', 'who has skidded is harder to hit and hits less', () => {
    const play = start({
      units: [
        { at: '0806', facing: 3 },
        { at: '0813', moved: ['stand', 0] },
      ],
      ground: paved,
    });
    play.does(NORTH, run(0, 'FFRF'), 1, 1, 1, ...pair(7), ...pair(7), ...HIT, ...pair(7));
    play.does(NORTH, hold(0));
    play.does(SOUTH, fire(1, 0, 0), 1, 1, ...NEXT);
    const [fired] = eventsOf(play.events, 'fired');
    expect(termsOf(fired!.toHit)).toMatchObject({ 'TW-skid-mods': 2 });
  });
});
