import { Link } from '@tanstack/react-router';
import { because, useT } from '../i18n/index.ts';
import type { Refused } from '../link/index.ts';
import { Page } from '../ui/page.tsx';

/** A table that does not open: why, what is kept, what to do. */
export function Closed({ refusal }: { readonly refusal: Refused }) {
  const t = useT();
  const away = refusal.code === 'unreachable';
  return (
    <main>
      <Page title={away ? t('The server does not answer') : t('This table is not open to you')} narrow>
        <div className="stack">
          <p>
            {away
              ? t('Your game is kept there. Try again when you are online; games on this device go on meanwhile.')
              : t('Perhaps the link is incomplete, the table was removed, or it belongs to somebody else on this device.')}
          </p>
          <p className="note note-ember">{because(refusal)}</p>
          <div className="row">
            {away && (
              <button type="button" className="button button-primary" onClick={() => location.reload()}>
                {t('Try again')}
              </button>
            )}
            <Link to="/games" className="button">
              {t('My games')}
            </Link>
            <Link to="/" className="button">
              {t('Go to the home page')}
            </Link>
          </div>
        </div>
      </Page>
    </main>
  );
}
