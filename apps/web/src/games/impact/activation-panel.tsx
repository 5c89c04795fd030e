import type { Spot } from '@sortie/board-view';
import { acting, type Impact, type Unit } from '@sortie/rules-impact';
import { useEffect } from 'react';
import type { Input, Moment, PanelProps } from '../../battle/face.ts';
import { Float } from '../../battle/sums/float.tsx';
import { SumBar } from '../../battle/sums/sum-bar.tsx';
import { reasonsOf, WhyNot } from '../../battle/sums/why-not.tsx';
import { useT } from '../../i18n/index.ts';
import type { Considering } from './acting-state.ts';
import { ladderFor, type Rung } from './flight.ts';
import { FIRE, type Prospect, prospectOf } from './prospects.ts';
import { stepsLeft } from './route.ts';
import { SightPanel } from './sight-panel.tsx';
import { unitName, unitOf } from './units.ts';
import { MODES } from './words.ts';

type Now = Moment<Impact>;
/** Milliseconds between two steps of a longer way. */
const PACE = 160;

/** The ladder of levels, the ways to fire, and the walk that goes on by itself. */
export function ActivationPanel({ moment, state, input }: PanelProps<Impact, Considering, Spot>) {
  useWalk(moment, input);
  const now = acting(moment.view, moment.seat);
  if (!now) return null;
  const target = unitOf(moment.view, state.target);
  const entering = now.unit.place === 'reserve';
  if (state.sight && state.over !== undefined) return <SightPanel moment={moment} unit={now.unit} to={state.over} />;
  if (target) return <Shots moment={moment} unit={now.unit} target={target} state={state} input={input} />;
  return state.ladder || entering ? <Ladder moment={moment} unit={now.unit} state={state} input={input} /> : null;
}

/** A way of several steps is walked on after each, until something happens or somebody says stop. */
function useWalk({ view }: Now, input: (input: Input<Spot>) => void): void {
  const left = stepsLeft(view).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every step that is left.
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => input({ kind: 'act', id: 'on' }), PACE);
    return () => clearTimeout(timer);
  }, [left, view]);
}

interface Props {
  readonly moment: Now;
  readonly unit: Unit;
  readonly state: Considering;
  readonly input: (input: Input<Spot>) => void;
}

function Ladder({ moment, unit, state, input }: Props) {
  const t = useT();
  const rungs = ladderFor(moment, unit, state);
  if (rungs.length === 0) return null;
  const entering = unit.place === 'reserve';
  const boosting = !entering && !unit.aloft && unit.kind === 'armored';
  return (
    <fieldset className="ladder plain-group">
      <legend>{entering ? t('Comes on at level') : t('To which level?')}</legend>
      <div className="ladder-rungs">
        {rungs.map(rung => (
          <RungButton
            key={rung.level}
            rung={rung}
            chosen={entering && (state.level ?? 0) === rung.level}
            onChoose={() => input({ kind: 'act', id: `level-${rung.level}` })}
          />
        ))}
      </div>
      {boosting && (
        <label className="ladder-boost">
          <input type="checkbox" checked={state.boost ?? false} onChange={() => input({ kind: 'act', id: 'boost' })} />{' '}
          {t('Boost: one more point, but a shot fired with it is 1 weaker')}
        </label>
      )}
    </fieldset>
  );
}

function RungButton({
  rung: { level, cost, refusals, now },
  chosen,
  onChoose,
}: {
  readonly rung: Rung;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}) {
  const t = useT();
  const words = t('Level {level}: {cost} points', { level, cost: cost.total });
  if (refusals.length === 0)
    return (
      <button type="button" className="rung" data-action={`level-${level}`} aria-label={words} aria-pressed={chosen} onClick={onChoose}>
        <b>{level}</b>
        <span>{t('{cost} MP', { cost: cost.total })}</span>
      </button>
    );
  return (
    <Float
      label={words}
      trigger={props => (
        <button
          type="button"
          className="rung"
          aria-disabled="true"
          aria-label={words}
          aria-description={reasonsOf(refusals)}
          data-now={now || undefined}
          {...props}
        >
          <b>{level}</b>
          <span>{now ? t('here') : '–'}</span>
        </button>
      )}
    >
      {() => <WhyNot refusals={refusals} />}
    </Float>
  );
}

function Shots({ moment, unit, target, state, input }: Props & { readonly target: Unit }) {
  const t = useT();
  const prospects = FIRE.map(mode => prospectOf(moment, unit, target, mode));
  const [first] = prospects;
  return (
    <div className="shots">
      <p className="shots-head">
        {t('{unit} at {target}', { unit: unitName(unit), target: unitName(target) })}
        {first?.indirect && <span className="chip">{t('indirect')}</span>}
      </p>
      {first?.blind && <p className="quiet small">{t('Its card is face down: its shield will take more off than the sums say.')}</p>}
      <ul className="shot-list">
        {prospects.map(prospect => (
          <ShotRow
            key={prospect.mode}
            prospect={prospect}
            chosen={(state.mode ?? 'stationary') === prospect.mode}
            onChoose={() => input({ kind: 'act', id: `mode-${prospect.mode}` })}
          />
        ))}
      </ul>
    </div>
  );
}

const percent = (share: number): number => Math.round(share * 100);

function ShotRow({ prospect, chosen, onChoose }: { readonly prospect: Prospect; readonly chosen: boolean; readonly onChoose: () => void }) {
  const t = useT();
  const { mode, strength, strict, damage, shock, gone, refusals } = prospect;
  if (refusals.length > 0)
    return (
      <li className="shot" data-off>
        <Float
          label={t(MODES[mode])}
          trigger={props => (
            <button type="button" className="shot-name" aria-disabled="true" aria-description={reasonsOf(refusals)} {...props}>
              {t(MODES[mode])}
            </button>
          )}
        >
          {() => <WhyNot refusals={refusals} />}
        </Float>
        <span className="quiet small">{reasonsOf(refusals)}</span>
      </li>
    );
  return (
    <li className="shot" data-chosen={chosen || undefined}>
      <label className="shot-name">
        <input type="radio" name="fire-mode" checked={chosen} onChange={onChoose} /> {t(MODES[mode])} {!strict && <b>{strength.total}</b>}
      </label>
      {!strict && (
        <span className="shot-chances">
          {t('{damage} % hit · {shock} % shock · {gone} % gone', { damage: percent(damage), shock: percent(shock), gone: percent(gone) })}
        </span>
      )}
      {!strict && <SumBar answer={strength} compact />}
    </li>
  );
}
