import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { useT } from '../i18n/index.ts';
import { Page } from '../ui/page.tsx';

/** A bug or a lost network while a page was opening: what happened, what was kept, what to do. */
export function Trouble({ error }: ErrorComponentProps) {
  const t = useT();
  return (
    <Page title={t('This page did not open')} narrow>
      <div className="stack">
        <p>{t('Something went wrong while it was being prepared. Your games are kept; nothing was lost.')}</p>
        <p className="note note-ember">{error instanceof Error ? error.message : String(error)}</p>
        <div className="row">
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            {t('Try again')}
          </button>
          <Link to="/" className="button">
            {t('Go to the home page')}
          </Link>
        </div>
      </div>
    </Page>
  );
}

export function Nowhere() {
  const t = useT();
  return (
    <Page title={t('There is nothing at this address')} narrow>
      <div className="stack">
        <p>{t('The link may be incomplete, or what it led to was removed.')}</p>
        <div className="row">
          <Link to="/" className="button button-primary">
            {t('Go to the home page')}
          </Link>
          <Link to="/games" className="button">
            {t('My games')}
          </Link>
        </div>
      </div>
    </Page>
  );
}
