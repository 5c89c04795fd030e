import { faceOf } from '@sortie/convert';
import { REGULAR_SKILL } from '@sortie/roster';
import type { CardFace } from '@sortie/sheets';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { tn, useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { chooseNone, toggle, useChosen } from '../chosen.ts';
import type { EditionName } from '../library/edition-name.ts';
import { openUnit } from '../library/open-unit.ts';
import type { UnitRow } from '../library/row.ts';
import { PrintSheet } from '../print/print-sheet.tsx';

/** No screen shows more side by side. */
export const MOST_COMPARED = 6;

export async function facesOf(ids: readonly string[], edition: EditionName): Promise<readonly CardFace[]> {
  const open = await Promise.all(ids.map(id => openUnit(id, edition)));
  return open.flatMap(one => (one ? [faceOf(one.unit, one.card, { skill: REGULAR_SKILL })] : []));
}

/** What is ticked, and what can be done with it together. */
export function Tray({ rows, edition }: { readonly rows: readonly UnitRow[]; readonly edition: EditionName }) {
  const t = useT();
  const chosen = useChosen();
  const [printing, setPrinting] = useState(false);
  if (chosen.length === 0) return undefined;
  const named = chosen.slice(0, 8).map(id => rows.find(row => row.id === id) ?? { id, name: id });
  return (
    <section className="tray panel" aria-label={t('Chosen units')}>
      <ul className="unit-chips">
        {named.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className="unit-chip" aria-label={t('Take {name} out', { name })} onClick={() => toggle(id)}>
              {name} <Icon name="close" size={14} />
            </button>
          </li>
        ))}
        {chosen.length > named.length && <li className="quiet small">{t('… and {n} more', { n: chosen.length - named.length })}</li>}
      </ul>
      <div className="row tray-actions">
        <Link
          to="/units/compare"
          search={{ units: chosen.slice(0, MOST_COMPARED), ...(edition !== 'current' && { edition }) }}
          className="button button-primary"
        >
          {t('Compare')}
        </Link>
        <button type="button" className="button" onClick={() => setPrinting(true)}>
          <Icon name="download" /> {tn('Print {n} card', 'Print {n} cards', chosen.length)}
        </button>
        <button type="button" className="button button-plain" onClick={chooseNone}>
          {t('Choose none')}
        </button>
      </div>
      <PrintSheet
        open={printing}
        onClose={() => setPrinting(false)}
        name={t('cards')}
        count={chosen.length}
        faces={() => facesOf(chosen, edition)}
      />
    </section>
  );
}
