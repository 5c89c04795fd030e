import type { PlayerSeen } from '@sortie/wire';
import { formatDate } from '../i18n/format.ts';
import { useT, word } from '../i18n/index.ts';
import { Deed } from './deed.tsx';
import { Row, Searched } from './searched.tsx';

export function Players() {
  const t = useT();
  return (
    <Searched<PlayerSeen> path="players" empty={t('Nobody is called that.')} searched>
      {(players, again) => (
        <ul className="panel">
          {players.map(({ id, name, login, role, createdAt }) => (
            <Row
              key={id}
              title={name}
              words={[login ?? t('guest'), role && t('keeps order'), t('since {date}', { date: formatDate(createdAt) })]
                .filter(Boolean)
                .join(' · ')}
            >
              {role === undefined && (
                <Deed
                  label={word('Ban')}
                  path={`players/${id}/ban`}
                  fields={[
                    { name: 'reason', label: word('Reason') },
                    { name: 'days', label: word('Days, or for ever'), number: true },
                  ]}
                  dangerous
                  onDone={again}
                />
              )}
            </Row>
          ))}
        </ul>
      )}
    </Searched>
  );
}
