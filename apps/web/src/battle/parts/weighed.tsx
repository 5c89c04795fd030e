import './weighed.css';
import type { Place, Telling } from '@sortie/kernel';
import { useEffect } from 'react';
import { say, useT } from '../../i18n/index.ts';
import type { Weighed as What } from '../../link/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';

interface Props {
  readonly weighed: What;
  readonly name: string;
  /** Nobody reads what was chosen before it has been shown. */
  readonly hidden: boolean;
  /** Shows a way on the board while somebody looks at the plan; none takes it away. */
  readonly onLook: (steps: readonly Place[]) => void;
}

const NONE: readonly Place[] = [];

/** What the opponent weighed for its last decision: in words, with what each plan seemed worth, and as ways on the board. */
export function Weighed({ weighed: { seat, plans }, name, hidden, onLook }: Props) {
  const t = useT();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other plans, or none: the way of an old one is not left on the board.
  useEffect(() => () => onLook(NONE), [plans]);
  return (
    <details className="weighed" hidden={hidden}>
      <summary>
        <SideMark seat={seat} size={12} /> {t('What {name} weighed', { name })}
      </summary>
      <ol className="weighed-plans" aria-label={t('Plans, the best first')}>
        {plans.map(({ words, value, steps, chosen }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: plans have no name but their rank.
          <li key={i}>
            <button
              type="button"
              className="weighed-plan"
              data-chosen={chosen || undefined}
              onPointerEnter={() => onLook(steps)}
              onPointerLeave={() => onLook(NONE)}
              onFocus={() => onLook(steps)}
              onBlur={() => onLook(NONE)}
              onClick={() => onLook(steps)}
            >
              <span>{wordsOf(words, t)}</span>
              <span className="weighed-value">{t('{value} points', { value })}</span>
              {chosen && <b className="weighed-chosen">{t('chosen')}</b>}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

const wordsOf = (words: Telling, t: ReturnType<typeof useT>): string => (words.text === '' ? t('no special reason') : say(words));
