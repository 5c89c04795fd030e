import './admin.css';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMe } from '../house/use-me.ts';
import { useT, word } from '../i18n/index.ts';
import { Nowhere } from '../shell/trouble.tsx';
import { Page } from '../ui/page.tsx';
import { Bans } from './bans.tsx';
import { HouseNow } from './house-now.tsx';
import { Jobs } from './jobs.tsx';
import { Players } from './players.tsx';
import { Reports } from './reports.tsx';
import { Tables } from './tables.tsx';

const route = getRouteApi('/frame/admin/$part');

const PARTS = {
  house: { label: word('The house'), show: () => <HouseNow /> },
  tables: { label: word('Tables'), show: () => <Tables /> },
  players: { label: word('Players'), show: () => <Players /> },
  reports: { label: word('Reports'), show: () => <Reports /> },
  bans: { label: word('Bans'), show: () => <Bans /> },
  jobs: { label: word('Jobs'), show: () => <Jobs /> },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly show: () => ReactNode }>>;

/** For those who keep a house in order. The server tells nobody else anything; to them there is no such page. */
export function AdminPage() {
  const t = useT();
  const { part } = route.useParams();
  const me = useMe();
  if (me.state === 'waiting') return null;
  const shown = Object.entries(PARTS).find(([id]) => id === part)?.[1];
  if (me.me?.role !== 'admin' || !shown) return <Nowhere />;
  return (
    <Page title={t('Keeping order')}>
      <nav className="row" aria-label={t('Parts of the house')}>
        {Object.entries(PARTS).map(([id, { label }]) => (
          <Link key={id} to="/admin/$part" params={{ part: id }} className={id === part ? 'button button-primary' : 'button'}>
            {t(label)}
          </Link>
        ))}
      </nav>
      <section className="stack" aria-label={t(shown.label)}>
        {shown.show()}
      </section>
    </Page>
  );
}
