import './setup-classic.css';
import type { Entry, Setup } from '@sortie/rules-classic';
import { useT } from '../../i18n/index.ts';
import type { ForcesProps } from '../face.ts';
import { tonsOf } from './picture.ts';
import { Side } from './side.tsx';
import { Terms } from './terms.tsx';

/** Both forces with their tonnage: units of the catalogue, files of one's own, forces of one's own. */
export function Forces({ setup: unread, roles, onChange }: ForcesProps) {
  const t = useT();
  const setup = unread as Setup;
  const [north, south] = setup.forces;
  const change = (seat: number, force: readonly Entry[]): void =>
    onChange({ ...setup, forces: seat === 0 ? [force, south] : [north, force] });
  return (
    <section className="panel setup-part">
      <h2>{t('Forces')}</h2>
      <div className="setup-balance" aria-hidden="true">
        <span style={{ flexGrow: tonsOf(north) || 1 }} />
        <span style={{ flexGrow: tonsOf(south) || 1 }} />
      </div>
      {setup.forces.map((force, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <Side key={seat} seat={seat} role={t(roles[seat] ?? '')} force={force} onChange={next => change(seat, next)} />
      ))}
      <Terms setup={setup} onChange={onChange} />
    </section>
  );
}
