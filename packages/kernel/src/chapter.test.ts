import { describe, expect, test } from 'vitest';
import { type Chapter, type Core, join } from './chapter.ts';
import { ScriptedDice } from './dice/scripted.ts';
import { follow, heard } from './hear.ts';
import { begin } from './match.ts';
import { perform } from './perform.ts';
import { optional, whole } from './read.ts';
import { Rulebook } from './rulebook.ts';
import { readSetupFor } from './setup.ts';
import type { RuleId } from './shape.ts';
import { tell } from './words.ts';

interface State {
  readonly count: number;
  /** Of the chapter: what a seat has hidden. */
  readonly hidden?: number;
}
interface Toy {
  readonly setup: { readonly from: number; readonly hides?: number };
  readonly state: State;
  readonly command: { readonly type: 'add' } | { readonly type: 'hide' };
  readonly duty: never;
  readonly event: { readonly type: 'added' } | { readonly type: 'hid'; readonly by: number };
  readonly questions: object;
  readonly sequences: { readonly hiding: { readonly by: number } };
  readonly truths: { readonly odd: number };
  readonly offers: { readonly all: (about: number) => Toy['command'] };
}

const core = {
  id: 'toy',
  title: 'Toy',
  version: 2,
  seats: 2,
  rules: [
    {
      id: 'T-add',
      cite: 'T',
      kind: 'core',
      affirms: { odd: n => n % 2 === 1 },
      forbidsSetup: ({ from, hides }, book) => {
        if (from < 0) return tell('nothing is less than {least}', { least: 0 });
        return hides !== undefined && !book.permits('command', 'hide') ? tell('nobody hides here') : undefined;
      },
    },
    { id: 'T-seven', cite: 'T', kind: 'optional', denies: { odd: n => n === 7 } },
  ],
  editions: rules => ({ plain: rules.map(({ id }) => id) }),
  closed: { rule: 'T-add', reason: 'not here' },
  handlers: { add: play => play.emit({ type: 'added' }) },
  sequences: {},
  commands: { add: () => ({ ok: true, value: { type: 'add' } }) },
  fields: { from: whole() },
  folds: { added: state => ({ ...state, count: state.count + 1 }) },
  tellers: {},
  setup: ({ from }) => ({ count: from }),
  opening: () => [],
  awaiting: () => [],
  outcome: () => undefined,
  options: () => [],
  sample: () => undefined,
  view: state => state,
  redact: (_state, event) => event,
  reveals: () => false,
  upcast: event => event as Toy['event'],
  migrate: state => state as State,
} satisfies Core<Toy>;

const hiding: Chapter<Toy, { command: 'hide'; event: 'hid'; setup: 'hides'; sequence: 'hiding' }> = {
  name: 'hiding',
  rules: [{ id: 'T-hide', cite: 'T', kind: 'advanced', permits: { command: ['hide'] }, offers: { all: () => [{ type: 'hide' }] } }],
  commands: { hide: { read: () => ({ ok: true, value: { type: 'hide' } }), perform: play => play.run('hiding', { by: 7 }) } },
  sequences: { hiding: { stash: (play, { by }) => play.emit({ type: 'hid', by }) } },
  events: {
    hid: {
      fold: (state, { by }) => (by === 0 ? state : { ...state, hidden: (state.hidden ?? 0) + by }),
      tell: () => tell('Somebody hides something.'),
      redact: (_state, event, seat) => (seat === 0 ? event : { ...event, by: 0 }),
      reveals: true,
      upcast: (event, writtenBy) => (writtenBy < 2 ? { type: 'hid', by: 1 } : (event as Toy['event'])),
    },
  },
  setup: { hides: optional(whole()) },
  begin: (state, { hides }) => (hides === undefined ? state : { ...state, hidden: hides }),
  conceal: (state, seat) => {
    const { hidden: _hidden, ...open } = state;
    return seat === 0 ? state : open;
  },
  past: { stashed: () => ({ type: 'hid', by: 2 }) },
};

const game = join<Toy, typeof core, readonly [typeof hiding]>(core, [hiding]);
const off = Rulebook.compile(game, ['T-add']);
const on = Rulebook.compile(game, ['T-add', 'T-hide']);

test('a chapter heeds facts of others, after their own fold', () => {
  const counting: Chapter<Toy, object> = {
    name: 'counting',
    rules: [],
    heeds: { added: state => ({ ...state, hidden: 10 * state.count }), hid: (state, { by }) => ({ ...state, count: by }) },
  };
  const { evolve } = join<Toy, typeof core, readonly [typeof hiding, typeof counting]>(core, [hiding, counting]);
  expect(evolve({ count: 1 }, { type: 'added' })).toEqual({ count: 2, hidden: 20 });
  expect(evolve({ count: 1, hidden: 2 }, { type: 'hid', by: 3 })).toEqual({ count: 3, hidden: 5 });
  const deaf = { ...counting, heeds: { lost: (state: State) => state } } as unknown as typeof counting;
  expect(() => join<Toy, typeof core, readonly [typeof hiding, typeof counting]>(core, [hiding, deaf])).toThrow('lost');
});

describe('a chapter', () => {
  test('begins its slice, and reads its own fields of a set-up', () => {
    expect(game.setup({ from: 1, hides: 3 })).toEqual({ count: 1, hidden: 3 });
    expect(game.readSetup({ from: 1, hides: 3 }).ok).toBe(true);
    expect(game.readSetup({ from: 1, seeks: 3 }).ok).toBe(false);
  });
  test('is closed where no rule in force opens it, and open where one does', () => {
    const view = game.view({ count: 0 }, 0);
    expect(off.check(view, { type: 'hide' }, 0)).toEqual([{ rule: 'T-add', reason: 'not here' }]);
    expect([off.check(view, { type: 'add' }, 0), on.check(view, { type: 'hide' }, 0)]).toEqual([[], []]);
    expect([[...off.offered('all', 0)], [...on.offered('all', 0)]]).toEqual([[], [{ type: 'hide' }]]);
  });
  test('has sequences of its own, which its commands run', () => {
    expect(on.order('hiding')).toEqual(['stash']);
    const done = perform(game, on, { count: 0 }, 0, { type: 'hide' }, new ScriptedDice([]));
    expect(done.ok && done.events).toEqual([{ type: 'hid', by: 7 }]);
  });
  test('hides what it redacts: who folds what it hears holds its view', () => {
    const state = { count: 1, hidden: 3 };
    const events: readonly Toy['event'][] = [{ type: 'added' }, { type: 'hid', by: 7 }];
    const after = events.reduce(game.evolve, state);
    for (const seat of [0, 1])
      expect(follow(game, game.view(state, seat), heard(game, state, events, seat))).toEqual(game.view(after, seat));
    expect([game.reveals(events[0]!), game.reveals(events[1]!)]).toEqual([false, true]);
  });
  test('reads what older versions wrote, whatever is in force', () => {
    expect([game.upcast({ type: 'hid' }, 1), game.upcast({ type: 'stashed' }, 1)]).toEqual([
      { type: 'hid', by: 1 },
      { type: 'hid', by: 2 },
    ]);
  });
  test('shares no word with another', () => {
    const chapters = [hiding, hiding] as const;
    expect(() => join<Toy, typeof core, typeof chapters>(core, chapters)).toThrow('two chapters say what hid is');
  });
});

describe('what is so or not', () => {
  test('is so by the rule that affirms it, unless another denies it', () => {
    const strict = Rulebook.compile(game, ['T-add', 'T-seven']);
    expect([off.holds('odd', 7), off.holds('odd', 8)]).toEqual(['T-add', undefined]);
    expect([strict.holds('odd', 7), strict.holds('odd', 9)]).toEqual([undefined, 'T-add']);
  });
});

describe('an objection to a set-up', () => {
  const header = { game: 'toy', version: 2, setup: { from: -1 }, seats: ['Ada', 'Bo'], dice: 'manual' } as const;
  const beginning = (rules: readonly RuleId[]) => begin(game, { ...header, rules }, new ScriptedDice([]));
  test('is made by the rules in force, when a game begins', () => {
    expect(beginning(['T-add'])).toEqual({
      ok: false,
      refusals: [{ rule: 'T-add', reason: 'nothing is less than 0', said: tell('nothing is less than {least}', { least: 0 }) }],
    });
    expect(beginning(['T-seven']).ok).toBe(true);
  });
  test('is told at the door with the rule that makes it', () => {
    expect(readSetupFor(game, ['T-add'])({ from: -1 })).toMatchObject({ ok: false, problem: 'nothing is less than 0 (T-add)' });
    expect([readSetupFor(game, ['T-seven'])({ from: -1 }).ok, readSetupFor(game, ['T-add'])({ from: 1 }).ok]).toEqual([true, true]);
    // What is in force decides, not what is known.
    const hidden = [['T-add'], ['T-add', 'T-hide']].map(rules => readSetupFor(game, rules as RuleId[])({ from: 1, hides: 3 }).ok);
    expect(hidden).toEqual([false, true]);
  });
});
