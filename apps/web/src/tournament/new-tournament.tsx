import { nth } from '@sortie/kernel';
import type { TournamentBody, TournamentSeen } from '@sortie/wire';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { GAMES } from '../games-registry.ts';
import { ask } from '../house/ask.ts';
import { because, useT } from '../i18n/index.ts';
import { OfferChoice } from '../lobby/offer-choice.tsx';
import { useOffers } from '../lobby/offers.ts';
import { enterHouse } from '../play/enter.ts';
import { Choices } from '../ui/choices.tsx';
import { TextField } from '../ui/text-field.tsx';
import { KINDS } from './words.ts';

/** Anybody may open a tournament, and runs it then. */
export function NewTournament() {
  const t = useT();
  const go = useNavigate();
  const [name, setName] = useState('');
  const [game, setGame] = useState<string>(nth(GAMES, 0).id);
  const [scenario, setScenario] = useState<string>();
  const [kind, setKind] = useState<TournamentBody['kind']>('swiss');
  const [points, setPoints] = useState('');
  const [lists, setLists] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const offers = useOffers(game);
  const offer = offers.find(one => one.scenario.id === scenario) ?? offers[0];
  const open = async (): Promise<void> => {
    const house = await enterHouse();
    if (!house.ok) return setTrouble(because(house.refusal));
    const limit = points === '' ? {} : { points: Number(points) };
    const body = { name, game, scenario: offer?.scenario.id, kind, pace: 'relaxed', lists, ...limit };
    const told = await ask<TournamentSeen>('POST', 'tournaments', body);
    if (told.ok) await go({ to: '/tournaments/$id', params: { id: told.value.id } });
    else setTrouble(because(told.refusal));
  };
  return (
    <form
      className="panel sheet-body"
      onSubmit={event => {
        event.preventDefault();
        void open();
      }}
    >
      <h2>{t('Open a tournament')}</h2>
      <TextField label={t('Name of the tournament')} value={name} onChange={setName} required maxLength={60} />
      <div className="tournament-fields">
        <OfferChoice game={game} offers={offers} scenario={offer?.scenario.id} onGame={setGame} onScenario={setScenario} />
        <TextField label={t('Points limit')} value={points} onChange={setPoints} inputMode="numeric" pattern="[0-9]*" />
      </div>
      <Choices
        label={t('How it is played')}
        value={kind}
        choices={Object.entries(KINDS).map(([value, label]) => ({ value: value as TournamentBody['kind'], label: t(label) }))}
        onChange={setKind}
      />
      <label className="row check">
        <input type="checkbox" checked={lists} onChange={event => setLists(event.target.checked)} />
        {t('Everybody hands in a secret list; all are shown when the first round begins')}
      </label>
      {trouble !== undefined && <Trouble>{trouble}</Trouble>}
      <div>
        <button type="submit" className="button button-primary" disabled={!offer || name.trim() === ''}>
          {t('Open the tournament')}
        </button>
      </div>
    </form>
  );
}

const Trouble = ({ children }: { readonly children: string }) => (
  <p className="note note-ember" role="alert">
    {children}
  </p>
);
