import { nth } from '@sortie/kernel';
import { ACTION_CARDS, EVENTS } from '@sortie/rules-impact';
import { ActionCardPicture } from '../../games/impact/action-card.tsx';
import { useT } from '../../i18n/index.ts';

/** The whole deck, with what each event says. */
export function ActionCards() {
  const t = useT();
  return (
    <div className="print-cards print-deck">
      {ACTION_CARDS.map(({ id, event }) => (
        <article key={id} className="print-card">
          <ActionCardPicture id={id} size="large" />
          <p className="small">{t(nth(EVENTS, event - 1).text)}</p>
        </article>
      ))}
    </div>
  );
}
