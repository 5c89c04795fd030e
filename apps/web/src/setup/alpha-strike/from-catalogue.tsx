import type { Entry } from '@sortie/rules-alpha-strike';
import { lazy, Suspense, useRef, useState } from 'react';
import { Points } from '../../forces/points.tsx';
import { useT } from '../../i18n/index.ts';
import { Waiting } from '../../shell/waiting.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { UnitRow } from '../../units/library/row.ts';
import { pointsOf, withMembers } from './force-list.ts';

const UnitChooser = lazy(() => import('../../forces/unit-chooser.tsx').then(({ UnitChooser: it }) => ({ default: it })));

interface Props {
  readonly role: string;
  readonly force: readonly Entry[];
  readonly limit: number | undefined;
  readonly onChange: (force: readonly Entry[]) => void;
}

/** Units one by one from everything there is: the catalogue and what was imported. */
export function FromCatalogue({ role, force, limit, onChange }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const now = useRef(force);
  now.current = force;
  const add = async (row: UnitRow): Promise<boolean> => {
    const { memberFor } = await import('../../forces/member-for.ts');
    const member = await memberFor(row, 'current');
    const next = member ? withMembers(now.current, [member]) : now.current;
    if (next.length > now.current.length) onChange(next);
    return next.length > now.current.length;
  };
  return (
    <>
      <button type="button" className="button" aria-label={t('Units of the catalogue for {role}', { role })} onClick={() => setOpen(true)}>
        {t('Catalogue …')}
      </button>
      <Sheet title={t('Units for {role}', { role })} open={open} wide onClose={() => setOpen(false)}>
        <Points points={pointsOf(force)} limit={limit} />
        <Suspense fallback={<Waiting />}>
          <UnitChooser edition="current" onAdd={add} />
        </Suspense>
      </Sheet>
    </>
  );
}
