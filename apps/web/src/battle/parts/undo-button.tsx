import type { UndoStatus } from '@sortie/table';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Float } from '../sums/float.tsx';
import { RuleCard } from '../sums/rule-card.tsx';

interface Props {
  readonly undo: UndoStatus;
  readonly onUndo: () => void;
}

/** Large and honest: it takes back, asks, or says why it cannot. */
export function UndoButton({ undo, onUndo }: Props) {
  const t = useT();
  if (undo.may === 'free') {
    return (
      <button type="button" className="button" onClick={onUndo}>
        <Icon name="undo" /> {t('Undo')} <kbd className="action-key">Z</kbd>
      </button>
    );
  }
  if (undo.may === 'ask') {
    return (
      <Float
        label={t('Ask to undo')}
        trigger={props => (
          <button type="button" className="button" {...props}>
            <Icon name="undo" /> {t('Ask to undo')}
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
        <button type="button" className="button" aria-disabled="true" aria-description={t(undo.reason)} {...props}>
          <Icon name="undo" /> {t('Undo')}
        </button>
      )}
    >
      {() => <p>{t('Cannot undo: {reason}.', { reason: undo.reason })}</p>}
    </Float>
  );
}
