import type { CSSProperties } from 'react';
import { say, useT } from '../../i18n/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';
import type { Sum } from '../face.ts';
import { useNames } from '../sums/names.ts';
import { Die } from './die.tsx';

interface Props {
  /** The rolls of one event; empty hides the tray. */
  readonly sums: readonly Sum[];
  readonly onSkip: () => void;
  /** Dice lie still from the beginning. */
  readonly calm: boolean;
}

/** Dice that fall where everybody sees them. A tap or a key ends the show. */
export function DiceTray({ sums, onSkip, calm }: Props) {
  const t = useT();
  const names = useNames();
  if (sums.length === 0) return null;
  return (
    <button type="button" className="dice-tray" data-calm={calm || undefined} onClick={onSkip} aria-label={t('Skip')}>
      {sums.map((sum, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of an event never change their places.
        <span key={i} className="dice-row" style={{ '--row': i } as CSSProperties}>
          <span className="dice-label">
            {say(sum.label)}
            {sum.seat !== undefined && (
              <>
                {' '}
                <SideMark seat={sum.seat} size={10} /> {names[sum.seat]}
              </>
            )}
            {sum.need !== undefined && <span className="quiet"> {t('needs {need}', { need: sum.need })}</span>}
          </span>
          <span className="dice-fall">
            {sum.picture && <span className="dice-tumble">{sum.picture}</span>}
            {(sum.picture ? [] : (sum.roll?.faces ?? [])).map((face, j) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order they fell.
              <span key={j} className="dice-tumble" style={{ '--die': j } as CSSProperties}>
                <Die face={face} size={34} />
              </span>
            ))}
          </span>
          <span className="dice-outcome">
            {!sum.picture && <b>{sum.roll?.total}</b>}
            {sum.result && (
              <span className="one-sum-result" data-good={sum.good}>
                {say(sum.result)}
              </span>
            )}
          </span>
        </span>
      ))}
    </button>
  );
}
