import { type Board, createBoard } from '@sortie/board';
import { useT, word } from '../i18n/index.ts';
import { BoardThumb } from '../maps/board-thumb.tsx';
import { Choices } from '../ui/choices.tsx';
import { BRUSHES, type Brush } from './brush.ts';
import { resize, withTheme } from './stroke.ts';

export interface Tools {
  readonly brush: string;
  readonly width: number;
  /** Screen pixels for a drawing unit; `FIT` shows the whole width. */
  readonly zoom: number;
}

export const FIT = 0;
const ZOOMS = [FIT, 0.75, 1, 1.5];

interface Props {
  readonly board: Board;
  readonly tools: Tools;
  readonly onTools: (tools: Tools) => void;
  readonly onBoard: (board: Board) => void;
  readonly onName: (name: string) => void;
}

const THEMES = ['grass', 'desert', 'snow', 'lunar', 'volcano', 'urban'] as const;
const THEME_NAMES: Readonly<Record<(typeof THEMES)[number], string>> = {
  grass: word('Grassland'),
  desert: word('Desert'),
  snow: word('Snow'),
  lunar: word('Lunar'),
  volcano: word('Volcanic'),
  urban: word('Town'),
};

export function Toolbox({ board, tools, onTools, onBoard, onName }: Props) {
  const t = useT();
  return (
    <div className="panel toolbox">
      <Brushes title={t('Ground')} group="ground" landscape={board.theme ?? 'grass'} tools={tools} onTools={onTools} />
      <Brushes title={t('Level')} group="level" landscape={board.theme ?? 'grass'} tools={tools} onTools={onTools} />
      <Choices
        label={t('Brush size')}
        value={String(tools.width)}
        onChange={width => onTools({ ...tools, width: Number(width) })}
        choices={[
          { value: '0', label: '1' },
          { value: '1', label: '7' },
          { value: '2', label: '19' },
        ]}
      />
      <Choices
        label={t('Zoom level')}
        value={String(tools.zoom)}
        onChange={zoom => onTools({ ...tools, zoom: Number(zoom) })}
        choices={ZOOMS.map(zoom => ({ value: String(zoom), label: zoom === FIT ? t('Whole') : `${zoom * 100} %` }))}
      />
      <div className="field">
        <label htmlFor="map-name">{t('Name')}</label>
        <input
          id="map-name"
          type="text"
          className="input"
          value={board.name}
          maxLength={60}
          onChange={event => onName(event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor="map-theme">{t('Landscape')}</label>
        <select
          id="map-theme"
          className="input"
          value={board.theme ?? 'grass'}
          onChange={event => onBoard(withTheme(board, event.target.value))}
        >
          {!THEMES.some(theme => theme === board.theme) && board.theme !== undefined && <option value={board.theme}>{board.theme}</option>}
          {THEMES.map(theme => (
            <option key={theme} value={theme}>
              {t(THEME_NAMES[theme])}
            </option>
          ))}
        </select>
      </div>
      <div className="row toolbox-size">
        <Measure label={t('Columns')} value={board.width} onChange={width => onBoard(resize(board, width, board.height))} />
        <Measure label={t('Rows')} value={board.height} onChange={height => onBoard(resize(board, board.width, height))} />
      </div>
    </div>
  );
}

/** One hex as the brush leaves it. */
const swatch = (paint: Brush['paint'], theme: string): Board =>
  createBoard({ width: 1, height: 1, theme, sites: [paint({ level: 0, terrains: [] })] });

interface BrushesProps extends Pick<Props, 'tools' | 'onTools'> {
  readonly title: string;
  readonly group: Brush['group'];
  readonly landscape: string;
}

function Brushes({ title, group, landscape, tools, onTools }: BrushesProps) {
  const t = useT();
  return (
    <fieldset className="brushes">
      <legend className="legend">{title}</legend>
      {BRUSHES.filter(brush => brush.group === group).map(({ id, name, paint }) => (
        <label key={id} className="choice brush">
          <input type="radio" name="brush" checked={tools.brush === id} onChange={() => onTools({ ...tools, brush: id })} />
          <span>
            <BoardThumb board={swatch(paint, landscape)} className="brush-swatch" />
            {t(name)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Measure({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input
        className="input"
        type="number"
        min={4}
        max={100}
        value={value}
        onChange={event => {
          const next = Math.round(event.target.valueAsNumber);
          if (next >= 4 && next <= 100) onChange(next);
        }}
      />
    </label>
  );
}
