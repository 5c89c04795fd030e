import type { View } from '@sortie/kernel';
import type { Classic } from '@sortie/rules-classic';
import { type Book, sheetFor, type Unit } from '@sortie/rules-classic';
import { SumBar } from '../../../battle/sums/sum-bar.tsx';
import { useT, word } from '../../../i18n/index.ts';

const HOTTEST = 30;

/** What happens from a level of heat on (TW-heat-scale). */
const EFFECTS: readonly (readonly [from: number, text: string])[] = [
  [5, word('−1 MP')],
  [8, word('+1 to hit')],
  [10, word('−2 MP')],
  [13, word('+2 to hit')],
  [14, word('shutdown 4+')],
  [15, word('−3 MP')],
  [17, word('+3 to hit')],
  [18, word('shutdown 6+')],
  [19, word('ammunition 4+')],
  [20, word('−4 MP')],
  [22, word('shutdown 8+')],
  [23, word('ammunition 6+')],
  [24, word('+4 to hit')],
  [25, word('−5 MP')],
  [26, word('shutdown 10+')],
  [28, word('ammunition 8+')],
  [30, word('shutdown')],
];

interface Props {
  readonly view: View<Classic>;
  readonly book: Book;
  readonly unit: Unit;
}

/** Thirty degrees in a row with what each brings, those that are reached lit. */
export function HeatScale({ view, book, unit }: Props) {
  const t = useT();
  const now = Math.min(HOTTEST, unit.heat);
  const reached = EFFECTS.filter(([from]) => unit.heat >= from).map(([, text]) => t(text));
  const next = EFFECTS.find(([from]) => unit.heat < from);
  const cooling = book.ask('cooling', { state: view, unit, depth: 0 });
  return (
    <section className="classic-heat" aria-label={t('Heat {heat}', { heat: unit.heat })}>
      <div className="classic-heat-head">
        <strong>{t('Heat {heat}', { heat: unit.heat })}</strong>
        <span className="quiet">{t('sinks take away')}</span> <SumBar answer={cooling} />
      </div>
      <svg className="classic-heat-scale" viewBox="0 0 300 25" aria-hidden="true">
        {Array.from({ length: HOTTEST }, (_, i) => {
          const level = i + 1;
          const effect = EFFECTS.find(([from]) => from === level);
          return (
            <g key={level} data-lit={level <= now || undefined} data-mark={effect !== undefined || undefined}>
              <title>{effect ? `${level}: ${t(effect[1])}` : String(level)}</title>
              <rect x={i * 10 + 0.6} y={2} width={8.8} height={12} rx={1.5} />
              {level % 5 === 0 && (
                <text x={i * 10 + 5} y={24}>
                  {level}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <p className="quiet small">
        {reached.length > 0 ? reached.join(' · ') : t('No effect yet')}
        {next && ` · ${t('next at {heat}: {effect}', { heat: next[0], effect: next[1] })}`}
      </p>
      {sheetFor(unit).laserSinks && <p className="quiet small">{t('Laser heat sinks')}</p>}
    </section>
  );
}
