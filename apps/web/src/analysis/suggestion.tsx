import '../battle/parts/weighed.css';
import './suggestion.css';
import { useEffect, useRef, useState } from 'react';
import { say, useT } from '../i18n/index.ts';
import type { Drafting } from './drafting.ts';
import type { SuggestNews, SuggestOrder } from './suggest-worker.ts';
import type { Bench } from './use-bench.ts';

interface Asked {
  /** What was asked about: another position is another question. */
  readonly of: Bench['draft'];
  readonly type: string;
  readonly news?: SuggestNews;
}

/** One thought at a time, in a thread that ends with the page. */
function useSuggestion() {
  const [asked, setAsked] = useState<Asked>();
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  const ask = (order: SuggestOrder): void => {
    worker.current?.terminate();
    const thread = new Worker(new URL('./suggest-worker.ts', import.meta.url), { type: 'module', name: 'sortie suggestion' });
    worker.current = thread;
    const question = { of: order.draft, type: order.type };
    setAsked(question);
    thread.onmessage = ({ data }: MessageEvent<SuggestNews>) => {
      setAsked({ ...question, news: data });
      thread.terminate();
    };
    thread.onerror = ({ message }) => setAsked({ ...question, news: { failed: message } });
    thread.postMessage(order);
  };
  return { asked, ask };
}

/** What the opponent would do with the unit that is looked at: its plans, the best first, and the chosen one to be done at once. */
export function Suggestion({ bench, drafting }: { readonly bench: Bench; readonly drafting: Drafting }) {
  const t = useT();
  const { one, draft, laid } = bench;
  const { asked, ask } = useSuggestion();
  if (!one) return null;
  const side = one.seat === 1 ? 1 : 0;
  const now = asked?.of === draft ? asked : undefined;
  return (
    <section className="suggestion" aria-label={t('Suggestion')}>
      <div className="odds-head">
        {drafting.suggests.map(({ type, label }) => (
          <button
            key={type}
            type="button"
            className="button"
            aria-pressed={now?.type === type}
            onClick={() => ask({ draft, unit: laid.names.indexOf(bench.nameOf(one)), side, type, seed: crypto.randomUUID() })}
          >
            {t(label, { unit: one.name })}
          </button>
        ))}
      </div>
      {now && !now.news && <p className="quiet small">{t('The opponent thinks about it …')}</p>}
      {now?.news && 'failed' in now.news && <p className="note note-ember">{now.news.failed}</p>}
      {now?.news && 'plans' in now.news && <Plans bench={bench} news={now.news} />}
    </section>
  );
}

function Plans({ bench, news }: { readonly bench: Bench; readonly news: Extract<SuggestNews, { readonly plans: unknown }> }) {
  const t = useT();
  const { after, plans } = news;
  const { look } = bench;
  useEffect(() => () => look([]), [look]);
  return (
    <>
      <ol className="weighed-plans" aria-label={t('Plans, the best first')}>
        {plans.map(({ words, value, steps, chosen }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: plans have no name but their rank.
          <li key={i}>
            <button
              type="button"
              className="weighed-plan"
              data-chosen={chosen || undefined}
              onPointerEnter={() => look(steps)}
              onPointerLeave={() => look([])}
              onFocus={() => look(steps)}
              onBlur={() => look([])}
            >
              <span>{words.text === '' ? t('no special reason') : say(words)}</span>
              <span className="weighed-value">{t('{value} points', { value })}</span>
              {chosen && <b className="weighed-chosen">{t('chosen')}</b>}
            </button>
          </li>
        ))}
      </ol>
      {after && (
        <button type="button" className="button" onClick={() => bench.change(after)}>
          {t('Do it')}
        </button>
      )}
    </>
  );
}
