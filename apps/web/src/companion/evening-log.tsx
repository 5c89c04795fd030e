import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import type { Deed, Evening } from './document.ts';
import { lineOf } from './words.ts';

interface Props {
  readonly evening: Evening;
  readonly me: string;
  readonly note: (deed: Deed) => void;
}

const SHOWN = 60;

/** What happened, newest first, and a line for one's own words. */
export function EveningLog({ evening, me, note }: Props) {
  const t = useT();
  const [text, setText] = useState('');
  const lines = evening.told.flatMap(({ entry, turn }) => {
    const line = lineOf(entry, evening);
    return line === undefined ? [] : [{ id: entry.id, line, turn }];
  });
  return (
    <section className="stack-tight" aria-label={t('What happened')}>
      <h2>{t('What happened')}</h2>
      <form
        className="companion-bar"
        onSubmit={event => {
          event.preventDefault();
          if (text.trim() === '') return;
          note({ type: 'note', player: me, text: text.trim().slice(0, 300) });
          setText('');
        }}
      >
        <input className="input" aria-label={t('A note')} value={text} maxLength={300} onChange={event => setText(event.target.value)} />
        <button type="submit" className="button">
          {t('Note it')}
        </button>
        {evening.players.map(player => (
          <button key={player} type="button" className="button button-plain" onClick={() => note({ type: 'end', winner: player })}>
            {t('{player} wins', { player })}
          </button>
        ))}
      </form>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ol className="evening-log small" tabIndex={0}>
        {lines
          .slice(-SHOWN)
          .toReversed()
          .map(({ id, line, turn }) => (
            <li key={id}>
              <span className="quiet">{turn}.</span> {line}
            </li>
          ))}
      </ol>
    </section>
  );
}
