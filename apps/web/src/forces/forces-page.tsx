import { RemoveButton } from '../ui/remove-button.tsx';
import './forces.css';
import { type Muster, muster } from '@sortie/convert';
import { type Force, type ForceFault, readForceJson, writeForce } from '@sortie/roster';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { formatAgo } from '../i18n/format.ts';
import { tn, useT } from '../i18n/index.ts';
import { download } from '../maps/files.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { fragmentOf, unpack } from '../units/share/packed.ts';
import { fileName } from './file-name.ts';
import { openForceFile } from './force-file.ts';
import { RandomForce } from './opponent/random-force.tsx';
import { Points } from './points.tsx';
import { type KeptForce, keepForce, keptForces, removeForce } from './store.ts';

/** The points of a usual evening. */
const USUAL_LIMIT = 300;

/** The forces on this device. */
export function ForcesPage() {
  const t = useT();
  const go = useNavigate();
  const [version, setVersion] = useState(0);
  const [faults, setFaults] = useState<readonly ForceFault[]>([]);
  const kept = useLoaded(keptForces, [version]);
  const shared = fragmentOf(useLocation().hash, 'f');
  const changed = () => setVersion(version + 1);
  const edit = async (force: Force) => {
    const id = await keepForce(force);
    await go({ to: '/forces/$id', params: { id } });
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const opened = await openForceFile(file.name, await file.text());
    setFaults(opened.ok ? [] : opened.faults);
    if (opened.ok) await edit(opened.force);
  };
  return (
    <Page
      title={t('Forces')}
      lead={t('Build a force to a limit of points, with skills, pilots and lances. Forces stay on this device until you share them.')}
      actions={
        <>
          <Link to="/campaigns" className="button">
            {t('Campaigns')}
          </Link>
          <OpenFile onFile={file => void open(file)} />
          <RandomForce onKeep={force => void edit(force)} />
          <button
            type="button"
            className="button button-primary"
            onClick={() => void edit({ name: t('New force'), limit: USUAL_LIMIT, edition: 'current', members: [] })}
          >
            {t('New force')}
          </button>
        </>
      }
    >
      {faults.length > 0 && <Faults faults={faults} />}
      {shared !== undefined && <SharedForce packed={shared} onKeep={force => void edit(force)} />}
      {kept.state === 'waiting' && <Waiting />}
      {kept.state === 'failed' && (
        <p className="note note-ember">{t('The forces on this device cannot be opened: {reason}', { reason: kept.reason })}</p>
      )}
      {kept.state === 'ready' && <Kept forces={kept.value} onChange={changed} onEdit={force => void edit(force)} />}
    </Page>
  );
}

function OpenFile({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,.mul"
        hidden
        onChange={event => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <Icon name="upload" /> {t('Open a force file')}
      </button>
    </>
  );
}

function Faults({ faults }: { readonly faults: readonly ForceFault[] }) {
  const t = useT();
  return (
    <div className="note note-ember" role="alert">
      <p>{t('This is not a force that can be read. Nothing was kept.')}</p>
      <ul className="small">
        {faults.slice(0, 8).map(({ path, reason }) => (
          <li key={`${path} ${reason}`}>
            {path !== '' && <code>{path}</code>} {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A force that came with the link; it is looked at before it is kept. */
function SharedForce({ packed, onKeep }: { readonly packed: string; readonly onKeep: (force: Force) => void }) {
  const t = useT();
  const loaded = useLoaded(async () => readForceJson(await unpack(packed)), [packed]);
  if (loaded.state !== 'ready') return undefined;
  if (!loaded.value.ok) return <p className="note note-ember">{t('The link is damaged: no force can be read from it.')}</p>;
  const { force } = loaded.value;
  return (
    <section className="panel shared-force" aria-label={t('Force from the link')}>
      <div className="stack-tight">
        <p className="quiet small">{t('Somebody shares a force with you')}</p>
        <Outline force={force} />
      </div>
      <button type="button" className="button button-primary" onClick={() => onKeep(force)}>
        {t('Keep a copy')}
      </button>
    </section>
  );
}

interface KeptProps {
  readonly forces: readonly KeptForce[];
  readonly onChange: () => void;
  readonly onEdit: (force: Force) => void;
}

function Kept({ forces, onChange, onEdit }: KeptProps) {
  const t = useT();
  if (forces.length === 0)
    return <p className="quiet">{t('None yet. A new force begins empty; add units from the catalogue or your own files.')}</p>;
  return (
    <ul className="forces">
      {forces.map(one => (
        <li key={one.id} className="panel force-card">
          <Outline force={one.force} link={one.id} />
          <p className="quiet tiny">{formatAgo(one.changedAt, Date.now())}</p>
          <div className="row force-card-actions">
            <Link to="/forces/$id" params={{ id: one.id }} className="button">
              <Icon name="pencil" /> {t('Edit')}
            </Link>
            <button
              type="button"
              className="button button-plain"
              onClick={() => onEdit({ ...one.force, name: t('Copy of {name}', { name: one.force.name }).slice(0, 100) })}
            >
              <Icon name="copy" /> {t('Duplicate')}
            </button>
            <button
              type="button"
              className="button button-plain button-icon"
              aria-label={t('Save {name} as a file', { name: one.force.name })}
              onClick={() => download(fileName(one.force.name), writeForce(one.force), 'application/json')}
            >
              <Icon name="download" />
            </button>
            <RemoveButton name={one.force.name} onRemove={() => void removeForce(one.id).then(onChange)} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Name, points and units of a force, without anything to change. */
function Outline({ force, link }: { readonly force: Force; readonly link?: string }) {
  const t = useT();
  const called: Muster = useMemo(() => muster(force), [force]);
  const name = force.name || t('Force without a name');
  return (
    <div className="stack-tight">
      <h2>
        {link === undefined ? (
          name
        ) : (
          <Link to="/forces/$id" params={{ id: link }}>
            {name}
          </Link>
        )}
      </h2>
      <Points points={called.points} limit={force.limit} />
      <p className="small quiet">
        {tn('{n} unit', '{n} units', force.members.length)}
        {called.recruits.length > 0 && ` · ${called.recruits.map(({ printed }) => printed.name).join(', ')}`}
      </p>
    </div>
  );
}
