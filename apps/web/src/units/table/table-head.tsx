import { useT } from '../../i18n/index.ts';
import type { Column, SortKey } from './columns.ts';
import { FIRST_ROW, HEAD_CELL, ROW_GROUP } from './roles.ts';

interface Props {
  readonly columns: readonly Column[];
  /** Those for which there is no room included. */
  readonly all: readonly Column[];
  readonly narrow: boolean;
  readonly template: string;
  readonly sort: SortKey;
  readonly descending: boolean;
  readonly onSort: (key: SortKey) => void;
}

/** What each column is; a press sorts by it, another press turns the order round. */
export function TableHead({ columns, all, narrow, template, sort, descending, onSort }: Props) {
  const t = useT();
  return (
    <div {...ROW_GROUP} className="unit-head">
      <div {...FIRST_ROW} className="unit-row" style={{ gridTemplateColumns: template }}>
        <span {...HEAD_CELL}>
          <span className="unseen">{t('Choose')}</span>
        </span>
        {narrow ? (
          <NarrowHead all={all} sort={sort} descending={descending} onSort={onSort} />
        ) : (
          columns.map(column => <HeadCell key={column.key} column={column} sort={sort} descending={descending} onSort={onSort} />)
        )}
      </div>
    </div>
  );
}

const arrowOf = (descending: boolean): string => (descending ? '▾' : '▴');

function HeadCell({ column, sort, descending, onSort }: Pick<Props, 'sort' | 'descending' | 'onSort'> & { readonly column: Column }) {
  const t = useT();
  const { key, head, name, align } = column;
  const sorted = key === sort ? (descending ? 'descending' : 'ascending') : undefined;
  return (
    <>
      {key === 'short' && <span aria-hidden="true" />}
      <span {...HEAD_CELL} {...(sorted && { 'aria-sort': sorted })} className={`cell cell-${key}${align === 'end' ? ' cell-end' : ''}`}>
        {key === 'specials' ? (
          <span className="unit-head-words" title={t(name)}>
            {t(head)}
          </span>
        ) : (
          <button type="button" title={t(name)} aria-label={t(name)} onClick={() => onSort(key)}>
            {t(head)}
            {sorted && <span aria-hidden="true">{arrowOf(descending)}</span>}
          </button>
        )}
      </span>
    </>
  );
}

function NarrowHead({ all, sort, descending, onSort }: Pick<Props, 'all' | 'sort' | 'descending' | 'onSort'>) {
  const t = useT();
  return (
    <>
      <span {...HEAD_CELL} className="cell unit-sort">
        <select className="input" aria-label={t('Sort by')} value={sort} onChange={event => onSort(event.target.value as SortKey)}>
          {all
            .filter(({ key }) => key !== 'specials')
            .map(({ key, name }) => (
              <option key={key} value={key}>
                {t(name)}
              </option>
            ))}
        </select>
      </span>
      <span {...HEAD_CELL} className="cell cell-end">
        <button type="button" aria-label={descending ? t('Smallest first') : t('Largest first')} onClick={() => onSort(sort)}>
          {arrowOf(descending)}
        </button>
      </span>
    </>
  );
}
