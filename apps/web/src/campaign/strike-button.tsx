import { lastStep } from '@sortie/campaign';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import type { Books } from './use-books.ts';

/** Takes the last step back. After dice it asks first: they fall anew. */
export function StrikeButton({ books }: { readonly books: Books }) {
  const t = useT();
  const [asked, setAsked] = useState(false);
  const last = lastStep(books.kept.journal.match);
  const strike = () => {
    setAsked(false);
    void books.undo();
  };
  if (asked) {
    return (
      <button type="button" className="button button-danger" onClick={strike} onBlur={() => setAsked(false)}>
        {t('Dice were rolled and will fall anew. Take back all the same')}
      </button>
    );
  }
  return (
    <button type="button" className="button" disabled={!last} onClick={() => (last && last.faces.length > 0 ? setAsked(true) : strike())}>
      <Icon name="undo" /> {last ? t('Take back the last step') : t('Nothing to take back')}
    </button>
  );
}
