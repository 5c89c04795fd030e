import type { UndoStatus } from '@sortie/table';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Float } from '../sums/float.tsx';
import { RuleCard } from '../sums/rule-card.tsx';

interface Props {
  readonly undo: UndoStatus;
  readonly onUndo: () => void;
  /** Without words, where there is little room. */
  readonly small?: boolean;
}

/** Large and honest: it takes back, asks, or says why it cannot. */
export function UndoButton({ undo, onUndo, small = false }: Props) {
  const t = useT();
  const look = small ? 'button button-icon' : 'button';
  const words = (text: string) => (small ? <span className="unseen">{text}</span> : text);
  if (undo.may === 'free') {
    return (
      <button type="button" className={look} onClick={onUndo}>
        <Icon name="undo" /> {words(t('Undo'))} {!small && <kbd className="action-key">Z</kbd>}
      </button>
    );
  }
  if (undo.may === 'ask') {
    return (
      <Float
        label={t('Ask to undo')}
        trigger={props => (
          <button type="button" className={look} {...props}>
            <Icon name="undo" /> {words(t('Ask to undo'))}
          </button>
        )}
      >
        {() => (
          <div className="stack-tight">
            <p>{t('You cannot undo alone: {reason}. The other side can agree to it.', { reason: undo.reason })}</p>
            {undo.rule && <RuleCard rule={undo.rule} />}
            <button type="button" className="button button-primary" onClick={onUndo}>
              {t('Ask the other side')}
            </button>
          </div>
        )}
      </Float>
    );
  }
  return (
    <Float
      label={t('Undo')}
      trigger={props => (
        <button type="button" className={look} aria-disabled="true" aria-description={t(undo.reason)} {...props}>
          <Icon name="undo" /> {words(t('Undo'))}
        </button>
      )}
    >
      {() => <p>{t('Cannot undo: {reason}.', { reason: undo.reason })}</p>}
    </Float>
  );
}
