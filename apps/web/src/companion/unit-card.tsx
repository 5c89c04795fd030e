import { memo, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import type { Deed, Track, Tracked } from './document.ts';
import { ACTS, conditionOf } from './words.ts';

interface Props {
  readonly unit: Tracked;
  readonly mine: boolean;
  readonly note: (deed: Deed) => void;
}

/** One unit: what is left of it, its heat, and what it has done this turn. Whoever sits nearest may cross off. */
export const UnitCard = memo(({ unit, mine, note }: Props) => {
  const t = useT();
  const [open, setOpen] = useState(mine);
  const { id, name, figures, tracks, acted, lost, skill } = unit;
  return (
    <article className="panel tracked" data-lost={lost || undefined} aria-label={name}>
      <header className="tracked-head">
        <button type="button" className="button button-plain tracked-name" aria-expanded={open} onClick={() => setOpen(!open)}>
          <strong>{name}</strong> <span className="quiet small">{conditionOf(unit)}</span>
        </button>
        {(['moved', 'attacked'] as const).map(what => (
          <button
            key={what}
            type="button"
            className="button tracked-act"
            aria-pressed={acted.includes(what)}
            onClick={() => note({ type: 'done', unit: id, what, yes: !acted.includes(what) })}
          >
            {t(ACTS[what])}
          </button>
        ))}
      </header>
      {open && (
        <>
          <p className="tracked-figures small">
            {t('Skill')} {skill}
            {figures.map(({ label, value }) => (
              <span key={label}>
                {t(label)} {value}
              </span>
            ))}
          </p>
          <div className="tracks">
            {tracks.map(track => (
              <TrackRow key={track.id} unit={unit} track={track} note={note} />
            ))}
            {unit.heat > 0 && <HeatRow unit={unit} note={note} />}
          </div>
          <div className="row">
            <button type="button" className="button" aria-pressed={lost} onClick={() => note({ type: 'lost', unit: id, yes: !lost })}>
              {t('Destroyed')}
            </button>
            <button type="button" className="button button-plain" onClick={() => note({ type: 'remove', unit: id })}>
              <Icon name="trash" size={16} /> {t('Take off the table')}
            </button>
          </div>
        </>
      )}
    </article>
  );
});

/** Boxes to tap: armor, structure and ammunition go down, hits count up. */
function TrackRow({ unit, track, note }: { readonly unit: Tracked; readonly track: Track; readonly note: Props['note'] }) {
  const t = useT();
  const off = unit.marked[track.id] ?? 0;
  const label = t(track.label);
  const counting = track.kind === 'critical' || track.kind === 'pilot';
  const shown = counting ? off : track.max - off;
  return (
    <fieldset className="track" data-kind={track.kind} aria-label={`${label} ${shown}/${track.max}`}>
      <span className="track-label small">{label}</span>
      <Stepper
        label={label}
        less={off > 0}
        more={off < track.max}
        onStep={by => note({ type: 'mark', unit: unit.id, track: track.id, by })}
        adding={counting}
      />
      <span className="track-left">
        {shown}
        <span className="quiet small">/{track.max}</span>
      </span>
      <span className="boxes" aria-hidden="true">
        {Array.from({ length: Math.min(track.max, 40) }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place in the row.
          <i key={n} data-off={n < off || undefined} />
        ))}
      </span>
    </fieldset>
  );
}

function HeatRow({ unit, note }: { readonly unit: Tracked; readonly note: Props['note'] }) {
  const t = useT();
  return (
    <fieldset className="track" data-kind="heat" aria-label={`${t('Heat')} ${unit.hot}/${unit.heat}`}>
      <span className="track-label small">{t('Heat')}</span>
      <Stepper
        label={t('Heat')}
        less={unit.hot > 0}
        more={unit.hot < unit.heat}
        onStep={by => note({ type: 'heat', unit: unit.id, by })}
        adding
      />
      <span className="track-left">
        {unit.hot}
        <span className="quiet small">/{unit.heat}</span>
      </span>
    </fieldset>
  );
}

interface StepperProps {
  readonly label: string;
  readonly less: boolean;
  readonly more: boolean;
  readonly onStep: (by: number) => void;
  /** Counts up, such as heat; otherwise boxes are crossed off. */
  readonly adding?: boolean;
}

function Stepper({ label, less, more, onStep, adding = false }: StepperProps) {
  const t = useT();
  return (
    <span className="stepper">
      <button
        type="button"
        className="button button-icon"
        disabled={!more}
        aria-label={adding ? t('One more: {what}', { what: label }) : t('Cross off one: {what}', { what: label })}
        onClick={() => onStep(1)}
      >
        {adding ? '+' : '−'}
      </button>
      <button
        type="button"
        className="button button-icon"
        disabled={!less}
        aria-label={adding ? t('One less: {what}', { what: label }) : t('Give one back: {what}', { what: label })}
        onClick={() => onStep(-1)}
      >
        {adding ? '−' : '+'}
      </button>
    </span>
  );
}
