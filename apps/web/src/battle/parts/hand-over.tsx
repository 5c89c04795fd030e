import './hand-over.css';
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';

interface Props {
  readonly seat: number;
  readonly name: string;
  readonly onTake: () => void;
}

/** Between two people at one screen: covers everything until the right one says so. */
export function HandOver({ seat, name, onTake }: Props) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="cover" role="dialog" aria-modal="true" aria-label={t('Hand over the screen')}>
      <div className="cover-card">
        <SideMark seat={seat} size={56} />
        <h1>{t('{name}, it is your turn', { name })}</h1>
        <p className="quiet">{t('Hand over the screen. What the other side should not see stays covered until you take it.')}</p>
        <button ref={button} type="button" className="button button-primary button-large" onClick={onTake}>
          {t('I am {name}: show the table', { name })}
        </button>
      </div>
    </div>
  );
}
