import './passing.css';
import type { Shape } from '@sortie/kernel';
import { useEffect, useRef } from 'react';
import { say, useT } from '../../i18n/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';
import type { Passing as Answer } from '../face.ts';

interface Props {
  readonly seat: number;
  readonly name: string;
  readonly question: string;
  readonly answers: readonly Answer<Shape>[];
  readonly onAnswer: (command: Shape['command']) => void;
  /** The other seat wants to look and decide for itself. */
  readonly onTake: () => void;
}

const TAKE = 'y';

/** Two people at one screen: a short question to the one who does not hold it. */
export function Passing({ seat, name, question, answers, onAnswer, onTake }: Props) {
  const t = useT();
  const latest = useRef({ answers, onAnswer, onTake });
  latest.current = { answers, onAnswer, onTake };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog[open]')) return;
      const now = latest.current;
      const answer = now.answers.find(({ key }) => key === event.key.toLowerCase());
      if (answer) now.onAnswer(answer.command);
      else if (event.key.toLowerCase() === TAKE) now.onTake();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
  return (
    <fieldset className="passing panel plain-group" aria-label={t('Question to {name}', { name })}>
      <p>
        <SideMark seat={seat} /> <b>{name}</b>: {question}
      </p>
      <div className="passing-answers">
        {answers.map(({ label, key, command }) => (
          <button key={key} type="button" className="button" onClick={() => onAnswer(command)}>
            {say(label)} <kbd className="action-key">{key.toUpperCase()}</kbd>
          </button>
        ))}
        <button type="button" className="button button-danger" onClick={onTake}>
          {t('Yes: give me the screen')} <kbd className="action-key">{TAKE.toUpperCase()}</kbd>
        </button>
      </div>
    </fieldset>
  );
}
