import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { because, useT } from '../i18n/index.ts';
import { beginLesson } from './begin.ts';
import type { Lesson } from './lesson.ts';

interface Props {
  readonly lesson: () => Promise<Lesson>;
  readonly afresh?: boolean;
  readonly className?: string;
  /** Its whole name, where the words on it are not enough. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** One click from here to the table of a lesson, where it was left. */
export function LessonButton({ lesson, afresh = false, className = 'button', label, children }: Props) {
  const t = useT();
  const go = useNavigate();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const begin = async () => {
    setBusy(true);
    const laid = await beginLesson(await lesson(), { afresh });
    setBusy(false);
    if (laid.ok) await go({ to: '/play/$id', params: { id: laid.value } });
    else setTrouble(because(laid.refusal));
  };
  return (
    <>
      <button type="button" className={className} disabled={busy} aria-label={label} onClick={() => void begin()}>
        {children}
      </button>
      {trouble !== undefined && (
        <p className="note note-ember" role="alert">
          {t('The table could not be set up: {reason}', { reason: trouble })}
        </p>
      )}
    </>
  );
}
