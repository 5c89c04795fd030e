import type { Hex } from '@sortie/geometry';
import type { QuickStart, Standing, Stop } from '@sortie/rules-quick-start';
import type { Input, Moment, PanelProps } from '../../battle/face.ts';
import { ExchangeTable } from '../../battle/parts/exchange-table.tsx';
import { SumBar } from '../../battle/sums/sum-bar.tsx';
import { useT } from '../../i18n/index.ts';
import { fightersOf, type Threat, threat } from './aim.ts';
import { harderWay, type Moving, mayLeave, moverOf, stopOf } from './move-state.ts';
import { standingAt } from './moving.ts';

/** What a place would mean: how hard the 'Mech is to hit there, who sees it, whom it sees. */
export function MovePanel({ moment, state, input }: PanelProps<QuickStart, Moving, Hex>) {
  const unit = moverOf(moment);
  if (!unit) return null;
  const stop = stopOf(moment, unit, state);
  const ways = <Ways moment={moment} state={state} unit={unit} stop={stop} input={input} />;
  if (!stop) return mayLeave(moment, unit, state) && !state.exits ? ways : null;
  return (
    <div className="prospect">
      <Outlook moment={moment} unit={unit} stop={stop} />
      {ways}
    </div>
  );
}

function Outlook({ moment, unit, stop }: { readonly moment: Moment<QuickStart>; readonly unit: Standing; readonly stop: Stop }) {
  const t = useT();
  const { view, book, seat } = moment;
  const there = standingAt(book, unit, stop);
  return (
    <>
      <p className="prospect-line">
        <span className="quiet">{t('Shots at it there:')}</span>{' '}
        <SumBar answer={book.ask('evasion', { mode: stop.mode, hexes: stop.hexes })} total={`+${stop.evasion}`} />
      </p>
      <ExchangeTable
        rows={fightersOf(view, seat, false).map(foe => {
          const mine = threat(view, book, there, foe);
          return {
            key: foe.id,
            seat: foe.seat,
            name: `${foe.sheet.name} ${foe.sheet.code}`,
            range: String(mine.range),
            mine: words(mine, true, t),
            theirs: words(threat(view, book, foe, there), foe.moved !== null, t),
          };
        })}
      />
    </>
  );
}

interface WaysProps {
  readonly moment: Moment<QuickStart>;
  readonly state: Moving;
  readonly unit: Standing;
  readonly stop: Stop | undefined;
  readonly input: (input: Input<Hex>) => void;
}

/** Other ways to the same place, over a way point, or off the map. */
function Ways({ moment, state, unit, stop, input }: WaysProps) {
  const t = useT();
  const harder = stop && harderWay(moment, unit, state);
  const onFoot = state.mode === 'walk' || state.mode === 'run';
  const act = (id: string) => () => input({ kind: 'act', id });
  return (
    <p className="prospect-ways">
      {harder && (
        <label className="prospect-line">
          <input type="checkbox" checked={state.evasive === true} onChange={act('evasive')} />{' '}
          {t('Go the long way: {spent} MP, +{evasion} to hit it', { spent: harder.spent, evasion: harder.evasion })}
        </label>
      )}
      {stop && onFoot && stop.steps !== state.settled && (
        <button type="button" className="prospect-way" onClick={act('onwards')}>
          {t('Go on from there (way point)')}
        </button>
      )}
      {!state.exits && mayLeave(moment, unit, state) && (
        <button type="button" className="prospect-way" onClick={act('exits')}>
          {t('Leave the map …')}
        </button>
      )}
    </p>
  );
}

/** "9+ · 28 %"; a 'Mech that has yet to move may still turn, so its arc says nothing. */
function words({ blocked, inArc, best }: Threat, settled: boolean, t: ReturnType<typeof useT>): string | undefined {
  if (blocked) return undefined;
  if (settled && !inArc) return t('outside the arc');
  if (!best) return t('too far');
  return t('{number}+ · {percent} %', { number: best.toHit.total, percent: Math.round(best.chance * 100) });
}
