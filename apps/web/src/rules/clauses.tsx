import { byLine, type Clause, type Line, type Proof, proofsOf } from '@sortie/ledger';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { type OpenBook, openClauses, openProofs } from './ledger.ts';

interface Stand {
  readonly clauses: readonly { readonly clause: Clause; readonly proofs: readonly Proof[] }[];
  /** Sentences of tests for the line as a whole. */
  readonly sentences: readonly string[];
}

async function standOf(open: OpenBook, { id }: Line): Promise<Stand> {
  const [all, proofs] = await Promise.all([openClauses(open, id), openProofs()]);
  const clauses = byLine(all).get(id) ?? [];
  return {
    clauses: clauses.map(clause => ({ clause, proofs: proofsOf(id, clause, clauses.length, proofs) })),
    sentences: [...new Set((proofs.get(id) ?? []).flatMap(({ sentences }) => sentences))],
  };
}

/** What a line says one by one, with a tick where tests prove it. It comes after the page: the clauses of a part are fetched when a line is opened. */
export function Clauses({ open, line }: { readonly open: OpenBook; readonly line: Line }) {
  const t = useT();
  const loaded = useLoaded(() => standOf(open, line), [open, line]);
  if (loaded.state === 'failed')
    return <p className="note">{t('The clauses could not be fetched: {reason}.', { reason: loaded.reason })}</p>;
  if (loaded.state === 'waiting') return undefined;
  const { clauses, sentences } = loaded.value;
  const proven = clauses.filter(({ proofs }) => proofs.length > 0).length;
  return (
    <>
      {clauses.length > 0 && (
        <section>
          <h2>{t('Clause by clause')}</h2>
          <p className="quiet small">{t('{proven} of {all} are proven by tests.', { proven, all: clauses.length })}</p>
          <ul className="rule-clauses">
            {clauses.map(({ clause, proofs }) => (
              <OneClause key={clause.id} clause={clause} proofs={proofs} />
            ))}
          </ul>
        </section>
      )}
      {sentences.length > 0 && (
        <section>
          <h2>{t('What the tests show')}</h2>
          <Sentences sentences={sentences} />
        </section>
      )}
    </>
  );
}

function OneClause({ clause, proofs }: { readonly clause: Clause; readonly proofs: readonly Proof[] }) {
  const t = useT();
  const isProven = proofs.length > 0;
  const sentences = [...new Set(proofs.flatMap(one => one.sentences))];
  return (
    <li className={isProven ? 'rule-clause rule-clause-proven' : 'rule-clause'}>
      <span className="rule-clause-mark" role="img" aria-label={isProven ? t('proven') : t('not proven yet')}>
        {isProven && <Icon name="check" size={14} />}
      </span>
      <div>
        <span lang="en">{clause.text}</span>
        {sentences.length > 0 && (
          <details className="small">
            <summary className="quiet">{t('What the tests show')}</summary>
            <Sentences sentences={sentences} />
          </details>
        )}
      </div>
    </li>
  );
}

const Sentences = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <ul className="rule-links small" lang="en">
    {sentences.map(sentence => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
