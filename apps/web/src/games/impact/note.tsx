import type { Impact, Unit } from '@sortie/rules-impact';
import { useState } from 'react';
import type { Change } from '../../battle/face.ts';
import { useT } from '../../i18n/index.ts';

/** A pencil note on one's own card; nobody else ever reads it. */
export function NoteField({ unit, change }: { readonly unit: Unit; readonly change: (change: Change<Impact, never>) => void }) {
  const t = useT();
  const [text, setText] = useState(unit.note);
  return (
    <details className="note-fold" open={unit.note !== ''}>
      <summary>{t('Note')}</summary>
      <form
        className="note-field"
        onSubmit={event => {
          event.preventDefault();
          change({ send: { type: 'note', unit: unit.id, text } });
        }}
      >
        <input
          className="input"
          aria-label={t('Note on the card of {unit}', { unit: unit.tag })}
          placeholder={t('A note for yourself')}
          maxLength={500}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="button" disabled={text === unit.note}>
          {t('Write')}
        </button>
      </form>
    </details>
  );
}
