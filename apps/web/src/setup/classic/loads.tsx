import { choicesFor, type Entry } from '@sortie/rules-classic';
import { useT } from '../../i18n/index.ts';

interface Props {
  readonly entry: Entry;
  readonly name: string;
  readonly onChange: (entry: Entry) => void;
}

/** Bin by bin, what a unit takes along to fire; only bins that take more than one kind are asked about. */
export function Loads({ entry, name, onChange }: Props) {
  const t = useT();
  const bins = choicesFor(entry.design);
  if (bins.every(choices => choices.length < 2)) return null;
  const { loads = [], ...rest } = entry;
  const load = (bin: number, item: string | null): void => {
    const next = bins.map((_, i) => (i === bin ? item : (loads[i] ?? null)));
    onChange(next.some(one => one !== null) ? { ...rest, loads: next } : rest);
  };
  return (
    <details className="classic-setup-loads" open={loads.length > 0}>
      <summary className="quiet tiny">{t('Ammunition')}</summary>
      {bins.map((choices, bin) => {
        const own = choices[0];
        if (!own || choices.length < 2) return null;
        return (
          <select
            // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its place in the machine
            key={bin}
            className="input"
            aria-label={t('Bin {number} of {name}', { number: bin + 1, name })}
            value={loads[bin] ?? own.id}
            onChange={event => load(bin, event.target.value === own.id ? null : event.target.value)}
          >
            {choices.map(({ id, name: munition }) => (
              <option key={id} value={id}>
                {munition}
              </option>
            ))}
          </select>
        );
      })}
    </details>
  );
}
