import { expect, test } from 'vitest';
import { byType, flag, list, literal, nullable, oneOf, optional, record, text, where, whole } from './read.ts';
import { fill, tell } from './words.ts';

type Order =
  | { readonly type: 'go'; readonly to: readonly number[]; readonly fast?: boolean }
  | { readonly type: 'say'; readonly words: string };
const order = byType<Order>({
  go: record({ type: oneOf('go'), to: list(whole(0, 9), 3), fast: optional(flag) }),
  say: record({ type: oneOf('say'), words: text(5) }),
});

test('takes what fits', () => {
  expect(order({ type: 'go', to: [1, 2] })).toEqual({ ok: true, value: { type: 'go', to: [1, 2] } });
  expect(nullable(whole())(null)).toEqual({ ok: true, value: null });
});

test.each([
  [{ type: 'go', to: [1, 12] }, 'to[1] must be a whole number from 0 to 9'],
  [{ type: 'go', to: [1, 2, 3, 4] }, 'to must be a list of at most 3'],
  [{ type: 'go', to: [], fats: true }, 'fats is not a known field'],
  [{ type: 'go', to: [], fast: 1 }, 'fast must be true or false'],
  [{ type: 'say', words: 'too long' }, 'words must be a text of at most 5 characters'],
  [{ type: 'toString' }, 'type must be one of go, say'],
  [null, 'type must be one of go, say'],
])('names the place and the reason: %j', (raw, problem) => {
  const read = order(raw);
  expect(read).toMatchObject({ ok: false, problem });
  // The same sentence for readers of other languages.
  expect(!read.ok && read.said && fill(read.said)).toBe(problem);
});

test('a further condition speaks for itself', () => {
  const even = where(whole(), value => (value % 2 === 0 ? undefined : 'is odd'));
  expect(even(3, 'n')).toEqual({ ok: false, problem: 'n: is odd', said: { text: 'is odd' } });
  expect(even(3)).toEqual({ ok: false, problem: 'is odd' });
  const short = where(whole(), value => (value < 5 ? undefined : tell('{value} is too much', { value })));
  expect(short(7)).toEqual({ ok: false, problem: '7 is too much', said: { text: '{value} is too much', args: { value: 7 } } });
});

test('readers say what they read', () => {
  const command = byType<{ readonly type: 'go'; readonly to: number; readonly why?: string }>({
    go: where(record({ type: literal('go'), to: whole(0, 9), why: optional(text(5)) }), ({ to }) => (to === 3 ? 'not there' : undefined)),
  });
  expect(command.form).toEqual({
    kind: 'byType',
    variants: {
      go: {
        kind: 'record',
        fields: {
          type: { kind: 'oneOf', choices: ['go'] },
          to: { kind: 'whole', least: 0, most: 9 },
          why: { kind: 'optional', item: { kind: 'text', longest: 5 } },
        },
      },
    },
  });
});
