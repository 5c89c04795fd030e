import './campaign.css';
import { writeCampaign } from '@sortie/campaign';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { RuleWordsProvider } from '../battle/sums/rule-words.ts';
import { WhyNot } from '../battle/sums/why-not.tsx';
import { because, tn, useT } from '../i18n/index.ts';
import { download } from '../maps/files.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Choices } from '../ui/choices.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { ArmyPart } from './army-part.tsx';
import { Gazette } from './gazette.tsx';
import { Ledger } from './ledger.tsx';
import { Now } from './now.tsx';
import { type KeptCampaign, keptCampaign } from './store.ts';
import { StrikeButton } from './strike-button.tsx';
import { useBooks } from './use-books.ts';
import { ruleWords } from './words.ts';

const route = getRouteApi('/frame/campaigns/$id');

/** One campaign: what is to be done now, both armies, and the journal. */
export function CampaignPage() {
  const t = useT();
  const { id } = route.useParams();
  const loaded = useLoaded(() => keptCampaign(id), [id]);
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed' || !loaded.value) {
    return (
      <Page title={t('This campaign is not on this device')} narrow>
        <p>
          <Link to="/campaigns">{t('All campaigns')}</Link>
        </p>
      </Page>
    );
  }
  return loaded.value.id === id ? <Opened key={id} begin={loaded.value} /> : <Waiting />;
}

const fileName = (title: string): string => `${title.trim().replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'campaign'}.campaign`;

function Opened({ begin }: { readonly begin: KeptCampaign }) {
  const t = useT();
  const books = useBooks(begin);
  const { journal } = books.kept;
  const { state } = journal.match;
  const awaited = state.phase === 'support' && state.sides[0].stage === 'done' && state.sides[1].stage !== 'done' ? 1 : 0;
  const [chosen, setChosen] = useState<0 | 1>();
  const seat = chosen ?? awaited;
  return (
    <RuleWordsProvider value={ruleWords}>
      <Page
        title={state.title}
        lead={[state.year, tn('{n} mission fought', '{n} missions fought', state.mission)].filter(one => one !== null).join(' · ')}
        actions={
          <div className="row campaign-tools">
            <StrikeButton books={books} />
            <button
              type="button"
              className="button"
              onClick={() => download(fileName(state.title), writeCampaign(journal), 'application/x-ndjson')}
            >
              <Icon name="download" /> {t('Save as file')}
            </button>
            <button type="button" className="button" onClick={() => print()}>
              <Icon name="cards" /> {t('Print')}
            </button>
            <Link to="/campaigns" className="button">
              {t('All campaigns')}
            </Link>
          </div>
        }
      >
        {books.trouble && (
          <div className="note note-ember" role="alert">
            {books.trouble.refusals ? <WhyNot refusals={books.trouble.refusals} /> : <p>{because(books.trouble)}</p>}
          </div>
        )}
        <Now books={books} />
        <div className="campaign">
          <div className="stack">
            <Choices
              label={t('Army')}
              quietLabel
              value={String(seat) as '0' | '1'}
              choices={state.sides.map(({ army }, i) => ({ value: String(i) as '0' | '1', label: army.name }))}
              onChange={value => setChosen(value === '0' ? 0 : 1)}
            />
            <ArmyPart key={seat} books={books} seat={seat} />
          </div>
          <div className="stack">
            <Gazette match={journal.match} />
            <Ledger match={journal.match} />
          </div>
        </div>
      </Page>
    </RuleWordsProvider>
  );
}
