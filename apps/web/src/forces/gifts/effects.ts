import { bookOf, openBook } from '../../rules/ledger.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import type { Gift } from './written.ts';

/** What it costs and whom it suits is known already, and what comes after the first sentence is in the rules browser. */
export function effectIn(gist: string): string {
  const [first = gist, second] = gist.match(/\S.*?[.!](?=\s|$)/gs) ?? [];
  return second !== undefined && /^Cost\b/.test(first) ? second : first;
}

const NOTHING: ReadonlyMap<string, string> = new Map();

/** What each gift does, in a line of the ledger; empty until the book is there. */
export function useEffects(gifts: readonly Gift[]): ReadonlyMap<string, string> {
  const [first] = gifts;
  const loaded = useLoaded(async () => {
    const book = first && bookOf(first.rule);
    return book ? new Map((await openBook(book)).lines.map(({ id, gist }) => [id, effectIn(gist)])) : NOTHING;
  }, [first?.rule]);
  return loaded.state === 'ready' ? loaded.value : NOTHING;
}

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Do a gift's name and effect hold every word? */
export const speaksOf = (words: string, ...texts: readonly string[]): boolean =>
  plain(words)
    .split(/\s+/)
    .every(word => texts.some(text => plain(text).includes(word)));
