import './exchange-table.css';
import type { Seat } from '@sortie/kernel';
import { useT } from '../../i18n/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';

/** One enemy as it would be met from a place that is considered. */
export interface ExchangeRow {
  readonly key: string | number;
  readonly seat: Seat;
  readonly name: string;
  readonly range: string;
  /** What one could do to it, in a few words; `undefined`: neither sees the other. */
  readonly mine: string | undefined;
  /** What it could do. */
  readonly theirs: string | undefined;
}

/** Who could do what to whom from a place. */
export function ExchangeTable({ rows }: { readonly rows: readonly ExchangeRow[] }) {
  const t = useT();
  return (
    <table className="exchange-table">
      <caption className="unseen">{t('Who sees whom from there')}</caption>
      <thead>
        <tr>
          <th>{t('Against')}</th>
          <th>{t('Range')}</th>
          <th>{t('You could do')}</th>
          <th>{t('They could do')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, seat, name, range, mine, theirs }) => (
          <tr key={key}>
            <th scope="row">
              <SideMark seat={seat} size={10} /> {name}
            </th>
            <td>{range}</td>
            {mine === undefined && theirs === undefined ? (
              <td colSpan={2} className="quiet">
                {t('no line of sight')}
              </td>
            ) : (
              <>
                <td>{mine ?? t('no line of sight')}</td>
                <td>{theirs ?? t('no line of sight')}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
