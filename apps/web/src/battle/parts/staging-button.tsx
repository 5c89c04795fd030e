import './staging-button.css';
import { useT } from '../../i18n/index.ts';
import { PACES, stage, useStaging } from '../present/staging.ts';
import { sounds } from '../sound/sound.ts';
import { Float } from '../sums/float.tsx';
import { Glyph } from './glyph.tsx';

/** One place for how fast everything is shown and how loud it is. */
export function StagingButton() {
  const t = useT();
  const { pace } = useStaging();
  const label = t('Speed and sound');
  return (
    <Float
      label={label}
      trigger={props => (
        <button type="button" className="button button-icon" aria-label={label} title={label} {...props}>
          <Glyph name={pace === 'instant' ? 'skip' : 'play'} />
        </button>
      )}
    >
      {() => <StagingChoices />}
    </Float>
  );
}

export function StagingChoices() {
  const t = useT();
  const { pace, volume } = useStaging();
  return (
    <div className="staging">
      <fieldset className="plain-group">
        <legend className="label">{t('Moves, shots and dice')}</legend>
        <div className="staging-paces">
          {PACES.map(one => (
            <button
              key={one.pace}
              type="button"
              className="chip"
              aria-pressed={one.pace === pace}
              onClick={() => stage({ pace: one.pace })}
            >
              {t(one.label)}
            </button>
          ))}
        </div>
      </fieldset>
      <label className="staging-volume">
        <span className="label">{t('Sound')}</span>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={volume}
          onChange={event => stage({ volume: event.target.valueAsNumber })}
          onPointerUp={() => sounds.turn()}
        />
      </label>
      <p className="quiet small">{t('Space skips what is being shown.')}</p>
    </div>
  );
}
