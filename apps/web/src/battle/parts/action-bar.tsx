import './action-bar.css';
import { say, useT } from '../../i18n/index.ts';
import type { Action } from '../face.ts';
import { Float } from '../sums/float.tsx';
import { reasonsOf, WhyNot } from '../sums/why-not.tsx';

interface Props {
  readonly actions: readonly Action[];
  readonly onAct: (id: string) => void;
}

const LOOKS = {
  primary: 'button button-primary',
  choice: 'button action-choice',
  plain: 'button',
  danger: 'button button-danger',
} as const;

/** What can be done in this phase. What cannot says why. */
export function ActionBar({ actions, onAct }: Props) {
  const t = useT();
  if (actions.length === 0) return null;
  return (
    <div className="action-bar" role="toolbar" aria-label={t('Actions')}>
      {actions.map(action => (
        <ActionButton key={action.id} action={action} onAct={onAct} />
      ))}
    </div>
  );
}

function ActionButton({ action, onAct }: { readonly action: Action; readonly onAct: (id: string) => void }) {
  const { id, label, key, look = 'plain', chosen, badge, refusals = [] } = action;
  const words = (
    <>
      <span>{say(label)}</span>
      {badge && <span className="action-badge">{badge}</span>}
      {key && <kbd className="action-key">{key.toUpperCase()}</kbd>}
    </>
  );
  if (refusals.length > 0) {
    return (
      <Float
        label={say(label)}
        trigger={props => (
          <button
            type="button"
            className={LOOKS[look === 'primary' ? 'plain' : look]}
            aria-disabled="true"
            aria-description={reasonsOf(refusals)}
            {...props}
          >
            {words}
          </button>
        )}
      >
        {() => <WhyNot refusals={refusals} />}
      </Float>
    );
  }
  return (
    <button
      type="button"
      className={LOOKS[look]}
      data-action={id}
      {...(chosen === undefined ? {} : { 'aria-pressed': chosen })}
      onClick={() => onAct(id)}
    >
      {words}
    </button>
  );
}
