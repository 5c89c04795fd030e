import './people.css';
import type { LobbyPerson, Profile } from '@sortie/wire';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { offeredGame } from '../games-registry.ts';
import { ask } from '../house/ask.ts';
import { useMe } from '../house/use-me.ts';
import { useTold } from '../house/use-told.ts';
import { formatAgo } from '../i18n/format.ts';
import { because, useT } from '../i18n/index.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Crest } from '../ui/crest.tsx';
import { Page } from '../ui/page.tsx';
import { Person } from './person.tsx';

const route = getRouteApi('/frame/players/$id');

/** How somebody plays: ratings with their intervals, the last games, and the score against each other. */
export function PlayerPage() {
  const t = useT();
  const { id } = route.useParams();
  const { told } = useTold<Profile>(`players/${encodeURIComponent(id)}`);
  if (!told) return <Waiting />;
  if (!told.ok)
    return (
      <Page title={t('Nobody is here')} narrow>
        <p className="note note-ember">{because(told.refusal)}</p>
      </Page>
    );
  const { who, ratings, history, against } = told.value;
  return (
    <Page title={who.name} narrow actions={<Crest {...who} size={44} />}>
      <Blocking who={who} />
      <section className="stack">
        <h2>{t('Ratings')}</h2>
        {ratings.length === 0 && <p className="quiet">{t('No rated games yet.')}</p>}
        <ul className="stack-tight">
          {ratings.map(({ game, rating, low, high, games }) => (
            <li key={game} className="row spread">
              <span>{t(offeredGame(game)?.title ?? game)}</span>
              <span>
                <strong>{rating}</strong> <span className="quiet small">{t('{low} to {high}, games: {games}', { low, high, games })}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      {against.length > 0 && (
        <section className="stack">
          <h2>{t('Head to head')}</h2>
          <ul className="stack-tight">
            {against.map(({ other, won, drawn, lost }) => (
              <li key={other.id} className="row spread">
                <Person who={other} /> <span>{t('{won} won, {drawn} drawn, {lost} lost', { won, drawn, lost })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <History history={history} />
    </Page>
  );
}

function History({ history }: Pick<Profile, 'history'>) {
  const t = useT();
  if (history.length === 0) return null;
  const how = (score: number): string => (score === 1 ? t('won against') : score === 0 ? t('lost to') : t('drew with'));
  return (
    <section className="stack">
      <h2>{t('Last games')}</h2>
      <ul className="stack-tight">
        {history.map(({ table, game, other, score, rating, at }) => (
          <li key={table} className="row spread">
            <span className="row">
              {how(score)} <Person who={other} /> <span className="quiet small">{t(offeredGame(game)?.title ?? game)}</span>
            </span>
            <span className="quiet small">
              {rating} · {formatAgo(at, Date.now())}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whoever blocks somebody is not paired with them and does not hear their calls; they are not told. */
function Blocking({ who }: { readonly who: LobbyPerson }) {
  const t = useT();
  const { me } = useMe();
  const { told, again } = useTold<readonly LobbyPerson[]>('blocks');
  const [trouble, setTrouble] = useState<string>();
  if (!me || me.id === who.id || !told?.ok) return null;
  const blocked = told.value.some(({ id }) => id === who.id);
  const change = async (): Promise<void> => {
    const done = await ask(blocked ? 'DELETE' : 'PUT', `blocks/${encodeURIComponent(who.id)}`);
    setTrouble(done.ok ? undefined : because(done.refusal));
    again();
  };
  return (
    <div className="row">
      <button type="button" className={blocked ? 'button' : 'button button-danger'} onClick={() => void change()}>
        {blocked ? t('Meet again') : t('Block')}
      </button>
      <span className="small quiet" role="status">
        {trouble ?? (blocked ? t('You are not paired with {name} and do not hear their calls.', { name: who.name }) : '')}
      </span>
    </div>
  );
}
