import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { doors } from './doors.ts';

/** The links that bring the others to an online table. `taken` seats need none. */
export function Invitations({ table, taken }: { readonly table: string; readonly taken: number }) {
  const t = useT();
  const loaded = useLoaded(async () => (await doors()).house.table(table), [table, taken]);
  if (loaded.state !== 'ready' || !loaded.value.ok) return undefined;
  const card = loaded.value.value;
  return (
    <div className="stack">
      {card.inviteLinks?.map(({ seat, path }) => (
        <CopyLink key={seat} label={t('Link for the {role}', { role: card.seats[seat]?.role ?? t('other seat') })} path={path} />
      ))}
      {card.watchLink !== undefined && <CopyLink label={t('Link for whoever only watches')} path={card.watchLink} />}
    </div>
  );
}

function CopyLink({ label, path }: { readonly label: string; readonly path: string }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const url = new URL(path, location.origin).href;
  const copy = async () => {
    await navigator.clipboard?.writeText(url);
    setCopied(true);
  };
  return (
    <label className="field">
      <span className="label">{label}</span>
      <span className="join-row">
        <input className="input" readOnly value={url} onFocus={event => event.target.select()} />
        <button type="button" className="button" onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} /> {copied ? t('Copied') : t('Copy')}
        </button>
      </span>
    </label>
  );
}
