import type { QuickStart } from '@sortie/rules-quick-start';
import type { PanelProps } from '../../battle/face.ts';
import { SumBar } from '../../battle/sums/sum-bar.tsx';
import { useT } from '../../i18n/index.ts';
import { SideMark } from '../../ui/side-mark.tsx';
import { fightersOf, type Threat, threat } from './aim.ts';
import { type Moving, moverOf, stopOf } from './move.ts';
import { standingAt } from './moving.ts';

/** What a place would mean: how hard the 'Mech is to hit there, who sees it, whom it sees. */
export function MovePanel({ moment, state }: PanelProps<QuickStart, Moving>) {
  const t = useT();
  const unit = moverOf(moment);
  const stop = unit && stopOf(moment, unit, state);
  if (!unit || !stop) return null;
  const { view, book, seat } = moment;
  const there = standingAt(book, unit, stop);
  const foes = fightersOf(view, seat, false);
  return (
    <div className="prospect">
      <p className="prospect-line">
        <span className="quiet">{t('Shots at it there:')}</span>{' '}
        <SumBar answer={book.ask('evasion', { mode: stop.mode, hexes: stop.hexes })} total={`+${stop.evasion}`} />
      </p>
      <table className="prospect-table">
        <caption className="unseen">{t('Who sees whom from there')}</caption>
        <thead>
          <tr>
            <th>{t('Against')}</th>
            <th>{t('Range')}</th>
            <th>{t('You need')}</th>
            <th>{t('They need')}</th>
          </tr>
        </thead>
        <tbody>
          {foes.map(foe => {
            const mine = threat(view, book, there, foe);
            return (
              <tr key={foe.id}>
                <th scope="row">
                  <SideMark seat={foe.seat} size={10} /> {foe.sheet.name} <span className="quiet">{foe.sheet.code}</span>
                </th>
                <td>{mine.range}</td>
                <td>{words(mine, true, t)}</td>
                <td>{words(threat(view, book, foe, there), foe.moved !== null, t)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** "9+ · 28 %"; a 'Mech that has yet to move may still turn, so its arc says nothing. */
function words({ blocked, inArc, best }: Threat, settled: boolean, t: ReturnType<typeof useT>): string {
  if (blocked) return t('no line of sight');
  if (settled && !inArc) return t('outside the arc');
  if (!best) return t('out of range');
  return t('{number}+ · {percent} %', { number: best.toHit.total, percent: Math.round(best.chance * 100) });
}
