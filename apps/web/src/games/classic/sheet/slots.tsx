import type { View } from '@sortie/kernel';
import { type Classic, isWorking, LOCATION_NAMES, type Location, partName, type Slot, sheetFor, type Unit } from '@sortie/rules-classic';
import { useT } from '../../../i18n/index.ts';

/** Slots in a row that belong to one thing, with how many of them are struck. */
interface Fitted {
  readonly name: string;
  readonly count: number;
  readonly struck: number;
}

function fittedIn(view: View<Classic>, unit: Unit, at: Location): readonly Fitted[] {
  const slots: readonly Slot[] = sheetFor(unit).slots[at] ?? [];
  const found: { readonly slot: Slot; name: string; count: number; struck: number }[] = [];
  for (const [i, slot] of slots.entries()) {
    if (slot.part === 'empty') continue;
    const last = found.at(-1);
    const struck = isWorking(unit, at, i) ? 0 : 1;
    if (last && last.slot.part === slot.part && last.slot.ref === slot.ref) {
      last.count++;
      last.struck += struck;
    } else found.push({ slot, name: partName(view, unit.id, slot), count: 1, struck });
  }
  return found;
}

/** What is fitted where, and what of it has been struck. */
export function Slots({ view, unit }: { readonly view: View<Classic>; readonly unit: Unit }) {
  const t = useT();
  const { locations } = sheetFor(unit);
  const places = locations.map(at => ({ at, fitted: fittedIn(view, unit, at) })).filter(({ fitted }) => fitted.length > 0);
  const hit = places.flatMap(({ at, fitted }) =>
    unit.gone.includes(at) ? [] : fitted.filter(({ struck }) => struck > 0).map(({ name, struck }) => ({ at, name, struck })),
  );
  return (
    <section className="classic-slots">
      {hit.length > 0 && (
        <ul className="classic-hits" aria-label={t('Critical hits')}>
          {hit.map(({ at, name, struck }) => (
            <li key={`${at} ${name}`} className="classic-hit">
              {t(name)} <span className="quiet">{at}</span>
              {struck > 1 && ` ×${struck}`}
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{t('Critical slots')}</summary>
        <div className="classic-slot-grid">
          {places.map(({ at, fitted }) => (
            <div key={at} data-lost={unit.gone.includes(at) || undefined}>
              <h3>{t(LOCATION_NAMES[at])}</h3>
              <ul>
                {fitted.map(({ name, count, struck }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place on the sheet.
                  <li key={i} data-struck={struck > 0 || undefined}>
                    {t(name)}
                    {count > 1 && <span className="quiet"> ×{count}</span>}
                    {struck > 0 && <span className="classic-struck"> {'✕'.repeat(struck)}</span>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </section>
  );
}
