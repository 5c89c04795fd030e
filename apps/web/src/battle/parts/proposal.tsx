import type { ProposalSeen } from '@sortie/table';
import { useT } from '../../i18n/index.ts';

interface Props {
  readonly proposal: ProposalSeen;
  readonly name: string;
  readonly mine: boolean;
  /** Whether my answer is missing. */
  readonly asked: boolean;
  readonly onAnswer: (yes: boolean) => void;
}

/** Something that needs everybody's yes. */
export function Proposal({ proposal, name, mine, asked, onAnswer }: Props) {
  const t = useT();
  const what = proposal.what === 'undo' ? t('{name} asks to undo a move.', { name }) : t('{name} asks for a pause.', { name });
  return (
    <div className="prompt" role="alert">
      <p>{mine ? t('Waiting for the other side to agree.') : what}</p>
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
