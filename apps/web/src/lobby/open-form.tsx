import { nth } from '@sortie/kernel';
import type { OpenBody } from '@sortie/wire';
import { useState } from 'react';
import { GAMES } from '../games-registry.ts';
import { LANGUAGES, useT } from '../i18n/index.ts';
import { Choices } from '../ui/choices.tsx';
import { OfferChoice } from './offer-choice.tsx';
import { myTongue, type Pace, type Tongue, useOffers, wishOf } from './offers.ts';
import { PACES } from './words.ts';

/** A table of one's own for anybody who likes it. */
export function OpenForm({ open }: { readonly open: (wish: OpenBody) => Promise<void> }) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <section className="panel lobby-find">
      <div className="row spread">
        <h2>{t('Open a table')}</h2>
        <button type="button" className="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? t('Not now') : t('Open a table of my own')}
        </button>
      </div>
      {shown && <Form open={open} />}
    </section>
  );
}

function Form({ open }: { readonly open: (wish: OpenBody) => Promise<void> }) {
  const t = useT();
  const [game, setGame] = useState<string>(nth(GAMES, 0).id);
  const [scenario, setScenario] = useState<string>();
  const [pace, setPace] = useState<Pace>('relaxed');
  const [language, setLanguage] = useState<Tongue>(myTongue());
  const [seat, setSeat] = useState('0');
  const offers = useOffers(game);
  const offer = offers.find(one => one.scenario.id === scenario) ?? offers[0];
  const roles = offer?.scenario.roles ?? [];
  const tongues = [{ value: 'any', label: t('Any') } as const, ...LANGUAGES.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault();
        if (offer) void open(wishOf({ offer, pace, language, seat: Math.min(Number(seat), roles.length - 1) }));
      }}
    >
      <div className="lobby-fields">
        <OfferChoice game={game} offers={offers} scenario={offer?.scenario.id} onGame={setGame} onScenario={setScenario} />
      </div>
      <Choices
        label={t('I play')}
        value={seat}
        choices={roles.map((role, i) => ({ value: String(i), label: t(role) }))}
        onChange={setSeat}
      />
      <Choices
        label={t('Pace')}
        value={pace}
        choices={Object.entries(PACES).map(([value, words]) => ({ value: value as Pace, label: t(words.long) }))}
        onChange={setPace}
      />
      <Choices label={t('Language')} value={language} choices={tongues} onChange={setLanguage} />
      <div>
        <button type="submit" className="button button-primary" disabled={!offer}>
          {t('Open the table')}
        </button>
      </div>
    </form>
  );
}
