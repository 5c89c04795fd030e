import type { BanSeen } from '@sortie/wire';
import { useState } from 'react';
import { formatDate } from '../i18n/format.ts';
import { useT, word } from '../i18n/index.ts';
import { Deed } from './deed.tsx';
import { Row, Searched } from './searched.tsx';

export function Bans() {
  const t = useT();
  const [made, setMade] = useState(0);
  return (
    <>
      <Deed
        label={word('Ban this address')}
        path="bans"
        fields={[
          { name: 'address', label: word('Address') },
          { name: 'reason', label: word('Reason') },
          { name: 'days', label: word('Days, or for ever'), number: true },
        ]}
        dangerous
        onDone={() => setMade(made + 1)}
      />
      <Searched<BanSeen> key={made} path="bans" empty={t('Nobody is banned.')}>
        {(bans, again) => (
          <ul className="panel">
            {bans.map(({ id, who, reason, until }) => (
              <Row
                key={id}
                title={who}
                words={`${reason || t('no reason given')} · ${until === undefined ? t('for ever') : t('until {date}', { date: formatDate(until) })}`}
              >
                <Deed label={word('Lift the ban')} path={`bans/${id}`} method="DELETE" onDone={again} />
              </Row>
            ))}
          </ul>
        )}
      </Searched>
    </>
  );
}
