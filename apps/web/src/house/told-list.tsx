import type { ReactNode } from 'react';
import { because, useT } from '../i18n/index.ts';
import { Waiting } from '../shell/waiting.tsx';
import type { Told } from './ask.ts';

interface Props<T> {
  readonly told: Told<readonly T[]> | undefined;
  /** What is said where there is nothing. */
  readonly empty: string;
  readonly children: (all: readonly T[]) => ReactNode;
}

/** A list that the house tells: while it comes, when it is refused, when it is empty, and itself. */
export function ToldList<T>({ told, empty, children }: Props<T>) {
  const t = useT();
  if (!told) return <Waiting />;
  if (!told.ok)
    return (
      <p className="note note-ember" role="alert">
        {t('This cannot be shown now: {reason}', { reason: because(told.refusal) })}
      </p>
    );
  return told.value.length === 0 ? <p className="quiet">{empty}</p> : children(told.value);
}
