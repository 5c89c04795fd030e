import './term.css';
import './why-not.css';
import type { Refusal } from '@sortie/kernel';
import { because, useT } from '../../i18n/index.ts';
import { Float } from './float.tsx';
import { RuleCard } from './rule-card.tsx';

/** The reasons against something, each with its rule one tap away. */
export function WhyNot({ refusals }: { readonly refusals: readonly Refusal[] }) {
  const t = useT();
  return (
    <ul className="why-not">
      {refusals.map(refusal => (
        <li key={refusal.rule}>
          {because(refusal)}{' '}
          <Float
            label={refusal.rule}
            trigger={props => (
              <button type="button" className="term" {...props}>
                {t('the rule')}
              </button>
            )}
          >
            {() => <RuleCard rule={refusal.rule} />}
          </Float>
        </li>
      ))}
    </ul>
  );
}

/** The same as one line for screen readers and titles. */
export const reasonsOf = (refusals: readonly Refusal[]): string => refusals.map(because).join('; ');
