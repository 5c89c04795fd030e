import './paper.css';
import type { RuleId } from '@sortie/kernel';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useT } from '../../i18n/index.ts';
import { BoardThumb } from '../../maps/board-thumb.tsx';
import { bookOf, openBook } from '../../rules/ledger.ts';
import { saidIn } from '../../setup/every/said.ts';
import type { SetupFace } from '../../setup/face.ts';
import { Nowhere } from '../../shell/trouble.tsx';
import { Waiting } from '../../shell/waiting.tsx';
import { Page } from '../../ui/page.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { storyOf } from '../editor.tsx';
import type { OpenScenario } from '../file.ts';
import { openKept } from '../scenario-page.tsx';

const route = getRouteApi('/frame/scenarios/$id/paper');

/** A scenario on paper: for people at a real table, or to hand out. */
export function PaperPage() {
  const t = useT();
  const { id } = route.useParams();
  const loaded = useLoaded(() => openKept(id), [id]);
  if (loaded.state === 'waiting') return <Waiting what={t('Opening the scenario.')} />;
  if (loaded.state === 'failed' || !loaded.value?.ok) return <Nowhere />;
  return (
    <Page
      title={storyOf(loaded.value.game, loaded.value.doc).title}
      actions={
        <>
          <Link to="/scenarios/$id" params={{ id }} className="button">
            {t('Back to the scenario')}
          </Link>
          <button type="button" className="button button-primary" onClick={() => window.print()}>
            {t('Print')}
          </button>
        </>
      }
    >
      <Paper {...loaded.value} />
    </Page>
  );
}

function Paper({ doc, game, face }: OpenScenario & { readonly face: SetupFace }) {
  const t = useT();
  const story = storyOf(game, doc);
  const { ground, name, size } = face.playground(doc.setup);
  const roster = face.roster(doc.setup);
  const usual = new Set(Object.values(game.ruleset.editions)[0]);
  const extra = doc.rules.filter(id => !usual.has(id));
  return (
    <div className="paper">
      {doc.summary && <p className="paper-summary">{t(doc.summary)}</p>}
      {story.briefing && <p className="paper-text">{story.briefing}</p>}
      <BoardThumb
        board={ground}
        tokens={face.tokensOf(doc.setup)}
        zones={face.zonesOf?.(doc.setup) ?? []}
        className="paper-map"
        label={t('Map {name}', { name })}
      />
      <p className="quiet small">
        {name}, {size}
      </p>
      <div className="paper-sides">
        {story.roles.map((role, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <section key={seat}>
            <h2>{t(role)}</h2>
            {story.orders?.[seat] && <p className="paper-text">{story.orders[seat]}</p>}
            <ul>
              {(roster[seat] ?? []).map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same unit may be there twice
                <li key={i}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Terms form={game.ruleset.readSetup.form} setup={doc.setup} />
      {extra.length > 0 && <Extra rules={extra} />}
    </div>
  );
}

function Terms({ form, setup }: { readonly form: Parameters<typeof saidIn>[0]; readonly setup: unknown }) {
  const t = useT();
  const said = saidIn(form, setup);
  if (said.length === 0) return null;
  return (
    <section>
      <h2>{t('Terms')}</h2>
      <dl className="paper-terms">
        {said.map(({ path, label, value }) => (
          <div key={path}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Extra({ rules }: { readonly rules: readonly RuleId[] }) {
  const t = useT();
  const loaded = useLoaded(() => titlesOf(rules), [rules]);
  const titles = loaded.state === 'ready' ? loaded.value : [];
  return (
    <section>
      <h2>{t('Rules in force')}</h2>
      <p className="small">{titles.join(' · ')}</p>
    </section>
  );
}

/** What the rules browser calls these rules. */
async function titlesOf(rules: readonly RuleId[]): Promise<readonly string[]> {
  const books = [...new Set(rules.map(bookOf))].filter(book => book !== undefined);
  const lines = (await Promise.all(books.map(book => openBook(book)))).flatMap(book => book.lines);
  const byId = new Map(lines.map(({ id, title }) => [id as string, title]));
  return rules.flatMap(id => byId.get(id) ?? []);
}
