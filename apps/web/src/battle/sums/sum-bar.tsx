import './term.css';
import './sum-bar.css';
import { type Answer, counts, type Term } from '@sortie/kernel';
import { useT } from '../../i18n/index.ts';
import { Float } from './float.tsx';
import { RuleCard } from './rule-card.tsx';
import { useTermName } from './rule-words.ts';

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** A term as it stands in the sum: "4", "+2", "×2", "at least 1". */
function writtenOf({ stage, value }: Term, t: ReturnType<typeof useT>): string {
  if (stage === 'multiply') return `×${value}`;
  if (stage === 'atLeast') return t('at least {value}', { value });
  if (stage === 'atMost') return t('at most {value}', { value });
  return stage === 'base' ? String(value).replace('-', '−') : signed(value);
}

interface Props {
  readonly answer: Answer;
  /** What is written after the sum, such as "9 or more". */
  readonly total?: string;
  /** A share from 0 to 1, shown in percent. */
  readonly chance?: number | undefined;
  /** Only the parts that change something; the sum itself is shown beside it. */
  readonly compact?: boolean;
}

/** A number with every part that makes it; each part opens its rule. The same everywhere: before, in the log, in a replay. */
export function SumBar({ answer, total, chance, compact = false }: Props) {
  const t = useT();
  const shown = compact ? answer.terms.filter(term => term.value !== 0 || term.stage !== undefined || !counts(term)) : answer.terms;
  return (
    <span className={compact ? 'sum sum-compact' : 'sum'}>
      {shown.map((term, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the terms of an answer never change their places.
        <TermChip key={i} term={term} />
      ))}
      {!compact && (
        <span className="sum-total">
          <span aria-hidden="true">= </span>
          <b>{total ?? String(answer.total)}</b>
        </span>
      )}
      {chance !== undefined && <span className="sum-chance">{t('{percent} %', { percent: Math.round(chance * 100) })}</span>}
    </span>
  );
}

function TermChip({ term }: { readonly term: Term }) {
  const t = useT();
  const nameOf = useTermName();
  const aside = !counts(term);
  const name = nameOf(term);
  return (
    <Float
      label={name}
      trigger={props => (
        <button type="button" className={aside ? 'term term-waived' : 'term'} {...props}>
          <b>{writtenOf(term, t)}</b> {name}
          {aside && <span className="unseen">{t('set aside')}</span>}
        </button>
      )}
    >
      {() => (
        <>
          <RuleCard rule={term.rule} />
          {term.note && <p className="quiet">{t(term.note)}</p>}
          {term.waivedBy && <Aside because={t('Set aside by:')} rule={term.waivedBy} />}
          {term.outdoneBy && <Aside because={t('A larger one of the same kind counts instead:')} rule={term.outdoneBy} />}
        </>
      )}
    </Float>
  );
}

const Aside = ({ because, rule }: { readonly because: string; readonly rule: Term['rule'] }) => (
  <div className="rule-aside">
    <p className="quiet">{because}</p>
    <RuleCard rule={rule} />
  </div>
);
