import type { View } from '@sortie/kernel';
import { ACTION_CARDS, type Impact, scoreOf } from '@sortie/rules-impact';
import { tn, useT } from '../../i18n/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';
import { ActionCardPicture } from './action-card.tsx';

/** How the game stands and what has been drawn: for everybody at the table. */
export function Deck({ view }: { readonly view: View<Impact> }) {
  const t = useT();
  const { discard, plan, turn } = view;
  const left = ACTION_CARDS.length - discard.length;
  return (
    <section className="deck" aria-label={t('Table')}>
      <details open>
        <summary>
          {t('Turn {turn} of {turns}', { turn: Math.max(1, turn), turns: plan.special.turns })}
          <span className="deck-score">
            {[0, 1].map(seat => (
              <span key={seat}>
                <SideMark seat={seat} size={10} /> {scoreOf(view, seat)}
              </span>
            ))}
          </span>
        </summary>
        <p className="small">{t(plan.victory.text)}</p>
      </details>
      <details>
        <summary>
          {t('Action deck')} <span className="quiet">{tn('{n} card left', '{n} cards left', left)}</span>
        </summary>
        {discard.length === 0 ? (
          <p className="quiet small">{t('Nothing has been drawn since the last shuffle.')}</p>
        ) : (
          <ol className="deck-discard" aria-label={t('Discard, latest first')}>
            {[...discard].reverse().map(id => (
              <li key={id}>
                <ActionCardPicture id={id} size="large" />
              </li>
            ))}
          </ol>
        )}
      </details>
    </section>
  );
}
