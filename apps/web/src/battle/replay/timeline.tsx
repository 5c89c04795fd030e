import { useT } from '../../i18n/index.ts';
import { Glyph } from '../parts/glyph.tsx';
import { type Frame, jump } from './frames.ts';
import type { Player } from './use-player.ts';

interface Props {
  readonly frames: readonly Frame[];
  readonly player: Player;
}

/** Play, step and a line of the whole game with marks for turns, hits and kills. */
export function Timeline({ frames, player }: Props) {
  const t = useT();
  const { at, playing, speed } = player;
  const last = Math.max(1, frames.length - 1);
  return (
    <div className="timeline" role="toolbar" aria-label={t('Replay')}>
      <div className="timeline-buttons">
        <button
          type="button"
          className="button button-icon"
          aria-label={t('Previous turn')}
          onClick={() => player.go(jump(frames, at, -1, 'turn'))}
        >
          <Glyph name="previous" />
        </button>
        <button
          type="button"
          className="button button-primary button-icon"
          aria-label={playing ? t('Stop') : t('Play')}
          onClick={player.toggle}
        >
          <Glyph name={playing ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          className="button button-icon"
          aria-label={t('Next turn')}
          onClick={() => player.go(jump(frames, at, 1, 'turn'))}
        >
          <Glyph name="next" />
        </button>
        <button type="button" className="button" aria-label={t('Speed: {speed} times', { speed })} onClick={player.hasten}>
          {speed}×
        </button>
      </div>
      <div className="timeline-line">
        <div className="timeline-marks" aria-hidden="true">
          {frames.map((frame, i) =>
            frame.told?.mark ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place on the line.
              <span key={i} className="timeline-mark" data-mark={frame.told.mark} style={{ left: `${(i / last) * 100}%` }} />
            ) : null,
          )}
        </div>
        <input
          type="range"
          min={0}
          max={frames.length - 1}
          value={at}
          aria-label={t('Moment of the game')}
          aria-valuetext={t('{at} of {last}', { at, last: frames.length - 1 })}
          onChange={event => player.go(Number(event.target.value))}
        />
      </div>
      <span className="timeline-count">
        {at}/{frames.length - 1}
      </span>
    </div>
  );
}
