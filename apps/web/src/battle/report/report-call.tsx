import { useEffect, useState } from 'react';
import { say, useT } from '../../i18n/index.ts';
import { Glyph } from '../parts/glyph.tsx';
import type { Size } from '../use-panels.ts';
import type { PhaseReport } from './phases.ts';
import { phaseWords } from './words.ts';

/** Milliseconds that the line stays if nobody asks for more. */
const LASTS = 12_000;

interface Props {
  readonly reports: readonly PhaseReport[];
  /** While moves and dice are shown nothing is told ahead of them. */
  readonly hidden: boolean;
  /** How tall the log is that it stands above. */
  readonly log?: Size;
  readonly onOpen: () => void;
}

/** A phase is over: what came of it, and the way to the report. */
export function ReportCall({ reports, hidden, log, onOpen }: Props) {
  const t = useT();
  const over = reports.findLast(report => report.over);
  const [first] = useState(over?.key);
  const [seen, setSeen] = useState<string | undefined>(first);
  const fresh = over && over.key !== seen && !hidden ? over : undefined;
  const key = fresh?.key;
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => setSeen(key), LASTS);
    return () => clearTimeout(timer);
  }, [key]);
  const words = fresh && phaseWords(fresh);
  if (!fresh || !words) return null;
  const open = (): void => {
    setSeen(fresh.key);
    onOpen();
  };
  return (
    <div className="report-call panel" role="status" data-log={log}>
      <p className="small">
        <b>{say(fresh.title)}</b>
        <br />
        {words}
      </p>
      <button
        type="button"
        className="button button-icon button-plain"
        aria-label={t('Dismiss')}
        title={t('Dismiss')}
        onClick={() => setSeen(fresh.key)}
      >
        <Glyph name="fold" size={14} />
      </button>
      <button type="button" className="button report-call-open" onClick={open}>
        {t('Report')} <kbd className="action-key">,</kbd>
      </button>
    </div>
  );
}
