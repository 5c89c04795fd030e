import './log.css';
import './chat.css';
import type { Talk } from '@sortie/table';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';

interface Props {
  readonly chat: readonly Talk[];
  readonly onSay: (text: string) => void;
}

const LONGEST = 400;

export function Chat({ chat, onSay }: Props) {
  const t = useT();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const count = chat.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the list, and nothing else does.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  };
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard. */}
      <ol ref={list} className="log-lines" tabIndex={0} aria-label={t('Chat')}>
        {chat.map(({ seq, from, name, text: said }) => (
          <li key={seq} className="chat-line">
            {from >= 0 && <SideMark seat={from} size={10} />}
            <span>
              <b>{name}</b> {said}
            </span>
          </li>
        ))}
        {count === 0 && <li className="quiet">{t('No messages yet.')}</li>}
      </ol>
      <form className="join-row" onSubmit={send}>
        <input
          className="input"
          value={text}
          maxLength={LONGEST}
          aria-label={t('Write a message')}
          placeholder={t('Write a message')}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {t('Send')}
        </button>
      </form>
    </div>
  );
}
