import './turn-bar.css';
import type { Telling } from '@sortie/kernel';
import { useEffect, useState } from 'react';
import { say, useT } from '../../i18n/index.ts';
import type { Clocks, Connection, Thinking } from '../../link/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';

export interface TurnWords {
  /** Whose move, in words: "Your move", "Kim's move". */
  readonly who: string;
  readonly seat: number | undefined;
  readonly mine: boolean;
  readonly phase: Telling;
  readonly hint: Telling | undefined;
  /** How far the phase has come. */
  readonly progress?: Telling | undefined;
}

interface Props extends TurnWords {
  readonly thinking: Thinking | undefined;
  readonly clocks: Clocks | undefined;
  readonly connection: Connection;
  readonly busy: boolean;
  /** Whoever plays may ask the program that is thinking for its move at once. */
  readonly onMoveNow?: (() => void) | undefined;
}

/** One line at the top: whose move it is, in which phase, and what is expected. Never a silent wait. */
export function TurnBar({ who, seat, mine, phase, hint, progress, thinking, clocks, connection, busy, onMoveNow }: Props) {
  const t = useT();
  const trouble = connection.state !== 'live';
  return (
    <div className="turn-bar" data-mine={mine || undefined}>
      <div className="turn-said" role="status">
        <div className="turn-who">
          {seat !== undefined && <SideMark seat={seat} size={16} />}
          <strong>{who}</strong>
          <span className="turn-phase">{say(phase)}</span>
          {progress && <span className="chip turn-progress">{say(progress)}</span>}
          {clocks && <ClockFaces clocks={clocks} />}
        </div>
        {trouble ? (
          <p className="turn-hint turn-trouble">{connectionWords(connection, t)}</p>
        ) : (
          hint && !thinking && <p className="turn-hint">{say(hint)}</p>
        )}
      </div>
      {thinking && !trouble && <Weighing progress={thinking.progress} onMoveNow={onMoveNow} />}
      {busy && <span className="turn-busy" aria-hidden="true" />}
    </div>
  );
}

interface WeighingProps {
  readonly progress: number;
  readonly onMoveNow: (() => void) | undefined;
}

/** How far the thought is, where the hint would be, so that the bar keeps its size. */
function Weighing({ progress, onMoveNow }: WeighingProps) {
  const t = useT();
  return (
    <div className="turn-weighing">
      <progress className="turn-thinking" max={1} value={progress} aria-label={t('The opponent is thinking')}>
        {Math.round(progress * 100)} %
      </progress>
      {onMoveNow && (
        <button type="button" className="turn-now" onClick={onMoveNow}>
          {t('Move now')} <kbd className="action-key">.</kbd>
        </button>
      )}
    </div>
  );
}

function connectionWords({ state, reason }: Connection, t: ReturnType<typeof useT>): string {
  if (state === 'connecting') return t('Joining the table …');
  if (state === 'waiting') return t('The connection is lost. Everything is kept; trying again …');
  return reason ? t(reason) : t('The connection is closed.');
}

function ClockFaces({ clocks }: { readonly clocks: Clocks }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (clocks.running.length === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [clocks]);
  return (
    <span className="clocks">
      {clocks.left.map((left, seat) => {
        const running = clocks.running.includes(seat);
        const rest = Math.max(0, running ? left - (now - clocks.asOf) : left);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
          <time key={seat} className="clock" data-running={running || undefined} data-short={rest < 30_000 || undefined}>
            <SideMark seat={seat} size={10} /> {Math.floor(rest / 60_000)}:{String(Math.floor(rest / 1000) % 60).padStart(2, '0')}
          </time>
        );
      })}
    </span>
  );
}
