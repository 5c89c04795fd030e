import './table.css';
import { table as terrain } from '@sortie/board';
import { useState } from 'react';
import { kindWord } from '../../games/alpha-strike/ground.ts';
import { INCH } from '../../games/alpha-strike/scale.ts';
import { useT } from '../../i18n/index.ts';
import { download } from '../../maps/files.ts';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { begin, type History, remember } from '../history.ts';
import { UndoRedo } from '../undo-redo.tsx';
import { discAt, laid, outlineOf, pieceAt, STAMPS, shifted, stampOf, without } from './pieces.ts';
import { TableCanvas } from './table-canvas.tsx';

interface Props {
  readonly start: terrain.TablePlan;
  readonly onKeep: (plan: terrain.TablePlan, name: string) => Promise<void>;
}

/** Draws an open table: choose a kind of terrain and draw its outline; click a piece to move or remove it. */
export function TableEditor({ start, onKeep }: Props) {
  const t = useT();
  const [history, setHistory] = useState(() => begin(start));
  const [stamp, setStamp] = useState('hill');
  const [twin, setTwin] = useState(true);
  const [chosen, setChosen] = useState<string>();
  const [cursor, setCursor] = useState({ x: start.width / 2, y: start.height / 2 });
  const plan = history.present;
  const name = plan.name ?? '';
  const change = (next: terrain.TablePlan): void => setHistory(remember(history, next));
  const selected = plan.pieces.find(({ id }) => id === chosen);
  const lay = (outline: ReturnType<typeof outlineOf>): void => {
    if (outline) change(laid(plan, stampOf(stamp), outline, twin));
  };
  const remove = (): void => {
    if (chosen === undefined) return;
    change(without(plan, chosen));
    setChosen(undefined);
  };
  return (
    <Page title={name === '' ? t('Table') : name} actions={<Actions history={history} onHistory={setHistory} onKeep={onKeep} />}>
      <div className="editor">
        <div className="panel toolbox">
          <Stamps stamp={stamp} onStamp={setStamp} />
          <label className="as-check">
            <input type="checkbox" checked={twin} onChange={event => setTwin(event.target.checked)} /> {t('A twin on the other half')}
          </label>
          <TableFile plan={plan} onName={named => setHistory({ ...history, present: { ...plan, name: named } })} onOpen={change} />
        </div>
        <div className="stack-tight">
          <TableCanvas
            plan={plan}
            selected={selected}
            cursor={cursor}
            onCursor={setCursor}
            onTrace={trace => {
              const outline = outlineOf(trace, stampOf(stamp).square);
              if (outline) lay(outline);
              else setChosen(trace[0] && pieceAt(plan, trace[0])?.id);
            }}
            onDrag={(from, dx, dy) => {
              if (!selected || pieceAt(plan, from)?.id !== chosen) return false;
              if (dx !== 0 || dy !== 0) change(shifted(plan, selected.id, dx, dy));
              return true;
            }}
            onStamp={() => lay(discAt(cursor, stampOf(stamp).square))}
            onRemove={remove}
          />
          <ChosenPiece plan={plan} selected={selected} onRemove={remove} />
        </div>
      </div>
    </Page>
  );
}

interface ChosenProps {
  readonly plan: terrain.TablePlan;
  readonly selected: terrain.TablePlan['pieces'][number] | undefined;
  readonly onRemove: () => void;
}

/** What can be done with the piece that was clicked, or how to begin. */
function ChosenPiece({ plan: { width, height }, selected, onRemove }: ChosenProps) {
  const t = useT();
  return (
    <>
      <p className="small quiet" role="status">
        {selected
          ? t('{kind}, chosen: drag it, or press Delete to remove it.', { kind: t(kindWord(selected.kind)) })
          : t('Draw an outline with the pointer, or click a piece. The table is {width} by {height} inches.', {
              width: Math.round(width / INCH),
              height: Math.round(height / INCH),
            })}
      </p>
      {selected && (
        <button type="button" className="button" onClick={onRemove}>
          <Icon name="trash" /> {t('Remove this piece')}
        </button>
      )}
    </>
  );
}

interface ActionsProps {
  readonly history: History<terrain.TablePlan>;
  readonly onHistory: (history: History<terrain.TablePlan>) => void;
  readonly onKeep: Props['onKeep'];
}

function Actions({ history, onHistory, onKeep }: ActionsProps) {
  const t = useT();
  const plan = history.present;
  const name = (plan.name ?? '').trim();
  return (
    <>
      <UndoRedo history={history} onHistory={onHistory} />
      <button
        type="button"
        className="button"
        onClick={() => download(`${name || 'table'}.json`, terrain.writeTable(plan), 'application/json')}
      >
        <Icon name="download" /> {t('Save as file')}
      </button>
      <button type="button" className="button button-primary" onClick={() => void onKeep(plan, name || t('Table'))}>
        {t('Save on this device')}
      </button>
    </>
  );
}

function Stamps({ stamp, onStamp }: { readonly stamp: string; readonly onStamp: (stamp: string) => void }) {
  const t = useT();
  return (
    <fieldset className="brushes">
      <legend className="legend">{t('Terrain to lay')}</legend>
      {STAMPS.map(({ id, name }) => (
        <label key={id} className="choice brush">
          <input type="radio" name="stamp" checked={stamp === id} onChange={() => onStamp(id)} />
          <span>{t(name)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface FileProps {
  readonly plan: terrain.TablePlan;
  readonly onName: (name: string) => void;
  readonly onOpen: (plan: terrain.TablePlan) => void;
}

/** What the table is called, and another one from a file in its place. */
function TableFile({ plan, onName, onOpen }: FileProps) {
  const t = useT();
  const [trouble, setTrouble] = useState<string>();
  const open = async (file: File | undefined): Promise<void> => {
    const reading = file && terrain.readTable(await file.text());
    if (reading?.ok) onOpen(reading.table);
    setTrouble(reading && !reading.ok ? reading.problem : undefined);
  };
  return (
    <>
      <div className="field">
        <label htmlFor="table-name">{t('Name')}</label>
        <input
          id="table-name"
          type="text"
          className="input"
          value={plan.name ?? ''}
          maxLength={60}
          onChange={event => onName(event.target.value)}
        />
      </div>
      <label className="field">
        <span className="label">{t('Open a table file')}</span>
        <input type="file" className="input" accept=".json" onChange={event => void open(event.target.files?.[0])} />
      </label>
      {trouble && <p className="note note-ember">{trouble}</p>}
    </>
  );
}
