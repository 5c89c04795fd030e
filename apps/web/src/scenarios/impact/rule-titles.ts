import type { RuleId } from '@sortie/kernel';
import { bookOf, openBook } from '../../rules/ledger.ts';
import { useLoaded } from '../../ui/use-loaded.ts';

/** What the rules browser calls a rule; empty until the book is there. */
export function useRuleTitles(id: RuleId): ReadonlyMap<string, string> {
  const loaded = useLoaded(async () => {
    const book = bookOf(id);
    return new Map(book ? (await openBook(book)).lines.map(line => [line.id, line.title]) : []);
  }, [id]);
  return loaded.state === 'ready' ? loaded.value : new Map<string, string>();
}
