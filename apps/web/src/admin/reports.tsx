import type { ReportSeen } from '@sortie/wire';
import { formatAgo } from '../i18n/format.ts';
import { useT, word } from '../i18n/index.ts';
import { Deed } from './deed.tsx';
import { Row, Searched } from './searched.tsx';

export function Reports() {
  const t = useT();
  return (
    <Searched<ReportSeen> path="reports" empty={t('Nothing was reported.')}>
      {(reports, again) => (
        <ul className="panel">
          {reports.map(({ id, title, table, by, text, madeAt }) => (
            <Row key={id} title={text} words={`${by} · ${t(title)} (${table}) · ${formatAgo(madeAt, Date.now())}`}>
              <Deed label={word('Settled')} path={`reports/${id}/settle`} onDone={again} />
            </Row>
          ))}
        </ul>
      )}
    </Searched>
  );
}
