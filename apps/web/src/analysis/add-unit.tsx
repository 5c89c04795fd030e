import { useId, useMemo, useState } from 'react';
import { useT } from '../i18n/index.ts';
import type { Drafting } from './drafting.ts';

interface Props {
  readonly drafting: Drafting;
  readonly onAdd: (name: string, side: 0 | 1) => void;
}

/** A name out of the list, and for which side. */
export function AddUnit({ drafting, onAdd }: Props) {
  const t = useT();
  const list = useId();
  const names = useMemo(() => drafting.units(), [drafting]);
  const [name, setName] = useState('');
  const wanted = name.trim().toLowerCase();
  const found =
    names.find(one => one.toLowerCase() === wanted) ??
    (wanted.length > 1 ? names.find(one => one.toLowerCase().includes(wanted)) : undefined);
  const add = (side: 0 | 1): void => {
    if (!found) return;
    onAdd(found, side);
    setName('');
  };
  return (
    <form
      className="add-unit"
      onSubmit={event => {
        event.preventDefault();
        add(0);
      }}
    >
      <input
        className="input"
        list={list}
        value={name}
        aria-label={t('Unit to add')}
        placeholder={t('Add a unit')}
        onChange={event => setName(event.target.value)}
      />
      <datalist id={list}>
        {names.map(one => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <div className="row">
        <button type="submit" className="button" disabled={!found}>
          {t('Add to blue')}
        </button>
        <button type="button" className="button" disabled={!found} onClick={() => add(1)}>
          {t('Add to orange')}
        </button>
      </div>
    </form>
  );
}
