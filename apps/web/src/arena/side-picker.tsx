import { useId } from 'react';
import { useT } from '../i18n/index.ts';
import { SideMark } from '../ui/side-mark.tsx';
import type { Contestant } from './contest.ts';

interface Props {
  readonly seat: 0 | 1;
  readonly all: readonly Contestant[];
  readonly value: Contestant;
  readonly onChange: (id: string) => void;
}

/** One of the two forces, with who belongs to it. */
export function SidePicker({ seat, all, value, onChange }: Props) {
  const t = useT();
  const id = useId();
  const kept = all.filter(one => one.kept);
  const ready = all.filter(one => !one.kept);
  return (
    <div className="balance-side">
      <div className="field">
        <label htmlFor={id} className="row balance-side-name">
          <SideMark seat={seat} /> {seat === 0 ? t('First force') : t('Second force')}
        </label>
        <select id={id} className="input" value={value.id} onChange={event => onChange(event.target.value)}>
          {kept.length > 0 && (
            <optgroup label={t('Forces of my own')}>
              <Options all={kept} />
            </optgroup>
          )}
          {kept.length > 0 ? (
            <optgroup label={t('Ready to fight')}>
              <Options all={ready} />
            </optgroup>
          ) : (
            <Options all={ready} />
          )}
        </select>
      </div>
      <ul className="balance-units small quiet">
        {value.units.map((unit, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same unit may be there twice, and lists are short
          <li key={i}>{unit}</li>
        ))}
      </ul>
    </div>
  );
}

const Options = ({ all }: { readonly all: readonly Contestant[] }) =>
  all.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
