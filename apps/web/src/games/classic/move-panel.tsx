import type { Hex } from '@sortie/geometry';
import { type Classic, callSign, type OnMap, sheetFor, type Tempo } from '@sortie/rules-classic';
import type { Input, Moment, PanelProps } from '../../battle/face.ts';
import { ExchangeTable } from '../../battle/parts/exchange-table.tsx';
import { SumBar } from '../../battle/sums/sum-bar.tsx';
import { useT } from '../../i18n/index.ts';
import { tenth } from '../hexes/weapon-row.tsx';
import { chanceAt, foesOf, type Threat, threat } from './aim.ts';
import { HeatLine } from './heat.tsx';
import { endOf, type Moving, moverOf } from './move-state.ts';
import { type End, hexesOf, standingAt } from './moving.ts';

/** What a place would mean: how hard the unit is to hit there, how hot it gets, who sees it, whom it sees. */
export function MovePanel({ moment, state, input }: PanelProps<Classic, Moving, Hex>) {
  const unit = moverOf(moment);
  const end = unit && endOf(moment, unit, state);
  if (!unit || !end) return null;
  return (
    <div className="prospect">
      <Outlook moment={moment} unit={unit} end={end} />
      <Ways state={state} unit={unit} end={end} moment={moment} input={input} />
    </div>
  );
}

function Outlook({ moment, unit, end }: { readonly moment: Moment<Classic>; readonly unit: OnMap; readonly end: End }) {
  const t = useT();
  const { view, book } = moment;
  const there = standingAt(moment, unit, end);
  const evasion = book.ask('evasion', { mode: end.command.mode, hexes: hexesOf(moment, unit, end) });
  return (
    <>
      <p className="prospect-line">
        <span className="quiet">{t('Shots at it there:')}</span> <SumBar answer={evasion} total={`+${evasion.total}`} />
      </p>
      {sheetFor(unit).kind === 'mech' && <HeatLine view={view} book={book} unit={there} />}
      <ExchangeTable
        rows={outlook(moment, there, end).map(({ foe, mine, theirs }) => ({
          key: foe.id,
          seat: foe.seat,
          name: callSign(view, foe.id),
          range: String(mine.range),
          mine: words(mine, t),
          theirs: words(theirs, t),
        }))}
      />
    </>
  );
}

interface Exchange {
  readonly foe: OnMap;
  readonly mine: Threat;
  readonly theirs: Threat;
}

const exchanges = new WeakMap<End, readonly Exchange[]>();

/** What could be done to whom from there; worked out once for each end of a move. */
function outlook(moment: Moment<Classic>, there: OnMap, end: End): readonly Exchange[] {
  const known = exchanges.get(end);
  if (known) return known;
  const { view, book } = moment;
  const made = foesOf(moment).map(foe => ({ foe, mine: threat(view, book, there, foe), theirs: threat(view, book, foe, there) }));
  exchanges.set(end, made);
  return made;
}

interface WaysProps {
  readonly moment: Moment<Classic>;
  readonly unit: OnMap;
  readonly state: Moving;
  readonly end: End;
  readonly input: (input: Input<Hex>) => void;
}

/** Watching one's step, and going on over a way point. */
function Ways({ moment, unit, state, end, input }: WaysProps) {
  const t = useT();
  const onFoot = (state.mode === 'walk' || state.mode === 'run') && state.assault === undefined;
  if (!onFoot) return null;
  const plays = (tempo: Tempo): boolean => moment.book.permits('tempo', tempo);
  const act = (id: string) => () => input({ kind: 'act', id });
  return (
    <p className="prospect-ways">
      {plays('careful') && (
        <label className="prospect-line">
          <input type="checkbox" checked={state.tempo === 'careful'} onChange={act('careful')} /> {t('Watch its step on ice')}
        </label>
      )}
      {plays('hurried') && (
        <label className="prospect-line">
          <input type="checkbox" checked={state.tempo === 'hurried'} onChange={act('hurried')} />{' '}
          {t('Hurry: pay for no ground, roll for all of it')}
        </label>
      )}
      {plays('blindly') && (
        <label className="prospect-line">
          <input type="checkbox" checked={state.tempo === 'blindly'} onChange={act('blindly')} />{' '}
          {t('Go on blindly: pay nothing for darkness and fog, roll instead')}
        </label>
      )}
      {moment.book.holds('pledges', { unit }) !== undefined && (
        <label className="prospect-line">
          {t('Declared speed in MP')}{' '}
          <input
            className="input"
            type="number"
            min={0}
            value={state.declared ?? ''}
            onChange={event => input({ kind: 'act', id: `declare-${event.target.value}` })}
          />
        </label>
      )}
      {end.steps.join() !== state.settled.join() && (
        <button type="button" className="prospect-way" onClick={act('onwards')}>
          {t('Go on from there (way point)')}
        </button>
      )}
    </p>
  );
}

/** "9+ · 28 % · ≈ 6.2": the best weapon's number and chance, and what all of them may be hoped to do. */
function words({ blocked, best, damage }: Threat, t: ReturnType<typeof useT>): string | undefined {
  if (blocked) return undefined;
  if (best === undefined) return t('nothing');
  const percent = Math.round(chanceAt(best) * 100);
  return t('{number}+ · {percent} % · ≈ {damage}', { number: best, percent, damage: tenth(damage) });
}
