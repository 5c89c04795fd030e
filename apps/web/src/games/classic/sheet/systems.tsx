import { nth, type View } from '@sortie/kernel';
import type { Classic } from '@sortie/rules-classic';
import { partName, sheetFor, type Unit } from '@sortie/rules-classic';
import { useT } from '../../../i18n/index.ts';

/** What hangs under the wings of a fighter, and what no longer works behind its armor. */
export function Systems({ view, unit }: { readonly view: View<Classic>; readonly unit: Unit }) {
  const t = useT();
  const sheet = sheetFor(unit);
  const struck = Object.entries(unit.hits).flatMap(([at, slots]) =>
    (slots ?? []).map(slot => partName(view, unit.id, sheet.slots[at as keyof typeof sheet.slots]?.[slot])),
  );
  const bombs = sheet.bins.flatMap(({ type, name }, i) => (type === 'BOMB' && nth(unit.ammo, i) > 0 ? [name] : []));
  const counted = [...new Set(struck)].map(name => ({ name, count: struck.filter(one => one === name).length }));
  return (
    <>
      {counted.length === 0 ? (
        <p className="quiet small">{t('Everything works.')}</p>
      ) : (
        <ul className="classic-hits">
          {counted.map(({ name, count }) => (
            <li key={name} className="classic-hit">
              {t('{part}: {count} hits', { part: t(name), count })}
            </li>
          ))}
        </ul>
      )}
      {bombs.length > 0 && <p className="small">{t('Bombs: {bombs}', { bombs: bombs.join(', ') })}</p>}
    </>
  );
}
