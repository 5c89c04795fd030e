import type { UndoStatus } from '@sortie/table';
import type { ReactNode } from 'react';
import { say, tn, useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Float } from '../sums/float.tsx';
import { RuleCard } from '../sums/rule-card.tsx';
import type { TakenBack } from '../words-of-undo.ts';

interface Props {
  readonly undo: UndoStatus;
  readonly back: TakenBack;
  readonly onUndo: () => void;
  /** Without words, where there is little room. */
  readonly small?: boolean;
}

/** It takes back, asks, or says why it cannot; and before that, what. */
export function UndoButton({ undo, back, onUndo, small = false }: Props) {
  const t = useT();
  const look = small ? 'button button-icon' : 'button';
  const words = (text: string) => (small ? <span className="unseen">{text}</span> : text);
  const label = undo.may === 'ask' && !back.alone ? t('Ask to undo') : t('Undo');
  if (undo.may === 'free') {
    const what = back.first ? t('Undo: {what}', { what: say(back.first) }) : label;
    return (
      <button type="button" className={look} title={what} aria-description={what} onClick={onUndo}>
        <Icon name="undo" /> {words(label)} {!small && <kbd className="action-key">Z</kbd>}
      </button>
    );
  }
  return (
    <Float
      label={label}
      trigger={props => (
        <button type="button" className={look} {...(undo.may === 'no' && { 'aria-disabled': true })} {...props}>
          <Icon name="undo" /> {words(label)}
        </button>
      )}
    >
      {() =>
        undo.may === 'no' ? (
          <p>{t('Cannot undo: {reason}.', { reason: undo.reason })}</p>
        ) : (
          <UndoQuestion undo={undo} back={back}>
            <button type="button" className="button button-primary" onClick={onUndo}>
              {back.alone ? t('Take it back') : t('Ask the other side')}
            </button>
          </UndoQuestion>
        )
      }
    </Float>
  );
}

interface QuestionProps {
  readonly undo: Extract<UndoStatus, { readonly may: 'ask' }>;
  readonly back: TakenBack;
  readonly children: ReactNode;
}

/** What goes with an undo that is not free. */
export function UndoQuestion({ undo, back, children }: QuestionProps) {
  const t = useT();
  return (
    <div className="stack-tight">
      {back.first && <p>{t('This undoes: {what}', { what: say(back.first) })}</p>}
      {back.more > 0 && <p>{tn('And 1 line of the log after it.', 'And {n} lines of the log after it.', back.more)}</p>}
      <p className="quiet">
        {back.alone
          ? t('This goes beyond a free undo: {reason}.', { reason: undo.reason })
          : t('You cannot undo alone: {reason}. The other side can agree to it.', { reason: undo.reason })}
      </p>
      {undo.rule && <RuleCard rule={undo.rule} />}
      {children}
    </div>
  );
}
