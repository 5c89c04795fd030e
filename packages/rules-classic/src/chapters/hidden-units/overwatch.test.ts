import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../../options.ts';
import { ruleset } from '../../ruleset.ts';
import { unitAt } from '../../state.ts';
import { objections } from '../../testing/moving.fixture.ts';
import { at, eventsOf, hold, NEXT, NORTH, run, SOUTH, start, stay, termsOf, walk } from '../../testing/table.fixture.ts';
import { AMBUSH, isHidden, lurking, pounce } from './hiding.fixture.ts';

const WATCH: readonly RuleId[] = [...AMBUSH, 'TOE-opportunity-fire-hidden-units'];

describe('opportunity fire', () => {
  rule('TOE-opportunity-fire-hidden-units#1', 'somebody who hides on overwatch fires at whoever enters a hex that it watches', () => {
    const play = lurking({ at: '0802' }, { overwatch: 4 }, WATCH);
    play.does(NORTH, run(0, 'FFFFF'));
    // The fourth hex away is the first that is watched: there the move waits.
    expect(unitAt(play.state, 0)).toMatchObject({ at: at('0805'), moved: { hexes: 3, done: false } });
    expect(isHidden(play)).toBe(false);
    expect(ruleset.awaiting(play.state)).toMatchObject([{ seat: SOUTH, question: 'pounce' }]);
    play.does(SOUTH, pounce(1, 0), 1, 1);
    expect(ruleset.awaiting(play.state)).toMatchObject([{ seat: NORTH, question: 'move' }]);
    play.does(NORTH, run(0, 'F'));
    expect(unitAt(play.state, 1)).toMatchObject({ fire: { shots: [] }, moved: { mode: 'stand' } });
    expect(play.state.phase).toBe('weapon');
    const without = lurking({ at: '0802' }, { overwatch: 4 }, AMBUSH);
    without.does(NORTH, run(0, 'FFFFF'));
    expect(isHidden(without)).toBe(true);
  });
  rule('TOE-opportunity-fire-overwatch-note#1', 'overwatch is noted with the hex and the facing of whoever hides', () => {
    const opening = (rules: readonly RuleId[]) =>
      start({
        phase: 'deployment',
        rules,
        ground: { '0801': 'w' },
        units: [
          { at: '0805', fate: 'waiting' },
          { at: '0817', fate: 'waiting' },
        ],
      });
    const hide = { type: 'hide', unit: 0, at: at('0801'), facing: 2, overwatch: 9 } as const;
    const play = opening(WATCH);
    play.does(NORTH, hide);
    expect(unitAt(play.state, 0)).toMatchObject({ at: at('0801'), facing: 2, overwatch: 9, hides: true });
    expect(play.story().join(' ')).toContain('on overwatch out to 9');
    expect(unitAt(ruleset.view(play.state, SOUTH), 0).overwatch).toBeUndefined();
    expect(objections(opening(AMBUSH), hide)).toEqual(['TW-house-hidden-units']);
  });
  rule(
    'TOE-opportunity-fire-overwatch-note#2',
    'who hides without that note does not fire at whoever passes, and cannot note it later',
    () => {
      const play = lurking({ at: '0802' }, {}, WATCH);
      play.does(NORTH, run(0, 'FFFFF'));
      expect(isHidden(play)).toBe(true);
      expect(objections(play, { ...stay(1), task: 'overwatch', overwatch: 6 } as ReturnType<typeof stay>)).toContain(
        'TOE-opportunity-fire-hidden-units',
      );
      play.does(SOUTH, stay(1));
    },
  );
  rule('TOE-opportunity-fire-hidden-units#1', 'whoever does not hide keeps overwatch instead of moving, for this turn', () => {
    const position = { rules: WATCH, initiative: NORTH, units: [{ at: '0802', facing: 3 }, { at: '0809' }] } as const;
    const play = start(position);
    const offered = [...options(play.state, SOUTH, play.book)].filter(command => command.type === 'move' && 'task' in command);
    expect(offered).toContainEqual({ type: 'move', unit: 1, mode: 'stand', task: 'overwatch', overwatch: 6 });
    expect(objections(play, { type: 'move', unit: 1, mode: 'stand', task: 'overwatch' })).toContain('TOE-opportunity-fire-hidden-units');
    play.does(SOUTH, { type: 'move', unit: 1, mode: 'stand', task: 'overwatch', overwatch: 6 });
    play.does(NORTH, walk(0, 'FF'));
    expect(unitAt(play.state, 0).at).toEqual(at('0803'));
    // Who lets it pass is asked again at the next hex.
    play.does(SOUTH, pounce(1));
    play.does(NORTH, walk(0, 'F'));
    play.does(SOUTH, pounce(1));
    play.does(NORTH, { type: 'halt', unit: 0 });
    play.does(SOUTH, hold(1));
    play.does(NORTH, hold(0), ...NEXT);
    expect(play.state.turn).toBe(2);
    play.does(NORTH, walk(0, 'F'));
    expect(play.state.interlude).toBeUndefined();
    play.does(SOUTH, stay(1));
  });
  rule('TOE-opportunity-fire-no-pointblank#1', 'how far the target has moved counts for it as ever, even side by side', () => {
    const position = { design: 'GRF-1N', at: '0803' };
    const numbers = (overwatch: object) => {
      const play = lurking(position, overwatch, WATCH);
      play.does(NORTH, run(0, 'FFFFF'));
      const [fired] = eventsOf(play.does(SOUTH, pounce(1, 0), 1, 1), 'fired');
      return termsOf({ ...fired!.toHit, terms: fired!.toHit.terms.filter(({ waivedBy }) => !waivedBy) });
    };
    expect(numbers({})['TW-th-tmm']).toBeUndefined();
    expect(numbers({ overwatch: 1 })['TW-th-tmm']).toBe(2);
  });
});
