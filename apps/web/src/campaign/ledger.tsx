import '../battle/sums/sums.css';
import { type Campaign, type Passage, passages } from '@sortie/campaign';
import type { Match, RuleId } from '@sortie/kernel';
import { useMemo, useState } from 'react';
import { Die } from '../battle/present/die.tsx';
import { SumBar } from '../battle/sums/sum-bar.tsx';
import { useT } from '../i18n/index.ts';
import { RuleChip } from '../units/detail/rule-chip.tsx';
import { inWords, told } from './words.ts';

/** Everything that has happened, newest first. */
export function Ledger({ match }: { readonly match: Match<Campaign> }) {
  const t = useT();
  const [whole, setWhole] = useState(false);
  const pages = useMemo(() => passages(match).filter(({ facts }) => facts.some(({ says }) => says)), [match]);
  const shown = [...pages].reverse().slice(0, whole ? pages.length : RECENT);
  return (
    <section className="panel campaign-part campaign-ledger" aria-label={t('Journal')}>
      <h2>{t('Journal')}</h2>
      <ol>
        {shown.map(page => (
          <Entry key={page.entry.n} page={page} />
        ))}
      </ol>
      {pages.length > shown.length && (
        <button type="button" className="button" onClick={() => setWhole(true)}>
          {t('All {count} entries', { count: pages.length })}
        </button>
      )}
    </section>
  );
}

const RECENT = 20;

function Entry({ page: { entry, facts, struck } }: { readonly page: Passage }) {
  const t = useT();
  return (
    <li data-struck={struck}>
      <span className="tiny quiet">
        {entry.n}
        {struck && ` · ${t('taken back')}`}
      </span>
      <ul className="stack-tight">
        {facts.map(
          ({ says, event }, i) =>
            says && (
              // biome-ignore lint/suspicious/noArrayIndexKey: the facts of an entry never change their places
              <li key={i} className="small">
                {told(says)} <Behind event={event} />
              </li>
            ),
        )}
      </ul>
    </li>
  );
}

/** The sums and the dice behind a fact, or its rule. */
function Behind({ event }: { readonly event: Passage['facts'][number]['event'] }) {
  if (event.type === 'rolled') {
    return (
      <span className="rolled">
        <SumBar answer={inWords(event.needs)} total={`${event.needs.total}+`} />
        {event.roll.faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they fell
          <Die key={i} face={face} size={16} />
        ))}
      </span>
    );
  }
  if (event.type === 'contended') {
    return (
      <>
        {event.totals.map((answer, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an army is its seat
          <SumBar key={seat} answer={inWords(answer)} />
        ))}
      </>
    );
  }
  const rule: RuleId | undefined = 'rule' in event ? event.rule : undefined;
  return rule ? <RuleChip rule={rule} /> : undefined;
}
