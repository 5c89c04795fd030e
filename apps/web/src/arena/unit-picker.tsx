import { useId, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { SideMark } from '../ui/side-mark.tsx';
import type { Contestant } from './contest.ts';

interface Props {
  readonly all: readonly Contestant[];
  readonly value: Contestant;
  readonly field: readonly Contestant[];
  /** Who is in the field, in words. */
  readonly words: string;
  readonly onChange: (id: string) => void;
}

/** One unit, found by its name, and whom it will meet. */
export function UnitPicker({ all, value, field, words, onChange }: Props) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState(value.name);
  return (
    <>
      <div className="balance-side">
        <label htmlFor={id} className="row balance-side-name">
          <SideMark seat={0} /> {t('The unit')}
        </label>
        <input
          id={id}
          className="input"
          list={`${id}-all`}
          value={typed}
          onChange={event => {
            setTyped(event.target.value);
            const found = all.find(({ name }) => name.toLowerCase() === event.target.value.trim().toLowerCase());
            if (found) onChange(found.id);
          }}
          onFocus={event => event.target.select()}
          onBlur={() => setTyped(value.name)}
        />
        <datalist id={`${id}-all`}>
          {all.map(one => (
            <option key={one.id} value={one.name} />
          ))}
        </datalist>
      </div>
      <div className="balance-side">
        <span className="row balance-side-name">
          <SideMark seat={1} /> {t('The field')}
        </span>
        <p className="small quiet">{t(words)}</p>
        <ul className="balance-units small quiet">
          {field.map(one => (
            <li key={one.id}>{one.name}</li>
          ))}
        </ul>
      </div>
    </>
  );
}
