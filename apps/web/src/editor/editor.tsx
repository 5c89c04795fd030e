import { type Board, describeHex } from '@sortie/board';
import { contains, fromOffset, type Hex, hexLabel } from '@sortie/geometry';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { exportBoard, exportJson } from '../maps/files.ts';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { brushOf } from './brush.ts';
import { Canvas } from './canvas.tsx';
import { begin, type History, remember } from './history.ts';
import { beginStroke, type Stroke, touch, withName } from './stroke.ts';
import { FIT, Toolbox, type Tools } from './toolbox.tsx';
import { UndoRedo } from './undo-redo.tsx';

interface Props {
  readonly start: Board;
  readonly onKeep: (board: Board) => Promise<void>;
}

export function Editor({ start, onKeep }: Props) {
  const t = useT();
  const [history, setHistory] = useState(() => begin(start));
  const [stroke, setStroke] = useState<Stroke>();
  const [cursor, setCursor] = useState<Hex>(fromOffset(1, 1));
  const [tools, setTools] = useState<Tools>({ brush: 'light-woods', width: 0, zoom: FIT });
  const board = stroke?.board ?? history.present;
  const change = (next: Board) => setHistory(remember(history, next));
  const press = (at: Hex) => {
    setCursor(at);
    setStroke(touch(beginStroke(history.present, brushOf(tools.brush), tools.width), at));
  };
  const release = () => {
    if (stroke) change(stroke.board);
    setStroke(undefined);
  };
  return (
    <Page
      title={board.name === '' ? t('Map') : board.name}
      actions={<Actions board={board} history={history} onHistory={setHistory} onKeep={onKeep} />}
    >
      <div className="editor">
        <Toolbox
          board={board}
          tools={tools}
          onTools={setTools}
          onBoard={change}
          onName={name => setHistory({ ...history, present: withName(history.present, name) })}
        />
        <div className="stack-tight">
          <Canvas
            board={board}
            zoom={tools.zoom}
            cursor={cursor}
            reach={tools.width}
            onCursor={hex => contains(board, hex) && setCursor(hex)}
            onDown={press}
            onPaint={at => setStroke(now => now && touch(now, at))}
            onUp={release}
          />
          <p className="small quiet" role="status">
            {t('Hex {number}: {words}', { number: hexLabel(cursor), words: describeHex(board, cursor) })}
          </p>
        </div>
      </div>
    </Page>
  );
}

interface ActionsProps {
  readonly board: Board;
  readonly history: History<Board>;
  readonly onHistory: (history: History<Board>) => void;
  readonly onKeep: (board: Board) => Promise<void>;
}

function Actions({ board, history, onHistory, onKeep }: ActionsProps) {
  const t = useT();
  return (
    <>
      <UndoRedo history={history} onHistory={onHistory} />
      <button type="button" className="button" onClick={() => exportJson(board)}>
        <Icon name="download" /> {t('Save as file')}
      </button>
      <button type="button" className="button" onClick={() => exportBoard(board)}>
        <Icon name="download" /> .board
      </button>
      <button type="button" className="button button-primary" onClick={() => void onKeep(board)}>
        {t('Save on this device')}
      </button>
    </>
  );
}
