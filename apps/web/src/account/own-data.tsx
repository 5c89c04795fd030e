import { useState } from 'react';
import { because, useT } from '../i18n/index.ts';
import { doors } from '../play/doors.ts';

/** What the server keeps of whoever looks: to be taken along, and, for a guest without an account, to be forgotten. */
export function OwnData({ isGuest, onChange }: { readonly isGuest: boolean; readonly onChange: () => void }) {
  const t = useT();
  const [sure, setSure] = useState(false);
  const [said, setSaid] = useState<string>();
  const forget = async () => {
    const told = await (await doors()).house.forgetMe();
    setSure(false);
    if (told.ok) onChange();
    else setSaid(because(told.refusal));
  };
  return (
    <section className="panel sheet-body">
      <h2>{t('Your data')}</h2>
      <p>{t('Everything that this server keeps of you, as a file.')}</p>
      <div className="row">
        <a className="button" href="/api/account/data" download="sortie-data.json">
          {t('Download your data')}
        </a>
        {isGuest && (
          <button type="button" className="button button-danger" onClick={() => (sure ? void forget() : setSure(true))}>
            {sure ? t('Yes, delete it for good') : t('Delete your data')}
          </button>
        )}
        <span role="status" className="small quiet">
          {sure ? t('Games with others go on for them, with a guest in your seat; you cannot come back to them.') : said}
        </span>
      </div>
    </section>
  );
}
