import { useT } from '../i18n/index.ts';

interface Props {
  readonly login: string;
  readonly code: string;
  readonly onDone: () => void;
}

/** Said this once: without it a lost password is lost for good. */
export function RecoveryCode({ login, code, onDone }: Props) {
  const t = useT();
  return (
    <section className="panel sheet-body" aria-label={t('Your recovery code')}>
      <h2>{t('Your recovery code')}</h2>
      <p>
        {t('If you ever forget the password of {login}, this code gives you a new one. It works once, and it is shown only now.', {
          login,
        })}
      </p>
      <p className="note note-brass">
        <code className="recovery-code">{code}</code>
      </p>
      <p className="quiet small">{t('Write it down or print it. Nobody can send it to you, since Sortie knows no address of yours.')}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => globalThis.print()}>
          {t('Print this page')}
        </button>
        <button type="button" className="button button-primary" onClick={onDone}>
          {t('I have kept it')}
        </button>
      </div>
    </section>
  );
}
