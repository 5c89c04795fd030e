import './phase-report.css';
import { useState } from 'react';
import { say, useT } from '../../i18n/index.ts';
import type { UnitCard } from '../face.ts';
import { Glyph } from '../parts/glyph.tsx';
import { TokenPicture } from '../parts/token-picture.tsx';
import { Sums } from '../sums/sums.tsx';
import type { Happening } from './chronicle.ts';
import type { PhaseReport, TargetReport } from './phases.ts';
import { targetWords } from './words.ts';

interface Props {
  readonly reports: readonly PhaseReport[];
  readonly units: readonly UnitCard[];
  readonly onShow: (happening: Happening) => void;
}

/** What a phase came to, target by target; one looks back phase by phase. */
export function PhaseReports({ reports, units, onShow }: Props) {
  const t = useT();
  const [back, setBack] = useState<string>();
  const last = reports.length - 1;
  const found = back === undefined ? -1 : reports.findIndex(({ key }) => key === back);
  const at = found < 0 ? last : found;
  const report = reports[at];
  if (!report) return <p className="quiet panel-empty">{t('Nothing has been fired yet.')}</p>;
  const go = (to: number): void => setBack(to >= last ? undefined : reports[to]?.key);
  return (
    <section className="phase-report" aria-label={t('Report of the phase')}>
      <div className="phase-report-head">
        <button
          type="button"
          className="button button-icon button-plain"
          aria-label={t('Earlier phase')}
          disabled={at <= 0}
          onClick={() => go(at - 1)}
        >
          <Glyph name="previous" size={14} />
        </button>
        <h3>{say(report.title)}</h3>
        <button
          type="button"
          className="button button-icon button-plain"
          aria-label={t('Later phase')}
          disabled={at >= last}
          onClick={() => go(at + 1)}
        >
          <Glyph name="next" size={14} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul className="phase-targets" tabIndex={0} aria-label={t('Units that something happened to')}>
        {report.targets.map(target => (
          <li key={target.unit}>
            <Target target={target} unit={units.find(({ key }) => key === target.unit)} onShow={onShow} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TargetProps {
  readonly target: TargetReport;
  readonly unit: UnitCard | undefined;
  readonly onShow: (happening: Happening) => void;
}

function Target({ target, unit, onShow }: TargetProps) {
  const t = useT();
  return (
    <details className="phase-target" open={target.killed || undefined}>
      <summary>
        {unit && <TokenPicture token={unit.token} size={28} />}
        <b>{unit?.name}</b>
        <span className="phase-chips">
          {targetWords(target).map(words => (
            <span key={words} className="chip">
              {words}
            </span>
          ))}
          {target.killed && <span className="chip chip-ember">{t('destroyed')}</span>}
        </span>
      </summary>
      <ol className="phase-lines">
        {target.happenings.map(one => (
          <li key={one.line.key} data-what={one.told.tally?.what}>
            <span>{say(one.line.telling)}</span>
            <button
              type="button"
              className="log-place"
              aria-label={t('Show me: {words}', { words: say(one.line.telling) })}
              title={t('Show me')}
              onClick={() => onShow(one)}
            >
              <Glyph name="play" size={14} />
            </button>
            {one.told.sums && one.told.sums.length > 0 && <Sums sums={one.told.sums} />}
          </li>
        ))}
      </ol>
    </details>
  );
}
