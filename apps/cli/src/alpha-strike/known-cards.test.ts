import { find } from '@sortie/roster';
import { CARDS, printedOf } from '@sortie/rules-alpha-strike';
import { expect, it } from 'vitest';
import { callUp } from '../units/called-up.ts';

const KNOWN = CARDS.filter(({ name, type }) => find(name) && type !== 'AF');

/** Who jumps as far as it walks has one figure for both. */
const plain = (text: string): string => text.replace(/^(\d+")\/\1j$/, '$1j');

it.each(KNOWN)('the card of the $name in ready games is the one that its record sheet converts to', card => {
  const called = callUp(card.name);
  if (!called.ok) throw new Error(called.problem);
  const [recruit] = called.recruits;
  const { move, damage, specials, ...ours } = printedOf(card);
  const theirs = recruit?.printed;
  expect(theirs).toMatchObject({ type: ours.type, size: ours.size, tmm: ours.tmm, role: ours.role, overheat: ours.overheat });
  expect(theirs).toMatchObject({ armor: ours.armor, structure: ours.structure });
  expect(recruit?.pv).toBe(card.pv);
  expect(plain(theirs?.move ?? '')).toBe(plain(move));
  expect(theirs?.damage.split('/').slice(0, 3)).toEqual(damage.split('/').slice(0, 3));
  expect([...(theirs?.specials ?? [])].sort()).toEqual([...specials].sort());
});

it('there are enough of them to fill the ready games', () => {
  expect(KNOWN.length).toBeGreaterThan(30);
});
