import type { TableSeen } from '@sortie/wire';
import { formatAgo } from '../i18n/format.ts';
import { useT, word } from '../i18n/index.ts';
import { Deed } from './deed.tsx';
import { Row, Searched } from './searched.tsx';

const STAGES: Readonly<Record<TableSeen['stage'], string>> = {
  waiting: word('Waiting for players'),
  playing: word('In play'),
  over: word('Finished'),
};

export function Tables() {
  const t = useT();
  return (
    <Searched<TableSeen> path="tables" empty={t('No table is called that.')} searched>
      {(tables, again) => (
        <ul className="panel">
          {tables.map(({ id, title, stage, changedAt, closed }) => (
            <Row key={id} title={t(title)} words={`${t(STAGES[stage])} · ${formatAgo(changedAt, Date.now())} · ${id}`}>
              {closed === undefined ? (
                <Deed
                  label={word('Close the table')}
                  path={`tables/${id}/close`}
                  fields={[{ name: 'reason', label: word('Reason') }]}
                  dangerous
                  onDone={again}
                />
              ) : (
                <span className="chip chip-ember">{t('closed: {reason}', { reason: closed })}</span>
              )}
            </Row>
          ))}
        </ul>
      )}
    </Searched>
  );
}
