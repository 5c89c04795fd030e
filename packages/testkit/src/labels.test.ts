import { expect, test } from 'vitest';
import { labels } from './labels.ts';

test('a rule that neither contributes nor describes structure is a label', () => {
  const bare = { id: 'SK-bare', cite: 'test', kind: 'house' } as const;
  expect(labels([bare, { ...bare, structural: 'the line that places are on' }, { ...bare, forbids: {} }])).toEqual(['SK-bare']);
});
