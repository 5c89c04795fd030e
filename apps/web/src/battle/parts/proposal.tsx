import type { ProposalSeen } from '@sortie/table';
import { useT } from '../../i18n/index.ts';

interface Props {
  readonly proposal: ProposalSeen;
  readonly name: string;
  /** What an undo would take back: its first sentence, and how many come after it. */
  readonly taken?: { readonly first: string; readonly more: number } | undefined;
  readonly mine: boolean;
  /** Whether my answer is missing. */
  readonly asked: boolean;
  readonly onAnswer: (yes: boolean) => void;
}

/** Something that needs everybody's yes. */
export function Proposal({ proposal, name, taken, mine, asked, onAnswer }: Props) {
  const t = useT();
  const what = {
    undo: t('{name} asks to undo a move.', { name }),
    pause: t('{name} asks for a pause.', { name }),
    draw: t('{name} offers a draw.', { name }),
  }[proposal.what];
  return (
    <div className="prompt" role="alert">
      <p>{mine ? t('Waiting for the other side to agree.') : what}</p>
      {taken && (
        <p className="small quiet">
          {t('It would take back: {what}', { what: taken.first })}
          {taken.more > 0 && ` ${t('and {n} more', { n: taken.more })}`}
        </p>
      )}
      <div className="row">
        {asked && (
          <button type="button" className="button button-primary" onClick={() => onAnswer(true)}>
            {t('Agree')}
          </button>
        )}
        {(asked || mine) && (
          <button type="button" className="button" onClick={() => onAnswer(false)}>
            {mine ? t('Withdraw') : t('Decline')}
          </button>
        )}
      </div>
    </div>
  );
}
