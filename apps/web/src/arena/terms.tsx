import { type ReactNode, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Choices } from '../ui/choices.tsx';
import { Icon } from '../ui/icon.tsx';
import { LEVEL_NAMES, LEVELS, type MeasureLevel } from './measuring.ts';
import type { Measured } from './use-measure.ts';

const COUNTS = ['20', '100', '400'] as const;

/** How many games, and who plays them. */
export interface Terms {
  readonly games: (typeof COUNTS)[number];
  readonly level: MeasureLevel;
}

export const useTerms = (games: Terms['games']) => useState<Terms>({ games, level: 'regular' });

interface Props {
  readonly terms: Terms;
  readonly onTerms: (terms: Terms) => void;
  readonly label: string;
  readonly measured: Measured;
}

/** A measurement under way, and how far it is. */
const isRunning = (
  measured: Measured,
): measured is Extract<Measured, { readonly state: 'running' }> | Extract<Measured, { readonly state: 'field' }> =>
  measured.state === 'running' || (measured.state === 'field' && !measured.over);

interface FormProps {
  readonly measured: Measured;
  readonly onBegin: () => void;
  readonly onStop: () => void;
  readonly children: ReactNode;
}

/** One button begins and stops. */
export const MeasureForm = ({ measured, onBegin, onStop, children }: FormProps) => (
  <form
    className="panel balance-form"
    onSubmit={event => {
      event.preventDefault();
      if (isRunning(measured)) onStop();
      else onBegin();
    }}
  >
    {children}
  </form>
);

export function TermsPart({ terms, onTerms, label, measured }: Props) {
  const t = useT();
  const running = isRunning(measured);
  return (
    <>
      <div className="balance-terms">
        <Choices
          label={label}
          value={terms.games}
          choices={COUNTS.map(value => ({ value, label: value }))}
          onChange={games => onTerms({ ...terms, games })}
        />
        <Choices
          label={t('Played by')}
          value={terms.level}
          choices={LEVELS.map(value => ({ value, label: t(LEVEL_NAMES[value]) }))}
          onChange={level => onTerms({ ...terms, level })}
        />
      </div>
      <div className="row">
        <button type="submit" className={running ? 'button button-large' : 'button button-primary button-large'}>
          <Icon name={running ? 'close' : 'play'} /> {running ? t('Stop') : t('Measure')}
        </button>
        {running && (
          <div className="balance-progress">
            <progress value={measured.done} max={measured.total} aria-label={t('Games played')} />
            <span className="small quiet" role="status">
              {t('{done} of {total} games', { done: measured.done, total: measured.total })}
            </span>
          </div>
        )}
      </div>
    </>
  );
}
