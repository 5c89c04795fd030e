import { type Board, planOf } from '@sortie/board';
import { boardOf, type LaidSheet, MAPS, type Setup, SHEETS, sheetsFault } from '@sortie/rules-classic';
import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { BoardThumb } from '../../maps/board-thumb.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ForcesProps } from '../face.ts';
import { useMaps } from '../map-choice.tsx';
import { MapStrip, type OfferedMap } from '../map-strip.tsx';
import { Field } from './fields.tsx';
import { gridOf, onMap, resized, withGrid, withSheet } from './sheets.ts';

const OWN: readonly OfferedMap[] = MAPS.map(id => ({ id, name: SHEETS[id].name ?? id, board: boardOf(SHEETS[id]) }));
const isOwn = (id: string): id is (typeof MAPS)[number] => MAPS.some(one => one === id);

const boardOfSheet = ({ map }: LaidSheet): Board => boardOf(typeof map === 'string' ? SHEETS[map] : map);
const nameOf = (sheet: LaidSheet): string => boardOfSheet(sheet).name;

type Place = readonly [row: number, column: number];

/** Any rows and columns of maps: choose a place, then the map that lies there, which way round, and how high. */
export function Maps({ setup: unread, onChange }: ForcesProps) {
  const t = useT();
  const setup = unread as Setup;
  const library = useMaps();
  const grid = gridOf(setup);
  const [place, setPlace] = useState<Place>([0, 0]);
  const [row, column] = [Math.min(place[0], grid.length - 1), Math.min(place[1], (grid[0]?.length ?? 1) - 1)];
  const sheet = grid[row]?.[column];
  const maps = [...OWN.map(one => ({ ...one, name: t(one.name) })), ...library];
  const fault = sheetsFault(grid);
  const single = grid.length === 1 && grid[0]?.length === 1;
  const lay = (next: LaidSheet): void => onChange(withGrid(setup, withSheet(grid, row, column, next)));
  const choose = ({ id, board }: OfferedMap): void => {
    const map = isOwn(id) ? id : planOf(board);
    if (single) onChange(onMap(setup, map));
    else if (sheet) lay({ ...sheet, map });
  };
  return (
    <div className="stack-tight">
      <Size grid={grid} onChange={(rows, columns) => onChange(withGrid(setup, resized(grid, rows, columns)))} />
      {!single && <Sheets grid={grid} at={[row, column]} onPlace={setPlace} />}
      {sheet && <Lying sheet={sheet} single={single} onChange={lay} />}
      {fault !== undefined && (
        <p className="note note-ember small" role="status">
          {t('the maps do not fit: {fault}', { fault })}
        </p>
      )}
      <MapStrip
        label={t('Map')}
        maps={maps}
        chosen={sheet && (typeof sheet.map === 'string' ? sheet.map : maps.find(({ name }) => name === nameOf(sheet))?.id)}
        onChoose={choose}
      />
    </div>
  );
}

const MOST = 6;

interface SizeProps {
  readonly grid: readonly (readonly LaidSheet[])[];
  readonly onChange: (rows: number, columns: number) => void;
}

function Size({ grid, onChange }: SizeProps) {
  const t = useT();
  const [rows, columns] = [grid.length, grid[0]?.length ?? 1];
  return (
    <div className="classic-setup-grid">
      <Field label={t('Rows of maps')} value={rows} least={1} most={MOST} onChange={next => onChange(next ?? 1, columns)} />
      <Field label={t('Columns of maps')} value={columns} least={1} most={MOST} onChange={next => onChange(rows, next ?? 1)} />
    </div>
  );
}

interface SheetsProps {
  readonly grid: readonly (readonly LaidSheet[])[];
  readonly at: Place;
  readonly onPlace: (place: Place) => void;
}

/** The sheets as they lie; the one that is chosen is changed below. */
function Sheets({ grid, at: [row, column], onPlace }: SheetsProps) {
  const t = useT();
  return (
    <div className="classic-setup-sheets" style={{ gridTemplateColumns: `repeat(${grid[0]?.length ?? 1}, minmax(0, 1fr))` }}>
      {grid.flatMap((line, y) =>
        line.map((sheet, x) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place on the table
            key={`${y} ${x}`}
            type="button"
            className="classic-setup-sheet"
            aria-pressed={y === row && x === column}
            aria-label={t('Row {row}, column {column}: {map}', { row: y + 1, column: x + 1, map: nameOf(sheet) })}
            onClick={() => onPlace([y, x])}
          >
            <BoardThumb board={boardOfSheet(sheet)} {...(sheet.turned && { className: 'classic-setup-turned' })} />
          </button>
        )),
      )}
    </div>
  );
}

interface LyingProps {
  readonly sheet: LaidSheet;
  readonly single: boolean;
  readonly onChange: (sheet: LaidSheet) => void;
}

function Lying({ sheet: { turned, raise, ...rest }, single, onChange }: LyingProps) {
  const t = useT();
  const high = raise === undefined ? {} : { raise };
  return (
    <div className="classic-setup-grid">
      <button
        type="button"
        className="button"
        aria-pressed={turned === true}
        onClick={() => onChange({ ...rest, ...high, ...(turned ? {} : { turned: true }) })}
      >
        <Icon name="undo" /> {t('Turn the map about')}
      </button>
      {!single && (
        <Field
          label={t('Raised by (levels)')}
          value={raise}
          least={-9}
          most={9}
          onChange={next => onChange({ ...rest, ...(turned && { turned }), ...(next === undefined ? {} : { raise: next }) })}
        />
      )}
    </div>
  );
}
