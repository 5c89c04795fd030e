import type { UnitCard } from '../battle/face.ts';
import { say, useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { SideMark } from '../ui/side-mark.tsx';
import { Histogram } from './histogram.tsx';
import { type Rolled, RUNS } from './use-odds.ts';

interface Props {
  readonly rolled: Rolled | undefined;
  readonly stale: boolean;
  readonly units: readonly UnitCard[];
  /** Nothing is chosen that could be rolled. */
  readonly idle: boolean;
  readonly onRoll: () => void;
  readonly onStop: () => void;
}

/** The dice of the bench: one button, and for everybody whom it concerned what came of it. */
export function OddsPanel({ rolled, stale, units, idle, onRoll, onStop }: Props) {
  const t = useT();
  const running = rolled !== undefined && !rolled.over;
  const runs = rolled?.odds?.runs ?? 0;
  return (
    <section className="odds" aria-label={t('Dice')}>
      <div className="odds-head">
        {running ? (
          <button type="button" className="button" onClick={onStop}>
            {t('Stop')}
          </button>
        ) : (
          <button type="button" className="button button-primary" disabled={idle} onClick={onRoll}>
            <Icon name="dice" /> {t('Roll {runs} times', { runs: RUNS.toLocaleString('en') })}
          </button>
        )}
        {rolled?.odds && (
          <progress aria-label={t('Rolled so far')} value={runs} max={RUNS} hidden={!running}>
            {runs}
          </progress>
        )}
        {stale && rolled?.odds && <span className="quiet small">{t('The position has changed since.')}</span>}
      </div>
      {rolled?.failed && <p className="note note-ember">{rolled.failed}</p>}
      {rolled?.odds && <Outcomes rolled={rolled} units={units} stale={stale} />}
    </section>
  );
}

function Outcomes({
  rolled: { odds },
  units,
  stale,
}: {
  readonly rolled: Rolled;
  readonly units: readonly UnitCard[];
  readonly stale: boolean;
}) {
  const t = useT();
  if (!odds) return undefined;
  const concerned = odds.units.flatMap((unit, i) => {
    const card = units.find(({ key }) => key === String(i));
    const touched = unit.lost > 0 || unit.marks.length > 0 || unit.damage.length > 1;
    return card && touched ? [{ unit, card }] : [];
  });
  return (
    <div className="odds-units" data-stale={stale || undefined} aria-live="polite">
      {concerned.length === 0 && <p className="quiet">{t('Nobody was hurt in {runs} runs.', { runs: odds.runs })}</p>}
      {concerned.map(({ unit, card }) => (
        <article key={card.key} className="odds-unit">
          <h4>
            <SideMark seat={card.seat} /> {card.name}
            {unit.lost > 0 && (
              <span className="chip chip-ember">{t('destroyed {percent} %', { percent: shareOf(unit.lost, odds.runs) })}</span>
            )}
          </h4>
          <Histogram label={card.name} damage={unit.damage} runs={odds.runs} seat={card.seat} />
          {unit.marks.length > 0 && (
            <ul className="odds-marks">
              {unit.marks
                .toSorted((a, b) => b.runs - a.runs)
                .map(({ what, runs }) => (
                  <li key={what.text}>
                    <span>{say(what)}</span> <b>{t('{percent} %', { percent: shareOf(runs, odds.runs) })}</b>
                  </li>
                ))}
            </ul>
          )}
        </article>
      ))}
    </div>
  );
}

const shareOf = (count: number, runs: number): string => {
  const share = (count / Math.max(1, runs)) * 100;
  return share < 10 ? share.toFixed(1) : share.toFixed(0);
};
