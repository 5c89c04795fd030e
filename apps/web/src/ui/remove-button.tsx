import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from './icon.tsx';

/** Asks once more, in its own place. */
export function RemoveButton({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const t = useT();
  const [asked, setAsked] = useState(false);
  return asked ? (
    <button type="button" className="button button-danger" onClick={onRemove} onBlur={() => setAsked(false)}>
      {t('Delete for good')}
    </button>
  ) : (
    <button
      type="button"
      className="button button-plain button-icon"
      aria-label={t('Remove {name}', { name })}
      onClick={() => setAsked(true)}
    >
      <Icon name="trash" />
    </button>
  );
}
