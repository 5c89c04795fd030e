import { hashOf, type RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../../options.ts';
import { ruleset } from '../../ruleset.ts';
import { unitAt } from '../../state.ts';
import { numberIn } from '../../testing/core.fixture.ts';
import { at, eventsOf, fire, hold, NEXT, NORTH, pair, SOUTH, start, stay, termsOf } from '../../testing/table.fixture.ts';

const AFOOT: readonly RuleId[] = ['TW-th-tmw'];

/** The south's Griffin is left by its MechWarrior; another one stays. */
const leave = (rules: readonly RuleId[], dice: readonly number[] = pair(9), wounds = 0) => {
  const play = start({ phase: 'weapon', units: [{ at: '0803', facing: 3 }, { at: '0807', wounds }, { at: '0117' }], rules });
  play.does(NORTH, hold(0));
  play.does(SOUTH, { ...hold(1), eject: true } as ReturnType<typeof hold>);
  play.does(SOUTH, hold(2), ...dice, ...NEXT);
  return play;
};

describe('MechWarriors on foot', () => {
  rule('TW-th-tmw#1', 'whoever ejects is a target of its own, two harder to hit', () => {
    const play = leave(AFOOT);
    expect(unitAt(play.state, 3)).toMatchObject({ fate: 'fighting', at: at('0807'), seat: SOUTH, condition: { afoot: 1 } });
    expect(unitAt(play.state, 1).fate).toBe('destroyed');
    play.does(NORTH, stay(0));
    play.does(SOUTH, stay(2));
    play.does(SOUTH, stay(3));
    expect(termsOf(numberIn(play, 0, 3))).toMatchObject({ 'TW-th-tmw': 2 });
    // Four hexes away, and nothing else counts: neither is he a squad.
    expect(numberIn(play, 0, 3).total).toBe(4 + 2);
    expect(termsOf(numberIn(play, 0, 2))['TW-th-tmw']).toBeUndefined();
    // One hit is enough.
    play.does(NORTH, fire(0, 3, 0));
    play.does(SOUTH, hold(2));
    const events = play.does(SOUTH, hold(3), 6, 6, ...NEXT);
    expect(eventsOf(events, 'damaged')).toMatchObject([{ unit: 3 }]);
    expect(unitAt(play.state, 3).fate).toBe('destroyed');
  });
  rule('TW-th-tmw#1', 'he walks and fires as he can, and everything that is offered is allowed', () => {
    const play = leave(AFOOT);
    play.does(NORTH, stay(0));
    play.does(SOUTH, stay(2));
    const all = [...options(play.state, SOUTH, play.book)].filter(command => 'unit' in command && command.unit === 3);
    expect(all.length).toBeGreaterThan(1);
    expect(all.filter(command => play.book.check(play.state as never, command, SOUTH).length > 0)).toEqual([]);
  });
  rule('TW-th-tmw#1', 'nobody is left where the rule is not played, nor of whoever dies on the way out', () => {
    expect(leave([]).state.units).toHaveLength(3);
    // Nine points short of a five with hits enough: the sixth kills.
    expect(leave(AFOOT, [1, 1], 5).state.units).toHaveLength(3);
  });
  rule('TW-th-tmw#1', 'a side of which nobody else is left has lost', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0803', facing: 3 }, { at: '0807' }], rules: AFOOT });
    play.does(NORTH, hold(0));
    play.does(SOUTH, { ...hold(1), eject: true } as ReturnType<typeof hold>, ...pair(9));
    expect(play.state.result).toMatchObject({ winners: [NORTH], reason: 'last-standing' });
  });
  rule('TW-th-tmw#1', 'whoever ejects out of sight is seen, with all that has happened to him', () => {
    const units = [{ at: '0803', facing: 3 as const }, { at: '0807', wounds: 2, veil: 'hidden' as const }, { at: '0117' }];
    const play = start({ phase: 'weapon', blind: true, units, rules: AFOOT });
    play.does(NORTH, hold(0));
    play.does(SOUTH, { ...hold(1), eject: true } as ReturnType<typeof hold>);
    let [state, heard] = [play.state, ruleset.view(play.state, NORTH)];
    for (const event of play.does(SOUTH, hold(2), ...pair(9), ...NEXT)) {
      const news = ruleset.redact(state, event, NORTH);
      if (news) heard = ruleset.evolve(heard, news) as typeof heard;
      state = ruleset.evolve(state, event);
    }
    expect(unitAt(heard, 3)).toMatchObject({ at: at('0807'), pilot: { hits: 2 } });
    expect(hashOf(heard)).toBe(hashOf(ruleset.view(state, NORTH)));
  });
});
