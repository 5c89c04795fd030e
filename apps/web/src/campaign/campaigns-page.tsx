import { RemoveButton } from '../ui/remove-button.tsx';
import './campaign.css';
import type { Setup } from '@sortie/campaign';
import { readCampaign } from '@sortie/campaign';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatAgo } from '../i18n/format.ts';
import { because, tn, useT } from '../i18n/index.ts';
import { Waiting } from '../shell/waiting.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { BeginForm } from './begin-form.tsx';
import { begun } from './begun.ts';
import { exampleSetup } from './example.ts';
import { type KeptCampaign, keepNewCampaign, keptCampaigns, removeCampaign } from './store.ts';

/** The campaigns on this device, what a campaign is, and how to begin one. */
export function CampaignsPage() {
  const t = useT();
  const go = useNavigate();
  const [version, setVersion] = useState(0);
  const [forming, setForming] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const kept = useLoaded(keptCampaigns, [version]);
  const enter = async (id: string) => go({ to: '/campaigns/$id', params: { id } });
  const begin = async (setup: Setup) => {
    const done = begun(setup);
    if (done.ok) await enter(await keepNewCampaign(done));
    else setTrouble(because(done));
  };
  const open = async (file: File) => {
    const read = readCampaign(await file.text());
    if (read.ok) await enter(await keepNewCampaign(read));
    else setTrouble(t('This is not a campaign that can be read: {reason}. Nothing was kept.', { reason: because(read) }));
  };
  const none = kept.state === 'ready' && kept.value.length === 0;
  return (
    <Page
      title={t('Campaigns')}
      lead={t('Lead a force from battle to battle: what is broken stays broken until somebody repairs it.')}
      actions={
        <>
          <OpenFile onFile={file => void open(file)} />
          {!none && (
            <button type="button" className="button button-primary" aria-expanded={forming} onClick={() => setForming(!forming)}>
              {t('New campaign')}
            </button>
          )}
        </>
      }
    >
      {trouble !== undefined && (
        <p className="note note-ember" role="alert">
          {trouble}
        </p>
      )}
      {kept.state === 'waiting' && <Waiting />}
      {kept.state === 'failed' && (
        <p className="note note-ember">{t('The campaigns on this device cannot be opened: {reason}', { reason: kept.reason })}</p>
      )}
      {none && <FirstVisit onExample={() => void begin(exampleSetup())} />}
      {kept.state === 'ready' && !none && <List campaigns={kept.value} onChange={() => setVersion(version + 1)} />}
      {(forming || none) && <BeginForm onBegin={setup => void begin(setup)} />}
      {kept.state === 'ready' && !none && !forming && (
        <p>
          <button type="button" className="button" onClick={() => void begin(exampleSetup())}>
            {t('Try an example')}
          </button>
        </p>
      )}
    </Page>
  );
}

function OpenFile({ onFile }: { readonly onFile: (file: File) => void }) {
  const t = useT();
  return (
    <FileButton accept=".campaign,.jsonl" label={t('Campaign file')} onFile={onFile}>
      <Icon name="upload" /> {t('Open a campaign file')}
    </FileButton>
  );
}

/** What somebody who has never kept one wants to know first. */
function FirstVisit({ onExample }: { readonly onExample: () => void }) {
  const t = useT();
  return (
    <section className="panel campaign-first" aria-label={t('What a campaign is')}>
      <ol className="campaign-steps">
        <li>
          <strong>{t('Begin with a force.')}</strong> {t('Its size and its skill give you Support Points.')}
        </li>
        <li>
          <strong>{t('Fight a mission of Alpha Strike.')}</strong>{' '}
          {t(
            'Here at the table, against the opponent or a friend, or on paper: damage and losses come back by themselves or are typed in.',
          )}
        </li>
        <li>
          <strong>{t('Work until the next one.')}</strong>{' '}
          {t('Salvage, repair, heal, rearm, hire and train with the hours and the points you have. Every number shows what it is made of.')}
        </li>
        <li>
          <strong>{t('Go on.')}</strong> {t('Units that are not repaired fight as they are.')}
        </li>
      </ol>
      <button type="button" className="button button-primary" onClick={onExample}>
        <Icon name="play" /> {t('Try an example')}
      </button>
    </section>
  );
}

interface ListProps {
  readonly campaigns: readonly KeptCampaign[];
  readonly onChange: () => void;
}

function List({ campaigns, onChange }: ListProps) {
  return (
    <ul className="campaign-list">
      {campaigns.map(one => (
        <Row key={one.id} kept={one} onRemove={() => void removeCampaign(one.id).then(onChange)} />
      ))}
    </ul>
  );
}

function Row({ kept, onRemove }: { readonly kept: KeptCampaign; readonly onRemove: () => void }) {
  const { state } = kept.journal.match;
  return (
    <li className="panel campaign-card">
      <div className="stack-tight">
        <h2>
          <Link to="/campaigns/$id" params={{ id: kept.id }}>
            {state.title}
          </Link>
        </h2>
        <p className="small quiet">
          {state.sides.map(({ army }) => army.name).join(' · ')} · {tn('{n} mission fought', '{n} missions fought', state.mission)} ·{' '}
          {formatAgo(kept.changedAt, Date.now())}
        </p>
      </div>
      <RemoveButton name={state.title} onRemove={onRemove} />
    </li>
  );
}
