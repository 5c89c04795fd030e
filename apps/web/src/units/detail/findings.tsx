import type { Fault } from '@sortie/construction';
import type { Problem } from '@sortie/convert';
import { useT } from '../../i18n/index.ts';

/** What a rule of construction does not allow, and what was not understood of the file. */
export function Findings({ findings, problems }: { readonly findings: readonly Fault[]; readonly problems: readonly Problem[] }) {
  const t = useT();
  return (
    <>
      <section className="stack-tight">
        <h3>{t('Construction')}</h3>
        {findings.length === 0 ? (
          <p className="small quiet">{t('Nothing speaks against the design.')}</p>
        ) : (
          <ul className="unit-findings">
            {findings.map(({ rule, problem, at, cite }) => (
              <li key={`${rule} ${at ?? ''} ${problem}`} className="note note-brass">
                {at !== undefined && <b>{at}: </b>}
                {problem} <span className="quiet tiny">{cite}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="stack-tight">
        <h3>{t('The file')}</h3>
        {problems.length === 0 ? (
          <p className="small quiet">{t('Everything in it was understood.')}</p>
        ) : (
          <ProblemList problems={problems} />
        )}
      </section>
    </>
  );
}

/** File, line, field and reason of each problem. */
export function ProblemList({ problems, most = 200 }: { readonly problems: readonly Problem[]; readonly most?: number }) {
  const t = useT();
  return (
    <ul className="problems">
      {problems.slice(0, most).map(({ file, line, field, reason }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <li key={i}>
          <span className="problem-file">
            {file}
            {line > 0 && `:${line}`}
          </span>
          <span>
            {field !== '' && <b>{field}: </b>}
            {t(reason)}
          </span>
        </li>
      ))}
      {problems.length > most && <li className="quiet">{t('… and {n} more', { n: problems.length - most })}</li>}
    </ul>
  );
}
