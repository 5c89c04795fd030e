import type { Refusal } from '@sortie/kernel';
import { useT } from '../../i18n/index.ts';
import { Float } from './float.tsx';
import { RuleCard } from './rule-card.tsx';

/** The reasons against something, each with its rule one tap away. */
export function WhyNot({ refusals }: { readonly refusals: readonly Refusal[] }) {
  const t = useT();
  return (
    <ul className="why-not">
      {refusals.map(({ rule, reason }) => (
        <li key={rule}>
          {t(reason)}{' '}
          <Float
            label={rule}
            trigger={props => (
              <button type="button" className="term" {...props}>
                {t('the rule')}
              </button>
            )}
          >
            {() => <RuleCard rule={rule} />}
          </Float>
        </li>
      ))}
    </ul>
  );
}

/** The same as one line for screen readers and titles. */
export const reasonsOf = (refusals: readonly Refusal[]): string => refusals.map(({ reason }) => reason).join('; ');
