import type { Problem } from '@sortie/convert';
import { useState } from 'react';
import { formatAgo } from '../../i18n/format.ts';
import { tn, useT } from '../../i18n/index.ts';
import { RemoveButton } from '../../ui/remove-button.tsx';
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
              <RemoveButton name={set.name} onRemove={() => void forgetSet(set.id)} />
            </span>
          </li>
        ))}
      </ul>
      <ProblemSheet problems={problems} onClose={() => setProblems(undefined)} />
    </details>
  );
}
