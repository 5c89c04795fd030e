import type { HouseState } from '@sortie/wire';
import { useTold } from '../house/use-told.ts';
import { formatNumber } from '../i18n/format.ts';
import { because, useT, word } from '../i18n/index.ts';
import { Waiting } from '../shell/waiting.tsx';

const CHECKS: Readonly<Record<string, string>> = {
  database: word('Database'),
  nodes: word('Other nodes'),
  thoughts: word('Thoughts'),
  integrity: word('Everything that is kept'),
};

/** How this node is. */
export function HouseNow() {
  const t = useT();
  const { told, again } = useTold<HouseState>('admin/house');
  if (!told) return <Waiting />;
  if (!told.ok) return <p className="note note-ember">{because(told.refusal)}</p>;
  const { node, tables, lines, reports, database, checks, damage } = told.value;
  const rows: readonly (readonly [string, string])[] = [
    [t('Node'), node],
    [t('Tables in memory'), formatNumber(tables)],
    [t('Connections to tables'), formatNumber(lines)],
    [t('Open reports'), formatNumber(reports)],
    [t('Games are kept in'), database],
    ...Object.entries(checks).map(([name, says]) => [t(CHECKS[name] ?? name), says === 'ok' ? t('in order') : says] as const),
  ];
  return (
    <>
      <dl className="panel admin-facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="quiet">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {damage.length > 0 && (
        <div className="note note-ember">
          <p>{t('Damage was found when the house was opened:')}</p>
          <ul>
            {damage.map(flaw => (
              <li key={flaw}>{flaw}</li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <button type="button" className="button" onClick={again}>
          {t('Look again')}
        </button>
      </div>
    </>
  );
}
