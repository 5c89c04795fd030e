import './setup-classic.css';
import type { Entry, Setup } from '@sortie/rules-classic';
import { useMemo } from 'react';
import { useT } from '../../i18n/index.ts';
import type { ForcesProps } from '../face.ts';
import { Side } from './side.tsx';
import { Terms } from './terms.tsx';
import { worthOf } from './worth.ts';

/** Both forces with their tonnage and Battle Value: units of the catalogue, files of one's own, forces of one's own. */
export function Forces({ setup: unread, roles, onChange }: ForcesProps) {
  const t = useT();
  const setup = unread as Setup;
  const [north, south] = setup.forces;
  const [a, b] = useMemo(() => [worthOf(north).total, worthOf(south).total] as const, [north, south]);
  const change = (seat: number, force: readonly Entry[]): void =>
    onChange({ ...setup, forces: seat === 0 ? [force, south] : [north, force] });
  return (
    <section className="panel setup-part">
      <h2>{t('Forces')}</h2>
      <div className="setup-balance" aria-hidden="true">
        <span style={{ flexGrow: a || 1 }} />
        <span style={{ flexGrow: b || 1 }} />
      </div>
      <p className="small" role="status">
        {Math.abs(a - b) * 20 <= a + b
          ? t('The sides are a fair match: BV {a} against {b}.', { a, b })
          : t('{role} is stronger by {points} BV ({percent} %).', {
              role: t(roles[a > b ? 0 : 1] ?? ''),
              points: Math.abs(a - b),
              percent: Math.round((100 * Math.abs(a - b)) / Math.max(1, Math.min(a, b))),
            })}
      </p>
      {setup.forces.map((force, seat) => (
        <Side
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          key={seat}
          seat={seat}
          role={t(roles[seat] ?? '')}
          force={force}
          other={seat === 0 ? south : north}
          onChange={next => change(seat, next)}
        />
      ))}
      <Terms setup={setup} onChange={onChange} />
    </section>
  );
}
