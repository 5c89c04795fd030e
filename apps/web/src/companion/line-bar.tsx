import { useState } from 'react';
import { tn, useT, word } from '../i18n/index.ts';
import { CopyLink } from '../play/copy-link.tsx';
import type { Line } from './session.ts';

interface Props {
  readonly code: string | undefined;
  readonly line: Line;
  /** Entries that the others have not heard of. */
  readonly waiting: number;
  readonly onShared: (code: string) => void;
}

const LINES: { readonly [L in Line]: string } = {
  alone: word('Only on this device'),
  live: word('In step with the others'),
  lost: word('No connection: notes are kept and sent later'),
  'unknown-code': word('Nobody knows this code: look at it again'),
};

/** The code for the others, and whether one is in step with them. */
export function LineBar({ code, line, waiting, onShared }: Props) {
  const t = useT();
  const [trouble, setTrouble] = useState(false);
  const share = async () => {
    try {
      const answer = await fetch('/api/companion', { method: 'POST' });
      if (!answer.ok) throw new Error(String(answer.status));
      onShared(((await answer.json()) as { readonly code: string }).code);
      setTrouble(false);
    } catch {
      setTrouble(true);
    }
  };
  return (
    <div className="panel door companion-bar" data-line={line}>
      {code === undefined ? (
        <button type="button" className="button button-primary" onClick={() => void share()}>
          {t('Share with the table')}
        </button>
      ) : (
        <>
          <span>{t('Code')}</span>
          <strong className="companion-code">{`${code.slice(0, 4)} ${code.slice(4)}`}</strong>
          <CopyLink path={`/companion/${code}`} label={t('Copy the link')} />
        </>
      )}
      <span className="quiet small" role="status">
        {t(LINES[line])}
        {waiting > 0 && line !== 'alone' && ` · ${tn('{n} note to send', '{n} notes to send', waiting)}`}
        {trouble && t('The server cannot be reached. The evening stays on this device.')}
      </span>
    </div>
  );
}
