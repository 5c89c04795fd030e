import { expect, test } from 'vitest';
import { Notices, noticesOf } from './notices.ts';

const long = JSON.stringify({ name: 'Żółw '.repeat(2000), n: 1 });

test('a message of any length, in any letters, travels in notices that PostgreSQL carries', () => {
  const sent = noticesOf('table', long, 'a.1');
  expect(sent.length).toBeGreaterThan(3);
  for (const one of sent) expect(Buffer.byteLength(one)).toBeLessThan(8000);
  const ears = new Notices();
  const heard = sent.map(one => ears.hears(one));
  expect(heard.slice(0, -1).every(one => one === undefined)).toBe(true);
  expect(heard.at(-1)?.table).toBe('table');
  expect(JSON.parse(heard.at(-1)?.text ?? '')).toEqual(JSON.parse(long));
  expect(ears.hears(noticesOf('', '{}', 'b.1')[0] ?? '')).toEqual({ table: '', text: '{}' });
});

test('messages that are mixed with others come out whole; one of which a part is missing does not come at all', () => {
  const [one, two] = [noticesOf('t', long, 'a.1'), noticesOf('u', long, 'b.1')];
  const ears = new Notices();
  const mixed = one.flatMap((notice, n) => [notice, two[n] ?? '']).flatMap(notice => ears.hears(notice) ?? []);
  expect(mixed.map(({ table }) => table)).toEqual(['t', 'u']);
  expect(one.filter((_, n) => n !== 1).flatMap(notice => ears.hears(notice) ?? [])).toEqual([]);
  expect(ears.hears('nonsense')).toBeUndefined();
});
