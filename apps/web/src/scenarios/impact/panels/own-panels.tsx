import { nth } from '@sortie/kernel';
import { PANELS, type PanelPlan, type PanelSketch } from '@sortie/rules-impact';
import { useState } from 'react';
import { useT } from '../../../i18n/index.ts';
import { PanelSheet } from './panel-sheet.tsx';
import { blankPanel, freeLetter } from './sketch.ts';

interface Props {
  readonly map: PanelPlan;
  readonly onChange: (map: PanelPlan) => void;
}

/** The format of scenarios holds so many. */
const MOST = 24;

/** Panels that this scenario brings with it, beside those in the box. */
export function OwnPanels({ map, onChange }: Props) {
  const t = useT();
  const [open, setOpen] = useState<string>();
  const own = map.sketches ?? [];
  const edited = own.find(({ letter }) => letter === open);
  const letter = own.length < MOST ? freeLetter([...own, ...PANELS]) : undefined;
  const put = (sketch: PanelSketch): void => {
    const known = own.some(one => one.letter === sketch.letter);
    onChange({ ...map, sketches: known ? own.map(one => (one.letter === sketch.letter ? sketch : one)) : [...own, sketch] });
  };
  const add = (sketch: PanelSketch): void => {
    put(sketch);
    setOpen(sketch.letter);
  };
  const remove = (gone: string): void => {
    const { sketches: _, ...rest } = map;
    const left = own.filter(one => one.letter !== gone);
    const rows = map.rows.map(row => row.map(ref => (ref.panel === gone ? { ...ref, panel: nth(PANELS, 0).letter } : ref)));
    onChange({ ...rest, rows, ...(left.length > 0 && { sketches: left }) });
  };
  return (
    <div className="stack-tight">
      <h3>{t('Panels of your own')}</h3>
      {own.length > 0 && (
        <ul className="stack-tight">
          {own.map(({ letter: name, title }) => (
            <li key={name} className="scenario-row">
              <OwnPanel name={name} title={title} onEdit={() => setOpen(name)} onRemove={() => remove(name)} />
            </li>
          ))}
        </ul>
      )}
      {letter !== undefined && (
        <div className="row">
          <button type="button" className="button" onClick={() => add(blankPanel(letter, t('Panel {letter}', { letter })))}>
            {t('Draw a panel')}
          </button>
          {PANELS.map(one => (
            <button
              key={one.letter}
              type="button"
              className="button"
              onClick={() => add({ ...one, letter, title: t('{title}, changed', { title: one.title }) })}
            >
              {t('Copy {title}', { title: one.title })}
            </button>
          ))}
        </div>
      )}
      {edited && <PanelSheet key={edited.letter} start={edited} onChange={put} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

interface OwnPanelProps {
  readonly name: string;
  readonly title: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function OwnPanel({ name, title, onEdit, onRemove }: OwnPanelProps) {
  const t = useT();
  return (
    <>
      <span>
        <strong>{name}</strong> {title}
      </span>
      <span className="row">
        <button type="button" className="button" aria-label={t('Paint panel {letter}', { letter: name })} onClick={onEdit}>
          {t('Edit')}
        </button>
        <button type="button" className="button" aria-label={t('Remove panel {letter}', { letter: name })} onClick={onRemove}>
          {t('Remove')}
        </button>
      </span>
    </>
  );
}
