import { useT } from '../../i18n/index.ts';
import type { UnitRow } from '../../units/library/row.ts';
import { pointsOfRows } from './drawn.ts';

interface Props {
  readonly rows: readonly UnitRow[];
  /** What they come to, against what they ought to. */
  readonly sum: (points: number) => string;
}

/** Who has been drawn, what each costs, and what they come to. */
export function DrawnList({ rows, sum }: Props) {
  const t = useT();
  const points = pointsOfRows(rows);
  if (rows.length === 0)
    return (
      <p className="note" role="status">
        {t('No unit fits all of that. Ask for less, or bring in files with more units.')}
      </p>
    );
  return (
    <div className="stack-tight">
      <p role="status">
        <strong>{sum(points)}</strong>
      </p>
      <ul className="drawn-list">
        {rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same unit may be there twice
          <li key={i}>
            <b>{row.name}</b>
            <span className="quiet tiny">
              {row.move} · {row.printedDamage.slice(0, 3).join('/')} · {row.armor}/{row.structure} · {t(row.role)}
            </span>
            <span className="member-pv">{row.pv}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
