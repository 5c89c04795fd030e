import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';

/** A link to send to somebody, ready to be copied. */
export function CopyLink({ label, path }: { readonly label: string; readonly path: string }) {
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
