import type { Problem } from '@sortie/convert';
import { useState } from 'react';
import { formatAgo } from '../../i18n/format.ts';
import { tn, useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { problemsOf, type UnitSet } from '../library/database.ts';
import { forgetSet } from '../library/library.ts';
import { ProblemSheet } from './import-panel.tsx';

/** The imported sets on this device: what was not understood of each, and how to remove it. */
export function Sets({ sets }: { readonly sets: readonly UnitSet[] }) {
  useT();
  const [problems, setProblems] = useState<readonly Problem[]>();
  if (sets.length === 0) return undefined;
  return (
    <details className="sets">
      <summary>{tn('{n} imported set on this device', '{n} imported sets on this device', sets.length)}</summary>
      <ul>
        {sets.map(set => (
          <li key={set.id} className="set-row">
            <span>
              <b>{set.name}</b>{' '}
              <span className="quiet small">
                {tn('{n} unit', '{n} units', set.units)} · {formatAgo(set.importedAt, Date.now())}
              </span>
            </span>
            <span className="row">
              {set.problems > 0 && (
                <button type="button" className="button button-plain" onClick={() => void problemsOf(set.id).then(all => setProblems(all))}>
                  {tn('{n} remark', '{n} remarks', set.problems)}
                </button>
              )}
              <Remove set={set} />
            </span>
          </li>
        ))}
      </ul>
      <ProblemSheet problems={problems} onClose={() => setProblems(undefined)} />
    </details>
  );
}

/** Asks once more, in its own place. */
function Remove({ set }: { readonly set: UnitSet }) {
  const t = useT();
  const [asked, setAsked] = useState(false);
  return asked ? (
    <button type="button" className="button button-danger" onClick={() => void forgetSet(set.id)} onBlur={() => setAsked(false)}>
      {t('Delete for good')}
    </button>
  ) : (
    <button
      type="button"
      className="button button-plain button-icon"
      aria-label={t('Remove {name}', { name: set.name })}
      onClick={() => setAsked(true)}
    >
      <Icon name="trash" />
    </button>
  );
}
