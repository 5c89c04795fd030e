import type { LobbyPerson, OpenTable } from '@sortie/wire';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ask } from '../house/ask.ts';
import { because, tn, useT } from '../i18n/index.ts';
import { Person } from '../people/person.tsx';
import { Crest } from '../ui/crest.tsx';

interface Props {
  readonly people: readonly LobbyPerson[];
  readonly count: number;
  readonly you: string;
  /** Tables at which I sit. */
  readonly mine: readonly OpenTable[];
}

const SHOWN = 100;

/** Who is here; whoever has a table waiting may ask them to it. */
export function People({ people, count, you, mine }: Props) {
  const t = useT();
  const [said, setSaid] = useState<string>();
  const waiting = mine.find(({ stage }) => stage === 'waiting');
  const call = async ({ id, name }: LobbyPerson, table: string): Promise<void> => {
    const told = await ask('POST', 'lobby/calls', { to: id, table });
    setSaid(told.ok ? t('{name} was asked.', { name }) : because(told.refusal));
  };
  const me = people.find(({ id }) => id === you);
  const others = people.filter(({ id }) => id !== you);
  return (
    <aside className="panel lobby-people" aria-labelledby="people-title">
      <h2 id="people-title">{tn('{n} person here', '{n} people here', count)}</h2>
      {me && (
        <p className="row spread">
          <span className="row lobby-person">
            <Crest {...me} /> <strong>{me.name}</strong> <span className="quiet small">{t('you')}</span>
          </span>
          <Link to="/account" className="small">
            {t('Change')}
          </Link>
        </p>
      )}
      <ul className="stack-tight" aria-label={t('People here')}>
        {others.slice(0, SHOWN).map(person => (
          <li key={person.id} className="row spread">
            <span className="row lobby-person">
              <Person who={person} />
            </span>
            {waiting && (
              <button type="button" className="button button-plain" onClick={() => void call(person, waiting.id)}>
                {t('Ask to my table')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > SHOWN && <p className="quiet small">{t('and {n} more', { n: count - SHOWN })}</p>}
      <p role="status" className="small quiet">
        {said}
      </p>
    </aside>
  );
}
