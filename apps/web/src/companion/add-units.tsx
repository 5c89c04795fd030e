import { useState } from 'react';
import { UnitChooser } from '../forces/unit-chooser.tsx';
import { useT } from '../i18n/index.ts';
import { Sheet } from '../ui/sheet.tsx';
import { openUnit } from '../units/library/open-unit.ts';
import { broughtFrom } from './bring.ts';
import type { Brought, System } from './document.ts';

interface Props {
  readonly system: System;
  readonly owner: string;
  readonly onAdd: (unit: Brought) => void;
}

const SKILLS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Units of the catalogue and of one's own files, onto the table. */
export function AddUnits({ system, owner, onAdd }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [skill, setSkill] = useState(4);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t('Add a unit')}
      </button>
      <Sheet title={t('Add a unit')} open={open} onClose={() => setOpen(false)}>
        <div className="stack-tight">
          <label>
            {system === 'classic' ? t('Gunnery') : t('Skill')}{' '}
            <select className="input" value={skill} onChange={event => setSkill(Number(event.target.value))}>
              {SKILLS.map(one => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </label>
          <UnitChooser
            edition="current"
            onAdd={async ({ id }) => {
              const found = await openUnit(id, 'current');
              if (found) onAdd(broughtFrom(found, system, owner, skill));
              return found !== undefined;
            }}
          />
        </div>
      </Sheet>
    </>
  );
}
