import { nth } from '@sortie/kernel';
import type { OpenBody } from '@sortie/wire';
import { useState } from 'react';
import { GAMES } from '../games-registry.ts';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { OfferChoice } from './offer-choice.tsx';
import { useOffers, wishOf } from './offers.ts';

/** One click to an opponent: whoever wants the same game with the same points. */
export function FindOpponent({ find }: { readonly find: (wish: OpenBody) => Promise<void> }) {
  const t = useT();
  const [game, setGame] = useState<string>(nth(GAMES, 0).id);
  const [scenario, setScenario] = useState<string>();
  const [busy, setBusy] = useState(false);
  const offers = useOffers(game);
  const offer = offers.find(one => one.scenario.id === scenario) ?? offers[0];
  const start = async (): Promise<void> => {
    if (!offer) return;
    setBusy(true);
    await find(wishOf({ offer, pace: 'quick', language: 'any', seat: 0 }));
    setBusy(false);
  };
  return (
    <section className="panel lobby-find" aria-labelledby="find-title">
      <h2 id="find-title">{t('Play at once')}</h2>
      <p className="quiet small">
        {t(
          'You are paired with the next person who wants the same game with the same points. If nobody is waiting, you wait at the table.',
        )}
      </p>
      <div className="lobby-fields">
        <OfferChoice game={game} offers={offers} scenario={offer?.scenario.id} onGame={setGame} onScenario={setScenario} />
        <button type="button" className="button button-primary button-large" disabled={busy || !offer} onClick={() => void start()}>
          <Icon name="play" /> {t('Find an opponent')}
        </button>
      </div>
    </section>
  );
}
