import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import type { SeatShown } from '../../link/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';

interface Props {
  readonly seats: readonly SeatShown[];
  readonly mine: readonly number[];
  readonly onReady: (ready: boolean) => void;
  /** Links to invite somebody, from whoever knows them. */
  readonly children?: ReactNode;
}

/** Before the game begins: who sits where, who is missing. */
export function WaitingRoom({ seats, mine, onReady, children }: Props) {
  const t = useT();
  const ready = mine.every(seat => seats[seat]?.ready);
  return (
    <section className="result panel" aria-label={t('Before the game')}>
      <h2>{t('The table is set up')}</h2>
      <ul className="result-points">
        {seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
          <li key={i}>
            <SideMark seat={i} /> {seat.kind === 'open' ? t('open seat') : seat.name}{' '}
            <span className={seat.ready ? 'chip chip-teal' : 'chip'}>{seatWords(seat, t)}</span>
          </li>
        ))}
      </ul>
      {children}
      {mine.length > 0 && (
        <div className="row">
          <button type="button" className={ready ? 'button' : 'button button-primary'} onClick={() => onReady(!ready)}>
            {ready ? t('Not ready yet') : t('I am ready')}
          </button>
        </div>
      )}
    </section>
  );
}

function seatWords({ kind, ready, present }: SeatShown, t: ReturnType<typeof useT>): string {
  if (kind === 'open') return t('waiting for somebody');
  if (ready) return t('ready');
  return present ? t('not ready yet') : t('away');
}
