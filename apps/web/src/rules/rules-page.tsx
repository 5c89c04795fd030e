import './rules.css';
import { indexLines, type Line, searchLines } from '@sortie/ledger';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { offeredGame } from '../games-registry.ts';
import { formatNumber } from '../i18n/format.ts';
import { tn, useLanguage, useT } from '../i18n/index.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { type AtTable, tableCalled } from './at-table.ts';
import { enforcedLines, linesInForceAt } from './in-force.ts';
import { BOOKS, type OpenBook, openBook } from './ledger.ts';
import { RuleList } from './rule-list.tsx';
import type { RulesSearch } from './rules-search.ts';
import { areaName } from './words.ts';

const route = getRouteApi('/frame/rules');

/** The book that is open if nobody chose another: the one that a newcomer plays. */
const FIRST = 'QS';
const ALL = 'all';

export function RulesPage() {
  const t = useT();
  const search = route.useSearch();
  const go = useNavigate({ from: '/rules' });
  const change = (next: RulesSearch) => void go({ search: { ...search, ...next }, replace: true });
  const asking = (search.q ?? '').trim() !== '';
  const chosen = search.book ?? (asking ? ALL : FIRST);
  return (
    <Page
      title={t('Rules')}
      lead={t('Every rule of the books, one line each and in our own words, with the place where the book says it.')}
    >
      <div className="rules">
        <div className="rules-side">
          <div className="input-search">
            <Icon name="search" />
            <input
              className="input"
              type="search"
              aria-label={t('Search the rules')}
              placeholder={t('Search the rules')}
              value={search.q ?? ''}
              onChange={event => change({ q: event.target.value })}
            />
          </div>
          <nav aria-label={t('Books')}>
            <ul className="rules-books">
              {BOOKS.map(book => (
                <li key={book.book}>
                  <BookLink id={book.book} name={book.title} lines={book.lines} chosen={chosen} search={search} />
                </li>
              ))}
              <li>
                <BookLink
                  id={ALL}
                  name={t('All books')}
                  lines={BOOKS.reduce((sum, { lines }) => sum + lines, 0)}
                  chosen={chosen}
                  search={search}
                />
              </li>
            </ul>
          </nav>
        </div>
        <Results search={search} chosen={chosen} change={change} />
      </div>
    </Page>
  );
}

interface BookLinkProps {
  readonly id: string;
  readonly name: string;
  readonly lines: number;
  readonly chosen: string;
  readonly search: RulesSearch;
}

function BookLink({ id, name, lines, chosen, search }: BookLinkProps) {
  return (
    <Link
      to="/rules"
      className="rules-book"
      search={{ book: id, ...(search.q !== undefined && { q: search.q }), ...(search.at !== undefined && { at: search.at }) }}
      aria-current={id === chosen ? 'true' : undefined}
    >
      <span>{name}</span>
      <span className="quiet tiny">{formatNumber(lines)}</span>
    </Link>
  );
}

interface ResultsProps {
  readonly search: RulesSearch;
  readonly chosen: string;
  readonly change: (next: RulesSearch) => void;
}

function Results({ search, chosen, change }: ResultsProps) {
  const t = useT();
  const language = useLanguage();
  const { at } = search;
  const loaded = useLoaded(() => openBooks(chosen, tableCalled(at)), [chosen, language, at]);
  if (loaded.state === 'waiting') return <Waiting what={t('Opening the book.')} />;
  if (loaded.state === 'failed') {
    return (
      <p className="note note-ember">
        {t('The book could not be opened: {reason}. Try again when you are online.', { reason: loaded.reason })}
      </p>
    );
  }
  return <Lines {...loaded.value} search={search} change={change} />;
}

interface Opened {
  readonly books: readonly OpenBook[];
  readonly enforced: ReadonlySet<string>;
  /** The table that is asked about; without one, all games are. */
  readonly table: AtTable | undefined;
}

async function openBooks(chosen: string, table: AtTable | undefined): Promise<Opened> {
  const wanted = BOOKS.filter(({ book }) => chosen === ALL || book === chosen);
  const loaded = await (table && offeredGame(table.game)?.load());
  const [books, enforced] = await Promise.all([
    Promise.all(wanted.map(book => openBook(book))),
    table && loaded ? [linesInForceAt(loaded, table.rules)] : Promise.all(wanted.map(({ book }) => enforcedLines(book))),
  ]);
  return { books, enforced: new Set(enforced.flatMap(ids => [...ids])), table: loaded && table };
}

function Lines({ books, enforced, table, search, change }: Opened & Omit<ResultsProps, 'chosen'>) {
  const t = useT();
  const all = useMemo(() => books.flatMap(({ lines }) => lines), [books]);
  const index = useMemo(() => indexLines(all), [all]);
  const q = useDeferredValue(search.q ?? '');
  const { area, played } = search;
  const matching = useMemo(() => {
    const found = q.trim() === '' ? all : searchLines(index, q, all.length).map(({ line }) => line);
    return played ? found.filter(({ id }) => enforced.has(id)) : found;
  }, [all, index, q, played, enforced]);
  const shown = area === undefined ? matching : matching.filter(line => line.area === area);
  return (
    <section className="stack" aria-label={t('Rules found')}>
      <div className="row spread">
        <p role="status" className="quiet small">
          {tn('{n} line', '{n} lines', shown.length)}
        </p>
        {enforced.size > 0 && (
          <label className="row small check">
            <input
              type="checkbox"
              checked={played === true}
              onChange={event => change(event.target.checked ? { played: true } : { ...without(search, 'played') })}
            />
            {table ? t('Only what is in force at this table') : t('Only what is enforced here')}
          </label>
        )}
      </div>
      {table && <p className="note note-brass">{t('For the table you sit at: {title}.', { title: table.title })}</p>}
      {books.some(({ inMyLanguage }) => !inMyLanguage) && <p className="note">{t('These summaries are in English only.')}</p>}
      <Areas lines={matching} area={area} change={change} />
      {shown.length === 0 ? (
        <p className="note">{t('No line has all these words. Try fewer words, or search all books.')}</p>
      ) : (
        <RuleList lines={shown} enforced={enforced} at={table?.id} mixed={books.length > 1} />
      )}
    </section>
  );
}

const without = (search: RulesSearch, key: 'played' | 'area'): RulesSearch => ({ ...search, [key]: undefined }) as RulesSearch;

function Areas({
  lines,
  area,
  change,
}: {
  readonly lines: readonly Line[];
  readonly area: string | undefined;
  readonly change: ResultsProps['change'];
}) {
  const t = useT();
  const counts = useMemo(() => {
    const counts = new Map<string, number>();
    for (const line of lines) counts.set(line.area, (counts.get(line.area) ?? 0) + 1);
    return [...counts];
  }, [lines]);
  return (
    <ul className="rules-areas" aria-label={t('Part of the game')}>
      {counts.map(([name, count]) => (
        <li key={name}>
          <button
            type="button"
            className="rules-area"
            aria-pressed={name === area}
            onClick={() => change({ area: name === area ? undefined : name } as RulesSearch)}
          >
            {t(areaName(name))} <span className="quiet">{count}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
