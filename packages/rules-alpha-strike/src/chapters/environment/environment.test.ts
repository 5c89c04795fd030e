import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { book, hit, pair, ruleset, term } from '../../scene.fixture.ts';
import { setPiece } from '../../set-piece.ts';
import type { State } from '../../shape.ts';

// Environment
const weather = (light: State['weather']['light'], more: Partial<State['weather']> = {}): Partial<State> => ({
  weather: { light, fog: 0, hail: 0, vacuum: false, wind: 0, ...more },
});
rule('AS-env-darkness', 'dusk 1, night 2, moonless 3, pitch black 4', () => {
  expect(
    (['day', 'dusk', 'night', 'moonless', 'pitch-black'] as const).map(light =>
      term(setPiece(pair(3, { type: 'PM' }), weather(light)), 'AS-env-darkness'),
    ),
  ).toEqual([undefined, 1, 2, 3, 4]);
});
rule('AS-sua-srch', 'a searchlight ignores the dark', () =>
  expect(term(setPiece(pair(3, { type: 'PM', specials: 'SRCH' }), weather('night')), 'AS-env-darkness')).toBeUndefined(),
);
rule('AS-searchlight', 'but not dusk', () =>
  expect(term(setPiece(pair(3, { specials: 'SRCH' }), weather('dusk')), 'AS-env-darkness')).toBe(1),
);
rule('AS-env-list', 'conditions trouble weapons, not fists', () =>
  expect(term(setPiece(pair(0), weather('night')), 'AS-env-darkness', { how: 'strike' })).toBeUndefined(),
);
rule('AS-env-fog', 'heavy fog adds one to direct fire', () =>
  expect([
    term(setPiece(pair(3), weather('day', { fog: 2 })), 'AS-env-fog'),
    term(setPiece(pair(3), weather('day', { fog: 1 })), 'AS-env-fog'),
  ]).toEqual([1, undefined]),
);
rule('AS-env-hail', 'hail troubles missiles', () =>
  expect([
    term(setPiece(pair(3, { specials: 'SRM1/1' }), weather('day', { hail: 2 })), 'AS-env-hail'),
    term(setPiece(pair(3), weather('day', { hail: 2 })), 'AS-env-hail'),
  ]).toEqual([2, undefined]),
);
rule('AS-env-vacuum', 'a combustion engine does not run without air', () => {
  expect(
    book.check(ruleset.view(setPiece(pair(3, { specials: 'EE' }), weather('day', { vacuum: true })), 0), hit(), 0).map(one => one.rule),
  ).toEqual(['AS-env-vacuum']);
});
rule('AS-sua-soa', 'others do', () =>
  expect(book.check(ruleset.view(setPiece(pair(3, { specials: 'SOA' }), weather('day', { vacuum: true })), 0), hit(), 0)).toEqual([]),
);
rule('AS-breach', 'every hit in vacuum checks for a breach', () => {
  const game = scene(ruleset, setPiece(pair(3, {}, { armor: 20 }), weather('day', { vacuum: true })));
  game.does(0, hit(), 6, 4, 4, 4);
  expect(game.state.units[1]!.waiting.map(({ kind }) => kind)).toEqual(['weapon']);
});
