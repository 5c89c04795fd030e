import './rules.css';
import { type Book, type Line, nearIds } from '@sortie/ledger';
import { getRouteApi, Link } from '@tanstack/react-router';
import { offeredGame } from '../games-registry.ts';
import { useLanguage, useT } from '../i18n/index.ts';
import { Nowhere } from '../shell/trouble.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { type AtTable, tableCalled } from './at-table.ts';
import { Clauses } from './clauses.tsx';
import { type Force, inForceAt, whereInForce } from './in-force.ts';
import { bookOf, HOUSE, type OpenBook, openBook } from './ledger.ts';
import { areaName, KIND_NAMES } from './words.ts';

const route = getRouteApi('/frame/rules/$id');

interface Known {
  readonly open: OpenBook;
  readonly force: readonly Force[];
  /** The answer for the table that the page was opened from. */
  readonly here: Here | undefined;
}

interface Here {
  readonly table: AtTable;
  readonly inForce: boolean;
}

async function here(id: string, table: AtTable | undefined): Promise<Here | undefined> {
  const loaded = await (table && offeredGame(table.game)?.load());
  return table && loaded && { table, inForce: inForceAt(loaded, table.rules, id) !== undefined };
}

async function lookUp(id: string, table: AtTable | undefined): Promise<Known | undefined> {
  const book = bookOf(id);
  if (!book) return undefined;
  const [open, force, answer] = await Promise.all([openBook(book), whereInForce(id), here(id, table)]);
  return { open, force, here: answer };
}

export function RulePage() {
  const t = useT();
  const language = useLanguage();
  const { id } = route.useParams();
  const { at } = route.useSearch();
  const loaded = useLoaded(() => lookUp(id, tableCalled(at)), [id, at, language]);
  if (loaded.state === 'waiting') return <Waiting what={t('Opening the book.')} />;
  if (loaded.state === 'failed') {
    return (
      <Page title={id} narrow>
        <p className="note note-ember">
          {t('The book could not be opened: {reason}. Try again when you are online.', { reason: loaded.reason })}
        </p>
      </Page>
    );
  }
  if (!loaded.value) return <Nowhere />;
  const line = loaded.value.open.lines.find(one => one.id === id);
  return line ? <Rule {...loaded.value} line={line} /> : <Missing id={id} lines={loaded.value.open.lines} />;
}

function Rule({ open, line, force, here: answer }: Known & { readonly line: Line }) {
  const t = useT();
  const readings = open.readings.filter(({ id }) => line.readings?.includes(id));
  const dependants = open.lines.filter(({ needs }) => needs.includes(line.id));
  return (
    <Page
      title={line.title}
      actions={
        <Link to="/rules" search={{ book: open.book.book, ...(answer && { at: answer.table.id }) }} className="button button-plain">
          <Icon name="back" /> {t('All rules of this book')}
        </Link>
      }
    >
      <article className="rule">
        <div className="stack">
          <p className="rule-gist" lang={open.inMyLanguage ? undefined : 'en'}>
            {line.gist}
          </p>
          {!open.inMyLanguage && <p className="note">{t('These summaries are in English only.')}</p>}
          {line.example !== null && (
            <p className="note note-brass">
              <strong>{line.exampleBy === 'house' ? t('For instance') : t('Example')}:</strong> <span lang="en">{line.example}</span>
            </p>
          )}
          {line.selfContained === false && <p className="note">{t('The book does not say enough here to play it by its text alone.')}</p>}
          {line.hostAbsent && <p className="note">{t('This line amends a rule of a book that is not in the ledger.')}</p>}
          <Clauses open={open} line={line} />
          {readings.map(reading => (
            <section key={reading.id}>
              <h2>{t('How we read it')}</h2>
              <p className="quiet small" lang="en">
                {reading.problem}
              </p>
              <p>
                <span lang="en">{reading.reading}</span>{' '}
                {reading.status === 'open' && <span className="chip chip-ember">{t('still open')}</span>}
              </p>
            </section>
          ))}
          <Links title={t('Builds on')} ids={line.needs} lines={open.lines} />
          <Links title={t('Used by')} ids={dependants.map(({ id }) => id)} lines={open.lines} />
        </div>
        <Facts book={open.book} line={line} force={force} answer={answer} />
      </article>
    </Page>
  );
}

interface FactsProps {
  readonly book: Book;
  readonly line: Line;
  readonly force: readonly Force[];
  readonly answer: Here | undefined;
}

function Facts({ book, line, force, answer }: FactsProps) {
  const t = useT();
  return (
    <aside className="panel rule-facts">
      {answer && <InForceHere {...answer} />}
      <InForce force={force} />
      <dl style={{ margin: 0 }}>
        <dt>{t('Where the book says it')}</dt>
        <dd>
          {line.page === HOUSE ? t('Nowhere: it is a house rule of this app.') : `${book.title}, ${t('page {page}', { page: line.page })}`}
        </dd>
        <dt>{t('Part of the game')}</dt>
        <dd>
          <Link to="/rules" search={{ book: book.book, area: line.area }}>
            {t(areaName(line.area))}
          </Link>
        </dd>
        <dt>{t('Kind')}</dt>
        <dd>{t(KIND_NAMES[line.kind])}</dd>
        <dt>{t('Rule ID')}</dt>
        <dd>
          <code>{line.id}</code>
        </dd>
      </dl>
    </aside>
  );
}

/** "Is it in force here?", at the table one sits at. */
function InForceHere({ table, inForce }: Here) {
  const t = useT();
  return (
    <section aria-label={t('At your table')}>
      <h2>{t('At your table')}</h2>
      <p className="small">
        <span className={inForce ? 'chip chip-teal' : 'chip chip-ember'}>
          <Icon name={inForce ? 'check' : 'close'} size={14} /> {inForce ? t('In force') : t('Not in force')}
        </span>{' '}
        {table.title}
      </p>
    </section>
  );
}

/** In which games it is, and with which of their editions. */
function InForce({ force }: { readonly force: readonly Force[] }) {
  const t = useT();
  return (
    <section>
      <h2>{t('Is it in force?')}</h2>
      {force.length === 0 ? (
        <p className="small quiet">{t('No game of this app enforces it yet.')}</p>
      ) : (
        force.map(({ game, title, rule, editions }) => (
          <p key={`${game} ${rule.id}`} className="small">
            <span className="chip chip-teal">
              <Icon name="check" size={14} /> {editions.length > 0 ? t('In force') : t('If you choose it')}
            </span>{' '}
            {t(title)}
            {editions.length > 0 && <span className="quiet"> ({editions.map(name => t(name)).join(', ')})</span>}
          </p>
        ))
      )}
    </section>
  );
}

function Links({ title, ids, lines }: { readonly title: string; readonly ids: readonly string[]; readonly lines: readonly Line[] }) {
  if (ids.length === 0) return undefined;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="rule-links">
        {ids.map(id => {
          const line = lines.find(one => one.id === id);
          return (
            <li key={id}>
              {line || bookOf(id) ? (
                <Link to="/rules/$id" params={{ id }} preload={false}>
                  {line?.title ?? id}
                </Link>
              ) : (
                <span className="quiet">{id}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Missing({ id, lines }: { readonly id: string; readonly lines: readonly Line[] }) {
  const t = useT();
  return (
    <Page title={t('No rule is called {id}', { id })} narrow>
      <Links title={t('Perhaps you mean')} ids={nearIds(lines, id)} lines={lines} />
      <p>
        <Link to="/rules">{t('Browse all rules')}</Link>
      </p>
    </Page>
  );
}
