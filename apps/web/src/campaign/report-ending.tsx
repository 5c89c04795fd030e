import { useT } from '../i18n/index.ts';
import { Count } from './count.tsx';
import type { ReportDraft } from './report-draft.ts';

interface Props {
  readonly draft: ReportDraft;
  readonly armies: readonly [string, string];
  readonly onChange: (change: Pick<ReportDraft, 'retreated'> | Pick<ReportDraft, 'scores'>) => void;
}

/** Who left the field, and what a mission that counts points came to. */
export function Ending({ draft: { retreated, scores = [0, 0] }, armies, onChange }: Props) {
  const t = useT();
  const [ours, theirs] = scores;
  return (
    <details className="small">
      <summary>{t('Points and retreats')}</summary>
      <div className="campaign-fields">
        {armies.map((army, seat) => (
          <label key={army} className="row check">
            <input
              type="checkbox"
              checked={retreated.includes(seat)}
              onChange={event =>
                onChange({ retreated: event.target.checked ? [...retreated, seat] : retreated.filter(one => one !== seat) })
              }
            />
            {t('{army} left the field', { army })}
          </label>
        ))}
        <Count label={t('Points')} of={armies[0]} value={ours} most={9999} onChange={points => onChange({ scores: [points, theirs] })} />
        <Count label={t('Points')} of={armies[1]} value={theirs} most={9999} onChange={points => onChange({ scores: [ours, points] })} />
      </div>
    </details>
  );
}
