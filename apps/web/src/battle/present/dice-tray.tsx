import './dice-tray.css';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { say, useT } from '../../i18n/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';
import type { Sum } from '../face.ts';
import { useNames } from '../sums/names.ts';
import { type Box, placeBeside } from './beside.ts';
import { Die } from './die.tsx';

interface Props {
  /** The rolls of one event; empty hides the tray. */
  readonly sums: readonly Sum[];
  readonly onSkip: () => void;
  /** Dice lie still from the beginning. */
  readonly calm: boolean;
  /** Milliseconds until they lie. */
  readonly fall?: number | undefined;
  /** Where those are whom they are about. */
  readonly fight: () => Box | undefined;
}

/** What the tray does not cover if it can help it. */
const PANELS = '.battle-right, .battle-left, .battle-log, .battle-top, .battle-bar, .mini-map, .bottom-strip, .bottom-body';

/** Dice that fall beside the fight. A tap or a key ends the show. */
export function DiceTray({ sums, onSkip, calm, fall = 700, fight }: Props) {
  const t = useT();
  const names = useNames();
  const tray = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other dice lie elsewhere.
  useLayoutEffect(() => {
    if (tray.current) lay(tray.current, fight());
  }, [sums]);
  if (sums.length === 0) return null;
  return (
    <button
      ref={tray}
      type="button"
      className="dice-tray"
      data-calm={calm || undefined}
      style={{ '--fall': `${fall}ms` } as CSSProperties}
      onClick={onSkip}
      aria-label={t('Skip')}
    >
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

function lay(tray: HTMLElement, fight: Box | undefined): void {
  const others = [...document.querySelectorAll(PANELS)].map(panel => panel.getBoundingClientRect());
  const window = { width: innerWidth, height: innerHeight };
  const nowhere = { left: innerWidth / 2, top: innerHeight / 2, right: innerWidth / 2, bottom: innerHeight / 2 };
  const { left, top } = placeBeside({ width: tray.offsetWidth, height: tray.offsetHeight }, window, fight ?? nowhere, others);
  tray.style.left = `${left}px`;
  tray.style.top = `${top}px`;
}
