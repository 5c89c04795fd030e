import './frame.css';
import '../ui/ui.css';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useT, word } from '../i18n/index.ts';
import { update, useOffline } from '../offline/offline.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Brand } from './brand.tsx';
import { SettingsSheet } from './settings-sheet.tsx';

const PLACES = [
  { to: '/', icon: 'hexagon', label: word('Play') },
  { to: '/lobby', icon: 'people', label: word('Lobby') },
  { to: '/games', icon: 'list', label: word('My games') },
  { to: '/units', icon: 'cards', label: word('Units') },
  { to: '/forces', icon: 'pennant', label: word('Forces') },
  { to: '/campaigns', icon: 'route', label: word('Campaigns') },
  { to: '/rules', icon: 'book', label: word('Rules') },
  { to: '/maps', icon: 'map', label: word('Maps') },
  { to: '/analysis', icon: 'search', label: word('Analysis') },
] as const satisfies readonly { readonly to: string; readonly icon: IconName; readonly label: string }[];

/** Quiet chrome around every page except the table itself. */
export function Frame() {
  const t = useT();
  const [settings, setSettings] = useState(false);
  const main = useFocusOnArrival();
  return (
    <div className="frame">
      <div>
        <a className="button button-primary skip" href="#main">
          {t('Skip to the page')}
        </a>
        <Strips />
        <header className="frame-head">
          <Link to="/" className="brand">
            <Brand />
            Sortie
          </Link>
          <nav className="frame-nav" aria-label={t('Main')}>
            {PLACES.map(({ to, icon, label }) => (
              <Link key={to} to={to} activeOptions={{ exact: to === '/' }}>
                <Icon name={icon} />
                {t(label)}
              </Link>
            ))}
          </nav>
          <div className="row">
            <button type="button" className="button button-plain button-icon" aria-label={t('Settings')} onClick={() => setSettings(true)}>
              <Icon name="sliders" />
            </button>
            <Link to="/account" className="button button-plain button-icon" aria-label={t('Your name and account')}>
              <Icon name="person" />
            </Link>
          </div>
        </header>
      </div>
      <main className="frame-main" id="main" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <footer className="frame-foot">
        <p>{t('Every rule enforced, every number explained.')}</p>
        <p>
          <Link to="/guide">{t('Guide')}</Link> · <Link to="/about">{t('About and legal')}</Link>
        </p>
      </footer>
      <SettingsSheet open={settings} onClose={() => setSettings(false)} />
    </div>
  );
}

/** Whoever opens another page by keyboard goes on from its beginning. */
function useFocusOnArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const last = useRef(path);
  useEffect(() => {
    if (last.current !== path) main.current?.focus({ preventScroll: true });
    last.current = path;
  }, [path]);
  return main;
}

function Strips() {
  const t = useT();
  const { online, waiting } = useOffline();
  return (
    <div role="status">
      {!online && (
        <div className="strip">{t('You are offline. Games against the opponent and at one screen go on; online games wait for you.')}</div>
      )}
      {waiting && (
        <div className="strip">
          {t('A newer version of Sortie is ready. Your games are kept.')}
          <button type="button" className="button" onClick={update}>
            {t('Use it now')}
          </button>
        </div>
      )}
    </div>
  );
}
