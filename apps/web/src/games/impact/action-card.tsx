import { nth } from '@sortie/kernel';
import { actionCard, EVENTS, outcomesOf, outcomeText } from '@sortie/rules-impact';
import { useT } from '../../i18n/index.ts';

export type CardUse = 'd6' | 'd12' | 'outcome' | 'event' | 'location' | 'icon';

interface Props {
  readonly id: number;
  /** Which part of it counted. */
  readonly use?: CardUse;
  /** The row of the outcome column that was read. */
  readonly strength?: number;
  readonly size?: 'small' | 'large';
}

const letter = (row: number): string => String.fromCharCode(65 + row);
const THUMBS = { up: '▲', down: '▼' } as const;

/** One card of the action deck, with the part that counted lit. */
export function ActionCardPicture({ id, use, strength, size = 'small' }: Props) {
  const t = useT();
  const card = actionCard(id);
  const { d6, d12, row, column, icon, event } = card;
  const words = t('Card {id}: d6 {d6}, d12 {d12}, event {event}', { id, d6, d12, event: nth(EVENTS, event - 1).title });
  const read = strength === undefined ? undefined : Math.min(10, Math.max(0, strength));
  return (
    <span className="action-card" data-size={size} role="img" aria-label={words} title={words}>
      <span className="action-card-head">
        <b data-lit={use === 'd6' || undefined}>{d6}</b>
        <span className="action-card-icon" data-lit={use === 'icon' || undefined}>
          {icon ? '✹' : ''}
        </span>
        <b className="action-card-twelve" data-lit={use === 'd12' || use === 'outcome' || undefined}>
          {d12}
        </b>
      </span>
      <span className="action-card-column" data-lit={use === 'outcome' || undefined}>
        {outcomesOf(card).map((outcome, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its strength.
          <span key={i} data-read={read === i + 1 || undefined}>
            <i>{i + 1}</i>
            {outcomeText(outcome)}
          </span>
        ))}
      </span>
      <span className="action-card-foot" data-lit={use === 'location' || undefined}>
        {letter(row)} · {typeof column === 'number' ? String(column).padStart(2, '0') : THUMBS[column]}
      </span>
      {size === 'large' && (
        <span className="action-card-event" data-lit={use === 'event' || undefined}>
          {t(nth(EVENTS, event - 1).title)}
        </span>
      )}
      <span className="action-card-id">{id}</span>
    </span>
  );
}
