import '../../setup/every/every-field.css';
import './every-order.css';
import type { Shape } from '@sortie/kernel';
import { useMemo, useState } from 'react';
import type { GameFace, PanelProps } from '../../battle/face.ts';
import { Facts } from '../../battle/inspect/facts.tsx';
import { WhyNot } from '../../battle/sums/why-not.tsx';
import { type Translate, useT } from '../../i18n/index.ts';
import { Parts } from '../../setup/every/fields.tsx';
import { labelOf } from '../../setup/every/labels.ts';
import { type Facet, rareFacets } from './facets.ts';
import { type Order, ordersAt, wordsFor } from './orders.ts';

interface Props extends Pick<PanelProps<Shape, unknown>, 'moment' | 'change'> {
  readonly face: GameFace<Shape>;
}

const MOST_ORDERS = 40;
const MOST_FACETS = 60;

/** Everything that the rules accept from whoever is asked: found by words, changed field by field, and refused with the reason. */
export function EveryOrder(props: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <section className="every-order">
      <button type="button" className="every-open" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('Every order')}
      </button>
      {open && <Orders {...props} />}
    </section>
  );
}

const facetWords = ({ word, field }: Facet, t: Translate): string =>
  field === undefined ? t(labelOf(word)) : `${t(labelOf(field))} ${word}`;

const says = ({ facets }: Order, wanted: readonly Facet[]): boolean => wanted.every(({ path }) => facets.some(one => one.path === path));

function Orders({ face, moment, change }: Props) {
  const t = useT();
  const [q, setQ] = useState('');
  const [wanted, setWanted] = useState<readonly Facet[]>([]);
  const [draft, setDraft] = useState<Shape['command']>();
  const all = ordersAt(moment);
  const found = useMemo(() => {
    const words = q.trim().toLowerCase().split(/\s+/);
    const own = ({ command }: Order): number => (String((command as { readonly unit?: unknown }).unit) === moment.selected ? 0 : 1);
    return all
      .filter(one => says(one, wanted))
      .filter(({ command }) => q.trim() === '' || words.every(word => wordsFor(face, moment, command, t).toLowerCase().includes(word)))
      .sort((a, b) => own(a) - own(b));
  }, [all, q, wanted, face, moment, t]);
  const facets = useMemo(
    () =>
      rareFacets(
        found.map(one => one.facets),
        MOST_FACETS,
      ),
    [found],
  );
  return (
    <>
      <p className="quiet small">{t('All orders that the rules list now. Choose one, change what it says, and give it.')}</p>
      <input
        className="input"
        type="search"
        aria-label={t('Search the orders')}
        placeholder={t('Search the orders')}
        value={q}
        onChange={event => setQ(event.target.value)}
      />
      <Chips wanted={wanted} offered={facets} onChange={setWanted} />
      {draft && <Draft face={face} moment={moment} change={change} draft={draft} onDraft={setDraft} />}
      <ul className="every-orders" aria-label={t('What the rules allow')}>
        {found.slice(0, MOST_ORDERS).map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: orders have no other name than their place.
          <li key={i}>
            <button type="button" className="prospect-way" aria-pressed={draft === one.command} onClick={() => setDraft(one.command)}>
              {wordsFor(face, moment, one.command, t)}
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST_ORDERS && <p className="quiet small">{t('… and {n} more', { n: found.length - MOST_ORDERS })}</p>}
    </>
  );
}

interface ChipsProps {
  readonly wanted: readonly Facet[];
  readonly offered: readonly Facet[];
  readonly onChange: (wanted: readonly Facet[]) => void;
}

/** What the orders have to say, and what else tells them apart. */
function Chips({ wanted, offered, onChange }: ChipsProps) {
  const t = useT();
  return (
    <p className="every-facets">
      {wanted.map(facet => (
        <button key={facet.path} type="button" className="chip" aria-pressed onClick={() => onChange(wanted.filter(one => one !== facet))}>
          {facetWords(facet, t)} ×
        </button>
      ))}
      {offered.map(facet => (
        <button key={facet.path} type="button" className="chip" aria-pressed={false} onClick={() => onChange([...wanted, facet])}>
          {facetWords(facet, t)}
        </button>
      ))}
    </p>
  );
}

interface DraftProps extends Props {
  readonly draft: Shape['command'];
  readonly onDraft: (draft: Shape['command']) => void;
}

/** An order before it is given: every field of it, and what the rules have against it. */
function Draft({ face, moment, change, draft, onDraft }: DraftProps) {
  const t = useT();
  const { ruleset, book, view, seat } = moment;
  const { form } = ruleset.readCommand;
  const read = ruleset.readCommand(draft);
  const refusals = read.ok ? book.check(view, read.value, seat) : [];
  const numbers = read.ok && refusals.length === 0 ? (face.foresee?.(moment, read.value) ?? []) : [];
  return (
    <div className="every-draft">
      {!read.ok && <p className="note note-ember small">{read.problem}</p>}
      {refusals.length > 0 && <WhyNot refusals={refusals} />}
      {numbers.length > 0 && <Facts facts={numbers} units={[]} />}
      {read.ok && refusals.length === 0 && (
        <button type="button" className="button button-primary" onClick={() => change({ send: read.value })}>
          {t('Give this order')}
        </button>
      )}
      {form?.kind === 'byType' && (
        <Parts
          form={form}
          value={draft as unknown as { readonly [name: string]: unknown }}
          onChange={next => onDraft(next as Shape['command'])}
        />
      )}
    </div>
  );
}
