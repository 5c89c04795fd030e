import type { Seat, Story } from '@sortie/kernel';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Sheet } from '../ui/sheet.tsx';

interface Props {
  readonly table: string;
  readonly story: Story;
  /** Seats of whoever reads. */
  readonly mine: readonly Seat[];
}

const SEEN = 'sortie.briefed';

/** What a scenario of one's own tells before the first turn; once for each table. */
export function Briefing({ table, story: { title, roles, briefing, orders = [] }, mine }: Props) {
  const t = useT();
  const told = briefing !== undefined || orders.some(text => text !== '');
  const [open, setOpen] = useState(() => told && sessionStorage.getItem(`${SEEN} ${table}`) === null);
  if (!told) return null;
  const close = () => {
    sessionStorage.setItem(`${SEEN} ${table}`, 'yes');
    setOpen(false);
  };
  // One's own orders come first.
  const seats = roles.map((_, seat) => seat).sort((a, b) => Number(mine.includes(b)) - Number(mine.includes(a)));
  return (
    <Sheet title={title} open={open} onClose={close}>
      {briefing !== undefined && <p style={{ whiteSpace: 'pre-line' }}>{briefing}</p>}
      {seats.map(seat => {
        const text = orders[seat] ?? '';
        return (
          text !== '' && (
            <section key={seat}>
              <h3>{t('Orders for {role}', { role: t(roles[seat] ?? '') })}</h3>
              <p style={{ whiteSpace: 'pre-line' }}>{text}</p>
            </section>
          )
        );
      })}
      <button type="button" className="button button-primary" onClick={close}>
        {t('To the table')}
      </button>
    </Sheet>
  );
}
