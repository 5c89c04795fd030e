import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { readLink } from './read-link.ts';

/** Takes whatever somebody was sent: the whole link or only its end. */
export function JoinByLink() {
  const t = useT();
  const go = useNavigate();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState(false);
  const open = () => {
    const path = readLink(text);
    setTrouble(path === undefined);
    if (path !== undefined) void go({ to: path });
  };
  return (
    <form
      className="panel door"
      onSubmit={event => {
        event.preventDefault();
        open();
      }}
    >
      <label htmlFor="join-link">
        <strong>{t('Join by link')}</strong>
      </label>
      <div className="join-row">
        <input
          id="join-link"
          className="input"
          type="text"
          value={text}
          placeholder={t('Paste an invitation')}
          aria-invalid={trouble}
          aria-describedby="join-trouble"
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {t('Join')}
        </button>
      </div>
      <span id="join-trouble" className="small quiet" role="status">
        {trouble ? t('This is not a Sortie invitation. Copy the whole link.') : ''}
      </span>
    </form>
  );
}
