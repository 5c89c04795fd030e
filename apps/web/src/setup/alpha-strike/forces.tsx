import type { Entry, Setup } from '@sortie/rules-alpha-strike';
import { useT } from '../../i18n/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';
import type { ForcesProps } from '../face.ts';
import { cardOf } from './picture.ts';

/** Both forces with their points. */
export function Forces({ setup: unread, roles }: ForcesProps) {
  const t = useT();
  const setup = unread as Setup;
  return (
    <section className="panel setup-part">
      <h2>{t('Forces')}</h2>
      {setup.forces.map((force, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <div key={seat} className={seat === 0 ? 'force force-a' : 'force force-b'}>
          <div className="force-head small">
            <span className="setup-role">
              <SideMark seat={seat} /> {t(roles[seat] ?? '')}
            </span>
            <span className="quiet">{t('{points} points', { points: pointsOf(force) })}</span>
          </div>
          <ul className="stack-tight">
            {force.map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same unit may be there twice
              <li key={at} className="force-unit">
                {entry.name ?? cardOf(entry)?.name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const pointsOf = (force: readonly Entry[]): number => force.reduce((sum, entry) => sum + (entry.pv ?? cardOf(entry)?.pv ?? 0), 0);
