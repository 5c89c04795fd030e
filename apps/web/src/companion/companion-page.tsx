import './companion.css';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatAgo } from '../i18n/format.ts';
import { useT } from '../i18n/index.ts';
import { myName } from '../play/name.ts';
import { Choices } from '../ui/choices.tsx';
import { Page } from '../ui/page.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import type { Entry, System } from './document.ts';
import { deviceName, evenings } from './kept.ts';
import { readCode } from './use-session.ts';

/** For people who push real miniatures: begin an evening, join one, or go on. */
export function CompanionPage() {
  const t = useT();
  return (
    <Page
      title={t('At a real table')}
      lead={t(
        'Track armor, heat, criticals and ammunition of your miniatures on your phones. Everybody at the table sees the same; without a network each phone notes on and catches up later.',
      )}
    >
      <div className="companion-sides">
        <BeginForm />
        <JoinForm />
      </div>
      <Earlier />
    </Page>
  );
}

function BeginForm() {
  const t = useT();
  const go = useNavigate();
  const [title, setTitle] = useState('');
  const [system, setSystem] = useState<System>('alpha-strike');
  const begin = async () => {
    const id = crypto.randomUUID();
    const at = Date.now();
    const name = title.trim() || t('Evening');
    const entry = (n: number, deed: Entry['deed']): Entry => ({ id: `${deviceName()}-${id.slice(0, 8)}-${n}`, at, by: deviceName(), deed });
    const own = [entry(1, { type: 'open', title: name, system }), entry(2, { type: 'join', player: myName() })];
    await evenings.put({ id, title: name, changedAt: at, settled: [], since: 0, own });
    await go({ to: '/companion/$id', params: { id } });
  };
  return (
    <form
      className="panel door"
      onSubmit={event => {
        event.preventDefault();
        void begin();
      }}
    >
      <strong>{t('Begin an evening')}</strong>
      <TextField label={t('What do you play?')} value={title} onChange={setTitle} />
      <Choices
        label={t('Game')}
        value={system}
        choices={[
          { value: 'alpha-strike', label: t('Alpha Strike') },
          { value: 'classic', label: t('Classic BattleTech') },
        ]}
        onChange={setSystem}
      />
      <button type="submit" className="button button-primary">
        {t('Begin')}
      </button>
    </form>
  );
}

function JoinForm() {
  const t = useT();
  const go = useNavigate();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <form
      className="panel door"
      onSubmit={event => {
        event.preventDefault();
        const code = readCode(typed);
        setWrong(code === undefined);
        if (code !== undefined) void go({ to: '/companion/$id', params: { id: code } });
      }}
    >
      <strong>{t('Join an evening')}</strong>
      <TextField label={t('Code')} value={typed} onChange={setTyped} />
      <button type="submit" className="button">
        {t('Join')}
      </button>
      <span className="small quiet" role="status">
        {wrong ? t('A code has eight letters and digits.') : ''}
      </span>
    </form>
  );
}

function Earlier() {
  const t = useT();
  const loaded = useLoaded(evenings.all, []);
  const kept = loaded.state === 'ready' ? loaded.value.toSorted((a, b) => b.changedAt - a.changedAt) : [];
  if (kept.length === 0) return null;
  return (
    <section className="stack-tight" aria-labelledby="earlier">
      <h2 id="earlier">{t('Earlier evenings')}</h2>
      <ul className="stack-tight">
        {kept.map(({ id, title, changedAt }) => (
          <li key={id}>
            <Link to="/companion/$id" params={{ id }}>
              {title || t('Evening')}
            </Link>{' '}
            <span className="quiet small">{formatAgo(changedAt, Date.now())}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
