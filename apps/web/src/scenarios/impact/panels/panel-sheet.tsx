import type { PanelSketch } from '@sortie/rules-impact';
import { useEffect, useState } from 'react';
import { begin, remember } from '../../../editor/history.ts';
import { UndoRedo } from '../../../editor/undo-redo.tsx';
import { useT } from '../../../i18n/index.ts';
import { Choices } from '../../../ui/choices.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PanelCanvas } from './panel-canvas.tsx';
import { beginPanelStroke, GROUND_BRUSHES, LEVEL_BRUSHES, type PanelPlace, type PanelStroke, panelBrush, touchPanel } from './sketch.ts';

interface Props {
  readonly start: PanelSketch;
  readonly onChange: (sketch: PanelSketch) => void;
  readonly onClose: () => void;
}

const WIDTHS = [
  { value: '0', label: '1' },
  { value: '1', label: '7' },
  { value: '2', label: '19' },
] as const;

/** A panel of one's own, painted point by point. Every stroke is kept at once. */
export function PanelSheet({ start, onChange, onClose }: Props) {
  const t = useT();
  const [history, setHistory] = useState(() => begin(start));
  const [stroke, setStroke] = useState<PanelStroke>();
  const [cursor, setCursor] = useState<PanelPlace>({ row: 8, column: 18 });
  const [brush, setBrush] = useState('woods');
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['value']>('0');
  const sketch = stroke?.sketch ?? history.present;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for every stroke, whoever listens
  useEffect(() => {
    if (history.present !== start) onChange(history.present);
  }, [history.present]);
  const press = (at: PanelPlace): void => {
    setCursor(at);
    setStroke(touchPanel(beginPanelStroke(history.present, panelBrush(brush), Number(width)), at));
  };
  const release = (): void => {
    if (stroke) setHistory(remember(history, stroke.sketch));
    setStroke(undefined);
  };
  return (
    <Sheet wide title={t('Panel {letter}', { letter: sketch.letter })} open onClose={onClose}>
      <div className="panel-desk">
        <PanelCanvas
          sketch={sketch}
          cursor={cursor}
          reach={Number(width)}
          onCursor={setCursor}
          onDown={press}
          onPaint={at => setStroke(now => now && touchPanel(now, at))}
          onUp={release}
        />
        <div className="panel-tools">
          <Brushes brush={brush} onChange={setBrush} />
          <Choices label={t('Brush size')} value={width} choices={WIDTHS} onChange={setWidth} />
          <TextField
            label={t('Name')}
            value={sketch.title}
            maxLength={60}
            onChange={title => setHistory({ ...history, present: { ...history.present, title } })}
          />
          <div className="row">
            <UndoRedo history={history} onHistory={setHistory} />
          </div>
          <p className="quiet small">{t('Points on the edges are the same on all panels, so that any panel joins any other.')}</p>
        </div>
      </div>
    </Sheet>
  );
}

function Brushes({ brush, onChange }: { readonly brush: string; readonly onChange: (brush: string) => void }) {
  const t = useT();
  return (
    <>
      <Choices
        label={t('Ground')}
        value={brush}
        choices={GROUND_BRUSHES.map(({ id, name }) => ({ value: id, label: t(name) }))}
        onChange={onChange}
      />
      <Choices
        label={t('Level')}
        value={brush}
        choices={LEVEL_BRUSHES.map(({ id, name }) => ({ value: id, label: t(name) }))}
        onChange={onChange}
      />
    </>
  );
}
