import { memo } from 'react';
import { useT } from '../../i18n/index.ts';
import type { UnitRow } from '../library/row.ts';
import type { Column, ColumnSet } from './columns.ts';
import { CELL, ROW } from './roles.ts';
import { Sparkline } from './sparkline.tsx';
import type { Lead } from './unit-table.tsx';

interface Props {
  readonly id: string;
  readonly row: UnitRow;
  readonly index: number;
  readonly top: number;
  readonly height: number;
  readonly active: boolean;
  readonly columns: readonly Column[];
  readonly told: ColumnSet;
  readonly narrow: boolean;
  readonly template: string;
  readonly lead: Lead;
  readonly onOpen: (row: UnitRow) => void;
}

export const Row = memo(({ id, row, index, top, height, active, columns, told, narrow, template, lead, onOpen }: Props) => {
  // The grid around it has the focus and listens to the keyboard for all rows.
  const named = { ...ROW, id, 'aria-rowindex': index + 2, 'aria-selected': active, onClick: () => onOpen(row) };
  return (
    <div className="unit-row" style={{ gridTemplateColumns: template, height, transform: `translateY(${top}px)` }} {...named}>
      <span {...CELL} className="cell-lead">
        {lead.show(row)}
      </span>
      {narrow ? <NarrowCells row={row} told={told} /> : columns.map(column => <Cell key={column.key} column={column} row={row} />)}
    </div>
  );
});

function Cell({ column: { key, align, show }, row }: { readonly column: Column; readonly row: UnitRow }) {
  const t = useT();
  const text = key === 'role' ? t(row.role) : show(row);
  return (
    <>
      {key === 'short' && <Sparkline damage={row.damage} />}
      <span
        {...CELL}
        className={`cell cell-${key}${align === 'end' ? ' cell-end' : ''}`}
        title={key === 'specials' || key === 'name' ? text : undefined}
      >
        {text}
        {key === 'name' && row.alias !== undefined && <span className="quiet"> {row.alias}</span>}
      </span>
    </>
  );
}

/** Two lines: who it is, and what it can do. */
function NarrowCells({ row, told }: { readonly row: UnitRow; readonly told: ColumnSet }) {
  const t = useT();
  return (
    <>
      <span {...CELL} className="cell-two">
        <span className="cell-name">
          {row.name}
          {row.alias !== undefined && <span className="quiet"> {row.alias}</span>}
        </span>
        <span className="quiet tiny">{[...told.line(row), t(row.role)].join(' · ')}</span>
      </span>
      <span {...CELL} className="cell cell-end cell-pv">
        {told.figure(row)}
      </span>
    </>
  );
}
