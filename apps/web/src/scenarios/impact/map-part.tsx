import {
  CHART,
  type MapPlan,
  PANELS,
  type PanelPlan,
  type PanelRef,
  type Piece,
  type ScenarioPlan,
  type TablePlan,
  TERRAINS,
} from '@sortie/rules-impact';
import { useMemo } from 'react';
import { boardOf } from '../../games/impact/ground.ts';
import { useT, word } from '../../i18n/index.ts';
import { BoardThumb } from '../../maps/board-thumb.tsx';
import { mapOf } from '../../setup/impact/map-of.ts';
import { tokensOf } from '../../setup/impact/picture.ts';
import { Choices } from '../../ui/choices.tsx';
import { Check, NumberField, Pick } from './fields.tsx';
import { OwnPanels } from './panels/own-panels.tsx';

interface Props {
  readonly plan: ScenarioPlan;
  readonly onChange: (part: Partial<ScenarioPlan>) => void;
}

const FIRST: PanelRef = { panel: 'A' };
const TABLE: TablePlan = { kind: 'table', width: 48, depth: 36, pieces: [] };
const SHEET: PanelPlan = { kind: 'panels', rows: [[FIRST, { panel: 'B' }]] };

const NORTHS = [
  ['top', word('at the top')],
  ['right', word('on the right')],
  ['bottom', word('at the bottom')],
  ['left', word('on the left')],
] as const;

/** The diagram: panels edge to edge, or an open table, with a picture of how it lies. */
export function MapPart({ plan, onChange }: Props) {
  const t = useT();
  const { map } = plan;
  const put = (next: MapPlan) => onChange({ map: next });
  const ground = useMemo(() => boardOf(mapOf(plan)), [plan]);
  const tokens = useMemo(() => tokensOf(plan), [plan]);
  return (
    <section className="panel setup-part">
      <h2>{t('Map')}</h2>
      <BoardThumb board={ground} tokens={tokens} className="setup-map-picture" label={t('Map {name}', { name: plan.title })} />
      <Choices
        label={t('Played on')}
        value={map.kind}
        choices={[
          { value: 'panels', label: t('Panels') },
          { value: 'table', label: t('An open table') },
        ]}
        onChange={kind => put(kind === 'table' ? TABLE : SHEET)}
      />
      <Pick
        label={t('North is')}
        value={plan.north}
        options={NORTHS.map(([value, label]) => ({ value, label: t(label) }))}
        onChange={north => onChange({ north })}
      />
      {map.kind === 'panels' ? <Panels map={map} onChange={put} /> : <Table map={map} onChange={put} />}
    </section>
  );
}

const resized = ({ rows }: PanelPlan, across: number, down: number): PanelPlan['rows'] =>
  Array.from({ length: down }, (_, y) => Array.from({ length: across }, (__, x) => rows[y]?.[x] ?? FIRST));

function Panels({ map, onChange }: { readonly map: PanelPlan; readonly onChange: (map: MapPlan) => void }) {
  const t = useT();
  const across = map.rows[0]?.length ?? 1;
  const known = [...(map.sketches ?? []), ...PANELS];
  const put = (y: number, x: number, ref: PanelRef) =>
    onChange({ ...map, rows: map.rows.map((row, j) => (j === y ? row.map((one, i) => (i === x ? ref : one)) : row)) });
  return (
    <>
      <div className="row">
        <NumberField
          label={t('Panels across')}
          value={across}
          min={1}
          max={7}
          onChange={n => onChange({ ...map, rows: resized(map, n, map.rows.length) })}
        />
        <NumberField
          label={t('Panels down')}
          value={map.rows.length}
          min={1}
          max={7}
          onChange={n => onChange({ ...map, rows: resized(map, across, n) })}
        />
      </div>
      <div className="scenario-diagram" style={{ gridTemplateColumns: `repeat(${across}, minmax(6rem, 1fr))` }}>
        {map.rows.flatMap((row, y) =>
          row.map(({ panel, turned }, x) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a panel is its place in the diagram.
            <div key={`${y}/${x}`} className="scenario-panel">
              <Pick
                label={t('Panel {n}', { n: y * across + x + 1 })}
                value={panel}
                options={known.map(({ letter, title }) => ({ value: letter, label: `${letter} ${t(title)}` }))}
                onChange={letter => put(y, x, { panel: letter, ...(turned && { turned }) })}
              />
              <Check label={t('turned')} on={turned ?? false} onChange={on => put(y, x, { panel, ...(on && { turned: true }) })} />
            </div>
          )),
        )}
      </div>
      <OwnPanels map={map} onChange={onChange} />
    </>
  );
}

const INCH = 254;

function Table({ map, onChange }: { readonly map: TablePlan; readonly onChange: (map: MapPlan) => void }) {
  const t = useT();
  const put = (at: number, piece: Piece) => onChange({ ...map, pieces: map.pieces.map((one, i) => (i === at ? piece : one)) });
  const inches = (value: number): number => Math.round(value / INCH);
  return (
    <>
      <div className="row">
        <NumberField label={t('Width in inches')} value={map.width} min={12} max={64} onChange={width => onChange({ ...map, width })} />
        <NumberField label={t('Depth in inches')} value={map.depth} min={12} max={64} onChange={depth => onChange({ ...map, depth })} />
      </div>
      <ul className="stack-tight">
        {map.pieces.map((piece, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the list.
          <li key={i} className="scenario-line">
            <Pick
              label={t('Piece {n}', { n: i + 1 })}
              value={piece.terrain}
              options={TERRAINS.map(one => ({ value: one, label: t(one) }))}
              onChange={terrain => put(i, { ...piece, terrain })}
            />
            {(['x', 'y', 'width', 'depth'] as const).map(side => (
              <NumberField
                key={side}
                label={t(SIDES[side])}
                value={inches(piece[side])}
                min={side === 'x' || side === 'y' ? 0 : 1}
                max={64}
                onChange={n => put(i, { ...piece, [side]: n * INCH })}
              />
            ))}
            <NumberField label={t('Level')} value={piece.level ?? 0} max={9} onChange={level => put(i, { ...piece, level })} />
            <NumberField
              label={t('Height')}
              value={piece.height ?? CHART[piece.terrain].height}
              max={12}
              onChange={height => put(i, { ...piece, height })}
            />
            <button type="button" className="button" onClick={() => onChange({ ...map, pieces: map.pieces.filter((_, j) => j !== i) })}>
              {t('Remove')}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button"
        onClick={() =>
          onChange({ ...map, pieces: [...map.pieces, { terrain: 'woods', x: 10 * INCH, y: 8 * INCH, width: 4 * INCH, depth: 4 * INCH }] })
        }
      >
        {t('Add a piece of terrain')}
      </button>
    </>
  );
}

const SIDES = { x: word('from the left'), y: word('from the top'), width: word('wide'), depth: word('deep') } as const;
