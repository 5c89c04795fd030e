import { type ForceBill, forceBill } from '@sortie/campaign';
import { useT } from '../i18n/index.ts';
import { RuleChip } from '../units/detail/rule-chip.tsx';
import type { Books } from './use-books.ts';
import { hours } from './words.ts';

type Cost = ForceBill['total'];

/** What the whole force needs before it fights again, against what there is. */
export function Bill({ books, seat }: { readonly books: Books; readonly seat: 0 | 1 }) {
  const t = useT();
  const { state, book } = books.kept.journal.match;
  const { repairs, supplies, total } = forceBill(book, state, seat);
  const { sp, minutes } = state.sides[seat];
  if (total.sp === 0) return undefined;
  return (
    <section className="panel campaign-means" aria-label={t('Bill for the force')}>
      <div className="row spread">
        <h2>{t('Bill for the force')}</h2>
        <RuleChip rule="ASC-repair-cost-tally" />
      </div>
      <dl>
        <Line name={t('Repairs')} cost={repairs} />
        <Line name={t('Fuel and ammunition')} cost={supplies} />
        <Line name={t('All together')} cost={total} />
      </dl>
      {(total.sp > sp || total.minutes > minutes) && (
        <p className="note note-ember small">
          {t('There are {sp} SP and {hours} of work: not everything can be done.', { sp, hours: hours(minutes) })}
        </p>
      )}
    </section>
  );
}

function Line({ name, cost }: { readonly name: string; readonly cost: Cost }) {
  const t = useT();
  return (
    <div>
      <dt>{name}</dt>
      <dd className="campaign-figure">{t('{sp} SP', { sp: cost.sp })}</dd>
      <dd>{hours(cost.minutes)}</dd>
    </div>
  );
}
